cpdef unsigned long long pack(int kind, int seat, int tile) noexcept nogil
