from paiju.shape.profiles cimport flipped, merged

cdef unsigned long long FIVES[3125]
cdef unsigned char RIGHTS[403750]
cdef unsigned char HONORS_AT[4096]
cdef unsigned long long SUITS[126]
cdef unsigned long long HONOR_PROFILES[55]
cdef unsigned long long TWO_SUITS[15876]
cdef unsigned long long SUIT_AND_HONORS[6930]
cdef int DIGITS[32]
cdef unsigned short KNITTED_OF[512]

cdef unsigned long long two_suits(int one, int other) noexcept nogil
cdef unsigned long long suit_and_honors(int suit, int honors) noexcept nogil
cpdef void fill(const unsigned char[::1] content)
cdef unsigned long long number(const unsigned char[::1] content, int at) noexcept nogil
cdef void derive() noexcept nogil
cdef unsigned long long five(int place, unsigned long long row) noexcept nogil
