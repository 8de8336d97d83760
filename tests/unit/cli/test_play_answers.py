"""`paiju play` in lines: queries, wrong answers, keys and words of choices."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.unit.cli.typist import Typist, sit

from paiju.bots.levels import bot
from paiju.cli import DONE
from paiju.cli.advice_words import advice_words
from paiju.cli.answers import Query, Quit, choices, keys_words, read_answer
from paiju.cli.play_lines import LinesPlay
from paiju.cli.table_words import clock_words, hand_words
from paiju.language import LANGUAGES
from paiju.tiles import TILES, tile
from paiju.tiles.notation import read_tiles
from paiju.view.commands import (
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    MeldedKong,
    Pass,
    Pung,
    Win,
)
from paiju.view.table_view import RiverTile, SeatView, TableView

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran


@pytest.mark.parametrize("lang", LANGUAGES)
def test_queries_are_answered_at_any_time(
    lang: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    Hand, discards of all and of one, melds, tiles left, scores, last act and choices.
    """
    game = sit("mcr", "W", seed)
    queries = "h d m t s l w ?"
    code = LinesPlay(game, lang, Typist(game, bot("random"), queries)).run()

    out = capsys.readouterr().out
    assert DONE == code
    if lang == "en":
        for start in ("Hand: ", "East: ", "East, 1", "Prevalent wind", "Scores: East 0", "h hand"):
            assert any(line.startswith(start) for line in out.splitlines()), start


def test_queries_one_by_one(run: Callable[..., Ran]) -> None:
    """
    What each letter gives at the first question of a known deal.
    """
    asked = b"h\nd\nd s\nd north\nd x\nm\nt\ns\nl\n?\nquit\n"
    ran = run("play", "--seed", "3", stdin=asked)

    assert DONE == ran.code
    lines = ran.out.splitlines()
    first = lines.index("You may: a tile to discard")
    hand = "Hand: 239m 378p 57s EE FFP, drawn 6p"
    assert hand == lines[first - 1]
    assert [
        hand,
        *(f"{seat}: no discards" for seat in ("East", "South", "West", "North")),
        "South: no discards",
        "North: no discards",
        "Not understood: 'd x'; type a tile to discard, or ? for more.",
        "East, 14 tiles in hand: nothing open",
        "South, 13 tiles in hand: f5",
        "West, 13 tiles in hand: nothing open",
        "North, 13 tiles in hand: f2",
        "Prevalent wind East, you are East, 89 tiles left, no clock",
        "Scores: East 0, South 0, West 0, North 0",
        "North draws a replacement",
        "You may: discard one of 2m 3m 9m 3p 6p 7p 8p 5s 7s E F P",
        "h hand, d discards (d S: of South), m melds, t tiles left, s scores, l last act",
        "w what a strong player would do",
        "? what may be typed, quit to leave",
        "You leave the table; the deal is unfinished.",
    ] == lines[first + 1 :]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("hello", "Not understood: 'hello'; type a tile to discard, or ? for more."),
        ("", "Not understood: ''; type a tile to discard, or ? for more."),
        ("f1", "Refused (discard f1): the hand does not hold these tiles; type"),
        ("1m", "Refused (discard 1m): the hand does not hold these tiles; type"),
        ("win", "Refused (win): not a winning shape (wmcc-11.6.6.2); type"),
        ("PUNG", "Refused (pung): this seat has nothing to claim now; type"),
        ("x" * 500, "Not understood: 'xxx"),
    ],
)
def test_wrong_answer_gets_one_sentence(
    answer: str, sentence: str, run: Callable[..., Ran]
) -> None:
    """
    It says what was wrong and what may be typed, and asks on.
    """
    ran = run("play", "--seed", "3", stdin=f"{answer}\n9m\nquit\n".encode())
    lines = ran.out.splitlines()
    said = lines[lines.index("You may: a tile to discard") + 1]

    assert said.startswith(sentence)
    assert said.endswith("type a tile to discard, or ? for more.")
    assert len(said) < 130
    assert "East discards 9m" in lines


def test_keys_and_words_of_choices() -> None:
    """
    Keys are numbers, the win first; words may be typed in English and in one's language.
    """
    legal = (
        Pass("S"),
        Chow("S", tile("3m")),
        Chow("S", tile("4m")),
        Pung("S"),
        MeldedKong("S"),
        Win("S"),
    )
    offered = choices(legal)

    assert "1 win, 2 melded kong, 3 pung, 4 chow 345m, 5 chow 456m, 0 pass" == keys_words(offered)
    for typed, command in [
        ("1", Win("S")),
        ("２", MeldedKong("S")),
        ("kong", MeldedKong("S")),
        ("Chow 456m", Chow("S", tile("4m"))),
        ("碰", Pung("S")),
        ("  PASS ", Pass("S")),
        ("chow", None),
        ("6", None),
        ("5m", Discard("S", tile("5m"))),
        ("S", Discard("S", tile("S"))),
        ("五萬", Discard("S", tile("5m"))),
    ]:
        assert command == read_answer(typed, "S", offered, "zh-Hant"), typed
    assert Query("s") == read_answer("ｓ", "S", offered)
    assert Query("?") == read_answer("？", "S", offered)
    assert Query("d", ("W",)) == read_answer("d 西", "S", offered, "ja")
    assert isinstance(read_answer("QUIT", "S", offered), Quit)
    assert read_answer("h S", "S", offered) is None


def test_kongs_of_the_own_turn_by_their_keys() -> None:
    """
    Two kongs have two numbers, and "kong" alone is not enough then.
    """
    legal = (Discard("E", tile("1m")), ConcealedKong("E", tile("C")), AddedKong("E", tile("1m")))
    offered = choices(legal)

    assert "1 concealed kong C, 2 added kong 1m, a tile to discard" == keys_words(offered)
    assert read_answer("kong", "E", offered) is None
    assert AddedKong("E", tile("1m")) == read_answer("added kong 1m", "E", offered)


def test_who_only_watches_has_no_hand() -> None:
    """
    A spectator's view answers what it can.
    """
    view = sit("mcr", "E", 3).deal.view("spectator")

    assert "You have no hand here." == hand_words(view)
    assert "Prevalent wind East, 89 tiles left, no clock" == clock_words(view, None)


@pytest.mark.parametrize(("lang", "words"), [("en", "pass"), ("zh-Hant", "過")])
def test_advice_where_there_is_no_choice(lang: str, words: str) -> None:
    """
    The only thing that is legal is named alone.
    """
    view = TableView("S", "mcr", "E", "discarded", legal=(Pass("S"),))

    assert [words] == list(advice_words(view, lang))


def test_advice_tells_rows_or_that_there_are_none() -> None:
    """
    The best three are told with what they are for; a hand without a route is told to have none.
    """
    tiles = tuple(sorted(read_tiles("123m 456m 78m EE CC P F")))
    legal = tuple(Discard("E", each) for each in dict.fromkeys(tiles))
    seats = (SeatView("E", 14, tiles),)
    view = TableView("E", "mcr", "E", "turn", wall_left=60, seats=seats, legal=legal)

    told = list(advice_words(view, "en"))
    assert 3 == len(told)
    assert told[0].startswith("discard ")
    assert "tile from ready, useful tiles left: " in told[0]
    assert "Half Flush" in told[0]

    unseen = [each for each in TILES[:34] for _ in range(4 - tiles.count(each))]
    spent = tuple(RiverTile(each, no, claimed=False) for no, each in enumerate(unseen, 1))
    others = (*seats, SeatView("S", 13, river=spent))
    told = list(advice_words(replace(view, seats=others), "en"))
    assert {"no legal win in sight"} == {line.partition(": ")[2] for line in told}
