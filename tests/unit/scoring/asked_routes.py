"""What the tests of routes share: hands, and what a route needs and pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import paiju

if TYPE_CHECKING:
    from paiju import Route

__all__ = ["DEAD", "SEVEN_POINTS", "nearest", "needed", "worth"]

# ready, for 7 points at most: all chows, all simples, two rows of two chows each, self-draw
SEVEN_POINTS = "[345m] 345p 678p 56s 22m"
# four melds and a single tile: Melded Hand alone, with any pair
DEAD = "4s [666m] [789m] [123p] [567s]"


def nearest(hand: str, key: str, rules: str = "mcr") -> Route:
    """
    Give the first route that has a row.
    """
    return next(route for route in paiju.routes(hand, rules=rules) if key in route.fan)


def worth(route: Route) -> tuple[int, int, int]:
    """
    Give what a route pays in each way.
    """
    return route.by_discard or 0, route.by_self_draw or 0, route.claimed or 0


def needed(route: Route) -> dict[str, int]:
    """
    Give the tiles that a route needs, and how many.
    """
    return {str(need.tile): need.count for need in route.needs}
