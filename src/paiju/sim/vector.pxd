cimport cython

from paiju.deal.edition cimport Edition
from paiju.deal.legal cimport refusal
from paiju.sim.actions cimport command_of
from paiju.sim.lane cimport Lane
from paiju.sim.observe cimport Observer
from paiju.sim.places cimport ACTIONS, CELLS

@cython.final
cdef class VectorDeals:
    cdef readonly Edition edition
    cdef readonly Observer observer
    cdef readonly object rules, observations, masks, seats, endings, played, actions, rewards
    cdef readonly int tables
    cdef readonly long long decisions
    cdef readonly list lanes
    cdef unsigned char[::1] _observations
    cdef unsigned char[::1] _masks
    cdef unsigned char[::1] _seats
    cdef unsigned char[::1] _endings
    cdef unsigned char[::1] _played
    cdef int[::1] _actions
    cdef int[::1] _rewards

    @cython.locals(lane=Lane, table=int)
    cpdef object step(self)
    @cython.locals(lane=Lane)
    cdef int check(self) except -1
    @cython.locals(lane=Lane, masks="unsigned char *", seen="unsigned char *")
    cdef int go_on(self, int table, int played) except -1
