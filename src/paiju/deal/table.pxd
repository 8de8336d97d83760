cimport cython

from paiju.deal.edition cimport Edition
from paiju.deal.numbers cimport (
    BEFORE_WALL, FROM_HEAD, NO_TILE,
)
from paiju.deal.wall_end cimport next_from_head, next_from_tail
from paiju.shape.masks cimport PUNG

cdef class Table:
    cdef readonly Edition edition
    cdef unsigned char wall[144]
    cdef unsigned char counts[168]
    cdef unsigned char melds[16]
    cdef unsigned char marks[16]
    cdef unsigned char meld_counts[4]
    cdef unsigned char flowers[4]
    cdef unsigned char river[128]
    cdef unsigned char river_marks[128]
    cdef unsigned char visible[34]
    cdef int heads[4]
    cdef int last_own[4]
    cdef unsigned long long waits[4]
    cdef int worths[4]
    cdef int late_worths[4]
    cdef int options[4]
    cdef int replies[4]
    cdef int fines[4]
    cdef int deltas[4]
    cdef long long used_ms[4]
    cdef unsigned char live[136]
    cdef unsigned char dead[136]
    cdef int surplus[4]
    cdef unsigned char aside_counts[4]
    cdef int asides[16]
    cdef unsigned char exposed[136]
    cdef unsigned char turned[144]
    cdef readonly int prevalent, faithful, head_stack, dice, tails, drawn_count, river_count
    cdef readonly int phase, turn, tile, giver, drawn, source, owed, claimed
    cdef readonly int asked, replied, overruled
    cdef readonly int no_win, no_claim, has_penalty
    cdef readonly int caller, called, shown, touched, late, late_giver
    cdef readonly int fault, fault_seat, fault_tile, amiss, long, miscounted, forgone, opened
    cdef readonly int aging, wrong_open, wrong_call, spare_seat, spare_tile, wrecked
    cdef readonly int time_called, fine_seat, fine_points
    cdef readonly long long now_ms, dealt_ms, shown_ms, turn_ms, deadline_ms
    cdef readonly int ending, winner, liable, points

    cdef void clear(self) noexcept nogil
    cdef void clear_faults(self) noexcept nogil
    cdef void clear_numbers(self) noexcept nogil
    cdef void copy_to(self, Table other) noexcept nogil
    cdef void copy_mishaps(self, Table other) noexcept nogil
    cdef void copy_faults(self, Table other) noexcept nogil
    cdef void copy_numbers(self, Table other) noexcept nogil
    cdef int left(self) noexcept nogil
    cdef bint may_draw(self, int seat) noexcept nogil
    cdef bint is_last(self, int seat) noexcept nogil
    cdef int next_index(self, int seat, int source) noexcept nogil
    cdef int held(self, int seat, int kind) noexcept nogil
    cdef unsigned long long kinds_held(self, int seat) noexcept nogil
    cdef unsigned long long fours_held(self, int seat) noexcept nogil
    cdef int free_of(self, int seat, int kind) noexcept nogil
    cdef void take_tile(self, int seat, int kind, int number) noexcept nogil
    cdef void add_meld(self, int seat, int code, int mark) noexcept nogil
    cdef int pung_at(self, int seat, int kind) noexcept nogil
