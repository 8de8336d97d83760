from paiju.scoring.facts cimport Facts
from paiju.scoring.wsom.options cimport HONORS_ALONE_ARE_MIXED, PAIRS_ARE_NEVER_PURE
from paiju.shape.masks cimport (
    BASIC, ENDS, HONORS, NUMBERS, ONE_OF_EACH_SUIT, SEVEN_PAIRS, SUIT, TERMINALS,
    THIRTEEN_ORPHANS,
)

cpdef bint in_one_suit(Facts hand) noexcept nogil
cpdef bint has_end_in_each(Facts hand, unsigned long long ends) noexcept nogil
cpdef bint pure_pairs_count(Facts hand) noexcept nogil
cpdef int no_terminals(Facts hand) noexcept nogil
cpdef int mixed_one_suit(Facts hand) noexcept nogil
cpdef int pure_one_suit(Facts hand) noexcept nogil
cpdef int all_honors(Facts hand) noexcept nogil
cpdef int mixed_lesser_terminals(Facts hand) noexcept nogil
cpdef int pure_lesser_terminals(Facts hand) noexcept nogil
cpdef int mixed_greater_terminals(Facts hand) noexcept nogil
cpdef int pure_greater_terminals(Facts hand) noexcept nogil
cpdef int thirteen_terminals(Facts hand) noexcept nogil
cpdef int seven_pairs(Facts hand) noexcept nogil
cdef void ask_tiles(Facts hand, int *counts) noexcept nogil
