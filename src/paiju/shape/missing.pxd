cimport cython

from paiju.shape.caps cimport Caps
from paiju.shape.masks cimport (
    BASIC, ENDS, HONORS, KNITTED, KNITTED_BODY, SEVEN_PAIRS, THIRTEEN_ORPHANS, knitted_mask, ones,
)
from paiju.shape.profiles cimport flipped, merged, together
from paiju.shape.tables cimport (
    DIGITS, FIVES, HONOR_PROFILES, HONORS_AT, KNITTED_OF, RIGHTS, SUITS,
    suit_and_honors, two_suits,
)

@cython.final
cdef class Missing:
    cdef int tiles[34]
    cdef int low[4]
    cdef int high[4]
    cdef readonly int need, best
    cdef int forms, basic, pairs, kinds
    cdef unsigned long long present, twice, spent
    cdef int body[6]
    cdef bint is_open
    cdef Caps caps
    cdef int classes[4]
    cdef unsigned long long profiles[4]

    cpdef int take(self, bytes counts, int forms)
    @cython.locals(start="const unsigned char *")
    cpdef tuple find_rows(
        self, const unsigned char[::1] rows, int forms, signed char[::1] found
    )
    cpdef void add_meld(self, int code)
    cpdef int find(self)
    @cython.locals(held="int[36]")
    cdef int load(self, const unsigned char *counts, Py_ssize_t row) noexcept nogil
    cdef int search(self) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef void count_knitted(self) noexcept nogil
    cdef int orphans(self) noexcept nogil
    cdef void move(self, int kind, int step) noexcept nogil
    cdef int class_of(self, int suit) noexcept nogil
    cdef int class_at(self, int suit, int low, int high) noexcept nogil
    cdef int class_with(self, int suit, int rank) noexcept nogil
    cdef int basic_lacks(self) noexcept nogil
    cdef void grade(self, int suit) noexcept nogil
    cdef void bodies(self) noexcept nogil
    @cython.locals(beside="int[3]")
    cdef int beside(self, unsigned long long body) noexcept nogil
    cdef int lone_pair(self, unsigned long long body) noexcept nogil
