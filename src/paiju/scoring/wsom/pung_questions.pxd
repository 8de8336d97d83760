from paiju.scoring.facts cimport Facts
from paiju.shape.masks cimport ONE_OF_EACH_SUIT, SUIT

cpdef int all_triplets(Facts hand) noexcept nogil
cpdef int two_concealed_triplets(Facts hand) noexcept nogil
cpdef int three_concealed_triplets(Facts hand) noexcept nogil
cpdef int four_concealed_triplets(Facts hand) noexcept nogil
cpdef int kongs(Facts hand) noexcept nogil
cpdef int one_kong(Facts hand) noexcept nogil
cpdef int two_kong(Facts hand) noexcept nogil
cpdef int three_kong(Facts hand) noexcept nogil
cpdef int four_kong(Facts hand) noexcept nogil
cpdef int small_three_similar_triplets(Facts hand) noexcept nogil
cpdef int three_similar_triplets(Facts hand) noexcept nogil
cpdef int three_consecutive_triplets(Facts hand) noexcept nogil
cpdef int four_consecutive_triplets(Facts hand) noexcept nogil
cdef void ask_pungs(Facts hand, int *counts) noexcept nogil
