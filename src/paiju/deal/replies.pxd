from paiju.deal.numbers cimport (
    ALREADY_REPLIED, BELOW_MINIMUM, CHOW, CLAIMS, CLAIM_BARRED, LAST_DISCARD, LEGAL,
    MAY_CHOW_HIGH, MAY_CHOW_LOW, MAY_CHOW_MIDDLE, MAY_KONG, MAY_PUNG, MAY_WIN, MELDED_KONG,
    NOT_ASKED, NOT_COMPLETE, NOT_FROM_UPPER_SEAT, NOT_ROBBABLE, NO_SUCH_SET, NO_TILE,
    NO_TILE_TO_DRAW, ON_DISCARD, OWN_DISCARD, PASS, PENALTY_TILE, PUNG, ROBBING, ROBBING_WIN,
    TURN, WIN, WIN_BARRED,
)
from paiju.deal.table cimport Table
from paiju.deal.winning cimport worth

cdef int refuse_reply(Table table, int kind, int seat, int tile) noexcept nogil
cdef int option_of(Table table, int kind, int tile) noexcept nogil
cdef int refuse_win(Table table, int seat, int tile) noexcept nogil
cdef bint is_barred(Table table, int seat, int tile) noexcept nogil
cdef int refuse_set(Table table, int kind, int seat) noexcept nogil
