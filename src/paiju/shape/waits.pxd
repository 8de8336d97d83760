cimport cython

from paiju.shape.masks cimport (
    BASIC, ENDS, HONORS, KNITTED, KNITTED_BODY, NUMBERS, SEVEN_PAIRS, THIRTEEN_ORPHANS,
    knitted_mask, ones,
)

@cython.final
cdef class Waits:
    cdef int tiles[34]
    cdef unsigned long long found
    cdef int count, enough, weight

    cpdef unsigned long long find(self, const int[:] counts, int need, int forms)
    cdef unsigned long long search(self, int need, int forms, int enough) noexcept nogil
    cdef void sets_and_pair(self) noexcept nogil
    cdef void in_suit(self, int suit, bint pair) noexcept nogil
    cdef void add(self, int kind) noexcept nogil
    cdef unsigned long long pack(self, int suit) noexcept nogil
    cdef bint suit_splits(self, int suit, bint pair) noexcept nogil
    cdef bint splits(
        self, int suit, unsigned long long packed, int weight, bint pair
    ) noexcept nogil
    cdef bint pungs(self, unsigned long long packed, bint pair) noexcept nogil
    cdef bint chains(self, unsigned long long packed) noexcept nogil
    cdef bint complete(self) noexcept nogil
    cdef void knitted_bodies(self, unsigned long long present) noexcept nogil
    cdef void special(self, unsigned long long present, int forms) noexcept nogil
