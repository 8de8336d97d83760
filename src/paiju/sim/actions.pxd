from paiju.deal.numbers cimport (
    ADDED_KONG, CHOW, CONCEALED_KONG, DISCARD, MELDED_KONG, NO_TILE, PASS, PUNG, WIN,
)
from paiju.deal.table cimport Table
from paiju.sim.places cimport (
    ACTIONS, CHOW_AT, DISCARD_AT, KONG_AT, MELDED_KONG_AT, PASS_AT, PUNG_AT, WIN_AT,
)

cpdef int action_of(Table table, int command) noexcept nogil
cpdef int command_of(Table table, int seat, int action) noexcept nogil
