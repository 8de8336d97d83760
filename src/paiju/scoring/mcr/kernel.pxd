cimport cython

from paiju.scoring.facts cimport ELSEWHERE, IN_PAIR, Facts
from paiju.scoring.mcr.chow_questions cimport ask_chows
from paiju.scoring.mcr.honor_questions cimport ask_honors
from paiju.scoring.mcr.links cimport Links
from paiju.scoring.mcr.options cimport LAST_OF_KIND_BY_MELDS
from paiju.scoring.mcr.pung_questions cimport ask_concealed_pungs, ask_pungs
from paiju.scoring.mcr.tile_questions cimport ask_tiles
from paiju.scoring.mcr.way_questions cimport ask_waits, ask_ways, chicken_hand
from paiju.scoring.win cimport Win
from paiju.shape.masks cimport KNITTED, KNITTED_BODY, MELDED_KONG, PUNG, knitted_mask
from paiju.shape.readings cimport Readings
from paiju.shape.waits cimport Waits

@cython.final
cdef class Kernel:
    cdef public Win win
    cdef public Readings readings
    cdef public Waits waits
    cdef public Facts facts
    cdef public Links links
    cdef int points[83]
    cdef unsigned long long bars_low[83]
    cdef unsigned long long bars_high[83]
    cdef int counts[83]
    cdef int held[83]
    cdef int order[82]
    cdef int held_count
    cdef unsigned long long struck_low, struck_high
    cdef bint telling
    cdef int struck[83]
    cdef int forms, options, minimum
    cdef bint discard_melds, wait_beside_knitted, waits_left, lost_when_mixed
    cdef bint has_82, flowers_count
    cdef bint sole_wait, sole_known
    cdef public int best_way, ways
    cdef int way_readings[384]
    cdef int way_places[384]
    cdef int way_values[384]

    cpdef int best(self)
    cpdef tuple score_rows(self, const unsigned char[::1] rows, int[::1] points)
    cpdef int see(self, int reading, int place)
    cdef int paid(self, int value) noexcept nogil
    cdef int search(self) noexcept nogil
    cdef void open_win(self) noexcept nogil
    cdef void put(self, int place) noexcept nogil
    cdef bint is_sole(self) noexcept nogil
    cdef bint fits(self, int place) noexcept nogil
    cdef bint wait_counts(self, int place) noexcept nogil
    cdef bint in_body(self) noexcept nogil
    cdef void ask(self) noexcept nogil
    cdef int weigh(self) noexcept nogil
    cdef void hold(self) noexcept nogil
    cdef bint is_struck(self, int row) noexcept nogil
    cdef void mark(self, unsigned long long low, unsigned long long high, int by) noexcept nogil
    cdef void strike(self, int row) noexcept nogil
    cdef bint last_by_melds(self) noexcept nogil
