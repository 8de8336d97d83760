"""Hands as JSON objects: the two shapes of recorded cases, and the words of `paiju.score`."""

from __future__ import annotations

from typing import NamedTuple, cast

from paiju.errors import NotationError, quote
from paiju.scoring.circumstances import Circumstances
from paiju.scoring.door import read_hand
from paiju.tiles import Hand, Meld

__all__ = ["TOLD", "Case", "Keys", "case_id", "is_header", "read_case"]

_OPEN, _CONCEALED = "[]", "()"
_MELDS = {
    "chow": _OPEN, "chi": _OPEN, "pung": _OPEN, "kong": _OPEN, "melded_kong": _OPEN,
    "added_kong": _OPEN, "ckong": _CONCEALED, "concealed_kong": _CONCEALED,
}  # fmt: skip
_SOURCES = {"left": "<", "opposite": "^", "across": "^", "right": ">"}
_WSOM = "wsom-2008"
_HEADER = frozenset({"source", "about"})
TOLD = (
    "id", "source", "about", "title", "note", "why", "seed", "expect", "ambiguity", "edition",
    "mcr", "mcr-1998", "disputed", "refuse",
)  # fmt: skip
"""What recorded cases say of themselves: it changes no result, and is passed over."""

_HAND_KEYS = ("hand", "melds", "win", "rules", "penalty_tiles", "discarder", "follow", "kong")
_MCR_KEYS = (*TOLD, *_HAND_KEYS, *Circumstances._fields)
_WSOM_KEYS = (
    *TOLD, "concealed", "melds", "win_tile", "self_draw", "seat_wind", "flags", "settle", "rules",
)  # fmt: skip
_FLAGS = (
    "last_tile", "kong_draw", "rob_kong", "heaven", "earth", "win_tile_shown", "penalty",
)  # fmt: skip
_SETTLE = ("winner", "discarder", "window", "immunity_claimed", "deltas_ESWN")


class Case(NamedTuple):
    """
    A hand, how it was won, and who gave the tile, as one line tells.
    """

    hand: Hand
    how: Circumstances
    rules: str
    penalty_tiles: str = ""
    discarder: str | None = None
    follow: tuple[tuple[str, str], ...] = ()


class Keys:
    """
    The keys of one object, each read as the kind of value that it should have.
    """

    def __init__(self, found: object, what: str = "line") -> None:
        if not isinstance(found, dict):
            raise _unread(f"a {what} that is no object", "its start", found, "an object")
        self._values = cast("dict[str, object]", found)

    def __contains__(self, key: str) -> bool:
        return self._values.get(key) is not None

    def only(self, known: tuple[str, ...]) -> None:
        """
        Refuse a key that is none of those known.
        """
        for key in self._values:
            if key not in known:
                raise _unknown_key(key, known)

    def text(self, key: str, default: str = "") -> str:
        """
        Give a text, or `default` where there is none.
        """
        value = self._values.get(key)
        if value is not None and not isinstance(value, str):
            raise _unread("a value that is no text", f"key {key!r}", value, "a text")
        return default if value is None else value

    def flag(self, key: str, *, default: bool = False) -> bool:
        """
        Give a flag, or `default` where there is none.
        """
        value = self._values.get(key)
        if value is not None and not isinstance(value, bool):
            raise _unread("a value that is no flag", f"key {key!r}", value, "true or false")
        return default if value is None else value

    def number(self, key: str, default: int = 0) -> int:
        """
        Give a whole number, or `default` where there is none.
        """
        value = self._values.get(key)
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise _unread("a value that is no number", f"key {key!r}", value, "a whole number")
        return default if value is None else value

    def items(self, key: str) -> list[object]:
        """
        Give a list, which may be empty.
        """
        value = self._values.get(key)
        if value is not None and not isinstance(value, list):
            raise _unread("a value that is no list", f"key {key!r}", value, "a list")
        return cast("list[object]", value or [])

    def inner(self, key: str) -> Keys:
        """
        Give the object under a key, which may be empty.
        """
        return Keys(self._values.get(key) or {}, f"value of {key!r}")


def case_id(found: object) -> str | int | None:
    """
    Give the `id` of a line; None when it has none that can be shown.

    >>> case_id({"id": "mcr-001"})
    'mcr-001'
    """
    value = cast("dict[str, object]", found).get("id") if isinstance(found, dict) else None
    return value if isinstance(value, str | int) else None


def read_case(found: object, rules: str) -> Case:
    """
    Read one line; `rules` are those of a line with `hand` that names none itself.

    A line with `concealed` is WSOM. Raise `NotationError` for what cannot be read.

    >>> case = read_case({"hand": "55pWWWNN", "melds": [{"type": "pung", "tiles": "EEE"},
    ...                   {"type": "kong", "tiles": "SSSS"}], "win": "N"}, "mcr")
    >>> str(case.hand), case.rules
    ('55p WWWNN [EEE] [SSSS] N', 'mcr')
    """
    keys = Keys(found)
    if "concealed" in keys:
        return _wsom(keys)
    if "hand" in keys:
        return _mcr(keys, rules)
    raise NotationError(
        "a line without a hand",
        place="its keys",
        found="neither 'hand' nor 'concealed'",
        expected="one of them",
        remedy='write {"hand": "…"}',
    )


def is_header(found: object) -> bool:
    """
    Tell whether a line only says where cases come from, as the first of a golden file does.

    >>> is_header({"source": "worked by hand", "about": "waits"}), is_header({})
    (True, False)
    """
    keys = cast("dict[str, object]", found).keys() if isinstance(found, dict) else frozenset[str]()
    return bool(keys) and _HEADER.issuperset(keys)


def _mcr(keys: Keys, rules: str) -> Case:
    keys.only(_MCR_KEYS)
    drawn = keys.flag("self_drawn")
    kong = keys.flag("kong")
    how = Circumstances(
        self_drawn=drawn,
        seat=keys.text("seat", "E"),
        prevalent=keys.text("prevalent", "E"),
        flowers=keys.number("flowers"),
        last_tile=keys.flag("last_tile"),
        replacement=keys.flag("replacement") or (kong and drawn),
        robbing=keys.flag("robbing") or (kong and not drawn),
        last_of_kind=keys.flag("last_of_kind"),
        heavenly=keys.flag("heavenly"),
        earthly=keys.flag("earthly"),
        kept_apart=keys.flag("kept_apart", default=True),
    )
    hand = _hand(keys.text("hand"), keys, keys.text("win"))
    named = keys.text("rules", rules)
    discarder = keys.text("discarder") or None
    return Case(hand, how, named, keys.text("penalty_tiles"), discarder, _follow(keys, "follow"))


def _wsom(keys: Keys) -> Case:
    keys.only(_WSOM_KEYS)
    flags = keys.inner("flags")
    flags.only(_FLAGS)
    how = Circumstances(
        self_drawn=keys.flag("self_draw"),
        seat=keys.text("seat_wind", "E"),
        last_tile=flags.flag("last_tile"),
        replacement=flags.flag("kong_draw"),
        robbing=flags.flag("rob_kong"),
        heavenly=flags.flag("heaven"),
        earthly=flags.flag("earth"),
        kept_apart=flags.flag("win_tile_shown", default=True),
    )
    settle = keys.inner("settle")
    settle.only(_SETTLE)
    follow = _follow(settle, "window") if settle.flag("immunity_claimed", default=True) else ()
    return Case(
        _hand(keys.text("concealed"), keys, keys.text("win_tile")),
        how,
        keys.text("rules", _WSOM),
        flags.text("penalty"),
        settle.text("discarder") or None,
        follow,
    )


def _hand(concealed: str, keys: Keys, win: str) -> Hand:
    """
    Read a hand; beside a list of melds the concealed tiles leave out the winning tile.
    """
    if "melds" not in keys:
        return read_hand(concealed, win or None)
    melds = " ".join(str(_meld(each)) for each in keys.items("melds"))
    return read_hand(f"{melds} {concealed} {win}", None)


def _meld(found: object) -> Meld:
    """
    Read a set written as an object, or as a pair of its kind and its tiles.
    """
    keys = Keys(_named(found), "meld")
    kind = keys.text("type")
    brackets = _MELDS.get(kind)
    if brackets is None:
        raise _unread("an unknown kind of meld", "key 'type'", kind, "chow, pung, kong or ckong")
    source = _SOURCES.get(keys.text("from"), "") if brackets == _OPEN else ""
    return Meld.of(f"{brackets[0]}{keys.text('tiles')}{brackets[1]}{source}")


def _follow(keys: Keys, key: str) -> tuple[tuple[str, str], ...]:
    discards: list[tuple[str, str]] = []
    for each in keys.items(key):
        match _pair(each):
            case (str(seat), str(tile)):
                discards.append((seat, tile))
            case _:
                raise _unread("a discard that cannot be read", f"key {key!r}", each, '["E", "9s"]')
    return tuple(discards)


def _named(meld: object) -> object:
    """
    Give a meld that is written as a pair as an object; anything else as it is.
    """
    pair = _pair(meld)
    return meld if pair is None else {"type": pair[0], "tiles": pair[1]}


def _pair(found: object) -> tuple[object, object] | None:
    items = cast("list[object]", found) if isinstance(found, list) else []
    return (items[0], items[1]) if len(items) == 2 else None


def _unread(fault: str, place: str, found: object, expected: str) -> NotationError:
    return NotationError(
        fault, place=place, found=quote(found), expected=expected, remedy="correct this line"
    )


def _unknown_key(key: str, known: tuple[str, ...]) -> NotationError:
    from difflib import get_close_matches

    near = get_close_matches(key, known, n=1)
    return NotationError(
        "an unknown key",
        place="the line",
        found=quote(key),
        remedy=f"did you mean {near[0]!r}?" if near else "leave it out",
    )
