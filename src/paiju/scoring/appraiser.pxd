from paiju.scoring.win cimport ROW_BYTES

cdef class Appraiser:
    cdef unsigned char[::1] row

    cdef int appraise(self) noexcept nogil
    cdef void set_penalty_tiles(self, int kind, int number) noexcept nogil
