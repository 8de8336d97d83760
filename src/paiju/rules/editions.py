"""The editions as values."""

from __future__ import annotations

from dataclasses import replace

from paiju.errors import UnknownName
from paiju.rules.ruleset import Ruleset
from paiju.rules.rulings import RULINGS
from paiju.rules.table_rules import BOTZONE_TABLE, MCR_1998_TABLE, MCR_TABLE, WSOM_TABLE

__all__ = ["ALIASES", "EDITIONS", "PRESETS", "ruleset"]

_MCR_FORMS = ("basic", "knitted_body", "seven_pairs", "thirteen_orphans", "knitted")
_WSOM_FORMS = ("basic", "seven_pairs", "thirteen_orphans")


def _first_answers(scorer: str) -> tuple[tuple[str, str], ...]:
    return tuple((r.key, r.answers[0]) for r in RULINGS.values() if r.scorer == scorer)


_MCR = Ruleset(
    key="mcr",
    en="Mahjong Competition Rules, as played today",
    zh="國標麻將（現行）",
    scorer="mcr",
    payment="basic_and_points",
    other="mcr-1998",
    minimum_points=8,
    forms=_MCR_FORMS,
    rulings=_first_answers("mcr"),
    table=MCR_TABLE,
    basic_points=8,
    flowers=True,
    prevalent_wind=True,
    times_pungs=True,
    document="wmcc",
)

_MCR_1998 = replace(
    _MCR.with_rulings(
        mixed_kongs="separate",
        voided_suit_beside_sets="barred",
        seven_pairs_stack="barred",
        all_terminals_triple_pung="barred",
        quadruple_chow_all_chows="barred",
    ),
    key="mcr-1998",
    en="Mahjong Competition Rules, the text of 1998",
    zh="國標麻將（1998）",
    other="mcr",
    table=MCR_1998_TABLE,
    fan_list="printed",
    document="mcr98",
)

_WSOM_2008 = Ruleset(
    key="wsom-2008",
    en="World Series of Mahjong, 2008",
    zh="世界麻將大賽（2008）",
    scorer="wsom",
    payment="threefold",
    other="zung-jung",
    minimum_points=5,
    forms=_WSOM_FORMS,
    rulings=_first_answers("wsom"),
    table=WSOM_TABLE,
    share_points=30,
    limit_points=320,
    has_penalty_tiles=True,
    document="wsom08",
)

_WSOM_LATER = replace(
    _WSOM_2008,
    key="wsom-later",
    en="World Series of Mahjong, the later edition",
    zh="世界麻將大賽（後期）",
    document="wsom10",
)

_ZUNG_JUNG = replace(
    _WSOM_2008,
    key="zung-jung",
    en="Zung Jung, version 3.3",
    zh="中庸麻將（3.3）",
    other="wsom-2008",
    minimum_points=1,
    share_points=25,
    chicken_points=1,
    points=(("pure_one_suit", 80), ("two_identical_sequences_twice", 60)),
)

EDITIONS: dict[str, Ruleset] = {
    edition.key: edition for edition in (_MCR, _MCR_1998, _WSOM_2008, _WSOM_LATER, _ZUNG_JUNG)
}
"""All editions by key."""

PRESETS: dict[str, Ruleset] = {
    "botzone": replace(
        _MCR,
        key="botzone",
        en="Botzone, Chinese Standard Mahjong",
        zh="Botzone 國標麻將",
        table=BOTZONE_TABLE,
        flowers=False,
        document="",
    )
}
"""Tables of programs by key: no edition of a text, played and scored by the values of one."""

ALIASES = {"wsom": "wsom-2008"}
"""Short names of editions."""


def ruleset(name: str | Ruleset) -> Ruleset:
    """
    Give the edition or preset with this name; an edition itself is given back.

    >>> ruleset("wsom").key
    'wsom-2008'
    >>> ruleset("botzone").table.layout
    'private_walls'
    """
    if isinstance(name, Ruleset):
        return name
    key = ALIASES.get(name, name) if isinstance(name, str) else ""
    found = EDITIONS.get(key) or PRESETS.get(key)
    if found is None:
        raise UnknownName.among("rules", name, [*EDITIONS, *ALIASES, *PRESETS])
    return found
