"""What rests between calls is lent to one at a time."""

from __future__ import annotations

from paiju.shape.pool import Pool


class Taken(list[list[int]]):
    """
    An idle list whose last thing another thread takes just before it is asked for one.
    """

    def __bool__(self) -> bool:
        """
        Seem to hold something.
        """
        return True


def test_what_another_thread_has_just_taken_is_made_anew() -> None:
    """
    Between a look at what is idle and the taking of it another thread may come.
    """
    pool: Pool[list[int]] = Pool(list)
    pool._idle = Taken()

    assert [] == pool.take()


def test_nothing_is_lent_twice_at_once() -> None:
    """
    Two takers have two things; what is put back is lent again.
    """
    pool: Pool[list[int]] = Pool(list)
    first, second = pool.take(), pool.take()
    assert first is not second

    pool.put_back(second)
    assert second is pool.take()
