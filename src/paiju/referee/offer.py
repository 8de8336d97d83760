"""Offers: what a clause lets an official impose for a fault, and within what range."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from paiju.referee.official import Role
from paiju.referee.sanction import (
    Announcement,
    Correction,
    DeadHand,
    DiscardInTurn,
    Disqualification,
    ForfeitPlay,
    ForgoDiscard,
    LossOfPlace,
    NoClaims,
    NonPriority,
    NoWinThisGoAround,
    PayEach,
    PayTo,
    PenaltyTiles,
    PointsOff,
    Redeal,
    Remedy,
    Sanction,
    Suspension,
    VoidDeal,
    WarningGiven,
)

if TYPE_CHECKING:
    from paiju.referee.sanction import Extent
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Seat

__all__ = ["FREE", "MCR_AMOUNTS", "Offer", "Way"]

Way = Literal["automatic", "default", "allowed"]
"""Whether a sanction follows by itself, is what the text names, or is one that may be chosen."""

MCR_AMOUNTS = (5, 10, 20, 30, 40, 50, 60)
"""wmcc-11.2.2: these seven amounts and no other."""

# Offers of these have points.
_POINTS = (PointsOff, PayEach, PayTo)


@dataclass(frozen=True, slots=True)
class Offer:
    """
    One sanction that a clause permits.

    `amounts` are the points that may be taken, as printed; without them `least` and `most` are
    the range, where `most` None is "as the referee sees fit" and asks for a reason. `tiles` is how
    many penalty tiles are due at most (0: all those exposed), and with `if_named` none is due
    where the fault names no tile. `seconded` are the roles of which one more official must agree.

    >>> Offer(PayEach, amounts=(10,)).permits(PayEach("S", 10))
    True
    >>> Offer(PointsOff, least=5, most=60).permits(PointsOff("S", 65))
    False
    """

    sanction: type[Sanction]
    way: Way = "allowed"
    amounts: tuple[int, ...] = ()
    least: int = 1
    most: int | None = None
    remedy: Remedy | None = None
    tiles: int = 0
    if_named: bool = False
    extent: Extent = "event"
    overtake: bool = False
    blacklist: bool = False
    seconded: tuple[Role, ...] = field(default=())

    @property
    def has_free_amount(self) -> bool:
        """
        Tell whether the text leaves the amount to the referee, who has to give a reason.

        >>> Offer(PointsOff).has_free_amount, Offer(PointsOff, amounts=(5,)).has_free_amount
        (True, False)
        """
        return self.sanction in _POINTS and not self.amounts and self.most is None

    def permits(self, sanction: Sanction) -> bool:
        """
        Tell whether a sanction is of this kind and within the range.

        >>> Offer(Correction, remedy=Remedy.MIX_IN).permits(Correction("S", Remedy.PUT_BACK))
        False
        """
        if not isinstance(sanction, self.sanction):
            return False
        match sanction:
            case PointsOff() | PayEach() | PayTo():
                fits = self._permits_points(sanction.points)
            case Correction():
                fits = sanction.remedy is self.remedy
            case PenaltyTiles():
                fits = len(sanction.tiles) <= self.tiles or not self.tiles
            case ForfeitPlay():
                fits = sanction.extent == self.extent
            case ForgoDiscard():
                fits = sanction.overtake == self.overtake
            case Disqualification():
                fits = self.blacklist or not sanction.blacklisted
            case _:
                fits = True
        return fits

    def _permits_points(self, points: int) -> bool:
        if self.amounts:
            return points in self.amounts
        return self.least <= points <= (points if self.most is None else self.most)

    def made(self, seat: Seat, tiles: tuple[Tile, ...] = ()) -> Sanction | None:
        """
        Make the sanction for a seat where nothing is left to choose, or None.

        >>> Offer(PayEach, amounts=(20,)).made("W")
        PayEach(seat='W', points=20)
        >>> Offer(PointsOff).made("W") is None
        True
        """
        if self.sanction in _POINTS:
            return self._points(seat)
        if self.sanction in {PenaltyTiles, DiscardInTurn}:
            return self._tiles(seat, tiles)
        return self._plain(seat)

    def _points(self, seat: Seat) -> Sanction | None:
        if len(self.amounts) != 1 or self.sanction is PayTo:
            return None
        made = PointsOff if self.sanction is PointsOff else PayEach
        return made(seat, self.amounts[0])

    def _tiles(self, seat: Seat, tiles: tuple[Tile, ...]) -> Sanction | None:
        # Which of more tiles become penalty tiles is the referee's choice.
        if not tiles or (self.tiles and len(tiles) > self.tiles):
            return None
        made = PenaltyTiles if self.sanction is PenaltyTiles else DiscardInTurn
        return made(seat, tiles)

    def _plain(self, seat: Seat) -> Sanction | None:
        if self.remedy is not None:
            return Correction(seat, self.remedy)
        made: dict[type[Sanction], Sanction] = {
            WarningGiven: WarningGiven(seat),
            DeadHand: DeadHand(seat),
            NoClaims: NoClaims(seat),
            NoWinThisGoAround: NoWinThisGoAround(seat),
            ForgoDiscard: ForgoDiscard(seat, self.overtake),
            Redeal: Redeal(seat),
            VoidDeal: VoidDeal(seat),
            ForfeitPlay: ForfeitPlay(seat, self.extent),
            Suspension: Suspension(seat),
            LossOfPlace: LossOfPlace(seat),
            Disqualification: Disqualification(seat, blacklisted=False),
            Announcement: Announcement(seat),
            NonPriority: NonPriority(seat),
        }
        return made[self.sanction]


FREE = (
    Offer(WarningGiven),
    Offer(PointsOff),
    Offer(NoClaims),
    Offer(DeadHand),
    Offer(PenaltyTiles),
)
"""What a referee has where a text says only that he penalises as he sees fit (decision 0465)."""
