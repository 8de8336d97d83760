from paiju.deal.acts cimport blame, lay_open
from paiju.deal.claims cimport ask_about_discard
from paiju.deal.dealing cimport draw
from paiju.deal.moves cimport (
    free_gone, has_live, late_wins, look_anew, see_amiss, untake,
)
from paiju.deal.numbers cimport (
    ADDED_KONG_DECLARED, CALL_WIN, CLAIMED, CLAIMS, CONCEALED_KONG_MADE, DISCARD_BEFORE_DRAW,
    DRAWING, DRAW_OUT_OF_TURN, EARLY_DRAW, EXPOSED_TILE, FROM_HEAD, FROM_TAIL, HAND_EXPOSED,
    HEAD_TURNED_IN_TURN, HEAD_TURNED_OUT_OF_TURN, INITIAL_FLOWERS, KONG_NOT_CALLED,
    MISTAKEN_CLAIM, NO_TILE, SET_TAKEN_BACK, SHOWN_BEFORE_CALL, TABLE_WRECKED, TILE_EXPOSED,
    TURN, UNVOICED_CLAIM, WALL_SCATTERED, WALL_TILE_TURNED,
    WALL_TILE_TURNED_FAULT as ANOTHER_TURNED, WRONG_SET, WRONG_SET_SHOWN, WRONG_TILE_DRAWN,
)
from paiju.deal.table cimport Table
from paiju.deal.turns cimport begin_turn, end_turn
from paiju.deal.winning cimport see_waits

cdef int apply_mishap(Table table, unsigned long long event) except -1 nogil
cdef void expose_hand(Table table, int seat) noexcept nogil
cdef void turn_wall_tile(Table table, int seat, int index) noexcept nogil
cdef bint is_next(Table table, int seat) noexcept nogil
cdef void show_wrong_set(Table table, int seat, int one, int other) noexcept nogil
cdef void take_back(Table table, int seat) noexcept nogil
cdef void draw_by_hand(Table table, int seat, int tile, int index, int source) noexcept nogil
cdef void draw_out_of_turn(Table table, int seat, int tile) noexcept nogil
cdef void put_back(Table table, int seat, int tile) noexcept nogil
cdef void move_spare(Table table, int seat, int tile, int step) noexcept nogil
cdef int before_discard(Table table, int seat, int tile) except -1 nogil
cdef void keep_wrong_set(Table table, int seat) noexcept nogil
cdef void before_set(Table table, int seat, int kind) noexcept nogil
cdef void show_flower_in_turn(Table table, int seat) noexcept nogil
cdef void cover(Table table, int seat) noexcept nogil
