"""Matches in the text of the platform's data sets: read into deals, and written from them.

The text names no wall: what was never drawn is filled in, in the order of kinds (decision 0514).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.deal.deal import Deal
from paiju.errors import LogError, PaijuError, clip, quote
from paiju.sim.botzone.fan_name_table import FAN_NAMES
from paiju.sim.botzone.names import name_of, read_seat, read_tile
from paiju.sim.botzone.recorded import check_finished
from paiju.tiles.tile import TILES
from paiju.view import commands, events
from paiju.view.commands import SEATS
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command, Seat
    from paiju.view.events import Event

__all__ = ["TextMatch", "deal_of", "read_text_matches", "text_of"]

_EACH: Final = 34
_DEALT: Final = 13
_ALIKE: Final = 4
_CLAIMS: Final = {"Chow": "CHI", "Pung": "PENG", "MeldedKong": "GANG", "Win": "HU"}


class TextMatch(NamedTuple):
    """
    Be the lines of one match, each with its number in the file.

    >>> TextMatch("7", ()).name
    '7'
    """

    name: str
    lines: tuple[tuple[int, tuple[str, ...]], ...]


def read_text_matches(lines: Iterable[str]) -> Iterator[TextMatch]:
    """
    Give the matches of a file, one after the other.

    >>> [match.name for match in read_text_matches(["Match 7", "Wind 0", "Match 8"])]
    ['7', '8']
    """
    name: str | None = None
    found: list[tuple[int, tuple[str, ...]]] = []
    for no, line in enumerate(lines, 1):
        words = tuple(line.split())
        if words[:1] == ("Match",):
            if name is not None:
                yield TextMatch(name, tuple(found))
            name, found = " ".join(words[1:]), []
        elif words:
            found.append((no, words))
            name = name or ""
    if name is not None:
        yield TextMatch(name, tuple(found))


def deal_of(match: TextMatch) -> Deal:
    """
    Play a match again and give its deal; raise `LogError` with the line that cannot be so.
    """
    deal: Deal | None = None
    for no, words in match.lines:
        try:
            if deal is None:
                deal = _opened(match)
            _follow(deal, words)
        except (PaijuError, IndexError) as fault:
            # whatever is wrong inside, it is this line that cannot be followed
            raise LogError(
                fault.fault if isinstance(fault, PaijuError) else "a line that is cut short",
                place=f"line {no}",
                found=quote(clip(" ".join(words))),
                expected="a line that follows by the rules",
                remedy="take another copy of the match",
            ) from None
    if deal is None or deal.result is None:
        raise LogError("a match that does not end", place=f"match {clip(match.name)}")
    return deal


def _opened(match: TextMatch) -> Deal:
    """
    Begin the deal with a wall that has every tile named in its place.
    """
    drawn: list[list[int]] = [[], [], [], []]
    quan = 0
    for _, words in match.lines:
        if words[0] == "Wind":
            quan = read_seat(words[1])
        elif words[2:3] == ("Deal",) or words[2:3] == ("Draw",):
            drawn[read_seat(words[1])] += [read_tile(word).kind for word in words[3:]]
    left = [_ALIKE] * _EACH
    for kind in (kind for hand in drawn for kind in hand):
        left[kind] -= 1
    spare = [kind for kind, number in enumerate(left) for _ in range(number)]
    wall: list[int] = []
    for hand in drawn:
        lacking = max(0, _EACH - len(hand))
        part, spare = [*hand, *spare[:lacking]], spare[lacking:]
        wall += reversed(part)
    return Deal("botzone", wall=[TILES[kind] for kind in wall], prevalent=SEATS[quan])


def _follow(deal: Deal, words: Sequence[str]) -> None:
    match words:
        case ("Wind", _) | ("Huang",) | ("Player", _, "Deal", *_):
            if words[0] == "Huang":
                _pass(deal)
                _check(deal.result is not None and deal.result.ending == "exhausted")
        case ("Player", seat, "Draw", tile):
            _pass(deal)
            state = deal.state
            _check((state.turn, state.drawn) == (read_seat(seat), read_tile(tile).kind))
        case ("Player", seat, verb, tile, *ignored):
            _act(deal, read_seat(seat), verb, read_tile(tile), ignored)
        case ("Fan", number, *_):
            _check(deal.result is not None and str(deal.result.points) == number)
        case ("Score", *scores):
            _check(deal.result is not None and list(map(str, deal.result.deltas)) == scores)
        case _:
            _check(holds=False)


def _act(deal: Deal, seat: int, verb: str, tile: Tile, ignored: Sequence[str]) -> None:
    wind = SEATS[seat]
    in_turn: dict[str, Command] = {
        "Play": commands.Discard(wind, tile),
        "AnGang": commands.ConcealedKong(wind, tile),
        "BuGang": commands.AddedKong(wind, tile),
    }
    if verb in in_turn:
        _pass(deal)
        _play(deal, in_turn[verb])
        return
    is_own = verb == "Hu" and deal.legal(wind)[:1] != (commands.Pass(wind),)
    for place in range(0, len(ignored), 5):
        _, _, other, claim, other_tile = ignored[place : place + 5]
        _play(deal, _claim(read_seat(other), claim.upper(), read_tile(other_tile)))
    _play(deal, commands.Win(wind) if is_own else _claim(seat, verb.upper(), tile))
    _pass(deal)


def _claim(seat: int, verb: str, tile: Tile) -> Command:
    wind = SEATS[seat]
    claims: dict[str, Command] = {
        "CHI": commands.Chow(wind, TILES[max(0, tile.kind - 1)]),
        "PENG": commands.Pung(wind),
        "GANG": commands.MeldedKong(wind),
        "HU": commands.Win(wind),
    }
    if verb not in claims:
        _check(holds=False)
    return claims[verb]


def _pass(deal: Deal) -> None:
    """
    Let everybody pass who is still asked.
    """
    for seat in SEATS:
        passing = commands.Pass(seat)
        if passing in deal.legal(seat):
            deal.play(passing)


def _play(deal: Deal, command: Command) -> None:
    _check(not isinstance(deal.play(command), Refusal))


def _check(holds: bool) -> None:  # noqa: FBT001  # it is the one question
    if not holds:
        raise LogError("a line that does not follow by the rules")


def text_of(deal: Deal, name: str) -> str:
    r"""
    Write a finished deal as a match of a data set, a line an event.

    >>> deal = Deal("botzone", seed=1)
    >>> while deal.result is None:
    ...     _ = [deal.play(deal.legal(seat)[0]) for seat in SEATS if deal.legal(seat)]
    >>> text_of(deal, "7").splitlines()[-2:]
    ['Huang', 'Score 0 0 0 0']
    """
    check_finished(deal)
    tiles = deal.state.wall_tiles()
    lines = [f"Match {name}", f"Wind {SEATS.index(deal.prevalent)}"]
    for seat in range(4):
        hand = (name_of(TILES[kind]) for kind in tiles[_EACH * seat : _EACH * seat + _DEALT])
        lines.append(f"Player {seat} Deal {' '.join(hand)}")
    return "".join(f"{line}\n" for line in [*lines, *_told(deal.events), *_ending(deal)])


def _told(happened: Iterable[Event]) -> Iterator[str]:
    """
    Write the lines of the play; a claim that gave way stands behind the one that stood.
    """
    replies: dict[str, str] = {}
    ignored = ""
    open_tile = TILES[0]
    for event in happened:
        match event:
            case events.TileDiscarded(_, tile) | events.AddedKongDeclared(_, tile):
                open_tile = tile
            case events.ReplySealed(seat, reply, tile) if reply in _CLAIMS:
                named = open_tile if tile is None else TILES[tile.kind + 1]
                replies[seat] = f"{SEATS.index(seat)} {_CLAIMS[reply]} {name_of(named)}"
            case events.ClaimOverruled(seat, _):
                ignored += f" Ignore Player {replies[seat]}"
            case _:
                pass
        line = _line(event)
        if line:
            yield line + ignored
            ignored = ""


def _line(event: Event) -> str:
    """
    Write an event of the play; empty for one that the text does not name.
    """
    verb = _VERBS.get(type(event))
    seat: Seat | None = getattr(event, "seat", None)
    tile: Tile | None = getattr(event, "tile", None)
    if verb is None or seat is None or tile is None:
        return ""
    if isinstance(event, events.ChowMade):
        tile = TILES[tile.kind + 1]
    return f"Player {SEATS.index(seat)} {verb} {name_of(tile)}"


_VERBS: Final[dict[type[Event], str]] = {
    events.TileDrawn: "Draw",
    events.TileDiscarded: "Play",
    events.ChowMade: "Chi",
    events.PungMade: "Peng",
    events.MeldedKongMade: "Gang",
    events.ConcealedKongMade: "AnGang",
    events.AddedKongDeclared: "BuGang",
    events.WinDeclared: "Hu",
}


def _ending(deal: Deal) -> Iterator[str]:
    result = deal.result
    assert result is not None, deal.rules.key
    if deal.score is not None:
        fan = "+".join(f"{FAN_NAMES[row.key]}*{row.count}" for row in deal.score.rows)
        yield f"Fan {result.points} {fan}"
    elif result.ending == "exhausted":
        yield "Huang"
    yield f"Score {' '.join(map(str, result.deltas))}"
