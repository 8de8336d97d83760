from paiju.scoring.facts cimport Facts
from paiju.shape.masks cimport ONE_OF_EACH_SUIT, SUIT

cpdef int pure_terminal_chows(Facts hand) noexcept nogil
cpdef int quadruple_chow(Facts hand) noexcept nogil
cpdef int four_pure_shifted_chows(Facts hand) noexcept nogil
cpdef int pure_triple_chow(Facts hand) noexcept nogil
cpdef int pure_straight(Facts hand) noexcept nogil
cpdef int three_suited_terminal_chows(Facts hand) noexcept nogil
cpdef int pure_shifted_chows(Facts hand) noexcept nogil
cpdef int mixed_straight(Facts hand) noexcept nogil
cpdef int mixed_triple_chow(Facts hand) noexcept nogil
cpdef int mixed_shifted_chows(Facts hand) noexcept nogil
cpdef int all_chows(Facts hand) noexcept nogil
cpdef int pure_double_chow(Facts hand) noexcept nogil
cpdef int mixed_double_chow(Facts hand) noexcept nogil
cpdef int short_straight(Facts hand) noexcept nogil
cpdef int two_terminal_chows(Facts hand) noexcept nogil
cdef void ask_chows(Facts hand, int *counts) noexcept nogil
cdef void ask_three_chows(Facts hand, int *counts) noexcept nogil
cdef void ask_two_chows(Facts hand, int *counts) noexcept nogil
