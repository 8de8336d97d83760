"""Walls for practice: shuffled ones, and ones that are built so that rare things come about."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.deal.opening import dealt
from paiju.deal.wall import PRIVATE_TILES, from_draw_order, tile_set

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.deal.chance import Chance
    from paiju.rules.ruleset import Ruleset
    from paiju.rules.table_rules import TableRules

__all__ = ["BUILT", "Built", "practice_wall"]

BUILT: Final = ("shuffled", "ready", "together", "late", "robbed", "pungs")
"""
How a wall is built: as chance has it; with ready hands; so that the tiles that one waits for come
together, or at the end, or to another's pung; with hands of pungs.
"""

_SOON: Final = 20
_DEALT: Final = 53
_HAND: Final = 13
_TRIES: Final = 40
_PUNGS: Final = 16


class Built(NamedTuple):
    """
    A wall in physical order, how it was built, and who is to claim (robbed: the pung's seat).
    """

    wall: bytes
    way: str
    claimer: int


def practice_wall(rules: Ruleset, order: tuple[int, ...], chance: Chance) -> Built:
    """
    Build a wall by chance; `order` has the position of each tile in draw order.

    >>> from paiju.deal.chance import Chance
    >>> from paiju.deal.wall import draw_order
    >>> from paiju.rules.editions import ruleset
    >>> rules = ruleset("mcr")
    >>> built = practice_wall(rules, draw_order(rules.table), Chance(5))
    >>> built.way in BUILT, sorted(built.wall) == sorted(tile_set(rules))
    (True, True)
    """
    way = BUILT[chance.below(len(BUILT))]
    shuffled = chance.shuffled(tile_set(rules))
    claimer = chance.below(4)
    if way == "shuffled":
        return Built(shuffled, way, claimer)
    builder = _Builder(Counter(shuffled), chance, rules.table)
    hands = builder.pungs() if way == "pungs" else builder.waiting(way, claimer)
    return Built(from_draw_order(builder.laid(hands), order), way, claimer)


class _Builder:
    """
    Take tiles out of a set for hands, and lay the rest behind them.
    """

    def __init__(self, pool: Counter[int], chance: Chance, table: TableRules) -> None:
        self.pool = pool
        self.chance = chance
        self.table = table
        self.placed: dict[int, int] = {}

    def waiting(self, way: str, claimer: int) -> list[list[int]]:
        """
        Give four hands that wait, mostly of one suit each, and place what one of them waits for.
        """
        first = self.chance.below(4)
        hands = [self.complete((seat + first) % 4) for seat in range(4)]
        wanted = [self.taken_out(hand) for hand in hands]
        kind = wanted[(claimer + 1 + self.chance.below(3)) % 4]
        draw = self.chance.below(_SOON)
        if way == "robbed":
            # the claimer holds a pair; another draws the third, and with no more claims the
            # fourth comes to the claimer
            self.swap_in(hands[claimer], kind)
            draw += self.drawer(draw) == claimer
            again = draw + 4
            if not self.table.stacks:
                again = next(no for no in count(draw) if self.drawer(no) == claimer)
            self.place(kind, (draw, again))
        elif way == "together":
            self.place(kind, range(draw, draw + 4))
        elif way == "late":
            end = self.table.draws_after_deal
            self.place(kind, range(end - 1 - draw // 2, end))
        else:
            self.place(kind, (draw,))
        return hands

    def drawer(self, draw: int) -> int:
        """
        Give who makes a draw, counted from 0, if nobody claims: with one wall South the first.
        """
        return (draw + 1) % 4 if self.table.stacks else draw % 4

    def index(self, draw: int) -> int:
        """
        Give the place in draw order of a draw.
        """
        if self.table.stacks:
            return _DEALT + draw
        return PRIVATE_TILES * (draw % 4) + _HAND + draw // 4

    def taken_out(self, hand: list[int]) -> int:
        """
        Take out of a complete hand the tile that it then waits for, one of which many are left.
        """
        most = max(self.pool[kind] - hand.count(kind) for kind in hand)
        left = [kind for kind in hand if self.pool[kind] - hand.count(kind) == most]
        kind = left[self.chance.below(len(left))]
        hand.remove(kind)
        self.pool[kind] += 1
        return kind

    def swap_in(self, hand: list[int], kind: int) -> None:
        """
        Put a pair of a kind into a hand.
        """
        more = min(2, self.pool[kind])
        self.pool[kind] -= more
        self.pool.update(hand[:more])
        hand[:more] = [kind] * more

    def place(self, kind: int, draws: Iterable[int]) -> None:
        """
        Let the tiles of a kind that are left come with these draws.
        """
        for draw in draws:
            index = self.index(draw)
            if self.pool[kind] > 0 and index not in self.placed:
                self.pool[kind] -= 1
                self.placed[index] = kind

    def complete(self, suit: int) -> list[int]:
        """
        Take a complete hand: sets of one suit (3: of honors), or of all where that fails.
        """
        for no in range(_TRIES):
            kinds = range(9 * suit, min(34, 9 * suit + 9)) if no < _TRIES // 2 else range(34)
            tiles = self.sets(kinds)
            if not tiles - self.pool:
                self.pool -= tiles
                return list(tiles.elements())
        return self.any_tiles(_HAND + 1)

    def sets(self, kinds: range) -> Counter[int]:
        """
        Choose four sets and a pair, perhaps of tiles that are not there.
        """
        tiles = Counter([self.one_of(kinds)] * 2)
        for _ in range(4):
            kind = self.one_of(kinds)
            is_chow = kind < 27 and kind % 9 < 7 and self.chance.below(2)
            tiles.update([kind, kind + 1, kind + 2] if is_chow else [kind] * 3)
        return tiles

    def one_of(self, kinds: range) -> int:
        """
        Choose a kind.
        """
        return kinds[self.chance.below(len(kinds))]

    def any_tiles(self, number: int) -> list[int]:
        """
        Take tiles as they come, but no flowers.
        """
        left = [kind for kind in self.pool.elements() if kind < 34]
        taken = list(self.chance.shuffled(bytes(left))[:number])
        self.pool.subtract(taken)
        return taken

    def pungs(self) -> list[list[int]]:
        """
        Give four hands of four pungs and a tile; the fourths come soon.
        """
        kinds = list(self.chance.shuffled(bytes(range(34)))[:_PUNGS])
        for kind in kinds:
            self.pool[kind] -= 4
        hands = [[kind for kind in kinds[seat::4] for _ in range(3)] for seat in range(4)]
        for hand in hands:
            hand.extend(self.any_tiles(_HAND - len(hand)))
        draws = self.chance.shuffled(bytes(range(_SOON + 4)))
        self.placed = {self.index(no): kind for no, kind in zip(draws, kinds, strict=False)}
        return hands

    def laid(self, hands: list[list[int]]) -> bytes:
        """
        Lay the hands where they are dealt, what has a place in its place, then the rest.
        """
        drawn = [-1] * self.table.wall_tiles
        for draw, kind in self.placed.items():
            drawn[draw] = kind
        for places, hand in zip(dealt(self.table), hands, strict=True):
            for place, kind in zip(places, hand, strict=False):
                self.pool.update([drawn[place]] if drawn[place] >= 0 else [])
                drawn[place] = kind
        rest = iter(self.chance.shuffled(bytes(self.pool.elements())))
        return bytes(next(rest) if kind < 0 else kind for kind in drawn)
