from paiju.scoring.facts cimport Facts
from paiju.shape.masks cimport ONE_OF_EACH_SUIT, SUIT, ones

cpdef int all_sequences(Facts hand) noexcept nogil
cpdef int two_identical_sequences(Facts hand) noexcept nogil
cpdef int two_identical_sequences_twice(Facts hand) noexcept nogil
cpdef int three_identical_sequences(Facts hand) noexcept nogil
cpdef int four_identical_sequences(Facts hand) noexcept nogil
cpdef int three_similar_sequences(Facts hand) noexcept nogil
cpdef int nine_tile_straight(Facts hand) noexcept nogil
cdef void ask_chows(Facts hand, int *counts) noexcept nogil
