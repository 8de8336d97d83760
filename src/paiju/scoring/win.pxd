cimport cython

@cython.final
cdef class Win:
    cdef int tiles[34]
    cdef int held[34]
    cdef int melds[4]
    cdef unsigned long long kinds, fours
    cdef int most
    cdef public int meld_count, win, seat, prevalent, flowers, flags

    cpdef int load_row(self, const unsigned char[::1] rows, Py_ssize_t row)
    cdef int load(self, const unsigned char[::1] rows, Py_ssize_t row) noexcept nogil
    cdef void hold(self, int kind, int count) noexcept nogil
    cdef int load_melds(
        self, const unsigned char[::1] rows, Py_ssize_t start
    ) noexcept nogil

cdef int ROW_BYTES
cdef int SELF_DRAWN, LAST_TILE, REPLACEMENT, ROBBING, LAST_OF_KIND, HEAVENLY, EARTHLY, MIXED_IN
