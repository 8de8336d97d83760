cimport cython

from paiju.scoring.laying cimport FAR, Laying
from paiju.scoring.targets cimport MOST_AIMS, Targets
from paiju.shape.masks cimport (
    CHOW, KNITTED_BODY, MELDED_KONG, PUNG, SEVEN_PAIRS, THIRTEEN_ORPHANS, WINDS,
)

@cython.final
cdef class Aiming:
    cdef public Targets targets
    cdef Laying laying
    cdef const unsigned long long[::1] numbers
    cdef int aims
    cdef int need, dark_kongs, melds_used
    cdef public int nodes
    cdef int level, aim, most_nodes, most
    cdef int order[55]
    cdef int costs[55]
    cdef int pair_order[34]
    cdef int pair_costs[34]
    cdef int codes[55]
    cdef int code_costs[55]
    cdef int code_count
    cdef int base[512]
    cdef int fixed[2048]
    cdef int fixed_count[512]
    cdef int pungs_wanted, one_each, classes
    cdef unsigned long long pairs

    cpdef void open(self)
    cpdef void sweep(self, int level)
    cpdef bint search_all(self, int level, int most)
    cdef void set_order(self) noexcept nogil
    cdef void set_pair_order(self) noexcept nogil
    cdef void fit(self, int aim) noexcept nogil
    @cython.locals(used=int[4])
    cdef bint fit_melds(self, int aim) noexcept nogil
    cdef bint allows(self, int aim, int code) noexcept nogil
    cdef int meld_code(self, int meld) noexcept nogil
    cdef int class_of(self, int code) noexcept nogil
    cdef void follow(self, int aim) noexcept nogil
    cdef int lay_fixed(self, int aim) noexcept nogil
    cdef void list_codes(self, int aim) noexcept nogil
    cdef void grow(self, int first, int slots, int missing, int pungs) noexcept nogil
    cdef void add_pairs(self, int missing) noexcept nogil
    cdef int nearest(self, int aim) noexcept nogil
