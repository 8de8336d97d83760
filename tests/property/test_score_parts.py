"""What must fit together inside every score, whatever the hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.property.hands import EDITIONS, random_wins

import paiju
from paiju.scoring.mcr.table import ROWS as FANS
from paiju.scoring.wsom.table import CHICKEN_HAND
from paiju.scoring.wsom.table import ROWS as PATTERNS
from paiju.tiles import Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

EARNED_BY = {
    "mcr": {fan.key: fan.earned_by for fan in FANS},
    "wsom": {pattern.key: pattern.earned_by for pattern in (*PATTERNS, CHICKEN_HAND)},
}
# One of several instances of these rows may be struck while another counts.
IN_SEVERAL = {
    "pure_double_chow",
    "mixed_double_chow",
    "short_straight",
    "two_terminal_chows",
    "pung_of_terminals_or_honors",
}


@pytest.fixture
def scores(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> Iterator[paiju.Score]:
    """
    Give the scores of random wins under an edition.
    """
    return (won.score(rules) for won in random_wins(chance, random_count, 600, rules))


@pytest.mark.parametrize("rules", EDITIONS)
def test_rows_add_up_to_the_points(rules: str, scores: Iterator[paiju.Score]) -> None:
    """
    Rows sum to what counts, up to the limit; flowers come on top where they are played.
    """
    limit = paiju.ruleset(rules).limit_points
    for score in scores:
        flowers = sum(row.points for row in score.rows if row.key == "flower_tiles")
        total = sum(row.points for row in score.rows) - flowers

        assert score.plain_sum >= total
        assert limit is None or score.limit == "single" or min(total, limit) == score.counted
        assert score.limit == "sum_cut" or total == score.counted
        assert score.points == (score.counted + flowers if score.legal else 0)


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_win_is_legal_from_the_minimum_on(rules: str, scores: Iterator[paiju.Score]) -> None:
    """
    A hand may win exactly when it counts the minimum, else a reason says what it counts.
    """
    minimum = paiju.ruleset(rules).minimum_points
    for score in scores:
        below = f"below the minimum of {minimum}: counts {score.counted}"

        assert (score.counted >= minimum) == score.legal
        assert (None if score.legal else below) == score.reason


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_reading_holds_the_tiles_of_the_hand(rules: str, scores: Iterator[paiju.Score]) -> None:
    """
    The groups of a reading are the melds and the concealed tiles, one of them won.
    """
    for score in scores:
        assert score.reading is not None
        assert score.hand.win is not None
        tiles = [score.hand.win, *score.hand.concealed]
        tiles += [tile for meld in score.hand.melds for tile in meld.tiles]
        winning = [group for group in score.reading.groups if group.wins]

        assert Counter(tiles) == Counter(
            tile for group in score.reading.groups for tile in group.tiles
        )
        assert 1 <= len(winning) <= (2 if score.reading.form == "seven_pairs" else 1)
        assert all(score.hand.win in group.tiles for group in winning)
        assert not any(group.melded for group in winning)


@pytest.mark.parametrize("rules", EDITIONS)
def test_each_row_names_the_groups_that_earned_it(
    rules: str, scores: Iterator[paiju.Score]
) -> None:
    """
    A row's sets are groups of the reading; only a row of the way has none.
    """
    for score in scores:
        assert score.reading is not None
        for row in score.rows:
            earned_by = EARNED_BY[score.ruleset.scorer][row.key]

            assert set(row.sets) <= set(score.reading.groups), row
            assert (earned_by == "way") == (not row.sets), row
            if earned_by == "hand":
                assert score.reading.groups == row.sets
            if earned_by == "winning_tile":
                assert all(group.wins for group in row.sets)


@pytest.mark.parametrize("rules", EDITIONS)
def test_rows_are_those_of_the_table(rules: str, scores: Iterator[paiju.Score]) -> None:
    """
    Number, names and clause of each row are the table's; the dearest stand first.
    """
    for score in scores:
        for row in score.rows:
            kind = score.table[row.key]

            assert (kind.no, kind.zh, kind.en, kind.clause) == (
                row.no,
                row.zh,
                row.en,
                row.clause,
            )
            assert 0 < row.value * row.count == row.points
        values = [row.value for row in score.rows if row.key != "flower_tiles"]
        assert sorted(values, reverse=True) == values


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_struck_row_does_not_count_and_its_striker_does(
    rules: str, scores: Iterator[paiju.Score]
) -> None:
    """
    What is struck counts nowhere, unless in another instance; what struck it counts itself.

    Under a limit the row that is paid alone may have struck the striker too.
    """
    for score in scores:
        counted = {row.key for row in score.rows}
        struck = {row.key for row in score.struck}

        assert not struck & counted - IN_SEVERAL, score
        for each in score.struck:
            assert each.by in counted or (score.limit == "single" and each.by in struck), score
            assert each.clause is not None or each.decision is not None


@pytest.mark.parametrize("rules", EDITIONS)
def test_ties_are_worth_as_much_and_rejected_readings_less(
    rules: str, scores: Iterator[paiju.Score]
) -> None:
    """
    No other arrangement is worth more; each differs from the one that counts.
    """
    for score in scores:
        for tie in score.ties:
            assert score.counted == tie.counted
            assert (str(score.reading), score.rows) != (str(tie.reading), tie.rows)
        less = [other.counted for other in score.rejected]

        assert sorted(less, reverse=True) == less
        assert all(counted < score.counted for counted in less)


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
def test_a_row_of_the_wait_needs_a_sole_wait(rules: str, scores: Iterator[paiju.Score]) -> None:
    """
    Edge, closed and single waits hold only where no other tile would have completed the hand.
    """
    for score in scores:
        assert score.hand.win is not None
        held = {row.key for row in score.rows} | {row.key for row in score.struck}
        thirteen = Hand(score.hand.concealed, score.hand.melds)
        waits = paiju.waits_in_form(thirteen, rules=rules)

        assert score.hand.win in waits
        assert len(waits) == 1 or not held & {"edge_wait", "closed_wait", "single_wait"}, score


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_other_edition_is_told_as_it_scores(rules: str, scores: Iterator[paiju.Score]) -> None:
    """
    The other edition's totals are those of a score under it, and the rows explain the difference.
    """
    for score in scores:
        told = score.other_edition
        if told is None:
            continue
        difference = sum(there - here for _, here, there in told.rows)

        assert (told.points, told.counted) != (score.points, score.counted)
        if score.limit is None and told.counted < (paiju.ruleset(told.rules).limit_points or 999):
            assert difference == told.counted - score.counted, score


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_settlement_sums_to_nothing(
    rules: str, chance: Random, scores: Iterator[paiju.Score]
) -> None:
    """
    What the losers pay is what the winner gets, and a liable seat pays no less than another.
    """
    for score in scores:
        if not score.legal:
            continue
        winner, giver, *others = chance.sample("ESWN", 4)
        drawn = paiju.settle(score.points, rules=rules, winner=winner)
        given = paiju.settle(score.points, rules=rules, winner=winner, discarder=giver)

        assert sum(drawn.values()) == sum(given.values()) == 0
        assert len({drawn[seat] for seat in (giver, *others)}) == 1
        assert given[giver] <= given[others[0]] == given[others[1]] <= 0 < given[winner]
