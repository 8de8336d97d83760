cdef int BASIC, KNITTED_BODY, SEVEN_PAIRS, THIRTEEN_ORPHANS, KNITTED
cdef int CHOW, PUNG, MELDED_KONG, CONCEALED_KONG
cdef unsigned long long SUIT, ONE_OF_EACH_SUIT, NUMBERS, WINDS, DRAGONS, HONORS, TERMINALS, ENDS
cdef unsigned long long KNITTED_1, KNITTED_2, KNITTED_3, KNITTED_4, KNITTED_5, KNITTED_6
cpdef unsigned long long knitted_mask(int way) noexcept nogil
cpdef int ones(unsigned long long mask) noexcept nogil
