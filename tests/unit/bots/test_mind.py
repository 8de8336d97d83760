"""What a hand may become: targets, their chances, and what a discard leaves of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from paiju.bots.mind import ALL, Depth, Mind, mind_of
from paiju.bots.sight import Sight, after
from paiju.bots.weigh import rates
from paiju.shape.counts import meld_codes
from paiju.tiles import Hand, tile
from paiju.view.commands import AddedKong, Chow, ConcealedKong, Discard, MeldedKong, Pass, Pung

if TYPE_CHECKING:
    from paiju.bots.mind import Outlook
    from paiju.view.commands import Command

DEPTH = Depth(beyond=1, hands=1500)

mind = cache(Mind)


def sight(text: str, draws: float = 15.0) -> Sight:
    """
    Read a hand of 13 or 14 that East holds.
    """
    hand = Hand.parse(text)
    held = bytearray(hand.counts)
    left = bytearray(4 - count for count in held)
    for meld in hand.melds:
        for each in meld.tiles:
            left[each.kind] -= 1
    return Sight(0, 0, bytes(held), tuple(meld_codes(hand.melds)), bytes(left), draws, 0)


def look(text: str, rules: str = "mcr", draws: float = 15.0) -> dict[int, Outlook]:
    """
    Look at a hand.
    """
    seen = sight(text, draws)
    return mind(rules).look(seen, rates(seen, 0.5), DEPTH)


def test_distance_is_that_of_the_nearest_legal_win() -> None:
    """
    A ready hand that counts too little is not near; one that waits for enough is at 0.
    """
    ready = look("123m 456m 78m EE CC P")[ALL]
    assert (1, True) == (ready.distance, ready.tiles > 0)
    assert 0 == look("123m 456m 78m EE CCC")[ALL].distance
    assert 0 < look("[234m]< [456p]< EE 567s 7s 9s")[ALL].distance


def test_discard_keeps_the_targets_that_do_not_need_it() -> None:
    """
    The whole hand has every target; a discard has those without it.
    """
    found = look("123m 456m 78m EE CC P F")

    assert found[tile("P").kind].chance <= found[ALL].chance
    assert found[tile("4m").kind].gain < found[tile("P").kind].gain
    assert tile("9p").kind not in found


def test_more_draws_more_hope() -> None:
    """
    Chances grow with the tiles still to be drawn; without any there are none.
    """
    late, early = (look("123m 456m 78m EE CC P", draws=draws)[ALL] for draws in (3.0, 15.0))

    assert late.gain < early.gain
    assert 0 == look("123m 456m 78m EE CC P", draws=0.0)[ALL].gain


def test_forms_without_sets() -> None:
    """
    Pairs, orphans and knitted tiles are targets as others.
    """
    for text, key in (
        ("1133m 4466p 7799s E", "seven_pairs"),
        ("19m 19p 19s ESWN CF 2m", "thirteen_orphans"),
        ("147m 258p 36s ESWN C", "lesser_honors_and_knitted_tiles"),
    ):
        assert key in mind("mcr").rows(look(text)[ALL].route), text


def test_melds_are_kept() -> None:
    """
    A target of an open hand has its melds, and its concealed tiles alone can be given up.
    """
    found = look("[222m]^ [888p]< 33m 77s 55p 4s")

    assert "all_pungs" in mind("mcr").rows(found[ALL].route)
    assert tile("2m").kind not in found


def test_far_from_everything() -> None:
    """
    Where no target is in sight nothing is told, and no row is.
    """
    spent = sight("123m 456p 77s 9s EE CF")
    none = mind("mcr").look(spent._replace(left=bytes(34)), rates(spent, 0.5), DEPTH)[ALL]

    assert (0.0, b"") == (none.gain, none.route)
    assert () == mind("mcr").rows(none.route)


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998", "wsom", "wsom-later", "zung-jung"])
def test_one_mind_for_every_edition(rules: str) -> None:
    """
    A ready hand brings what the edition pays.
    """
    found = look("123m 456m 78m EE CCC", rules)[ALL]

    assert 0 == found.distance
    assert found.gain / found.chance >= 3 * mind(rules).minimum


@pytest.mark.parametrize(
    ("text", "command", "kind", "melds", "tiles"),
    [
        ("23m 456p 789s EE CC 9p", Chow("E", tile("1m")), "1m", (0,), 11),
        ("23m 456p 789s EE CC 9p", Pung("E"), "E", (91,), 11),
        ("23m 456p 789s EEE CC", MeldedKong("E"), "E", (155,), 10),
        ("23m 456p 789s EEEE C C", ConcealedKong("E", tile("E")), "E", (219,), 10),
        ("[EEE] 23m 456p 789s E C C", AddedKong("E", tile("E")), "E", (155,), 10),
    ],
)
def test_hand_after_a_set(
    text: str, command: Command, kind: str, melds: tuple[int, ...], tiles: int
) -> None:
    """
    The set lies open and its tiles are gone from the hand.
    """
    hand = after(sight(text), command, tile(kind).kind)

    assert hand is not None
    assert (melds, tiles) == (hand.melds, sum(hand.held))


def test_hand_after_nothing() -> None:
    """
    A pass leaves it as it is; a discard is not looked at so.
    """
    seen = sight("23m 456p 789s EE CC 9p")

    assert after(seen, Pass("E"), 0) is seen
    assert after(seen, Discard("E", tile("E")), -1) is None


def test_two_who_think_at_once_have_a_mind_each() -> None:
    """
    A mind holds one hand: it is lent to one at a time.
    """
    with mind_of("mcr") as one, mind_of("mcr") as other:
        assert one is not other
    with mind_of("mcr") as again:
        assert again in {one, other}
