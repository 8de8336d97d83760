cimport cython

@cython.final
cdef class Chance:
    cdef public unsigned long long state

    cpdef unsigned long long next_number(self) noexcept nogil
    cpdef int below(self, int size) noexcept nogil
    cpdef int die(self) noexcept nogil
    cdef void shuffle(self, unsigned char *tiles, int size) noexcept nogil
    @cython.locals(buffer="unsigned char[256]")
    cpdef bytes shuffled(self, bytes tiles)
