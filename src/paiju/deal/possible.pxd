from paiju.deal.faithful cimport (
    add, fill_acts, fill_kongs, fill_sets, open_options, overtakes,
)
from paiju.deal.legal cimport is_dead, refuse_discard
from paiju.deal.mishaps cimport is_next
from paiju.deal.numbers cimport (
    CALL_CHOW, CALL_KONG, CALL_PUNG, CALL_TIME, CALL_WIN, CLAIMS, CLAIM_BARRED, DEAL_OVER,
    DISCARD, DRAW, DRAWING, DRAW_TAIL, ENDING, EXPOSE_HAND, EXPOSE_TILE, FORFEIT,
    HEAD_WAS_TOUCHED, LAST_DISCARD, LEGAL, MAY_CHOW_LOW, MAY_PUNG, MAY_WIN, NOTHING_CALLED,
    NOT_IN_FAITHFUL_PLAY, NOT_POSSIBLE, NOT_ROBBABLE, NOT_YOUR_TURN, NO_FORFEIT,
    NO_SUCH_SET, NO_TILE, OVERTAKEN, OWN_DISCARD, PASS, PLAY_STOPPED, PUT_BACK, REPLACING,
    ROBBING, SCATTER_WALL, SHOW_FLOWER, SHOW_HAND, SHOW_SET, SHOW_WRONG_SET, TAKE_BACK_SET,
    TILE_NOT_HELD, TIME_RUNS_BACK, TOO_EARLY, TOO_LATE, TOUCH_HEAD, TURN, TURN_WALL_TILE,
    UNKNOWN_COMMAND, WIN, WITHDRAW,
)
from paiju.deal.table cimport Table

cdef int fill_possible(Table table, int seat) noexcept nogil
cdef int add_new(Table table, int count, int kind, int seat, int tile) noexcept nogil
cdef int fill_wrong_turn(Table table, int seat, int count) noexcept nogil
cdef int fill_wrong_calls(Table table, int seat, int count) noexcept nogil
cdef int fill_wrong_sets(Table table, int seat, int count) noexcept nogil
cdef bint is_set(Table table, int seat, int one, int other) noexcept nogil
cdef int fill_wrong_draws(Table table, int seat, int count) noexcept nogil
cdef int fill_exposures(Table table, int seat, int count) noexcept nogil
cdef bint may_lay_open(Table table, int seat) noexcept nogil
cdef bint in_wall(Table table, int place) noexcept nogil
cdef int act_refusal(Table table, int command, long long at_ms) noexcept nogil
cdef int why_not(Table table, int kind, int seat, int tile) noexcept nogil
cdef int why_no_call(Table table, int kind, int seat) noexcept nogil
cdef bint may_call(Table table, int kind, int seat) noexcept nogil
