from paiju.deal.follow cimport auto_discard, next_draw
from paiju.deal.legal cimport (
    add_each, addable, discardable, refuse_added_kong, refuse_discard, refuse_kong,
)
from paiju.deal.numbers cimport (
    ADDED_KONG_DECLARED, ADDED_KONG_MADE, ADDED_KONG_SET, AFTER_FLOWER, CALL_CHOW, CALL_KONG,
    CALL_PUNG, CALL_TIME, CALL_WIN, CALL_WITHDRAWN, CHOW_CALLED, CHOW_MADE, CHOW_SET, CLAIMS,
    CLAIM_BARRED, CONCEALED_KONG_MADE, CONCEALED_KONG_SET, DEAL_ENDED, DEAL_OVER, DISCARD,
    DRAW, DRAWING, ENDING, FLOWER_SHOWN, FORFEIT, FROM_HEAD, HAND_SHOWN, HEAD_TOUCHED,
    HEAD_WAS_TOUCHED, INITIAL_FLOWERS, LAST_DISCARD, LEGAL, MAY_CHOW_LOW, MAY_KONG, MAY_PUNG,
    MAY_WIN, MELDED_KONG_SET, NOTHING_CALLED, NOT_IN_FAITHFUL_PLAY, NOT_YOUR_TURN,
    NO_FORFEIT, NO_SUCH_SET, NO_TILE, OVERTAKEN, PASS, PUNG_MADE, PUNG_SET, REPLACING, ROBBING,
    ROBBING_WIN, SELF_DRAWN_WIN, SET_SHOWN, SHOW_FLOWER, SHOW_HAND, SHOW_SET, TILE_DISCARDED,
    TILE_NOT_HELD,
    TIME_CALLED, TIME_FINED, TIME_RUNS_BACK, TOO_EARLY, TOO_LATE, TOUCH_HEAD, TURN,
    UNKNOWN_COMMAND, WIN, WIN_DECLARED, WITHDRAW,
)
from paiju.deal.packing cimport pack
from paiju.deal.replies cimport refuse_win
from paiju.deal.table cimport Table

cdef int add(Table table, int count, int kind, int seat, int tile) noexcept nogil
cdef int fill_possible(Table table, int seat) noexcept nogil
cdef int fill_flowers(Table table, int seat) noexcept nogil
cdef int fill_own_turn(Table table, int seat) noexcept nogil
cdef int fill_caller(Table table, int seat) noexcept nogil
cdef int fill_calls(Table table, int seat) noexcept nogil
cdef int open_options(Table table, int seat) noexcept nogil
cdef bint overtakes(Table table, int seat, int act) noexcept nogil
cdef int act_refusal(Table table, int command, long long at_ms) noexcept nogil
cdef int why_not(Table table, int kind, int seat, int tile) noexcept nogil
cdef int why_no_call(Table table, int kind, int seat) noexcept nogil
cdef unsigned long long act_event(Table table, int command) noexcept nogil
cdef unsigned long long following(Table table) noexcept nogil
cdef unsigned long long win_shown(Table table) noexcept nogil
