cimport cython

from paiju.scoring.facts cimport Facts
from paiju.scoring.wsom.chow_questions cimport ask_chows
from paiju.scoring.wsom.honor_questions cimport ask_honors
from paiju.scoring.wsom.options cimport ONLY_HEAVEN
from paiju.scoring.wsom.pung_questions cimport ask_pungs
from paiju.scoring.wsom.tile_questions cimport ask_tiles
from paiju.scoring.wsom.way_questions cimport ask_ways, chicken_hand

@cython.final
cdef class Combination:
    cdef int points[46]
    cdef int series[46]
    cdef int counts[46]
    cdef int struck[46]
    cdef int reasons[46]
    cdef int highest[46]
    cdef int limit_points
    cdef public int plain_sum, limit_row

    cdef int combine(self, Facts hand) noexcept nogil
    cdef void strike(self, int row, int by, int reason) noexcept nogil
    cdef void strike_by_heaven(self, bint others) noexcept nogil
    cdef void strike_in_series(self) noexcept nogil
    cdef int limited(self) noexcept nogil
