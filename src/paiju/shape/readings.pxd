cimport cython

from paiju.shape.masks cimport (
    BASIC, CHOW, ENDS, KNITTED, KNITTED_BODY, NUMBERS, PUNG, SEVEN_PAIRS,
    THIRTEEN_ORPHANS, knitted_mask, ones,
)

@cython.final
cdef class Readings:
    cdef public int size
    cdef int forms[64]
    cdef int sets[256]
    cdef int pairs[64]
    cdef int need
    cdef int form
    cdef int path[4]
    cdef int tiles[34]

    cpdef void find(self, const int[:] counts, int need, int forms)
    cdef void search(self, int need, int forms) noexcept nogil
    cdef void basic(self) noexcept nogil
    cdef void knitted_bodies(self, unsigned long long present) noexcept nogil
    cdef void special(self, unsigned long long present, int forms) noexcept nogil
    cdef void pair_then_sets(self, int first, int last, int step) noexcept nogil
    cdef void split(self, int kind, int depth, int pair, bint chow_only) noexcept nogil
    cdef void keep(self, int pair) noexcept nogil
