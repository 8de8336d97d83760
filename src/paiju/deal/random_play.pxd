from paiju.deal.apply cimport apply
from paiju.deal.chance cimport Chance
from paiju.deal.edition cimport Edition
from paiju.deal.follow cimport automatic
from paiju.deal.legal cimport event_of, fill_legal
from paiju.deal.numbers cimport (
    ENDED, EXHAUSTED, HANDS_DEALT, NO_TILE, WALL_BUILT, WIN,
)
from paiju.deal.table cimport Table

cdef class RandomPlay:
    cdef readonly Edition edition
    cdef readonly Chance chance
    cdef readonly Table table
    cdef unsigned char tiles[144]
    cdef readonly long long deals, exhausted, wins, self_drawn, events, points
    cdef readonly unsigned long long signature

    cpdef void play(self, long long deals)
    cdef int play_one(self) except -1 nogil
    cdef int change(self, unsigned long long event) except -1 nogil
    cdef void mix(self, unsigned long long number) noexcept nogil
    cdef int next_command(self) noexcept nogil
    cdef void count(self) noexcept nogil
