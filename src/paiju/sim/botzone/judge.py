"""The judge: what the platform tells the four programs, and what it makes of their answers.

The engine plays the deal under the preset `botzone`; `verdicts` decides what the answers ask for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.deal import codes
from paiju.deal.deal import Deal
from paiju.log.envelope import Json
from paiju.sim.botzone.can_win import NOT_ASKED, can_win
from paiju.sim.botzone.fan_name_table import FAN_NAMES
from paiju.sim.botzone.names import name_of, read_tile, wall_names
from paiju.sim.botzone.verdicts import Fault, Stage, fault_of, replies_to, winner_of
from paiju.tiles.tile import TILES
from paiju.view import commands
from paiju.view.commands import SEATS
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paiju.sim.botzone.verdicts import Heard
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command

__all__ = ["Judge", "wall_of_seed"]

_EACH: Final = 34
_START: Final = 13


class Judge:
    """
    Judge one match: four walls in the order of the platform, and the prevalent wind 0 to 3.

    `requests` are the newest lines by seat, in the end the scores; `display` what the platform
    shows of it. `hear` takes the four answers and goes on.

    >>> from paiju.sim.botzone.verdicts import Heard
    >>> judge = Judge(wall_of_seed(7))
    >>> judge.requests[1]
    '0 1 0'
    >>> judge.hear([Heard("PASS")] * 4)
    >>> judge.requests[0].split()[0], judge.is_over
    ('1', False)
    """

    def __init__(self, wall: str | Iterable[Tile], quan: int = 0, srand: int = 0) -> None:
        tiles = map(read_tile, wall.split()) if isinstance(wall, str) else wall
        self.deal = Deal("botzone", wall=tiles, prevalent=SEATS[quan])
        self.quan, self.srand = quan, srand
        self.left = [_EACH - _START] * 4
        self.stage = Stage("quiet", 0)
        self.is_over = False
        self.fault: Fault | None = None
        self._pending: Command | None = None
        self.requests: tuple[str, ...] = tuple(f"0 {seat} {quan}" for seat in range(4))
        self.display: dict[str, Json] = {}
        self._dealt = False
        self._show("INIT", can_hu=[0] * 4, more={"srand": srand, "quan": quan})

    @property
    def initdata(self) -> dict[str, Json]:
        """
        Give what makes the same match again: the seed, the prevalent wind and the wall.
        """
        wall = self.deal.events[0]
        tiles: tuple[Tile, ...] = getattr(wall, "tiles", ())
        return {"quan": self.quan, "srand": self.srand, "walltiles": wall_names(tiles)}

    @property
    def output(self) -> dict[str, Json]:
        """
        Give the newest output as the platform records it.
        """
        result = self.deal.result
        content: dict[str, Json] = {str(seat): line for seat, line in enumerate(self.requests)}
        if self.is_over and result is not None:
            content = {str(seat): score for seat, score in enumerate(result.deltas)}
        command = "finish" if self.is_over else "request"
        return {"command": command, "content": content, "display": self.display}

    def fault_in(self, answers: Sequence[Heard]) -> Fault | None:
        """
        Tell the first fault in four answers, without going on.
        """
        return fault_of(self.settled(), self.stage, answers)

    def hear(self, answers: Sequence[Heard]) -> None:
        """
        Take the four answers by seat, and go on to the next requests or the end.
        """
        assert not self.is_over, "a match that is over hears nothing more"
        fault = self.fault_in(answers)
        if fault is not None:
            self._end_by(fault)
            return
        if self.stage.kind == "quiet":
            self._go_on()
        elif self.stage.kind == "turn":
            self._act(answers)
        else:
            self._close(answers)

    def settled(self) -> Deal:
        """
        Give the deal with the discard or kong that the answers are about; only read it.
        """
        if self._pending is None:
            return self.deal
        deal = self.deal.copy()
        deal.play(self._pending)
        return deal

    def _act(self, answers: Sequence[Heard]) -> None:
        (command,) = replies_to(self.deal, self.stage, answers)
        seat = self.stage.seat
        if isinstance(command, commands.Win):
            self._play(command)
            self._end()
        elif isinstance(command, commands.ConcealedKong):
            self._play(command)
            self._tell(f"3 {seat} GANG")
            self.stage = Stage("quiet", seat)
            self._show("GANG", {"player": seat, "tile": name_of(command.tile)})
        elif isinstance(command, commands.AddedKong):
            name = name_of(command.tile)
            self._put("kong", command, f"3 {seat} BUGANG {name}")
            self._show("BUGANG", {"player": seat, "tile": name}, self._can_hu(command.tile))
        else:
            assert isinstance(command, commands.Discard), command
            name = name_of(command.tile)
            self._put("discard", command, f"3 {seat} PLAY {name}")
            self._show("PLAY", {"player": seat, "tile": name}, self._can_hu(command.tile))

    def _put(self, kind: str, command: Command, line: str) -> None:
        """
        Lay a discard or a tile added to a pung before the others; it is played with their words.
        """
        seat: str = getattr(command, "seat", "E")
        self._pending = command
        self._tell(line)
        self.stage = Stage("kong" if kind == "kong" else "discard", SEATS.index(seat))

    def _close(self, answers: Sequence[Heard]) -> None:
        """
        Play what lies open, the others' words on it, and what follows from them.
        """
        assert self._pending is not None, self.stage
        self._play(self._pending)
        self._pending = None
        best = winner_of(self.stage, answers)
        for reply in replies_to(self.deal, self.stage, answers):
            self._play(reply)
        if best is None:
            self._go_on()
            return
        seat, answer = best
        if answer.verb == "HU":
            self._end()
        elif answer.verb == "GANG":
            self._tell(f"3 {seat} GANG")
            tile = self.deal.state.melds_of(seat)[-1][0] & 63
            self.stage = Stage("quiet", seat)
            self._show("GANG", {"player": seat, "tile": name_of(TILES[tile])})
        else:
            names = [name_of(tile) for tile in answer.tiles]
            command = commands.Discard(SEATS[seat], answer.tiles[-1])
            self._put("discard", command, f"3 {seat} {answer.verb} {' '.join(names)}")
            more: dict[str, Json] = {"player": seat, "tile": names[-1]}
            if answer.verb == "CHI":
                more["tileCHI"] = names[0]
            self._show(answer.verb, more, self._can_hu(command.tile))

    def _go_on(self) -> None:
        """
        Deal the hands, tell a draw, or the end of the walls.
        """
        state = self.deal.state
        if not self._dealt:
            self._deal()
        elif state.phase == codes.ENDED:
            self._end()
        else:
            seat, tile = state.turn, TILES[state.drawn]
            self.left[seat] -= 1
            self.stage = Stage("turn", seat)
            self._tell(f"3 {seat} DRAW", {seat: f"2 {name_of(tile)}"})
            self._show("DRAW", {"player": seat, "tile": name_of(tile)}, self._can_hu(tile))

    def _deal(self) -> None:
        self._dealt = True
        drawn = self.deal.state.wall_tiles()
        hands = [
            [name_of(TILES[kind]) for kind in drawn[_EACH * seat : _EACH * seat + _START]]
            for seat in range(4)
        ]
        self.requests = tuple(f"1 0 0 0 0 {' '.join(hand)}" for hand in hands)
        self._show("DEAL", {"hand": [list(hand) for hand in hands]})

    def _play(self, command: Command) -> None:
        refused = self.deal.play(command)
        assert not isinstance(refused, Refusal), refused

    def _end_by(self, fault: Fault) -> None:
        """
        End the match by an error.

        Where the last discard would end the deal by itself it is left out: decision 0512.
        """
        self.fault = fault
        settled = self.settled()
        if settled.state.phase != codes.ENDED:
            self.deal = settled
        self._pending = None
        self._play(commands.Forfeit(SEATS[fault.seat]))
        self._end(fault)

    def _end(self, fault: Fault | None = None) -> None:
        result = self.deal.result
        assert result is not None, self.stage
        self.is_over = True
        self.requests = tuple(map(str, result.deltas))
        score = self.deal.score
        if fault is not None:
            self._show(fault.verdict, {"player": fault.seat, "score": list(result.deltas)})
        elif score is None or result.winner is None:
            self._show("HUANG")
        else:
            fan: list[Json] = [
                {"name": FAN_NAMES[row.key], "value": row.value, "cnt": row.count}
                for row in score.rows
            ]
            more: dict[str, Json] = {"player": SEATS.index(result.winner), "fan": fan}
            self._show("HU", {**more, "fanCnt": result.points, "score": list(result.deltas)})

    def _tell(self, line: str, others: dict[int, str] | None = None) -> None:
        told = others or {}
        self.requests = tuple(told.get(seat, line) for seat in range(4))

    def _can_hu(self, tile: Tile) -> list[int]:
        return can_win(self.deal, self.stage, tile.kind)

    def _show(
        self,
        action: str,
        more: dict[str, Json] | None = None,
        can_hu: Sequence[int] = (NOT_ASKED,) * 4,
    ) -> None:
        self.display = {
            "action": action,
            **(more or {}),
            "canHu": list(can_hu),
            "tileCnt": list(self.left),
        }


def wall_of_seed(seed: int) -> str:
    """
    Give the names of a wall by the documented generator of deals.

    >>> len(wall_of_seed(7).split())
    136
    """
    wall = Deal("botzone", seed=seed).events[0]
    tiles: tuple[Tile, ...] = getattr(wall, "tiles", ())
    return wall_names(tiles)
