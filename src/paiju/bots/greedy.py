"""The bot that goes the nearest way to a complete hand, whatever it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.bots.bot import Answer, Candidate
from paiju.bots.obvious import obvious
from paiju.bots.sight import KINDS, after, sight_of
from paiju.shape.distance import forms_of
from paiju.shape.pool import Pool
from paiju.shape.useful import Useful
from paiju.view.commands import AddedKong, Chow, ConcealedKong, Discard, Pass, Pung

if TYPE_CHECKING:
    from paiju.bots.sight import Sight
    from paiju.view.commands import Command
    from paiju.view.table_view import TableView

__all__ = ["GreedyBot"]

_finders: Final = Pool(Useful)


class _Near(NamedTuple):
    """
    How far a hand is from ready, and how many tiles bring it nearer.
    """

    distance: int
    tiles: int


class GreedyBot:
    """
    Keep the hand nearest to ready; of two discards make the one that leaves more useful tiles.

    It claims what brings it nearer, wins as soon as the rules let it, and looks neither at what a
    hand will count nor at what the others may be at.

    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.table_view import SeatView, TableView
    >>> hand = read_tiles("123m 456p 7899s EE CC")
    >>> legal = tuple(Discard("E", tile) for tile in dict.fromkeys(hand))
    >>> view = TableView("E", "mcr", "E", "turn", seats=(SeatView("E", 14, hand),), legal=legal)
    >>> GreedyBot().answer(view).command
    Discard(seat='E', tile=tile('9s'))
    """

    def __init__(self, seed: int = 0) -> None:
        """
        Take a seed as all bots do; nothing here is left to chance.
        """
        self.name = "greedy"
        self.seed = seed

    def answer(self, view: TableView) -> Answer:
        """
        Give the command that leaves the hand nearest to ready.
        """
        known = obvious(view)
        if known is not None:
            return known
        found = sorted(_weighed(view), key=_rank)
        best, near = found[0]
        candidates = tuple(
            Candidate(command, -float(each.distance), each.distance, each.tiles)
            for command, each in found
        )
        return Answer(best, candidates, f"distance {near.distance}, {near.tiles} useful tiles")


def _rank(pair: tuple[Command, _Near]) -> tuple[int, ...]:
    """
    Give the order: the nearest first; a claim has to bring the hand nearer than a pass.

    A kong that costs nothing is laid: another draw is worth more than what a discard leaves.
    """
    command, near = pair
    is_first = isinstance(command, Pass | ConcealedKong | AddedKong)
    return near.distance, not is_first, -near.tiles


def _weighed(view: TableView) -> list[tuple[Command, _Near]]:
    sight = sight_of(view)
    kind = -1 if view.tile is None else view.tile.kind
    found: list[tuple[Command, _Near]] = []
    discards: dict[int, _Near] = {}
    for command in view.legal:
        if isinstance(command, Discard):
            discards = discards or _after_discards(sight, view.rules)
            found.append((command, discards[command.tile.kind]))
            continue
        hand = after(sight, command, kind)
        if isinstance(command, Chow | Pung) and hand is not None:
            looks = _after_discards(hand, view.rules).values()
            found.append((command, min(looks, key=lambda each: (each.distance, -each.tiles))))
        elif hand is not None:
            found.append((command, _of_thirteen(hand, view.rules)))
    return found


def _after_discards(sight: Sight, rules: str) -> dict[int, _Near]:
    """
    Look at a hand of fourteen after each of its discards, by kind.
    """
    finder = _taken(sight, rules)
    finder.try_discards()
    tried = finder.found()
    _finders.put_back(finder)
    return {kind: _Near(lacks - 1, _count(mask, sight.left)) for kind, lacks, mask in tried}


def _of_thirteen(sight: Sight, rules: str) -> _Near:
    finder = _taken(sight, rules)
    lacks = finder.hand.find()
    mask = finder.useful()
    _finders.put_back(finder)
    return _Near(lacks - 1, _count(mask, sight.left))


def _taken(sight: Sight, rules: str) -> Useful:
    """
    Lend a finder with a hand in it.
    """
    finder = _finders.take()
    fault = finder.hand.take(sight.held, forms_of(rules))
    assert not fault, sight
    for code in sight.melds:
        finder.hand.add_meld(code)
    return finder


def _count(mask: int, left: bytes) -> int:
    return sum(left[kind] for kind in range(KINDS) if mask >> kind & 1)
