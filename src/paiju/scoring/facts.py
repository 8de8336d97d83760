"""What is true of one reading of one win, seen once, so that a row is one short question.

Both systems ask the same record. It knows no row, no points and no edition.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring import codes

if not cython.compiled:
    from paiju.scoring.win import (
        EARTHLY,
        HEAVENLY,
        LAST_OF_KIND,
        LAST_TILE,
        MIXED_IN,
        REPLACEMENT,
        ROBBING,
        SELF_DRAWN,
        Win,
    )
    from paiju.shape.masks import (
        BASIC,
        CONCEALED_KONG,
        KNITTED_BODY,
        MELDED_KONG,
        PUNG,
        SUIT,
        ones,
    )
    from paiju.shape.readings import Readings

EDGE_WAIT = 1
CLOSED_WAIT = 2
SINGLE_WAIT = 3

IN_PAIR = codes.IN_PAIR
ELSEWHERE = codes.ELSEWHERE


@cython.cclass
class Facts:
    """
    Hold what is true of one reading; one object may serve many.

    `sets` are the melds first, then the concealed sets, each `type * 64 + lowest kind`; `kinds`,
    `chows` (by lowest kind; `chows2` those there at least twice, and so on) and `pungs` (kongs
    too) are masks; `hogs` counts the kinds of which all four are held without a kong; `wait` is
    the kind of wait the winning tile ended if it was the only one, else 0.
    """

    def __init__(self) -> None:
        """
        Make an empty record.
        """
        self.options = 0
        self.nothing_else = False
        if not cython.compiled:
            self.sets: list[int] = [0] * 4
            self.set_count: int = 0
            self.meld_count: int = 0
            self.form: int = 0
            self.pair: int = 0
            self.win: int = 0
            self.kinds: int = 0
            self.chows: int = 0
            self.chows2: int = 0
            self.chows3: int = 0
            self.chows4: int = 0
            self.pungs: int = 0
            self.chow_count: int = 0
            self.pung_count: int = 0
            self.concealed_pungs: int = 0
            self.dark_pungs: int = 0
            self.melded_kongs: int = 0
            self.concealed_kongs: int = 0
            self.open_melds: int = 0
            self.hogs: int = 0
            self.seat: int = 0
            self.prevalent: int = 0
            self.flowers: int = 0
            self.wait: int = 0
            self.self_drawn: bool = False
            self.last_tile: bool = False
            self.replacement: bool = False
            self.robbing: bool = False
            self.last_of_kind: bool = False
            self.heavenly: bool = False
            self.earthly: bool = False
            self.kept_apart: bool = False
            self.nine_gates: bool = False

    def see_win(self, win: Win) -> cython.void:
        """
        Take what every reading of a win shares.
        """
        flags: cython.int = win.flags
        self.self_drawn = flags & SELF_DRAWN != 0
        self.last_tile = flags & LAST_TILE != 0
        self.replacement = flags & REPLACEMENT != 0
        self.robbing = flags & ROBBING != 0
        self.last_of_kind = flags & LAST_OF_KIND != 0
        self.heavenly = flags & HEAVENLY != 0
        self.earthly = flags & EARTHLY != 0
        self.kept_apart = flags & MIXED_IN == 0
        self.seat = win.seat
        self.prevalent = win.prevalent
        self.flowers = win.flowers
        self.win = win.win
        self.nothing_else = False
        self.see_tiles(win)

    def see_tiles(self, win: Win) -> cython.void:
        """
        Take the kinds, the kinds held four times without a kong, and the shape of nine gates.
        """
        one: cython.ulonglong = 1
        kongs: cython.ulonglong = 0
        place: cython.int
        kind: cython.int
        code: cython.int
        self.meld_count = win.meld_count
        self.open_melds = 0
        self.melded_kongs = 0
        self.concealed_kongs = 0
        for place in range(win.meld_count):
            code = win.melds[place]
            self.sets[place] = code
            self.open_melds += code < CONCEALED_KONG
            if code >= MELDED_KONG:
                kongs |= one << (code & 63)
                self.melded_kongs += code < CONCEALED_KONG
                self.concealed_kongs += code >= CONCEALED_KONG
        self.kinds = win.kinds
        self.hogs = ones(win.fours & ~kongs)
        self.nine_gates = False
        kind = 9 * (self.win // 9)
        if win.meld_count == 0 and kind < 27 and self.kinds == SUIT << kind:
            self.nine_gates = (
                win.held[kind] - (kind == self.win) == 3
                and win.held[kind + 8] - (kind + 8 == self.win) == 3
                and win.held[self.win] > 1
            )

    def see_reading(self, readings: Readings, reading: cython.int) -> cython.void:
        """
        Take the sets of one reading; where the winning tile goes is seen by `see_place`.
        """
        place: cython.int
        count: cython.int = 0
        self.clear_sets()
        self.form = readings.forms[reading]
        self.pair = readings.pairs[reading]
        for place in range(self.meld_count):
            self.add_set(self.sets[place], self.sets[place] >= CONCEALED_KONG)
        if self.form == BASIC:
            count = 4 - self.meld_count
        elif self.form == KNITTED_BODY:
            count = 1 - self.meld_count
        for place in range(count):
            self.sets[self.meld_count + place] = readings.sets[4 * reading + place]
            self.add_set(self.sets[self.meld_count + place], concealed=True)
        self.set_count = self.meld_count + count
        self.dark_pungs = self.concealed_pungs
        self.wait = 0

    def clear_sets(self) -> cython.void:
        """
        Forget the sets.
        """
        self.chows = self.chows2 = self.chows3 = self.chows4 = self.pungs = 0
        self.chow_count = self.pung_count = self.concealed_pungs = 0

    def add_set(self, code: cython.int, concealed: cython.bint) -> cython.void:
        """
        Count one set.
        """
        bit: cython.ulonglong = 1
        bit <<= code & 63
        if code < PUNG:
            self.chow_count += 1
            self.chows4 |= self.chows3 & bit
            self.chows3 |= self.chows2 & bit
            self.chows2 |= self.chows & bit
            self.chows |= bit
        else:
            self.pung_count += 1
            self.pungs |= bit
            self.concealed_pungs += concealed

    def see_place(
        self, place: cython.int, sole_wait: cython.bint, discard_melds: cython.bint
    ) -> cython.void:
        """
        Put the winning tile in a set, the pair or elsewhere.

        `sole_wait` tells whether no other tile would have won; `discard_melds` whether a pung
        completed by another's tile stops being concealed.
        """
        self.wait = 0
        self.concealed_pungs = self.dark_pungs
        if place < IN_PAIR:
            if sole_wait:
                self.wait = self.wait_of(self.sets[place])
            if discard_melds and self.sets[place] >= PUNG:
                self.concealed_pungs -= 1
        elif place == IN_PAIR and sole_wait:
            self.wait = SINGLE_WAIT

    def wait_of(self, code: cython.int) -> cython.int:
        """
        Give the kind of wait that the winning tile ended in a set.
        """
        step: cython.int = self.win - code
        if code >= PUNG:
            return 0
        if step == 1:
            return CLOSED_WAIT
        if (step == 2 and code % 9 == 0) or (step == 0 and code % 9 == 6):
            return EDGE_WAIT
        return 0

    def holds(self, code: cython.int, kind: cython.int) -> cython.bint:
        """
        Tell whether a set holds a kind.
        """
        step: cython.int = kind - (code & 63)
        return step == 0 or (code < PUNG and 0 < step < 3)

    def set_codes(self) -> list[int]:
        """
        Give the sets of the reading, melds first, as `type * 64 + lowest kind`.
        """
        return [self.sets[place] for place in range(self.set_count)]

    def take(self, codes: list[int], concealed: list[bool], pair: int) -> None:
        """
        Become a part of a hand: these sets, of which some are concealed, and a pair or -1.
        """
        place: cython.int
        self.clear_sets()
        self.pair = pair
        self.melded_kongs = self.concealed_kongs = 0
        self.set_count = len(codes)
        for place in range(len(codes)):
            self.sets[place] = codes[place]
            self.add_set(codes[place], concealed[place])
            self.melded_kongs += MELDED_KONG <= codes[place] < CONCEALED_KONG
            self.concealed_kongs += codes[place] >= CONCEALED_KONG
