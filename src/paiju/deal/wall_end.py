"""The two ends of one wall in play: the next tile from head or tail, and the dead wall.

Places are those of draw order. The tail gives the upper tile of a stack before the lower.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from typing import TYPE_CHECKING

    if TYPE_CHECKING:
        from paiju.rules.table_rules import TableRules

__all__ = ["dead_wall", "last_live", "next_from_head", "next_from_tail", "split_stack"]


def next_from_head(size: cython.int, head: cython.int, replaced: cython.int) -> cython.int:
    """
    Give the place of the next tile from the head, where the head stands before place `head`.

    The gap that an odd number of replacements leaves on the tail's lower tile is passed over.

    >>> next_from_head(144, 53, 0), next_from_head(144, 142, 1)
    (53, 143)
    """
    return head + 1 if replaced & 1 and head == size - replaced - 1 else head


def next_from_tail(size: cython.int, head: cython.int, replaced: cython.int) -> cython.int:
    """
    Give the place of the next replacement after as many; the head stands before place `head`.

    A stack whose upper tile was the head's last gives its lower one.

    >>> [next_from_tail(136, 53, replaced) for replaced in range(4)]
    [134, 135, 132, 133]
    >>> next_from_tail(144, 143, 0)
    143
    """
    place: cython.int = size - 2 - replaced + 2 * (replaced & 1)
    return max(place, head)


def last_live(table: "TableRules", replaced: int) -> int:
    """
    Give the place of the last tile from the head (海底牌) after a number of replacements.

    >>> from paiju.rules.editions import ruleset
    >>> [last_live(ruleset("wsom").table, kongs) for kongs in range(5)]
    [121, 120, 119, 118, 117]
    >>> [last_live(ruleset("mcr").table, replaced) for replaced in range(4)]
    [143, 143, 141, 141]
    """
    if table.dead_wall_tiles:
        return table.wall_tiles - 1 - table.dead_wall_tiles - replaced
    return table.wall_tiles - 1 - replaced + replaced % 2


def dead_wall(table: "TableRules", replaced: int) -> tuple[int, ...]:
    """
    Give the places of the dead wall (王牌), which is fourteen tiles always, or none at all.

    >>> from paiju.rules.editions import ruleset
    >>> dead_wall(ruleset("wsom").table, 1)
    (121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 135)
    """
    if not table.dead_wall_tiles:
        return ()
    size = table.wall_tiles
    gone = {next_from_tail(size, 0, done) for done in range(replaced)}
    left = range(last_live(table, replaced) + 1, size)
    return tuple(place for place in left if place not in gone)


def split_stack(table: "TableRules", replaced: int) -> int | None:
    """
    Give the stack, counted from the head as 0, whose upper tile is live and whose lower is dead.

    >>> from paiju.rules.editions import ruleset
    >>> split_stack(ruleset("wsom").table, 0), split_stack(ruleset("wsom").table, 1)
    (None, 60)
    """
    last = last_live(table, replaced)
    return last // 2 if table.dead_wall_tiles and last % 2 == 0 else None
