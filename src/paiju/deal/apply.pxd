from paiju.deal.acts cimport apply_act
from paiju.deal.claims cimport close
from paiju.deal.numbers cimport (
    ADDED, ADDED_KONG_DECLARED, ADDED_KONG_MADE, AFTER_FLOWER, AFTER_KONG, CHOW_CALLED,
    CHOW_MADE, CLAIM_OVERRULED, CONCEALED_KONG_MADE, DEALING, DEAL_ENDED, DEAL_EXHAUSTED,
    DICE_THROWN, DRAW, DRAWING, ENDED, EXHAUSTED, FAULT_COMMITTED, FLOWER_SHOWN, FORFEITED,
    HANDS_DEALT, JUST_DRAWN, MELDED_KONG_MADE, NO_TILE, PENALTY_TILES_SET, PUNG_MADE,
    REPLACING, REPLY_SEALED, SEAT_FORFEITED, STANDING_SET, TILE_DISCARDED, TILE_DRAWN,
    DEAL_STOPPED, TILE_EXPOSED, TIME_CALLED, TIME_FINED, TURN, WALL_BUILT, WALL_OPENED,
    WIN_DECLARED,
)
from paiju.deal.dealing cimport deal_hands, draw, open_wall
from paiju.deal.mishaps cimport (
    apply_mishap, before_discard, before_set, cover, draw_by_hand, show_flower_in_turn,
)
from paiju.deal.moves cimport (
    added_kong, claim, concealed_kong, discard, end, set_penalty_tiles, set_standing, win,
)
from paiju.deal.payment cimport pay_error
from paiju.deal.table cimport Table
from paiju.deal.turns cimport call_time, owe
from paiju.shape.masks cimport CHOW, MELDED_KONG, PUNG

cdef int apply(Table table, unsigned long long event, long long at_ms) except -1 nogil
cdef int apply_tile(Table table, unsigned long long event) except -1 nogil
cdef int apply_set(Table table, unsigned long long event) except -1 nogil
cdef int apply_opening(Table table, unsigned long long event) except -1 nogil
cdef int apply_ending(Table table, unsigned long long event) except -1 nogil
