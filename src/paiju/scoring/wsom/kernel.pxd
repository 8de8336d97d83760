cimport cython

from paiju.scoring.appraiser cimport Appraiser
from paiju.scoring.facts cimport IN_PAIR, Facts
from paiju.scoring.win cimport Win
from paiju.scoring.wsom.combine cimport Combination
from paiju.scoring.wsom.options cimport DISCARD_LEAVES_CONCEALED, PENALTY_TILES_IN_SETS
from paiju.shape.masks cimport PUNG, SEVEN_PAIRS, THIRTEEN_ORPHANS
from paiju.shape.readings cimport Readings

@cython.final
cdef class Kernel(Appraiser):
    cdef public Win win
    cdef public Readings readings
    cdef public Facts facts
    cdef public Combination combination
    cdef int penalty[34]
    cdef int way_readings[256]
    cdef int way_places[256]
    cdef int way_values[256]
    cdef int forms, minimum, penalty_count, way_count
    cdef bint discard_melds, sets_barred
    cdef public int best_reading, best_place
    cdef public bint barred, barred_by_penalty

    cpdef int best(self)
    cpdef tuple score_rows(self, const unsigned char[::1] rows, int[::1] points)
    cpdef int see(self, int reading, int place)
    cdef int search(self) noexcept nogil
    cdef void find_places(self, int reading) noexcept nogil
    cdef bint fits(self, int place) noexcept nogil
    cdef void put(self, int place) noexcept nogil
    cdef bint bars(self, int place) noexcept nogil
    cdef bint set_needs_penalty(self, int code) noexcept nogil
    cdef bint needs_penalty(self, int kind, int number) noexcept nogil
