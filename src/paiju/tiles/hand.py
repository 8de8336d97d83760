"""
A player's tiles at one moment: concealed tiles, melds, the winning tile, flowers.

Plain texts are read by a short way; every other text, and every fault, by `written_hand`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import eq, itemgetter
from typing import Final, Self

from paiju.errors import ImpossibleHand, PaijuError
from paiju.tiles.meld import Meld
from paiju.tiles.notation import count_of_tiles, quick_kinds, write_tiles
from paiju.tiles.scanner import Placed
from paiju.tiles.spelling import LONGEST_TEXT
from paiju.tiles.tile import TILES, Tile
from paiju.tiles.written_hand import (
    COPIES,
    FULL,
    MOST_MELDS,
    check_copies,
    check_flowers,
    check_melds,
    read_hand,
    winning_tile,
)

__all__ = ["Hand"]

_REMEMBERED: Final = 4096
_KINDS: Final = 34
_FLOWERS: Final = {str(each): each for each in TILES if each.is_flower}

_set = object.__setattr__


@dataclass(frozen=True, slots=True)
class Hand:
    """
    Hold 13 tiles, or 14 of which one is the winning tile; a kong counts as three.

    `concealed` leaves out the winning tile, which is in `win`, None when there are 13. Tiles,
    melds and flowers are kept sorted, so that equal hands are equal however they were written.
    `Hand.parse` reads a text; tiles that nobody can hold raise `ImpossibleHand`.

    >>> hand = Hand.parse("123m 456p 789s EEE CC")
    >>> str(hand), hand.win, hand.size
    ('123m 456p 789s EEE C C', tile('C'), 14)
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    win: Tile | None = None
    flowers: tuple[Tile, ...] = ()

    def __post_init__(self) -> None:
        """
        Sort, and refuse what nobody can hold.
        """
        _set(self, "concealed", tuple(sorted(self.concealed)))
        _set(self, "melds", tuple(sorted(self.melds)))
        _set(self, "flowers", tuple(sorted(self.flowers)))
        held = [*self.concealed, *([] if self.win is None else [self.win])]
        for each in held:
            if each.is_flower:
                raise _misplaced(each, "a flower among the tiles", "flowers")
        for each in self.flowers:
            if not each.is_flower:
                raise _misplaced(each, "a tile among the flowers", "concealed")
        held += [each for meld in self.melds for each in meld.tiles]
        check_melds([0] * len(self.melds))
        check_copies([Placed(each, 0) for each in held], "")
        check_flowers([Placed(each, 0) for each in self.flowers])
        count = len(self.concealed) + 3 * len(self.melds)
        if count != FULL - 1:
            raise ImpossibleHand(
                "a wrong count of tiles",
                found=f"{count_of_tiles(count)} without the winning tile",
                expected=f"{FULL - 1}, each meld counting as 3",
                remedy="give the winning tile, if there is one, in the field 'win'",
            )

    @classmethod
    def parse(cls, text: str, win: str | Tile | None = None) -> Self:
        """
        Read a hand in any spelling.

        The last concealed tile of 14 is the winning tile, unless `win` names which it is; to 13
        tiles `win` adds it. Raise `NotationError` for what cannot be read, `ImpossibleHand` for
        what nobody can hold.

        >>> Hand.parse("[123m]< (EEEE) 5p 5p 678s 999s", win="7s")
        Hand.parse('55p 68999s [123m]< (EEEE) 7s')
        >>> Hand.parse("123m 456p 789s EEE C").win is None
        True
        """
        if type(text) is not str or len(text) > LONGEST_TEXT:
            return cls(*read_hand(text, win))
        melds: tuple[Meld, ...] = ()
        flowers: tuple[Tile, ...] = ()
        kinds = None if "[" in text or "(" in text else quick_kinds(text)
        if kinds is None:
            kinds, melds, flowers = _quick_words(text)
        count = len(kinds) + 3 * len(melds)
        last = kinds.pop() if count == FULL and win is None else _take_win(kinds, count, win)
        kinds.sort()
        if last is None or _has_five(kinds, last, melds):
            return cls(*read_hand(text, win))
        # What is known to be sorted and possible need not be looked at again.
        hand = object.__new__(cls)
        _set(hand, "concealed", itemgetter(*kinds)(TILES) if kinds[1:] else (TILES[kinds[0]],))
        _set(hand, "melds", melds)
        _set(hand, "win", TILES[last] if last >= 0 else None)
        _set(hand, "flowers", flowers)
        return hand

    @property
    def size(self) -> int:
        """
        Count the tiles, a kong as three: 13, or 14 with the winning tile.
        """
        return len(self.concealed) + 3 * len(self.melds) + (self.win is not None)

    @property
    def counts(self) -> bytes:
        """
        Count the concealed tiles of each of 34 kinds, the winning tile among them.

        The kinds stand in the order of `TILES`; `distance` and `distance_many` read such counts.

        >>> hand = Hand.parse("[EEE] 123m 456p 789s CC")
        >>> list(hand.counts[:5]), len(hand.counts), sum(hand.counts)
        ([1, 1, 1, 0, 0], 34, 11)
        """
        counts = bytearray(_KINDS)
        for each in self.concealed:
            counts[each.kind] += 1
        if self.win is not None:
            counts[self.win.kind] += 1
        return bytes(counts)

    def with_win(self, win: Tile) -> Self:
        """
        Give this hand with `win` as its winning tile, in place of any other.

        >>> str(Hand.parse("123m 456p 789s EEE C").with_win(TILES[31]))
        '123m 456p 789s EEE C C'
        """
        held = [each.kind for each in self.concealed]
        for meld in self.melds:
            held += [each.kind for each in meld.tiles]
        if win.is_flower or held.count(win.kind) >= COPIES:
            return type(self)(self.concealed, self.melds, win, self.flowers)
        hand = object.__new__(type(self))
        _set(hand, "concealed", self.concealed)
        _set(hand, "melds", self.melds)
        _set(hand, "win", win)
        _set(hand, "flowers", self.flowers)
        return hand

    def __str__(self) -> str:
        """
        Write the one canonical form, which `parse` reads back as an equal hand.
        """
        words = (
            write_tiles(self.concealed),
            *map(str, self.melds),
            write_tiles(self.flowers),
            "" if self.win is None else str(self.win),
        )
        return " ".join(filter(None, words))

    def __repr__(self) -> str:
        """
        Write the call that gives this hand.
        """
        return f"Hand.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        """
        Draw the hand, as notebooks ask for it.
        """
        from paiju.tiles.picture import svg_of  # noqa: PLC0415  only a notebook waits for it

        return svg_of(self)

    def _repr_html_(self) -> str:
        """
        Draw the hand above its notation, as notebooks ask for it.
        """
        from paiju.tiles.picture import html_of  # noqa: PLC0415  only a notebook waits for it

        return html_of(self)


def _quick_words(text: str) -> tuple[list[int], tuple[Meld, ...], tuple[Tile, ...]]:
    # Sets and flowers as words of their own beside plain tiles; for any other text, nothing.
    plain: list[str] = []
    melds: list[Meld] = []
    flowers: list[Tile] = []
    for word in text.split(" "):
        if word[:1] in {"[", "("}:
            meld = _known_meld(word)
            if meld is None:
                return [], (), ()
            melds.append(meld)
        elif word in _FLOWERS and _FLOWERS[word] not in flowers:
            flowers.append(_FLOWERS[word])
        else:
            plain.append(word)
    kinds = quick_kinds(" ".join(plain))
    if kinds is None or len(melds) > MOST_MELDS:
        return [], (), ()
    return kinds, tuple(sorted(melds)), tuple(sorted(flowers))


@lru_cache(maxsize=_REMEMBERED)
def _known_meld(word: str) -> Meld | None:
    try:
        return Meld.of(word)
    except PaijuError:
        # The careful way reads the whole text again and says where in it the fault is.
        return None


def _has_five(kinds: list[int], last: int, melds: tuple[Meld, ...]) -> bool:
    # `kinds` is sorted, so that five of a kind stand four apart.
    if melds:
        held = [*kinds, *(each.kind for meld in melds for each in meld.tiles)]
        held.sort()
    else:
        held = kinds
    return True in map(eq, held, held[COPIES:]) or held.count(last) >= COPIES


def _take_win(kinds: list[int], count: int, win: str | Tile | None) -> int | None:
    # The kind of the winning tile, taken out of 14; -1 for none; None for the careful way.
    if count == FULL - 1:
        return -1 if win is None else winning_tile(win).kind
    if count != FULL or win is None:
        return None
    kind = winning_tile(win).kind
    if kind not in kinds:
        return None
    kinds.remove(kind)
    return kind


def _misplaced(found: Tile, fault: str, field: str) -> ImpossibleHand:
    return ImpossibleHand(
        fault,
        found=str(found),
        expected="flowers apart from the tiles",
        remedy=f"give it in the field {field!r}",
    )
