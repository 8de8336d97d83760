from paiju.deal.moves cimport unclaim
from paiju.deal.numbers cimport (
    CALL_CHOW, CALL_WIN, CALL_WITHDRAWN, CHOW_CALLED, CLAIMS, HAND_SHOWN, HEAD_TOUCHED,
    SET_SHOWN, WIN_CALLED,
)
from paiju.deal.table cimport Table

cdef int apply_act(Table table, unsigned long long event) except -1 nogil
cdef void win_late(Table table, int seat) noexcept nogil
