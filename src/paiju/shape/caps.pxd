cimport cython

from paiju.shape.masks cimport MELDED_KONG, PUNG
from paiju.shape.profiles cimport profile_of

cdef unsigned long long FOUR_EACH

@cython.final
cdef class Caps:
    cdef unsigned long long of_suit[4]
    cdef unsigned long long memo_counts[509]
    cdef unsigned long long memo_caps[509]
    cdef unsigned long long memo[509]

    cdef void clear(self) noexcept nogil
    cdef void add_meld(self, int code) noexcept nogil
    cdef unsigned long long spent(self, int *tiles) noexcept nogil
    cdef bint is_free(self, int *tiles, int suit) noexcept nogil
    cdef unsigned long long profile(self, int *tiles, int suit) noexcept nogil
