"""A table with its court as one log: what its header says besides, and its lines as events.

Events of deal and court stand in one stream with one numbering; docs/protocol.md has the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, cast

from paiju.deal.log_lines import (
    OFFICIAL,
    DealHeader,
    WallRevealed,
    event_in,
    is_reveal,
    read_header,
)
from paiju.errors import LogError, NotationError, quote
from paiju.log.codec import LONGEST_NAME
from paiju.log.envelope import Entry, Header
from paiju.referee.official import RULES, Official, Role
from paiju.referee.paper import ResultEntered
from paiju.referee.wire import COURT_EVENTS, court_entry, court_event_from
from paiju.view.commands import SEATS
from paiju.view.wire import entry_of, fields_of, record_from

if TYPE_CHECKING:
    from paiju.log.envelope import Envelope, Json
    from paiju.referee.court import CourtEvent
    from paiju.view.commands import Seat
    from paiju.view.events import Event

__all__ = [
    "PAPER",
    "RULES_ACTOR",
    "TABLE_KEYS",
    "AnyEvent",
    "Earlier",
    "Players",
    "TableHeader",
    "any_event_in",
    "check_players",
    "entry_of_any",
    "is_besides",
    "is_of_court",
    "read_table_header",
    "speaker",
    "table_keys",
]

AnyEvent: TypeAlias = "Event | CourtEvent | ResultEntered | WallRevealed"
"""What a line of such a log can tell."""

Players = tuple[str, str, str, str]
"""The names of the players of E, S, W and N."""

Earlier: TypeAlias = "Mapping[tuple[Seat, str], int]"
"""What was counted in earlier deals, by seat and by ladder or excess."""

TABLE_KEYS: Final = ("players", "earlier")
"""What the header of a table with a court says besides."""

PAPER: Final = "paper"
"""The enforcement of a table played with tiles of bone, of which the log knows no tile."""

RULES_ACTOR: Final = "rules"
"""The actor of a fault that a clock or a door reports by itself."""

_REMEDY: Final = "write it as docs/protocol.md says"
_FOUR: Final = 4


class TableHeader(NamedTuple):
    """
    What a header says of a table: its deal, who plays, what was counted before.

    `players` are the letters of the seats where it names none; then `has_court` is False, for
    nobody watched from the beginning.
    """

    deal: DealHeader
    players: Players
    earlier: Earlier
    has_court: bool
    on_paper: bool


def table_keys(players: Players, earlier: Earlier) -> dict[str, Json]:
    """
    Write what the header of a table with a court says besides.

    >>> table_keys(("An", "Bo", "Cy", "Di"), {("S", "small_fault"): 1})
    {'players': ['An', 'Bo', 'Cy', 'Di'], 'earlier': {'S': {'small_fault': 1}}}
    """
    counted: dict[str, dict[str, int]] = {}
    for (seat, key), count in earlier.items():
        counted.setdefault(seat, {})[key] = count
    return {"players": list(players), **({"earlier": counted} if counted else {})}


def check_players(names: tuple[str, ...]) -> Players:
    """
    Check that these are the names of four players; raise `NotationError` where they are not.

    >>> check_players(("An", "Bo", "Cy", "Di"))
    ('An', 'Bo', 'Cy', 'Di')
    """
    fit = all(0 < len(name) <= LONGEST_NAME and name.isprintable() for name in names)
    if not fit or len(names) != _FOUR or len(set(names)) != _FOUR:
        raise NotationError(
            "players that are not four",
            place="players",
            found=quote(", ".join(names)),
            expected="four different names, those of E, S, W and N",
            remedy="write them in the order of the seats",
        )
    return names


def read_table_header(header: Header) -> TableHeader:
    """
    Read what a header says of a table; raise `LogError` where it cannot be one.

    >>> keys = {"rules": "wsom", "enforcement": "paper", "prevalent": "S",
    ...         **table_keys(("An", "Bo", "Cy", "Di"), {})}
    >>> found = read_table_header(Header("deal/7", keys))
    >>> found.on_paper, found.players[1]
    (True, 'Bo')
    """
    on_paper = header.more.get("enforcement") == PAPER
    known = {**header.more, "enforcement": "faithful"} if on_paper else header.more
    deal = read_header(Header(header.stream, known, header.version))
    named = header.more.get("players")
    players = ("E", "S", "W", "N") if named is None else _players(named)
    earlier = _earlier(header.more.get("earlier", {}))
    return TableHeader(deal, players, earlier, named is not None, on_paper)


def _players(found: Json) -> Players:
    names = tuple(found) if isinstance(found, list | tuple) else ()
    try:
        if all(isinstance(name, str) for name in names):
            return check_players(cast("tuple[str, ...]", names))
    except NotationError:
        pass
    raise _unfit("players", found, "a list of four different names")


def _earlier(found: Json) -> Earlier:
    counted: dict[tuple[Seat, str], int] = {}
    by_seat = found if isinstance(found, Mapping) else {"": None}
    for seat in by_seat:
        counts = by_seat[seat]
        if seat not in SEATS or not isinstance(counts, Mapping):
            raise _unfit("earlier", found, "counts by seat and kind")
        for key, count in counts.items():
            if type(count) is not int or count < 0:
                raise _unfit("earlier", found, "counts by seat and kind")
            counted[seat, key] = count
    return counted


def _unfit(key: str, found: Json, expected: str) -> LogError:
    return LogError(
        "a header that is no table's",
        place=f"line 1, key {key!r}",
        found=quote(found),
        expected=expected,
        remedy=_REMEDY,
    )


def is_of_court(event: AnyEvent) -> bool:
    """
    Tell whether an event is the court's, and not the deal's.

    >>> from paiju.view.events import HandsDealt
    >>> is_of_court(HandsDealt())
    False
    """
    return type(event).__name__ in COURT_EVENTS


def is_besides(event: AnyEvent) -> bool:
    """
    Tell whether an event changes nothing of a deal: the court's, a result, the wall shown.

    >>> from paiju.view.events import HandsDealt
    >>> is_besides(HandsDealt())
    False
    """
    return is_of_court(event) or isinstance(event, ResultEntered | WallRevealed)


def entry_of_any(event: AnyEvent) -> Entry:
    """
    Give an event of a deal, of a court or of a table on paper as an entry of a log.

    >>> from paiju.view.events import HandsDealt
    >>> entry_of_any(HandsDealt()).type
    'HandsDealt'
    """
    if is_of_court(event):
        return court_entry(cast("CourtEvent", event))
    if isinstance(event, ResultEntered | WallRevealed):
        return Entry(type(event).__name__, fields_of(event))
    return entry_of(cast("Event", event))


def any_event_in(line: Envelope) -> AnyEvent:
    """
    Read the event of a line; raise `LogError` with its place.
    """
    place = f"line {line.seq + 1}"
    if line.type in COURT_EVENTS:
        return court_event_from(line.type, line.data, f"{place}, {line.type}")
    if line.type == ResultEntered.__name__:
        return record_from(ResultEntered, line.data, f"{place}, {line.type}")
    if is_reveal(line):
        return record_from(WallRevealed, line.data, f"{place}, {line.type}")
    return event_in(line)


def speaker(by: Official, players: Players) -> str:
    """
    Give who stands in the log as the author of a command of the court.

    A player is his seat, everybody else an official; the record says his name and role.

    >>> speaker(Official("Bo", Role.PLAYER), ("An", "Bo", "Cy", "Di"))
    'S'
    """
    if by.role is RULES.role:
        return RULES_ACTOR
    if by.role is Role.PLAYER and by.name in players:
        return SEATS[players.index(by.name)]
    return OFFICIAL
