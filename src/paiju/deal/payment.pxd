from paiju.deal.numbers cimport ROBBING_WIN, SELF_DRAWN_WIN
from paiju.deal.table cimport Table

cdef int liable_seat(Table table, int winner, int way) noexcept nogil
cdef void pay(Table table, int winner, int way, int points) noexcept nogil
cdef void pay_error(Table table, int seat) noexcept nogil
