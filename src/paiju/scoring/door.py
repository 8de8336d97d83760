"""The door of scoring: a hand and how it was won go in, a score comes out."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from paiju.rules.editions import ruleset
from paiju.rules.ruleset import Ruleset
from paiju.scoring.circumstances import Circumstances, pack, penalty_counts
from paiju.scoring.reasons import PENALTY_TILE
from paiju.scoring.score import Room, Score
from paiju.tiles import Hand, Tile, tile

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["read_hand", "room_of", "score", "score_of"]


def _fan_room(edition: Ruleset) -> Room:
    from paiju.scoring.mcr.room import fan_room  # noqa: PLC0415  # loaded when asked for

    return fan_room(edition)


def _pattern_room(edition: Ruleset) -> Room:
    from paiju.scoring.wsom.room import pattern_room  # noqa: PLC0415  # loaded when asked for

    return pattern_room(edition)


_ROOMS: dict[str, Callable[[Ruleset], Room]] = {"mcr": _fan_room, "wsom": _pattern_room}


def room_of(rules: str | Ruleset) -> Room:
    """
    Give the scoring room of an edition.

    >>> room_of("mcr").ruleset.key
    'mcr'
    """
    return _room_named(rules) if isinstance(rules, str) else _room_of(ruleset(rules))


@cache
def _room_named(name: str) -> Room:
    # an edition is dear to hash, its name is not
    return _room_of(ruleset(name))


@lru_cache(maxsize=32)
def _room_of(edition: Ruleset) -> Room:
    return _ROOMS[edition.scorer](edition)


def read_hand(hand: str | Hand, win: str | Tile | None) -> Hand:
    """
    Read a hand, and the winning tile that is given beside it.

    >>> str(read_hand("123m 456p 789s EEE C", "C"))
    '123m 456p 789s EEE C C'
    """
    if not isinstance(hand, Hand):
        return Hand.parse(hand, win)
    if win is None:
        return hand
    won = tile(win)
    if hand.win is None:
        return hand.with_win(won)
    if won != hand.win:
        return Hand.parse(str(hand), won)
    return hand


def score(
    hand: str | Hand,
    *,
    rules: str | Ruleset = "mcr",
    win: str | Tile | None = None,
    self_drawn: bool = False,
    seat: str = "E",
    prevalent: str = "E",
    flowers: int = 0,
    last_tile: bool = False,
    replacement: bool = False,
    robbing: bool = False,
    last_of_kind: bool = False,
    heavenly: bool = False,
    earthly: bool = False,
    kept_apart: bool = True,
    penalty_tiles: str = "",
) -> Score:
    """
    Score a hand: points, every row that counts, and every row that does not with the reason.

    `hand` is a text or a `Hand`; its last concealed tile is the winning tile, unless `win` adds
    it to 13 tiles or names it among 14. `seat` and `prevalent` are winds (E S W N); `flowers`
    their number, when they are not written in the hand. `last_tile`: the wall's last tile or the
    discard after it; `replacement`: a tile drawn for a kong; `robbing`: the tile another adds to
    a pung; `last_of_kind`: the other three lie open; `heavenly` and `earthly`: a win of the first
    turn; `kept_apart` False: the drawn tile was mixed into the hand; `penalty_tiles`: those that
    the winner still holds.

    A hand that may not win is a score too: `legal` is False and `reason` says why. Raise
    `NotationError` for what cannot be read, `ImpossibleHand` for tiles or circumstances that
    cannot be, `UnknownName` for rules that are not known.

    >>> score("123m 456p 789s EEE CC", self_drawn=True).points
    23
    """
    read = read_hand(hand, win)
    # by position, in the order of the fields and of the parameters: a tenth of the whole call
    how = Circumstances(
        self_drawn,
        seat,
        prevalent,
        flowers,
        last_tile,
        replacement,
        robbing,
        last_of_kind,
        heavenly,
        earthly,
        kept_apart,
    )
    return score_of(read, how, rules, penalty_tiles)


def score_of(
    hand: Hand, how: Circumstances, rules: str | Ruleset = "mcr", penalty_tiles: str = ""
) -> Score:
    """
    Score a hand with its circumstances as a record.

    >>> score_of(Hand.parse("123m 456p 789s EEE CC"), Circumstances(self_drawn=True)).points
    23
    """
    room = room_of(rules)
    row = pack(hand, how, room.ruleset)
    penalty = penalty_counts(penalty_tiles, hand, room.ruleset) if penalty_tiles != "" else ()
    way = room.best(row, penalty)
    enough = room.ruleset.minimum_points
    if penalty and (way is None or way.value < enough):
        bare = room.best(row, ())
        if bare is not None and (way is None or bare.value >= enough):
            return Score(hand, room, row, penalty, bare, barred=PENALTY_TILE)
    return Score(hand, room, row, penalty, way)
