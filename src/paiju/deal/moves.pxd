from paiju.deal.claims cimport ask_about, ask_about_discard, ask_about_kong, close
from paiju.deal.numbers cimport (
    AFTER_KONG, CLAIMED, CLAIMS, ENDING, FROM_HEAD, MAY_WIN, NO_TILE, ON_DISCARD, PLACE_SHIFT,
    ROBBING, ROBBING_WIN, SELF_DRAWN_WIN, TURN, WON_BY_ROBBING, WON_BY_SELF_DRAW, WON_ON,
    WON_ON_DISCARD,
)
from paiju.deal.payment cimport pay
from paiju.deal.table cimport Table
from paiju.deal.turns cimport begin_turn, bill_claim, end_turn, owe, wait_for_replies
from paiju.deal.winning cimport see_self_drawn, see_waits, worth
from paiju.shape.masks cimport CHOW, CONCEALED_KONG, MELDED_KONG, PUNG

cdef void discard(Table table, int seat, int kind) noexcept nogil
cdef void claim(Table table, int seat, int kind, int code) noexcept nogil
cdef int late_wins(Table table, int claimer) noexcept nogil
cdef void value_late(Table table, int seat) noexcept nogil
cdef int shown_with(Table table) noexcept nogil
cdef void unclaim(Table table) noexcept nogil
cdef void untake(Table table) noexcept nogil
cdef void see_amiss(Table table, int seat) noexcept nogil
cdef void concealed_kong(Table table, int seat, int kind) noexcept nogil
cdef void added_kong(Table table, int seat, int kind) noexcept nogil
cdef void win(Table table, int seat, int tile, int way, int points) noexcept nogil
cdef void end(Table table, int ending) noexcept nogil
cdef void set_standing(Table table, int seat, int may) noexcept nogil
cdef void set_penalty_tiles(Table table, int seat, int kind, int live, int dead) noexcept nogil
cdef bint has_live(Table table, int seat) noexcept nogil
cdef void free_gone(Table table, int seat, int kind) noexcept nogil
cdef void age(Table table, int seat, int kind) noexcept nogil
cdef void look_anew(Table table, int seat) noexcept nogil
