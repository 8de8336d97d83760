"""What a seat may still do, and how sanctions and the deal's own events change that."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Final, cast

from paiju.referee.penalty_tiles import NO_PENALTY_TILES, Penalised
from paiju.referee.sanction import (
    Announcement,
    DeadHand,
    DiscardInTurn,
    Disqualification,
    ForfeitPlay,
    ForgoDiscard,
    LossOfPlace,
    NoClaims,
    NonPriority,
    NoWinThisGoAround,
    PenaltyTiles,
    Sanction,
    Suspension,
    WarningGiven,
)
from paiju.view.events import ConcealedKongMade, TileDiscarded, TileDrawn

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from paiju.referee.sanction import Extent
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Seat
    from paiju.view.events import Event

__all__ = ["FOLLOWED", "Standing", "after_event", "after_sanction"]

FOLLOWED: Final = (TileDrawn, TileDiscarded, ConcealedKongMade)
"""The events of a deal that change standings."""


@dataclass(frozen=True, slots=True)
class Standing:
    """
    The standing of one seat: in this deal, and in the event.

    >>> Standing().can_win, Standing(no_win=True).can_win
    (True, False)
    """

    no_win: bool = False
    no_claims: bool = False
    no_win_before_draw: bool = False
    forgoes_discard: bool = False
    may_overtake: bool = False
    penalised: Penalised = NO_PENALTY_TILES
    in_turn: tuple[Tile, ...] = ()
    warnings: int = 0
    forfeits: Extent | None = None
    suspended: bool = False
    place_lost: bool = False
    disqualified: bool = False
    blacklisted: bool = False
    announced: bool = False
    non_priority: bool = False

    @property
    def is_out(self) -> bool:
        """
        Tell whether the player is out of the session or the event.

        >>> Standing(suspended=True).is_out
        True
        """
        return self.suspended or self.disqualified or self.forfeits is not None

    @property
    def can_win(self) -> bool:
        """
        Tell whether the seat may win in this deal now, a given-up discard apart.

        >>> Standing(no_win_before_draw=True).can_win
        False
        """
        return not (self.no_win or self.no_win_before_draw or self.is_out)

    @property
    def can_claim(self) -> bool:
        """
        Tell whether the seat may claim for a set now.

        >>> Standing(no_win=True).can_claim, Standing(forgoes_discard=True).can_claim
        (True, False)
        """
        return not (self.no_claims or self.forgoes_discard or self.is_out)

    @property
    def can_win_on_discard(self) -> bool:
        """
        Tell whether the seat may win on the discard that lies there.

        >>> Standing(forgoes_discard=True).can_win_on_discard
        False
        """
        return self.can_win and (self.may_overtake or not self.forgoes_discard)


# Sanctions that do no more than set one mark.
_MARKS: dict[type[Sanction], str] = {
    DeadHand: "no_win",
    NoClaims: "no_claims",
    NoWinThisGoAround: "no_win_before_draw",
    Suspension: "suspended",
    LossOfPlace: "place_lost",
    Announcement: "announced",
    NonPriority: "non_priority",
}


def after_sanction(standing: Standing, sanction: Sanction) -> Standing:
    """
    Give the standing of the sanctioned seat.

    >>> after_sanction(Standing(), DeadHand("S")).can_win
    False
    """
    changed: dict[str, object] = {}
    match sanction:
        case PenaltyTiles(_, tiles):
            changed["penalised"] = standing.penalised.exposed(tiles)
        case DiscardInTurn(_, tiles):
            changed["in_turn"] = standing.in_turn + tiles
        case WarningGiven():
            changed["warnings"] = standing.warnings + 1
        case ForgoDiscard(_, overtake):
            changed = {"forgoes_discard": True, "may_overtake": overtake}
        case ForfeitPlay(_, extent):
            changed["forfeits"] = extent
        case Disqualification(_, blacklisted):
            barred = blacklisted or standing.blacklisted
            changed = {"disqualified": True, "blacklisted": barred}
        case _:
            mark = _MARKS.get(type(sanction))
            if mark is None:
                return standing
            changed[mark] = True
    return _replaced(standing, changed)


def _replaced(standing: Standing, changed: Mapping[str, object]) -> Standing:
    names = (each.name for each in fields(Standing))
    values = [changed.get(name, getattr(standing, name)) for name in names]
    return cast("Callable[[*tuple[object, ...]], Standing]", Standing)(*values)


def after_event(standing: Standing, seat: Seat, event: Event) -> Standing:
    """
    Give the standing of a seat after an event of the deal.

    >>> drawn = TileDrawn("S", None, 60, "head")
    >>> after_event(Standing(no_win_before_draw=True), "S", drawn).can_win
    True
    """
    match event:
        case TileDrawn(drawer):
            # With the next draw nobody can claim the discard that was given up.
            barred = standing.no_win_before_draw and drawer != seat
            return _past_discard(standing, no_win_before_draw=barred)
        case TileDiscarded(discarder, tile):
            over = _past_discard(standing, no_win_before_draw=standing.no_win_before_draw)
            return _after_discard(over, tile) if discarder == seat else over
        case ConcealedKongMade(owner, tile) if owner == seat and tile is not None:
            return replace(standing, penalised=standing.penalised.konged(tile))
        case _:
            return standing


def _past_discard(standing: Standing, *, no_win_before_draw: bool) -> Standing:
    if not standing.forgoes_discard and standing.no_win_before_draw == no_win_before_draw:
        return standing
    return replace(
        standing,
        no_win_before_draw=no_win_before_draw,
        forgoes_discard=False,
        may_overtake=False,
    )


def _after_discard(standing: Standing, tile: Tile) -> Standing:
    left = list(standing.in_turn)
    if not left and standing.penalised == NO_PENALTY_TILES:
        return standing
    if tile in left:
        left.remove(tile)
    return replace(standing, penalised=standing.penalised.discarded(tile), in_turn=tuple(left))
