"""Settlement: who pays what when a deal is won.

Three losers and a winner; what one pays another gets, so the four deltas sum to zero.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import cast

from paiju.errors import ImpossibleHand, NotationError, number, quote
from paiju.rules.editions import ruleset
from paiju.rules.ruleset import Ruleset
from paiju.scoring.door import room_of
from paiju.tiles import Tile, tile

__all__ = ["SEATS", "liable_seat", "settle"]

SEATS: tuple[str, ...] = ("E", "S", "W", "N")
"""The seats of a deal by their winds, in playing order."""

_COPIES = 4


def settle(
    points: int,
    *,
    rules: str | Ruleset = "mcr",
    winner: str,
    discarder: str | None = None,
    win: str | Tile | None = None,
    follow: Iterable[tuple[str, str | Tile]] = (),
    robbing: bool = False,
) -> dict[str, int]:
    """
    Give what each seat gains or pays for a won deal, in points.

    `points` are those of the hand, flowers included. Without a `discarder` the win was
    self-drawn; who added the robbed tile to a pung is the discarder (then say `robbing`). `win`
    and `follow` serve editions that exempt who follows a discard: the winning tile, and the seat
    and tile of each discard from the winner's last one on, before the winning one. Raise
    `NotationError` for a seat or tile that cannot be read, `ImpossibleHand` for a deal that
    cannot be. See wmcc-9.3.1, wmcc-9.3.2 and wsom08-payment-1 to wsom08-payment-4.

    >>> settle(10, winner="E", discarder="S")
    {'E': 34, 'S': -18, 'W': -8, 'N': -8}
    >>> settle(70, rules="wsom", winner="E", discarder="S")
    {'E': 210, 'S': -150, 'W': -30, 'N': -30}
    """
    edition = ruleset(rules)
    _check_points(points, edition)
    won = _seat(winner, "winner")
    giver = None if discarder is None else _seat(discarder, "discarder")
    _check_giver(won, giver, robbing=robbing)
    won_on = None if win is None else _winning_tile(win)
    discards = _discards(follow, won, won_on)
    liable = giver
    if giver is not None and edition.share_points is not None and discards:
        if robbing and edition.ruling("robbed_kong_immunity") == "not":
            discards = []
        liable = liable_seat(won, giver, won_on, discards, edition)
    paid = _PAYMENTS[edition.payment](points, liable, edition)
    deltas = dict.fromkeys(SEATS, 0)
    for seat in SEATS:
        if seat != won:
            deltas[seat] -= paid(seat)
            deltas[won] += paid(seat)
    assert sum(deltas.values()) == 0, deltas
    return deltas


def liable_seat(
    winner: str,
    discarder: str,
    win: Tile | None,
    follow: Iterable[tuple[str, Tile]],
    edition: Ruleset,
) -> str | None:
    """
    Give the seat that is liable for a discarded winning tile; None when the winner himself is.

    The first seat to discard that kind since the winner's last discard, that one included, is
    liable in place of who followed it (wsom08-payment-4).

    >>> wsom = ruleset("wsom")
    >>> liable_seat("E", "N", tile("5m"), [("E", tile("1s")), ("S", tile("5m"))], wsom)
    'S'
    """
    discards = list(follow)
    begun = bool(discards) and discards[0][0] == winner
    if not begun and edition.ruling("window_before_first_discard") == "none":
        return discarder
    for seat, discarded in discards:
        if discarded == win:
            return None if seat == winner else seat
    return discarder


def _basic_and_points(points: int, liable: str | None, edition: Ruleset) -> Callable[[str], int]:
    """
    Let each pay the basic points; the discarder pays the hand too, or each when self-drawn.
    """
    return lambda seat: edition.basic_points + (points if liable in (seat, None) else 0)


def _threefold(points: int, liable: str | None, edition: Ruleset) -> Callable[[str], int]:
    """
    Share out three times the hand: what is over the share limit falls to the liable seat.
    """
    share = points
    if liable is not None and edition.share_points is not None:
        share = min(points, edition.share_points)
    return lambda seat: 3 * points - 2 * share if seat == liable else share


_PAYMENTS = {"basic_and_points": _basic_and_points, "threefold": _threefold}


def _seat(name: object, place: str) -> str:
    if isinstance(name, str) and name in SEATS:
        return name
    raise NotationError(
        "unknown seat",
        place=place,
        found=quote(name),
        expected="E, S, W or N",
        remedy="name the seat by its wind",
    )


def _winning_tile(win: str | Tile) -> Tile:
    won_on = tile(win)
    if won_on.is_flower:
        raise ImpossibleHand(
            "a flower as the winning tile",
            place="win",
            found=str(won_on),
            expected="a suited tile or an honor",
            remedy="name the tile that was won on",
        )
    return won_on


def _discards(follow: object, winner: str, win: Tile | None) -> list[tuple[str, Tile]]:
    """
    Read the discards from the winner's last one on.
    """
    discards: list[tuple[str, Tile]] = []
    try:
        for seat, each in cast("Iterable[tuple[object, str | Tile]]", follow):
            discards.append((_seat(seat, "follow"), tile(each)))
    except (TypeError, ValueError) as error:
        # not pairs: said in our words; a seat or tile that cannot be read has said so itself
        if isinstance(error, NotationError):
            raise
        raise NotationError(
            "discards that cannot be read",
            place="follow",
            found=quote(follow),
            expected='pairs of seat and tile such as ("S", "5m")',
            remedy="give each discard from the winner's last one on",
        ) from None
    if discards and win is None:
        raise ImpossibleHand(
            "discards without the winning tile",
            place="win",
            found="None",
            expected="the tile that was won on",
            remedy="give win= beside follow=",
        )
    if any(seat == winner for seat, _ in discards[1:]):
        raise ImpossibleHand(
            "more than one discard of the winner",
            place="follow",
            found=f"{sum(seat == winner for seat, _ in discards)} of {winner}",
            expected="only the winner's last, and that one first",
            remedy="leave out what came before the winner's last discard",
        )
    thrown = Counter(each for _, each in discards)
    thrown.update([] if win is None else [win])
    for each, count in thrown.items():
        if count > _COPIES or each.is_flower:
            raise ImpossibleHand(
                "a flower among the discards" if each.is_flower else "five of one tile",
                place="follow",
                found=f"{count} {each}",
                expected=f"at most {_COPIES} of a tile, the winning one included, and no flower",
                remedy="check which tile was meant",
            )
    return discards


def _check_giver(winner: str, giver: str | None, *, robbing: bool) -> None:
    if giver == winner:
        raise ImpossibleHand(
            "the winner discarded the winning tile",
            place="discarder",
            found=repr(giver),
            expected="another seat, or None for a self-drawn win",
            remedy="name the seat that discarded",
        )
    if robbing and giver is None:
        raise ImpossibleHand(
            "a robbed kong without the seat that made it",
            place="discarder",
            found="None",
            expected="the seat that added the robbed tile to its pung",
            remedy="name that seat, or leave out robbing",
        )


def _check_points(points: object, edition: Ruleset) -> None:
    if not isinstance(points, int) or isinstance(points, bool):
        raise NotationError(
            "points that are no whole number",
            place="points",
            found=quote(points),
            expected="a whole number",
            remedy="give the points of the hand",
        )
    if points < edition.minimum_points:
        raise ImpossibleHand(
            f"a win below the minimum of {edition.key}",
            place="points",
            found=number(points),
            expected=f"at least {edition.minimum_points}",
            remedy="a hand below the minimum may not win",
        )
    limit = edition.limit_points
    if limit is not None and points > limit and points not in room_of(edition).limit_values:
        raise ImpossibleHand(
            f"points that no hand of {edition.key} is worth",
            place="points",
            found=number(points),
            expected=f"at most {limit}, or a single pattern worth more",
            remedy="give the points of the hand after the limit",
        )
