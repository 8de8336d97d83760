"""An audit of the engine: practice deals of one edition, held to everything that must be true."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from paiju.deal import codes
from paiju.deal.chance import Chance
from paiju.deal.edition import Edition
from paiju.deal.invariants import check_finished, check_state
from paiju.deal.log_lines import DealHeader, event_in, header_of
from paiju.deal.practice import Moment, Practice
from paiju.deal.records import event_of, packed_event
from paiju.deal.state import DealState
from paiju.deal.won import score_of
from paiju.log.chain import Log
from paiju.log.reader import read_log
from paiju.log.values import canonical, parsed
from paiju.scoring import codes as flag
from paiju.tiles.tile import TILES
from paiju.view.commands import SEATS
from paiju.view.events import WallBuilt
from paiju.view.wire import entry_of, event_from

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.rules.ruleset import Ruleset

__all__ = ["Audit", "folded"]

_LOOK_EVERY: Final = 24
_FLAGS: Final = {
    flag.LAST_TILE: "last_tile",
    flag.REPLACEMENT: "replacement",
    flag.ROBBING: "robbing",
    flag.LAST_OF_KIND: "last_of_kind",
    flag.HEAVENLY: "heavenly",
    flag.EARTHLY: "earthly",
}
_ENDINGS: Final = {
    codes.WON_ON_DISCARD: "won_on_discard",
    codes.WON_BY_SELF_DRAW: "won_by_self_draw",
    codes.WON_BY_ROBBING: "won_by_robbing",
    codes.EXHAUSTED: "exhausted",
    codes.FORFEITED: "forfeited",
}


class Audit:
    """
    Play practice deals and assert what must hold; `seen` counts what came about.

    `playing` is the seed of the last deal, which is all that it takes to play it again.

    >>> from paiju.rules.editions import ruleset
    >>> audit = Audit(ruleset("wsom"), 7)
    >>> audit.deal()
    >>> audit.deals, audit.seen["DealEnded"]
    (1, 1)
    """

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self.rules = rules
        self.edition = Edition(rules)
        self.deals = 0
        self.events = 0
        self.seen: Counter[str] = Counter()
        self._chance = Chance(seed)
        self._known: set[int] = set()
        self.playing = 0
        self._names = {codes.WALL_BUILT: WallBuilt.__name__}

    def deal(self, *, thoroughly: bool = False) -> None:
        """
        Play and prove one deal: its states, its end, its fold, its events through the codec.

        Thoroughly is: each state is looked at, and the whole log written, read and folded, equal
        at every event.
        """
        self.playing = self._chance.next_number()
        practice = Practice(self.edition, self.playing)
        marks = [(len(practice.moments), practice.state.copy())]
        check_state(practice.state)
        while practice.step():
            if thoroughly:
                marks.append((len(practice.moments), practice.state.copy()))
            if thoroughly or practice.commands % _LOOK_EVERY == 0:
                check_state(practice.state)
        check_state(practice.state)
        check_finished(practice.state, [moment.event for moment in practice.moments])
        self._check_score(practice.state)
        for moment in practice.moments:
            self._check_codec(moment.event)
        if thoroughly:
            self._check_folds(practice, marks)
        else:
            *_, last = folded(practice, practice.moments)
            assert _parts(last) == _parts(practice.state), "the fold differs"
        self._count(practice)

    def _check_score(self, state: DealState) -> None:
        """
        Score the winning hand again, from what an official sees.
        """
        score = score_of(state)
        assert (score is None) == (state.winner < 0), score
        assert score is None or (score.legal and score.points == state.points), score

    def _check_codec(self, event: int) -> None:
        """
        Send an event as text and back; the same event once only.
        """
        if event in self._known or event & 255 == codes.WALL_BUILT:
            return
        entry = entry_of(event_of(event))
        self._names[event & 255] = entry.type
        text = canonical({"type": entry.type, "data": entry.data})
        message = parsed(text, "an event")
        again = packed_event(event_from(entry.type, message["data"]))
        assert again == event, (text, again, event)
        self._known.add(event)

    def _check_folds(self, practice: Practice, marks: Sequence[tuple[int, DealState]]) -> None:
        """
        Fold the events, and those that the written log holds: equal each time, and as played.
        """
        read = list(self._through_log(practice, [mark for mark, _ in marks]))
        assert read == practice.moments, "the log differs"
        played = dict(marks)
        both = zip(folded(practice, practice.moments), folded(practice, read), strict=True)
        for no, (one, other) in enumerate(both, start=1):
            assert _parts(one) == _parts(other), no
            if no in played:
                assert _parts(one) == _parts(played[no]), no

    def _through_log(self, practice: Practice, marks: Sequence[int]) -> Iterator[Moment]:
        log = Log(header_of("deal/0", DealHeader(self.rules, "guided", SEATS[practice.prevalent])))
        wall = tuple(TILES[kind] for kind in practice.wall)
        for start, end in pairwise([0, *marks]):
            batch = practice.moments[start:end]
            events = [entry_of(event_of(moment.event, wall)) for moment in batch]
            log.append(events, at_ms=batch[0].at_ms, actor="table")
        for envelope in read_log("\n".join(log.lines())).envelopes:
            event = event_in(envelope)
            if isinstance(event, WallBuilt):
                assert event.tiles == wall, "another wall"
            yield Moment(packed_event(event), envelope.at_ms)

    def _count(self, practice: Practice) -> None:
        state = practice.state
        self.deals += 1
        self.events += len(practice.moments)
        types = [moment.event & 255 for moment in practice.moments]
        self.seen.update(self._names[kind] for kind in types)
        self.seen[_ENDINGS[state.ending]] += 1
        if state.winner >= 0:
            flags = state.win_flags()
            self.seen.update(name for bit, name in _FLAGS.items() if flags & bit)
            by_discard = state.ending == codes.WON_ON_DISCARD and flags & flag.LAST_TILE
            self.seen["last_discard"] += bool(by_discard)
            giver = _giver(state)
            if giver is not None:
                self.seen["nobody_liable"] += state.liable < 0
                self.seen["another_liable"] += state.liable >= 0 and state.liable != giver
        kongs = [sum(code >> 6 > 1 for code, _ in state.melds_of(seat)) for seat in range(4)]
        self.seen["four_kongs"] += max(kongs) == 4
        self.seen["flower_at_the_end"] += types[-3:-1] == [
            codes.FLOWER_SHOWN,
            codes.DEAL_EXHAUSTED,
        ]


def _giver(state: DealState) -> int | None:
    """
    Give who discarded, or laid to a pung, the tile that won.
    """
    if state.ending == codes.WON_ON_DISCARD:
        return state.discards()[-1][0]
    return state.giver if state.ending == codes.WON_BY_ROBBING else None


def _parts(state: DealState) -> tuple[list[int], list[list[int]]]:
    return state.numbers(), state.arrays()


def folded(practice: Practice, moments: Sequence[Moment]) -> Iterator[DealState]:
    """
    Give the state after each event, the same object each time, from the events alone.
    """
    state = DealState(practice.state.edition, practice.prevalent)
    for moment in moments:
        if moment.event & 255 == codes.WALL_BUILT:
            state.build(practice.wall, moment.at_ms)
        else:
            state.apply(moment.event, moment.at_ms)
        yield state
