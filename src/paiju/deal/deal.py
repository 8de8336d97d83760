"""The door of a deal: records in, records out, one packed state behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, cast

from paiju.deal import codes
from paiju.deal.asked import (
    check_bool,
    check_command,
    check_commitment,
    check_count,
    check_later,
    check_overtime,
    check_seed,
    check_several,
    check_tile,
    check_time,
    check_viewer,
    seat_number,
)
from paiju.deal.chance import Chance
from paiju.deal.codes import pack_event
from paiju.deal.edition import Edition
from paiju.deal.opening import chance_of, opening, read_dice
from paiju.deal.records import command_of, event_of, packed_command, packed_event, reason_of
from paiju.deal.state import DealState
from paiju.deal.view_of import result_of, view_of
from paiju.deal.wall import read_wall
from paiju.deal.won import score_of
from paiju.errors import ImpossibleHand, UnknownName, number
from paiju.rules.editions import ruleset
from paiju.tiles.tile import TILES
from paiju.view.acts import DealStopped, PenaltyTilesSet, StandingSet
from paiju.view.commands import SEATS
from paiju.view.refusal import Reason, Refusal, clause_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.score import Score
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command, Seat
    from paiju.view.events import Event
    from paiju.view.result import DealResult
    from paiju.view.table_view import TableView, Viewer

__all__ = ["Batch", "Deal", "Enforcement"]

Enforcement = Literal["guided", "faithful"]
"""Whether what the rules forbid is refused, or can be done and has its consequence."""

_WAYS: tuple[Enforcement, ...] = ("guided", "faithful")


_STOPS = ("redeal", "void")


class Batch(NamedTuple):
    """
    What one command brought about, and when; the first batch is the opening, without a command.
    """

    at_ms: int
    command: Command | None
    events: tuple[Event, ...]


class Deal:
    """
    Play one deal of an edition: ask what is legal, play it, look at the table.

    The wall and the dice come from `seed` (a documented generator, for tests and simulation)
    where they are not given; without a seed it is 0, so that `Deal()` is always the same deal.
    A wall is written in its physical order, as `paiju.deal.wall` says.
    Times are in milliseconds and never decrease; a command without one comes at the time of the
    last event.

    >>> deal = Deal("wsom", seed=1)
    >>> first = deal.legal("E")[0]
    >>> type(deal.play(first)[0]).__name__
    'TileDiscarded'
    """

    def __init__(
        self,
        rules: str | Ruleset = "mcr",
        *,
        seed: int | None = None,
        wall: str | Iterable[Tile | str | int] | None = None,
        dice: Iterable[int] | None = None,
        enforcement: Enforcement = "guided",
        prevalent: Seat = "E",
        at_ms: int = 0,
    ) -> None:
        self.rules = ruleset(rules)
        check_overtime(self.rules.table)
        if enforcement not in _WAYS:
            raise UnknownName.among("enforcement", enforcement, _WAYS)
        self.enforcement: Enforcement = enforcement
        self.prevalent: Seat = SEATS[seat_number(prevalent, "prevalent")]
        built, thrown = chance_of(self.rules, Chance(check_seed(seed)))
        if wall is not None:
            check_several(wall, "wall", "a text or a list of tiles")
            built = read_wall(wall, self.rules)
        if dice is not None:
            check_several(dice, "dice", "four numbers from 1 to 6")
            thrown = read_dice(dice)
        self._wall = built
        self._tiles = tuple(TILES[kind] for kind in built)
        self.state = DealState(
            Edition(self.rules), SEATS.index(self.prevalent), enforcement == "faithful"
        )
        self._packed: list[tuple[int, int | None, list[int]]] = []
        at_ms = self._time(at_ms)
        events = [self.state.build(built, at_ms)]
        if self.rules.table.stacks:
            opened = opening(self.rules, thrown)
            for event in (
                _throw(0, thrown[:2], codes.OPENER_SEARCH),
                _throw(opened.opener, thrown[2:], codes.OPENING_THROW),
                pack_event(codes.WALL_OPENED, index=opened.head),
            ):
                self.state.apply(event, at_ms)
                events.append(event)
        dealt = pack_event(codes.HANDS_DEALT)
        self.state.apply(dealt, at_ms)
        events += [dealt, *self.state.settle_down(at_ms)]
        self._packed.append((at_ms, None, events))

    def legal(self, seat: Seat) -> tuple[Command, ...]:
        """
        Give what a seat may ask now by the rules, ordered and unique.

        >>> Deal("mcr", seed=1).legal("S")
        ()
        """
        return tuple(map(command_of, self.state.legal(seat_number(seat))))

    def possible(self, seat: Seat) -> tuple[Command, ...]:
        """
        Give what a seat can do now: in faithful play its single acts, in guided what is legal.

        >>> deal = Deal("mcr", seed=1)
        >>> deal.possible("E") == deal.legal("E")
        True
        """
        return tuple(map(command_of, self.state.possible(seat_number(seat))))

    def decide(self, command: Command, at_ms: int | None = None) -> tuple[Event, ...] | Refusal:
        """
        Give the events that a command would make, or why it is refused; change nothing.

        >>> deal = Deal("wsom", seed=1)
        >>> before = deal.digest()
        >>> events = deal.decide(deal.legal("E")[0])
        >>> deal.digest() == before
        True
        """
        when = self._time(at_ms)
        packed = packed_command(check_command(command))
        return self._refused(command, packed, when) or self._records(
            self.state.decide(packed, when)
        )

    def play(self, command: Command, at_ms: int | None = None) -> tuple[Event, ...] | Refusal:
        """
        Ask for a command: give the events that it made, or why it is refused.

        Raise `NotationError` for what is no command at all; either way nothing changes then.

        >>> from paiju.view.commands import Pass
        >>> deal = Deal("wsom", seed=1)
        >>> deal.play(deal.legal("E")[0], at_ms=1_000)[0]
        TileDiscarded(seat='E', tile=tile('3m'), drawn=True)
        >>> str(deal.play(Pass("E")).reason)
        'not_asked'
        """
        when = self._time(at_ms)
        packed = packed_command(check_command(command))
        refused = self._refused(command, packed, when)
        if refused:
            return refused
        events = self.state.play(packed, when)
        self._packed.append((when, packed, events))
        return self._records(events)

    def set_standing(
        self, seat: Seat, *, can_win: bool, can_claim: bool, at_ms: int | None = None
    ) -> tuple[Event, ...]:
        """
        Take down an official's ruling: whether a seat may still win, and still claim.

        >>> deal = Deal("wsom", seed=1)
        >>> deal.set_standing("S", can_win=False, can_claim=True)
        (StandingSet(seat='S', can_win=False, can_claim=True),)
        """
        when = self._time_of_ruling(at_ms)
        ruling = StandingSet(
            SEATS[seat_number(seat)],
            check_bool(can_win, "can_win"),
            check_bool(can_claim, "can_claim"),
        )
        return self._ruled(ruling, when)

    def set_penalty_tiles(
        self, seat: Seat, tile: Tile, *, live: int, dead: int, at_ms: int | None = None
    ) -> tuple[Event, ...]:
        """
        Take down how many of a seat's tiles of a kind are penalty tiles, live and dead.

        What becomes of them with later discards is told by later calls. Raise `ImpossibleHand`
        for more than the hand holds.

        >>> deal = Deal("wsom", seed=1)
        >>> shown = deal.view("S").own.concealed[0]
        >>> len(deal.set_penalty_tiles("S", shown, live=1, dead=0))
        1
        """
        when = self._time_of_ruling(at_ms)
        held = self.state.hand(seat_number(seat))[check_tile(tile).kind]
        check_count(live, "live")
        check_count(dead, "dead")
        if tile.is_flower or live < 0 or dead < 0 or live + dead > held:
            raise ImpossibleHand(
                "penalty tiles that the hand does not hold",
                place="tile",
                found=f"{number(live)} live, {number(dead)} dead {tile}",
                expected=f"at most {held}",
                remedy="count the tiles of this kind in the hand",
            )
        return self._ruled(PenaltyTilesSet(SEATS[seat_number(seat)], tile, live, dead), when)

    def stop(
        self, ending: Literal["redeal", "void"], at_ms: int | None = None
    ) -> tuple[Event, ...]:
        """
        Take down that an official ends the deal: it is dealt again, or void.

        Nobody pays but for his time. Raise `ImpossibleHand` for a deal that is over.

        >>> deal = Deal("wsom", seed=1)
        >>> deal.stop("void")
        (DealStopped(ending='void'), DealEnded(ending='void'))
        """
        when = self._time_of_ruling(at_ms)
        if ending not in _STOPS:
            raise UnknownName.among("ending", ending, _STOPS)
        if self.result is not None:
            raise ImpossibleHand(
                "a deal that is over",
                place="ending",
                found=f"{ending} after {self.result.ending}",
                expected="a deal that is being played",
                remedy="correct its result instead",
            )
        return self._ruled(DealStopped(ending), when)

    def _ruled(self, ruling: Event, at_ms: int) -> tuple[Event, ...]:
        events = self.state.follow(packed_event(ruling), at_ms)
        self._packed.append((at_ms, None, events))
        return self._records(events)

    @property
    def deadline_ms(self) -> int | None:
        """
        Give when time is to be called, None where nothing is waited for by the clock.

        >>> Deal("mcr", seed=1).deadline_ms
        20000
        """
        return self.state.deadline_ms or None

    @property
    def batches(self) -> tuple[Batch, ...]:
        """
        Give the events by the commands that brought them about, with their times.
        """
        return tuple(
            Batch(at_ms, None if packed is None else command_of(packed), self._records(events))
            for at_ms, packed, events in self._packed
        )

    @property
    def events(self) -> tuple[Event, ...]:
        """
        Give all events so far, secret ones too.

        >>> [type(event).__name__ for event in Deal("wsom", seed=1).events]
        ['WallBuilt', 'DiceThrown', 'DiceThrown', 'WallOpened', 'HandsDealt']
        """
        return tuple(event for batch in self.batches for event in batch.events)

    @property
    def result(self) -> DealResult | None:
        """
        Give how the deal came out, None while it is played.

        >>> Deal("mcr", seed=1).result is None
        True
        """
        return result_of(self.state)

    @property
    def score(self) -> Score | None:
        """
        Give the score of the winning hand, None where nobody has won.

        >>> Deal("mcr", seed=1).score is None
        True
        """
        return score_of(self.state)

    def view(self, viewer: Viewer, commitment: str = "") -> TableView:
        """
        Give the table as a seat, a spectator or an official sees it.

        >>> Deal("wsom", seed=1).view("spectator").wall_left
        69
        """
        return view_of(self.state, check_viewer(viewer), check_commitment(commitment))

    def log(self, stream: str = "deal/0", commitment: str = "") -> tuple[str, ...]:
        """
        Give the deal as lines of a log (docs/protocol.md).

        >>> len(Deal("wsom", seed=1).log())
        6
        """
        from paiju.deal.log_lines import log_of  # noqa: PLC0415  # loaded when asked for

        return tuple(log_of(self, stream, commitment).lines())

    def digest(self) -> bytes:
        """
        Give the SHA-256 of the state: equal for equal states.
        """
        return self.state.digest()

    def copy(self) -> Deal:
        """
        Give an equal deal that goes on by itself.

        >>> deal = Deal("mcr", seed=1)
        >>> deal.copy().digest() == deal.digest()
        True
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other._packed = list(self._packed)
        return other

    def _time(self, at_ms: int | None) -> int:
        return check_time(at_ms, self.state.now_ms)

    def _time_of_ruling(self, at_ms: int | None) -> int:
        return check_later(at_ms, self.state.now_ms)

    def _refused(self, command: Command, packed: int, at_ms: int) -> Refusal | None:
        code = self.state.refusal(packed, at_ms)
        if not code:
            return None
        reason = reason_of(code)
        clause = clause_of(reason, self.rules)
        asked_by = getattr(command, "seat", None)
        # too late for this is too late for all, where play is guided: the clock's call is left
        is_too_late = reason is Reason.TOO_LATE and self.enforcement == "guided"
        is_over = asked_by is None or is_too_late
        allowed = () if is_over else self.legal(cast("Seat", asked_by))
        return Refusal(reason, clause, command, allowed)

    def _records(self, events: Iterable[int]) -> tuple[Event, ...]:
        return tuple(event_of(event, self._tiles) for event in events)


def _throw(seat: int, dice: tuple[int, ...], purpose: int) -> int:
    return pack_event(codes.DICE_THROWN, seat, extra=dice[0] | dice[1] << 4, value=purpose)
