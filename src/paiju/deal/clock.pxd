cpdef long long started_units(long long over_ms, long long unit_ms) noexcept nogil
cpdef long long turn_start(
    long long previous_ms, long long own_ms, long long free_until_ms, bint from_own,
) noexcept nogil
cpdef long long points_over(
    long long used_ms, long long limit_ms, long long unit_ms, long long points,
) noexcept nogil
cpdef long long more_points_over(
    long long before_ms, long long after_ms, long long limit_ms, long long unit_ms,
    long long points,
) noexcept nogil
