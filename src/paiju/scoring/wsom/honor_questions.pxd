from paiju.scoring.facts cimport Facts
from paiju.shape.masks cimport DRAGONS, WINDS, ones

cpdef int value_honor(Facts hand) noexcept nogil
cpdef int small_three_dragons(Facts hand) noexcept nogil
cpdef int big_three_dragons(Facts hand) noexcept nogil
cpdef int small_three_winds(Facts hand) noexcept nogil
cpdef int big_three_winds(Facts hand) noexcept nogil
cpdef int small_four_winds(Facts hand) noexcept nogil
cpdef int big_four_winds(Facts hand) noexcept nogil
cdef void ask_honors(Facts hand, int *counts) noexcept nogil
