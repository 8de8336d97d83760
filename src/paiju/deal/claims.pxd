from paiju.deal.numbers cimport (
    CHOW, MAY_CHOW_HIGH, MAY_CHOW_LOW, MAY_CHOW_MIDDLE, MAY_KONG, MAY_PUNG, MAY_WIN,
    MELDED_KONG, ON_DISCARD, PUNG, ROBBING_WIN, WIN,
)
from paiju.deal.replies cimport option_of
from paiju.deal.table cimport Table
from paiju.deal.winning cimport worth

cdef void ask_about_discard(Table table) noexcept nogil
cdef void ask_about_kong(Table table) noexcept nogil
cdef void ask_about(Table table, int seat, int way) noexcept nogil
cdef void close(Table table) noexcept nogil
cdef int set_options(Table table, int seat) noexcept nogil
cdef int chow_options(Table table, int seat) noexcept nogil
cdef bint leaves_discard(Table table, int seat, int one, int other) noexcept nogil
cdef bint may_meld_kong(Table table, int seat) noexcept nogil
cdef int rank_of(int reply) noexcept nogil
cdef int standing_reply(Table table, int seat) noexcept nogil
cdef int best_reply(Table table) noexcept nogil
