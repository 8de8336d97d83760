"""Random winning hands of MCR: melds, kongs, flowers, every special shape, every circumstance."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from paiju.scoring.circumstances import Circumstances
from paiju.shape.masks import knitted_mask
from paiju.tiles import TILES, Hand, Meld, MeldKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

__all__ = ["RandomWin", "random_win"]

_ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))
_HONORS = tuple(range(27, 34))
# Ranks (from 0) of pungs and pairs, and the lowest ranks of chows, that a hand may lean to.
_LEANINGS: tuple[tuple[Sequence[int], Sequence[int]], ...] = (
    *[(range(9), range(7))] * 3,
    (range(9), (0, 3, 6)),
    (range(4), range(2)),
    (range(5, 9), (5, 6)),
    (range(3, 6), (3,)),
    ((0, 8), (0, 6)),
    ((4,), (0, 6)),
    ((4,), (2, 3, 4)),
    ((1, 3, 5, 7), (1, 3, 5)),
    ((1, 2, 3, 5, 7), (1,)),
)
_HONOR_SHARES = (0.0, 0.1, 0.3, 0.3, 0.95)
_SETS = 4
_COPIES = 4
_TRIES = 60


class RandomWin(NamedTuple):
    """
    A winning hand and how it was won.
    """

    hand: Hand
    how: Circumstances


def random_win(chance: Random) -> RandomWin:
    """
    Make one win; the same source of chance makes the same wins.

    >>> from random import Random
    >>> win = random_win(Random(1))
    >>> win.hand.size
    14
    """
    while True:
        draft = _Draft(chance)
        shape = chance.choices(_SHAPES, _WEIGHTS)[0]
        if shape(draft) and max(draft.held) <= _COPIES:
            return draft.finished()


class _Draft:
    """
    A hand in the making.

    What it leans to (one suit, few ranks, many pungs) makes rare rows frequent.
    """

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.held = [0] * 34
        self.tiles: list[int] = []
        self.melds: list[Meld] = []
        self.suit = chance.choice((None, None, None, 0, 1, 2))
        self.ranks, self.starts = chance.choice(_LEANINGS)
        self.honors = chance.choice(_HONOR_SHARES)
        self.pungs = chance.choice((0.0, 1.0, chance.random(), chance.random()))
        self.lows: list[int] = []

    def take(self, *kinds: int) -> None:
        """
        Put concealed tiles into the hand.
        """
        for kind in kinds:
            self.held[kind] += 1
            self.tiles.append(kind)

    def kind(self) -> int:
        """
        Choose a kind of tile by the draft's leanings.
        """
        if self.chance.random() < self.honors:
            return self.chance.choice(_HONORS)
        suit = self.chance.randrange(3) if self.suit is None else self.suit
        return 9 * suit + self.chance.choice(self.ranks)

    def add_set(self, *, melded: bool) -> bool:
        """
        Add a set, melded or concealed; tell whether the tiles for one were there.
        """
        for _ in range(_TRIES):
            is_pung = self.chance.random() < self.pungs
            is_kong = is_pung and melded and self.chance.random() < 0.4
            kinds = [self.kind()] * (4 if is_kong else 3) if is_pung else self.chow()
            if all(self.held[kind] + kinds.count(kind) <= _COPIES for kind in kinds):
                if melded:
                    self.meld(kinds)
                else:
                    self.take(*kinds)
                return True
        return False

    def chow(self) -> list[int]:
        """
        Choose a chow, often of the ranks of an earlier one.
        """
        suit = self.chance.randrange(3) if self.suit is None else self.suit
        low = self.chance.choice(self.starts)
        if self.lows and self.chance.random() < 0.5:
            low = self.chance.choice(self.lows)
        self.lows += [low] if len(self.starts) < 7 else [low, min(low + 1, 6), min(low + 2, 6)]
        return [9 * suit + low + step for step in range(3)]

    def meld(self, kinds: list[int]) -> None:
        """
        Put a declared set into the hand.
        """
        for kind in kinds:
            self.held[kind] += 1
        declared = MeldKind.PUNG
        if kinds[0] != kinds[1]:
            declared = MeldKind.CHOW
        elif len(kinds) == 4:
            kongs = (MeldKind.MELDED_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG)
            declared = self.chance.choices(kongs, (1, 1, 2))[0]
        self.melds.append(Meld(declared, TILES[min(kinds)]))

    def add_pair(self) -> bool:
        """
        Add a pair; tell whether the tiles for one were there.
        """
        for _ in range(_TRIES):
            kind = self.kind()
            if self.held[kind] <= _COPIES - 2:
                self.take(kind, kind)
                return True
        return False

    def finished(self) -> RandomWin:
        """
        Give the hand with a winning tile and circumstances that fit it.
        """
        win = self.chance.choice(self.tiles)
        self.tiles.remove(win)
        concealed = tuple(TILES[kind] for kind in self.tiles)
        hand = Hand(concealed, tuple(self.melds), TILES[win])
        return RandomWin(hand, _circumstances(self.chance, hand, alone=self.held[win] == 1))


def _sets(draft: _Draft) -> bool:
    melds = draft.chance.choice((0, 0, 0, 1, 1, 2, 3, 4))
    return all(draft.add_set(melded=place < melds) for place in range(_SETS)) and draft.add_pair()


def _scattered(draft: _Draft) -> bool:
    """
    Lay chows over all suits and a pair of honors, so that little counts.
    """
    suits = draft.chance.sample((0, 1, 2), 3)
    for place, suit in enumerate((*suits, suits[0])):
        low = 9 * suit + draft.chance.randrange(7)
        kinds = [low, low + 1, low + 2]
        if place:
            draft.take(*kinds)
        else:
            draft.meld(kinds)
    draft.take(*[draft.chance.choice(_HONORS)] * 2)
    return True


def _seven_pairs(draft: _Draft) -> bool:
    kinds = [draft.kind() for _ in range(7)]
    if draft.suit is not None and draft.chance.random() < 0.3:
        low = 9 * draft.suit + draft.chance.randrange(3)
        kinds = list(range(low, low + 7))
    draft.take(*chain(kinds, kinds))
    return True


def _thirteen_orphans(draft: _Draft) -> bool:
    draft.take(*_ORPHANS, draft.chance.choice(_ORPHANS))
    return True


def _knitted_singles(draft: _Draft) -> bool:
    draft.take(*draft.chance.sample((*_knitted(draft), *_HONORS), 14))
    return True


def _knitted_body(draft: _Draft) -> bool:
    draft.take(*_knitted(draft))
    return draft.add_set(melded=draft.chance.random() < 0.4) and draft.add_pair()


def _knitted(draft: _Draft) -> list[int]:
    mask = knitted_mask(draft.chance.randrange(6))
    return [kind for kind in range(27) if mask >> kind & 1]


def _nine_gates(draft: _Draft) -> bool:
    low = 9 * draft.chance.randrange(3)
    ranks = (0, 0, 0, *range(1, 8), 8, 8, 8, draft.chance.randrange(9))
    draft.take(*(low + rank for rank in ranks))
    return True


_SHAPES: tuple[Callable[[_Draft], bool], ...] = (
    _sets, _scattered, _seven_pairs, _thirteen_orphans, _knitted_singles, _knitted_body,
    _nine_gates,
)  # fmt: skip
_WEIGHTS = (76, 3, 7, 2, 4, 6, 2)


def _circumstances(chance: Random, hand: Hand, *, alone: bool) -> Circumstances:
    """
    Choose how a hand was won; `alone` tells that it holds the winning tile once.
    """
    drawn = chance.random() < 0.5
    seat, prevalent = chance.choice("ESWN"), chance.choice("ESWN")
    flowers = chance.choice((0, 0, 0, 1, 2, 8))
    how = Circumstances(self_drawn=drawn, seat=seat, prevalent=prevalent, flowers=flowers)
    if not hand.melds and chance.random() < 0.03:
        how = how._replace(seat="E" if drawn else "S")
        return how._replace(heavenly=True) if drawn else how._replace(earthly=True)
    last = chance.random() < 0.15
    kongs = any(meld.is_kong for meld in hand.melds)
    return how._replace(
        last_tile=last,
        replacement=drawn and kongs and chance.random() < 0.3,
        robbing=not drawn and alone and not last and chance.random() < 0.2,
        last_of_kind=hand.win not in hand.concealed and chance.random() < 0.2,
        kept_apart=not (drawn and chance.random() < 0.05),
    )
