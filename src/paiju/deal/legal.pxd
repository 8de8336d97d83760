from paiju.deal.numbers cimport (
    ADDED_KONG, ADDED_KONG_DECLARED, CALL_CHOW, CALL_TIME, CHOW, CLAIMS, CLAIM_BARRED,
    CONCEALED_KONG, CONCEALED_KONG_MADE, DEAD_PENALTY_TILE, DEAL_OVER, DISCARD, ENDING,
    FORFEIT, KONG_AFTER_CLAIM, LAST_TILE_HELD, LEGAL, MAY_CHOW_LOW, MAY_KONG, MAY_PUNG,
    MAY_WIN, MELDED_KONG, NOT_IN_GUIDED_PLAY, NOT_YOUR_TURN, NO_FORFEIT, NO_PUNG_TO_ADD_TO,
    NO_TILE,
    DRAW_TAIL, NO_TILE_TO_DRAW, PASS, PENALTY_TILE, PUNG, REPLY_SEALED, ROBBING, SEAT_FORFEITED,
    SELF_DRAWN_WIN, SWAP_CALL, TILE_DISCARDED, TILE_NOT_HELD, TIME_CALLED, TIME_RUNS_BACK,
    TOO_EARLY, TOO_LATE, TURN, UNKNOWN_COMMAND, WIN, WIN_DECLARED,
)
from paiju.deal.packing cimport pack
from paiju.deal.replies cimport refuse_reply, refuse_win
from paiju.deal.table cimport Table
from paiju.shape.masks cimport PUNG as PUNG_MELD, ones

cdef int fill_legal(Table table, int seat) noexcept nogil
cdef int fill_turn(Table table, int seat) noexcept nogil
cdef int add_each(
    Table table, int count, int command, int seat, unsigned long long kinds
) noexcept nogil
cdef unsigned long long discardable(Table table, int seat) noexcept nogil
cdef unsigned long long addable(Table table, int seat) noexcept nogil
cdef int refusal(Table table, int command, long long at_ms) noexcept nogil
cdef bint is_well_formed(int command) noexcept nogil
cdef int refuse_in_turn(Table table, int kind, int seat, int tile) noexcept nogil
cdef int refuse_discard(Table table, int seat, int tile) noexcept nogil
cdef bint is_dead(Table table, int seat, int tile) noexcept nogil
cdef bint has_other(Table table, int seat, int tile) noexcept nogil
cdef int refuse_kong(Table table, int seat) noexcept nogil
cdef int refuse_added_kong(Table table, int seat, int tile) noexcept nogil
cdef unsigned long long event_of(Table table, int command) noexcept nogil
