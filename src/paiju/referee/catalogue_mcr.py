"""The faults of MCR, article 11 of the competition rules, as rows.

The rule document of 1998 prints no faults; tables played by it go by these rows: decision 0462.
"""

from __future__ import annotations

from dataclasses import replace

from paiju.referee.fault import Catalogue, FaultRow, Reporter, Window
from paiju.referee.ladder import MCR_STEPS, Ladder
from paiju.referee.offer import MCR_AMOUNTS, Offer
from paiju.referee.official import Role
from paiju.referee.sanction import (
    Announcement,
    Correction,
    DeadHand,
    DiscardInTurn,
    Disqualification,
    ForfeitPlay,
    ForgoDiscard,
    LossOfPlace,
    NoWinThisGoAround,
    PayEach,
    PayTo,
    PointsOff,
    Remedy,
    Suspension,
    VoidDeal,
    WarningGiven,
)
from paiju.referee.time_cost import MCR_LATENESS

__all__ = ["MCR_CATALOGUE", "with_ladder"]

_TABLE = (Reporter.AUTOMATIC, Reporter.OPPONENT, Reporter.OFFICIAL)
_ANY = (Reporter.AUTOMATIC, Reporter.PLAYER, Reporter.OPPONENT, Reporter.OFFICIAL)
_OFFICIAL = (Reporter.OFFICIAL,)
# wmcc-11.4: referee and head referee report such a decision to the organizing committee.
_HEAD = (Role.HEAD_REFEREE, Role.CHIEF_REFEREE)

_OFF = Offer(PointsOff, amounts=MCR_AMOUNTS)
_DEAD = Offer(DeadHand, "automatic")
_WARNED = Offer(WarningGiven, "default")
_SUSPENDED = (Offer(Suspension, "default", seconded=_HEAD), Offer(Announcement))
_STEPS = (Offer(WarningGiven, "automatic"), Offer(PointsOff, "automatic", amounts=MCR_AMOUNTS))


def _each(points: int) -> Offer:
    return Offer(PayEach, "automatic", amounts=(points,))


_ROWS = (
    FaultRow(
        "disturbance",
        "Breach, or words and acts that disturb",
        "違例或干擾競賽的言行",
        "wmcc-11.1",
        Window.NEXT_DISCARD,
        (_WARNED, _OFF),
        also=("wmcc-11.2.2", "wmcc-11", "wmcc-11.6", "wmcc-3.2", "wmcc-3.3"),
    ),
    FaultRow(
        "late",
        "Lateness",
        "遲到",
        "wmcc-11.2.1",
        Window.ALWAYS,
        (
            Offer(PointsOff, "automatic", amounts=(10, 20)),
            Offer(ForfeitPlay, "automatic", extent="session"),
        ),
        reporters=(Reporter.AUTOMATIC, Reporter.OFFICIAL),
        tariff=MCR_LATENESS,
    ),
    FaultRow(
        "violation",
        "Violation of the rules",
        "違例",
        "wmcc-11.2.2",
        Window.NEXT_DISCARD,
        (_OFF, Offer(WarningGiven)),
        also=("wmcc-11", "wmcc-11.6"),
    ),
    FaultRow(
        "slow_play",
        "Time for a discard overrun",
        "出牌超時",
        "wmcc-6.4",
        Window.NEXT_DISCARD,
        (_WARNED, _OFF),
        also=("wmcc-11.1", "wmcc-11.2.2"),
    ),
    FaultRow(
        "talk",
        "Talk, signs, or a discard named",
        "交談、手勢或報出所打的牌",
        "wmcc-6.1",
        Window.NEXT_DISCARD,
        (_WARNED, _OFF),
        also=("wmcc-11.1", "wmcc-11.2.2"),
    ),
    FaultRow(
        "unlawful_gain",
        "Grave fault or unlawful gain",
        "嚴重犯規或非法得益",
        "wmcc-11.5",
        Window.ALWAYS,
        (
            Offer(LossOfPlace, seconded=_HEAD),
            Offer(Disqualification, seconded=_HEAD),
            Offer(Announcement),
        ),
        reporters=_OFFICIAL,
        also=("wmcc-11.4", "wmcc-11"),
    ),
    FaultRow(
        "cheating",
        "Tiles swapped, stolen or hidden, or other cheating",
        "換牌、偷牌、藏牌或其他作弊行為",
        "wmcc-11.6.1",
        Window.ALWAYS,
        _SUSPENDED,
        also=("wmcc-11.4",),
    ),
    FaultRow(
        "wrong_set",
        "Wrong chow, pung or kong",
        "錯吃、錯碰、錯杠",
        "wmcc-11.6.2",
        Window.DEAL_END,
        (_DEAD,),
        reporters=_ANY,
        also=("wmcc-11.3",),
    ),
    FaultRow(
        "wrong_flower",
        "Wrong flower replacement",
        "錯補花",
        "wmcc-11.6.2",
        Window.DEAL_END,
        (_DEAD,),
        reporters=_ANY,
        also=("wmcc-11.3",),
    ),
    FaultRow(
        "empty_claim",
        "Empty chow, pung or kong",
        "空吃、空碰、空杠",
        "wmcc-11.6.3",
        Window.NEXT_DISCARD,
        _STEPS,
        reporters=_TABLE,
        ladder=MCR_STEPS,
    ),
    FaultRow(
        "early_draw",
        "Drawing before the discard lies in the pool",
        "提前摸牌",
        "wmcc-11.6.4",
        Window.NEXT_DISCARD,
        _STEPS,
        reporters=_TABLE,
        also=("wmcc-11.6.3", "wmcc-6.3"),
        ladder=MCR_STEPS.named("early_draw"),
    ),
    FaultRow(
        "wrong_tile_drawn",
        "Wrong tile drawn, not yet in the hand",
        "摸錯牌張，未放入立牌",
        "wmcc-11.6.4",
        Window.AT_ONCE,
        (Offer(Correction, "automatic", remedy=Remedy.PUT_BACK),),
        reporters=_ANY,
    ),
    FaultRow(
        "wrong_tile_in_hand",
        "Wrong tile drawn and put into the hand",
        "摸錯牌張，已放入立牌",
        "wmcc-11.6.4",
        Window.DEAL_END,
        (_DEAD,),
        reporters=_ANY,
        also=("wmcc-11.3",),
    ),
    FaultRow(
        "late_pung",
        "Pung after more than three seconds",
        "超過三秒鐘碰牌",
        "wmcc-11.6.5",
        Window.NEXT_DISCARD,
        _STEPS,
        reporters=_TABLE,
        also=("wmcc-11.6.3", "wmcc-6.7"),
        ladder=MCR_STEPS.named("late_pung"),
    ),
    FaultRow(
        "wrong_win",
        "Wrong win",
        "錯和",
        "wmcc-11.6.6.1",
        Window.DEAL_END,
        (_DEAD, _each(10)),
        reporters=_TABLE,
        also=("wmcc-11.3", "wmcc-11.6.7.4"),
    ),
    FaultRow(
        "false_win",
        "False win",
        "詐和",
        "wmcc-11.6.6.2",
        Window.DEAL_END,
        (_DEAD, _each(20)),
        reporters=_TABLE,
        also=("wmcc-11.3", "wmcc-11.6.7.4"),
    ),
    FaultRow(
        "false_self_draw",
        "Self-drawn win called by a hand that was not ready",
        "未聽牌而報自摸和牌",
        "wmcc-11.6.6.2",
        Window.DEAL_END,
        (_DEAD, _each(20)),
        reporters=_TABLE,
        also=("wmcc-11.3", "wmcc-11.6.7.4"),
        note="the text speaks of a discard only; decision 0467",
    ),
    FaultRow(
        "exposed_tile",
        "Own tile exposed",
        "手中立牌暴露",
        "wmcc-11.6.7.1",
        Window.NEXT_DISCARD,
        (Offer(DiscardInTurn, "automatic"),),
        reporters=_TABLE,
        also=("wmcc-4.27",),
    ),
    FaultRow(
        "hand_shown_at_win",
        "Hand shown at another's win, which stands",
        "他人報和成立時亮明立牌",
        "wmcc-11.6.7.2",
        Window.SIGNING,
        (Offer(WarningGiven, "automatic"),),
        reporters=_TABLE,
    ),
    FaultRow(
        "hand_shown_at_failed_win",
        "Hand shown at another's win, which fails",
        "他人報和不成立時亮明立牌",
        "wmcc-11.6.7.2",
        Window.DEAL_END,
        (Offer(DiscardInTurn, "automatic"), _DEAD),
        reporters=_TABLE,
        also=("wmcc-11.3",),
    ),
    FaultRow(
        "table_wrecked",
        "Hand or wall scattered so that the deal cannot go on",
        "推亂手牌或牌牆致使無法繼續",
        "wmcc-11.6.7.2",
        Window.SIGNING,
        (Offer(PayEach, "default", amounts=(30,)), Offer(VoidDeal, "default")),
        note="the referee confirms it first",
    ),
    FaultRow(
        "opponents_tile_exposed",
        "Another's tile exposed",
        "暴露他人手中立牌",
        "wmcc-11.6.7.3",
        Window.NEXT_DISCARD,
        (Offer(PayTo, "default", least=5, most=60), Offer(VoidDeal)),
    ),
    FaultRow(
        "wrong_count",
        "Wrong number of tiles",
        "牌張數目錯誤",
        "wmcc-11.6.8",
        Window.DEAL_END,
        (_DEAD,),
        reporters=_ANY,
        also=("wmcc-11.3",),
    ),
    FaultRow(
        "unlawful_information",
        "Unlawful information",
        "非法資訊",
        "wmcc-11.6.9",
        Window.DEAL_END,
        (_OFF, Offer(DeadHand)),
    ),
    FaultRow(
        "serious_disturbance",
        "Serious disturbance",
        "嚴重干擾競賽",
        "wmcc-11.6.10",
        Window.ALWAYS,
        (Offer(Disqualification, "default", seconded=_HEAD), Offer(Announcement, "default")),
        reporters=_OFFICIAL,
        also=("wmcc-11.4",),
    ),
    FaultRow(
        "claimed_tile_not_taken",
        "Claimed tile not taken before one's second draw",
        "吃碰杠的牌張延誤兩輪未取回",
        "wmcc-11.6.11.1",
        Window.DEAL_END,
        (_DEAD,),
        reporters=_TABLE,
        also=("wmcc-11.3",),
    ),
    FaultRow(
        "winning_tile_not_taken",
        "Winning tile not taken before counting",
        "所和的牌張未在算分前取回",
        "wmcc-11.6.11.2",
        Window.SIGNING,
        (_DEAD, _each(10)),
        reporters=_TABLE,
        also=("wmcc-11.6.6.1", "wmcc-11.3"),
    ),
    FaultRow(
        "changed_claim",
        "Call changed to a win, or not in the standard words; hand not shown",
        "改報和牌或用語不規範，未亮明立牌",
        "wmcc-11.6.11.3",
        Window.NEXT_DISCARD,
        (Offer(NoWinThisGoAround, "automatic"),),
        reporters=_TABLE,
        also=("wmcc-6.1",),
    ),
    FaultRow(
        "changed_claim_shown",
        "Call changed to a win, or not in the standard words; hand shown",
        "改報和牌或用語不規範，已亮明立牌",
        "wmcc-11.6.11.3",
        Window.DEAL_END,
        (_DEAD,),
        reporters=_TABLE,
        also=("wmcc-6.1", "wmcc-11.3"),
    ),
    FaultRow(
        "shown_before_call",
        "Hand shown before the win was called",
        "先亮手中立牌後報和牌",
        "wmcc-11.6.11.4",
        Window.DEAL_END,
        (_DEAD,),
        reporters=_TABLE,
        also=("wmcc-11.3",),
    ),
    FaultRow(
        "hand_in_pool",
        "Hand reached into the pool to draw",
        "已伸手進入牌池抓牌",
        "wmcc-11.6.11.5",
        Window.NEXT_DISCARD,
        (Offer(ForgoDiscard, "automatic"),),
        reporters=_TABLE,
    ),
    FaultRow(
        "winning_tile_mixed",
        "Winning tile mixed with the counting tiles",
        "所和的牌與算分牌張混在一起",
        "wmcc-11.6.11.6",
        Window.SIGNING,
        (Offer(DeadHand, "default"),),
        also=("wmcc-11.3",),
        note="the referee confirms it first",
    ),
)

MCR_CATALOGUE = Catalogue(_ROWS, "wmcc-3.4", "wmcc-11.note")
"""The faults of MCR."""


def with_ladder(ladder: Ladder) -> Catalogue:
    """
    Give the same rows with other steps for repeated faults.

    >>> from paiju.referee.ladder import DOUBLING
    >>> with_ladder(DOUBLING)["late_pung"].ladder.cost(5)
    40
    """
    rows = (
        row if row.ladder is None else replace(row, ladder=ladder.named(row.ladder.key))
        for row in MCR_CATALOGUE.rows
    )
    return Catalogue(rows, MCR_CATALOGUE.authority, MCR_CATALOGUE.no_reopening)
