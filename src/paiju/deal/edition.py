"""An edition made ready for deals: the values that play asks, and the tools that read hands.

The tools hold no state between two questions; states of one thread may share an edition.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.rules.ruleset import Ruleset
from paiju.scoring.door import room_of
from paiju.shape.missing import Missing as _Missing
from paiju.shape.waits import Waits as _Waits

if not cython.compiled:
    from paiju.scoring.appraiser import Appraiser

    __all__ = ["Edition"]

_SAME_PAYMENT = cython.declare(dict, {"basic_and_points": 0, "threefold": 1})


@cython.cclass
class Edition:
    """
    Hold what a deal asks of its rules, as numbers; one object serves the deals of one thread.

    `draws` is how many tiles are drawn after the deal from one wall; `private` tells that each
    seat has a wall of its own. Times are in milliseconds, 0 for no limit.
    """

    def __init__(self, rules: Ruleset) -> None:
        """
        Take the values of an edition and make its tools.
        """
        table = rules.table
        room = room_of(rules)
        self.rules: Ruleset = rules
        self.private = table.layout == "private_walls"
        self.tiles = table.wall_tiles
        self.dead = table.dead_wall_tiles
        self.draws = table.draws_after_deal
        self.flowers = rules.flowers
        self.kong_after_claim = table.kong_after_claim
        self.swap_calls = table.swap_calls
        self.touch_keeps_win = table.touch_keeps_win
        self.discard_ms = table.discard_ms
        self.first_discard_ms = table.first_discard_ms
        self.claim_ms = table.claim_ms
        self.deal_ms = table.deal_ms
        self.free_ms = table.free_ms
        self.from_own_tile = table.discard_from == "own_tile"
        self.replacement_restarts = table.replacement_restarts
        self.unit_ms = table.overtime_unit_ms
        self.unit_points = table.overtime_points
        self.auto_discard = table.auto_discard
        self.error_costs, self.error_gives = table.error_points or (0, 0)
        self.ends_on_error = table.error_points is not None
        self.times_pungs = rules.times_pungs
        self.penalties_die = rules.has_penalty_tiles
        self.forms = room.forms
        self.threefold = _SAME_PAYMENT[rules.payment]
        self.basic_points = rules.basic_points
        self.share_points = -1 if rules.share_points is None else rules.share_points
        rulings = dict(rules.rulings)
        self.window_from_start = rulings.get("window_before_first_discard") != "none"
        self.robbed_kong_immunity = rulings.get("robbed_kong_immunity") != "not"
        self.missing = _Missing()
        self.missing.take(bytes(34), self.forms)
        self.waits = _Waits()
        self.appraiser: Appraiser = room.appraiser()
        if not cython.compiled:
            self.choices: list[int] = [0] * 512
