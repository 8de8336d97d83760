cimport cython

from paiju.scoring.appraiser cimport Appraiser
from paiju.scoring.facts cimport ELSEWHERE, IN_PAIR, Facts
from paiju.scoring.mcr.combine cimport Combination
from paiju.scoring.mcr.links cimport Links
from paiju.scoring.mcr.options cimport LAST_OF_KIND_BY_MELDS
from paiju.scoring.win cimport Win
from paiju.shape.masks cimport KNITTED, KNITTED_BODY, MELDED_KONG, PUNG, knitted_mask
from paiju.shape.readings cimport Readings
from paiju.shape.waits cimport Waits

@cython.final
cdef class Kernel(Appraiser):
    cdef public Win win
    cdef public Readings readings
    cdef public Waits waits
    cdef public Facts facts
    cdef public Links links
    cdef Combination combination
    cdef int flower_points
    cdef int forms, options, minimum
    cdef bint discard_melds, wait_beside_knitted, waits_left, lost_when_mixed
    cdef bint flowers_count
    cdef bint sole_wait, sole_known
    cdef public int best_way, ways
    cdef int way_readings[384]
    cdef int way_places[384]
    cdef int way_values[384]

    cpdef int best(self)
    cpdef tuple score_rows(self, const unsigned char[::1] rows, int[::1] points)
    cpdef int see(self, int reading, int place)
    cdef int paid(self, int value) noexcept nogil
    cdef int search(self) noexcept nogil
    cdef void open_win(self) noexcept nogil
    cdef void put(self, int place) noexcept nogil
    cdef bint is_sole(self) noexcept nogil
    cdef bint fits(self, int place) noexcept nogil
    cdef bint wait_counts(self, int place) noexcept nogil
    cdef bint in_body(self) noexcept nogil
    cdef bint last_by_melds(self) noexcept nogil
