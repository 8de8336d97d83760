"""The faults of the World Series conduct chapter and regulations (2008) as rows."""

from __future__ import annotations

from paiju.referee.fault import Excess, FaultRow, Reporter, Window
from paiju.referee.ladder import WARN_THEN_RULE
from paiju.referee.offer import FREE, Offer
from paiju.referee.sanction import (
    Correction,
    Disqualification,
    ForfeitPlay,
    PointsOff,
    Remedy,
    WarningGiven,
)
from paiju.referee.time_cost import WSOM_2008_LATENESS, WSOM_TIME_OUT

__all__ = ["ROWS"]

_OFFICIAL = (Reporter.OFFICIAL,)
_CLOCK = (Reporter.AUTOMATIC, Reporter.OFFICIAL)

_POINTS = Offer(PointsOff)
_WARN_FIRST = (Offer(WarningGiven, "default"), _POINTS)
_OUT = Offer(Disqualification, blacklist=True)
_OFF_BY_TIME = Offer(PointsOff, "automatic")
_TOO_MANY = Excess("time_outs_exceeded", 150)  # wsom08-time-out-2


def _may(remedy: Remedy) -> Offer:
    return Offer(Correction, remedy=remedy)


def _small(key: str, en: str, zh: str, clause: str, *also: str) -> FaultRow:
    """
    Give the row of a small fault: a warning, and a penalty when it happens again.
    """
    return FaultRow(
        key,
        en,
        zh,
        clause,
        Window.HALF_END,
        _WARN_FIRST,
        also=(*also, "wsom08-sanctions-7"),
        ladder=WARN_THEN_RULE.named(key),
    )


ROWS = (
    FaultRow(
        "cheating",
        "Cheating",
        "蓄意作弊、出千",
        "wsom08-conduct-rules-3",
        Window.ALWAYS,
        (Offer(Disqualification, "default", blacklist=True), *FREE),
        also=("wsom08-sanctions-1", "wsom08-conduct-rules-1"),
    ),
    FaultRow(
        "collusion",
        "Collusion",
        "串通",
        "wsom08-collusion-1",
        Window.ALWAYS,
        (Offer(Disqualification, "default", blacklist=True), *FREE),
        also=(
            "wsom08-conduct-rules-2",
            "wsom08-collusion-3",
            "wsom08-collusion-6",
            "wsom08-draw-and-discard-9",
            "wsom08-sanctions-1",
        ),
        note="stopping a big hand with grounds is lawful: wsom08-collusion-2",
    ),
    FaultRow(
        "wilful_disturbance",
        "Wilful disturbance of the event",
        "蓄意妨礙比賽進行",
        "wsom08-sanctions-1",
        Window.ALWAYS,
        (_OUT, *FREE),
        also=("wsom08-conduct-rules-4",),
    ),
    FaultRow(
        "hand_told",
        "Telling what one holds",
        "把手牌內容告知他家",
        "wsom08-conduct-rules-2",
        Window.DEAL_END,
        FREE,
        also=("wsom08-sanctions-4",),
    ),
    FaultRow(
        "disobedience",
        "Disobeying or arguing with a referee",
        "不服從裁判或與裁判爭辯",
        "wsom08-conduct-rules-4",
        Window.HALF_END,
        (*_WARN_FIRST, _OUT),
        also=("wsom08-appeal-2", "wsom08-appeal-3", "wsom08-sanctions-7"),
        ladder=WARN_THEN_RULE.named("disobedience"),
    ),
    FaultRow(
        "mirroring_dress",
        "Dress or ornaments that mirror tiles",
        "穿著反光衣飾",
        "wsom08-dress-1",
        Window.HALF_END,
        (Offer(Correction, "default", remedy=Remedy.COVER_UP), *_WARN_FIRST),
    ),
    FaultRow(
        "logos",
        "Logos or slogans to be covered",
        "須遮蔽的商標或標語",
        "wsom08-dress-2",
        Window.ALWAYS,
        (Offer(Correction, "default", remedy=Remedy.COVER_UP),),
        reporters=_OFFICIAL,
    ),
    FaultRow(
        "bag",
        "Bag not under the chair",
        "手提包未放於椅子之下",
        "wsom08-dress-3",
        Window.HALF_END,
        (Offer(Correction, "default", remedy=Remedy.PUT_AWAY), *_WARN_FIRST),
    ),
    FaultRow(
        "device",
        "Telephone or other device that is on or in use",
        "使用電話或其他電子儀器",
        "wsom08-dress-4",
        Window.HALF_END,
        (Offer(Correction, "default", remedy=Remedy.PUT_AWAY), *FREE),
        also=("wsom08-table-conduct-5",),
    ),
    FaultRow(
        "device_rings",
        "Device that rings",
        "電話或儀器響鬧",
        "wsom08-dress-4",
        Window.HALF_END,
        (Offer(PointsOff, "default"),),
    ),
    _small("drinks", "Drinks or containers brought in", "自攜飲品或容器進場", "wsom08-dress-5"),
    _small("discourtesy", "Discourtesy", "不禮貌", "wsom08-dress-6"),
    FaultRow(
        "interview_refused",
        "Interview refused",
        "拒絕接受採訪",
        "wsom08-duties-2",
        Window.ALWAYS,
        (Offer(PointsOff, "default"),),
        reporters=_OFFICIAL,
        note="with a good reason it may be put off",
    ),
    FaultRow(
        "false_testimony",
        "False testimony",
        "作假證供",
        "wsom08-duties-3",
        Window.ALWAYS,
        (Offer(PointsOff), Offer(ForfeitPlay), _OUT),
        reporters=_OFFICIAL,
        note="heavily, up to disqualification",
    ),
    _small("smoking", "Smoking in the hall", "場內吸煙", "wsom08-health-3"),
    FaultRow(
        "alcohol",
        "Excess of alcohol",
        "飲用過量酒精飲品",
        "wsom08-health-4",
        Window.HALF_END,
        (*FREE, Offer(ForfeitPlay), _OUT),
    ),
    _small("talk", "Talk during a deal", "牌局進行中雜談", "wsom08-table-conduct-1"),
    _small("noise", "Loud talk between deals", "牌局之間聲浪騷擾鄰檯", "wsom08-table-conduct-2"),
    _small("banging", "Tiles banged on the table", "把牌大力敲檯", "wsom08-table-conduct-3"),
    _small(
        "leaving_seat",
        "Standing up or leaving the seat during a deal",
        "牌局進行中離座或站起",
        "wsom08-table-conduct-4",
    ),
    _small(
        "bending_down",
        "Bending down without the referee",
        "未通知裁判而俯身取物",
        "wsom08-table-conduct-5",
    ),
    FaultRow(
        "suspicious_movement",
        "Suspicious movement",
        "可疑動作",
        "wsom08-table-conduct-6",
        Window.HALF_END,
        (Offer(Correction, "default", remedy=Remedy.SEARCH),),
        note="by staff of the same sex, to clear the player",
    ),
    FaultRow(
        "card_altered",
        "Score card altered without the referee",
        "擅自塗改記分卡",
        "wsom08-score-card-3",
        Window.HALF_END,
        FREE,
    ),
    FaultRow(
        "card_missing",
        "Score card not handed in",
        "無提交記分卡",
        "wsom08-score-card-5",
        Window.ALWAYS,
        (Offer(WarningGiven), _POINTS),
        reporters=_OFFICIAL,
        note="all four may be penalised, each by a ruling",
    ),
    _small(
        "results_told",
        "Telling or asking how earlier opponents did",
        "透露或詢問之前對手的成績",
        "wsom08-taking-seats-4",
    ),
    FaultRow(
        "leaving_early",
        "Absence, or leaving before the games are over",
        "早退或不能完成賽事",
        "wsom08-sanctions-2",
        Window.ALWAYS,
        (Offer(ForfeitPlay, "default"), _may(Remedy.DROP_TO_PLACE)),
        reporters=_OFFICIAL,
        also=("wsom08-absence-2", "wsom08-absence-3"),
    ),
    FaultRow(
        "two_tiles_drawn",
        "Two tiles drawn on purpose to spoil the next seat's last tile",
        "故意摸兩張牌以妨礙下家海底",
        "wsom08-sanctions-8",
        Window.DEAL_END,
        (_may(Remedy.GIVE_DRAW), *FREE),
    ),
    FaultRow(
        "late",
        "Lateness",
        "遲到",
        "wsom08-time-out-1",
        Window.ALWAYS,
        (_OFF_BY_TIME, Offer(ForfeitPlay, "automatic")),
        reporters=_CLOCK,
        also=(
            "wsom08-absence-1",
            "wsom08-time-out-2",
            "wsom08-overall-time-limit-8",
            "wsom08-taking-seats-2",
        ),
        tariff=WSOM_2008_LATENESS,
        excess=_TOO_MANY,
    ),
    FaultRow(
        "time_out",
        "Time-out",
        "暫停",
        "wsom08-time-out-2",
        Window.ALWAYS,
        (_OFF_BY_TIME,),
        reporters=_CLOCK,
        also=("wsom08-time-out-3", "wsom08-time-out-4"),
        tariff=WSOM_TIME_OUT,
        excess=_TOO_MANY,
    ),
    FaultRow(
        "time_outs_exceeded",
        "More than 150 points lost by time-outs and lateness in a half",
        "半場內暫停及遲到罰分超過150分",
        "wsom08-time-out-2",
        Window.ALWAYS,
        (Offer(ForfeitPlay, "automatic"),),
        reporters=_CLOCK,
    ),
    FaultRow(
        "time_out_in_deal",
        "Time-out during a deal without an emergency",
        "牌局進行中非緊急而叫暫停",
        "wsom08-time-out-3",
        Window.HALF_END,
        (_POINTS, Offer(WarningGiven)),
        also=("wsom08-time-out-2",),
    ),
    FaultRow(
        "long_medicine_break",
        "Break for medicine beyond a minute or without a note",
        "服藥暫停過長或無證明",
        "wsom08-time-out-5",
        Window.ALWAYS,
        (_POINTS,),
        reporters=_CLOCK,
        also=("wsom08-time-out-2",),
    ),
    FaultRow(
        "deliberate_delay",
        "Delay on purpose to have fewer deals played",
        "領先者故意拖延以減少局數",
        "wsom08-overall-time-limit-11",
        Window.ALWAYS,
        (_may(Remedy.ALL_DEALS), _POINTS),
        reporters=(Reporter.OPPONENT, Reporter.OFFICIAL),
    ),
    _small("betting", "Betting at practice", "練習賽私下賭博", "wsom08-practice-4"),
)
"""All rows of conduct and regulations."""
