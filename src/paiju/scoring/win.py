"""A complete hand and how it was won, as the scoring kernels take it.

One row of 24 bytes is one win:

| byte | meaning |
| --- | --- |
| 0 | flags, see below |
| 1 | seat wind + 4 × prevalent wind (0 = East … 3 = North) |
| 2 | number of flowers (0-8) |
| 3 | number of melds (0-4) |
| 4 | kind of the winning tile (0-33) |
| 5-8 | melds: 64 × type + lowest kind; type 0 chow, 1 pung, 2 melded kong, 3 concealed kong |
| 9-22 | kinds of the concealed tiles, the winning tile among them, in any order |
| 23 | 0 |

What a row leaves unused is 0. Circumstances that contradict each other are found by
`paiju.scoring.circumstances`, which makes rows from hands; a row is only checked for its tiles.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring import codes

if not cython.compiled:
    from collections.abc import Sequence

SELF_DRAWN = codes.SELF_DRAWN
LAST_TILE = codes.LAST_TILE
REPLACEMENT = codes.REPLACEMENT
ROBBING = codes.ROBBING
LAST_OF_KIND = codes.LAST_OF_KIND
HEAVENLY = codes.HEAVENLY
EARTHLY = codes.EARTHLY
MIXED_IN = codes.MIXED_IN

ROW_BYTES = codes.ROW_BYTES


@cython.cclass
class Win:
    """
    Hold one win; one object may serve many.

    `tiles` counts the concealed tiles, the winning tile among them, `held` those of the melds too;
    `kinds` is the mask of the kinds held, `fours` of those of which all four are held.
    """

    def __init__(self) -> None:
        """
        Make an empty holder.
        """
        if not cython.compiled:
            self.tiles: list[int] = [0] * 34
            self.held: list[int] = [0] * 34
            self.melds: list[int] = [0] * 4
            self.kinds: int = 0
            self.fours: int = 0
            self.most: int = 0
            self.meld_count: int = 0
            self.win: int = 0
            self.seat: int = 0
            self.prevalent: int = 0
            self.flowers: int = 0
            self.flags: int = 0

    def load_row(self, rows: Sequence[int], row: cython.Py_ssize_t) -> cython.int:
        """
        Take row number `row` of a buffer; give 0, or the byte where it is at fault plus one.
        """
        return self.load(rows, row)

    def load(self, rows: Sequence[int], row: cython.Py_ssize_t) -> cython.int:
        """
        Take a row as `load_row` does, without the interpreter.
        """
        start: cython.Py_ssize_t = row * ROW_BYTES
        place: cython.int
        kind: cython.int
        fault: cython.int = 0
        if rows[start + 1] > 15:
            fault = 2
        elif rows[start + 2] > 8:
            fault = 3
        elif rows[start + 3] > 4:
            fault = 4
        elif rows[start + 4] > 33:
            fault = 5
        if fault:
            return fault
        self.flags = rows[start + 0]
        self.seat = rows[start + 1] & 3
        self.prevalent = rows[start + 1] >> 2
        self.flowers = rows[start + 2]
        self.meld_count = rows[start + 3]
        self.win = rows[start + 4]
        for kind in range(34):
            self.tiles[kind] = self.held[kind] = 0
        self.kinds = self.fours = 0
        self.most = 0
        for place in range(9, 23 - 3 * self.meld_count):
            if rows[start + place] > 33:
                return place + 1
            self.tiles[rows[start + place]] += 1
            self.hold(rows[start + place], 1)
        if not self.tiles[self.win]:
            return 5
        return self.load_melds(rows, start)

    def load_melds(self, rows: Sequence[int], start: cython.Py_ssize_t) -> cython.int:
        """
        Take the melds of a row, and count their tiles too.
        """
        place: cython.int
        kind: cython.int
        kinds: cython.int
        for place in range(self.meld_count):
            kind = rows[start + 5 + place] & 63
            self.melds[place] = rows[start + 5 + place]
            kinds = rows[start + 5 + place] >> 6
            if kind > 33 or (kinds == 0 and (kind > 26 or kind % 9 > 6)):
                return 6 + place
            if kinds == 0:
                self.hold(kind, 1)
                self.hold(kind + 1, 1)
                self.hold(kind + 2, 1)
            else:
                self.hold(kind, 3 if kinds == 1 else 4)
        return 10 if self.most > 4 else 0

    def hold(self, kind: cython.int, count: cython.int) -> cython.void:
        """
        Count some tiles of a kind.
        """
        one: cython.ulonglong = 1
        self.held[kind] += count
        self.kinds |= one << kind
        if self.held[kind] >= 4:
            self.fours |= one << kind
            self.most = max(self.most, self.held[kind])
