"""Deals built by hand: a wall for wanted hands and draws, and commands as short texts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from paiju.deal.deal import Deal
from paiju.deal.opening import dealt, opening
from paiju.deal.wall import draw_order, from_draw_order, tile_set
from paiju.rules.editions import ruleset
from paiju.tiles.loose import loose_tiles
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import Tile, tile
from paiju.view import commands, mishaps
from paiju.view.commands import SEATS, Seat
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from paiju.deal.deal import Enforcement
    from paiju.rules.ruleset import Ruleset

DICE = (1, 2, 3, 4)

_PLAIN: dict[str, Any] = {
    "pass": commands.Pass,
    "pung": commands.Pung,
    "kong": commands.MeldedKong,
    "win": commands.Win,
    "forfeit": commands.Forfeit,
    "calls-chow": commands.CallChow,
    "calls-pung": commands.CallPung,
    "calls-kong": commands.CallKong,
    "calls-win": commands.CallWin,
    "touches": commands.TouchHead,
    "draws": commands.Draw,
    "shows-hand": commands.ShowHand,
    "withdraws": commands.Withdraw,
    "exposes-hand": mishaps.ExposeHand,
    "scatters": mishaps.ScatterWall,
    "takes-back": mishaps.TakeBackSet,
    "puts-back": mishaps.PutBack,
    "draws-tail": mishaps.DrawTail,
}
_WITH_TILE: dict[str, Any] = {
    "chow": commands.Chow,
    "concealed": commands.ConcealedKong,
    "added": commands.AddedKong,
    "flower": commands.ShowFlower,
    "exposes": mishaps.ExposeTile,
}


def kinds(text: str) -> list[int]:
    """
    Read loose tiles, a word at a time so that the order stays; `_5` leaves five open (-1).
    """
    found: list[int] = []
    for word in text.split():
        if word[0] == "_":
            found += [-1] * int(word[1:])
        else:
            found += [each.kind for each in loose_tiles(word, "test")]
    return found


def with_table(rules: str, **values: object) -> Ruleset:
    """
    Give an edition with other values of its table.
    """
    edition = ruleset(rules)
    changed: Any = values
    return replace(edition, table=replace(edition.table, **changed))


def wall_of(
    rules: Ruleset,
    hands: Mapping[str, str],
    draws: str | Mapping[str, str] = "",
    tail: str = "",
) -> bytes:
    """
    Build a wall, in its physical order, that deals these hands and then gives these tiles.

    `draws` come from the head (for private walls: by seat), `tail` from the end, the first
    replacement first. What nobody asked for is filled up, far apart tiles first.
    """
    table = rules.table
    size = table.wall_tiles
    drawn = [-1] * size
    for places, seat in zip(dealt(table), SEATS, strict=True):
        for place, kind in zip(places, kinds(hands.get(seat, "")), strict=False):
            drawn[place] = kind
    if isinstance(draws, str):
        for place, kind in enumerate(kinds(draws), 53):
            drawn[place] = kind
    else:
        for drawer, text in draws.items():
            for place, kind in enumerate(kinds(text), 34 * "ESWN".index(drawer) + 13):
                drawn[place] = kind
    for replaced, kind in enumerate(kinds(tail)):
        drawn[size - 2 - replaced + 2 * (replaced % 2)] = kind
    left = list(tile_set(rules))
    for kind in drawn:
        if kind >= 0:
            assert kind in left, f"a test asks for too many {Tile(kind)}"
            left.remove(kind)
    # flowers go last into the wall's middle, other kinds by steps of thirteen
    left.sort(key=lambda kind: (kind >= 34, kind * 13 % 34))
    middle = sorted((place for place in range(size) if drawn[place] < 0), key=_late(size))
    for place in middle:
        drawn[place] = left.pop(0)
    head = opening(rules, DICE).head if table.stacks else 0
    return from_draw_order(bytes(drawn), draw_order(table, head))


def _late(size: int) -> Callable[[int], tuple[bool, int]]:
    return lambda place: (size * 2 // 3 <= place < size * 2 // 3 + 10, place)


def table_of(
    rules: str | Ruleset,
    hands: Mapping[str, str],
    draws: str | Mapping[str, str] = "",
    tail: str = "",
    enforcement: Enforcement = "guided",
) -> Any:
    """
    Begin a deal with these hands and draws.
    """
    edition = ruleset(rules)
    wall = wall_of(edition, hands, draws, tail)
    dice = DICE if edition.table.stacks else None
    return Deal(edition, wall=wall, dice=dice, enforcement=enforcement)


def command(text: str) -> Any:  # noqa: PLR0911  # one kind of command a line
    """
    Read a command: `E 5m` discards, `S chow 3m`, `W pung`, `N added 5s`, `time`.

    Acts of faithful play: `S calls-chow`, `S shows chow 3m`, `W draws`, `W touches`; what goes
    wrong: `W exposes 3m`, `W turns 60`, `W shows-wrong 3m 9p`.
    """
    if text == "time":
        return commands.CallTime()
    seat, word, *rest = text.split()
    assert seat in SEATS, text
    who: Seat = seat
    if word == "turns":
        return mishaps.TurnWallTile(who, int(rest[0]))
    if word == "shows-wrong":
        return mishaps.ShowWrongSet(who, tile(rest[0]), tile(rest[1]))
    if word == "shows":
        return commands.ShowSet(who, tile(rest[1]), MeldKind(rest[0]))
    if word in _PLAIN:
        return _PLAIN[word](who)
    if word in _WITH_TILE:
        return _WITH_TILE[word](who, tile(rest[0]))
    return commands.Discard(who, tile(word))


def play(deal: Deal, *texts: str, at_ms: int | None = None) -> tuple[Any, ...]:
    """
    Play commands; `pass` alone passes for all that are asked. Give the events of the last.
    """
    events: tuple[Any, ...] = ()
    for text in texts:
        asked = [commands.Pass(seat) for seat in SEATS if commands.Pass(seat) in deal.legal(seat)]
        for each in asked if text == "pass" else [command(text)]:
            answer = deal.play(each, at_ms)
            assert not isinstance(answer, Refusal), (text, answer)
            events = answer
    return events


def refused(deal: Deal, text: str, at_ms: int | None = None) -> str:
    """
    Give the reason for which a command is refused, "" for a legal one.
    """
    answer = deal.decide(command(text), at_ms)
    return answer.reason.value if isinstance(answer, Refusal) else ""


def names(events: Iterable[object]) -> list[str]:
    """
    Give the names of some events.
    """
    return [type(event).__name__ for event in events]


def offers(deal: Any, seat: str) -> list[str]:
    """
    Give the names of what a seat may ask, tiles beside those that have one.
    """
    offered = []
    for each in deal.legal(seat):
        named = getattr(each, "tile", None)
        offered.append(type(each).__name__ + (f" {named}" if named else ""))
    return offered


def draw_and_discard(deal: Deal, left: int = -1) -> None:
    """
    Let every seat discard what it draws, and all others pass, until so many tiles are left.
    """
    state = deal.state
    while deal.result is None and state.tiles_left() > left:
        play(deal, "pass")
        if deal.result is None and state.tiles_left() > left:
            seat = SEATS[state.turn]
            drawn = [
                str(each.tile) for each in deal.legal(seat) if isinstance(each, commands.Discard)
            ]
            view = deal.view(seat)
            play(deal, f"{seat} {view.drawn or drawn[0]}")
