cimport cython

from paiju.scoring.win cimport (
    EARTHLY, HEAVENLY, LAST_OF_KIND, LAST_TILE, MIXED_IN, REPLACEMENT, ROBBING, SELF_DRAWN, Win,
)
from paiju.shape.masks cimport (
    BASIC, CONCEALED_KONG, KNITTED_BODY, MELDED_KONG, PUNG, SUIT, ones,
)
from paiju.shape.readings cimport Readings

@cython.final
cdef class Facts:
    cdef int sets[4]
    cdef public int set_count, meld_count, form, pair, win
    cdef public unsigned long long kinds, chows, chows2, chows3, chows4, pungs
    cdef public int chow_count, pung_count, concealed_pungs, dark_pungs
    cdef public int melded_kongs, concealed_kongs, open_melds, hogs
    cdef public int seat, prevalent, flowers, options, wait
    cdef public bint self_drawn, last_tile, replacement, robbing, last_of_kind, heavenly, earthly
    cdef public bint kept_apart, nine_gates, nothing_else

    cdef void see_win(self, Win win) noexcept nogil
    cdef void see_tiles(self, Win win) noexcept nogil
    cdef void see_reading(self, Readings readings, int reading) noexcept nogil
    cdef void see_place(self, int place, bint sole_wait, bint discard_melds) noexcept nogil
    cdef void add_set(self, int code, bint concealed) noexcept nogil
    cdef void clear_sets(self) noexcept nogil
    cdef int wait_of(self, int code) noexcept nogil
    cdef bint holds(self, int code, int kind) noexcept nogil

cdef int EDGE_WAIT, CLOSED_WAIT, SINGLE_WAIT, IN_PAIR, ELSEWHERE
