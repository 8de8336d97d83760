"""Every command that a view allows with the outlook of the hand that it leaves."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.bots.mind import ALL, Outlook
from paiju.bots.sight import KINDS, after, sight_of
from paiju.view.commands import Chow, Discard, Pass, Pung

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.bots.mind import Depth, Mind
    from paiju.bots.sight import Sight
    from paiju.view.commands import Command
    from paiju.view.table_view import TableView

__all__ = ["Weighed", "rates", "weigh"]

_NUMBERS: Final = 27
_RANKS: Final = 9
_OTHERS: Final = 3


class Weighed(NamedTuple):
    """
    A command, the kind discarded after it (-1: none), and the outlook of the hand it leaves.
    """

    command: Command
    discard: int
    outlook: Outlook


def _given_up(kind: int) -> float:
    """
    Give how likely another seat gives a tile up that it draws.
    """
    if kind >= _NUMBERS:
        return 0.9
    from_end = min(kind % _RANKS, _RANKS - 1 - kind % _RANKS)
    return (0.8, 0.7, 0.6, 0.55, 0.55)[from_end]


_GIVEN_UP: Final = tuple(map(_given_up, range(KINDS)))


def rates(sight: Sight, horizon: float) -> array[float]:
    """
    Give how many tiles of each kind come to a seat, as `Hopes.begin` takes them.

    `horizon` is the share of the draws still in the wall that the deal is thought to last.

    >>> from paiju.bots.sight import Sight
    >>> sight = Sight(0, 0, bytes(34), (), bytes([4]) * 34, 17.0, 0)
    >>> round(rates(sight, 1.0)[0], 2)
    0.5
    """
    each = sight.draws * horizon / max(1, sum(sight.left))
    drawn = [left * each for left in sight.left]
    given = [much * often for much, often in zip(drawn, _GIVEN_UP, strict=True)]
    again = [0.5 * (left - 1) / left if left else 0.0 for left in sight.left]
    return array("d", [*drawn, *given, *(_OTHERS * much for much in given), *again])


def weigh(
    view: TableView,
    mind: Mind,
    depth: Depth,
    horizon: float,
    key: Callable[[Outlook], tuple[float, ...]],
) -> list[Weighed]:
    """
    Give each command but a win with its outlook; after a claim that of the discard of highest key.

    All are looked at to the same number of missing tiles, so that they can be compared.
    """
    sight = sight_of(view)
    base = mind.look(sight, rates(sight, horizon), depth)
    end = base[ALL].distance + 1 + depth.beyond

    def look(hand: Sight) -> dict[int, Outlook]:
        return mind.look(hand, rates(hand, horizon), depth, end)

    found: list[Weighed] = []
    for command in view.legal:
        if isinstance(command, Discard):
            kind = command.tile.kind
            found.append(Weighed(command, kind, base[kind]))
        elif isinstance(command, Pass):
            found.append(Weighed(command, -1, base[ALL]))
        else:
            kind = -1 if view.tile is None else view.tile.kind
            hand = after(sight, command, kind)
            if hand is not None:
                found.append(_after_set(command, hand, look, key))
    return found


def _after_set(
    command: Command,
    hand: Sight,
    look: Callable[[Sight], dict[int, Outlook]],
    key: Callable[[Outlook], tuple[float, ...]],
) -> Weighed:
    if not isinstance(command, Chow | Pung):
        # a kong draws once more
        return Weighed(command, -1, look(hand._replace(draws=hand.draws + 1))[ALL])
    looks = look(hand)
    best = max((kind for kind in looks if kind != ALL), key=lambda kind: key(looks[kind]))
    return Weighed(command, best, looks[best])
