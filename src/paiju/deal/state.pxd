cimport cython

from paiju.deal.apply cimport apply as change
from paiju.deal.edition cimport Edition
from paiju.deal.faithful cimport act_event, fill_acts, following
from paiju.deal.follow cimport automatic
from paiju.deal.legal cimport event_of, fill_legal, refusal
from paiju.deal.numbers cimport (
    ON_DISCARD, ROBBING_WIN, SELF_DRAWN_WIN, TURN, WON_BY_ROBBING, WON_BY_SELF_DRAW,
)
from paiju.deal.inspected cimport Inspected
from paiju.deal.possible cimport act_refusal, fill_possible
from paiju.deal.winning cimport circumstances

@cython.final
cdef class DealState(Inspected):
    cpdef DealState copy(self)
    cpdef int waiting(self)
    cpdef tuple possible(self, int seat)
    cpdef tuple legal(self, int seat)
    cpdef int refusal(self, int command, long long at_ms)
    cpdef unsigned long long event_of(self, int command)
    cpdef unsigned long long automatic(self)
    cpdef list play(self, int command, long long at_ms)
    cpdef list follow(self, unsigned long long event, long long at_ms)
