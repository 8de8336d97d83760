"""Who sits where: the seat draw with a row of six tiles (執位), and seats by lot.

Players are numbered 0-3 counter-clockwise as they sat down; seats are E S W N. Whoever gets East
deals first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from paiju.deal.opening import counted_seat
from paiju.errors import ImpossibleHand, NotationError, number, quote
from paiju.tiles import tile

if TYPE_CHECKING:
    from paiju.deal.opening import Source

__all__ = ["SEATS", "SeatDraw", "draw_seats", "read_row", "seats_by_lot", "shuffled_winds"]

SEATS: Final = "ESWN"
"""The seats in the order of play."""


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """
    What a seat draw came to.

    `thrower` threw second, `end` is the end that the winds were taken from, `taken` has player and
    wind in the order of taking, and `players` the player of each seat E S W N.

    >>> draw_seats("1m N E W S 2m", 0, 7, 6).players
    (1, 3, 0, 2)
    """

    thrower: int
    end: Literal["odd", "even"]
    taken: tuple[tuple[int, str], ...]
    players: tuple[int, ...]

    @property
    def dealer(self) -> int:
        """
        Give the player who deals first: the one at East.

        >>> draw_seats("1m N E W S 2m", 0, 7, 6).dealer
        1
        """
        return self.players[0]


def draw_seats(row: str, thrower: int, first: int, second: int) -> SeatDraw:
    """
    Draw seats from a row of six tiles, by two throws of two dice.

    Anybody throws `first`; the player it names throws `second`. That sum gives the end to take
    from, odd or even, and the player who takes first; then one wind each, counter-clockwise.

    >>> draw = draw_seats("1m N E W S 2m", 0, 7, 6)
    >>> draw.thrower, draw.end, draw.taken
    (2, 'even', ((3, 'S'), (0, 'W'), (1, 'E'), (2, 'N')))
    """
    winds = read_row(row)
    for name, pips in (("the first throw", first), ("the second throw", second)):
        if not 2 <= pips <= 12:
            raise NotationError(
                "no two dice show this sum", place=name, found=number(pips), expected="2 to 12"
            )
    found = counted_seat(thrower, first)
    taker = counted_seat(found, second)
    end: Literal["odd", "even"] = "odd" if second % 2 else "even"
    offered = winds if end == "odd" else winds[::-1]
    taken = tuple(((taker + turn) % 4, wind) for turn, wind in enumerate(offered))
    drawn = {wind: player for player, wind in taken}
    return SeatDraw(found, end, taken, tuple(drawn[wind] for wind in SEATS))


def read_row(row: str) -> str:
    """
    Read a row: four winds between an odd and an even number tile; give the winds from the odd end.

    >>> read_row("1m N E W S 2m"), read_row("8p N E W S 5s")
    ('NEWS', 'SWEN')
    """
    tiles = [tile(part) for part in row.split()]
    parities = [one.rank % 2 for one in tiles[:1] + tiles[-1:] if one.rank]
    winds = "".join(str(one) for one in tiles[1:-1])
    if sorted(parities) != [0, 1] or not _is_whole(winds):
        raise ImpossibleHand(
            "a row for the seat draw that is not whole",
            found=quote(row),
            expected="four winds between an odd and an even number tile",
            remedy='write "1m N E W S 2m"',
        )
    return winds if parities[0] else winds[::-1]


def shuffled_winds(source: Source) -> str:
    """
    Mix the four winds, face down in a row.

    >>> from paiju.deal.chance import Chance
    >>> sorted(shuffled_winds(Chance(7)))
    ['E', 'N', 'S', 'W']
    """
    return "".join(SEATS[seat] for seat in source.shuffled(bytes(range(4))))


def seats_by_lot(lots: str) -> tuple[int, ...]:
    """
    Give the player of each seat E S W N from the winds that players 0-3 drew, in their order.

    A lot drawn for somebody who is absent counts as his.

    >>> seats_by_lot("WENS")
    (1, 3, 0, 2)
    """
    if not _is_whole(lots):
        raise ImpossibleHand(
            "lots that do not give each seat once",
            found=quote(lots),
            expected="E, S, W and N, each once",
            remedy='write "WENS"',
        )
    return tuple(lots.index(wind) for wind in SEATS)


def _is_whole(winds: str) -> bool:
    return sorted(winds) == sorted(SEATS)
