"""Simple players for the other seats: they see views alone, play by the rules, win if they may.

They are company for a deal in the terminal, not strong play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.shape.discards import discards
from paiju.shape.distance import distance
from paiju.tiles import TILES, Hand, Meld, MeldKind
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

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from paiju.deal.chance import Chance
    from paiju.tiles import Tile
    from paiju.view.commands import Command
    from paiju.view.table_view import TableView

    Player: TypeAlias = Callable[[TableView, Chance], Command]

__all__ = ["LEVELS", "at_random", "by_distance"]

_FULL: Final = 14
_CLAIMS_IN_FOUR: Final = 3


def at_random(view: TableView, chance: Chance) -> Command:
    """
    Win if the view allows it; pass every second claim; else do anything that is legal.

    >>> from paiju.deal.chance import Chance
    >>> from paiju.view.table_view import TableView
    >>> view = TableView("S", "mcr", "E", "discarded", legal=(Pass("S"), Win("S")))
    >>> at_random(view, Chance(1))
    Win(seat='S')
    """
    for command in view.legal:
        if isinstance(command, Win):
            return command
    if isinstance(view.legal[0], Pass) and chance.below(2):
        return view.legal[0]
    return view.legal[chance.below(len(view.legal))]


def by_distance(view: TableView, chance: Chance) -> Command:
    """
    Win if the view allows it; claim, mostly, what brings the hand nearer; discard what is best.

    Best is what `paiju.discards` puts first, of the tiles that may be discarded.

    >>> from paiju.deal.chance import Chance
    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.table_view import SeatView, TableView
    >>> hand = read_tiles("123m 456p 7899s EE CC")
    >>> legal = tuple(Discard("E", tile) for tile in dict.fromkeys(hand))
    >>> view = TableView("E", "mcr", "E", "turn", seats=(SeatView("E", 14, hand),), legal=legal)
    >>> by_distance(view, Chance(1))
    Discard(seat='E', tile=tile('9s'))
    """
    for command in view.legal:
        if isinstance(command, Win):
            return command
    nearer = [
        (after, place)
        for place, command in enumerate(view.legal)
        if (after := _distance_after(view, command)) is not None
    ]
    if nearer:
        best, place = min(nearer)
        if best < _distance_now(view) and chance.below(4) < _CLAIMS_IN_FOUR:
            return view.legal[place]
    if isinstance(view.legal[0], Pass):
        return view.legal[0]
    return _best_discard(view) or view.legal[chance.below(len(view.legal))]


LEVELS: dict[str, Player] = {"simple": by_distance, "random": at_random}
"""The players by name."""


def _held(view: TableView) -> tuple[tuple[Tile, ...], tuple[Meld, ...]]:
    """
    Give the viewer's concealed tiles and melds.
    """
    own = view.own
    if own is None or own.concealed is None:
        return (), ()
    return own.concealed, tuple(each for each in own.melds if isinstance(each, Meld))


def _hand(tiles: Sequence[Tile], melds: tuple[Meld, ...]) -> Hand:
    """
    Make a hand of 13, or of 14 with any tile as the winning one.
    """
    if len(tiles) + 3 * len(melds) == _FULL:
        return Hand(tuple(tiles[:-1]), melds, tiles[-1])
    return Hand(tuple(tiles), melds)


def _distance_now(view: TableView) -> int:
    # A kong counts when it keeps the distance, a claim only when it shortens it.
    own_turn = view.phase == "turn"
    return distance(_hand(*_held(view)), rules=view.rules) + own_turn


def _distance_after(view: TableView, command: Command) -> int | None:
    """
    Give the distance of the hand that a claim or a kong leaves; None for any other command.
    """
    tiles, melds = _held(view)
    left = list(tiles)
    if isinstance(command, AddedKong):
        left.remove(command.tile)
        made = Meld(MeldKind.ADDED_KONG, command.tile)
        others = [each for each in melds if (each.kind, each.tile) != ("pung", command.tile)]
        return distance(_hand(left, (*others, made)), rules=view.rules)
    if isinstance(command, ConcealedKong):
        made = Meld(MeldKind.CONCEALED_KONG, command.tile)
    elif view.tile is None:
        return None
    elif isinstance(command, Chow):
        made = Meld(MeldKind.CHOW, command.tile)
        left.append(view.tile)
    elif isinstance(command, Pung | MeldedKong):
        is_pung = isinstance(command, Pung)
        made = Meld(MeldKind.PUNG if is_pung else MeldKind.MELDED_KONG, view.tile)
        left.append(view.tile)
    else:
        return None
    for each in made.tiles:
        left.remove(each)
    return distance(_hand(left, (*melds, made)), rules=view.rules)


def _best_discard(view: TableView) -> Command | None:
    """
    Give the legal discard that `paiju.discards` puts first.
    """
    allowed = {each.tile: each for each in view.legal if isinstance(each, Discard)}
    tiles, melds = _held(view)
    hand = _hand(tiles, melds)
    for each in discards(hand, rules=view.rules, seen=_seen(view)):
        if each.tile in allowed:
            return allowed[each.tile]
    return None


def _seen(view: TableView) -> str:
    """
    Write the tiles that lie open elsewhere: discards that nobody claimed, and others' melds.
    """
    counts = [0] * len(TILES)
    for seat in view.seats:
        open_sets = seat.melds if seat.seat != view.viewer else ()
        for tile in (
            *(each.tile for each in seat.river if not each.claimed),
            *(tile for meld in open_sets if isinstance(meld, Meld) for tile in meld.tiles),
        ):
            counts[tile.kind] += 1
    return " ".join(str(tile) for tile in TILES for _ in range(counts[tile.kind]))
