cimport cython

@cython.final
cdef class Ahead:
    cdef bint is_turn
    cdef int want_count, spare_count, spare_tiles
    cdef double steps[41650]
    cdef int wants[34]
    cdef int spares[34]

    cpdef void begin(self, bint is_turn)
    cpdef double gain(self, int first)
    cdef void add(self, int *rest, int *held, double gain) noexcept nogil
    cdef void list_kinds(self, int *rest, int *held) noexcept nogil
    cdef void add_next(self, int row, int *rest, int *held, double gain) noexcept nogil
