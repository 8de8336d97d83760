from paiju.scoring.facts cimport Facts
from paiju.scoring.facts cimport CLOSED_WAIT, EDGE_WAIT, SINGLE_WAIT
from paiju.scoring.mcr.options cimport LESSER_KNITTED_STRAIGHT
from paiju.shape.masks cimport (
    HONORS, KNITTED, KNITTED_BODY, NUMBERS, SEVEN_PAIRS, SUIT, THIRTEEN_ORPHANS, ones,
)

cpdef int nine_gates(Facts hand) noexcept nogil
cpdef int seven_pairs(Facts hand) noexcept nogil
cpdef int seven_shifted_pairs(Facts hand) noexcept nogil
cpdef int thirteen_orphans(Facts hand) noexcept nogil
cpdef int lesser_honors_and_knitted_tiles(Facts hand) noexcept nogil
cpdef int greater_honors_and_knitted_tiles(Facts hand) noexcept nogil
cpdef int knitted_straight(Facts hand) noexcept nogil
cpdef int chicken_hand(Facts hand) noexcept nogil
cpdef int last_tile_draw(Facts hand) noexcept nogil
cpdef int last_tile_claim(Facts hand) noexcept nogil
cpdef int out_with_replacement_tile(Facts hand) noexcept nogil
cpdef int robbing_the_kong(Facts hand) noexcept nogil
cpdef int last_of_its_kind(Facts hand) noexcept nogil
cpdef int edge_wait(Facts hand) noexcept nogil
cpdef int closed_wait(Facts hand) noexcept nogil
cpdef int single_wait(Facts hand) noexcept nogil
cpdef int self_drawn(Facts hand) noexcept nogil
cpdef int flower_tiles(Facts hand) noexcept nogil
cdef void ask_ways(Facts hand, int *counts) noexcept nogil
cdef void ask_waits(Facts hand, int *counts) noexcept nogil
