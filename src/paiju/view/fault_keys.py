"""The numbers of the kinds of fault, as `FaultCommitted` carries them: never given anew.

A key means the same in both texts, whatever follows from it there. New keys are added at the end.
"""

from __future__ import annotations

from paiju.errors import UnknownName

__all__ = ["FAULT_KEYS", "fault_key", "fault_number"]

FAULT_KEYS = (
    "disturbance",
    "late",
    "violation",
    "slow_play",
    "talk",
    "unlawful_gain",
    "cheating",
    "wrong_set",
    "wrong_flower",
    "empty_claim",
    "early_draw",
    "wrong_tile_drawn",
    "wrong_tile_in_hand",
    "late_pung",
    "wrong_win",
    "false_win",
    "false_self_draw",
    "exposed_tile",
    "hand_shown_at_win",
    "hand_shown_at_failed_win",
    "table_wrecked",
    "opponents_tile_exposed",
    "wrong_count",
    "unlawful_information",
    "serious_disturbance",
    "claimed_tile_not_taken",
    "winning_tile_not_taken",
    "changed_claim",
    "changed_claim_shown",
    "shown_before_call",
    "hand_in_pool",
    "winning_tile_mixed",
    "deliberate_fault",
    "tile_turned_while_building",
    "wall_built_early",
    "wrong_throw",
    "wrong_opening",
    "wrong_dealer_at_first_tiles",
    "wrong_dealer_before_twelve",
    "wrong_dealer_after_twelve",
    "wrong_tiles_unseen",
    "wrong_tiles_seen",
    "own_wall_tile_turned",
    "wall_tiles_turned_unseen",
    "wall_tiles_turned_seen",
    "many_wall_tiles_turned",
    "wrong_deal_unseen",
    "short_deal_seen",
    "long_deal_seen",
    "unfair_deal",
    "draw_out_of_turn",
    "reaching_out",
    "head_touched",
    "discard_before_draw",
    "draw_overtaken",
    "unreasonable_speed",
    "misplaced_discard",
    "discard_named",
    "discard_misnamed",
    "wrong_tile_wins",
    "head_turned_in_turn",
    "head_turned_out_of_turn",
    "wall_tile_turned",
    "unvoiced_claim",
    "discard_before_set",
    "set_shown_too_soon",
    "kong_not_called",
    "replacement_before_kong",
    "arrangement_mixed",
    "nine_gates_mixed",
    "exposed_while_sorting",
    "glimpsed_tiles",
    "undercount",
    "overcount",
    "mistaken_claim",
    "empty_kong",
    "wrong_kong",
    "empty_win",
    "tiles_disturbed_at_win",
    "time_overrun",
    "serious_overrun",
    "collusion",
    "wilful_disturbance",
    "hand_told",
    "disobedience",
    "mirroring_dress",
    "logos",
    "bag",
    "device",
    "device_rings",
    "drinks",
    "discourtesy",
    "interview_refused",
    "false_testimony",
    "smoking",
    "alcohol",
    "noise",
    "banging",
    "leaving_seat",
    "bending_down",
    "suspicious_movement",
    "card_altered",
    "card_missing",
    "results_told",
    "leaving_early",
    "two_tiles_drawn",
    "time_out",
    "time_outs_exceeded",
    "time_out_in_deal",
    "long_medicine_break",
    "deliberate_delay",
    "betting",
    "wrong_set_at_once",
    "withdrawal",
    "absence_without_notice",
    "feeding",
)
"""The keys; the first has the number 1."""

_NUMBERS = {key: number for number, key in enumerate(FAULT_KEYS, 1)}


def fault_number(key: str) -> int:
    """
    Give the number of a kind of fault; raise `UnknownName` for another key.

    >>> fault_number("disturbance"), fault_key(fault_number("empty_win"))
    (1, 'empty_win')
    """
    found = _NUMBERS.get(key)
    if found is None:
        raise UnknownName.among("fault", key, FAULT_KEYS)
    return found


def fault_key(number: int) -> str:
    """
    Give the key of a number.
    """
    assert 1 <= number <= len(FAULT_KEYS), number
    return FAULT_KEYS[number - 1]
