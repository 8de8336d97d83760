"""What follows from a fault: the sanctions that a text imposes by itself, and those it permits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.referee.sanction import ForfeitPlay, PointsOff, Sanction, WarningGiven

if TYPE_CHECKING:
    from paiju.referee.fault import Fault, FaultRow
    from paiju.referee.offer import Offer

__all__ = ["follows", "permitting"]


def follows(row: FaultRow, fault: Fault, time: int) -> tuple[Sanction, ...]:
    """
    Give the sanctions that follow by themselves; `time` counts faults of the row's ladder.

    >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
    >>> from paiju.referee.fault import Fault
    >>> follows(MCR_CATALOGUE["empty_claim"], Fault("empty_claim", "S"), 3)
    (PointsOff(seat='S', points=10),)
    >>> follows(MCR_CATALOGUE["late"], Fault("late", "S", seconds=900), 1)
    (PointsOff(seat='S', points=20),)
    """
    if not row.automatic:
        return ()
    if row.ladder is not None and _is_priced(row.automatic[0]):
        return _step(row, fault, time)
    if row.tariff is not None:
        return _priced(row, fault)
    made = [offer.made(fault.seat, fault.tiles) for offer in row.automatic]
    return tuple(each for each in made if each is not None)


def _is_priced(offer: Offer) -> bool:
    return offer.sanction in {WarningGiven, PointsOff}


def _step(row: FaultRow, fault: Fault, time: int) -> tuple[Sanction, ...]:
    assert row.ladder is not None, row.key
    cost = row.ladder.cost(time)
    assert cost is not None, row.key  # an amount to be entered does not follow by itself
    return (PointsOff(fault.seat, cost) if cost else WarningGiven(fault.seat),)


def _priced(row: FaultRow, fault: Fault) -> tuple[Sanction, ...]:
    assert row.tariff is not None, row.key
    cost = row.tariff.cost(fault.seconds)
    if cost.result == "forfeits":
        return (ForfeitPlay(fault.seat, row.tariff.extent),)
    # Where a forfeit is for a ruling, so are the points.
    if not cost.points or cost.result == "may_forfeit":
        return ()
    return (PointsOff(fault.seat, cost.points),)


def permitting(row: FaultRow, fault: Fault, time: int, sanction: Sanction) -> Offer | None:
    """
    Give the offer that permits a sanction for a fault, or None.

    >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
    >>> from paiju.referee.fault import Fault
    >>> late = Fault("empty_claim", "S")
    >>> permitting(MCR_CATALOGUE["empty_claim"], late, 2, PointsOff("S", 60)) is None
    True
    """
    if isinstance(sanction, PointsOff | WarningGiven) and not _fits(row, fault, time, sanction):
        return None
    return next((offer for offer in row.offers if offer.permits(sanction)), None)


def _fits(row: FaultRow, fault: Fault, time: int, sanction: PointsOff | WarningGiven) -> bool:
    """
    Tell whether a warning, or points, are what the row's ladder or tariff asks for this time.
    """
    points = sanction.points if isinstance(sanction, PointsOff) else 0
    if row.ladder is not None:
        cost = row.ladder.cost(time)
        return cost is None or points == cost
    if row.tariff is not None:
        cost_now = row.tariff.cost(fault.seconds)
        if cost_now.result == "may_forfeit":
            return points >= cost_now.points
        return points == cost_now.points
    return True
