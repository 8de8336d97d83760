"""Rulings that a question asks about, as bits of `Facts.options`."""

PAIRS_STACK = 1
LESSER_KNITTED_STRAIGHT = 2
LAST_OF_KIND_BY_MELDS = 4

ANSWERS = {
    ("seven_pairs_stack", "stacks"): PAIRS_STACK,
    ("lesser_knitted_straight", "counts"): LESSER_KNITTED_STRAIGHT,
    ("last_of_kind", "public_only"): LAST_OF_KIND_BY_MELDS,
}


def option_bits(rulings: tuple[tuple[str, str], ...]) -> int:
    """
    Give the bits of an edition's rulings.

    >>> option_bits((("seven_pairs_stack", "stacks"),))
    1
    """
    return sum(ANSWERS.get(ruling, 0) for ruling in rulings)
