from paiju.scoring.facts cimport Facts
from paiju.shape.masks cimport ONE_OF_EACH_SUIT, SUIT, ones

cpdef int four_kongs(Facts hand) noexcept nogil
cpdef int three_kongs(Facts hand) noexcept nogil
cpdef int two_concealed_kongs(Facts hand) noexcept nogil
cpdef int two_melded_kongs(Facts hand) noexcept nogil
cpdef int melded_and_concealed_kong(Facts hand) noexcept nogil
cpdef int concealed_kong(Facts hand) noexcept nogil
cpdef int melded_kong(Facts hand) noexcept nogil
cpdef int four_concealed_pungs(Facts hand) noexcept nogil
cpdef int three_concealed_pungs(Facts hand) noexcept nogil
cpdef int two_concealed_pungs(Facts hand) noexcept nogil
cpdef int all_pungs(Facts hand) noexcept nogil
cpdef int four_pure_shifted_pungs(Facts hand) noexcept nogil
cpdef int pure_shifted_pungs(Facts hand) noexcept nogil
cpdef int mixed_shifted_pungs(Facts hand) noexcept nogil
cpdef int triple_pung(Facts hand) noexcept nogil
cpdef int double_pung(Facts hand) noexcept nogil
cpdef int all_even_pungs(Facts hand) noexcept nogil
cpdef int concealed_hand(Facts hand) noexcept nogil
cpdef int fully_concealed_hand(Facts hand) noexcept nogil
cpdef int melded_hand(Facts hand) noexcept nogil
cdef void ask_pungs(Facts hand, int *counts) noexcept nogil
cdef void ask_concealed_pungs(Facts hand, int *counts) noexcept nogil
