from paiju.deal.acts cimport wins
from paiju.deal.follow cimport aged, auto_discard, next_draw
from paiju.deal.legal cimport add_each, addable, discardable, refuse_added_kong, refuse_kong
from paiju.deal.mishap_events cimport mishap_event
from paiju.deal.numbers cimport (
    ADDED_KONG_DECLARED, ADDED_KONG_MADE, ADDED_KONG_SET, AFTER_FLOWER, CALL_CHOW,
    CALL_KONG, CALL_PUNG, CALL_TIME, CALL_WIN, CALL_WITHDRAWN, CHOW_CALLED, CHOW_MADE,
    CHOW_SET, CLAIMS, CONCEALED_KONG_MADE, CONCEALED_KONG_SET, DEAL_ENDED, DISCARD, DRAW,
    DRAWING, ENDING, FAULT_COMMITTED, FLOWER_SHOWN, FROM_HEAD, HAND_SHOWN,
    HAND_SHOWN_AT_FAILED_WIN, HAND_SHOWN_AT_WIN, HEAD_TOUCHED, INITIAL_FLOWERS,
    MAY_CHOW_LOW, MAY_KONG, MAY_PUNG, MAY_WIN, MELDED_KONG_SET, NO_TILE, PUNG_MADE,
    PUNG_SET, REPLACING, ROBBING, ROBBING_WIN, SELF_DRAWN_WIN, SET_SHOWN, SHOW_FLOWER,
    SHOW_HAND, SHOW_SET, TILE_DISCARDED, TIME_CALLED, TIME_FINED, TOUCH_HEAD, TURN,
    WIN_DECLARED, WITHDRAW,
)
from paiju.deal.packing cimport pack
from paiju.deal.table cimport Table

cdef int add(Table table, int count, int kind, int seat, int tile) noexcept nogil
cdef int fill_acts(Table table, int seat) noexcept nogil
cdef int fill_flowers(Table table, int seat) noexcept nogil
cdef int fill_own_turn(Table table, int seat) noexcept nogil
cdef int fill_caller(Table table, int seat) noexcept nogil
cdef int fill_kongs(Table table, int seat, int count) noexcept nogil
cdef int fill_sets(Table table, int seat, int act, int count) noexcept nogil
cdef int fill_calls(Table table, int seat) noexcept nogil
cdef int open_options(Table table, int seat) noexcept nogil
cdef bint overtakes(Table table, int seat, int act) noexcept nogil
cdef unsigned long long act_event(Table table, int command) noexcept nogil
cdef unsigned long long following(Table table) noexcept nogil
cdef unsigned long long opened_hand(Table table) noexcept nogil
cdef unsigned long long win_shown(Table table) noexcept nogil
