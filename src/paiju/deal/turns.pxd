from paiju.deal.claims cimport close
from paiju.deal.clock cimport more_points_over, points_over, turn_start
from paiju.deal.numbers cimport AFTER_KONG, DRAWING, FROM_HEAD, NO_TILE, PASS, TURN
from paiju.deal.table cimport Table

cdef void begin_turn(Table table, int seat) noexcept nogil
cdef long long turn_limit(Table table) noexcept nogil
cdef void bill_claim(Table table, int seat) noexcept nogil
cdef void end_turn(Table table) noexcept nogil
cdef void owe(Table table, int seat, int source) noexcept nogil
cdef void wait_for_replies(Table table, int phase) noexcept nogil
cdef void call_time(Table table) noexcept nogil
