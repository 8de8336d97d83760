"""A deal played slowly and plainly, from the texts alone: what the engine is compared with.

Lists of tiles, no packed numbers, nothing of `paiju.deal`. What a complete hand is worth is asked
of `paiju.score`, which has proofs of its own. Time, faults and rulings are left out.
"""

from __future__ import annotations

import copy
from typing import NamedTuple

import paiju
from paiju.tiles.hand import Hand
from paiju.tiles.meld import Meld, MeldKind
from paiju.tiles.tile import TILES

__all__ = ["Asked", "PlainDeal", "Set"]

SEATS = "ESWN"
PASS, DISCARD, CHOW, PUNG, MELDED_KONG, CONCEALED_KONG, ADDED_KONG, WIN = range(1, 9)


class Asked(NamedTuple):
    """
    A command as the contract numbers it; without a tile it is 63.
    """

    type: int
    seat: int
    tile: int = 63


class Set(NamedTuple):
    """
    A set before a seat.
    """

    kind: MeldKind
    lowest: int

    @property
    def tiles(self) -> list[int]:
        """
        List its tiles.
        """
        if self.kind is MeldKind.CHOW:
            return [self.lowest, self.lowest + 1, self.lowest + 2]
        return [self.lowest] * (3 if self.kind is MeldKind.PUNG else 4)


class PlainDeal:
    """
    Hold a deal and play it; `rules` is "mcr", "wsom" … or "botzone".
    """

    def __init__(self, rules: str, wall: bytes, dice: tuple[int, ...], prevalent: int) -> None:
        self.rules = rules
        self.is_private = rules == "botzone"
        self.is_mcr = rules.startswith("mcr")
        self.prevalent = prevalent
        self.hands: list[list[int]] = [[], [], [], []]
        self.sets: list[list[Set]] = [[], [], [], []]
        self.flowers: list[list[int]] = [[], [], [], []]
        self.pool: list[int] = []  # discards that nobody has claimed
        self.discards = 0
        self.drawn: int | None = None
        self.after_kong = False
        self.may_kong = True
        self.turn = 0
        self.phase = "turn"
        self.tile = -1
        self.replies: dict[int, Asked] = {}
        self.ended = ""
        if self.is_private:
            self.walls = [list(wall[34 * seat : 34 * seat + 34]) for seat in range(4)]
            self.hands = [[self.walls[seat].pop() for _ in range(13)] for seat in range(4)]
            self.draw(0)
        else:
            self.open(wall, dice)

    # --- the wall ---

    def open(self, wall: bytes, dice: tuple[int, ...]) -> None:
        """
        Break the wall: as many stacks as both throws show, clockwise along the opener's wall.
        """
        opener = (dice[0] + dice[1] - 1) % 4
        first = "ENWS".index(SEATS[opener]) * len(wall) // 4 + 2 * sum(dice)
        self.wall = [wall[(first + place) % len(wall)] for place in range(len(wall))]
        self.there = set(range(len(wall)))
        self.left = len(wall) - (0 if self.is_mcr else 14) - 53
        for _ in range(3):
            for seat in range(4):
                self.hands[seat] += [self.from_head() for _ in range(4)]
        for seat in (0, 1, 2, 3, 0):
            self.drawn = self.from_head()
            self.hands[seat].append(self.drawn)
        for seat in range(4):
            while any(kind >= 34 for kind in self.hands[seat]):
                flower = min(kind for kind in self.hands[seat] if kind >= 34)
                self.show_flower(seat, flower)
                self.left -= 1
                new = self.from_tail()
                self.hands[seat].append(new)
                if seat == 0:
                    self.drawn = new

    def from_head(self) -> int:
        """
        Take the next tile at the head.
        """
        place = min(self.there)
        self.there.remove(place)
        return self.wall[place]

    def from_tail(self) -> int:
        """
        Take a tile of the last stack, the upper one if it is there.
        """
        stack = max(self.there) // 2
        place = 2 * stack if 2 * stack in self.there else 2 * stack + 1
        self.there.remove(place)
        return self.wall[place]

    def can_draw(self, seat: int) -> bool:
        """
        Tell whether a seat has a tile to draw.
        """
        return bool(self.walls[seat]) if self.is_private else self.left > 0

    def is_last(self, seat: int) -> bool:
        """
        Tell whether the tile in a seat's hands is the last of the wall.
        """
        return not self.walls[(seat + 1) % 4] if self.is_private else self.left == 0

    def draw(self, seat: int, *, after_kong: bool = False) -> None:
        """
        Let a seat draw, replace flowers, and have its turn.
        """
        from_tail = self.after_kong = after_kong
        while True:
            if not self.can_draw(seat):
                self.phase, self.ended, self.drawn = "over", "exhausted", None
                return
            if self.is_private:
                self.drawn = self.walls[seat].pop()
            else:
                self.left -= 1
                self.drawn = self.from_tail() if from_tail else self.from_head()
            self.hands[seat].append(self.drawn)
            if self.drawn < 34:
                break
            self.show_flower(seat, self.drawn)
            self.after_kong, from_tail = False, True
        self.turn, self.phase, self.may_kong = seat, "turn", True

    def show_flower(self, seat: int, kind: int) -> None:
        """
        Lay a flower aside.
        """
        self.hands[seat].remove(kind)
        self.flowers[seat].append(kind)

    # --- what is legal ---

    def legal(self, seat: int) -> list[Asked]:
        """
        List what a seat may ask, by type and tile.
        """
        if self.phase == "turn":
            return self.in_turn() if seat == self.turn else []
        if self.phase == "over" or seat in self.replies:
            return []
        claims = self.claims(seat)
        return [Asked(PASS, seat), *claims] if claims else []

    def in_turn(self) -> list[Asked]:
        """
        List discards, kongs and the win of the seat in turn.
        """
        seat, hand = self.turn, self.hands[self.turn]
        found = [Asked(DISCARD, seat, kind) for kind in sorted(set(hand))]
        if self.may_kong and self.can_draw(seat) and not self.is_last(seat):
            found += [
                Asked(CONCEALED_KONG, seat, kind)
                for kind in sorted(set(hand))
                if hand.count(kind) == 4
            ]
            found += [
                Asked(ADDED_KONG, seat, kind)
                for kind in sorted(set(hand))
                if Set(MeldKind.PUNG, kind) in self.sets[seat]
            ]
        if self.drawn is not None and self.worth(seat, self.drawn, "self-drawn") is not None:
            found.append(Asked(WIN, seat))
        return found

    def claims(self, seat: int) -> list[Asked]:
        """
        List what a seat may do with the last discard, or with the tile laid to a pung.
        """
        found: list[Asked] = []
        if seat == self.turn:
            return found
        hand, tile = self.hands[seat], self.tile
        if self.phase == "window" and not self.is_last(self.turn):
            if seat == (self.turn + 1) % 4 and tile < 27:
                for low in range(tile - 2, tile + 1):
                    others = [kind for kind in range(low, low + 3) if kind != tile]
                    if low >= 0 and low // 9 == (low + 2) // 9 and set(others) <= set(hand):
                        found.append(Asked(CHOW, seat, low))
            if hand.count(tile) >= 2:
                found.append(Asked(PUNG, seat))
            if hand.count(tile) == 3 and self.can_draw(seat) and not self.is_last(seat):
                found.append(Asked(MELDED_KONG, seat))
        way = "discard" if self.phase == "window" else "robbing"
        if self.worth(seat, tile, way) is not None:
            found.append(Asked(WIN, seat))
        return found

    def open_tiles(self, kind: int) -> int:
        """
        Count the tiles of a kind that lie open in the pool and in melds.
        """
        return self.pool.count(kind) + sum(
            each.tiles.count(kind)
            for sets in self.sets
            for each in sets
            if each.kind is not MeldKind.CONCEALED_KONG
        )

    def worth(self, seat: int, tile: int, way: str) -> int | None:
        """
        Give what a win would pay, None where it is none.
        """
        held = list(self.hands[seat])
        drew = way == "self-drawn"
        if drew:
            held.remove(tile)
        asks_blessing = not self.is_mcr and not self.is_private and not self.sets[0]
        score = paiju.score(
            Hand(
                tuple(TILES[kind] for kind in held),
                tuple(Meld(each.kind, TILES[each.lowest]) for each in self.sets[seat]),
                TILES[tile],
                tuple(TILES[kind] for kind in self.flowers[seat]),
            ),
            rules=self.rules,
            self_drawn=drew,
            seat=SEATS[seat],
            prevalent=SEATS[self.prevalent],
            replacement=drew and self.after_kong,
            robbing=way == "robbing",
            last_tile=way != "robbing" and self.is_last(self.turn),
            last_of_kind=way != "robbing" and self.open_tiles(tile) == (3 if drew else 4),
            heavenly=asks_blessing and drew and seat == 0 and self.discards == 0,
            earthly=asks_blessing and way == "discard" and self.discards == 1,
        )
        return score.points if score.legal else None

    # --- what a command does ---

    def waiting(self) -> list[int]:
        """
        List the seats that may ask for something.
        """
        return [seat for seat in range(4) if self.legal(seat)]

    def copy(self) -> PlainDeal:
        """
        Give an equal deal that goes on by itself.
        """
        return copy.deepcopy(self)

    def play(self, asked: Asked) -> None:
        """
        Do what is legal.
        """
        if self.phase != "turn":
            self.replies[asked.seat] = asked
            if not self.waiting():
                self.close()
            return
        seat, kind = asked.seat, asked.tile
        if asked.type == WIN:
            self.phase, self.ended = "over", "self-drawn"
        elif asked.type == DISCARD:
            self.hands[seat].remove(kind)
            self.pool.append(kind)
            self.discards += 1
            self.ask("window", kind)
        elif asked.type == CONCEALED_KONG:
            for _ in range(4):
                self.hands[seat].remove(kind)
            self.sets[seat].append(Set(MeldKind.CONCEALED_KONG, kind))
            self.draw(seat, after_kong=True)
        else:
            self.hands[seat].remove(kind)
            self.ask("robbing", kind)

    def ask(self, phase: str, kind: int) -> None:
        """
        Let the others reply to a tile.
        """
        self.phase, self.tile, self.drawn, self.replies = phase, kind, None, {}
        if not self.waiting():
            self.close()

    def close(self) -> None:
        """
        Let the best claim have the tile: a win, then pung or kong, then a chow; by seat order.
        """
        order = {WIN: 0, PUNG: 1, MELDED_KONG: 1, CHOW: 2}
        claims = [each for each in self.replies.values() if each.type != PASS]
        claims.sort(key=lambda each: (order[each.type], (each.seat - self.turn) % 4))
        self.replies = {}
        if claims and claims[0].type == WIN:
            self.phase, self.ended = "over", "robbing" if self.phase == "robbing" else "discard"
        elif claims:
            self.claim(claims[0])
        elif self.phase == "robbing":
            place = self.sets[self.turn].index(Set(MeldKind.PUNG, self.tile))
            self.sets[self.turn][place] = Set(MeldKind.ADDED_KONG, self.tile)
            self.draw(self.turn, after_kong=True)
        else:
            self.draw((self.turn + 1) % 4)

    def claim(self, asked: Asked) -> None:
        """
        Lay the claimed set.
        """
        kinds = {CHOW: MeldKind.CHOW, PUNG: MeldKind.PUNG, MELDED_KONG: MeldKind.MELDED_KONG}
        laid = Set(kinds[asked.type], asked.tile if asked.type == CHOW else self.tile)
        from_hand = laid.tiles
        from_hand.remove(self.tile)
        for kind in from_hand:
            self.hands[asked.seat].remove(kind)
        self.sets[asked.seat].append(laid)
        self.pool.pop()
        if asked.type == MELDED_KONG:
            self.draw(asked.seat, after_kong=True)
            return
        self.turn, self.phase, self.may_kong, self.drawn = asked.seat, "turn", False, None
