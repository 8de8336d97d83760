"""The 44 patterns of the World Series of Mahjong as rows: what each is called, is worth and asks.

No number of points of this system stands anywhere else, but for what an edition gives otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paiju.rules.clause import ClauseId
from paiju.scoring.facts import Facts
from paiju.scoring.wsom import chow_questions as chow
from paiju.scoring.wsom import honor_questions as honor
from paiju.scoring.wsom import pung_questions as pung
from paiju.scoring.wsom import tile_questions as tile
from paiju.scoring.wsom import way_questions as way

__all__ = ["CHICKEN_HAND", "ROWS", "STRIKE_CLAUSES", "Pattern"]


@dataclass(frozen=True, slots=True)
class Pattern:
    """
    One pattern: its number, place in the list, names, points and question.

    `id` is category, series in the category and, where the series has several patterns, the place
    in the series. `earned_by` tells what earns it: sets, the whole hand, or the way it was won.
    """

    no: int
    id: str
    key: str
    zh: str
    en: str
    points: int
    count: Callable[[Facts], int]
    earned_by: str = "sets"
    note: str = ""

    @property
    def series(self) -> str:
        """
        Give category and series, of which one pattern counts.

        >>> ROWS[16].id, ROWS[16].series
        ('4.2.2', '4.2')
        """
        return ".".join(self.id.split(".")[:2])

    @property
    def clause(self) -> ClauseId | None:
        """
        Give the clause that defines the pattern; the chicken hand has none (decision 0136).
        """
        return ClauseId(f"wsom08-pattern-{self.id}") if self.id else None


# Kept as laid out: a row reads as a row.
# fmt: off
ROWS: tuple[Pattern, ...] = (
    Pattern(1, "1.1", "all_sequences", "平和", "All Sequences", 5, chow.all_sequences,
            earned_by="hand"),
    Pattern(2, "1.2", "concealed_hand", "門前清", "Concealed Hand", 5, way.concealed_hand,
            earned_by="hand",
            note="not beside the special forms; a concealed kong does not open the hand"),
    Pattern(3, "1.3", "no_terminals", "斷么九", "No Terminals", 5, tile.no_terminals,
            earned_by="hand"),
    Pattern(4, "2.1.1", "mixed_one_suit", "混一色", "Mixed One-Suit", 40, tile.mixed_one_suit,
            earned_by="hand",
            note="whether honors alone fit is decision 0103"),
    Pattern(5, "2.1.2", "pure_one_suit", "清一色", "Pure One-Suit", 100, tile.pure_one_suit,
            earned_by="hand"),
    Pattern(6, "2.2", "nine_gates", "九蓮寶燈", "Nine Gates", 480, way.nine_gates,
            earned_by="hand",
            note="a drawn tile must be kept apart; never with blessing_of_heaven, beside which "
                 "the other patterns stay (decision 0113)"),
    Pattern(7, "3.1", "value_honor", "番牌", "Value Honor", 10, honor.value_honor,
            note="for each set: the one pattern that counts more than once"),
    Pattern(8, "3.2.1", "small_three_dragons", "小三元", "Small Three Dragons", 40,
            honor.small_three_dragons),
    Pattern(9, "3.2.2", "big_three_dragons", "大三元", "Big Three Dragons", 130,
            honor.big_three_dragons),
    Pattern(10, "3.3.1", "small_three_winds", "小三風", "Small Three Winds", 30,
            honor.small_three_winds),
    Pattern(11, "3.3.2", "big_three_winds", "大三風", "Big Three Winds", 120,
            honor.big_three_winds),
    Pattern(12, "3.3.3", "small_four_winds", "小四喜", "Small Four Winds", 320,
            honor.small_four_winds),
    Pattern(13, "3.3.4", "big_four_winds", "大四喜", "Big Four Winds", 400, honor.big_four_winds),
    Pattern(14, "3.4", "all_honors", "字一色", "All Honors", 320, tile.all_honors,
            earned_by="hand",
            note="whether seven pairs may have it is decision 0107"),
    Pattern(15, "4.1", "all_triplets", "對對和", "All Triplets", 30, pung.all_triplets,
            earned_by="hand"),
    Pattern(16, "4.2.1", "two_concealed_triplets", "二暗刻", "Two Concealed Triplets", 5,
            pung.two_concealed_triplets,
            note="whether a triplet completed by a discard is concealed is decision 0102"),
    Pattern(17, "4.2.2", "three_concealed_triplets", "三暗刻", "Three Concealed Triplets", 30,
            pung.three_concealed_triplets),
    Pattern(18, "4.2.3", "four_concealed_triplets", "四暗刻", "Four Concealed Triplets", 125,
            pung.four_concealed_triplets),
    Pattern(19, "4.3.1", "one_kong", "一槓", "One Kong", 5, pung.one_kong),
    Pattern(20, "4.3.2", "two_kong", "二槓", "Two Kong", 20, pung.two_kong),
    Pattern(21, "4.3.3", "three_kong", "三槓", "Three Kong", 120, pung.three_kong),
    Pattern(22, "4.3.4", "four_kong", "四槓", "Four Kong", 480, pung.four_kong),
    Pattern(23, "5.1.1", "two_identical_sequences", "一般高", "Two Identical Sequences", 10,
            chow.two_identical_sequences),
    Pattern(24, "5.1.2", "two_identical_sequences_twice", "兩般高",
            "Two Identical Sequences Twice", 55, chow.two_identical_sequences_twice,
            note="one chow four times is four_identical_sequences alone (decision 0112)"),
    Pattern(25, "5.1.3", "three_identical_sequences", "一色三同順", "Three Identical Sequences",
            120, chow.three_identical_sequences),
    Pattern(26, "5.1.4", "four_identical_sequences", "一色四同順", "Four Identical Sequences",
            480, chow.four_identical_sequences),
    Pattern(27, "6.1", "three_similar_sequences", "三色同順", "Three Similar Sequences", 35,
            chow.three_similar_sequences),
    Pattern(28, "6.2.1", "small_three_similar_triplets", "三色小同刻",
            "Small Three Similar Triplets", 30, pung.small_three_similar_triplets),
    Pattern(29, "6.2.2", "three_similar_triplets", "三色同刻", "Three Similar Triplets", 120,
            pung.three_similar_triplets),
    Pattern(30, "7.1", "nine_tile_straight", "一氣通貫", "Nine-Tile Straight", 40,
            chow.nine_tile_straight),
    Pattern(31, "7.2.1", "three_consecutive_triplets", "三連刻", "Three Consecutive Triplets",
            100, pung.three_consecutive_triplets),
    Pattern(32, "7.2.2", "four_consecutive_triplets", "四連刻", "Four Consecutive Triplets", 200,
            pung.four_consecutive_triplets),
    Pattern(33, "8.1.1", "mixed_lesser_terminals", "混全帶么", "Mixed Lesser Terminals", 40,
            tile.mixed_lesser_terminals, earned_by="hand",
            note="a chow is not asked for (decision 0109)"),
    Pattern(34, "8.1.2", "pure_lesser_terminals", "純全帶么", "Pure Lesser Terminals", 50,
            tile.pure_lesser_terminals, earned_by="hand"),
    Pattern(35, "8.1.3", "mixed_greater_terminals", "混么九", "Mixed Greater Terminals", 100,
            tile.mixed_greater_terminals, earned_by="hand",
            note="not beside thirteen_terminals"),
    Pattern(36, "8.1.4", "pure_greater_terminals", "清么九", "Pure Greater Terminals", 400,
            tile.pure_greater_terminals, earned_by="hand",
            note="whether seven pairs may have it is decision 0107"),
    Pattern(37, "9.1.1", "final_draw", "海底撈月", "Final Draw", 10, way.final_draw,
            earned_by="way"),
    Pattern(38, "9.1.2", "final_discard", "河底撈魚", "Final Discard", 10, way.final_discard,
            earned_by="way"),
    Pattern(39, "9.2", "win_on_kong", "嶺上開花", "Win on Kong", 10, way.win_on_kong,
            earned_by="way",
            note="a replacement that is the last tile has final_draw too"),
    Pattern(40, "9.3", "robbing_a_kong", "搶槓", "Robbing a Kong", 10, way.robbing_a_kong,
            earned_by="way"),
    Pattern(41, "9.4.1", "blessing_of_heaven", "天和", "Blessing of Heaven", 155,
            way.blessing_of_heaven, earned_by="way"),
    Pattern(42, "9.4.2", "blessing_of_earth", "地和", "Blessing of Earth", 155,
            way.blessing_of_earth, earned_by="way"),
    Pattern(43, "10.1", "thirteen_terminals", "十三么九", "Thirteen Terminals", 160,
            tile.thirteen_terminals, earned_by="hand",
            note="no limit pattern"),
    Pattern(44, "10.2", "seven_pairs", "七對子", "Seven Pairs", 30, tile.seven_pairs,
            earned_by="hand",
            note="adds the patterns that ask for no chow, pung or kong"),
)
"""The patterns by number; row `n` has index `n - 1`."""

CHICKEN_HAND = Pattern(
    45, "", "chicken_hand", "雞和", "Chicken Hand", 0, way.chicken_hand, earned_by="hand",
    note="a row where the edition has `chicken_points`, else no win (decision 0136)")
"""The hand without a pattern; its points are those of the edition."""
# fmt: on

STRIKE_CLAUSES = {
    "series": ClauseId("wsom08-scoring-4"),
    "limit": ClauseId("wsom08-scoring-6"),
    "printed": ClauseId("wsom08-counting-12"),
    "ruling": ClauseId("wsom08-counting-12"),
}
"""The clause behind each reason for which a pattern is struck."""
