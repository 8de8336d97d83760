"""The tree of errors, and the one sentence that each says."""

from __future__ import annotations

import pickle

import pytest

from paiju.errors import (
    ImpossibleHand,
    NotationError,
    PaijuError,
    UnknownName,
    clip,
    quote,
)


@pytest.mark.parametrize(
    ("kind", "builtin"),
    [(NotationError, ValueError), (ImpossibleHand, ValueError), (UnknownName, LookupError)],
)
def test_each_error_is_ours_and_a_known_one(
    kind: type[PaijuError], builtin: type[Exception]
) -> None:
    """
    Who catches all of ours, or the built-in kind, catches each.
    """
    assert issubclass(kind, PaijuError)
    assert issubclass(kind, builtin)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PaijuError("no tiles"), "No tiles."),
        (PaijuError("no tiles", place="column 1"), "No tiles at column 1."),
        (PaijuError("no tiles", found="''"), "No tiles: found ''."),
        (PaijuError("no tiles", expected="14"), "No tiles: expected 14."),
        (PaijuError("no tiles", remedy="add some"), "No tiles; add some."),
        (PaijuError("no tiles", remedy="forgotten?"), "No tiles; forgotten?"),
        (
            PaijuError("a", place="b", found="c", expected="d", remedy="e"),
            "A at b: found c, expected d; e.",
        ),
        (PaijuError(""), "."),
    ],
)
def test_parts_make_one_sentence(error: PaijuError, sentence: str) -> None:
    """
    The parts that are there are joined in one order.
    """
    assert sentence == str(error)


def test_error_survives_pickling() -> None:
    """
    A worker process can hand its error on whole.
    """
    error = NotationError("a", place="b", found="c", expected="d", remedy="e")
    again = pickle.loads(pickle.dumps(error))

    assert str(error) == str(again)
    assert vars(error) == vars(again)


def test_unknown_name_offers_the_nearest() -> None:
    """
    A name close to a known one is offered, and a far one is not.
    """
    near = UnknownName.among("language", "ZH-HANT", ["en", "zh-Hant", "zh-Hans"])
    far = UnknownName.among("language", 5, ["en"])

    assert near.remedy.startswith("did you mean zh-Hant or zh-Hans")
    assert "Unknown language: found a value of type int, expected one of en." == str(far)


def test_unknown_name_stays_short() -> None:
    """
    Neither a long name nor a long list makes a long sentence.
    """
    error = UnknownName.among("row", "x" * 10_000_000, [f"row_{number}" for number in range(999)])

    assert len(str(error)) < 300


def test_quotes_are_short_and_printable() -> None:
    """
    What a user gave is shown on one line, clipped.
    """
    assert "ab" == clip("ab", 2)
    assert "a…" == clip("abc", 2)
    assert "'a\\nb'" == quote("a\nb")
    assert "'\\ud800'" == quote("\ud800")
    assert len(quote("x" * 10_000_000)) <= 42
    assert "a value of type list" == quote([1])
