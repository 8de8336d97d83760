from paiju.scoring.facts cimport Facts
from paiju.scoring.mcr.options cimport PAIRS_STACK
from paiju.shape.masks cimport (
    BASIC, DRAGONS, ENDS, HONORS, ONE_OF_EACH_SUIT, SEVEN_PAIRS, SUIT, TERMINALS,
    THIRTEEN_ORPHANS, WINDS,
)

cpdef bint of_sets(Facts hand) noexcept nogil
cpdef bint only(Facts hand, unsigned long long kinds) noexcept nogil
cpdef int suits_held(Facts hand) noexcept nogil
cpdef int all_green(Facts hand) noexcept nogil
cpdef int all_terminals(Facts hand) noexcept nogil
cpdef int all_honors(Facts hand) noexcept nogil
cpdef int all_terminals_and_honors(Facts hand) noexcept nogil
cpdef int full_flush(Facts hand) noexcept nogil
cpdef int half_flush(Facts hand) noexcept nogil
cpdef int upper_tiles(Facts hand) noexcept nogil
cpdef int middle_tiles(Facts hand) noexcept nogil
cpdef int lower_tiles(Facts hand) noexcept nogil
cpdef int upper_four(Facts hand) noexcept nogil
cpdef int lower_four(Facts hand) noexcept nogil
cpdef int all_fives(Facts hand) noexcept nogil
cpdef int reversible_tiles(Facts hand) noexcept nogil
cpdef int all_types(Facts hand) noexcept nogil
cpdef int outside_hand(Facts hand) noexcept nogil
cpdef int tile_hog(Facts hand) noexcept nogil
cpdef int all_simples(Facts hand) noexcept nogil
cpdef int one_voided_suit(Facts hand) noexcept nogil
cpdef int no_honors(Facts hand) noexcept nogil
cdef void ask_tiles(Facts hand, int *counts) noexcept nogil
