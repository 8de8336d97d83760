"""The named rulings: what the rule texts leave open, and the answers an edition may give.

Each has a page in `docs/decisions` with the same number. Which answer an edition gives is in
`editions`; what an answer does to a score is in the scoring rooms.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["RULINGS", "Ruling"]


@dataclass(frozen=True, slots=True)
class Ruling:
    """
    One open question: the answers it may have, and the decision page that argues it.
    """

    key: str
    scorer: str
    answers: tuple[str, ...]
    decision: str


def _mcr(key: str, decision: str, *answers: str) -> Ruling:
    return Ruling(key, "mcr", answers, decision)


def _wsom(key: str, decision: str, *answers: str) -> Ruling:
    return Ruling(key, "wsom", answers, decision)


RULINGS: dict[str, Ruling] = {
    ruling.key: ruling
    for ruling in (
        _mcr("mixed_kongs", "0001", "row_82", "separate"),
        _mcr("two_concealed_kongs_points", "0002", "6", "8"),
        _mcr("self_drawn_special", "0003", "self_drawn", "fully_concealed"),
        _mcr("nine_gates_terminal_pungs", "0004", "one_implied", "all_barred"),
        _mcr("wind_rows_bar_pungs", "0005", "own", "all"),
        _mcr("wait_beside_knitted", "0006", "counts", "never"),
        _mcr("lesser_knitted_straight", "0007", "counts", "never"),
        _mcr("knitted_straight_shape", "0008", "wins", "not"),
        _mcr("discard_pung", "0009", "melded", "concealed"),
        _mcr("sole_wait", "0010", "in_form", "left"),
        _mcr("voided_suit_beside_sets", "0011", "counts", "barred"),
        _mcr("seven_pairs_stack", "0012", "stacks", "barred"),
        _mcr("all_terminals_triple_pung", "0013", "counts", "barred"),
        _mcr("quadruple_chow_all_chows", "0014", "counts", "barred"),
        _mcr("mixed_shifted_pungs_bar", "0015", "no_effect"),
        _mcr("last_of_kind", "0016", "public_only", "declared_only"),
        _mcr("last_tile_after_kong", "0017", "both", "dearer"),
        _mcr("flowers_in_minimum", "0018", "outside", "inside"),
        _mcr("unknown_winning_tile", "0019", "rows_lost", "counts"),
        _wsom("discard_triplet", "0102", "exposed", "concealed"),
        _wsom("one_suit_needs_honors", "0103", "yes", "no"),
        _wsom("pairs_all_honors", "0107", "counts", "not"),
        _wsom("penalty_tiles_in_exposed_sets", "0108", "barred", "allowed"),
        _wsom("heaven_nine_gates", "0113", "drops_nine_gates", "only_heaven"),
        _wsom("window_before_first_discard", "0119", "from_first_discard", "none"),
        _wsom("robbed_kong_immunity", "0120", "applies", "not"),
    )
}
"""All rulings by key; the first answer is the one most editions give."""
