"""Views to ask bots about, and deals that they play among themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju import _pure
from paiju.deal.deal import Deal
from paiju.tiles import Meld, tile
from paiju.tiles.notation import read_tiles
from paiju.view.commands import SEATS, Discard, Pass, Win
from paiju.view.refusal import Refusal
from paiju.view.table_view import RiverTile, SeatView, TableView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.bots.bot import Answer, Bot
    from paiju.view.commands import Command

ALWAYS = 400
FIRST = 3


def claim_view(
    concealed: str, discard: str, *legal: Command, melds: str = "", rules: str = "mcr"
) -> TableView:
    """
    Make the view of South when East has discarded.
    """
    tiles = tuple(sorted(read_tiles(concealed)))
    own = SeatView("S", len(tiles), tiles, tuple(Meld.of(each) for each in melds.split()))
    giver = SeatView("E", 13, river=(RiverTile(tile(discard), 1, claimed=False),))
    return TableView(
        "S",
        rules,
        "E",
        "discarded",
        "E",
        tile(discard),
        wall_left=60,
        seats=(giver, own),
        legal=(Pass("S"), *legal),
    )


def turn_view(
    concealed: str, *kongs: Command, melds: str = "", barred: str = "", wall_left: int = 60
) -> TableView:
    """
    Make the view of East in its own turn.
    """
    tiles = tuple(sorted(read_tiles(concealed)))
    own = SeatView("E", len(tiles), tiles, tuple(Meld.of(each) for each in melds.split()))
    legal = tuple(Discard("E", each) for each in dict.fromkeys(tiles) if str(each) != barred)
    return TableView(
        "E",
        "mcr",
        "E",
        "turn",
        "E",
        wall_left=wall_left,
        seats=(own,),
        legal=(*legal, *kongs),
    )


def played(deal: Deal, bot: Bot) -> Iterator[tuple[TableView, Answer]]:
    """
    Play a deal to its end with one bot in all seats; give each view and its answer.

    Nothing that it asks for is refused, and a seat that may win does. Uncompiled, where an answer
    takes long, it is the first answers alone.
    """
    for _ in range(FIRST if _pure.asked() else ALWAYS):
        if deal.result is not None:
            return
        view = next(view for view in map(deal.view, SEATS) if view.legal)
        answer = bot.answer(view)
        assert answer.command in view.legal
        assert isinstance(answer.command, Win) or not any(
            isinstance(each, Win) for each in view.legal
        )
        yield view, answer
        assert not isinstance(deal.play(answer.command), Refusal)
    assert _pure.asked(), "a deal without end"
