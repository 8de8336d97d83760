"""Which tiles bring a hand nearer to winning, and every discard with them."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.shape.missing import Missing

if not cython.compiled:
    from paiju.shape.caps import FOUR_EACH
    from paiju.shape.masks import (
        ENDS,
        HONORS,
        KNITTED,
        KNITTED_BODY,
        SEVEN_PAIRS,
        THIRTEEN_ORPHANS,
        knitted_mask,
        ones,
    )
    from paiju.shape.profiles import flipped, merged, together
    from paiju.shape.tables import HONOR_PROFILES, SUITS, suit_and_honors, two_suits


@cython.cclass
class Useful:
    """
    Find the kinds of which one more lowers what `hand` lacks; one object may serve many hands.
    """

    def __init__(self) -> None:
        """
        Make an idle finder.
        """
        self.hand = Missing()
        self.verdict = 0
        self.round = 0
        if not cython.compiled:
            self.verdicts: list[int] = [0] * 126
            self.lacks: list[int] = [0] * 34
            self.helpful: list[int] = [0] * 34
            self.rounds: list[int] = [0] * 126
            self.elsewhere: list[int] = [0] * 126

    def useful(self) -> cython.ulonglong:
        """
        Give the mask of kinds of which one more lowers what a hand of 13 lacks, after `find`.
        """
        return self.helps(self.hand)

    def try_discards(self) -> cython.void:
        """
        Drop each kind that the hand of 14 holds: what it then lacks, and which kinds would help.

        They are kept in `lacks` and `helpful` by kind; `lacks` is -1 for a kind not held.
        """
        self.discard_each(self.hand)

    def discard_each(self, hand: Missing) -> cython.void:
        """
        Do what `try_discards` does, without the interpreter.
        """
        suit: cython.int
        kind: cython.int
        for suit in range(4):
            self.round += 1
            for kind in range(9 * suit, 9 * suit + 9 if suit < 3 else 34):
                self.lacks[kind] = -1
                if hand.tiles[kind]:
                    hand.move(kind, -1)
                    self.lacks[kind] = hand.search()
                    self.helpful[kind] = self.helps_other_forms(hand)
                    if hand.basic == hand.best:
                        self.helpful[kind] |= self.helps_after(hand, suit)
                    self.helpful[kind] &= ~hand.spent
                    hand.move(kind, 1)

    def helps_after(self, hand: Missing, suit: cython.int) -> cython.ulonglong:
        """
        Give the kinds as `helps` does, by sets and a pair, after a discard from a suit.

        Discards that leave a suit of one class leave the other suits the same: those are asked
        once.
        """
        other: cython.int
        suit_class: cython.int
        for other in range(4):
            hand.grade(other)
        suit_class = hand.classes[suit]
        if hand.is_open or self.rounds[suit_class] != self.round:
            self.elsewhere[suit_class] = 0
            for other in range(4):
                if other != suit:
                    self.elsewhere[suit_class] |= self.helps_suit(hand, other)
            self.rounds[suit_class] = self.round
        return self.elsewhere[suit_class] | self.helps_suit(hand, suit)

    def found(self) -> list[tuple[int, int, int]]:
        """
        Give the discards that `try_discards` tried: kind, what is lacking, the mask that helps.
        """
        return [
            (kind, self.lacks[kind], self.helpful[kind])
            for kind in range(34)
            if self.lacks[kind] >= 0
        ]

    def helps(self, hand: Missing) -> cython.ulonglong:
        """
        Ask every form that lacks no more than the best.
        """
        kinds: cython.ulonglong = self.helps_other_forms(hand)
        suit: cython.int
        if hand.basic == hand.best:
            for suit in range(4):
                hand.grade(suit)
            for suit in range(4):
                kinds |= self.helps_suit(hand, suit)
        return kinds & ~hand.spent

    def helps_other_forms(self, hand: Missing) -> cython.ulonglong:
        """
        Ask the forms that are not four sets and a pair.
        """
        kinds: cython.ulonglong = 0
        if hand.need == 4:
            kinds |= self.helps_special(hand)
        if hand.need >= 3 and hand.forms >> KNITTED_BODY & 1:
            kinds |= self.helps_bodies(hand)
        return kinds

    def beside(self, hand: Missing, suit: cython.int) -> cython.ulonglong:
        """
        Give the profile of all suits but one, its lanes in reverse.
        """
        near: cython.int = suit ^ 1
        pair: cython.ulonglong
        if hand.is_open:
            pair = merged(hand.profiles[suit ^ 2], hand.profiles[suit ^ 3])
        elif suit < 2:
            pair = flipped(suit_and_honors(hand.classes[2], hand.classes[3]))
        else:
            pair = two_suits(hand.classes[0], hand.classes[1])
        return flipped(merged(hand.profiles[near], pair))

    def helps_suit(self, hand: Missing, suit: cython.int) -> cython.ulonglong:
        """
        Give the kinds of a suit that lower what is lacking of the sets and the pair.
        """
        rank: cython.int
        suit_class: cython.int
        profile: cython.ulonglong
        kinds: cython.ulonglong = 0
        one: cython.ulonglong = 1
        rest: cython.ulonglong = self.beside(hand, suit)
        if hand.is_open and hand.caps.of_suit[suit] != FOUR_EACH:
            return self.helps_capped(hand, suit, rest)
        self.verdict += 2
        for rank in range(9 if suit < 3 else 7):
            if hand.spent >> 9 * suit + rank & 1:
                continue
            suit_class = hand.class_with(suit, rank)
            if self.verdicts[suit_class] < self.verdict:
                self.verdicts[suit_class] = self.verdict
                profile = SUITS[suit_class] if suit < 3 else HONOR_PROFILES[suit_class]
                if together(profile, rest, hand.need) < hand.best:
                    self.verdicts[suit_class] += 1
            kinds |= (self.verdicts[suit_class] & one) << 9 * suit + rank
        return kinds

    def helps_capped(
        self, hand: Missing, suit: cython.int, rest: cython.ulonglong
    ) -> cython.ulonglong:
        """
        Give the kinds as `helps_suit` does, for a suit with melds.
        """
        kind: cython.int
        kinds: cython.ulonglong = 0
        one: cython.ulonglong = 1
        for kind in range(9 * suit, 9 * suit + 9 if suit < 3 else 34):
            if not hand.spent >> kind & 1:
                hand.move(kind, 1)
                hand.grade(suit)
                if together(hand.profiles[suit], rest, hand.need) < hand.best:
                    kinds |= one << kind
                hand.move(kind, -1)
        hand.grade(suit)
        return kinds

    def helps_special(self, hand: Missing) -> cython.ulonglong:
        """
        Give the kinds that lower what is lacking of thirteen tiles without sets.
        """
        kind: cython.int
        way: cython.int
        kinds: cython.ulonglong = 0
        one: cython.ulonglong = 1
        honors: cython.int = ones(hand.present & HONORS)
        if hand.forms >> SEVEN_PAIRS & 1 and 7 - hand.pairs == hand.best:
            for kind in range(34):
                if hand.tiles[kind] & 1:
                    kinds |= one << kind
        if hand.forms >> THIRTEEN_ORPHANS & 1 and hand.orphans() == hand.best:
            kinds |= ENDS & ~hand.present if hand.twice & ENDS else ENDS
        if hand.forms >> KNITTED & 1 and 14 - hand.kinds == hand.best:
            for way in range(6):
                if hand.body[way] + honors == hand.kinds:
                    kinds |= (knitted_mask(way) | HONORS) & ~hand.present
        return kinds

    def helps_bodies(self, hand: Missing) -> cython.ulonglong:
        """
        Give the kinds that lower what is lacking of a knitted body and what is beside it.
        """
        way: cython.int
        rest: cython.int
        body: cython.ulonglong
        lacking: cython.ulonglong
        kinds: cython.ulonglong = 0
        for way in range(6):
            body = knitted_mask(way)
            lacking = body & ~hand.present
            if 9 - hand.body[way] > hand.best or lacking & hand.spent:
                continue
            rest = hand.beside(body)
            if 9 - hand.body[way] + rest > hand.best:
                continue
            kinds |= lacking
            if hand.need == 4 and rest:
                kinds |= self.helps_beside(hand, body & ~lacking, rest)
            elif rest:
                kinds |= self.helps_lone_pair(hand, body, lacking | hand.spent, rest)
        return kinds

    def helps_beside(
        self, hand: Missing, held: cython.ulonglong, rest: cython.int
    ) -> cython.ulonglong:
        """
        Give the kinds that lower what is lacking of the set and the pair beside a knitted body.
        """
        suit: cython.int
        kinds: cython.ulonglong = 0
        best: cython.int = hand.best
        self.lay_aside(hand, held, -1)
        hand.need = 1
        hand.best = rest
        for suit in range(4):
            hand.grade(suit)
        for suit in range(4):
            kinds |= self.helps_suit(hand, suit)
        hand.need = 4
        hand.best = best
        self.lay_aside(hand, held, 1)
        return kinds

    def lay_aside(self, hand: Missing, kinds: cython.ulonglong, step: cython.int) -> cython.void:
        """
        Take one of each of some kinds away (step -1) or put it back (step 1).
        """
        kind: cython.int
        for kind in range(27):
            if kinds >> kind & 1:
                hand.move(kind, step)

    def helps_lone_pair(
        self, hand: Missing, body: cython.ulonglong, no_use: cython.ulonglong, rest: cython.int
    ) -> cython.ulonglong:
        """
        Give the kinds that lower what is lacking of the pair beside a knitted body.
        """
        kind: cython.int
        kinds: cython.ulonglong = 0
        one: cython.ulonglong = 1
        for kind in range(34):
            if not no_use >> kind & 1:
                hand.move(kind, 1)
                if hand.lone_pair(body) < rest:
                    kinds |= one << kind
                hand.move(kind, -1)
        return kinds
