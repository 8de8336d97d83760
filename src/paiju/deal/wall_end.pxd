cpdef int next_from_head(int size, int head, int replaced) noexcept nogil
cpdef int next_from_tail(int size, int head, int replaced) noexcept nogil
