"""What Python reads of a table: copies of its arrays, and one canonical layout of all.

Who may see what is the view's to say (`view_of`); here everything can be read.
"""

from __future__ import annotations

import hashlib
import struct

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.table import Table

    __all__ = ["Inspected"]


@cython.cclass
class Inspected(Table):
    """
    A table whose every part can be read.
    """

    def hand(self, seat: int) -> bytes:
        """
        Give the 42 counts of a seat's concealed tiles, flowers not yet shown among them.
        """
        first: cython.int = 42 * seat
        return bytes([self.counts[first + kind] for kind in range(42)])

    def melds_of(self, seat: int) -> list[tuple[int, int]]:
        """
        List a seat's melds in the order made: `type * 64 + lowest kind`, and the mark.
        """
        first: cython.int = 4 * seat
        return [
            (self.melds[first + place], self.marks[first + place])
            for place in range(self.meld_counts[seat])
        ]

    def flowers_of(self, seat: int) -> list[int]:
        """
        List the flowers that a seat has shown, as kinds.
        """
        shown: cython.int = self.flowers[seat]
        return [34 + flower for flower in range(8) if shown >> flower & 1]

    def penalties_of(self, seat: int) -> tuple[bytes, bytes]:
        """
        Give the 34 counts of a seat's live penalty tiles, and of its dead ones.
        """
        first: cython.int = 34 * seat
        return (
            bytes([self.live[first + kind] for kind in range(34)]),
            bytes([self.dead[first + kind] for kind in range(34)]),
        )

    def asides_of(self, seat: int) -> list[tuple[int, int, int, int]]:
        """
        List a seat's wrong sets: its two tiles, the tile it called, and who discarded that.
        """
        first: cython.int = 4 * seat
        return [
            (each & 63, each >> 6 & 63, each >> 12 & 63, each >> 18)
            for each in [self.asides[first + i] for i in range(self.aside_counts[seat])]
        ]

    def exposed_of(self, seat: int) -> bytes:
        """
        Give the 34 counts of the tiles of a seat's hand that all have seen.
        """
        first: cython.int = 34 * seat
        return bytes([self.exposed[first + kind] for kind in range(34)])

    def turned_tiles(self) -> list[tuple[int, int]]:
        """
        List the tiles of the wall that lie face up: place in the draw order, and kind.
        """
        return [
            (place, self.wall[place]) for place in range(self.edition.tiles) if self.turned[place]
        ]

    def discards(self) -> list[tuple[int, int, int]]:
        """
        List all discards in order: seat, kind and marks.
        """
        return [
            (self.river[place] >> 6, self.river[place] & 63, self.river_marks[place])
            for place in range(self.river_count)
        ]

    def wall_tiles(self) -> bytes:
        """
        Give the wall in draw order; in its physical order before it is opened.
        """
        return bytes([self.wall[place] for place in range(self.edition.tiles)])

    def of_seats(self) -> dict[str, list[int]]:
        """
        Give what is kept for each seat: fines, deltas, options, worths, waits, times, heads.
        """
        return {
            "fines": [self.fines[seat] for seat in range(4)],
            "deltas": [self.deltas[seat] for seat in range(4)],
            "options": [self.options[seat] for seat in range(4)],
            "replies": [self.replies[seat] for seat in range(4)],
            "worths": [self.worths[seat] for seat in range(4)],
            "waits": [self.waits[seat] for seat in range(4)],
            "used_ms": [self.used_ms[seat] for seat in range(4)],
            "surplus": [self.surplus[seat] for seat in range(4)],
            "heads": [self.heads[seat] for seat in range(4)],
            "last_own": [self.last_own[seat] for seat in range(4)],
        }

    def tiles_left(self) -> int:
        """
        Count the tiles that may still be drawn, from all walls.
        """
        return self.left()

    def numbers(self) -> list[int]:
        """
        List what stands alone, in the order of the canonical layout.
        """
        return [
            *(self.prevalent, self.head_stack, self.dice, self.tails, self.drawn_count),
            *(self.river_count, self.phase, self.turn, self.tile, self.giver, self.drawn),
            *(self.source, self.owed, self.claimed, self.asked, self.replied, self.overruled),
            *(self.no_win, self.no_claim, self.has_penalty, self.time_called),
            *(self.fine_seat, self.fine_points, self.now_ms, self.dealt_ms, self.shown_ms),
            *(self.turn_ms, self.deadline_ms, self.ending, self.winner, self.liable),
            *(self.points, self.faithful, self.caller, self.called, self.shown, self.touched),
            *(self.late, self.late_giver, self.fault, self.fault_seat, self.fault_tile),
            *(self.amiss, self.long, self.miscounted, self.forgone, self.opened, self.aging),
            *(self.wrong_open, self.wrong_call, self.spare_seat, self.spare_tile, self.wrecked),
        ]

    def arrays(self) -> list[list[int]]:
        """
        List the arrays, in the order of the canonical layout.
        """
        return [
            [self.wall[i] for i in range(144)],
            [self.counts[i] for i in range(168)],
            [self.melds[i] for i in range(16)],
            [self.marks[i] for i in range(16)],
            [self.meld_counts[i] for i in range(4)],
            [self.flowers[i] for i in range(4)],
            [self.river[i] for i in range(128)],
            [self.river_marks[i] for i in range(128)],
            [self.visible[i] for i in range(34)],
            [self.heads[i] for i in range(4)],
            [self.last_own[i] for i in range(4)],
            [self.waits[i] for i in range(4)],
            [self.worths[i] for i in range(4)],
            [self.late_worths[i] for i in range(4)],
            [self.options[i] for i in range(4)],
            [self.replies[i] for i in range(4)],
            [self.fines[i] for i in range(4)],
            [self.deltas[i] for i in range(4)],
            [self.used_ms[i] for i in range(4)],
            [self.live[i] for i in range(136)],
            [self.dead[i] for i in range(136)],
            [self.surplus[i] for i in range(4)],
            [self.aside_counts[i] for i in range(4)],
            [self.asides[i] for i in range(16)],
            [self.exposed[i] for i in range(136)],
            [self.turned[i] for i in range(144)],
        ]

    def layout(self) -> bytes:
        """
        Give the canonical layout: the numbers, then the arrays, eight bytes each, low byte first.
        """
        cells = self.numbers()
        for array in self.arrays():
            cells += array
        return struct.pack(f"<{len(cells)}q", *cells)

    def digest(self) -> bytes:
        """
        Give the SHA-256 of the canonical layout: equal for equal states, compiled or not.
        """
        return hashlib.sha256(self.layout()).digest()
