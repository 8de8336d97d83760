cimport cython

from paiju.shape.caps cimport FOUR_EACH
from paiju.shape.masks cimport (
    ENDS, HONORS, KNITTED, KNITTED_BODY, SEVEN_PAIRS, THIRTEEN_ORPHANS, knitted_mask, ones,
)
from paiju.shape.missing cimport Missing
from paiju.shape.profiles cimport flipped, merged, together
from paiju.shape.tables cimport HONOR_PROFILES, SUITS, suit_and_honors, two_suits

@cython.final
cdef class Useful:
    cdef readonly Missing hand
    cdef unsigned long long verdicts[126]
    cdef unsigned long long verdict, round
    cdef unsigned long long rounds[126]
    cdef unsigned long long elsewhere[126]

    cdef int lacks[34]
    cdef unsigned long long helpful[34]

    cpdef unsigned long long useful(self)
    cpdef void try_discards(self)
    cdef void discard_each(self, Missing hand) noexcept nogil
    cdef unsigned long long helps(self, Missing hand) noexcept nogil
    cdef unsigned long long helps_after(self, Missing hand, int suit) noexcept nogil
    cdef unsigned long long helps_other_forms(self, Missing hand) noexcept nogil
    cdef unsigned long long beside(self, Missing hand, int suit) noexcept nogil
    cdef unsigned long long helps_suit(self, Missing hand, int suit) noexcept nogil
    cdef unsigned long long helps_capped(
        self, Missing hand, int suit, unsigned long long rest
    ) noexcept nogil
    cdef unsigned long long helps_special(self, Missing hand) noexcept nogil
    cdef unsigned long long helps_bodies(self, Missing hand) noexcept nogil
    cdef unsigned long long helps_beside(
        self, Missing hand, unsigned long long held, int rest
    ) noexcept nogil
    cdef void lay_aside(self, Missing hand, unsigned long long kinds, int step) noexcept nogil
    cdef unsigned long long helps_lone_pair(
        self, Missing hand, unsigned long long body, unsigned long long no_use, int rest
    ) noexcept nogil
