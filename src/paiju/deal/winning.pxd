cimport cython

from paiju.deal.numbers cimport AFTER_KONG, ROBBING_WIN, SELF_DRAWN_WIN
from paiju.deal.table cimport Table
from paiju.shape.masks cimport ones
from paiju.scoring.win cimport (
    EARTHLY, HEAVENLY, LAST_OF_KIND, LAST_TILE, REPLACEMENT, ROBBING, SELF_DRAWN,
)


cdef void see_waits(Table table, int seat) noexcept nogil
cdef int circumstances(Table table, int seat, int kind, int way) noexcept nogil
cdef int worth(Table table, int seat, int kind, int way) noexcept nogil
cdef void see_self_drawn(Table table) noexcept nogil
@cython.locals(row="unsigned char[::1]")
cdef void fill_row(Table table, int seat, int kind, int flags) noexcept nogil
