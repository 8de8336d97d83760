"""Whole deals played at random in one call, for simulation, benchmarks and signatures.

Every seat asks for one of its legal commands, each as likely, but wins when it may.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.deal.wall import tile_set

if not cython.compiled:
    from paiju.deal.apply import apply
    from paiju.deal.chance import Chance
    from paiju.deal.codes import (
        ENDED,
        EXHAUSTED,
        HANDS_DEALT,
        NO_TILE,
        WALL_BUILT,
        WIN,
    )
    from paiju.deal.edition import Edition
    from paiju.deal.follow import automatic
    from paiju.deal.legal import event_of, fill_legal
    from paiju.deal.table import Table

    __all__ = ["RandomPlay"]

_WHOLE = cython.declare(cython.ulonglong, (1 << 64) - 1)
# FNV-1a with 64 bits, over whole events
_BASIS = cython.declare(cython.ulonglong, 0xCBF29CE484222325)
_PRIME = cython.declare(cython.ulonglong, 0x100000001B3)
# what no delta makes negative
_EVEN = cython.declare(cython.longlong, 1 << 32)


@cython.cclass
class RandomPlay:
    """
    Play random deals of an edition from a seed and count how they end.

    `signature` sums up every event and payment: it changes when play does.

    >>> from paiju.rules.editions import ruleset
    >>> run = RandomPlay(Edition(ruleset("wsom")), 1)
    >>> run.play(2)
    >>> run.deals
    2
    """

    def __init__(self, edition: Edition, seed: int) -> None:
        """
        Begin with a seed of 64 bits.
        """
        self.edition: Edition = edition
        self.chance: Chance = Chance(seed)
        self.table: Table = Table(edition)
        self.deals: int = 0
        self.exhausted: int = 0
        self.wins: int = 0
        self.self_drawn: int = 0
        self.events: int = 0
        self.points: int = 0
        self.signature: int = _BASIS
        place: cython.int
        if not cython.compiled:
            self.tiles: list[int] = [0] * 144
        for place, kind in enumerate(tile_set(edition.rules)):
            self.tiles[place] = kind

    def play(self, deals: cython.longlong) -> None:
        """
        Play some more deals, without the interpreter's lock.
        """
        end: cython.longlong = self.deals + deals
        with cython.nogil:
            while self.deals < end:
                self.play_one()

    def play_one(self) -> cython.int:
        """
        Play one deal to its end. Give 0.
        """
        place: cython.int
        command: cython.int
        event: cython.ulonglong
        self.table.clear()
        self.chance.shuffle(self.tiles, self.edition.tiles)
        for place in range(self.edition.tiles):
            self.table.wall[place] = self.tiles[place]
        self.change(WALL_BUILT | NO_TILE << 10)
        # the wall is as good opened at one stack as at another
        self.change(HANDS_DEALT | NO_TILE << 10)
        while True:
            event = automatic(self.table)
            if not event:
                if self.table.phase == ENDED:
                    break
                command = self.next_command()
                event = event_of(self.table, command)
            self.change(event)
        self.count()
        return 0

    def change(self, event: cython.ulonglong) -> cython.int:
        """
        Apply an event and add it to the signature. Give 0.
        """
        self.events += 1
        self.mix(event)
        apply(self.table, event, 0)
        return 0

    def mix(self, number: cython.ulonglong) -> cython.void:
        """
        Add a number to the signature.
        """
        self.signature = (self.signature ^ number) * _PRIME & _WHOLE

    def next_command(self) -> cython.int:
        """
        Choose a command of the first seat that may ask for one.
        """
        seat: cython.int = 0
        count: cython.int = fill_legal(self.table, 0)
        while not count:
            seat += 1
            count = fill_legal(self.table, seat)
        # a win is the last of its list
        if self.edition.choices[count - 1] & 255 == WIN:
            return self.edition.choices[count - 1]
        return self.edition.choices[self.chance.below(count)]

    def count(self) -> cython.void:
        """
        Count how the deal ended.
        """
        seat: cython.int
        delta: cython.longlong
        self.deals += 1
        # payments are in no event
        for seat in range(4):
            delta = self.table.deltas[seat]
            self.mix(delta + _EVEN)
        self.mix(self.table.liable + 1)
        if self.table.ending == EXHAUSTED:
            self.exhausted += 1
        else:
            self.wins += 1
            self.points += self.table.points
            self.self_drawn += self.table.liable < 0 and self.table.giver < 0
