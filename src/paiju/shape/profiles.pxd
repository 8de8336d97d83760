cimport cython

cdef unsigned long long ONES, GUARDS, WHOLE, ODD, NOTHING
cdef int NEVER

cdef unsigned long long lesser(
    unsigned long long one, unsigned long long other
) noexcept nogil
cpdef unsigned long long merged(unsigned long long one, unsigned long long other) noexcept nogil
cpdef unsigned long long flipped(unsigned long long profile) noexcept nogil
cpdef int together(unsigned long long one, unsigned long long other, int need) noexcept nogil
cdef unsigned long long grown(
    unsigned long long profile, int sets, int pair, int lacking
) noexcept nogil
@cython.locals(now="unsigned long long[9]", later="unsigned long long[9]")
cpdef unsigned long long profile_of(
    unsigned long long counts, unsigned long long caps, int ranks, bint chows
) noexcept nogil
