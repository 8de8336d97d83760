from paiju.deal.moves cimport unclaim, untake
from paiju.deal.numbers cimport (
    CALL_CHOW, CALL_KONG, CALL_PUNG, CALL_WIN, CALL_WITHDRAWN, CHANGED_CLAIM, CHOW_CALLED,
    CLAIMS, EMPTY_CLAIM, EMPTY_KONG, EMPTY_WIN, FALSE_SELF_DRAW, FALSE_WIN, HAND_SHOWN,
    HEAD_TOUCHED, LATE_PUNG, NOT_COMPLETE, NO_TILE, SET_SHOWN, TURN, UNVOICED_CLAIM,
    WIN_CALLED, WRONG_WIN,
)
from paiju.deal.replies cimport refuse_win
from paiju.deal.table cimport Table

cdef int apply_act(Table table, unsigned long long event) except -1 nogil
cdef void blame(Table table, int fault, int seat, int tile) noexcept nogil
cdef void call(Table table, int seat, int act) noexcept nogil
cdef void withdraw(Table table, int seat) noexcept nogil
cdef bint wins(Table table, int seat) noexcept nogil
cdef void show_hand(Table table, int seat) noexcept nogil
cdef void lay_open(Table table, int seat) noexcept nogil
cdef void win_late(Table table, int seat) noexcept nogil
