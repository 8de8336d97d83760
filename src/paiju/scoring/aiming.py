"""The search for targets: each aim followed to a number of missing tiles, sets laid one by one.

What an aim is says `paiju.scoring.aims`; the numbers read here are those that it packs.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring.targets import Targets

if not cython.compiled:
    from collections.abc import Sequence

    from paiju.scoring.laying import FAR
    from paiju.scoring.targets import MOST_AIMS
    from paiju.shape.masks import (
        CHOW,
        KNITTED_BODY,
        MELDED_KONG,
        PUNG,
        SEVEN_PAIRS,
        THIRTEEN_ORPHANS,
        WINDS,
    )

_NO_SET = cython.declare(cython.int, 255)
# The numbers of an aim, as `packed` writes them.
_SETS = cython.declare(cython.int, 0)
_CHOWS = cython.declare(cython.int, 1)
_PUNGS = cython.declare(cython.int, 2)
_PAIRS = cython.declare(cython.int, 3)
_BODY = cython.declare(cython.int, 4)
_MUST = cython.declare(cython.int, 5)
_ASKS = cython.declare(cython.int, 6)
_NUMBERS = cython.declare(cython.int, 7)


@cython.cclass
class Aiming:
    """
    Find the targets of one hand under one edition's aims; one object may serve many hands.
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        """
        Take the aims as numbers, one after another.
        """
        self.targets = Targets()
        self.laying = self.targets.laying
        self.numbers = numbers
        self.aims = len(numbers) // _NUMBERS
        assert self.aims <= MOST_AIMS, self.aims
        self.code_count = 0
        if not cython.compiled:
            self.need: int = 0
            self.dark_kongs: int = 0
            self.level: int = 0
            self.aim: int = 0
            self.nodes: int = 0
            self.most_nodes: int = 0
            self.most: int = 0
            self.pungs_wanted: int = 0
            self.one_each: int = 0
            self.classes: int = 0
            self.melds_used: int = 0
            self.pairs: int = 0
            self.order: list[int] = [0] * 55
            self.costs: list[int] = [0] * 55
            self.codes: list[int] = [0] * 55
            self.code_costs: list[int] = [0] * 55
            self.pair_order: list[int] = [0] * 34
            self.pair_costs: list[int] = [0] * 34
            self.base: list[int] = [0] * MOST_AIMS
            self.fixed: list[int] = [0] * (4 * MOST_AIMS)
            self.fixed_count: list[int] = [0] * MOST_AIMS

    def open(self) -> cython.void:
        """
        Begin the hand that `targets` holds: order the sets, and see which aims fit its melds.
        """
        aim: cython.int
        place: cython.int
        self.need = 4 - self.targets.meld_count
        self.dark_kongs = 0
        for place in range(self.targets.meld_count):
            self.dark_kongs += self.targets.head[5 + place] >= MELDED_KONG + 64
        self.set_order()
        self.set_pair_order()
        for aim in range(self.aims):
            self.fit(aim)

    def sweep(self, level: cython.int) -> cython.void:
        """
        Follow every aim but the first to the targets that miss a number of tiles.
        """
        aim: cython.int
        self.level = level
        self.nodes = 0
        self.most_nodes = 400000
        for aim in range(1, self.aims):
            if self.base[aim] <= level and not self.targets.is_done(aim, level):
                self.most = self.targets.links + 64
                self.follow(aim)

    def search_all(self, level: cython.int, most: cython.int) -> cython.bint:
        """
        Find the targets of four sets and a pair that miss a number of tiles, `most` at most.

        Tell whether these are all.
        """
        self.level = level
        self.nodes = 0
        self.most_nodes = 16 * most
        self.most = self.targets.links + most
        self.follow(0)
        cut: cython.bint = self.targets.links >= self.most or self.nodes > self.most_nodes
        return not (cut or self.targets.is_full)

    def set_order(self) -> cython.void:
        """
        Order all sets by how many of their tiles the hand lacks; leave out those that cannot be.
        """
        cost: cython.int
        code: cython.int
        size: cython.int = 0
        for cost in range(4):
            for code in range(CHOW, PUNG + 34):
                if code < PUNG and (code > 24 or code % 9 > 6):
                    continue
                if self.laying.lay_set(code) == cost:
                    self.order[size] = code
                    self.costs[size] = cost
                    size += 1
                self.laying.lift_set(code)
        while size < 55:
            self.costs[size] = FAR
            size += 1

    def set_pair_order(self) -> cython.void:
        """
        Order the kinds by how many tiles the hand lacks for a pair.
        """
        cost: cython.int
        kind: cython.int
        size: cython.int = 0
        for cost in range(3):
            for kind in range(34):
                if max(0, 2 - self.laying.held[kind]) == cost:
                    self.pair_order[size] = kind
                    self.pair_costs[size] = cost
                    size += 1

    def fit(self, aim: cython.int) -> cython.void:
        """
        See how many tiles an aim lacks at least, `FAR` when the melds do not allow it.
        """
        form: cython.int = self.numbers[_NUMBERS * aim + _ASKS] & 255
        hidden: cython.int = self.numbers[_NUMBERS * aim + _ASKS] >> 8 & 255
        slots: cython.int = self.need
        self.base[aim] = FAR
        if form > KNITTED_BODY:
            if self.targets.meld_count == 0:
                self.base[aim] = self.nearest(aim)
                self.laying.clear()
            return
        if not self.fit_melds(aim):
            return
        slots -= self.fixed_count[aim] + (3 if form == KNITTED_BODY else 0)
        if slots < 0 or slots < hidden - self.dark_kongs:
            return
        self.base[aim] = self.lay_fixed(aim)
        self.laying.clear()

    def fit_melds(self, aim: cython.int) -> cython.bint:
        """
        Match the melds with the sets of an aim; tell whether the others do not bar it.
        """
        place: cython.int
        meld: cython.int
        code: cython.int
        count: cython.int = 0
        sets: cython.ulonglong = self.numbers[_NUMBERS * aim + _SETS]
        if not cython.compiled:
            used = [0] * 4
        self.melds_used = 0
        for meld in range(4):
            used[meld] = 0
        for place in range(4):
            code = sets >> 8 * place & 255
            if code == _NO_SET:
                break
            for meld in range(self.targets.meld_count):
                if not used[meld] and self.meld_code(meld) == code:
                    used[meld] = 1
                    break
            else:
                self.fixed[4 * aim + count] = code
                count += 1
        self.fixed_count[aim] = count
        for meld in range(self.targets.meld_count):
            if not used[meld] and not self.allows(aim, self.meld_code(meld)):
                return False
            place = self.class_of(self.meld_code(meld))
            if self.numbers[_NUMBERS * aim + _ASKS] >> 16 and self.melds_used >> place & 1:
                return False
            self.melds_used |= 1 << place
        return True

    def meld_code(self, meld: cython.int) -> cython.int:
        """
        Give a meld as a set, a kong as a pung.
        """
        code: cython.int = self.targets.head[5 + meld]
        return code if code < MELDED_KONG else PUNG + (code & 63)

    def allows(self, aim: cython.int, code: cython.int) -> cython.bint:
        """
        Tell whether an aim may have a set.
        """
        kinds: cython.ulonglong = self.numbers[
            _NUMBERS * aim + (_CHOWS if code < PUNG else _PUNGS)
        ]
        return kinds >> (code & 63) & 1

    def class_of(self, code: cython.int) -> cython.int:
        """
        Give the suit of a set's tiles, 3 for winds, 4 for dragons.
        """
        kind: cython.int = code & 63
        if kind < 27:
            return kind // 9
        return 3 if WINDS >> kind & 1 else 4

    def follow(self, aim: cython.int) -> cython.void:
        """
        Find the targets of an aim that miss `level` tiles.
        """
        form: cython.int = self.numbers[_NUMBERS * aim + _ASKS] & 255
        slots: cython.int = self.need - self.fixed_count[aim]
        missing: cython.int
        place: cython.int
        self.aim = aim
        for place in range(4):
            self.targets.path[place] = _NO_SET
        if form > KNITTED_BODY:
            if self.base[aim] == self.level:
                self.nearest(aim)
                self.targets.add(aim, self.level)
                self.laying.clear()
            return
        if form == KNITTED_BODY:
            slots -= 3
        missing = self.lay_fixed(aim)
        self.pairs = self.numbers[_NUMBERS * aim + _PAIRS]
        self.one_each = self.numbers[_NUMBERS * aim + _ASKS] >> 16
        self.pungs_wanted = self.numbers[_NUMBERS * aim + _ASKS] >> 8 & 255
        self.pungs_wanted -= self.dark_kongs
        self.classes = 0
        if self.one_each:
            for place in range(self.targets.meld_count):
                self.classes |= 1 << self.class_of(self.meld_code(place))
        self.list_codes(aim)
        self.grow(0, slots, missing, self.pungs_wanted)
        self.laying.clear()

    def lay_fixed(self, aim: cython.int) -> cython.int:
        """
        Lay the sets and the knitted tiles that an aim asks for; give how many tiles are lacking.
        """
        place: cython.int
        kind: cython.int
        missing: cython.int = 0
        body: cython.ulonglong = self.numbers[_NUMBERS * aim + _BODY]
        for place in range(self.fixed_count[aim]):
            self.targets.path[place] = self.fixed[4 * aim + place]
            missing += self.laying.lay_set(self.fixed[4 * aim + place])
        for kind in range(27):
            if body >> kind & 1:
                missing += self.laying.lay(kind, 1)
        return missing

    def list_codes(self, aim: cython.int) -> cython.void:
        """
        List the sets that an aim may have, those that lack least first.
        """
        place: cython.int
        self.code_count = 0
        for place in range(55):
            if self.costs[place] > self.level:
                break
            if self.allows(aim, self.order[place]):
                self.codes[self.code_count] = self.order[place]
                self.code_costs[self.code_count] = self.costs[place]
                self.code_count += 1

    def grow(
        self, first: cython.int, slots: cython.int, missing: cython.int, pungs: cython.int
    ) -> cython.void:
        """
        Lay the sets still open, from place `first` of the list on, then each pair.
        """
        place: cython.int
        code: cython.int
        lacking: cython.int
        self.nodes += 1
        if self.nodes > self.most_nodes or self.targets.links >= self.most:
            return
        if slots == 0:
            self.add_pairs(missing)
            return
        for place in range(first, self.code_count):
            if missing + self.code_costs[place] * slots > self.level:
                break
            code = self.codes[place]
            if code < PUNG and pungs >= slots:
                continue
            if self.one_each and self.classes >> self.class_of(code) & 1:
                continue
            lacking = missing + self.laying.lay_set(code)
            if lacking <= self.level:
                self.targets.path[self.need - slots] = code
                self.classes |= 1 << self.class_of(code)
                self.grow(place, slots - 1, lacking, pungs - (code >= PUNG))
                if self.one_each:
                    self.classes &= ~(1 << self.class_of(code))
            self.laying.lift_set(code)

    def add_pairs(self, missing: cython.int) -> cython.void:
        """
        Add a target for each pair that makes it miss just as many tiles as asked.
        """
        place: cython.int
        kind: cython.int
        lacking: cython.int
        for place in range(34):
            kind = self.pair_order[place]
            if missing + self.pair_costs[place] > self.level:
                break
            if not self.pairs >> kind & 1:
                continue
            if self.one_each and self.classes >> self.class_of(kind) & 1:
                continue
            lacking = missing + self.laying.lay(kind, 2)
            if lacking == self.level:
                self.targets.add(self.aim, self.level)
            self.laying.lift(kind, 2)

    def nearest(self, aim: cython.int) -> cython.int:
        """
        Lay the nearest tiles of a form without sets; give how many of them the hand lacks.
        """
        form: cython.int = self.numbers[_NUMBERS * aim + _ASKS] & 255
        kinds: cython.ulonglong = self.numbers[_NUMBERS * aim + _PAIRS]
        must: cython.ulonglong = self.numbers[_NUMBERS * aim + _MUST]
        none: cython.ulonglong = 0
        if form == SEVEN_PAIRS:
            return self.laying.lay_nearest(kinds, none, 2, 2 if must else 4)
        return self.laying.lay_nearest(kinds, must, 1, 2 if form == THIRTEEN_ORPHANS else 1)
