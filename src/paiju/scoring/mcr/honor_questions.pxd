from paiju.scoring.facts cimport Facts
from paiju.shape.masks cimport DRAGONS, ENDS, HONORS, WINDS, ones

cpdef int big_four_winds(Facts hand) noexcept nogil
cpdef int big_three_dragons(Facts hand) noexcept nogil
cpdef int little_four_winds(Facts hand) noexcept nogil
cpdef int little_three_dragons(Facts hand) noexcept nogil
cpdef int big_three_winds(Facts hand) noexcept nogil
cpdef int two_dragon_pungs(Facts hand) noexcept nogil
cpdef int dragon_pung(Facts hand) noexcept nogil
cpdef int prevalent_wind(Facts hand) noexcept nogil
cpdef int seat_wind(Facts hand) noexcept nogil
cpdef unsigned long long pungs_paid_elsewhere(Facts hand) noexcept nogil
cpdef int pung_of_terminals_or_honors(Facts hand) noexcept nogil
cdef void ask_honors(Facts hand, int *counts) noexcept nogil
