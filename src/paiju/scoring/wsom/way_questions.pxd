from paiju.scoring.facts cimport Facts
from paiju.shape.masks cimport BASIC

cpdef int concealed_hand(Facts hand) noexcept nogil
cpdef int nine_gates(Facts hand) noexcept nogil
cpdef int final_draw(Facts hand) noexcept nogil
cpdef int final_discard(Facts hand) noexcept nogil
cpdef int win_on_kong(Facts hand) noexcept nogil
cpdef int robbing_a_kong(Facts hand) noexcept nogil
cpdef int blessing_of_heaven(Facts hand) noexcept nogil
cpdef int blessing_of_earth(Facts hand) noexcept nogil
cpdef int chicken_hand(Facts hand) noexcept nogil
cdef void ask_ways(Facts hand, int *counts) noexcept nogil
