"""Other names that rows go by, to be found by: Japanese readings, and names in other games.

The readings are those of `docs/guides/terms.md`; a name here is never shown.
"""

from __future__ import annotations

from unicodedata import normalize

__all__ = ["NAMES", "folded", "other_names"]

# Variants, simplified and Japanese signs, each over the sign that all of them are compared as.
_ALIKE = (
    "么杠坎绿緑莲宝灯连对対双龙竜会顺节節歩带帯组于风无捞开抢槍门齐斉绝绝絶张圏归帰断边辺单単"
    "钓釣将両两气気贯纯鱼岭鸡鶏国红东発发萬数點点"
)
_AS = (
    "幺槓嵌綠綠蓮寶燈連對對雙龍龍會順節節步帶帶組於風無撈開搶搶門齊齊絕絕絕張圈歸歸斷邊邊單單"
    "釣釣將兩兩氣氣貫純魚嶺雞雞國紅東發發万數点点"
)
_HIRAGANA = range(0x3041, 0x3097)
_TO_KATAKANA = 0x60
_FOLD = {ord(sign): other for sign, other in zip(_ALIKE, _AS, strict=True)} | {
    sign: chr(sign + _TO_KATAKANA) for sign in _HIRAGANA
}

_MCR = {
    "big_four_winds": "ダイスーシー",
    "big_three_dragons": "ダイサンゲン",
    "all_green": "リューイーソー リュウイーソー",
    "nine_gates": "チューレンポウトウ 九連宝燈",
    "four_kongs": "スーカンツ 四槓子",
    "thirteen_orphans": "コクシムソウ 国士無双 十三幺九",
    "all_terminals": "チンロウトウ 清老頭",
    "little_four_winds": "ショウスーシー",
    "little_three_dragons": "ショウサンゲン",
    "all_honors": "ツーイーソー",
    "four_concealed_pungs": "スーアンコー",
    "three_kongs": "サンカンツ 三槓子",
    "all_terminals_and_honors": "ホンロウトウ 混老頭",
    "seven_pairs": "チートイツ チートイ 七對子",
    "full_flush": "チンイツ チンイーソー",
    "pure_straight": "イッツー イッキツウカン 一気通貫",
    "triple_pung": "サンショクドウコー 三色同刻",
    "three_concealed_pungs": "サンアンコー",
    "mixed_triple_chow": "サンショクドウジュン 三色同順",
    "last_tile_draw": "ハイテイ ハイテイツモ",
    "last_tile_claim": "ホウテイ 河底撈魚",
    "out_with_replacement_tile": "リンシャンカイホー リンシャンカイホウ 嶺上開花",
    "robbing_the_kong": "チャンカン 搶槓",
    "all_pungs": "トイトイホー トイトイ 対々和 對對和",
    "half_flush": "ホンイツ ホンイーソー",
    "outside_hand": "チャンタ 混全帯幺九",
    "all_chows": "ピンフ",
    "all_simples": "タンヤオ 断幺九",
    "pure_double_chow": "イーペーコー 一盃口",
    "self_drawn": "ツモ",
}
_WSOM = {
    "all_sequences": "ピンフ",
    "no_terminals": "タンヤオ 断幺",
    "mixed_one_suit": "ホンイツ ホンイーソー",
    "pure_one_suit": "チンイツ チンイーソー",
    "nine_gates": "チューレンポウトウ 九連宝燈",
    "value_honor": "ヤクハイ 役牌",
    "small_three_dragons": "ショウサンゲン",
    "big_three_dragons": "ダイサンゲン",
    "small_four_winds": "ショウスーシー",
    "big_four_winds": "ダイスーシー",
    "all_honors": "ツーイーソー",
    "all_triplets": "トイトイホー トイトイ 碰碰和",
    "three_concealed_triplets": "サンアンコー",
    "four_concealed_triplets": "スーアンコー",
    "three_kong": "サンカンツ",
    "four_kong": "スーカンツ",
    "two_identical_sequences": "イーペーコー",
    "two_identical_sequences_twice": "リャンペーコー",
    "three_similar_sequences": "サンショクドウジュン",
    "three_similar_triplets": "サンショクドウコー",
    "nine_tile_straight": "イッツー イッキツウカン 清龍",
    "mixed_lesser_terminals": "チャンタ 混全帯幺九",
    "pure_lesser_terminals": "ジュンチャン 純全帯幺九",
    "mixed_greater_terminals": "ホンロウトウ",
    "pure_greater_terminals": "チンロウトウ",
    "final_draw": "ハイテイ ハイテイツモ",
    "final_discard": "ホウテイ",
    "win_on_kong": "リンシャンカイホー リンシャンカイホウ",
    "robbing_a_kong": "チャンカン",
    "blessing_of_heaven": "テンホー",
    "blessing_of_earth": "チーホー",
    "thirteen_terminals": "コクシムソウ 国士無双 十三幺",
    "seven_pairs": "チートイツ チートイ 七對",
}
NAMES = {"mcr": _MCR, "wsom": _WSOM}
"""The names by rule system and key, with spaces between."""


def other_names(scorer: str, key: str) -> list[str]:
    """
    Give the names that a row has besides those of the four languages.

    >>> other_names("wsom", "all_sequences")
    ['ピンフ']
    """
    return NAMES[scorer].get(key, "").split()


def folded(name: str) -> str:
    """
    Write a name in one of the ways in which it may be written, to compare it.

    Case, width, kana and the forms of Han signs do not matter then.

    >>> folded("斷么") == folded("断幺"), folded("ピンフ") == folded("ぴんふ")
    (True, True)
    """
    return normalize("NFKC", name).strip().casefold().translate(_FOLD)
