"""The bots by name: what names there are, and bots of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.unit.bots.tables import claim_view, turn_view

from paiju.bots.bot import Answer, Bot
from paiju.bots.levels import LEVELS, PEOPLE, bot
from paiju.errors import UnknownName
from paiju.tiles import tile
from paiju.view.commands import Pass, Pung, Win

if TYPE_CHECKING:
    from pathlib import Path

    from paiju.view.table_view import TableView


class First:
    """
    A bot of one's own: it asks for the first thing that is legal.
    """

    name = "first"

    def answer(self, view: TableView) -> Answer:
        """
        Give the first legal command.
        """
        return Answer(view.legal[0])


def own(seed: int) -> Bot:
    """
    Make it.
    """
    assert isinstance(seed, int)
    return First()


def no_bot(seed: int) -> int:
    """
    Make something else.
    """
    return seed


def test_every_name_makes_a_bot() -> None:
    """
    Those by strength go by their own names; those for people are among them, or between.
    """
    assert ["random", "greedy", "search"] == [bot(name).name for name in LEVELS]
    assert ["greedy", "club", "search"] == [bot(name).name for name in PEOPLE]


def test_own_bots_are_loaded_by_module_and_factory() -> None:
    """
    `package.module:factory` is called with the seed.
    """
    assert "first" == bot("tests.unit.bots.test_levels:own", seed=3).name


def test_own_bots_of_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """
    A file in the folder where one stands is found, as a script would find it.
    """
    lines = ["from paiju.bots.levels import bot", "def make(seed):", "    return bot('greedy')"]
    (tmp_path / "bot_of_mine.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert "greedy" == bot("bot_of_mine:make").name


@pytest.mark.parametrize(
    "name",
    [
        "expert",
        "",
        "no_such_module:make",
        "paiju.bots.levels:no_such",
        ":make",
        "tests.unit.bots.test_levels:no_bot",
        "paiju.bots.levels:LEVELS",
    ],
)
def test_unknown_names(name: str) -> None:
    """
    One error for what names nothing, or nothing that plays.
    """
    with pytest.raises(UnknownName, match="bot"):
        bot(name)


def test_random_bot_passes_every_second_claim() -> None:
    """
    It wins and claims too, and in its own turn does anything.

    The chance is the seed's and the view's.
    """
    assert Win("S") == bot("random").answer(claim_view("5m E", "5m", Win("S"))).command
    pung = Pung("S")
    view = claim_view("55m 19m 147p 258s ESW", "5m", pung)
    answers = [bot("random", seed=seed).answer(view).command for seed in range(60)]
    assert {pung, Pass("S")} == set(answers)
    assert answers == [bot("random", seed=seed).answer(view).command for seed in range(60)]

    turn = turn_view("123m 456p 7899s EE CC")
    found = {bot("random", seed=seed).answer(turn).command for seed in range(200)}
    assert len(turn.legal) == len(found)


def test_spectators_view_has_its_chance_too() -> None:
    """
    A view without an own hand is asked nothing, but has a chance that is always the same.
    """
    from paiju.bots.by_chance import chance_of
    from paiju.view.table_view import TableView

    view = TableView("spectator", "mcr", "E", "turn", tile=tile("C"))

    assert chance_of(1, view).random() == chance_of(1, view).random()
