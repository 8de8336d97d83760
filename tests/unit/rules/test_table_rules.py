"""The table of each edition: walls, limits and what the texts say of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.rules.table_rules import MCR_1998_TABLE, MCR_TABLE, WSOM_TABLE

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "editions.md"
SOURCE = Path(__file__).parents[3] / "src" / "paiju" / "rules" / "table_rules.py"


@pytest.mark.parametrize(
    ("key", "wall", "dealt", "draws"),
    [
        ("mcr", 144, 53, 91),
        ("mcr-1998", 144, 53, 91),
        ("wsom-2008", 136, 53, 69),
        ("wsom-later", 136, 53, 69),
        ("zung-jung", 136, 53, 69),
        ("botzone", 136, 52, 84),
    ],
)
def test_draws_after_the_deal(key: str, wall: int, dealt: int, draws: int) -> None:
    """
    What is neither dealt nor dead is drawn.
    """
    table = ruleset(key).table

    assert (wall, dealt, draws) == (table.wall_tiles, table.dealt_tiles, table.draws_after_deal)
    assert wall == dealt + draws + table.dead_wall_tiles


def test_fourteen_tiles_stay__wsom08_dead_wall_1() -> None:
    """
    The dead wall is 14 tiles, in MCR the wall is played out.
    """
    assert (WSOM_TABLE.dead_wall_tiles, MCR_TABLE.dead_wall_tiles) == (14, 0)


def test_walls_of_17_stacks__wsom08_shuffle_5() -> None:
    """
    Four walls of 17 stacks of two.
    """
    assert WSOM_TABLE.stacks * 4 * 2 == 136


def test_walls_of_18_stacks__wmcc_5_7_4() -> None:
    """
    36 tiles each, two high.
    """
    assert MCR_TABLE.stacks * 2 == 36


@pytest.mark.parametrize("key", [*EDITIONS, *PRESETS])
def test_a_table_agrees_with_its_ruleset(key: str) -> None:
    """
    Flowers are in the wall where the edition has them; fines have a unit; each text its clauses.
    """
    rules = ruleset(key)
    table = rules.table

    assert table.wall_tiles == (144 if rules.flowers else 136)
    assert bool(table.overtime_points) == bool(table.overtime_unit_ms)
    assert bool(rules.document) == (key in EDITIONS)
    assert not table.auto_discard


def test_a_preset_is_no_edition() -> None:
    """
    Botzone's table is known by name, scores as MCR does, and is not offered as an edition.
    """
    preset = ruleset("botzone")

    assert preset is PRESETS["botzone"]
    assert "botzone" not in EDITIONS
    assert preset.table.error_points == (-30, 10)
    assert preset.rulings == ruleset("mcr").rulings


def test_limits_of_1998__mcr98_play_4() -> None:
    """
    30 s at first, 15 s later, from the discard before.
    """
    assert (30_000, 15_000) == (MCR_1998_TABLE.first_discard_ms, MCR_1998_TABLE.discard_ms)
    assert MCR_1998_TABLE.discard_from == "previous_discard"


def test_every_value_names_its_clause() -> None:
    """
    In the tables of the texts no value stands without a clause or a decision on its line.
    """
    tables = SOURCE.read_text(encoding="utf-8").split("BOTZONE_TABLE = TableRules(")[0]
    values = [
        line for line in tables.splitlines() if line.startswith("    ") and line.endswith(",")
    ]
    values += [line for line in tables.splitlines() if ",  # " in line]

    assert len(values) >= 30
    assert not [
        line
        for line in values
        if "wmcc-" not in line
        and "mcr98-" not in line
        and "wsom08-" not in line
        and "decision" not in line
    ]


def test_the_guide_shows_the_values() -> None:
    """
    Numbers in the guide's table are those of the code.
    """
    guide = GUIDE.read_text(encoding="utf-8").split("## The table")[1]
    shown = {
        cells[0].strip(" `"): [cell.partition(" · ")[0].strip() for cell in cells[1:4]]
        for line in guide.splitlines()
        if line.startswith("| `")
        for cells in [line.strip("|").split("|")]
    }
    tables = (MCR_TABLE, MCR_1998_TABLE, WSOM_TABLE)

    for name in ("draws_after_deal", "dead_wall_tiles"):
        assert shown[name] == [str(getattr(table, name)) for table in tables]
    for name in ("first_discard_ms", "discard_ms", "claim_ms"):
        assert shown[name] == [f"{getattr(table, name) // 1000} s" for table in tables]
    for name in (
        "swap_calls",
        "touch_keeps_win",
        "kong_after_claim",
        "concealed_kong_public",
        "replacement_restarts",
    ):
        assert shown[name] == ["yes" if getattr(table, name) else "no" for table in tables]
    assert shown["stacks` of each wall"] == [str(table.stacks) for table in tables]
    assert shown["forfeit_above"] == ["none", "none", str(WSOM_TABLE.forfeit_above)]
    assert (WSOM_TABLE.deal_ms, WSOM_TABLE.free_ms) == (180_000, 15_000)
