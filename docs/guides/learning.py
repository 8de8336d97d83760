"""Train a small policy on the CPU and show with an interval that it beats random players.

    python3 docs/guides/learning.py [--rules wsom] [--deals 24000]

Twelve numbers are learned by REINFORCE: an action's score is their sum, each times what it
measures of the action, and the likelier actions are those with the higher scores.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from paiju.sim import spaces
from paiju.sim.vector import VectorDeals

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

TABLES = 256
MEASURES = (
    *("discard: tiles further from winning", "discard: more of its kind", "discard: neighbors"),
    *("discard: of its kind unseen", "discard: honor", "discard: terminal", "kong of one's own"),
    *("chow", "chow: tiles nearer", "pung or kong", "pung: tiles nearer", "win"),
)


class Trained(NamedTuple):
    """
    What was learned, and what it gained: points a deal and half the width of their 95 % interval.
    """

    weights: Numbers
    before: tuple[float, float]
    after: tuple[float, float]


def measured(seen: NDArray[np.uint8]) -> Numbers:
    """
    Measure every action of every table: tables × actions × measures.
    """
    rows = seen.astype(np.float64)
    hand, lacks = rows[:, spaces.HAND], rows[:, spaces.NUMBERS, spaces.LACKS, None]
    found = np.zeros((len(seen), spaces.ACTIONS, len(MEASURES)))
    discard = found[:, : spaces.KONG_AT]
    discard[..., 0] = rows[:, spaces.AFTER] - lacks
    discard[..., 1] = hand - 1
    discard[..., 2] = neighbors(hand)
    discard[..., 3] = rows[:, spaces.UNSEEN] / 4
    discard[:, 27:, 4] = 1
    discard[:, [0, 8, 9, 17, 18, 26], 5] = 1
    found[:, spaces.KONG_AT : spaces.CHOW_AT, 6] = 1
    chows = slice(spaces.CHOW_AT, spaces.PUNG_AT)
    found[:, chows, 7] = 1
    after_chow = slice(spaces.AFTER_CHOW, spaces.AFTER_PUNG)
    found[:, chows, 8] = lacks - rows[:, spaces.NUMBERS, after_chow]
    found[:, spaces.PUNG_AT : spaces.WIN_AT, 9] = 1
    found[:, spaces.PUNG_AT, 10] = lacks[:, 0] - rows[:, spaces.NUMBERS, spaces.AFTER_PUNG]
    found[:, spaces.WIN_AT, 11] = 1
    return found


def neighbors(hand: Numbers) -> Numbers:
    """
    Count the tiles beside each kind in its suit, those two ranks away as halves.
    """
    near = np.zeros_like(hand)
    for first in (0, 9, 18):
        suit, place = hand[:, first : first + 9], near[:, first : first + 9]
        place[:, 1:] += suit[:, :-1]
        place[:, :-1] += suit[:, 1:]
        place[:, 2:] += suit[:, :-2] / 2
        place[:, :-2] += suit[:, 2:] / 2
    return near


def played(
    weights: Numbers, rules: str, deals: int, *, seed: int, rate: float = 0.0, best: bool = False
) -> tuple[Numbers, Numbers]:
    """
    Play one seat at each of 256 tables, so many deals in all; learn while the rate is above 0.

    An action is drawn by its likelihood, or is the likeliest where `best` is asked for.

    Give the weights and the points of each deal. Each table plays as many deals as the others:
    those that end first are not the only ones counted.
    """
    vector = VectorDeals(TABLES, rules, seed=seed)
    tables = np.arange(TABLES)
    seats = tables % 4
    np.asarray(vector.played)[:] = 1 << seats
    vector.reset(seed)
    seen, masks = np.asarray(vector.observations), np.asarray(vector.masks)
    rewards, endings = np.asarray(vector.rewards), np.asarray(vector.endings)
    chance = np.random.default_rng(seed)
    traces = np.zeros((TABLES, len(MEASURES)))
    each = -(-deals // TABLES)
    points = np.zeros((TABLES, each))
    done = np.zeros(TABLES, int)
    usual = 0.0
    while done.min() < each:
        found = measured(seen)
        scores = np.where(masks, found @ weights, -np.inf)
        # the highest of scores with Gumbel's noise is a draw from the policy
        noise = 0.0 if best else chance.gumbel(size=scores.shape)
        chosen = (scores + noise).argmax(1)
        np.asarray(vector.actions)[:] = chosen
        likely = np.exp(scores - scores.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        traces += found[tables, chosen] - np.einsum("ta,tam->tm", likely, found)
        vector.step()
        ended = endings > 0
        gained = rewards[tables, seats]
        counted = ended & (done < each)
        points[counted, done[counted]] = gained[counted]
        done += ended
        if rate and ended.any():
            surprise = (gained[ended] - usual) / 20
            weights = weights + rate * surprise @ traces[ended] / ended.sum()
            usual += (gained[ended].mean() - usual) / 20
        traces[ended] = 0
    return weights, points.ravel()


def interval(points: Numbers) -> tuple[float, float]:
    """
    Give the mean and half the width of its 95 % interval; the deals are independent.
    """
    return float(points.mean()), float(1.96 * points.std(ddof=1) / len(points) ** 0.5)


def train(rules: str, deals: int, checked: int, *, seed: int) -> Trained:
    """
    Learn from so many deals, and check before and after on others.

    Before, all legal actions are as likely.
    """
    weights = np.zeros(len(MEASURES))
    _, before = played(weights, rules, checked, seed=seed + 1)
    weights, _ = played(weights, rules, deals, seed=seed, rate=0.02)
    _, after = played(weights, rules, checked, seed=seed + 1, best=True)
    return Trained(weights, interval(before), interval(after))


def main() -> None:
    """
    Train as the command line says and print the figures.
    """
    options = argparse.ArgumentParser(description="Train a small policy.")
    options.add_argument("--rules", default="mcr")
    options.add_argument("--deals", type=int, default=24_000)
    options.add_argument("--checked", type=int, default=10_000)
    options.add_argument("--seed", type=int, default=20_081_122)
    asked = options.parse_args()
    trained = train(asked.rules, asked.deals, asked.checked, seed=asked.seed)
    for name, weight in zip(MEASURES, trained.weights, strict=True):
        print(f"{weight:7.2f}  {name}")
    for moment, (mean, half) in (("before", trained.before), ("after", trained.after)):
        print(f"points a deal {moment} training: {mean:+.2f} ± {half:.2f}")


if __name__ == "__main__":
    main()
