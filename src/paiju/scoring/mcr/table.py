"""The 82 fan of MCR as rows: what each is called, is worth, asks and bars.

No number of points of this system stands anywhere else, but for what decision 0002 lets an edition
choose, and no printed exclusion. What the
principles strike beside the lists is in `links` (chows together) and `honor_questions` (pungs that
another row pays).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paiju.rules.clause import ClauseId
from paiju.scoring.facts import Facts
from paiju.scoring.mcr import chow_questions as chow
from paiju.scoring.mcr import honor_questions as honor
from paiju.scoring.mcr import pung_questions as pung
from paiju.scoring.mcr import tile_questions as tile
from paiju.scoring.mcr import way_questions as way

__all__ = ["BARRED_BY_RULING", "FREED_BY_RULING", "ROWS", "Fan"]


@dataclass(frozen=True, slots=True)
class Fan:
    """
    One fan: its number, names, points, question and printed exclusions.

    `earned_by` tells what earns it: sets, the whole hand, the winning_tile, knitted tiles, or the
    way the hand was won. `excludes` is printed in every edition; `implies` is printed nowhere, but
    cannot be missing when the row holds (non-repeat). `printed_too` is printed by the text of 1998
    alone, `practised_too` in the list played today alone: these two say where a bar is printed;
    whether it changes a score is up to `BARRED_BY_RULING`, and some never bite.
    """

    no: int
    key: str
    zh: str
    en: str
    points: int
    count: Callable[[Facts], int]
    earned_by: str = "sets"
    excludes: tuple[str, ...] = ()
    implies: tuple[str, ...] = ()
    printed_too: tuple[str, ...] = ()
    practised_too: tuple[str, ...] = ()
    note: str = ""

    @property
    def clause(self) -> ClauseId | None:
        """
        Give the clause that defines the fan; no. 82 has none (decision 0001).
        """
        return ClauseId(f"mcr98-fan-{self.no}") if self.no < 82 else None


# Kept as laid out: a row reads as a row.
# fmt: off
ROWS: tuple[Fan, ...] = (
    Fan(1, "big_four_winds", "大四喜", "Big Four Winds", 88, honor.big_four_winds,
        excludes=("big_three_winds", "all_pungs", "prevalent_wind", "seat_wind",
                  "pung_of_terminals_or_honors"),
        printed_too=("one_voided_suit",)),
    Fan(2, "big_three_dragons", "大三元", "Big Three Dragons", 88, honor.big_three_dragons,
        excludes=("two_dragon_pungs", "dragon_pung"),
        printed_too=("one_voided_suit",)),
    Fan(3, "all_green", "綠一色", "All Green", 88, tile.all_green, earned_by="hand",
        excludes=("half_flush",),
        practised_too=("one_voided_suit",),
        note="with no green dragon, full_flush counts beside it"),
    Fan(4, "nine_gates", "九蓮寶燈", "Nine Gates", 88, way.nine_gates, earned_by="hand",
        excludes=("full_flush", "fully_concealed_hand", "concealed_hand", "one_voided_suit",
                  "no_honors"),
        printed_too=("pung_of_terminals_or_honors",),
        note="a second pung of a terminal, made by 2, 5 or 8, counts (decision 0004)"),
    Fan(5, "four_kongs", "四杠", "Four Kongs", 88, pung.four_kongs,
        excludes=("three_kongs", "all_pungs", "two_concealed_kongs", "two_melded_kongs",
                  "concealed_kong", "melded_kong", "single_wait"),
        practised_too=("melded_and_concealed_kong",),
        note="concealed pungs among the kongs count"),
    Fan(6, "seven_shifted_pairs", "連七對", "Seven Shifted Pairs", 88, way.seven_shifted_pairs,
        earned_by="hand",
        excludes=("seven_pairs", "full_flush", "fully_concealed_hand", "concealed_hand",
                  "one_voided_suit", "no_honors", "single_wait"),
        printed_too=("all_chows", "pure_double_chow", "short_straight"),
        note="the chow rows that the text of 1998 bars cannot occur in pairs"),
    Fan(7, "thirteen_orphans", "十三幺", "Thirteen Orphans", 88, way.thirteen_orphans,
        earned_by="hand",
        excludes=("all_types", "outside_hand", "fully_concealed_hand", "concealed_hand",
                  "single_wait"),
        implies=("all_terminals_and_honors",)),
    Fan(8, "all_terminals", "清幺九", "All Terminals", 64, tile.all_terminals, earned_by="hand",
        excludes=("all_terminals_and_honors", "all_pungs", "outside_hand", "double_pung",
                  "pung_of_terminals_or_honors", "no_honors"),
        printed_too=("triple_pung",),
        note="by pungs in the text of 1998; whether triple_pung counts is decision 0013"),
    Fan(9, "little_four_winds", "小四喜", "Little Four Winds", 64, honor.little_four_winds,
        excludes=("big_three_winds",),
        printed_too=("pung_of_terminals_or_honors", "one_voided_suit")),
    Fan(10, "little_three_dragons", "小三元", "Little Three Dragons", 64,
        honor.little_three_dragons, excludes=("two_dragon_pungs", "dragon_pung"),
        printed_too=("one_voided_suit",)),
    Fan(11, "all_honors", "字一色", "All Honors", 64, tile.all_honors, earned_by="hand",
        excludes=("all_terminals_and_honors", "all_pungs", "outside_hand",
                  "pung_of_terminals_or_honors", "one_voided_suit")),
    Fan(12, "four_concealed_pungs", "四暗刻", "Four Concealed Pungs", 64,
        pung.four_concealed_pungs,
        excludes=("all_pungs", "concealed_hand"),
        practised_too=("fully_concealed_hand",),
        implies=("three_concealed_pungs", "two_concealed_pungs"),
        note="fully_concealed_hand is missing in the list of 1998; an omission (decision 0003)"),
    Fan(13, "pure_terminal_chows", "一色雙龍會", "Pure Terminal Chows", 64,
        chow.pure_terminal_chows,
        excludes=("seven_pairs", "full_flush", "all_chows", "pure_double_chow",
                  "two_terminal_chows", "one_voided_suit", "no_honors")),
    Fan(14, "quadruple_chow", "一色四同順", "Quadruple Chow", 48, chow.quadruple_chow,
        excludes=("seven_pairs", "pure_triple_chow", "pure_shifted_pungs", "tile_hog",
                  "pure_double_chow"),
        printed_too=("all_chows", "one_voided_suit"),
        note="whether all_chows counts is decision 0014"),
    Fan(15, "four_pure_shifted_pungs", "一色四節高", "Four Pure Shifted Pungs", 48,
        pung.four_pure_shifted_pungs,
        excludes=("pure_triple_chow", "pure_shifted_pungs", "all_pungs"),
        printed_too=("pure_double_chow", "one_voided_suit")),
    Fan(16, "four_pure_shifted_chows", "一色四步高", "Four Pure Shifted Chows", 32,
        chow.four_pure_shifted_chows,
        excludes=("pure_shifted_chows",),
        practised_too=("short_straight", "two_terminal_chows"),
        printed_too=("one_voided_suit",)),
    Fan(17, "three_kongs", "三杠", "Three Kongs", 32, pung.three_kongs,
        excludes=("two_concealed_kongs", "two_melded_kongs", "concealed_kong", "melded_kong"),
        practised_too=("melded_and_concealed_kong",)),
    Fan(18, "all_terminals_and_honors", "混幺九", "All Terminals and Honors", 32,
        tile.all_terminals_and_honors, earned_by="hand",
        excludes=("all_pungs", "outside_hand", "pung_of_terminals_or_honors"),
        note="by pungs in the text of 1998; seven pairs too as played today (decision 0012)"),
    Fan(19, "seven_pairs", "七對", "Seven Pairs", 24, way.seven_pairs, earned_by="hand",
        excludes=("fully_concealed_hand", "concealed_hand", "single_wait"),
        printed_too=("upper_tiles", "middle_tiles", "lower_tiles", "upper_four", "lower_four"),
        note="which rows stack on pairs is decision 0012"),
    Fan(20, "greater_honors_and_knitted_tiles", "七星不靠", "Greater Honors and Knitted Tiles", 24,
        way.greater_honors_and_knitted_tiles, earned_by="hand",
        excludes=("lesser_honors_and_knitted_tiles", "all_types", "fully_concealed_hand",
                  "concealed_hand", "single_wait")),
    Fan(21, "all_even_pungs", "全雙刻", "All Even Pungs", 24, pung.all_even_pungs,
        earned_by="hand", excludes=("all_pungs", "all_simples", "no_honors")),
    Fan(22, "full_flush", "清一色", "Full Flush", 24, tile.full_flush, earned_by="hand",
        excludes=("one_voided_suit", "no_honors")),
    Fan(23, "pure_triple_chow", "一色三同順", "Pure Triple Chow", 24, chow.pure_triple_chow,
        excludes=("pure_shifted_pungs", "pure_double_chow")),
    Fan(24, "pure_shifted_pungs", "一色三節高", "Pure Shifted Pungs", 24, pung.pure_shifted_pungs,
        excludes=("pure_triple_chow",),
        printed_too=("pure_double_chow",)),
    Fan(25, "upper_tiles", "全大", "Upper Tiles", 24, tile.upper_tiles, earned_by="hand",
        excludes=("upper_four", "no_honors")),
    Fan(26, "middle_tiles", "全中", "Middle Tiles", 24, tile.middle_tiles, earned_by="hand",
        excludes=("all_simples", "no_honors")),
    Fan(27, "lower_tiles", "全小", "Lower Tiles", 24, tile.lower_tiles, earned_by="hand",
        excludes=("lower_four", "no_honors")),
    Fan(28, "pure_straight", "清龍", "Pure Straight", 16, chow.pure_straight,
        excludes=("short_straight",),
        practised_too=("two_terminal_chows",)),
    Fan(29, "three_suited_terminal_chows", "三色雙龍會", "Three-Suited Terminal Chows", 16,
        chow.three_suited_terminal_chows,
        excludes=("all_chows", "mixed_double_chow", "two_terminal_chows", "no_honors")),
    Fan(30, "pure_shifted_chows", "一色三步高", "Pure Shifted Chows", 16, chow.pure_shifted_chows),
    Fan(31, "all_fives", "全帶五", "All Fives", 16, tile.all_fives, earned_by="hand",
        excludes=("all_simples", "no_honors")),
    Fan(32, "triple_pung", "三同刻", "Triple Pung", 16, pung.triple_pung,
        excludes=("double_pung",)),
    Fan(33, "three_concealed_pungs", "三暗刻", "Three Concealed Pungs", 16,
        pung.three_concealed_pungs,
        excludes=("two_concealed_pungs",)),
    Fan(34, "lesser_honors_and_knitted_tiles", "全不靠", "Lesser Honors and Knitted Tiles", 12,
        way.lesser_honors_and_knitted_tiles, earned_by="hand",
        excludes=("all_types", "fully_concealed_hand", "concealed_hand", "single_wait"),
        note="with all nine knitted numbers knitted_straight counts too (decision 0007)"),
    Fan(35, "knitted_straight", "組合龍", "Knitted Straight", 12, way.knitted_straight,
        earned_by="knitted",
        note="nine knitted tiles, a set and a pair win (decision 0008)"),
    Fan(36, "upper_four", "大於五", "Upper Four", 12, tile.upper_four, earned_by="hand",
        excludes=("no_honors",)),
    Fan(37, "lower_four", "小於五", "Lower Four", 12, tile.lower_four, earned_by="hand",
        excludes=("no_honors",)),
    Fan(38, "big_three_winds", "三風刻", "Big Three Winds", 12, honor.big_three_winds,
        printed_too=("pung_of_terminals_or_honors", "one_voided_suit"),
        note="its own three pungs of honors only (decision 0005)"),
    Fan(39, "mixed_straight", "花龍", "Mixed Straight", 8, chow.mixed_straight),
    Fan(40, "reversible_tiles", "推不倒", "Reversible Tiles", 8, tile.reversible_tiles,
        earned_by="hand",
        excludes=("one_voided_suit",)),
    Fan(41, "mixed_triple_chow", "三色三同順", "Mixed Triple Chow", 8, chow.mixed_triple_chow,
        excludes=("mixed_double_chow",)),
    Fan(42, "mixed_shifted_pungs", "三色三節高", "Mixed Shifted Pungs", 8,
        pung.mixed_shifted_pungs, printed_too=("mixed_double_chow",),
        note="the text of 1998 bars a chow row, which has no effect (decision 0015)"),
    Fan(43, "chicken_hand", "無番和", "Chicken Hand", 8, way.chicken_hand, earned_by="hand",
        note="flowers aside"),
    Fan(44, "last_tile_draw", "妙手回春", "Last Tile Draw", 8, way.last_tile_draw, earned_by="way",
        excludes=("self_drawn",),
        note="fully_concealed_hand stays"),
    Fan(45, "last_tile_claim", "海底撈月", "Last Tile Claim", 8, way.last_tile_claim,
        earned_by="way"),
    Fan(46, "out_with_replacement_tile", "杠上開花", "Out with Replacement Tile", 8,
        way.out_with_replacement_tile, earned_by="way",
        excludes=("self_drawn",),
        note="not after a flower's replacement"),
    Fan(47, "robbing_the_kong", "搶杠和", "Robbing the Kong", 8, way.robbing_the_kong,
        earned_by="way",
        excludes=("last_of_its_kind",)),
    Fan(48, "all_pungs", "碰碰和", "All Pungs", 6, pung.all_pungs, earned_by="hand"),
    Fan(49, "half_flush", "混一色", "Half Flush", 6, tile.half_flush, earned_by="hand",
        practised_too=("one_voided_suit",)),
    Fan(50, "mixed_shifted_chows", "三色三步高", "Mixed Shifted Chows", 6,
        chow.mixed_shifted_chows),
    Fan(51, "all_types", "五門齊", "All Types", 6, tile.all_types, earned_by="hand"),
    Fan(52, "melded_hand", "全求人", "Melded Hand", 6, pung.melded_hand, earned_by="hand",
        excludes=("single_wait",),
        note="four melded sets and another's tile"),
    Fan(53, "two_concealed_kongs", "雙暗杠", "Two Concealed Kongs", 6, pung.two_concealed_kongs,
        excludes=("two_concealed_pungs", "concealed_kong"),
        note="6 in the text and in practice (decision 0002)"),
    Fan(54, "two_dragon_pungs", "雙箭刻", "Two Dragon Pungs", 6, honor.two_dragon_pungs,
        excludes=("dragon_pung",)),
    Fan(55, "outside_hand", "全帶幺", "Outside Hand", 4, tile.outside_hand, earned_by="hand"),
    Fan(56, "fully_concealed_hand", "不求人", "Fully Concealed Hand", 4, pung.fully_concealed_hand,
        earned_by="hand",
        excludes=("concealed_hand", "self_drawn"),
        note="a melded kong spoils it"),
    Fan(57, "two_melded_kongs", "雙明杠", "Two Melded Kongs", 4, pung.two_melded_kongs,
        excludes=("melded_kong",)),
    Fan(58, "last_of_its_kind", "和絕張", "Last Tile", 4, way.last_of_its_kind,
        earned_by="winning_tile",
        note="from public tiles only (decision 0016)"),
    Fan(59, "dragon_pung", "箭刻", "Dragon Pung", 2, honor.dragon_pung),
    Fan(60, "prevalent_wind", "圈風刻", "Prevalent Wind", 2, honor.prevalent_wind),
    Fan(61, "seat_wind", "門風刻", "Seat Wind", 2, honor.seat_wind),
    Fan(62, "concealed_hand", "門前清", "Concealed Hand", 2, pung.concealed_hand, earned_by="hand",
        note="a concealed kong is allowed"),
    Fan(63, "all_chows", "平和", "All Chows", 2, chow.all_chows, earned_by="hand",
        excludes=("no_honors",)),
    Fan(64, "tile_hog", "四歸一", "Tile Hog", 2, tile.tile_hog, earned_by="hand"),
    Fan(65, "double_pung", "雙同刻", "Double Pung", 2, pung.double_pung,
        note="two disjoint pairs of pungs count twice"),
    Fan(66, "two_concealed_pungs", "雙暗刻", "Two Concealed Pungs", 2, pung.two_concealed_pungs,
        note="a pung completed by another's tile is not concealed (decision 0009)"),
    Fan(67, "concealed_kong", "暗杠", "Concealed Kong", 2, pung.concealed_kong),
    Fan(68, "all_simples", "斷幺", "All Simples", 2, tile.all_simples, earned_by="hand",
        excludes=("no_honors",)),
    Fan(69, "pure_double_chow", "一般高", "Pure Double Chow", 1, chow.pure_double_chow),
    Fan(70, "mixed_double_chow", "喜相逢", "Mixed Double Chow", 1, chow.mixed_double_chow),
    Fan(71, "short_straight", "連六", "Short Straight", 1, chow.short_straight),
    Fan(72, "two_terminal_chows", "老少副", "Two Terminal Chows", 1, chow.two_terminal_chows),
    Fan(73, "pung_of_terminals_or_honors", "幺九刻", "Pung of Terminals or Honors", 1,
        honor.pung_of_terminals_or_honors,
        note="honor pungs paid elsewhere are implied; reduced set by set"),
    Fan(74, "melded_kong", "明杠", "Melded Kong", 1, pung.melded_kong),
    Fan(75, "one_voided_suit", "缺一門", "One Voided Suit", 1, tile.one_voided_suit,
        earned_by="hand", note="exactly one suit missing"),
    Fan(76, "no_honors", "無字", "No Honors", 1, tile.no_honors, earned_by="hand"),
    Fan(77, "edge_wait", "邊張", "Edge Wait", 1, way.edge_wait, earned_by="winning_tile",
        note="the only wait in form (decision 0010)"),
    Fan(78, "closed_wait", "坎張", "Closed Wait", 1, way.closed_wait, earned_by="winning_tile",
        note="the only wait in form (decision 0010)"),
    Fan(79, "single_wait", "單釣將", "Single Wait", 1, way.single_wait, earned_by="winning_tile",
        note="the only wait in form (decision 0010)"),
    Fan(80, "self_drawn", "自摸", "Self-Drawn", 1, way.self_drawn, earned_by="way"),
    Fan(81, "flower_tiles", "花牌", "Flower Tiles", 1, way.flower_tiles, earned_by="way",
        note="outside the minimum (decision 0018)"),
    Fan(82, "melded_and_concealed_kong", "明暗杠", "Melded and Concealed Kong", 5,
        pung.melded_and_concealed_kong,
        implies=("concealed_kong", "melded_kong"),
        note="no clause: as played today only (decision 0001)"),
)
# fmt: on
"""All fan in the order of their numbers; row `n` is `ROWS[n - 1]`."""

BARRED_BY_RULING: dict[tuple[str, str], dict[str, tuple[str, ...]]] = {
    ("self_drawn_special", "self_drawn"): {"four_concealed_pungs": ("fully_concealed_hand",)},
    ("nine_gates_terminal_pungs", "all_barred"): {
        "nine_gates": ("pung_of_terminals_or_honors",),
    },
    ("wind_rows_bar_pungs", "all"): {
        "little_four_winds": ("pung_of_terminals_or_honors",),
        "big_three_winds": ("pung_of_terminals_or_honors",),
    },
    ("voided_suit_beside_sets", "barred"): {
        "big_three_dragons": ("one_voided_suit",),
        "little_three_dragons": ("one_voided_suit",),
        "big_three_winds": ("one_voided_suit",),
        "quadruple_chow": ("one_voided_suit",),
        "four_pure_shifted_pungs": ("one_voided_suit",),
        "four_pure_shifted_chows": ("one_voided_suit",),
    },
    ("seven_pairs_stack", "barred"): {
        "seven_pairs": (
            "upper_tiles",
            "middle_tiles",
            "lower_tiles",
            "upper_four",
            "lower_four",
        ),
    },
    ("all_terminals_triple_pung", "barred"): {"all_terminals": ("triple_pung",)},
    ("quadruple_chow_all_chows", "barred"): {"quadruple_chow": ("all_chows",)},
    ("last_tile_after_kong", "dearer"): {"last_tile_draw": ("out_with_replacement_tile",)},
}
"""What a ruling's answer bars besides: by (ruling, answer), then by the barring row."""

FREED_BY_RULING: dict[tuple[str, str], dict[str, tuple[str, ...]]] = {
    ("self_drawn_special", "fully_concealed"): {
        "nine_gates": ("fully_concealed_hand",),
        "seven_shifted_pairs": ("fully_concealed_hand",),
        "thirteen_orphans": ("fully_concealed_hand",),
        "seven_pairs": ("fully_concealed_hand",),
        "greater_honors_and_knitted_tiles": ("fully_concealed_hand",),
        "lesser_honors_and_knitted_tiles": ("fully_concealed_hand",),
    },
}
"""What a ruling's answer no longer bars."""
