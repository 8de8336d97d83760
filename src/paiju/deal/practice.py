"""Practice: deals played by chance that looks for what is rare, to prove the engine on.

Each seat has a way of its own: one claims what it can, one keeps its hand, one does anything; and
a deal has its own idea of when to win. Times pass, deadlines are called, errors and rulings come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.deal import codes
from paiju.deal.chance import Chance
from paiju.deal.codes import pack_command, pack_event
from paiju.deal.edition import Edition
from paiju.deal.opening import opening
from paiju.deal.practice_wall import practice_wall
from paiju.deal.state import DealState
from paiju.deal.wall import PRIVATE_TILES, draw_order

if TYPE_CHECKING:
    from paiju.rules.ruleset import Ruleset

__all__ = ["Moment", "Played", "Practice"]

_KONGS: Final = (codes.MELDED_KONG, codes.CONCEALED_KONG, codes.ADDED_KONG)
# A deal wins at once, on the last tile, on the last of its kind, after a kong, by robbing, now and
# then, or never.
_AT_ONCE, _LAST, _LAST_OF_KIND, _AFTER_KONG, _ROBBING, _SELDOM, _NEVER = range(7)
_PATIENCE: Final = (
    *(_AT_ONCE, _AT_ONCE, _AT_ONCE, _LAST, _LAST, _AFTER_KONG, _AFTER_KONG, _ROBBING),
    *(_SELDOM, _SELDOM, _NEVER),
)
_KEEPS, _CLAIMS, _ANYTHING = range(3)
_WAYS: Final = (_KEEPS, _KEEPS, _CLAIMS, _CLAIMS, _ANYTHING)
_OPEN_TILES: Final = 8
_WAITS_MS: Final = (0, 0, 900, 4_000, 11_000, 17_000, 48_000)


class Moment(NamedTuple):
    """
    A packed event and its time.
    """

    event: int
    at_ms: int


class Played:
    """
    A deal and its events with their times, from the wall on.
    """

    def __init__(self, state: DealState) -> None:
        """
        Take a state before its wall.
        """
        self.state = state
        self.moments: list[Moment] = []

    def _deal(self, head: int | None) -> None:
        """
        Open the wall at a stack, deal, and let follow what follows by itself.
        """
        if head is not None:
            self._apply(pack_event(codes.WALL_OPENED, index=head))
        self._apply(pack_event(codes.HANDS_DEALT))
        self._note(self.state.settle_down(0))

    def _apply(self, event: int) -> None:
        self.state.apply(event, 0)
        self.moments.append(Moment(event, 0))

    def _note(self, events: list[int]) -> list[int]:
        at_ms = self.state.now_ms
        self.moments += [Moment(event, at_ms) for event in events]
        return events


class Practice(Played):
    """
    Play one deal by chance, command by command; the same seed gives the same deal.

    >>> from paiju.rules.editions import ruleset
    >>> practice = Practice(Edition(ruleset("wsom")), 7)
    >>> while practice.step():
    ...     pass
    >>> practice.state.phase == codes.ENDED
    True
    """

    def __init__(self, edition: Edition, seed: int) -> None:
        """
        Build the wall, deal, and let follow what follows by itself.
        """
        self.chance = Chance(seed)
        rules: Ruleset = edition.rules
        self.dice = tuple(self.chance.die() for _ in range(4))
        self.prevalent = self.chance.below(4)
        self.patience = _PATIENCE[self.chance.below(len(_PATIENCE))]
        self.ways = [_WAYS[self.chance.below(len(_WAYS))] for _ in range(4)]
        self.is_timed = self.chance.below(3) == 0
        self.has_rulings = self.chance.below(16) == 0
        super().__init__(DealState(edition, self.prevalent))
        self.commands = 0
        self._open(rules)

    def _open(self, rules: Ruleset) -> None:
        one, two, three, four = self.dice
        opened = opening(rules, (one, two, three, four)) if rules.table.stacks else None
        order = draw_order(rules.table) if opened is None else opened.order
        built = practice_wall(rules, order, self.chance)
        self.wall = built.wall
        if built.way == "robbed":
            self.patience = _ROBBING
            self.ways = [_KEEPS] * 4
            self.ways[built.claimer] = _CLAIMS
        elif built.way == "together":
            self.patience = (_SELDOM, _LAST_OF_KIND)[self.chance.below(2)]
        elif built.way == "late":
            self.patience = _LAST
        self.moments.append(Moment(self.state.build(self.wall, 0), 0))
        if opened is not None:
            self._apply(pack_event(codes.DICE_THROWN, 0, extra=one | two << 4))
            self._apply(
                pack_event(codes.DICE_THROWN, opened.opener, extra=three | four << 4, value=1)
            )
        self._deal(None if opened is None else opened.head)

    def step(self) -> list[int]:
        """
        Play one command, or an official's ruling; give the events, none when the deal is over.
        """
        waiting = self.state.waiting()
        if not waiting:
            return []
        self.commands += 1
        state, chance = self.state, self.chance
        at_ms = state.now_ms
        if self.is_timed:
            at_ms += _WAITS_MS[chance.below(len(_WAITS_MS))]
            if state.deadline_ms and not chance.below(12):
                at_ms = max(at_ms, state.deadline_ms)
                return self._note(state.play(pack_command(codes.CALL_TIME, 0), at_ms))
            if state.phase != codes.TURN and 0 < state.deadline_ms < at_ms:
                return self._note(state.play(pack_command(codes.CALL_TIME, 0), at_ms))
        if state.edition.ends_on_error and not chance.below(8_000):
            return self._note(state.play(pack_command(codes.FORFEIT, chance.below(4)), at_ms))
        if self.has_rulings and not chance.below(40):
            ruling = pack_event(codes.STANDING_SET, chance.below(4), extra=chance.below(4))
            return self._note(state.follow(ruling, at_ms))
        seats = [seat for seat in range(4) if waiting >> seat & 1]
        seat = seats[chance.below(len(seats))]
        events = state.play(self.chosen(seat), at_ms)
        assert events, "a legal command was refused"
        return self._note(events)

    def chosen(self, seat: int) -> int:
        """
        Choose a command of a seat that is waited for.
        """
        chance = self.chance
        legal = list(self.state.legal(seat))
        if legal[-1] & 255 == codes.WIN:
            if self.wins() or len(legal) == 1:
                return legal[-1]
            legal.pop()
        way = self.ways[seat]
        if way != _ANYTHING:
            kongs = [command for command in legal if command & 255 in _KONGS]
            if kongs and chance.below(8):
                return kongs[chance.below(len(kongs))]
            if way == _CLAIMS and legal[0] & 255 == codes.PASS and chance.below(4):
                return legal[-1]
            if way == _KEEPS and self.state.drawn != codes.NO_TILE and chance.below(16):
                kept = pack_command(codes.DISCARD, seat, self.state.drawn)
                return kept if kept in legal else legal[0]
            if way == _KEEPS and legal[0] & 255 == codes.PASS and chance.below(16):
                return legal[0]
        return legal[chance.below(len(legal))]

    def wins(self) -> bool:
        """
        Tell whether a seat that may win does, in this deal.
        """
        state, patience = self.state, self.patience
        if patience == _LAST:
            return self.is_last()
        if patience == _LAST_OF_KIND:
            open_tiles = state.arrays()[_OPEN_TILES]
            in_turn = state.phase == codes.TURN
            return open_tiles[state.drawn if in_turn else state.tile] == (3 if in_turn else 4)
        if patience == _AFTER_KONG:
            return state.phase == codes.TURN and state.source == codes.AFTER_KONG
        if patience == _ROBBING:
            return state.phase == codes.ROBBING
        return patience == _AT_ONCE or (patience == _SELDOM and not self.chance.below(4))

    def is_last(self) -> bool:
        """
        Tell whether the wall has no tile left: with private walls that of the next seat.
        """
        state = self.state
        if state.edition.rules.table.stacks:
            return state.tiles_left() == 0
        seat = state.turn if state.phase == codes.TURN else state.giver
        return state.of_seats()["heads"][(seat + 1) % 4] == PRIVATE_TILES
