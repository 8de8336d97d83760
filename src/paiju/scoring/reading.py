"""How a score read the tiles: groups, and which of them the winning tile completed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paiju.scoring import codes
from paiju.shape.forms import FORMS
from paiju.tiles import TILES, Tile, write_tiles

if TYPE_CHECKING:
    from paiju.scoring.facts import Facts

__all__ = ["Group", "Reading", "reading_of", "set_group"]

_CHOW, _PUNG, _MELDED_KONG, _CONCEALED_KONG = range(4)
_PUNGS_FROM = 64
_CONCEALED_FROM = 192
_NAMES = ("chow", "pung", "melded_kong", "concealed_kong")


@dataclass(frozen=True, slots=True)
class Group:
    """
    One group of a reading.

    `kind` is a set (chow, pung, melded_kong, concealed_kong), pair, knitted (nine tiles) or
    singles; `melded` tells whether it lay open before the win, `concealed` whether it counts as
    concealed, `wins` whether the winning tile completed it.
    """

    kind: str
    tiles: tuple[Tile, ...]
    melded: bool = False
    concealed: bool = True
    wins: bool = False

    def __str__(self) -> str:
        """
        Write the tiles, in brackets as melds are when they lay open.
        """
        text = write_tiles(self.tiles)
        if self.kind == "concealed_kong":
            return f"({text})"
        return f"[{text}]" if self.melded else text


@dataclass(frozen=True, slots=True)
class Reading:
    """
    All groups of one reading, and its form (see `paiju.shape.forms`).

    >>> import paiju
    >>> print(paiju.score("111m 234m 55p [678s] [EEE]", win="5p").reading)
    111m 234m [678s] [EEE] 55p
    """

    form: str
    groups: tuple[Group, ...]

    def __str__(self) -> str:
        """
        Write the groups, concealed sets first and the pair last.
        """
        return " ".join(map(str, self.groups))


def set_group(code: int, *, melded: bool, wins: bool = False, concealed: bool = True) -> Group:
    """
    Make the group of a set written as `type * 64 + lowest kind`.

    >>> str(set_group(64 + 4, melded=True))
    '[555m]'
    """
    kind, lowest = divmod(code, 64)
    if kind == _CHOW:
        tiles = TILES[lowest : lowest + 3]
    else:
        tiles = (TILES[lowest],) * (3 if kind == _PUNG else 4)
    return Group(_NAMES[kind], tiles, melded, concealed, wins)


def reading_of(facts: Facts, place: int, row: bytes) -> Reading:
    """
    Make the reading that a kernel's facts hold, with the winning tile in a place.

    `row` is the win (see `paiju.scoring.win`).
    """
    codes_of = facts.set_codes()
    rest = Counter(row[9 : 23 - 3 * facts.meld_count])
    sets: list[Group] = []
    for number, code in enumerate(codes_of):
        melded = number < facts.meld_count
        wins = number == place
        spoiled = wins and code >= _PUNGS_FROM and facts.concealed_pungs < facts.dark_pungs
        concealed = code >= _CONCEALED_FROM if melded else not spoiled
        sets.append(set_group(code, melded=melded, wins=wins, concealed=concealed))
        if not melded:
            rest.subtract(tile.kind for tile in sets[-1].tiles)
    pair: list[Group] = []
    if facts.pair >= 0:
        rest[facts.pair] -= 2
        pair = [Group("pair", (TILES[facts.pair],) * 2, wins=place == codes.IN_PAIR)]
    left = [TILES[kind] for kind in sorted(rest.elements())]
    form = FORMS[facts.form]
    wins = place == codes.ELSEWHERE or (facts.pair < 0 and place == codes.IN_PAIR)
    if form == "seven_pairs":
        won = TILES[row[4]]
        left_pairs = [(left[at], left[at + 1]) for at in range(0, len(left), 2)]
        first = next(at for at, each in enumerate(left_pairs) if each[0] == won)
        others = [Group("pair", each, wins=at == first) for at, each in enumerate(left_pairs)]
    else:
        kind = "knitted" if form == "knitted_body" else "singles"
        others = [Group(kind, tuple(left), wins=wins)] if left else []
    own = sets[facts.meld_count :] + sets[: facts.meld_count]
    return Reading(form, tuple(others + own + pair))
