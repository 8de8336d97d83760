"""What a route may aim at: sets to hold, kinds to keep to, or a form, as rows.

A row names the rows of either system that it leads to. It only tells the search where to look:
what a hand is worth is for the scoring room alone to say.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING

from paiju.shape.forms import FORMS
from paiju.shape.masks import kinds_in, knitted_mask
from paiju.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

__all__ = ["AIM_NUMBERS", "EVERY_KIND", "Aim", "aims", "packed"]

_BASIC, _KNITTED_BODY, _SEVEN_PAIRS, _THIRTEEN_ORPHANS, _KNITTED = range(len(FORMS))
_CHOW, _PUNG = 0, 64

_NUMBERS = sum(1 << tile.kind for tile in TILES if tile.rank)
_TERMINALS = sum(1 << tile.kind for tile in TILES if tile.is_terminal)
_WINDS = sum(1 << tile.kind for tile in TILES if tile.is_wind)
_DRAGONS = sum(1 << tile.kind for tile in TILES if tile.is_dragon)
_HONORS = _WINDS | _DRAGONS
_ENDS = _TERMINALS | _HONORS

EVERY_KIND = _NUMBERS | _HONORS
AIM_NUMBERS = 7
"""How many numbers `packed` writes for one aim."""

_NO_SET = 255
_SUITS = (0, 1, 2)
_SUIT = 0x1FF
_ONE_OF_EACH_SUIT = 1 | 1 << 9 | 1 << 18
_LOWEST = _ONE_OF_EACH_SUIT * 0x7F


@dataclass(frozen=True, slots=True)
class Aim:
    """
    One thing to aim at.

    `sets` are to be among the sets (`type * 64 + lowest kind`). All sets are chows whose lowest
    kind is in `chows` or pungs in `pungs`, the pair is in `pairs`; all these are masks. `body` are
    nine knitted tiles. `pungs_hidden` is how many pungs are to be concealed; `one_each` asks for
    the sets and the pair to be of three suits, winds and dragons. Of the forms without sets
    `pairs` are the kinds, `must` those not to be left out.
    """

    keys: tuple[str, ...]
    form: int = _BASIC
    sets: tuple[int, ...] = ()
    chows: int = _LOWEST
    pungs: int = EVERY_KIND
    pairs: int = EVERY_KIND
    body: int = 0
    must: int = 0
    pungs_hidden: int = 0
    one_each: bool = False


@dataclass(frozen=True, slots=True)
class _Steps:
    """
    Sets of one type whose ranks lie some steps apart, in one suit or in one suit each.
    """

    keys: tuple[str, ...]
    type: int
    steps: tuple[int, ...]
    in_one_suit: bool

    def aims(self) -> Iterator[Aim]:
        """
        Give an aim for each lowest rank and each way to lay the suits.
        """
        count = len(self.steps)
        if self.in_one_suit:
            ways = [(suit,) * count for suit in _SUITS]
        else:
            ways = list(permutations(_SUITS, count))
        ranks = (7 if self.type == _CHOW else 9) - self.steps[-1]
        for first in range(ranks):
            laid = (zip(way, self.steps, strict=True) for way in ways)
            found = {
                tuple(sorted(self.type + 9 * suit + first + step for suit, step in pairs))
                for pairs in laid
            }
            yield from (Aim(self.keys, sets=sets) for sets in sorted(found))


def _within(kinds: int) -> int:
    """
    Give the lowest kinds of the chows that lie in a mask.
    """
    return kinds & kinds >> 1 & kinds >> 2 & _LOWEST


def _kinds(keys: tuple[str, ...], kinds: int) -> tuple[Aim, Aim]:
    """
    Give the aims of keeping to some kinds, in sets and in seven pairs.
    """
    return (
        Aim(keys, chows=_within(kinds), pungs=kinds, pairs=kinds),
        Aim(keys, _SEVEN_PAIRS, pairs=kinds),
    )


def _ranks(*ranks: int) -> int:
    return sum(_ONE_OF_EACH_SUIT << rank - 1 for rank in ranks)


_STEPS = (
    _Steps(("pure_straight", "nine_tile_straight"), _CHOW, (0, 3, 6), in_one_suit=True),
    _Steps(("mixed_straight",), _CHOW, (0, 3, 6), in_one_suit=False),
    _Steps(("mixed_triple_chow", "three_similar_sequences"), _CHOW, (0, 0, 0), in_one_suit=False),
    _Steps(("mixed_shifted_chows",), _CHOW, (0, 1, 2), in_one_suit=False),
    _Steps(("pure_shifted_chows",), _CHOW, (0, 1, 2), in_one_suit=True),
    _Steps(("pure_shifted_chows",), _CHOW, (0, 2, 4), in_one_suit=True),
    _Steps(("four_pure_shifted_chows",), _CHOW, (0, 1, 2, 3), in_one_suit=True),
    _Steps(("four_pure_shifted_chows",), _CHOW, (0, 2, 4, 6), in_one_suit=True),
    _Steps(("two_identical_sequences",), _CHOW, (0, 0), in_one_suit=True),
    _Steps(("pure_triple_chow", "three_identical_sequences"), _CHOW, (0, 0, 0), in_one_suit=True),
    _Steps(("quadruple_chow", "four_identical_sequences"), _CHOW, (0, 0, 0, 0), in_one_suit=True),
    _Steps(("triple_pung", "three_similar_triplets"), _PUNG, (0, 0, 0), in_one_suit=False),
    _Steps(("mixed_shifted_pungs",), _PUNG, (0, 1, 2), in_one_suit=False),
    _Steps(("pure_shifted_pungs", "three_consecutive_triplets"), _PUNG, (0, 1, 2),
           in_one_suit=True),
    _Steps(("four_pure_shifted_pungs", "four_consecutive_triplets"), _PUNG, (0, 1, 2, 3),
           in_one_suit=True),
)  # fmt: skip

_KINDS: tuple[tuple[tuple[str, ...], int], ...] = (
    *((("full_flush", "pure_one_suit"), _SUIT << 9 * suit) for suit in _SUITS),
    *((("half_flush", "mixed_one_suit"), _SUIT << 9 * suit | _HONORS) for suit in _SUITS),
    (("upper_tiles",), _ranks(7, 8, 9)),
    (("middle_tiles",), _ranks(4, 5, 6)),
    (("lower_tiles",), _ranks(1, 2, 3)),
    (("upper_four",), _ranks(6, 7, 8, 9)),
    (("lower_four",), _ranks(1, 2, 3, 4)),
    (("all_simples", "no_terminals"), _NUMBERS & ~_TERMINALS),
    (("all_terminals_and_honors", "mixed_greater_terminals"), _ENDS),
    (("all_terminals", "pure_greater_terminals"), _TERMINALS),
    (("all_honors",), _HONORS),
    (("all_green",), 0b010101110 << 18 | 1 << 32),
    (("reversible_tiles",), 0b110011111 << 9 | 0b110111010 << 18 | 1 << 33),
)  # fmt: skip

_ONES_AND_SEVENS = _ranks(1, 7)
_EVEN = _ranks(2, 4, 6, 8)
_FIVE = _ranks(5)


def _pungs_of(kinds: Sequence[int], left_out: int | None = None) -> tuple[int, ...]:
    return tuple(_PUNG + kind for kind in kinds if kind != left_out)


def _honors() -> Iterator[Aim]:
    """
    Give the aims at pungs of winds and of dragons, with the pair that may go with them.
    """
    winds, dragons = kinds_in(_WINDS), kinds_in(_DRAGONS)
    yield Aim(("big_four_winds",), sets=_pungs_of(winds))
    yield Aim(("big_three_dragons",), sets=_pungs_of(dragons))
    for kind in dragons:
        two = _pungs_of(dragons, kind)
        yield Aim(("two_dragon_pungs",), sets=two)
        yield Aim(("little_three_dragons", "small_three_dragons"), sets=two, pairs=1 << kind)
        yield Aim(("value_honor",), sets=(_PUNG + kind,))
    for kind in winds:
        three = _pungs_of(winds, kind)
        yield Aim(("big_three_winds",), sets=three)
        yield Aim(("little_four_winds", "small_four_winds"), sets=three, pairs=1 << kind)
        for other in winds:
            if other != kind:
                two = tuple(code for code in three if code != _PUNG + other)
                yield Aim(("small_three_winds",), sets=two, pairs=1 << other)


def _suited() -> Iterator[Aim]:
    """
    Give the aims that name sets and a pair in some suits.
    """
    for suit in _SUITS:
        others = [9 * other for other in _SUITS if other != suit]
        ends = tuple(_CHOW + low + step for low in others for step in (0, 6))
        five = 1 << 9 * suit + 4
        yield Aim(("three_suited_terminal_chows",), sets=ends, pairs=five)
        own = (_CHOW + 9 * suit, _CHOW + 9 * suit, _CHOW + 9 * suit + 6, _CHOW + 9 * suit + 6)
        yield Aim(("pure_terminal_chows",), sets=own, pairs=five)
        for rank in range(9):
            two = tuple(_PUNG + low + rank for low in others)
            pair = 1 << 9 * suit + rank
            yield Aim(("small_three_similar_triplets",), sets=two, pairs=pair)


def _structures() -> Iterator[Aim]:
    """
    Give the aims that ask something of every set.
    """
    yield Aim(("all_chows", "all_sequences"), pungs=0)
    yield Aim(("all_pungs", "all_triplets"), chows=0)
    yield Aim(("all_even_pungs",), chows=0, pungs=_EVEN, pairs=_EVEN)
    outside = ("outside_hand", "mixed_lesser_terminals")
    yield Aim(outside, chows=_ONES_AND_SEVENS, pungs=_ENDS, pairs=_ENDS)
    ends = ("pure_lesser_terminals",)
    yield Aim(ends, chows=_ONES_AND_SEVENS, pungs=_TERMINALS, pairs=_TERMINALS)
    yield Aim(("all_fives",), chows=_ranks(3, 4, 5), pungs=_FIVE, pairs=_FIVE)
    yield Aim(("all_types",), one_each=True)
    yield Aim(("three_concealed_pungs", "three_concealed_triplets"), pungs_hidden=3)
    yield Aim(("four_concealed_pungs", "four_concealed_triplets"), pungs_hidden=4)


def _forms() -> Iterator[Aim]:
    """
    Give the aims at forms without four sets.
    """
    yield Aim(("seven_pairs",), _SEVEN_PAIRS)
    for low in range(27):
        if low % 9 < 3:
            seven = 0x7F << low
            yield Aim(("seven_shifted_pairs",), _SEVEN_PAIRS, pairs=seven, must=seven)
    yield Aim(
        ("thirteen_orphans", "thirteen_terminals"), _THIRTEEN_ORPHANS, pairs=_ENDS, must=_ENDS
    )
    for way in range(6):
        numbers = knitted_mask(way)
        kinds = numbers | _HONORS
        yield Aim(("knitted_straight",), _KNITTED_BODY, body=numbers)
        yield Aim(("lesser_honors_and_knitted_tiles",), _KNITTED, pairs=kinds)
        yield Aim(("greater_honors_and_knitted_tiles",), _KNITTED, pairs=kinds, must=_HONORS)
        both = ("lesser_honors_and_knitted_tiles", "knitted_straight")
        yield Aim(both, _KNITTED, pairs=kinds, must=numbers)


def _every_aim() -> Iterator[Aim]:
    for steps in _STEPS:
        yield from steps.aims()
    for keys, kinds in _KINDS:
        yield from _kinds(keys, kinds)
    yield from _honors()
    yield from _suited()
    yield from _structures()
    yield from _forms()


def aims(table: Container[str], forms: int) -> tuple[Aim, ...]:
    """
    Give the aims that lead to rows of a table in forms that win; the first one is any hand.

    >>> len(aims({"pure_straight", "seven_pairs"}, 0b101))
    5
    """
    fitting = (
        aim
        for aim in _every_aim()
        if forms >> aim.form & 1 and any(key in table for key in aim.keys)
    )
    return (Aim(()), *fitting)


def packed(aim: Aim) -> array[int]:
    """
    Write an aim as the numbers that the search reads.
    """
    sets = 0
    for place in range(4):
        code = aim.sets[place] if place < len(aim.sets) else _NO_SET
        sets |= code << 8 * place
    asks = aim.form | aim.pungs_hidden << 8 | aim.one_each << 16
    return array("Q", [sets, aim.chows, aim.pungs, aim.pairs, aim.body, aim.must, asks])
