cimport cython

from paiju.scoring.facts cimport Facts
from paiju.scoring.mcr.chow_questions cimport ask_three_chows, ask_two_chows
from paiju.shape.masks cimport PUNG, ones

@cython.final
cdef class Links:
    cdef Facts part
    cdef int chows[4]
    cdef int size
    cdef int first[6]
    cdef int second[6]
    cdef int rows[6]
    cdef public int edges, chosen, three_row, left_out, fours, threes
    cdef public bint forced
    cdef int asked[83]
    cdef int points[83]

    cdef void link(self, Facts hand, int *counts) noexcept nogil
    cdef void take_chows(self, Facts hand) noexcept nogil
    cdef void find_edges(self) noexcept nogil
    cdef void choose(self) noexcept nogil
    cdef void choose_three(self) noexcept nogil
    cdef int three_of(self, int left_out) noexcept nogil
    cdef int join_of(self, int left_out) noexcept nogil
    cdef void choose_twos(self) noexcept nogil
    @cython.locals(groups=int[4], used=int[4])
    cdef bint admissible(self, int edges) noexcept nogil
