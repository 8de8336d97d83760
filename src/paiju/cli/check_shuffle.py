"""`paiju check shuffle`: whether every order of a wall comes as often as every other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from paiju.cli import DONE, REFUSED
from paiju.cli.options import AsJson, Lang, Rules

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.cli.record import Json
    from paiju.cli.shuffle_battery import Finding, Shuffle
    from paiju.deal.chance import Chance
    from paiju.rules.ruleset import Ruleset

__all__ = ["EXAMPLE", "check_shuffle"]

EXAMPLE = "Example: paiju check shuffle --n 1000000 --seed 7"

_AT_ONCE = 1000
_FEWEST = 10_000

Walls = Annotated[
    int,
    typer.Option(
        "--n", metavar="N", min=_FEWEST, help="how many walls of each, 10000 or more (20000)"
    ),
]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", help="the seed of chance; printed first")
]


def check_shuffle(
    n: Walls = 20_000,
    seed: Seed = None,
    rules: Rules = "mcr",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Test by statistics whether walls are shuffled well: those of keys and those of seeds.

    Exit code 1: a result that a true shuffle gives less than once in a million times.
    """
    from paiju.cli.progress import any_seed
    from paiju.cli.terminal import print_json, print_lines
    from paiju.language import words
    from paiju.rules.editions import ruleset

    catalogue = words(lang)
    edition = ruleset(rules)
    chosen = any_seed() if seed is None else seed
    if not as_json:
        text = catalogue.gettext("seed {seed}, {n} walls each of {rules}")
        print(text.format(seed=chosen, n=n, rules=edition.key), flush=True)
    found: dict[str, list[Finding]] = {}
    for source in _sources(edition, catalogue):
        found[source.key] = _judged(source, n, chosen, catalogue)
        if not as_json:
            print_lines(_lines(source, found[source.key], catalogue))
    if as_json:
        print_json(_record(found, edition.key, n, chosen))
    passed = all(each.passed for findings in found.values() for each in findings)
    return DONE if passed else REFUSED


class _Source(NamedTuple):
    """
    Where walls come from: keys of so many bytes, and what makes a wall of one.
    """

    key: str
    title: str
    key_bytes: int
    tiles: bytes
    shuffle: Shuffle


def _sources(edition: Ruleset, catalogue: NullTranslations) -> list[_Source]:
    from paiju.deal.chance import Chance
    from paiju.deal.key_stream import KEY_BYTES, KeyStream
    from paiju.deal.wall import tile_set

    _ = catalogue.gettext
    tiles = tile_set(edition)

    def by_key(key: bytes) -> bytes:
        return KeyStream(key).shuffled(tiles)

    def by_seed(key: bytes) -> bytes:
        return Chance(int.from_bytes(key, "big")).shuffled(tiles)

    return [
        _Source("key", _("Walls of keys (256 bits):"), KEY_BYTES, tiles, by_key),
        _Source("seed", _("Walls of seeds (64 bits):"), 8, tiles, by_seed),
    ]


def _judged(source: _Source, n: int, seed: int, catalogue: NullTranslations) -> list[Finding]:
    from paiju.cli.progress import tracked
    from paiju.cli.shuffle_battery import Battery, deaf_bits
    from paiju.deal.chance import Chance

    def told(done: int) -> str:
        text = catalogue.gettext("{done} of {n} walls")
        return text.format(done=min(n, done * _AT_ONCE), n=n)

    chance = Chance(seed)
    battery = Battery(source.tiles)
    for start in tracked(range(0, n, _AT_ONCE), -(-n // _AT_ONCE), told):
        count = min(_AT_ONCE, n - start)
        keys = [_key(chance, source.key_bytes) for _ in range(count)]
        battery.add([source.shuffle(key) for key in keys])
    return [*battery.findings(), deaf_bits(source.shuffle, _key(chance, source.key_bytes))]


def _key(chance: Chance, size: int) -> bytes:
    return b"".join(chance.next_number().to_bytes(8, "big") for _ in range(size // 8))


def _lines(source: _Source, findings: list[Finding], catalogue: NullTranslations) -> Iterator[str]:
    from paiju.cli.table import table

    _ = catalogue.gettext
    words = {
        "places": _("each kind in each place"),
        "pairs": _("pairs of neighbours"),
        "neighbours": _("equal neighbours in a wall"),
        "successive": _("places like the wall before"),
        "repeats": _("walls that came before"),
        "key": _("bits of a key that change nothing"),
    }
    heads = (_("Test"), _("Measured"), _("Probability"), "")
    rows = [
        (
            words[each.test],
            f"{each.measured:.6g}",
            f"{each.probability:.2g}",
            _("passed") if each.passed else _("FAILED"),
        )
        for each in findings
    ]
    yield source.title
    yield from table(heads, rows, right=(1, 2))


def _record(found: dict[str, list[Finding]], rules: str, n: int, seed: int) -> dict[str, Json]:
    sources: dict[str, Json] = {
        source: [
            {
                "test": each.test,
                "measured": f"{each.measured:.6g}",
                "probability": f"{each.probability:.2g}",
                "passed": each.passed,
            }
            for each in findings
        ]
        for source, findings in found.items()
    }
    return {"rules": rules, "seed": seed, "walls": n, "sources": sources}
