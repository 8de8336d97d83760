"""One faithful deal played by chance where everything goes wrong that can, for tests.

Most acts are lawful; now and then a seat commits a fault, an official rules, or a deadline passes.
"""

from __future__ import annotations

from typing import Final

from paiju.deal import codes, mishap_codes
from paiju.deal.chance import Chance
from paiju.deal.codes import pack_command, pack_event
from paiju.deal.edition import Edition
from paiju.deal.opening import chance_of, opening
from paiju.deal.practice import Moment, Played
from paiju.deal.practice_wall import practice_wall
from paiju.deal.state import DealState
from paiju.deal.wall import draw_order

__all__ = ["RoughPractice"]

_WAITS_MS: Final = (0, 0, 300, 900, 2_500, 4_000, 17_000)
# One in so many commands is a fault, by deal.
_ROUGHNESS: Final = (3, 6, 12, 40)
_RULINGS: Final = 60
_STOPS: Final = 30
_SCATTERS: Final = 40
_SHOWS: Final = (codes.SHOW_SET, codes.SHOW_HAND, mishap_codes.SHOW_WRONG_SET)


class RoughPractice(Played):
    """
    Play one faithful deal by chance, command by command; the same seed gives the same deal.

    >>> from paiju.rules.editions import ruleset
    >>> practice = RoughPractice(Edition(ruleset("wsom")), 7)
    >>> while practice.step():
    ...     pass
    >>> practice.state.phase == codes.ENDED
    True
    """

    def __init__(self, edition: Edition, seed: int) -> None:
        """
        Build a wall, open and deal it.
        """
        self.chance = Chance(seed)
        self.roughness = _ROUGHNESS[self.chance.below(len(_ROUGHNESS))]
        super().__init__(DealState(edition, self.chance.below(4), 1))
        rules = edition.rules
        _, dice = chance_of(rules, self.chance)
        opened = opening(rules, dice) if rules.table.stacks else None
        order = draw_order(rules.table) if opened is None else opened.order
        self.wall = practice_wall(rules, order, self.chance).wall
        self.moments.append(Moment(self.state.build(self.wall, 0), 0))
        self._deal(None if opened is None else opened.head)

    def step(self) -> list[int]:
        """
        Play on by one command, fault or ruling; give the events, none when the deal is over.
        """
        state, chance = self.state, self.chance
        if state.phase == codes.ENDED:
            return []
        at_ms = state.now_ms + _WAITS_MS[chance.below(len(_WAITS_MS))]
        if state.wrecked:
            return self._note(state.follow(self._stop(), at_ms))
        if 0 < state.deadline_ms <= at_ms and chance.below(2):
            return self._note(state.play(pack_command(codes.CALL_TIME, 0), at_ms))
        if not chance.below(_RULINGS):
            return self._note(state.follow(self._ruling(), at_ms))
        events = state.play(self._chosen(), at_ms)
        assert events, "a possible command was refused"
        return self._note(events)

    def _stop(self) -> int:
        ends = (mishap_codes.DEALT_AGAIN, mishap_codes.MADE_VOID)
        return pack_event(mishap_codes.DEAL_STOPPED, extra=ends[self.chance.below(2)])

    def _ruling(self) -> int:
        """
        Choose a ruling: the end of the deal, a standing, or what all have seen is penal.
        """
        state, chance = self.state, self.chance
        if not chance.below(_STOPS):
            return self._stop()
        seat = chance.below(4)
        seen = [kind for kind, number in enumerate(state.exposed_of(seat)) if number]
        if not seen:
            return pack_event(codes.STANDING_SET, seat, extra=chance.below(4))
        kind = seen[chance.below(len(seen))]
        live = chance.below(state.hand(seat)[kind] + 1)
        dead = chance.below(state.hand(seat)[kind] - live + 1)
        return pack_event(codes.PENALTY_TILES_SET, seat, kind, index=live, extra=dead)

    def _chosen(self) -> int:
        """
        Choose what is done next: by a seat that is to act, or a fault of anybody.
        """
        state, chance = self.state, self.chance
        if state.caller >= 0 and chance.below(2):
            shown = [each for each in state.possible(state.caller) if each & 255 in _SHOWS]
            if shown:
                return shown[chance.below(len(shown))]
        if not chance.below(self.roughness):
            seat = chance.below(4)
            legal = set(state.legal(seat))
            wrong = [command for command in state.possible(seat) if command not in legal]
            kinds = sorted({command & 255 for command in wrong})
            if mishap_codes.SCATTER_WALL in kinds and chance.below(_SCATTERS):
                kinds.remove(mishap_codes.SCATTER_WALL)
            if kinds:
                kind = kinds[chance.below(len(kinds))]
                wrong = [command for command in wrong if command & 255 == kind]
                return wrong[chance.below(len(wrong))]
        waiting = state.waiting()
        seats = [seat for seat in range(4) if waiting >> seat & 1]
        legal_now = state.legal(seats[chance.below(len(seats))])
        return legal_now[chance.below(len(legal_now))]
