"""One table of many: deal after deal, played on to the next decision of a seat that is played.

Walls come from the lane's own seed alone, so that deal k of a lane is the same however the deals
before it were played.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.deal.state import DealState as _DealState
from paiju.deal.wall import tile_set as _tile_set

if not cython.compiled:
    from paiju.deal.apply import apply
    from paiju.deal.chance import Chance
    from paiju.deal.codes import (
        CLAIMS,
        ENDED,
        HANDS_DEALT,
        NO_TILE,
        ROBBING,
        WALL_BUILT,
        WIN,
    )
    from paiju.deal.edition import Edition
    from paiju.deal.follow import automatic
    from paiju.deal.legal import event_of, fill_legal
    from paiju.deal.state import DealState

    __all__ = ["Lane", "lane_seed"]

# The step of `Chance`: number n of a seed is the first of the seed n steps further.
_STEP = 0x9E3779B97F4A7C15


def lane_seed(seed: int, no: int) -> int:
    """
    Give number `no`, from 0, of the numbers of `Chance(seed)`.

    >>> from paiju.deal.chance import Chance
    >>> chance = Chance(7)
    >>> [lane_seed(7, no) for no in range(3)] == [chance.next_number() for _ in range(3)]
    True
    """
    return Chance(seed + no * _STEP).next_number()


@cython.cclass
class Lane:
    """
    Play the deals of one table.

    `played` is the mask of the seats whose decisions come from outside; the others choose at
    random as `RandomPlay` does. `seat` is the one that decides now. `paid` are the points of the
    deals that ended on the way here. Where `goes_on` is 0 the table stays as it is when a deal
    ends, with nobody to decide (-1), until `leave`.

    >>> from paiju.deal.edition import Edition
    >>> from paiju.rules.editions import ruleset
    >>> lane = Lane(Edition(ruleset("mcr")), 1, 0)
    >>> lane.forward(), lane.seat
    (0, 0)
    """

    def __init__(self, edition: Edition, seed: int, no: int) -> None:
        """
        Make lane `no` of a seed; number 2 no of the seed is for the walls, the next for chance.
        """
        place: cython.int
        self.table: DealState = _DealState(edition)
        self.walls: Chance = Chance(lane_seed(seed, 2 * no))
        self.choice: Chance = Chance(lane_seed(seed, 2 * no + 1))
        self.played: int = 15
        self.goes_on: int = 1
        self.seat: int = -1
        self.deals: int = 0
        if not cython.compiled:
            self.tiles: list[int] = [0] * 144
            self.paid: list[int] = [0] * 4
        for place, kind in enumerate(_tile_set(edition.rules)):
            self.tiles[place] = kind
        self.begin()

    def begin(self) -> cython.int:
        """
        Deal the next deal; its prevalent wind is the number of deals before it, modulo 4. Give 0.
        """
        place: cython.int
        size: cython.int = self.table.edition.tiles
        self.table.clear()
        self.table.prevalent = self.deals & 3
        self.walls.shuffle(self.tiles, size)
        for place in range(size):
            self.table.wall[place] = self.tiles[place]
        apply(self.table, WALL_BUILT | NO_TILE << 10, 0)
        # the wall is as good opened at one stack as at another
        apply(self.table, HANDS_DEALT | NO_TILE << 10, 0)
        return 0

    def leave(self) -> None:
        """
        Leave the deal, played to its end or not, and deal the next.
        """
        if self.table.phase != ENDED:
            self.deals += 1
        self.begin()

    def points(self) -> tuple[int, int, int, int]:
        """
        Give `paid` by seat.
        """
        return self.paid[0], self.paid[1], self.paid[2], self.paid[3]

    def act(self, command: cython.int) -> cython.int:
        """
        Play a legal command of the seat that decides. Give 0.
        """
        apply(self.table, event_of(self.table, command), 0)
        return 0

    def forward(self) -> cython.int:
        """
        Play on to the next decision of a played seat.

        Give how the last of the deals that ended on the way ended, 0 when none did.
        """
        ending: cython.int = 0
        seat: cython.int
        event: cython.ulonglong
        for seat in range(4):
            self.paid[seat] = 0
        while True:
            event = automatic(self.table)
            if event:
                apply(self.table, event, 0)
            elif self.table.phase == ENDED:
                ending = self.table.ending
                self.deals += 1
                for seat in range(4):
                    self.paid[seat] += self.table.deltas[seat]
                if not self.goes_on:
                    self.seat = -1
                    return ending
                self.begin()
            else:
                self.seat = self.next_seat()
                if self.played >> self.seat & 1:
                    return ending
                self.act(self.random_command())

    def next_seat(self) -> cython.int:
        """
        Give who decides next: the seat in turn, or those asked in playing order from the giver on.
        """
        seat: cython.int
        if self.table.phase not in (CLAIMS, ROBBING):
            return self.table.turn
        seat = self.table.giver + 1 & 3
        while not (self.table.asked & ~self.table.replied) >> seat & 1:
            seat = seat + 1 & 3
        return seat

    def random_command(self) -> cython.int:
        """
        Choose a legal command of the seat that decides, each as likely; win when it may.
        """
        count: cython.int = fill_legal(self.table, self.seat)
        # a win is the last of its list
        if self.table.edition.choices[count - 1] & 255 == WIN:
            return self.table.edition.choices[count - 1]
        return self.table.edition.choices[self.choice.below(count)]
