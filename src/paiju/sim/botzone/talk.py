"""A bot on standard input and output, in all forms of the platform.

One-shot JSON, one-shot lines, and either of them kept running; `docs/guides/botzone.md` shows all.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Literal, cast

from paiju.errors import NotationError, clip, quote
from paiju.sim.botzone.client import Client

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from paiju.bots.bot import Bot

__all__ = ["FORMS", "KEEP_RUNNING", "Form", "input_of", "newest_in", "output_of", "serve"]

Form = Literal["json", "lines"]
"""How a turn is written: as one object of JSON, or as plain lines."""

FORMS: Final[tuple[Form, ...]] = ("json", "lines")
"""All forms."""

KEEP_RUNNING: Final = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<"
"""What a program prints after its answer in order to be asked again."""


def serve(
    bot: Bot,
    lines: Iterator[str],
    write: Callable[[str], None],
    *,
    form: Form | None = None,
    keep_running: bool = False,
) -> None:
    """
    Answer one turn, and where it is to keep running all that follow, until the input ends.

    Without a form the first line tells it. `write` writes a line and lets it go at once. Raise
    `NotationError` for input that is not of the form.

    >>> from paiju.bots.levels import bot
    >>> serve(bot("random"), iter(["1", "0 2 0"]), print)
    PASS
    """
    first = next(lines, "")
    if not first.strip():
        return
    chosen: Form = form or ("json" if first.lstrip().startswith("{") else "lines")
    requests, responses = _history(first, lines, chosen)
    client = Client(bot)
    client.catch_up(requests[:-1], responses)
    request: str | None = requests[-1]
    while request is not None:
        write(output_of(client.answer(request), chosen, client.why))
        if not keep_running:
            return
        write(KEEP_RUNNING)
        request = next((found for line in lines if (found := newest_in(line))), None)


def _history(first: str, lines: Iterator[str], form: Form) -> tuple[list[str], list[str]]:
    """
    Read the first turn: all requests, and the answers to all but the last.
    """
    if form == "json":
        requests, responses = _object(first)
    else:
        text = first.strip()
        number = int(text) if text.isascii() and text.isdecimal() else 0
        following = [next(lines, "").strip() for _ in range(2 * number - 1)]
        requests, responses = following[::2], following[1::2]
    if not requests or "" in requests or len(responses) != len(requests) - 1:
        raise NotationError(
            "a turn that is not of the form",
            found=quote(clip(first.strip())),
            expected="an object with requests and responses"
            if form == "json"
            else "the number of requests, then each request with its answer",
            remedy="give --form json or --form lines",
        )
    return requests, responses


def _object(line: str) -> tuple[list[str], list[str]]:
    try:
        turn: object = json.loads(line)
    except ValueError:
        # said by who asked, in our words
        return [], []
    if not isinstance(turn, dict):
        return [], []
    told = cast("dict[str, object]", turn)
    return _texts(told.get("requests")), _texts(told.get("responses"))


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        return []
    several = cast("list[object]", value)
    return [each.strip() for each in several if isinstance(each, str)]


def newest_in(line: str) -> str:
    """
    Give the request in a later line; empty for a blank line or a bare number.

    A line is the request itself; a JSON text, or an object with requests, is read as well.

    >>> newest_in("3 1 DRAW"), newest_in('"2 W1"'), newest_in('{"requests": ["2 W1"]}')
    ('3 1 DRAW', '2 W1', '2 W1')
    """
    text = line.strip()
    if text.startswith("{"):
        return next(iter(reversed(_object(text)[0])), "")
    if text.startswith('"'):
        return next(iter(_texts(_json_list(text))), "")
    return "" if text.isdecimal() else text


def _json_list(text: str) -> object:
    try:
        return [json.loads(text)]
    except ValueError:
        # no JSON after all: nothing to answer
        return []


def input_of(requests: list[str], responses: list[str], form: Form, limits: dict[str, int]) -> str:
    r"""
    Write the first turn for a program: the whole history, with its limits in JSON.

    >>> input_of(["0 1 2", "2 W1"], ["PASS"], "lines", {})
    '2\n0 1 2\nPASS\n2 W1\n'
    """
    if form == "json":
        turn = {"requests": requests, "responses": responses, "data": "", "globaldata": ""}
        return f"{json.dumps({**turn, **limits})}\n"
    told = [str(len(requests))]
    for place, request in enumerate(requests):
        told += [request, *responses[place : place + 1]]
    return "".join(f"{line}\n" for line in told)


def output_of(answer: str, form: Form, why: str = "") -> str:
    """
    Write an answer; in JSON what the bot says of it goes with it, where there is something.

    >>> output_of("PASS", "json"), output_of("PASS", "lines", "no claim")
    ('{"response": "PASS"}', 'PASS')
    """
    if form == "lines":
        return answer
    return json.dumps({"response": answer, **({"debug": why} if why else {})})
