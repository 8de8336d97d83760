"""Logs for the tests of this room."""

from __future__ import annotations

from hypothesis import strategies as st

from paiju.log.chain import ORIGIN, Log, link
from paiju.log.codec import body_of, header_body, sealed
from paiju.log.envelope import Entry, Envelope, Header
from paiju.log.values import LARGEST

__all__ = ["LOGS", "NAMES", "rewritten", "small_log"]

NAMES = st.text(
    st.characters(exclude_categories=("C", "Z"), exclude_characters="/"), min_size=1, max_size=8
)
_TEXTS = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=8)
_DATA = st.dictionaries(
    _TEXTS, st.one_of(_TEXTS, st.none(), st.booleans(), st.integers(-LARGEST, LARGEST))
)
_TYPES = st.from_regex(r"[A-Z][A-Za-z0-9]{0,12}", fullmatch=True)
_ENTRIES = st.lists(st.builds(Entry, _TYPES, _DATA), max_size=3)
_STEPS = st.lists(
    st.tuples(_ENTRIES, st.integers(0, 10**6), NAMES, st.one_of(st.none(), NAMES)), max_size=6
)


def _log(kind: str, name: str, steps: list[tuple[list[Entry], int, str, str | None]]) -> Log:
    log = Log(Header(f"{kind}/{name}"))
    at_ms = 0
    for entries, later, actor, command in steps:
        at_ms += later
        log.append(entries, at_ms=at_ms, actor=actor, command=command)
    return log


LOGS = st.builds(_log, NAMES, NAMES, _STEPS)
"""Logs of up to six commands, some of them given twice."""


def small_log() -> Log:
    """
    Give a log of two commands with three events.
    """
    log = Log(Header("deal/7", {"rules": "mcr"}))
    both = [
        Entry("TileDrawn", {"seat": "E", "tile": "5m"}),
        Entry("TileDiscarded", {"seat": "E", "tile": "東"}),
    ]
    log.append(both, at_ms=1200, actor="E", command="c1")
    log.append([Entry("TimeCalled", {})], at_ms=4200, actor="table")
    return log


def rewritten(header: Header, *envelopes: Envelope) -> str:
    """
    Write any header and envelopes with hashes that fit, as a forger would.
    """
    body = header_body(header)
    head = link(ORIGIN, body)
    lines = [sealed(body, head)]
    for envelope in envelopes:
        body = body_of(envelope)
        head = link(head, body)
        lines.append(sealed(body, head))
    return "\n".join(lines)
