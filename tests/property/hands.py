"""Random wins of any edition, and what may be done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import paiju
from paiju.cli.random_wins import random_win
from paiju.scoring.circumstances import Circumstances, pack
from paiju.scoring.door import room_of, score_of
from paiju.tiles import TILES, Hand, Meld, MeldKind, Source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

__all__ = ["EDITIONS", "Won", "other_rulings", "random_wins", "shuffled"]

EDITIONS = tuple(paiju.EDITIONS)
Rules = str | paiju.Ruleset


class Won(NamedTuple):
    """
    A hand with its winning tile, and how it was won.
    """

    hand: Hand
    how: Circumstances

    def under(self, rules: Rules) -> Circumstances:
        """
        Give how it was won under an edition, without flowers where there are none.
        """
        return self.how if paiju.ruleset(rules).flowers else self.how._replace(flowers=0)

    def score(self, rules: Rules) -> paiju.Score:
        """
        Score the win under an edition.
        """
        return score_of(self.hand, self.under(rules), rules)

    def row(self, rules: Rules) -> bytes:
        """
        Give the win as `score_many` takes it.
        """
        return pack(self.hand, self.under(rules), paiju.ruleset(rules))

    def mapped(self, to: Sequence[int]) -> Won:
        """
        Put tile kind `to[k]` in the place of kind `k`.
        """
        assert self.hand.win is not None
        melds = tuple(
            Meld(meld.kind, TILES[min(to[tile.kind] for tile in meld.tiles)])
            for meld in self.hand.melds
        )
        concealed = tuple(TILES[to[tile.kind]] for tile in self.hand.concealed)
        return Won(Hand(concealed, melds, TILES[to[self.hand.win.kind]]), self.how)


def random_wins(
    chance: Random, random_count: Callable[[int], int], cases: int, rules: Rules = "mcr"
) -> Iterator[Won]:
    """
    Give a number of random wins, scaled, each in a form that an edition has.
    """
    found = 0
    while found < random_count(cases):
        won = Won(*random_win(chance))
        if room_of(rules).best(won.row(rules), ()) is not None:
            found += 1
            yield won


def shuffled(chance: Random, hand: Hand) -> str:
    """
    Write a hand in any order, its melds claimed from anybody; the winning tile is the last.
    """
    words = [*map(str, hand.concealed)]
    for meld in hand.melds:
        claimed = meld.kind is not MeldKind.CONCEALED_KONG
        words.append(f"{meld}{chance.choice(('', *Source)) if claimed else ''}")
    chance.shuffle(words)
    return " ".join([*words, str(hand.win)])


def other_rulings(chance: Random, rules: str) -> paiju.Ruleset:
    """
    Give an edition with any answers to its rulings.
    """
    edition = paiju.ruleset(rules)
    answers = {key: chance.choice(paiju.RULINGS[key].answers) for key, _ in edition.rulings}
    return edition.with_rulings(**answers)
