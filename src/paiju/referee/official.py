"""Who speaks at a table: players, officials with their roles, and the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paiju.language import words

__all__ = ["RULES", "Official", "Role", "role_words"]


class Role(StrEnum):
    """
    Name the role in which somebody reports, rules or hears an appeal.

    >>> Role.HEAD_REFEREE.value
    'head_referee'
    """

    RULES = "rules"
    PLAYER = "player"
    TEAM_LEADER = "team_leader"
    REFEREE = "referee"
    HEAD_REFEREE = "head_referee"
    CHIEF_REFEREE = "chief_referee"
    ORGANIZING_COMMITTEE = "organizing_committee"
    ARBITRATION_COMMITTEE = "arbitration_committee"

    @property
    def rules_at_tables(self) -> bool:
        """
        Tell whether this role may rule at a table.

        >>> Role.REFEREE.rules_at_tables, Role.ORGANIZING_COMMITTEE.rules_at_tables
        (True, False)
        """
        return self in _RANKS[:_AT_TABLES]

    @property
    def rank(self) -> int:
        """
        Give the rank among those who rule: a lower one may not undo a higher one's ruling.

        >>> Role.REFEREE.rank < Role.HEAD_REFEREE.rank
        True
        """
        return _RANKS.index(self)


_RANKS = (
    Role.RULES,
    Role.REFEREE,
    Role.HEAD_REFEREE,
    Role.CHIEF_REFEREE,
    Role.ORGANIZING_COMMITTEE,
    Role.ARBITRATION_COMMITTEE,
)
_AT_TABLES = 4


@dataclass(frozen=True, slots=True)
class Official:
    """
    Somebody by name, in a role.

    >>> Official("r-07", Role.REFEREE).name
    'r-07'
    """

    name: str
    role: Role


RULES = Official("", Role.RULES)
"""The author of what a text prints as following by itself."""


def role_words(role: Role, lang: str = "en") -> str:
    """
    Name a role.

    >>> role_words(Role.ARBITRATION_COMMITTEE)
    'arbitration committee'
    """
    _ = words(lang).gettext
    return {
        Role.RULES: _("the rules"),
        Role.PLAYER: _("player"),
        Role.TEAM_LEADER: _("team leader"),
        Role.REFEREE: _("referee"),
        Role.HEAD_REFEREE: _("head referee"),
        Role.CHIEF_REFEREE: _("chief referee"),
        Role.ORGANIZING_COMMITTEE: _("organizing committee"),
        Role.ARBITRATION_COMMITTEE: _("arbitration committee"),
    }[role]
