"""
Other people's spellings, turned into our signs one by one.

Unicode tiles, Chinese tile words, full-width signs and Botzone codes become the signs of our own
notation, each with the column it came from. What the signs mean together is `notation`'s part; a
sign that is nobody's passes unchanged, so that it is reported in its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paiju.errors import NotationError

__all__ = ["LONGEST_TEXT", "Plain", "plain"]

LONGEST_TEXT: Final = 1_000
"""More signs than this are never one hand."""


@dataclass(frozen=True, slots=True)
class Plain:
    """
    Hold a text in our own signs, and for each sign the column (from 1) that it came from.
    """

    text: str
    columns: tuple[int, ...]


def _unicode_tiles() -> dict[str, str]:
    # The block runs: winds, red, green, white, characters, bamboos, dots, plants, seasons.
    tiles = [*"ESWNCFP"]
    tiles += [f"{rank}{suit}" for suit in "msp" for rank in range(1, 10)]
    tiles += [f"f{number}" for number in (5, 6, 7, 8, 1, 2, 3, 4)]
    return {chr(0x1F000 + place): text for place, text in enumerate(tiles)}


_EACH: Final[dict[str, str]] = {
    **{chr(sign): chr(sign - 0xFEE0) for sign in range(0xFF01, 0xFF5F)},
    **_unicode_tiles(),
    **dict(zip("一二三四五六七八九", "123456789", strict=True)),
    **dict(zip("壹貳叁肆伍陸柒捌玖", "123456789", strict=True)),
    **dict.fromkeys("萬万", "m"),
    **dict.fromkeys("筒餅饼", "p"),
    **dict.fromkeys("索條条", "s"),
    **dict(zip("東南西北中發白", "ESWNCFP", strict=True)),
    **dict(zip("东发発", "EFF", strict=True)),
    **{sign: f"f{number}" for number, sign in enumerate("春夏秋冬梅蘭竹菊", 1)},
    "兰": "f6",
    **dict.fromkeys("’‘′`＇", "'"),
    **dict.fromkeys("【〔「『", "["),
    **dict.fromkeys("】〕」』", "]"),
    **dict.fromkeys("〈《", "<"),
    **dict.fromkeys("〉》", ">"),
    **dict.fromkeys(",;，；、。|", " "),
    # Variation selectors, joiners and byte order marks come along with copied tiles.
    **dict.fromkeys("\ufe0e\ufe0f\u200b\u200c\u200d\u2060\ufeff", ""),
}

_WORDS: Final[dict[str, str]] = {
    **{wind + tail: _EACH[wind] for wind in "東东南西北" for tail in "風风"},
    **{head + "中": "C" for head in "紅红"},
    **{head + tail: "F" for head in "發发発" for tail in "財财"},
    **{head + green: "F" for head in "青" for green in "發发発"},
    "白板": "P",
}

_BOTZONE: Final[dict[str, str]] = {
    **{
        f"{code}{rank}": f"{rank}{suit}"
        for code, suit in ("Wm", "Bp", "Ts")
        for rank in range(1, 10)
    },
    **{f"F{number}": wind for number, wind in enumerate("ESWN", 1)},
    **{f"J{number}": dragon for number, dragon in enumerate("CFP", 1)},
    **{f"H{number}": f"f{number}" for number in range(1, 9)},
}


def plain(text: object) -> Plain:
    """
    Turn every spelling that we know into our own signs.

    Raise `NotationError` for a value that is no text and for a text that is too long for a hand.

    >>> plain("五萬🀀").text
    '5mE'
    >>> plain("W1 J1").text
    '1m C'
    >>> plain("🀄9").columns
    (1, 2)
    """
    if not isinstance(text, str):
        raise NotationError(
            "tiles are written as text",
            found=type(text).__name__,
            expected="str",
            remedy='write them like "123m 456p 789s EEE CC"',
        )
    if len(text) > LONGEST_TEXT:
        raise NotationError(
            "the text is too long for a hand",
            place=f"column {LONGEST_TEXT + 1}",
            found=f"{len(text)} characters",
            expected=f"at most {LONGEST_TEXT}",
            remedy="give one hand at a time",
        )
    signs: list[str] = []
    columns: list[int] = []
    column = 0
    while column < len(text):
        word = text[column : column + 2]
        taken = 2 if word in _WORDS else 1
        ours = _WORDS[word] if word in _WORDS else _sign(text[column])
        signs += ours
        columns += [column + 1] * len(ours)
        column += taken
    return _from_botzone(Plain("".join(signs), tuple(columns)))


def _sign(sign: str) -> str:
    return " " if sign.isspace() else _EACH.get(sign, sign)


def _from_botzone(read: Plain) -> Plain:
    # Codes are read only when every word is made of them: F1 and W1 may also begin ours.
    words = read.text.split()
    if not words or not all(map(_is_botzone, words)):
        return read
    signs: list[str] = []
    columns: list[int] = []
    place = 0
    while place < len(read.text):
        code = read.text[place : place + 2]
        ours = _BOTZONE.get(code, " ")
        signs += ours
        columns += [read.columns[place]] * len(ours)
        place += 2 if code in _BOTZONE else 1
    return Plain("".join(signs), tuple(columns))


def _is_botzone(word: str) -> bool:
    return all(word[place : place + 2] in _BOTZONE for place in range(0, len(word), 2))
