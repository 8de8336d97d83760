"""Rulings that a question or the kernel asks about, as bits of `Facts.options`.

A bit stands for the answer that the editions do not give. One record of facts serves both scoring
rooms, so these bits begin above those of the other room.
"""

HONORS_ALONE_ARE_MIXED = 8
PAIRS_ARE_NEVER_PURE = 16
ONLY_HEAVEN = 32
DISCARD_LEAVES_CONCEALED = 64
PENALTY_TILES_IN_SETS = 128

ANSWERS = {
    ("one_suit_needs_honors", "no"): HONORS_ALONE_ARE_MIXED,
    ("pairs_all_honors", "not"): PAIRS_ARE_NEVER_PURE,
    ("heaven_nine_gates", "only_heaven"): ONLY_HEAVEN,
    ("discard_triplet", "concealed"): DISCARD_LEAVES_CONCEALED,
    ("penalty_tiles_in_exposed_sets", "allowed"): PENALTY_TILES_IN_SETS,
}


def option_bits(rulings: tuple[tuple[str, str], ...]) -> int:
    """
    Give the bits of an edition's rulings.

    >>> option_bits((("pairs_all_honors", "not"), ("discard_triplet", "exposed")))
    16
    """
    return sum(ANSWERS.get(ruling, 0) for ruling in rulings)
