cimport cython

from paiju.deal.edition cimport Edition
from paiju.deal.legal cimport fill_legal
from paiju.deal.numbers cimport (
    AFTER_KONG, CLAIMS, ENDING, MAY_CHOW_LOW, MAY_PUNG, NO_TILE, ROBBING, TURN,
)
from paiju.deal.table cimport Table
from paiju.shape.masks cimport CHOW, CONCEALED_KONG, PUNG, ones
from paiju.shape.useful cimport Useful
from paiju.sim.actions cimport action_of
from paiju.sim.places cimport (
    ACTIONS, AFTER, AFTER_CHOW, AFTER_PUNG, CELLS, CHOWS, CONCEALED_KONGS, DISCARDED, DISCARDS,
    DRAWN, FLOWERS, GIVER, HAND, HELPS, KINDS, KONG_DRAW, LACKS, LATEST, MELDED, MOMENT, NUMBERS,
    OFFERED, OWN_WALLS, PREVALENT, SEAT_WIND, TILES_HELD, UNSEEN, WALL_LEFT, WORTH,
)

@cython.final
cdef class Observer:
    cdef readonly int advice
    cdef readonly bint shows_kongs
    cdef Useful finder

    cdef void write_mask(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void write(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void write_own(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void write_melds(
        self, Table table, int seat, int step, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void write_rivers(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void write_numbers(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void write_moment(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void take_hand(self, Table table, int seat) noexcept nogil
    cdef void add_meld(self, int code) noexcept nogil
    cdef void advise_turn(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void advise_tiles(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef void advise_claim(
        self, Table table, int seat, unsigned char *out, Py_ssize_t start
    ) noexcept nogil
    cdef int lacks_with(self, int code) noexcept nogil
