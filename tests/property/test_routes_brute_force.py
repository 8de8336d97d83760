"""Routes against brute force, and every promise of a route against the score."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING

import pytest
from tests.property.hands import Rules, other_rulings
from tests.property.unwon import held_of, unwon, wall_of

import paiju
from paiju.tiles import TILES, Hand, Meld, MeldKind, Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from random import Random

    from paiju import Route

EDITIONS = ("mcr", "mcr-1998", "wsom", "zung-jung")


def nearest_by_brute_force(hand: Hand, seen: Counter[Tile], rules: Rules, most: int) -> int | None:
    """
    Try every change of up to `most` tiles, every tile to win on, and both ways to win.
    """
    gone = held_of(hand) + seen
    left = [4 - gone[tile] for tile in TILES[:34]]
    if hand.win is not None and any(
        paiju.score(
            hand,
            rules=rules,
            self_drawn=drawn,
            last_of_kind=is_last(hand.win, hand.concealed, left[hand.win.kind], rules),
        ).legal
        for drawn in (False, True)
    ):
        return -1
    own = sorted(tile.kind for tile in (*hand.concealed, hand.win) if tile is not None)
    given_up = hand.win is not None
    for changed in range(most + 1):
        for tiles, drawn in changes(own, left, changed + given_up, changed):
            now = [count - drawn.count(kind) for kind, count in enumerate(left)]
            if wins(Hand(tiles, hand.melds, None, hand.flowers), now, rules):
                return changed
    return None


def changes(
    own: list[int], left: list[int], out: int, into: int
) -> Iterator[tuple[tuple[Tile, ...], tuple[int, ...]]]:
    """
    Give the hands with some tiles given up and others drawn, those that are ready in form.
    """
    drawings = [
        drawn
        for drawn in combinations_with_replacement(range(34), into)
        if all(drawn.count(kind) <= left[kind] for kind in drawn)
    ]
    rows = bytearray()
    found: list[tuple[int, ...]] = []
    for given in set(combinations(own, out)):
        counts = bytearray(own.count(kind) - given.count(kind) for kind in range(34))
        for drawn in drawings:
            rows += counts
            found.append(drawn)
            for kind in drawn:
                rows[kind - 34] += 1
    for place, far in enumerate(paiju.distance_many(rows)):
        if far <= 0:
            row = rows[34 * place : 34 * place + 34]
            yield tuple(TILES[kind] for kind in range(34) for _ in range(row[kind])), found[place]


def is_last(tile: Tile, beside: Iterable[Tile], hidden: int, rules: Rules) -> bool:
    """
    Tell whether all other tiles of a kind lie open: none beside it is concealed, none hidden.
    """
    public = ("last_of_kind", "public_only") in paiju.ruleset(rules).rulings
    return public and not hidden and tile not in beside


def wins(ready: Hand, left: list[int], rules: Rules) -> bool:
    """
    Tell whether any tile left makes a legal win.
    """
    rows = [
        paiju.win_row(
            ready.with_win(tile),
            rules=rules,
            self_drawn=drawn,
            last_of_kind=is_last(tile, ready.concealed, left[tile.kind] - 1, rules),
        )
        for tile in paiju.waits_in_form(ready, rules=rules)
        if left[tile.kind]
        for drawn in (False, True)
    ]
    return any(points >= 0 for points in paiju.score_many(b"".join(rows), rules=rules))


def near_hands(chance: Random, rules: Rules, most: int) -> Iterator[Hand]:
    """
    Give random hands of 13 and 14 tiles that are not far from ready.
    """
    no = 0
    while True:
        no += 1
        hand = unwon(chance, no)
        useful = paiju.useful_tiles(hand, rules=rules)
        if useful and chance.random() < 0.4:
            hand = hand.with_win(chance.choice(useful).tile)
        if paiju.distance(hand, rules=rules) <= most:
            yield hand


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(("most", "cases"), [(1, 400), (2, 40)])
def test_the_nearest_legal_win_is_as_near_as_brute_force_finds(
    rules: str, most: int, cases: int, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    No change of fewer tiles gives a legal win, and none is nearer than the first route.
    """
    hands = near_hands(chance, rules, most)
    for _ in range(random_count(cases)):
        hand = next(hands)
        wall = wall_of(chance, held_of(hand))
        seen = Counter(wall[: chance.choice((0, 0, 20, 60))])
        routes = paiju.routes(hand, rules=rules, seen=" ".join(map(str, seen.elements())))
        nearest = nearest_by_brute_force(hand, seen, rules, most)

        if nearest is None:
            assert not routes or routes[0].distance > most, hand
        else:
            assert nearest == routes[0].distance, hand


def test_the_nearest_under_any_rulings(chance: Random, random_count: Callable[[int], int]) -> None:
    """
    Other answers to the rulings change what is legal, and flowers may count for it.
    """
    for _ in range(random_count(200)):
        rules = other_rulings(chance, chance.choice(EDITIONS))
        hand = next(near_hands(chance, rules, 1))
        if rules.flowers and chance.random() < 0.3:
            hand = Hand(hand.concealed, hand.melds, hand.win, (TILES[34], TILES[39]))
        routes = paiju.routes(hand, rules=rules)
        nearest = nearest_by_brute_force(hand, Counter(), rules, 1)
        found = routes[0].distance if routes and routes[0].distance < 2 else None

        assert nearest == found, (hand, rules)


def test_three_changes_of_a_hand_with_melds(
    chance: Random, random_count: Callable[[int], int], pure: bool
) -> None:
    """
    A hand of few concealed tiles is tried three changes deep; of fewer where all is slow.
    """
    least = 3 if pure else 2
    for _ in range(random_count(20)):
        hands = near_hands(chance, "mcr", 3)
        hand = next(each for each in hands if len(each.melds) >= least and not each.win)
        routes = paiju.routes(hand)
        nearest = nearest_by_brute_force(hand, Counter(), "mcr", 3)

        assert nearest == (routes[0].distance if routes else None), hand


def test_four_changes_of_a_hand_with_three_melds(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    All four concealed tiles of a hand far from a legal win are changed.
    """
    hands = (hand for hand in near_hands(chance, "mcr", 3) if len(hand.melds) == 3)
    for _ in range(random_count(3)):
        hand = next(each for each in hands if not each.win and far_from_legal(each))
        routes = paiju.routes(hand)
        nearest = nearest_by_brute_force(hand, Counter(), "mcr", 4)

        assert nearest == (routes[0].distance if routes else None), hand


def far_from_legal(hand: Hand) -> bool:
    """
    Tell whether routes begin three tiles on, or further, or never.
    """
    routes = paiju.routes(hand)
    return not routes or routes[0].distance >= 3


def carrying(route: Route, hand: Hand, rules: str) -> tuple[str, ...]:
    """
    Give the rows that carry a route to the minimum, as it counts self-drawn.
    """
    won = Hand.parse(route.hand, route.last)
    last = is_last(route.last, won.concealed, hidden_then(route, hand, Counter()), rules)
    score = paiju.score(won, rules=rules, self_drawn=True, last_of_kind=last)
    minimum = score.ruleset.minimum_points
    counted = 0
    keys: list[str] = []
    for row in score.rows:
        if 4 * row.value < minimum or counted >= minimum:
            break
        if row.earned_by not in {"way", "winning_tile"}:
            keys.append(row.key)
            counted += row.points
    return tuple(keys)


def test_each_group_is_told_once(chance: Random, random_count: Callable[[int], int]) -> None:
    """
    Rows that carry a route carry no later one, unless a discard wins that one alone.
    """
    for no in range(random_count(60)):
        hand = unwon(chance, no)
        by_discard: dict[tuple[str, ...], set[bool]] = {}
        for route in paiju.routes(hand):
            legal = by_discard.setdefault(carrying(route, hand, "mcr"), set())
            assert (route.by_discard is not None) not in legal, (hand, route)
            legal.add(route.by_discard is not None)


@pytest.mark.parametrize("rules", paiju.EDITIONS)
def test_every_route_keeps_its_promise(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    What a route says of tiles, points and rows is so; and none is nearer than the shape allows.
    """
    for no in range(random_count(100)):
        hand = unwon(chance, no)
        held = held_of(hand)
        wall = wall_of(chance, held)
        if chance.random() < 0.3:
            hand = hand.with_win(wall.pop())
            held = held_of(hand)
        lying = Counter(wall[: chance.choice((0, 20, 50))])
        seats = {"seat": chance.choice("ESWN"), "prevalent": chance.choice("ESWN")}
        seen = " ".join(map(str, lying.elements()))
        routes = paiju.routes(
            hand, rules=rules, seen=seen, seat=seats["seat"], prevalent=seats["prevalent"]
        )
        shape = paiju.distance(hand, rules=rules)

        assert sorted(route.distance for route in routes) == [each.distance for each in routes]
        for route in routes:
            assert route.distance >= shape, (hand, route)
            assert_tiles(route, hand, held + lying)
            assert_points(route, hand, rules, seats, lying)
            assert_claim(route, hand, rules, seats, lying)


def concealed_of(hand: Hand) -> Counter[Tile]:
    """
    Count the concealed tiles, the winning tile among them.
    """
    return Counter([*hand.concealed, *([] if hand.win is None else [hand.win])])


def assert_tiles(route: Route, hand: Hand, gone: Counter[Tile]) -> None:
    """
    Show that the tiles needed are there, and make the target of the tiles kept.
    """
    target = paiju.Hand.parse(route.hand, route.last)
    own = concealed_of(hand)
    needs = Counter({need.tile: need.count for need in route.needs})

    assert all(need.left == 4 - gone[need.tile] >= need.count > 0 for need in route.needs)
    assert Counter(route.discards) <= own
    assert own - Counter(route.discards) + needs == Counter([*target.concealed, route.last])
    assert route.distance == sum(needs.values()) - 1
    assert route.distance < 0 or route.last in needs
    assert 14 == target.size


def hidden_then(route: Route, hand: Hand, lying: Counter[Tile]) -> int:
    """
    Count the tiles like the last one that nobody has seen when the route ends.
    """
    needs = {need.tile: need.count for need in route.needs}
    return 4 - (held_of(hand) + lying)[route.last] - needs.get(route.last, 0)


def assert_points(
    route: Route, hand: Hand, rules: str, seats: dict[str, str], lying: Counter[Tile]
) -> None:
    """
    Show that the target scores what the route says.
    """
    won = Hand.parse(route.hand, route.last)
    scores = {
        drawn: paiju.score(
            route.hand,
            rules=rules,
            win=route.last,
            self_drawn=drawn,
            flowers=len(hand.flowers),
            seat=seats["seat"],
            prevalent=seats["prevalent"],
            last_of_kind=is_last(
                route.last, won.concealed, hidden_then(route, hand, lying), rules
            ),
        )
        for drawn in (False, True)
    }
    points = {drawn: score.points if score.legal else None for drawn, score in scores.items()}
    told = scores[route.by_discard is None]

    assert points == {False: route.by_discard, True: route.by_self_draw}, (hand, route)
    assert any(score.legal for score in scores.values())
    assert tuple(row.key for row in told.rows) == route.fan == tuple(
        row.key for row in route.score.rows
    )  # fmt: skip


def assert_claim(
    route: Route, hand: Hand, rules: str, seats: dict[str, str], lying: Counter[Tile]
) -> None:
    """
    Show that some of the sets laid open count so, and that the others were held already.
    """
    if route.claimed is None:
        return
    own = concealed_of(hand)
    target = paiju.Hand.parse(route.hand, route.last)
    reading = route.score.reading
    assert reading is not None
    if reading.form == "knitted_body":
        own = own + Counter(reading.groups[0].tiles)  # these nine are drawn, not claimed
    worth = {
        paiju.score(
            laid,
            rules=rules,
            last_of_kind=is_last(
                route.last, laid.concealed, hidden_then(route, hand, lying), rules
            ),
            seat=seats["seat"],
            prevalent=seats["prevalent"],
        ).points
        for laid in laid_open(target, own)
    }

    assert route.claimed in worth, (hand, route)


def laid_open(target: Hand, own: Counter[Tile]) -> Iterator[Hand]:
    """
    Lay some concealed sets open, so that all others are held but the last tile's and the pair.
    """
    assert target.win is not None
    concealed = concealed_of(target)
    sets = [
        Meld(kind, tile)
        for kind in (MeldKind.CHOW, MeldKind.PUNG)
        for tile in TILES[:34]
        if kind is MeldKind.PUNG or (tile.rank or 9) < 8
    ]
    fitting = [each for each in sets if not Counter(each.tiles) - concealed]
    for count in range(1, 5 - len(target.melds)):
        for chosen in combinations_with_replacement(fitting, count):
            laid = Counter(tile for meld in chosen for tile in meld.tiles)
            rest = concealed - laid
            if laid - concealed or not rest[target.win]:
                continue
            lasts = [Counter(each.tiles) for each in fitting if target.win in each.tiles]
            drawn = [rest - own - last for last in (Counter([target.win]), *lasts)]
            if any(len(each) <= 1 and each.total() <= 2 for each in drawn):
                kept = rest - Counter([target.win])
                yield Hand(tuple(kept.elements()), (*target.melds, *chosen), target.win)
