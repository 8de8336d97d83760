"""
One tile: its kind, suit and rank.

There is one `Tile` object a kind, so tiles may be compared with `is`. How many of a kind there are
is the rules' business, and how they look is the pictures'.
"""

from __future__ import annotations

from typing import Final, Literal, NoReturn, cast, final

from paiju.errors import NotationError, quote
from paiju.tiles.spelling import plain

__all__ = ["TILES", "Suit", "Tile", "read_tile", "tile"]

Suit = Literal["m", "p", "s"]

SUITS: Final = "mps"
HONORS: Final = "ESWNCFP"
FLOWERS: Final = 8
FIRST_HONOR: Final = 27
FIRST_DRAGON: Final = 31
FIRST_FLOWER: Final = 34


@final
class Tile:
    """
    Be one of the 42 kinds: 1m…9m, 1p…9p, 1s…9s, E S W N, C F P and the flowers f1…f8.

    `kind` is 0–41 in that order, which is also the order of tiles; `suit` is "m", "p", "s" or
    None; `rank` is 1–9, or None for honors and flowers. `Tile(kind)` gives the one object of that
    kind; `tile("5m")` reads a text.

    >>> Tile(4), Tile(4) is tile("5m"), sorted([tile("E"), tile("9s"), tile("f1")])
    (tile('5m'), True, [tile('9s'), tile('E'), tile('f1')])
    """

    __slots__ = (
        "_text",
        "is_dragon",
        "is_flower",
        "is_honor",
        "is_terminal",
        "is_wind",
        "kind",
        "rank",
        "suit",
    )

    _text: str
    kind: int
    suit: Suit | None
    rank: int | None
    is_honor: bool
    is_wind: bool
    is_dragon: bool
    is_flower: bool
    is_terminal: bool

    def __new__(cls, kind: int) -> Tile:
        """
        Give the one tile of this kind; another number is a `NotationError`.
        """
        if type(kind) is int and 0 <= kind < len(TILES):
            return TILES[kind]
        raise NotationError(
            "no tile has this kind",
            found=str(kind) if type(kind) is int and abs(kind) < 10**9 else quote(kind),
            expected=f"a whole number from 0 to {len(TILES) - 1}",
            remedy='give the kind, or read a text with tile("5m")',
        )

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """
        Refuse: a tile never changes.
        """
        message = f"a tile never changes: {name}"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> NoReturn:
        """
        Refuse: a tile never changes.
        """
        message = f"a tile never changes: {name}"
        raise AttributeError(message)

    def __reduce__(self) -> tuple[type[Tile], tuple[int]]:
        """
        Copy and pickle as the one object of the kind.
        """
        return Tile, (self.kind,)

    def __hash__(self) -> int:
        """
        Hash by kind, the same in every process.
        """
        return self.kind

    def __lt__(self, other: object) -> bool:
        """
        Order by kind.
        """
        return self.kind < other.kind if isinstance(other, Tile) else NotImplemented

    def __le__(self, other: object) -> bool:
        """
        Order by kind.
        """
        return self.kind <= other.kind if isinstance(other, Tile) else NotImplemented

    def __gt__(self, other: object) -> bool:
        """
        Order by kind.
        """
        return self.kind > other.kind if isinstance(other, Tile) else NotImplemented

    def __ge__(self, other: object) -> bool:
        """
        Order by kind.
        """
        return self.kind >= other.kind if isinstance(other, Tile) else NotImplemented

    def __str__(self) -> str:
        """
        Write the tile in our notation.

        >>> str(Tile(0)), str(Tile(27)), str(Tile(34))
        ('1m', 'E', 'f1')
        """
        return self._text

    def __repr__(self) -> str:
        """
        Write the call that gives this tile.
        """
        return f"tile({self._text!r})"

    def _repr_svg_(self) -> str:
        """
        Draw the tile, as notebooks ask for it.
        """
        from paiju.tiles.picture import svg_of  # noqa: PLC0415  only a notebook waits for it

        return svg_of(self)

    def _repr_html_(self) -> str:
        """
        Draw the tile above its notation, as notebooks ask for it.
        """
        from paiju.tiles.picture import html_of  # noqa: PLC0415  only a notebook waits for it

        return html_of(self)


def _make(kind: int) -> Tile:
    suited = kind < FIRST_HONOR
    rank = kind % 9 + 1 if suited else None
    suit = cast("Suit", SUITS[kind // 9]) if suited else None
    if suited:
        text = f"{rank}{suit}"
    elif kind < FIRST_FLOWER:
        text = HONORS[kind - FIRST_HONOR]
    else:
        text = f"f{kind - FIRST_FLOWER + 1}"
    made = object.__new__(Tile)
    fields: dict[str, object] = {
        "_text": text,
        "kind": kind,
        "suit": suit,
        "rank": rank,
        "is_honor": FIRST_HONOR <= kind < FIRST_FLOWER,
        "is_wind": FIRST_HONOR <= kind < FIRST_DRAGON,
        "is_dragon": FIRST_DRAGON <= kind < FIRST_FLOWER,
        "is_flower": kind >= FIRST_FLOWER,
        "is_terminal": rank in {1, 9},
    }
    for name, value in fields.items():
        object.__setattr__(made, name, value)
    return made


TILES: Final[tuple[Tile, ...]] = tuple(_make(kind) for kind in range(FIRST_FLOWER + FLOWERS))
"""All 42 kinds, in order."""

_BY_TEXT: Final[dict[str, Tile]] = {str(made): made for made in TILES} | {
    f"{number}z": TILES[FIRST_HONOR + HONORS.index(honor)]
    for number, honor in enumerate("ESWNPFC", 1)
}


def tile(kind_or_text: int | str | Tile) -> Tile:
    """
    Give the tile of a kind, or of any spelling of one tile.

    Raise `NotationError` for anything else.

    >>> tile(8), tile("9m"), tile("九萬"), tile("🀏"), tile("7z")
    (tile('9m'), tile('9m'), tile('9m'), tile('9m'), tile('C'))
    """
    if isinstance(kind_or_text, Tile):
        return kind_or_text
    if not isinstance(kind_or_text, str):
        return Tile(kind_or_text)
    return _BY_TEXT.get(kind_or_text) or read_tile(kind_or_text)


def read_tile(text: str) -> Tile:
    """
    Read a text that is one tile in any spelling.

    >>> read_tile(" ５ｍ "), read_tile("五萬")
    (tile('5m'), tile('5m'))
    """
    found = _BY_TEXT.get("".join(plain(text).text.split()))
    if found is not None:
        return found
    raise NotationError(
        "this is not one tile",
        found=quote(text),
        expected="1m to 9m, 1p to 9p, 1s to 9s, E, S, W, N, C, F, P or f1 to f8",
        remedy="write one tile, such as 5m",
    )
