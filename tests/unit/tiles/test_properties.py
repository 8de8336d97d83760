"""What holds of every hand and of every text."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as st

from paiju.errors import ImpossibleHand, NotationError, PaijuError
from paiju.tiles import TILES, Hand, Meld, MeldKind, Source, Tile, read_tiles, tile, write_tiles
from paiju.tiles.written_hand import read_hand

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

SIGNS = "123456789mpszESWNCFPf[]()<^>'+ ,"
OTHER_SIGNS = "0eMBTJHxWＷ１ｍ［（一二萬筒索東中發白春竹🀀🀄🀇🀪🀫\ufe0f\n\x00\u3000\ud800"
CHANCE = st.randoms(use_true_random=False)


class Drawn(NamedTuple):
    """
    A hand that chance dealt, before it is written.
    """

    concealed: list[Tile]
    melds: list[Meld]
    flowers: list[Tile]


def _deal(chance: Random, size: int) -> Drawn:
    left = dict.fromkeys(TILES[:34], 4)
    melds = [_take_meld(chance, left) for _ in range(chance.randrange(5))]
    wall = [each for each, count in left.items() for _ in range(count)]
    concealed = chance.sample(wall, size - 3 * len(melds))
    flowers = chance.sample(TILES[34:], chance.choice((0, 0, 1, 2, 8)))
    return Drawn(concealed, melds, flowers)


def _take_meld(chance: Random, left: dict[Tile, int]) -> Meld:
    while True:
        kind = chance.choice(list(MeldKind))
        low = chance.choice(TILES[:34])
        if kind is MeldKind.CHOW and (low.rank or 9) > 7:
            continue
        source = chance.choice((None, *Source))
        claimed = None
        if kind is MeldKind.CONCEALED_KONG:
            source = None
        elif kind is MeldKind.CHOW:
            claimed = chance.choice((None, *TILES[low.kind : low.kind + 3]))
        meld = Meld(kind, low, source, claimed)
        if all(left[each] >= meld.tiles.count(each) for each in meld.tiles):
            for each in meld.tiles:
                left[each] -= 1
            return meld


def _write(chance: Random, drawn: Drawn) -> str:
    words = [*map(str, drawn.melds), *map(str, drawn.flowers)]
    chance.shuffle(words)
    if chance.random() < 0.5:
        own = write_tiles(tuple(drawn.concealed)).split(" ")
    else:
        own = list(map(str, drawn.concealed))
    places = sorted(chance.randrange(len(words) + 1) for _ in own)
    for place, word in reversed(list(zip(places, own, strict=True))):
        words.insert(place, word)
    return chance.choice((" ", "", ", ", "\n")).join(words)


@given(CHANCE, st.sampled_from((13, 14)))
def test_every_hand_reads_back(chance: Random, size: int) -> None:
    """
    A random hand, however it is written, has one canonical form, which reads back equal.
    """
    drawn = _deal(chance, size)
    text = _write(chance, drawn)
    hand = Hand.parse(text)
    win = drawn.concealed[-1] if size == 14 else None

    assert win is hand.win
    assert sorted(drawn.concealed) == sorted([*hand.concealed, *([win] if win else [])])
    assert tuple(sorted(drawn.melds)) == hand.melds
    assert tuple(sorted(drawn.flowers)) == hand.flowers
    assert hand == Hand.parse(str(hand))
    assert str(hand) == str(Hand.parse(str(hand)))
    assert hash(hand) == hash(Hand.parse(str(hand)))


@given(CHANCE)
def test_short_way_and_careful_way_agree(chance: Random) -> None:
    """
    The short way through a text gives the hand of the careful way, with `win` and without.
    """
    drawn = _deal(chance, chance.choice((13, 14)))
    text = _write(chance, drawn)
    wins = [None, *drawn.concealed, str(chance.choice(TILES[:34]))]
    win = chance.choice(wins)
    careful = _read_or_fault(lambda: Hand(*read_hand(text, win)))

    assert str(careful) == str(_read_or_fault(lambda: Hand.parse(text, win)))


@settings(max_examples=500)
@given(st.text(alphabet=SIGNS + OTHER_SIGNS, max_size=60) | st.text(alphabet=SIGNS) | st.text())
@example("1" * 1001)
@example("f")
@example("[")
def test_no_text_raises_another_error(text: str) -> None:
    """
    Any text gives a hand that reads back, or one of the two errors in one printable line.
    """
    _judge(text)


@settings(max_examples=300)
@given(CHANCE, st.text(alphabet=SIGNS + OTHER_SIGNS, max_size=3))
def test_no_damage_to_a_hand_raises_another_error(chance: Random, more: str) -> None:
    """
    A hand with signs put in, taken out or changed gives a hand or one of the two errors.
    """
    text = _write(chance, _deal(chance, chance.choice((13, 14))))
    start = chance.randrange(len(text))
    _judge(text[:start] + more + text[start + chance.randrange(4) :])


@given(st.text(alphabet=SIGNS + OTHER_SIGNS, max_size=12))
def test_no_small_text_raises_another_error(text: str) -> None:
    """
    Single tiles, loose tiles and single sets keep to the same two errors.
    """
    for read in (tile, read_tiles, Meld.of, lambda win: Hand.parse("123m 456p 789s EEE C", win)):
        result = _read_or_fault(partial(read, text))

        assert not isinstance(result, PaijuError) or str(result).isprintable()


def test_damage_that_the_short_way_must_not_pass() -> None:
    """
    Texts close to plain ones are refused by both ways alike.
    """
    for text in ("123m 456p 789s EEE CC 1", "123m 456p 789s EEE CCx", "12 3m 456p 789s EEE CC"):
        careful = _read_or_fault(partial(read_hand, text, None))

        assert isinstance(careful, NotationError)
        assert str(careful) == str(_read_or_fault(partial(Hand.parse, text)))


def _judge(text: str) -> None:
    result = _read_or_fault(partial(Hand.parse, text))
    if isinstance(result, PaijuError):
        assert str(result).isprintable()
        assert len(str(result)) < 250
        assert all((result.place, result.found, result.expected, result.remedy))
    else:
        assert result == Hand.parse(str(result))


def _read_or_fault(read: Callable[[], object]) -> object:
    try:
        return read()
    except (NotationError, ImpossibleHand) as fault:
        return fault
