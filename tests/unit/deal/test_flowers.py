"""Flowers: replaced in the dealer's order after the deal, at once in play, never for nothing."""

from __future__ import annotations

from tests.unit.deal.tables import draw_and_discard, names, offers, play, table_of

from paiju.view.events import FlowerShown, TileDrawn


def test_dealer_replaces_until_he_has_none_then_the_others__wmcc_5_7_6() -> None:
    """
    East's first replacement is a flower again: he goes on before West, then North.
    """
    deal = table_of(
        "mcr",
        {"E": "f1 147m 258p 369s EEEE", "W": "f2 147m 258p 369s SSS", "N": "f3 f4 147m 258p WWW"},
        tail="f5 1s 2s 4s 7s",
    )

    shown = [(each.seat, str(each.tile)) for each in deal.events if isinstance(each, FlowerShown)]
    assert [("E", "f1"), ("E", "f5"), ("W", "f2"), ("N", "f3"), ("N", "f4")] == shown
    drawn = [
        (each.seat, each.index, each.source) for each in deal.events if isinstance(each, TileDrawn)
    ]
    ends = [("E", 142), ("E", 143), ("W", 140), ("N", 141), ("N", 138)]
    assert [(seat, index, "flower") for seat, index in ends] == drawn
    assert [13] * 3 == [len(deal.view(seat).own.concealed) for seat in "SWN"]


def test_flower_drawn_in_play_is_replaced_at_once__wmcc_4_20() -> None:
    """
    South draws a flower: it is shown and replaced from the end in the same batch.
    """
    deal = table_of("mcr", {"E": "147m 258p 369s EEEE 1s"}, draws="f1", tail="7s")
    play(deal, "E 1m", "pass")

    events = deal.events
    assert ["TileDrawn", "FlowerShown", "TileDrawn"] == names(events[-3:])
    assert ("flower", "7s") == (events[-1].source, str(events[-1].tile))
    assert deal.state.tiles_left() == 91 - 2


def test_flower_as_the_last_tile_ends_the_deal__wmcc_4_30() -> None:
    """
    The 91st tile is a flower: it counts as one, has no replacement, and nobody discards.

    Seven flowers come early; the eighth lies at 137, which the tail's lower tile leaves as last.
    """
    deal = table_of("mcr", {"E": "147m 258p 369s EEEE 1s"}, "f1 f2 f3 f4 f5 f6 f7 _77 f8")
    draw_and_discard(deal)

    assert ["TileDrawn", "FlowerShown", "DealExhausted", "DealEnded"] == names(deal.events[-4:])
    assert (137, "f8") == (deal.events[-4].index, str(deal.events[-4].tile))
    assert (0, 91) == (deal.state.tiles_left(), deal.state.drawn_count)
    assert deal.result.totals == dict.fromkeys("ESWN", 0)


def test_win_on_a_flowers_replacement_is_self_drawn_only__mcr98_fan_46() -> None:
    """
    South completes his hand with the replacement of a flower: no 杠上開花.
    """
    deal = table_of(
        "mcr",
        {"E": "147m 258p 369s EEEE 1s", "S": "2233445566778p"},
        draws="f1",
        tail="8p",
    )
    play(deal, "E 1m", "pass")

    assert "Win" in offers(deal, "S")
    play(deal, "S win")
    keys = [row.key for row in deal.score.rows]
    assert "flower_tiles" in keys
    assert "out_with_replacement_tile" not in keys


def test_flower_between_kong_and_win_takes_the_fan_away__decision_0401() -> None:
    """
    A kong's replacement is a flower, and its replacement wins: that tile replaced the flower.
    """
    deal = table_of(
        "mcr",
        {"E": "1111m 22m 345m 678m 55p", "S": "147p 258s 369s ESWN"},
        tail="f1 5p",
    )
    play(deal, "E concealed 1m")

    assert ["ConcealedKongMade", "TileDrawn", "FlowerShown", "TileDrawn"] == names(
        deal.events[-4:]
    )
    play(deal, "E win")
    assert "out_with_replacement_tile" not in [row.key for row in deal.score.rows]


def test_win_on_a_kongs_replacement_has_the_fan__mcr98_fan_46() -> None:
    """
    The same without the flower between.
    """
    deal = table_of("mcr", {"E": "1111m 22m 345m 678m 55p"}, tail="5p")
    play(deal, "E concealed 1m", "E win")

    assert "out_with_replacement_tile" in [row.key for row in deal.score.rows]
    assert deal.score.points == deal.result.points


def test_first_replaced_tile_counts_as_drawn_for_east__decision_0402() -> None:
    """
    The tile that came to East last is the one his hand is completed by.
    """
    deal = table_of("mcr", {"E": "f1 1122334455667p"}, tail="7p")

    assert str(deal.view("E").drawn) == "7p"
    assert "Win" in offers(deal, "E")


def test_second_jump_tile_counts_as_drawn_for_east__decision_0402() -> None:
    """
    Without a flower it is the second of his two jump tiles.
    """
    deal = table_of("mcr", {"E": "1122334455667p 7p"})

    assert str(deal.view("E").drawn) == "7p"
