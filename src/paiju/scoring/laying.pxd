cimport cython

from paiju.shape.masks cimport PUNG

@cython.final
cdef class Laying:
    cdef int held[34]
    cdef int laid[34]
    cdef int cap[34]
    cdef int left[34]

    cpdef void open(self, const unsigned char[::1] held, const unsigned char[::1] left)
    cdef int lay(self, int kind, int count) noexcept nogil
    cdef void lift(self, int kind, int count) noexcept nogil
    cdef int lay_set(self, int code) noexcept nogil
    cdef void lift_set(self, int code) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef int lay_nearest(
        self, unsigned long long kinds, unsigned long long must, int step, int most
    ) noexcept nogil

cdef int FAR
