"""Many deals in step: seeding, buffers, rewards, and what is refused."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

import pytest

from paiju.errors import NotationError
from paiju.sim.lane import Lane
from paiju.sim.spaces import ACTIONS, CELLS, KINDS, ROWS
from paiju.sim.vector import VectorDeals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Changed only together with the rules of play, the rows of an observation, or the seeding.
SIGNATURES = {
    "mcr": "6f3f2856271cf066",
    "wsom": "3e2f1790255f4bb0",
    "botzone": "3349ee00166df34b",
}

Row = tuple[bytes, bytes, int, int, tuple[int, ...]]


def _choose(deals: VectorDeals, chances: list[Random]) -> None:
    """
    Choose a legal action for every table, each by a chance of its own.
    """
    masks = bytes(deals.masks)
    for table, chance in enumerate(chances):
        mask = masks[ACTIONS * table : ACTIONS * (table + 1)]
        deals.actions[table] = chance.choice([no for no in range(ACTIONS) if mask[no]])


def _rows(deals: VectorDeals) -> list[Row]:
    """
    Give all that is told of each table.
    """
    seen, masks = bytes(deals.observations), bytes(deals.masks)
    return [
        (
            seen[CELLS * table : CELLS * (table + 1)],
            masks[ACTIONS * table : ACTIONS * (table + 1)],
            deals.seats[table],
            deals.endings[table],
            tuple(deals.rewards[table, seat] for seat in range(4)),
        )
        for table in range(deals.tables)
    ]


def _stream(tables: int, rules: str, seed: int, steps: int) -> Iterator[list[Row]]:
    deals = VectorDeals(tables, rules, seed=seed)
    chances = [Random(f"{seed} {table}") for table in range(tables)]
    yield _rows(deals)
    for _ in range(steps):
        _choose(deals, chances)
        deals.step()
        yield _rows(deals)


@pytest.mark.parametrize("rules", ["mcr", "wsom", "botzone"])
def test_same_seed_same_stream(rules: str, seed: int, random_count: Callable[[int], int]) -> None:
    """
    The same seed and actions give the same bytes; another seed gives others.
    """
    steps = random_count(400)
    first = list(_stream(3, rules, seed, steps))

    assert first == list(_stream(3, rules, seed, steps))
    assert first != list(_stream(3, rules, seed + 1, steps))


@pytest.mark.parametrize("rules", SIGNATURES)
def test_streams_are_the_same_everywhere(rules: str) -> None:
    """
    Three hundred decisions of a seed have the same signature on every machine, compiled or not.
    """
    signature = sha256()
    for rows in _stream(2, rules, 7, 150):
        signature.update(repr(rows).encode())

    assert SIGNATURES[rules] == signature.hexdigest()[:16]


def test_a_table_does_not_depend_on_how_many_there_are(
    seed: int, random_count: Callable[[int], int]
) -> None:
    """
    The first two of five tables are the tables of a vector of two.
    """
    steps = random_count(400)
    many = [rows[:2] for rows in _stream(5, "mcr", seed, steps)]

    assert list(_stream(2, "mcr", seed, steps)) == many


def test_reset_begins_again(seed: int) -> None:
    """
    After a reset with the same seed everything is as at first.
    """
    deals = VectorDeals(2, "mcr", seed=seed)
    first = _rows(deals)
    for _ in range(20):
        _choose(deals, [Random(1), Random(2)])
        deals.step()
    moved = _rows(deals)
    deals.reset(seed)

    assert first == _rows(deals) != moved


def test_buffers_have_their_shapes() -> None:
    """
    Each buffer has a row for each table, and is the same buffer after a step.
    """
    deals = VectorDeals(5, "mcr")
    buffers = (deals.observations, deals.masks, deals.rewards)
    _choose(deals, [Random(no) for no in range(5)])
    deals.step()

    assert [(5, ROWS, KINDS), (5, ACTIONS), (5, 4)] == [each.shape for each in buffers]
    assert all(each.shape == (5,) for each in (deals.seats, deals.endings, deals.actions))
    assert buffers == (deals.observations, deals.masks, deals.rewards)
    assert 5 == deals.decisions


def test_a_deal_that_ends_pays_and_the_next_one_begins(
    seed: int, random_count: Callable[[int], int]
) -> None:
    """
    Rewards come with an ending alone and sum up to nothing; then a hand of 13 or 14 is shown.
    """
    ended = 0
    paid = set()
    for rows in _stream(8, "wsom", seed, max(250, random_count(2_000))):
        for seen, _, _, ending, rewards in rows:
            assert ending or not any(rewards)
            assert 0 == sum(rewards)
            if ending:
                ended += 1
                paid.add(any(rewards))
                assert sum(seen[:KINDS]) in {13, 14}
    assert ended > 8
    assert False in paid


def test_lanes_are_what_is_told(seed: int) -> None:
    """
    A vector tells of its lane what the lane tells when it is played alone.
    """
    deals = VectorDeals(3, "mcr", seed=seed)
    lane = Lane(deals.edition, seed, 2)
    lane.forward()
    seen = bytes(deals.observations)

    assert deals.seats[2] == lane.seat
    assert bytes(deals.observer.observation(lane.table, lane.seat)) == seen[2 * CELLS :]


def test_only_played_seats_are_asked(seed: int, random_count: Callable[[int], int]) -> None:
    """
    `played` says at each table whose decisions come from outside.
    """
    deals = VectorDeals(4, "mcr", seed=seed)
    for table in range(4):
        deals.played[table] = 1 << table
    deals.reset(seed)
    chances = [Random(f"{seed} {table}") for table in range(4)]
    for _ in range(random_count(300)):
        assert [0, 1, 2, 3] == list(deals.seats)
        _choose(deals, chances)
        deals.step()


def test_an_illegal_action_is_refused_and_nothing_played(seed: int) -> None:
    """
    The error names the table; all tables stay as they were.
    """
    deals = VectorDeals(3, "mcr", seed=seed)
    before = _rows(deals)
    _choose(deals, [Random(no) for no in range(3)])
    for wrong in (74, -1, 75, 2**31 - 1):
        deals.actions[1] = wrong
        with pytest.raises(NotationError) as fault:
            deals.step()

        assert "actions[1]" == fault.value.place
        assert before == _rows(deals)
    assert 0 == deals.decisions


def test_what_cannot_be_made_is_refused() -> None:
    """
    No tables, no such advice, and a table where nobody is asked.
    """
    with pytest.raises(NotationError, match="tables"):
        VectorDeals(0)
    with pytest.raises(NotationError, match="advice"):
        VectorDeals(1, advice=3)
    deals = VectorDeals(2)
    deals.played[1] = 16
    with pytest.raises(NotationError, match=r"played\[1\]"):
        deals.reset(1)


def test_buffers_are_arrays_without_a_copy() -> None:
    """
    NumPy sees what `step` writes, and `step` plays what NumPy writes.
    """
    numpy = pytest.importorskip("numpy", reason="the extra `sim` is not installed")
    deals = VectorDeals(4, "wsom", seed=3)
    masks, actions = numpy.asarray(deals.masks), numpy.asarray(deals.actions)
    actions[:] = masks.argmax(1)
    before = masks.copy()
    deals.step()

    assert (4, ACTIONS) == masks.shape
    assert masks.tobytes() == bytes(deals.masks) != before.tobytes()
