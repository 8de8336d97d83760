"""How many tiles a hand has still to change before it is ready.

The distance of a hand is the fewest tiles missing from any winning form, less one: ready is 0,
complete is -1. The form may ask for no more than four of a kind, the hand's own melds counted;
what lies elsewhere on the table never changes it. A hand of 14 is as near as its best discard.
"""

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.errors import ImpossibleHand, NotationError, PaijuError, quote
from paiju.rules.editions import ruleset
from paiju.rules.ruleset import Ruleset
from paiju.shape.counts import meld_codes
from paiju.shape.forms import form_mask
from paiju.shape.missing import Missing
from paiju.shape.rows import rows_of
from paiju.tiles import Hand

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

_REMEDY = "count 0-4 of each kind, in the order of the tile kinds"
_FAULTS = {1: "more than four of a kind", 2: "a number of tiles that no hand has"}
_idle: list[Missing] = []
_forms: dict[object, int] = {}


def distance(hand: "str | Hand | ReadableBuffer", *, rules: str | Ruleset = "mcr") -> int:
    """
    Give how many tiles a hand of 13 or 14 has still to change before it is ready.

    `hand` is a text, a `Hand`, or 34 counts, as bytes or another buffer of uint8: how many of each
    kind are concealed (what is missing of 13 or 14 are sets laid open, which counts do not name).
    Before Python 3.12 type checkers know no array for a buffer: `array.data` serves them. Raise
    `NotationError` or `ImpossibleHand` for what is no hand.

    >>> distance("123m 456p 78s EEE CC"), distance("123m 456p 789s EEE CC")
    (0, -1)
    >>> distance("1111m 444p 777p 999s"), distance("1479m 2368p 159s E C")
    (1, 5)
    >>> distance(Hand.parse("123m 456p 78s EEE CC").counts)
    0
    """
    missing: Missing = idle()
    if type(hand) is bytes:
        take_counts(missing, hand, rules)
    elif isinstance(hand, str | Hand):
        take(missing, hand if isinstance(hand, Hand) else Hand.parse(hand), rules)
    else:
        take_counts(missing, counts_of(hand), rules)
    lacks: cython.int = missing.find()
    _idle.append(missing)  # one that a fault interrupted is not lent again
    return lacks - 1


def distance_many(counts: "ReadableBuffer", *, rules: str | Ruleset = "mcr") -> memoryview:
    """
    Give the distance of each row of 34 counts in a C-contiguous uint8 buffer, as int8.

    A row is what `distance` takes as bytes; a buffer of any shape is read row after row. The
    interpreter's lock is released meanwhile. Before Python 3.12 type checkers know no array for a
    buffer: `array.data` serves them. Raise `NotationError` for another buffer, `ImpossibleHand`
    for a row that is no hand.

    >>> hands = [Hand.parse(text) for text in ("123m 456p 78s EEE CC", "1479m 2368p 159s E C")]
    >>> list(distance_many(b"".join(hand.counts for hand in hands)))
    [0, 5]
    """
    rows, count = rows_of(counts, 34, _REMEDY)
    forms = forms_of(rules)
    found = array("b", bytes(count))
    if count:
        row, fault = Missing().find_rows(rows, forms, found)
        if fault:
            raise no_hand(bytes(rows[34 * row : 34 * row + 34]), fault, f"row {row}")
    return memoryview(found)


def idle() -> Missing:
    """
    Lend a counter as a `Pool` does; `_idle` takes it back.
    """
    # not a `Pool`: a call of Python's would be half the time of a distance
    try:
        return _idle.pop()
    except IndexError:
        return Missing()


def take_counts(missing: Missing, counts: bytes, rules: str | Ruleset) -> cython.int:
    """
    Give a counter 34 counts; refuse those of no hand.
    """
    fault: cython.int = 0
    if len(counts) == 34:
        fault = missing.take(counts, forms_of(rules))
        if not fault:
            return 0
    raise no_hand(counts, fault, "hand")


def counts_of(buffer: "ReadableBuffer") -> bytes:
    """
    Give what a buffer of uint8 holds; raise `NotationError` for anything else.
    """
    try:
        view = memoryview(buffer)
    except TypeError:
        found = quote(buffer)  # not a buffer: said in our words
    else:
        if view.format == "B":
            return view.tobytes()
        found = f"a buffer of format {view.format!r}"
    raise NotationError(
        "neither a hand nor counts",
        place="hand",
        found=found,
        expected="a text, a Hand, or 34 counts in a buffer of uint8",
        remedy="write a hand, or " + _REMEDY,
    )


def take(missing: Missing, hand: Hand, rules: str | Ruleset) -> None:
    """
    Give a counter a hand with its melds; refuse flowers where an edition has none.
    """
    if hand.flowers:
        ruleset(rules).check_flowers(len(hand.flowers))
    fault = missing.take(hand.counts, forms_of(rules))
    assert not fault, "a hand is checked when it is made"
    for code in meld_codes(hand.melds):
        missing.add_meld(code)


def forms_of(rules: str | Ruleset) -> int:
    """
    Give the mask of the forms that win under an edition.

    >>> forms_of("mcr"), forms_of("wsom")
    (31, 13)
    """
    if isinstance(rules, str) and rules in _forms:
        return _forms[rules]
    forms = form_mask(ruleset(rules).winning_forms)
    if isinstance(rules, str):
        _forms[rules] = forms
    return forms


def no_hand(counts: bytes, fault: int, place: str) -> PaijuError:
    """
    Give the error for 34 bytes that are no hand.
    """
    if not fault:
        return NotationError(
            "bytes that are no counts",
            place=place,
            found=f"{len(counts)} bytes",
            expected="34, one for each kind of tile",
            remedy=_REMEDY,
        )
    return ImpossibleHand(
        _FAULTS[fault],
        place=place,
        found=f"{sum(counts)} tiles, at most {max(counts)} of a kind",
        expected="13 or 14 concealed tiles, or three fewer for each set laid open",
        remedy=_REMEDY,
    )
