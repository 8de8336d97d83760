"""Many deals at once, stepped in native code: for learning programs.

Numbers of actions and cells of observations are in `spaces`; no NumPy is needed, and every buffer
becomes an array of NumPy without a copy: `numpy.asarray(deals.observations)`.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.deal.edition import Edition
from paiju.errors import NotationError, number
from paiju.rules.editions import ruleset
from paiju.rules.ruleset import Ruleset
from paiju.sim.lane import Lane as _Lane
from paiju.sim.observe import Observer as _Observer
from paiju.sim.spaces import ACTIONS as _ACTIONS
from paiju.sim.spaces import KINDS as _KINDS
from paiju.sim.spaces import ROWS as _ROWS

if not cython.compiled:
    from paiju.deal.legal import refusal
    from paiju.sim.actions import command_of
    from paiju.sim.lane import Lane
    from paiju.sim.observe import Observer
    from paiju.sim.spaces import ACTIONS, CELLS

    __all__ = ["VectorDeals"]


@cython.cclass
class VectorDeals:
    """
    Play deals at many tables in step: one decision at each table with every call of `step`.

    The buffers are made once and written again at every step; all have a row for each table:

    - `actions`: int32, written by the caller: what the seat that decides does;
    - `observations`: uint8, 23 rows of 34; `masks`: uint8, 75, 1 for each legal action;
    - `seats`: uint8, who decides now;
    - `rewards`: int32, 4: the points, by seat, of the deals that ended in this step, else 0;
    - `endings`: uint8: how the last of them ended (1 won on a discard, 2 self-drawn, 3 by robbing
      a kong, 4 exhausted), 0 when none did;
    - `played`: uint8, written by the caller before `reset`: the mask of the seats that are asked
      (15: all); the others choose at random but win when they may.

    A table whose deal ends goes on with its next one in the same step, and what is observed is
    the next deal. Seats that are asked about a discard decide one after the other in playing
    order, and no one learns of another's reply before the window closes. One object serves one
    thread; several processes may each have their own.

    >>> deals = VectorDeals(2, "wsom", seed=7)
    >>> masks = bytes(deals.masks)
    >>> for table in range(2):
    ...     deals.actions[table] = masks[75 * table : 75 * table + 75].index(1)
    >>> deals.step()
    >>> deals.decisions, any(bytes(deals.endings))
    (2, False)
    """

    def __init__(
        self, tables: int, rules: str | Ruleset = "mcr", *, seed: int = 0, advice: int = 1
    ) -> None:
        """
        Make the tables and deal; `advice` is what `Observer` says.

        Raise `NotationError` for a number of tables below 1, or advice that there is not.
        """
        if tables < 1:
            raise NotationError(
                "no tables", place="tables", found=number(tables), expected="1 or more"
            )
        self.rules = ruleset(rules)
        self.edition: Edition = Edition(self.rules)
        self.observer: Observer = _Observer(self.edition, advice)
        self.tables: int = tables
        self.decisions: int = 0
        self._observations: bytearray = bytearray(tables * _ROWS * _KINDS)
        self._masks: bytearray = bytearray(tables * _ACTIONS)
        self._seats: bytearray = bytearray(tables)
        self._endings: bytearray = bytearray(tables)
        self._played: bytearray = bytearray(b"\x0f" * tables)
        self._actions: array[int] = array("i", bytes(4 * tables))
        self._rewards: array[int] = array("i", bytes(16 * tables))
        self.observations = memoryview(self._observations).cast("B", (tables, _ROWS, _KINDS))
        self.masks = memoryview(self._masks).cast("B", (tables, _ACTIONS))
        self.seats = memoryview(self._seats)
        self.endings = memoryview(self._endings)
        self.played = memoryview(self._played)
        self.actions = memoryview(self._actions)
        self.rewards = memoryview(self._rewards).cast("B").cast("i", (tables, 4))
        self.lanes: list[Lane] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """
        Begin again from a seed: every table deals its first deal.

        Table i depends on the seed and on i alone, not on how many tables there are. Raise
        `NotationError` where no seat of a table is played.
        """
        table: cython.int
        for table in range(self.tables):
            if not self._played[table] & 15:
                raise NotationError(
                    "nobody is asked",
                    place=f"played[{table}]",
                    found=number(self._played[table]),
                    expected="a mask of seats from 1 to 15",
                )
        self.lanes = [_Lane(self.edition, seed, no) for no in range(self.tables)]
        for table in range(self.tables):
            self.go_on(table, self._played[table] & 15)

    def step(self) -> None:
        """
        Play the action of each table, and on to the next decision of each.

        Raise `NotationError`, with nothing played, when an action is not legal.
        """
        table: cython.int
        self.check()
        for table in range(self.tables):
            lane: Lane = self.lanes[table]
            lane.act(command_of(lane.table, lane.seat, self._actions[table]))
            self.go_on(table, lane.played)
        self.decisions += self.tables

    def check(self) -> cython.int:
        """
        Refuse actions of which one is not legal. Give 0.
        """
        table: cython.int
        command: cython.int
        for table in range(self.tables):
            lane: Lane = self.lanes[table]
            command = command_of(lane.table, lane.seat, self._actions[table])
            if refusal(lane.table, command, 0):
                raise NotationError(
                    "an action that is not legal",
                    place=f"actions[{table}]",
                    found=number(self._actions[table]),
                    expected=f"one with a 1 in masks[{table}]",
                )
        return 0

    def go_on(self, table: cython.int, played: cython.int) -> cython.int:
        """
        Play a table on to its next decision and write what is asked. Give 0.
        """
        seat: cython.int
        lane: Lane = self.lanes[table]
        lane.played = played
        self._endings[table] = lane.forward()
        self._seats[table] = lane.seat
        for seat in range(4):
            self._rewards[4 * table + seat] = lane.paid[seat]
        masks = cython.address(self._masks[0]) if cython.compiled else self._masks
        seen = cython.address(self._observations[0]) if cython.compiled else self._observations
        self.observer.write_mask(lane.table, lane.seat, masks, ACTIONS * table)
        self.observer.write(lane.table, lane.seat, seen, CELLS * table)
        return 0
