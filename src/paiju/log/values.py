"""
JSON values that a log may hold, and their one canonical text.

Whole numbers, texts, true, false, null, lists and objects; no fractions, for no total may be
rounded, and no control signs in texts, so that no two texts of one value differ by one byte alone.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from paiju.errors import LogError, clip, number, quote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.log.envelope import Json

__all__ = ["LARGEST", "canonical", "checked", "parsed"]

LARGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exactly."""

_DEEPEST: Final = 16
_MOST_DIGITS: Final = 20
_NEAR: Final = 20
_TOO_LARGE: Final = ("a number too large", f"at most {LARGEST}")
_ALLOWED_CONTROLS: Final = "\n\t"
_MEND: Final = "take the file again from where it came"
_CANONICAL: Final = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")
)


class _Unfit(NamedTuple):
    """
    A part of a line that JSON may hold, but a log may not.
    """

    fault: str
    expected: str
    found: str


def canonical(value: Json, place: str = "the value") -> str:
    """
    Write a value the one way that is hashed: keys in order, no spaces, signs as they are.

    >>> canonical({"tile": "5m", "seat": "E", "hand": ["東"]})
    '{"hand":["東"],"seat":"E","tile":"5m"}'
    """
    return _CANONICAL.encode(checked(value, place))


def parsed(text: str, place: str) -> dict[str, Json]:
    """
    Read one line, which must be one object; raise `LogError` for anything else.

    >>> parsed('{"tile": "5m"}', "line 2")
    {'tile': '5m'}
    """
    try:
        found: object = json.loads(
            text,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_fraction,
            object_pairs_hook=_object,
        )
    except json.JSONDecodeError as fault:
        # The parser's own words name no remedy.
        near = text[fault.pos : fault.pos + _NEAR]
        column = f"{place}, column {fault.colno}"
        found = quote(near) if near else "the end of the line"
        raise _fault("this is no JSON", column, found, "one JSON object") from None
    except RecursionError:
        # It is a nest too deep for the parser, so for a log as well.
        raise _fault(
            "a nest too deep", place, "hundreds of levels", f"at most {_DEEPEST}"
        ) from None
    if not isinstance(found, dict | _Unfit):
        raise _fault("this is no object", place, _shown(found), 'an object, such as {"seq":1,…}')
    value = checked(cast("object", found), place)
    if text[0] != "{" or text[-1] != "}":
        raise _fault("space around the object", place, quote(f"{text[0]}…{text[-1]}"), "{…} alone")
    return cast("dict[str, Json]", value)


def checked(value: object, place: str, path: str = "", depth: int = 0) -> Json:
    """
    Give back a value that a log may hold; raise `LogError` for any other.

    >>> checked([1, "5m", None], "the hand")
    [1, '5m', None]
    """
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _text(value, _at(place, path))
    if isinstance(value, int):
        if abs(value) > LARGEST:
            raise _fault(
                "a number too large", _at(place, path), number(value), f"at most {LARGEST}"
            )
        return value
    if isinstance(value, _Unfit):
        raise _fault(value.fault, _at(place, path), value.found, value.expected)
    if depth == _DEEPEST:
        raise _fault("a nest too deep", _at(place, path), "one level more", f"at most {_DEEPEST}")
    if isinstance(value, list | tuple):
        items = enumerate(cast("Sequence[object]", value))
        return [checked(item, place, f"{path}[{no}]", depth + 1) for no, item in items]
    if isinstance(value, dict):
        pairs = cast("dict[object, object]", value).items()
        return {
            _key(key, _at(place, path)): checked(item, place, _inside(path, key), depth + 1)
            for key, item in pairs
        }
    raise _fault(
        "a value that no log holds", _at(place, path), quote(value), "a text, a whole number …"
    )


def _at(place: str, path: str) -> str:
    return f"{place}, key {quote(path)}" if path else place


def _inside(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)


def _key(key: object, place: str) -> str:
    if not isinstance(key, str):
        raise _fault("a key that is no text", place, quote(key), "a text")
    return _text(key, place)


def _text(value: str, place: str) -> str:
    for sign in value if not value.isprintable() else "":
        if (sign < " " and sign not in _ALLOWED_CONTROLS) or "\x7f" <= sign <= "\x9f":
            raise _fault("a control sign in a text", place, ascii(sign), "printable signs")
        if "\ud800" <= sign <= "\udfff":
            raise _fault("half a sign in a text", place, ascii(sign), "whole signs")
    return value


def _whole(digits: str) -> object:
    if len(digits) > _MOST_DIGITS:
        return _Unfit(*_TOO_LARGE, clip(digits))
    return int(digits)


def _fraction(digits: str) -> object:
    return _Unfit("a number that is not whole", "a whole number", clip(digits))


def _object(pairs: list[tuple[str, object]]) -> object:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    keys = [key for key, _ in pairs]
    twice = next(key for key in keys if keys.count(key) > 1)
    return _Unfit("a key that stands twice", "each key once", quote(twice))


def _shown(found: object) -> str:
    return _CANONICAL.encode(found) if found is None or isinstance(found, int) else quote(found)


def _fault(fault: str, place: str, found: str, expected: str) -> LogError:
    return LogError(fault, place=place, found=found, expected=expected, remedy=_MEND)
