cimport cython

from paiju.scoring.laying cimport FAR, Laying
from paiju.scoring.win cimport LAST_OF_KIND

@cython.final
cdef class Targets:
    cdef public Laying laying
    cdef int head[9]
    cdef int path[4]
    cdef int meld_count, last
    cdef public object buffer
    cdef unsigned char[::1] rows
    cdef public int size, links, nearest
    cdef bint is_full, last_of_kind
    cdef int missing[16384]
    cdef int lefts[16384]
    cdef int values[16384]
    cdef int codes[65536]
    cdef int link_aim[32768]
    cdef int link_target[32768]
    cdef int legal_at[512]
    cdef int best[2048]
    cdef int table[32768]

    cpdef void open(
        self,
        const unsigned char[::1] head,
        const unsigned char[::1] held,
        const unsigned char[::1] left,
        bint last_of_kind,
    )
    cpdef void forget(self)
    cpdef void judge(self, const int[::1] points, int first, int first_link, int least)
    cdef void add(self, int aim, int level) noexcept nogil
    cdef int known(self, int start) noexcept nogil
    cdef int write(self) noexcept nogil
    cdef bint is_last(self, int kind, int drawn) noexcept nogil
    cdef void keep(self, int place, int target) noexcept nogil
    cdef bint is_better(self, int target, int other) noexcept nogil
    cdef bint is_done(self, int aim, int level) noexcept nogil

cdef int MOST_TARGETS, MOST_AIMS
