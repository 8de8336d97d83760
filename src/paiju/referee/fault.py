"""Faults: what can go wrong at a table, and the row that says what a text makes of it.

The rows stand in the catalogues; nothing else knows a fault's clause, window or sanctions.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from paiju.errors import UnknownName
from paiju.language import words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.referee.ladder import Ladder
    from paiju.referee.offer import Offer
    from paiju.referee.time_cost import TimeTariff
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Seat

__all__ = ["Catalogue", "Excess", "Fault", "FaultRow", "Reporter", "Window", "window_words"]


class Reporter(StrEnum):
    """
    Name who may raise a fault; the engine raises what it sees by itself.
    """

    AUTOMATIC = "automatic"
    PLAYER = "player"
    OPPONENT = "opponent"
    OFFICIAL = "official"


class Window(StrEnum):
    """
    Name until when a fault may be raised; afterwards it stands (wmcc-11.note, wsom10-general-7).
    """

    AT_ONCE = "at_once"
    NEXT_DISCARD = "next_discard"
    TILES_TAKEN = "tiles_taken"
    FOUR_TILES_EACH = "four_tiles_each"
    DEALT = "dealt"
    OWN_DISCARD = "own_discard"
    ALL_DISCARDED = "all_discarded"
    DEAL_END = "deal_end"
    SIGNING = "signing"
    HALF_END = "half_end"
    ALWAYS = "always"


def window_words(window: Window, lang: str = "en") -> str:
    """
    Say until when a fault may be raised.

    >>> window_words(Window.NEXT_DISCARD)
    'before the next discard'
    """
    _ = words(lang).gettext
    return {
        Window.AT_ONCE: _("at once, before the next draw, claim or discard"),
        Window.NEXT_DISCARD: _("before the next discard"),
        Window.TILES_TAKEN: _("before tiles are taken"),
        Window.FOUR_TILES_EACH: _("before all have four tiles"),
        Window.DEALT: _("before all tiles are dealt"),
        Window.OWN_DISCARD: _("before the seat's own first discard"),
        Window.ALL_DISCARDED: _("before all four have discarded once"),
        Window.DEAL_END: _("before the deal ends"),
        Window.SIGNING: _("before the result is signed"),
        Window.HALF_END: _("before the half or session ends"),
        Window.ALWAYS: _("at any time"),
    }[window]


@dataclass(frozen=True, slots=True)
class Fault:
    """
    A fault as it happened: its kind, whose it is, and the numbers of the events that show it.

    `tiles` are those exposed or taken; `seconds` the time lost, where a tariff goes by time;
    `others` the seats that share in it or were harmed.

    >>> Fault("wrong_win", "W", events=(141,)).seat
    'W'
    """

    kind: str
    seat: Seat
    events: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    seconds: int = 0
    evidence: str = ""


@dataclass(frozen=True, slots=True)
class Excess:
    """
    The fault that is noted once a seat has lost more than so many points by faults of some kinds.

    >>> Excess("serious_overrun", 80).limit_points
    80
    """

    kind: str
    limit_points: int


@dataclass(frozen=True, slots=True)
class FaultRow:
    """
    What one text says of one kind of fault.

    `clause` names the fault and `also` other clauses that the row rests on; `ladder` is how
    repetitions cost more, `tariff` how lost time is charged, `excess` what too much of it is.
    """

    key: str
    en: str
    zh: str
    clause: str
    window: Window
    offers: tuple[Offer, ...] = ()
    reporters: tuple[Reporter, ...] = (Reporter.OPPONENT, Reporter.OFFICIAL)
    also: tuple[str, ...] = ()
    ladder: Ladder | None = None
    tariff: TimeTariff | None = None
    excess: Excess | None = None
    note: str = ""

    def name(self, lang: str = "en") -> str:
        """
        Name the fault in a language.

        >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
        >>> MCR_CATALOGUE["wrong_win"].name()
        'Wrong win'
        """
        return words(lang).pgettext("fault", self.en)

    @property
    def clauses(self) -> tuple[str, ...]:
        """
        Give every clause on which a ruling about this fault may rest.

        >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
        >>> MCR_CATALOGUE["late_pung"].clauses
        ('wmcc-11.6.5', 'wmcc-11.6.3', 'wmcc-6.7')
        """
        return (self.clause, *self.also)

    @property
    def automatic(self) -> tuple[Offer, ...]:
        """
        Give the sanctions that follow by themselves.

        >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
        >>> len(MCR_CATALOGUE["wrong_win"].automatic)
        2
        """
        return tuple(offer for offer in self.offers if offer.way == "automatic")


class Catalogue:
    """
    The rows of one text, by their keys.

    >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
    >>> MCR_CATALOGUE["late_pung"].clause, "late_pung" in MCR_CATALOGUE
    ('wmcc-11.6.5', True)
    """

    __slots__ = ("_rows", "authority", "no_reopening")

    def __init__(self, rows: Iterable[FaultRow], authority: str, no_reopening: str = "") -> None:
        """
        Take the rows, each key once, and the clauses on who rules and on what comes too late.
        """
        taken = tuple(rows)
        self.authority = authority
        self.no_reopening = no_reopening
        self._rows = {row.key: row for row in taken}
        assert len(self._rows) == len(taken), "a key stands twice"

    def __getitem__(self, key: str) -> FaultRow:
        """
        Give the row of a key; raise `UnknownName` for another.
        """
        found = self._rows.get(key)
        if found is None:
            raise UnknownName.among("fault", key, self._rows)
        return found

    def __contains__(self, key: str) -> bool:
        """
        Tell whether this text names such a fault.
        """
        return key in self._rows

    @property
    def rows(self) -> tuple[FaultRow, ...]:
        """
        Give all rows in the order of the text.

        >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
        >>> MCR_CATALOGUE.rows[0].key
        'disturbance'
        """
        return tuple(self._rows.values())

    def named_by(self, clause: str) -> tuple[FaultRow, ...]:
        """
        Give the rows that rest on a clause.

        >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
        >>> [row.key for row in MCR_CATALOGUE.named_by("wmcc-11.6.6.2")]
        ['false_win', 'false_self_draw']
        """
        return tuple(row for row in self.rows if clause in row.clauses)
