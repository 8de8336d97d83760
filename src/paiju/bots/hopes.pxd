cimport cython
from libc.math cimport exp

from paiju.bots.ahead cimport Ahead
from paiju.scoring.aiming cimport Aiming
from paiju.scoring.laying cimport FAR
from paiju.scoring.targets cimport MOST_TARGETS, Targets
from paiju.shape.masks cimport PUNG

@cython.final
cdef class Hopes:
    cdef Aiming aiming
    cdef Targets targets
    cdef Ahead ahead
    cdef public object buffer
    cdef unsigned char[::1] rows
    cdef int least, threefold, last_kind, ended
    cdef bint is_claimed
    cdef double basic, flower_points
    cdef unsigned long long wanted
    cdef double draw[34]
    cdef double again[34]
    cdef double next[34]
    cdef double any[34]
    cdef double hidden[16384]
    cdef double last[16384]
    cdef double open[16384]
    cdef double chance[35]
    cdef double gain[35]
    cdef double most[35]
    cdef int dearest[35]
    cdef int nearest[35]
    cdef unsigned long long needs[35]
    cdef int rest[34]
    cdef int beside[34]
    cdef int over[34]

    cpdef void begin(
        self,
        const unsigned char[::1] head,
        const unsigned char[::1] held,
        const unsigned char[::1] left,
        const double[::1] rates,
    )
    cpdef int look(self, int level, int most)
    cpdef bint take(self, const int[::1] points, int first, int level)
    cdef void write(self, int target, int first) noexcept nogil
    cdef void write_open(self, int target, int to) noexcept nogil
    cdef double set_chance(self, int code) noexcept nogil
    cdef void lift(self, int *tiles, int code) noexcept nogil
    cdef bint add(self, int target, const int[::1] points, int at, int level) noexcept nogil
    cdef void count(self, int target) noexcept nogil
    cdef double brings(self, double points, int drawn) noexcept nogil
    cdef double either(self, double points, double by_draw) noexcept nogil
