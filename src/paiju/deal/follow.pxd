from paiju.deal.claims cimport best_reply, rank_of, standing_reply
from paiju.deal.legal cimport refuse_discard
from paiju.deal.numbers cimport (
    ADDED_KONG_MADE, AFTER_FLOWER, CHOW, CHOW_MADE, CLAIMS, CLAIM_OVERRULED, DEAL_ENDED,
    DEAL_EXHAUSTED, DRAWING, ENDING, FLOWER_SHOWN, FROM_HEAD, INITIAL_FLOWERS,
    MELDED_KONG_MADE, NO_TILE, PENALTY_TILES_SET, PUNG, PUNG_MADE, REPLACING, ROBBING, ROBBING_WIN,
    TILE_DISCARDED, TILE_DRAWN, TIME_FINED, TURN, WIN, WIN_DECLARED,
)
from paiju.deal.packing cimport pack
from paiju.deal.table cimport Table

cdef unsigned long long aged(Table table) noexcept nogil
cdef unsigned long long automatic(Table table) noexcept nogil
cdef unsigned long long show_flower(Table table) noexcept nogil
cdef unsigned long long next_draw(Table table, int seat, int source) noexcept nogil
cdef unsigned long long decided(Table table) noexcept nogil
cdef unsigned long long claim_made(Table table, int seat) noexcept nogil
cdef unsigned long long auto_discard(Table table) noexcept nogil
cdef int last_tile(Table table) noexcept nogil
