"""Reading logs as they come: bytes, texts, lines, either end of line, files that were cut."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.log.logs import small_log

from paiju.errors import LogError
from paiju.log.reader import LONGEST_LINE, read_log

LINES = list(small_log().lines())
DATA = "".join(f"{line}\n" for line in LINES).encode()


@pytest.mark.parametrize(
    "source",
    [
        DATA,
        DATA[:-1],
        DATA.replace(b"\n", b"\r\n"),
        DATA.decode(),
        DATA.decode().replace("\n", "\r\n"),
        LINES,
        tuple(LINES),
        BytesIO(DATA),
        DATA.replace(b'","', b'" , "').replace(b":{", b": {"),
    ],
)
def test_a_log_is_read_in_any_of_its_forms(source: bytes | str | list[str]) -> None:
    """
    Ends of lines, a missing last one, spaces between keys and the kind of source do not matter.
    """
    assert list(read_log(source).lines()) == LINES


@pytest.mark.parametrize("size", range(len(DATA)))
def test_a_cut_file_is_told_with_its_line(size: int) -> None:
    """
    A file cut anywhere inside a line is refused, and the sentence names that line.
    """
    rest = DATA[:size]
    line = rest.count(b"\n") + 1
    if rest.endswith(b"\n") or DATA[size : size + 1] == b"\n":
        assert len(read_log(rest)) == rest.count(b"}\n") + (not rest.endswith(b"\n")) - 1
        return

    with pytest.raises(LogError) as caught:
        read_log(rest)

    assert caught.value.place.startswith(f"line {line}")
    assert caught.value.remedy


def test_nothing_is_half_read() -> None:
    """
    A fault in the last line refuses the whole log.
    """
    with pytest.raises(LogError, match="line 4"):
        read_log(DATA.replace(b"TimeCalled", b"TimeFined"))


def test_a_cut_says_that_the_lines_before_are_whole() -> None:
    """
    The sentence names the cut, what the file ends with, and what to do.
    """
    with pytest.raises(LogError) as caught:
        read_log(DATA[:-30])

    assert str(caught.value) == (
        f"A log that ends inside a line at line 4: found {DATA[-42:-30].decode()!r} and nothing "
        "more, expected the rest of the line; take the file again from where it came; "
        "the lines before this one are whole."
    )


def test_a_cut_inside_a_sign_is_told() -> None:
    """
    A file may end between the bytes of one sign.
    """
    end = DATA.index("東".encode()) + 2

    with pytest.raises(LogError, match="ends inside a sign at line 3, byte "):
        read_log(DATA[:end])


def test_a_byte_that_is_no_text_is_told() -> None:
    """
    A byte that is no UTF-8 is named with its line and place.
    """
    with pytest.raises(LogError) as caught:
        read_log(DATA.replace("東".encode(), b"\xff\xfe"))

    assert caught.value.fault == "a byte that is no UTF-8"
    assert caught.value.found == "0xff"
    assert caught.value.place == f"line 3, byte {LINES[2].index('東') + 1}"


def test_an_endless_line_is_refused_unread() -> None:
    """
    A line longer than any of ours is refused by its length alone.
    """
    with pytest.raises(LogError, match="line too long at line 5"):
        read_log(DATA + b"{" * (LONGEST_LINE + 1))


def test_a_byte_order_mark_is_named() -> None:
    """
    Some programs put one before a text; a log has none.
    """
    text = "\ufeff" + "\n".join(small_log().lines())

    for source in (text, text.encode()):
        with pytest.raises(LogError, match="A byte order mark before the log at line 1"):
            read_log(source)


@pytest.mark.parametrize("source", [b"", "", []])
def test_an_empty_file_is_no_log(source: bytes | str | list[str]) -> None:
    """
    Nothing is not a log of nothing.
    """
    with pytest.raises(LogError, match="empty log at line 1"):
        read_log(source)


@given(st.one_of(st.binary(max_size=80), st.text(max_size=80)), st.integers(0, len(DATA)))
def test_whatever_comes_is_a_log_or_an_error_of_ours(noise: bytes | str, place: int) -> None:
    """
    Noise, alone or in the middle of a log, never ends in another error.
    """
    found: list[int] = []
    before, after = DATA[:place], DATA[place:]
    mixed: bytes | str = noise
    if isinstance(noise, bytes):
        mixed = before + noise + after
    else:
        mixed = before.decode(errors="replace") + noise + after.decode(errors="replace")
    for source in (noise, mixed):
        try:
            found.append(len(read_log(source)))
        except LogError as fault:
            # which is what noise should be
            found.append(len(fault.place))

    assert len(found) == 2
