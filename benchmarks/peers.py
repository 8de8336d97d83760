"""Other packages that tell a hand's distance: how each is called, and which forms it covers."""

from __future__ import annotations

from collections import deque
from functools import cache, partial
from importlib import import_module, metadata
from itertools import repeat
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.hands import codes_of, counts_of, hands, letters_of
from benchmarks.timing import against

import paiju

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import ModuleType

    from benchmarks.hands import Tiles
    from benchmarks.timing import Ratio

    # Started anew for each round; the inputs are ready.
    Answers = Callable[[], Iterable[int]]

__all__ = ["MCR", "PEERS", "Peer", "beside", "installed", "ours", "peer"]

RIICHI = "four sets and a pair; seven pairs, all different; thirteen orphans"
MCR = "four sets and a pair; seven pairs; thirteen orphans; the three knitted forms"


class Peer(NamedTuple):
    """
    A package with a call that tells a hand's distance, and what is known of it.
    """

    name: str
    module: str
    forms: str
    fifth_tile: bool
    answers: Callable[[ModuleType, Sequence[Tiles]], Answers]
    size: int | None = None  # the one size of hand that it takes
    more: int = 0  # what it adds to the distance
    share: int = 1  # a slow one gets one hand in so many

    @property
    def hands(self) -> tuple[Tiles, ...]:
        """
        Give the hands that it is timed on.
        """
        taken = hands(self.size)
        return taken[: len(taken) // self.share]


def _riichienv(module: ModuleType, held: Sequence[Tiles]) -> Answers:
    return partial(map, module.calculate_shanten, [list(hand) for hand in held])


def _mahjong(module: ModuleType, held: Sequence[Tiles]) -> Answers:
    counts = [list(counts_of(hand)) for hand in held]
    return partial(map, module.Shanten.calculate_shanten, counts)


def _shanten_tools(module: ModuleType, held: Sequence[Tiles]) -> Answers:
    numpy = import_module("numpy")
    counts = [numpy.frombuffer(counts_of(hand), dtype=numpy.uint8) for hand in held]
    return partial(map, module.shanten, counts)


def _cmajiang(module: ModuleType, held: Sequence[Tiles]) -> Answers:
    return partial(map, module.xiangting, [module.Shoupai(letters_of(hand)) for hand in held])


def _mahjong_gb(module: ModuleType, held: Sequence[Tiles]) -> Answers:
    return partial(map, module.MahjongShanten, repeat(()), [codes_of(hand) for hand in held])


PEERS = {
    peer.name: peer
    for peer in (
        Peer("riichienv", "riichienv", RIICHI, fifth_tile=False, answers=_riichienv),
        Peer(
            "shanten-tools",
            "shanten_tools",
            RIICHI,
            fifth_tile=False,
            answers=_shanten_tools,
            more=1,
        ),
        Peer("cmajiang", "cmajiang", RIICHI, fifth_tile=True, answers=_cmajiang),
        Peer("mahjong", "mahjong.shanten", RIICHI, fifth_tile=False, answers=_mahjong, share=20),
        Peer("PyMahjongGB", "MahjongGB", MCR, fifth_tile=True, answers=_mahjong_gb, size=13),
    )
}
"""The packages by name; `fifth_tile` tells whether one may be waited for."""


def installed(name: str) -> str | None:
    """
    Give the version of a package that is installed, or None.
    """
    try:
        import_module(PEERS[name].module)
    except ImportError:  # it, or what it stands on, is not here: the table says so
        return None
    return metadata.version(name)


def peer(name: str, held: Sequence[Tiles] | None = None) -> Answers:
    """
    Give a package's answers to its hands, or to those given.
    """
    asked = PEERS[name]
    return asked.answers(import_module(asked.module), held or asked.hands)


def ours(name: str) -> Answers:
    """
    Give our answers to the hands of a package, for all forms of MCR.
    """
    return partial(map, paiju.distance, [counts_of(hand) for hand in PEERS[name].hands])


@cache
def beside(name: str) -> Ratio:
    """
    Time one call of ours beside one of a package, on the same hands.
    """
    mine, theirs = ours(name), peer(name)
    taken = against(lambda: deque(mine(), 0), lambda: deque(theirs(), 0))
    return taken.over(len(PEERS[name].hands))
