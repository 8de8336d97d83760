cimport cython

from paiju.scoring.facts cimport Facts
from paiju.scoring.mcr.chow_questions cimport ask_chows
from paiju.scoring.mcr.honor_questions cimport ask_honors
from paiju.scoring.mcr.links cimport Links
from paiju.scoring.mcr.pung_questions cimport ask_concealed_pungs, ask_pungs
from paiju.scoring.mcr.tile_questions cimport ask_tiles
from paiju.scoring.mcr.way_questions cimport ask_waits, ask_ways, chicken_hand

@cython.final
cdef class Combination:
    cdef public Links links
    cdef int points[83]
    cdef unsigned long long bars_low[83]
    cdef unsigned long long bars_high[83]
    cdef int counts[83]
    cdef int struck[83]
    cdef int held[83]
    cdef int order[82]
    cdef int is_placed[83]
    cdef int held_count
    cdef unsigned long long struck_low, struck_high
    cdef bint telling, has_mixed_kongs

    cdef void ask(self, Facts hand) noexcept nogil
    cdef int weigh(self, Facts hand) noexcept nogil
    cdef int tell(self, Facts hand) noexcept nogil
    cdef void hold(self) noexcept nogil
    cdef bint is_struck(self, int row) noexcept nogil
    cdef void strike(self, int row) noexcept nogil
    cdef void mark(self, unsigned long long low, unsigned long long high, int by) noexcept nogil
