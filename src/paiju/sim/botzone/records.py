"""Recorded matches of the platform: read, and judged again to the same outputs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from paiju.errors import LogError, PaijuError, clip, quote
from paiju.sim.botzone.judge import Judge
from paiju.sim.botzone.names import read_seat
from paiju.sim.botzone.verdicts import OK, Heard

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paiju.log.envelope import Json

__all__ = ["judge_of", "judged_again", "read_match"]

_SHOWN: Final = 160


def read_match(text: str) -> dict[str, Json]:
    """
    Read a match in JSON; raise `LogError` where it has not the parts of one.

    A list alone is the logs; it needs `initdata` beside it to be judged again.

    >>> try:
    ...     read_match("{}")
    ... except LogError as fault:
    ...     print(fault.fault)
    a match without its parts
    """
    try:
        found: Json = json.loads(text)
    except ValueError:
        # said in our words
        found = None
    if isinstance(found, dict):
        start, logs = found.get("initdata"), found.get("logs")
        if (
            isinstance(start, dict)
            and isinstance(logs, list)
            and {"walltiles", "quan"} <= {*start}
        ):
            return found
    raise LogError(
        "a match without its parts",
        found=quote(text),
        expected="an object with initdata (walltiles, quan) and logs",
        remedy="write the match as the platform's judge gives it",
    )


def judged_again(match: Mapping[str, Json]) -> Judge:
    """
    Judge a recorded match again; raise `LogError` where an output is not the recorded one.

    Compared are the lines to the programs and what is shown, as far as the record has it.
    """
    judge = judge_of(match)
    logs = match["logs"]
    assert isinstance(logs, list), logs
    for no, item in enumerate(logs):
        if not isinstance(item, dict):
            raise _unlike(no, json.dumps(item), "an output, or four answers")
        output = item.get("output")
        if isinstance(output, dict):
            _same(judge.output, output, no)
        elif judge.is_over or not {"0", "1", "2", "3"} <= {*item}:
            raise _unlike(no, json.dumps(item), "an output, or four answers")
        else:
            judge.hear([_heard(item[str(seat)]) for seat in range(4)])
    return judge


def judge_of(match: Mapping[str, Json]) -> Judge:
    """
    Begin a recorded match anew; raise `LogError` where its wall is none.
    """
    start = match["initdata"]
    assert isinstance(start, dict), start
    srand = start.get("srand", 0)
    try:
        return Judge(
            str(start["walltiles"]),
            read_seat(str(start["quan"])),
            srand if isinstance(srand, int) else 0,
        )
    except PaijuError as fault:
        # the wall is the record's, so the record is at fault
        raise LogError(
            fault.fault, place="initdata", found=fault.found, expected=fault.expected
        ) from None


def _heard(answer: Json) -> Heard:
    if not isinstance(answer, dict):
        return Heard("", "NJ")
    return Heard(str(answer.get("response", "")), str(answer.get("verdict", OK)))


def _same(ours: Mapping[str, Json], theirs: Mapping[str, Json], no: int) -> None:
    for key in ("content", "display"):
        mine, found = ours[key], theirs.get(key)
        if not isinstance(found, dict) or not isinstance(mine, dict):
            continue
        for name, value in found.items():
            if mine.get(name) != value:
                raise _unlike(
                    no, f"{name} {json.dumps(value, ensure_ascii=False)}", str(mine.get(name))
                )


def _unlike(no: int, found: str, expected: str) -> LogError:
    return LogError(
        "a record that the judge does not give again",
        place=f"item {no} of logs",
        found=clip(found, _SHOWN),
        expected=clip(expected, _SHOWN),
        remedy="check the wall, the prevalent wind and the answers before it",
    )
