"""The rulings and the winning forms in words: a short title each, and what an answer says.

The pages of `docs/decisions` have the same titles; the keys stand in `paiju.rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

__all__ = ["FORM_WORDS", "RULING_WORDS", "told_answer", "told_forms", "told_ruling"]

RULING_WORDS: dict[str, tuple[str, dict[str, str]]] = {
    "mixed_kongs": (
        "One melded and one concealed kong",
        {"row_82": "the row of 5 points", "separate": "each kong by its own row"},
    ),
    "two_concealed_kongs_points": (
        "Points of two concealed kongs",
        {"6": "6, as printed", "8": "8, as in 2006"},
    ),
    "self_drawn_special": (
        "Self-draw of hands that are concealed by nature",
        {"self_drawn": "Self-Drawn", "fully_concealed": "Fully Concealed Hand"},
    ),
    "nine_gates_terminal_pungs": (
        "Nine Gates with two terminal pungs",
        {"one_implied": "one of the two counts", "all_barred": "none counts"},
    ),
    "wind_rows_bar_pungs": (
        "Rows of winds and Pung of Terminals or Honors",
        {"own": "bar their own pungs", "all": "bar every such pung"},
    ),
    "wait_beside_knitted": (
        "Waits beside a Knitted Straight",
        {"counts": "by the reading taken", "never": "not where the tile fits the knitted nine"},
    ),
    "lesser_knitted_straight": (
        "All nine knitted tiles in a hand of single tiles",
        {"counts": "Knitted Straight adds", "never": "Knitted Straight does not add"},
    ),
    "knitted_straight_shape": (
        "Knitted Straight with a set and a pair",
        {"wins": "a winning form", "not": "no winning form"},
    ),
    "discard_pung": (
        "A pung completed by the winning discard",
        {"melded": "not concealed", "concealed": "concealed"},
    ),
    "sole_wait": (
        "What a sole wait is",
        {"in_form": "by form", "left": "by the tiles still to be had"},
    ),
    "voided_suit_beside_sets": (
        "One Voided Suit beside rows that bar it without implying it",
        {"counts": "counts where it is true", "barred": "does not count"},
    ),
    "seven_pairs_stack": (
        "Seven pairs with rows of tile kinds",
        {"stacks": "they add", "barred": "barred, as printed"},
    ),
    "all_terminals_triple_pung": (
        "All Terminals with Triple Pung",
        {"counts": "Triple Pung adds", "barred": "barred, as printed"},
    ),
    "quadruple_chow_all_chows": (
        "Quadruple Chow with All Chows",
        {"counts": "All Chows adds", "barred": "barred, as printed"},
    ),
    "mixed_shifted_pungs_bar": (
        "Mixed Shifted Pungs and Mixed Double Chow",
        {"no_effect": "no hand has both"},
    ),
    "last_of_kind": (
        "Which tiles make a tile the last of its kind",
        {
            "public_only": "also the winner's own melded sets",
            "declared_only": "only when it is said",
        },
    ),
    "last_tile_after_kong": (
        "The last tile as a kong's replacement",
        {"both": "both rows count", "dearer": "one of the two rows"},
    ),
    "flowers_in_minimum": (
        "Flowers and the minimum",
        {"outside": "flowers do not help", "inside": "flowers help"},
    ),
    "unknown_winning_tile": (
        "A self-drawn winning tile that was mixed in",
        {"rows_lost": "the rows that ask for it are lost", "counts": "all rows count"},
    ),
    "discard_triplet": (
        "A triplet completed by the winning discard",
        {"exposed": "not concealed", "concealed": "concealed"},
    ),
    "one_suit_needs_honors": (
        "What Mixed One-Suit must contain",
        {"yes": "tiles of a suit and honors", "no": "honors alone fit too"},
    ),
    "pairs_all_honors": (
        "All Honors and Pure Greater Terminals as seven pairs",
        {"counts": "they add", "not": "sets are needed"},
    ),
    "penalty_tiles_in_exposed_sets": (
        "Penalty tiles in exposed sets and eyes",
        {"barred": "barred", "allowed": "allowed"},
    ),
    "heaven_nine_gates": (
        "Blessing of Heaven with tiles of Nine Gates",
        {
            "drops_nine_gates": "only Nine Gates drops out",
            "only_heaven": "only Blessing of Heaven counts",
        },
    ),
    "window_before_first_discard": (
        "The exemption before the winner's first discard",
        {"from_first_discard": "from the first discard of the deal", "none": "no exemption"},
    ),
    "robbed_kong_immunity": (
        "The exemption when a kong is robbed",
        {"applies": "applies", "not": "the robbed player pays"},
    ),
}
"""Title and answers of each ruling, by key."""

FORM_WORDS = {
    "basic": "four sets and a pair",
    "knitted_body": "knitted straight with a set and a pair",
    "seven_pairs": "seven pairs",
    "thirteen_orphans": "thirteen orphans",
    "knitted": "honors and knitted tiles",
}
"""The winning forms by key."""


def told_ruling(key: str, catalogue: NullTranslations) -> str:
    """
    Give the title of a ruling.

    >>> from paiju.language import words
    >>> told_ruling("sole_wait", words("en"))
    'What a sole wait is'
    """
    return catalogue.pgettext("ruling", RULING_WORDS[key][0])


def told_answer(key: str, answer: str, catalogue: NullTranslations) -> str:
    """
    Say what an answer to a ruling is.

    >>> from paiju.language import words
    >>> told_answer("sole_wait", "in_form", words("en"))
    'by form'
    """
    return catalogue.pgettext("ruling", RULING_WORDS[key][1][answer])


def told_forms(keys: str, catalogue: NullTranslations) -> str:
    """
    Name winning forms whose keys stand with spaces between.

    >>> from paiju.language import words
    >>> told_forms("basic seven_pairs", words("en"))
    'four sets and a pair; seven pairs'
    """
    names = (catalogue.pgettext("form", FORM_WORDS[key]) for key in keys.split())
    return catalogue.gettext("; ").join(names)
