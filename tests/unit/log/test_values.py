"""What a log may hold, and the one way it is written."""

from __future__ import annotations

import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.errors import LogError
from paiju.log.envelope import Json
from paiju.log.values import LARGEST, canonical, checked, parsed

SIGNS = st.characters(exclude_categories=("Cc", "Cs"))
TEXTS = st.text(st.one_of(SIGNS, st.sampled_from('\n\t"\\/')), max_size=12)
WHOLE = st.integers(-LARGEST, LARGEST)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), WHOLE, TEXTS),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)
    ),
    max_leaves=12,
)
OBJECTS = st.dictionaries(TEXTS, VALUES, max_size=4)


@given(OBJECTS)
def test_a_value_reads_back_as_it_was(value: dict[str, Json]) -> None:
    """
    Writing and reading give an equal value, and writing that gives the same text.
    """
    text = canonical(value)

    assert value == parsed(text, "line 1")
    assert text == canonical(parsed(text, "line 1"))
    assert value == json.loads(text)


@given(OBJECTS, st.randoms(use_true_random=False))
def test_the_text_does_not_know_the_order_of_keys(value: dict[str, Json], chance: object) -> None:
    """
    Two objects with the same keys and values have one text, whatever their order and spaces.
    """
    turned = dict(reversed(value.items()))
    spaced = json.dumps(turned, indent=1, ensure_ascii=True)

    assert canonical(value) == canonical(turned)
    assert canonical(value) == canonical(parsed(spaced, "line 1"))


def test_keys_are_in_the_order_of_their_signs_at_every_level() -> None:
    """
    The worked example of the protocol page: keys sorted, no spaces, signs as they are.
    """
    value: Json = {"b": {"d": 1, "c": "東\n"}, "a": [True, None, -3], "C": '"\\/'}

    assert canonical(value) == r'{"C":"\"\\/","a":[true,null,-3],"b":{"c":"東\n","d":1}}'


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (1.0, "a value that no log holds"),
        (b"5m", "a value that no log holds"),
        ({"a": {1, 2}}, "a value that no log holds"),
        ({1: "a"}, "a key that is no text"),
        (LARGEST + 1, "a number too large"),
        ([[-LARGEST - 1]], "a number too large"),
        ("5m\0", "a control sign in a text"),
        ({"\x85": 1}, "a control sign in a text"),
        (["\udfff"], "half a sign in a text"),
    ],
)
def test_what_no_log_holds_is_not_written(value: object, fault: str) -> None:
    """
    What a reader would refuse is refused to the writer as well.
    """
    with pytest.raises(LogError) as caught:
        canonical(cast("Json", value))

    assert fault == caught.value.fault


def test_a_tuple_is_written_as_a_list() -> None:
    """
    A record's tuple is a list in a log.
    """
    assert [1, [2, 3]] == checked((1, (2, 3)), "the value")


def test_nests_are_at_most_sixteen_deep() -> None:
    """
    Sixteen lists in one another can be written and read, one more cannot.
    """
    deepest = {"a": json.loads("[" * 15 + "]" * 15)}
    deeper = {"a": json.loads("[" * 16 + "]" * 16)}

    assert deepest == parsed(canonical(deepest), "line 1")
    with pytest.raises(LogError, match="nest too deep"):
        canonical(deeper)


def test_a_nest_that_no_parser_takes_is_refused() -> None:
    """
    A hundred thousand brackets end in our error, not in the interpreter's.
    """
    with pytest.raises(LogError, match="nest too deep"):
        parsed("[" * 100_000, "line 1")
