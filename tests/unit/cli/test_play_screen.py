"""`paiju play` on a screen: whole deals by keys, what stands where, at 80 columns by 24."""

from __future__ import annotations

import asyncio
import builtins
import sys
from typing import TYPE_CHECKING

import pytest
from tests.unit.cli.typist import GREEDY
from textual.widgets import Static

from paiju.cli import DONE, WRONG, main
from paiju.cli.answers import choices
from paiju.cli.one_deal import OneDeal, untimed
from paiju.cli.play_screen import PlayScreen
from paiju.cli.screen_text import HAND_KEYS, hand_text, held_tiles, seat_text
from paiju.deal.deal import Deal
from paiju.language import LANGUAGES
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.tiles import Meld, tile
from paiju.tiles.notation import read_tiles
from paiju.view.commands import Discard
from paiju.view.table_view import FaceDownKong, RiverTile, SeatView, TableView

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from textual.pilot import Pilot

    from paiju.view.commands import Seat

SMALL = (80, 24)


def screen(
    rules: str = "mcr", seat: Seat = "E", seed: int = 3, lang: str = "en", pace_ms: int = 0
) -> PlayScreen:
    """
    Make the screen of a deal without clocks.
    """
    deal = Deal(untimed(ruleset(rules)), seed=seed)
    return PlayScreen(OneDeal(deal, seat, GREEDY, int), lang, "a deal", pace_ms)


def drive(app: PlayScreen, keys: Callable[[Pilot[int]], Coroutine[Any, Any, None]]) -> None:
    """
    Run the screen, headless, with somebody at the keys.
    """

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await keys(pilot)

    asyncio.run(run())


def shown(app: PlayScreen, name: str) -> str:
    """
    Give the text of one part of the table.
    """
    return str(app.screen_stack[0].query_one(f"#{name}", Static).content)


def page(app: PlayScreen) -> str:
    """
    Give the text of the page that lies over the table.
    """
    return str(app.screen.query_one("#page Static", Static).content)


async def press_as(app: PlayScreen, pilot: Pilot[int]) -> None:
    """
    Press what a greedy bot would ask for.
    """
    view = app.game.view
    command = GREEDY.answer(view).command
    if isinstance(command, Discard):
        place = held_tiles(view).index(command.tile)
        await pilot.press(HAND_KEYS[place])
    else:
        await pilot.press(next(e.key for e in choices(view.legal) if e.command == command))


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
def test_whole_deal_by_keys(rules: str, seed: int) -> None:
    """
    From the dice to the payment; the end lies over the table and can be laid aside.
    """
    app = screen(rules, "S", seed % 1000)

    async def keys(pilot: Pilot[int]) -> None:
        while not app.game.is_over:
            await press_as(app, pilot)
            check_fits(app)
        await pilot.pause()
        assert "The deal ends" in page(app)
        assert ("Payments: East " in page(app)) or ("Nobody pays." in page(app))
        await pilot.press("escape")
        assert app.screen is app.screen_stack[0]
        await pilot.press("a", "0", "left", "q")

    drive(app, keys)
    assert DONE == app.return_value


def check_fits(app: PlayScreen) -> None:
    """
    Check that each part of the table has all its lines on the screen.
    """
    for part in app.screen_stack[0].query(Static):
        lines = str(part.content).splitlines()
        assert len(lines) <= part.size.height, (part.id, lines)
        assert part.region.bottom <= SMALL[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_nine_questions_have_their_places(lang: str) -> None:
    """
    Turn, winds, tiles left, hand, rivers, melds, choices: all on one screen, in each language.
    """
    app = screen(lang=lang)

    async def keys(pilot: Pilot[int]) -> None:
        assert "89" in shown(app, "head")
        assert shown(app, "own").startswith("> ")
        assert "f5" in shown(app, "right")
        assert "2m  3m  9m  3p  7p  8p  5s  7s  E   E   F   F   P     6p" in shown(app, "hand")
        assert "a   b   c   d   e   f   g   h   i   j   k   l   m     n" in shown(app, "hand")
        assert shown(app, "bar")
        assert "a deal" in shown(app, "foot")
        await pilot.press("c")
        assert "9m" in shown(app, "own")

    drive(app, keys)


def test_mark_and_enter_discard() -> None:
    """
    Two steps for who wants them: mark with the arrows, discard with Enter.
    """
    app = screen()

    async def keys(pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        assert 14 == len(held_tiles(app.game.view))
        await pilot.press("left", "left", "right", "right", "right", "right", "enter")
        assert shown(app, "own").splitlines()[1:] == ["9m"]

    drive(app, keys)


def test_refused_discard_says_why() -> None:
    """
    The reason takes the place of the last news; a key that means nothing changes nothing.
    """
    app = screen()

    async def keys(pilot: Pilot[int]) -> None:
        await pilot.press("z", "5", "f1")
        assert "Refused" not in shown(app, "news")
        app._do(Discard("E", tile("1m")))
        await pilot.pause()
        assert "Refused (discard 1m): the hand does not hold these tiles." in shown(app, "news")
        await pilot.press("c")
        assert "Refused" not in shown(app, "news")

    drive(app, keys)


def test_help_page_names_the_keys() -> None:
    """
    `?` opens it, keys of the table do nothing meanwhile, Esc closes it.
    """
    app = screen()

    async def keys(pilot: Pilot[int]) -> None:
        await pilot.press("question_mark")
        assert "a to n: discard" in page(app)
        await pilot.press("c", "0")
        assert 14 == len(held_tiles(app.game.view))
        await pilot.press("question_mark")
        assert app.screen is app.screen_stack[0]
        await pilot.press("question_mark", "q")

    drive(app, keys)
    assert DONE == app.return_value


def test_page_of_advice() -> None:
    """
    `w` tells what a strong player would do, where something can be done.
    """
    app = screen()

    async def keys(pilot: Pilot[int]) -> None:
        await pilot.press("w")
        assert "discard " in page(app)
        await pilot.press("escape")
        assert app.screen is app.screen_stack[0]
        while app.game.view.legal:
            await press_as(app, pilot)
            await pilot.pause()
            if app.game.is_over:
                break
        await pilot.press("escape", "w")
        assert app.screen is app.screen_stack[0]
        await pilot.press("q")

    drive(app, keys)
    assert DONE == app.return_value


def test_others_act_at_their_pace() -> None:
    """
    With a pace they act one by one, without a key.
    """
    app = screen(seat="S", pace_ms=1)

    async def keys(pilot: Pilot[int]) -> None:
        for _ in range(100):
            if app.game.is_asked:
                break
            await pilot.pause(0.02)
        assert app.game.is_asked
        assert "E discards" not in shown(app, "news")

    drive(app, keys)


def test_clock_is_a_number_and_a_bar() -> None:
    """
    The time left shrinks; a claim that comes too late is closed by the clock.
    """
    times = [0]
    game = OneDeal(Deal("mcr", seed=3), "E", GREEDY, lambda: times[0])
    app = PlayScreen(game, "en", "a deal", 0)

    async def keys(pilot: Pilot[int]) -> None:
        assert "20 s ####################" in shown(app, "head")
        times[0] = 15_000
        app._look_at_clock()
        assert "5 s #####..............." in shown(app, "head")
        times[0] = 90_000
        app._look_at_clock()
        assert "0 s ...................." in shown(app, "head")
        await pilot.press("c")

    drive(app, keys)


def test_no_colour_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    With NO_COLOR the picture has greys alone, and the same texts.
    """
    monkeypatch.setenv("NO_COLOR", "1")
    app = screen()

    async def keys(pilot: Pilot[int]) -> None:
        picture = app.export_screenshot()
        assert "378p" not in picture
        assert ">3p" in picture
        for colour in ("#ff0000", "#800000", "#000080", "#008000"):
            assert colour not in picture.lower()
        await pilot.press("q")

    drive(app, keys)


def test_melds_and_marks_of_a_seat() -> None:
    """
    The claimed tile is marked, a hidden kong shows no tile, fines stand by the name.
    """
    river = tuple(RiverTile(tile("9s"), no, claimed=no == 7) for no in range(1, 9))
    seat = SeatView(
        "W",
        4,
        melds=(Meld.of("[555p]<"), FaceDownKong(), Meld.of("[1'23m]<")),
        river=river,
        flowers=read_tiles("f1 f2"),
        fined=10,
    )
    view = TableView("E", "mcr", "E", "turn", turn="E", seats=(seat,))

    assert [
        "  West  4 tiles  f1 f2  -10",
        "[5'55p]< (????) [1'23m]<",
        "9s  9s  9s  9s  9s  9s",
        "9s* 9s",
    ] == str(seat_text(view, "W")).splitlines()


def test_own_melds_stand_behind_the_hand() -> None:
    """
    Where nothing may be discarded, no tile has a key.
    """
    own = SeatView("E", 4, read_tiles("1234m"), (Meld.of("[555p]^"),))
    view = TableView("E", "mcr", "E", "discarded", seats=(own,))

    assert ["1m  2m  3m  4m    [55'5p]^"] == str(hand_text(view, None)).rstrip().splitlines()


def test_terminal_gets_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    On a terminal the command shows the screen; what it came to is printed afterwards.
    """

    class Terminal:
        def isatty(self) -> bool:
            return True

    def run(app: PlayScreen) -> int | None:
        assert 400 == app._pace_ms
        while not app.game.is_over:
            if not app.game.step():
                app.game.play(GREEDY.answer(app.game.view).command)
        return None

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(PlayScreen, "run", run)

    assert DONE == main(["play", "--seed", "3"])
    assert "The deal ends" in capsys.readouterr().out


@pytest.mark.parametrize("missing", ["textual", "another"])
def test_missing_textual_is_told(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    One sentence with the remedy; another missing module is a fault of ours.
    """

    class Terminal:
        def isatty(self) -> bool:
            return True

    real = builtins.__import__

    def importing(name: str, *rest: Any) -> Any:
        if name == "paiju.cli.play_screen":
            raise ModuleNotFoundError(name, name=f"{missing}.app")
        return real(name, *rest)

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(builtins, "__import__", importing)
    if missing == "textual":
        assert WRONG == main(["play", "--seed", "3"])
        assert 'install "paiju[tui]", or add --text.' in capsys.readouterr().err
    else:
        with pytest.raises(ModuleNotFoundError):
            main(["play", "--seed", "3"])
