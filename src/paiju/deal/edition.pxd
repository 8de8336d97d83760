cimport cython

from paiju.scoring.appraiser cimport Appraiser
from paiju.shape.missing cimport Missing
from paiju.shape.waits cimport Waits

@cython.final
cdef class Edition:
    cdef readonly object rules
    cdef readonly bint private, flowers, kong_after_claim, swap_calls, auto_discard, ends_on_error
    cdef readonly bint touch_keeps_win, from_own_tile, replacement_restarts, threefold
    cdef readonly bint penalties_die, times_pungs, window_from_start, robbed_kong_immunity
    cdef readonly int tiles, dead, draws, forms, basic_points, share_points
    cdef readonly int error_costs, error_gives, unit_points
    cdef readonly long long discard_ms, first_discard_ms, claim_ms, deal_ms, free_ms, unit_ms
    cdef Missing missing
    cdef Waits waits
    cdef Appraiser appraiser
    cdef int choices[512]
