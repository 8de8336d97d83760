cimport cython

from paiju.deal.apply cimport apply
from paiju.deal.chance cimport Chance
from paiju.deal.edition cimport Edition
from paiju.deal.follow cimport automatic
from paiju.deal.legal cimport event_of, fill_legal
from paiju.deal.numbers cimport (
    CLAIMS, ENDED, HANDS_DEALT, NO_TILE, ROBBING, WALL_BUILT, WIN,
)
from paiju.deal.state cimport DealState

@cython.final
cdef class Lane:
    cdef readonly DealState table
    cdef readonly Chance walls, choice
    cdef public int played, goes_on
    cdef readonly int seat
    cdef readonly long long deals
    cdef unsigned char tiles[144]
    cdef int paid[4]

    cpdef int begin(self) except -1 nogil
    cpdef int act(self, int command) except -1 nogil
    cpdef int forward(self) except -1 nogil
    cdef int next_seat(self) noexcept nogil
    cdef int random_command(self) noexcept nogil
