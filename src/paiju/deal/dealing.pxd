cimport cython

from paiju.deal.claims cimport close
from paiju.deal.numbers cimport FROM_HEAD, INITIAL_FLOWERS, REPLACING
from paiju.deal.table cimport Table
from paiju.deal.turns cimport begin_turn, owe
from paiju.deal.winning cimport see_self_drawn, see_waits

@cython.locals(built="unsigned char[144]")
cdef void open_wall(Table table, int head) noexcept nogil
cdef void deal_hands(Table table) noexcept nogil
cdef bint find_flower(Table table, int first) noexcept nogil
cdef void begin_play(Table table) noexcept nogil
cdef void draw(Table table, int seat, int kind, int source) noexcept nogil
