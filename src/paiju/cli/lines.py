"""Commands that ask about hands: one of the command line, or with `--jsonl` one a line of stdin.

A line that is wrong gives an error line in its place, and the rest goes on.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from paiju.cli import DONE, WRONG
from paiju.cli.cases import TOLD, Keys, case_id, is_header
from paiju.cli.options import hand_text
from paiju.cli.stdin import decode, read_lines, size
from paiju.cli.terminal import print_json, print_lines
from paiju.errors import NotationError, PaijuError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from paiju.cli.record import Json

__all__ = [
    "Asked",
    "HandCommand",
    "answer_hands",
    "answer_lines",
    "no_hand",
    "parsed",
    "read_asked",
]


Found = TypeVar("Found")
Answer_co = TypeVar("Answer_co", covariant=True)


class Finder(Protocol[Answer_co]):
    """
    A function that answers about a hand at a table.
    """

    def __call__(
        self, hand: str, /, *, rules: str, seen: str, seat: str, prevalent: str, flowers: int
    ) -> Answer_co:
        """
        Answer.
        """
        ...


class Asked(NamedTuple):
    """
    What one line asks about a hand.
    """

    hand: str = ""
    rules: str = "mcr"
    seen: str = ""
    seat: str = "E"
    prevalent: str = "E"
    flowers: int = 0

    def put_to(self, find: Finder[Found]) -> Found:
        """
        Ask a function that takes all of it.
        """
        return find(
            self.hand,
            rules=self.rules,
            seen=self.seen,
            seat=self.seat,
            prevalent=self.prevalent,
            flowers=self.flowers,
        )


class HandCommand(NamedTuple):
    """
    How a command answers about a hand: as plain data, and in words.

    `names` are the keys that a line may have beside `hand`, `only` is the one key of the answer
    that `--json` prints without the others.
    """

    names: tuple[str, ...]
    answer: Callable[[Asked], dict[str, Json]]
    tell: Callable[[Asked], Iterable[str]]
    only: str = ""

    def run(self, hand: list[str] | None, given: Asked, *, jsonl: bool, as_json: bool) -> int:
        """
        Answer for the hand of the command line, or for those of stdin; give the exit code.
        """
        if jsonl:
            no_hand(hand)
            return answer_hands(given, self.names, self.answer)
        asked = given._replace(hand=hand_text(hand))
        if as_json:
            answer = self.answer(asked)
            print_json(answer[self.only] if self.only else answer)
        else:
            print_lines(self.tell(asked))
        return DONE


def answer_hands(
    given: Asked, names: tuple[str, ...], answer: Callable[[Asked], dict[str, Json]]
) -> int:
    """
    Answer for the hand of each line of stdin; give the exit code.

    A line is a hand in our notation, or an object with `hand` and any of `names`; `given` stands
    for what a line leaves out. The result is what `answer` gives, after the line's `id` and hand.
    """

    def told(found: object) -> tuple[dict[str, Json], int]:
        asked = read_asked(found, given, names)
        return {"id": case_id(found), "hand": asked.hand, **answer(asked)}, DONE

    return answer_lines(_hand_or_object, told)


def answer_lines(
    read: Callable[[str], object], answer: Callable[[object], tuple[dict[str, Json], int]]
) -> int:
    """
    Answer each line of stdin; give the exit code.

    `read` takes a line apart, and `answer` gives its result and its own exit code. That of all
    is 2 when a line was wrong, else the highest of them. Empty lines are passed over, but counted
    where an error names its line; so is a first line that only says where the cases come from
    (`source`, `about`).
    """
    code = DONE
    first = True
    for number, line in enumerate(_tracked(read_lines()), 1):
        if not line.strip():
            continue
        found: object = None
        try:
            found = read(decode(line))
            if first and is_header(found):
                continue
            record, own_code = answer(found)
            code = max(code, own_code)
        except PaijuError as fault:
            # a wrong line is told in its place, and the rest goes on
            record = {"id": case_id(found), "line": number, "error": str(fault)}
            code = WRONG
        finally:
            first = False
        print_json(record, one_line=True)
    if code == WRONG:
        sys.stdout.flush()
        print("paiju: Some lines were wrong; the results say which.", file=sys.stderr)
    return code


def no_hand(hand: list[str] | None) -> None:
    """
    Refuse a hand on the command line: beside `--jsonl` hands come through stdin.

    >>> no_hand(["-"])
    """
    if hand and hand != ["-"]:
        raise NotationError(
            "a hand beside --jsonl",
            place="the command line",
            expected="hands on stdin, one a line",
            remedy="leave out --jsonl, or the hand",
        )


def parsed(text: str) -> object:
    """
    Read a line as JSON.

    >>> parsed('{"hand": "123m"}')
    {'hand': '123m'}
    """
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as fault:
        # The parser's own errors, of which the last is for nests that are too deep.
        column = fault.colno if isinstance(fault, json.JSONDecodeError) else 1
        raise NotationError(
            "a line that is no JSON",
            place=f"column {column}",
            found=repr(text[column - 1 : column + 19].strip()),
            expected="one object",
            remedy='write {"hand": "…"} on one line',
        ) from None
    return found


def read_asked(found: object, given: Asked, names: tuple[str, ...]) -> Asked:
    """
    Read what a line asks; `given` stands for what it leaves out, `names` are the keys it may have.

    >>> read_asked({"id": 5, "hand": "123m", "seen": "9s"}, Asked(rules="wsom"), ("seen",))[:3]
    ('123m', 'wsom', '9s')
    >>> read_asked("123m", Asked(seen="9s"), ("seen",)).seen
    '9s'
    """
    if isinstance(found, str):
        return given._replace(hand=found)
    keys = Keys(found)
    keys.only(("hand", *names, *TOLD))
    if "hand" not in keys:
        raise NotationError(
            "a line without a hand",
            place="its keys",
            found="no 'hand'",
            remedy='write {"hand": "…"}, or the hand alone',
        )
    return Asked(
        keys.text("hand"),
        keys.text("rules", given.rules),
        keys.text("seen", given.seen),
        keys.text("seat", given.seat),
        keys.text("prevalent", given.prevalent),
        keys.number("flowers", given.flowers),
    )


def _hand_or_object(text: str) -> object:
    # A hand may begin with a bracket, but never with a brace.
    return parsed(text) if text.lstrip().startswith("{") else text.strip()


def _tracked(lines: Iterator[bytes]) -> Iterator[bytes]:
    """
    Show a bar on stderr while the results go elsewhere.
    """
    if not sys.stderr.isatty() or sys.stdout.isatty():
        yield from lines
        return
    from rich.console import Console
    from rich.progress import Progress

    # The results are not the screen's: without the last word they would be sent there.
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, redirect_stdout=False) as bar:
        task = bar.add_task("", total=size())
        for line in lines:
            yield line
            bar.advance(task, len(line))
