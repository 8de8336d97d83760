"""What a player of the protocol may do, told from what he has seen alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal import codes
from paiju.sim.botzone.worth import MINIMUM, discard_flags, self_drawn_flags, waits_of, worth
from paiju.tiles.meld import Meld, MeldKind
from paiju.tiles.tile import TILES
from paiju.view import commands
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.sim.botzone.seen import Seen
    from paiju.view.commands import Command

__all__ = ["legal"]

_KINDS = 34
_SETS = {
    MeldKind.CHOW: codes.CHOW_SET,
    MeldKind.PUNG: codes.PUNG_SET,
    MeldKind.MELDED_KONG: codes.MELDED_KONG_SET,
    MeldKind.ADDED_KONG: codes.MELDED_KONG_SET,
    MeldKind.CONCEALED_KONG: codes.CONCEALED_KONG_SET,
}


def legal(seen: Seen) -> tuple[Command, ...]:
    """
    Give the commands that answer the last request, in the order of `paiju.Deal.legal`.

    >>> from paiju.sim.botzone.seen import Seen
    >>> seen = Seen()
    >>> seen.hear("0 0 0")
    >>> legal(seen)
    ()
    """
    if seen.asked in {"turn", "after_claim"}:
        return tuple(_in_turn(seen))
    claims = list(_claims(seen)) if seen.asked == "discard" else []
    if seen.asked in {"discard", "kong"} and _wins(seen):
        claims.append(commands.Win(SEATS[seen.seat]))
    return (commands.Pass(SEATS[seen.seat]), *claims) if claims else ()


def _in_turn(seen: Seen) -> Iterator[Command]:
    seat = SEATS[seen.seat]
    held = seen.counts[:_KINDS]
    yield from (commands.Discard(seat, TILES[kind]) for kind in range(_KINDS) if held[kind])
    if seen.drawn is None:
        return
    if seen.left(seen.seat) and seen.left(seen.seat + 1):
        for kind in range(_KINDS):
            if held[kind] == 4:
                yield commands.ConcealedKong(seat, TILES[kind])
        pungs = {
            meld.tile.kind
            for meld in seen.melds[seen.seat]
            if isinstance(meld, Meld) and meld.kind is MeldKind.PUNG
        }
        for kind in sorted(pungs):
            if held[kind]:
                yield commands.AddedKong(seat, TILES[kind])
    if _wins(seen):
        yield commands.Win(seat)


def _claims(seen: Seen) -> Iterator[Command]:
    """
    Give the sets that the last discard may be claimed for; none on the last one.
    """
    tile = seen.tile
    assert tile is not None, seen.asked
    if not seen.left(seen.turn + 1):
        return
    seat = SEATS[seen.seat]
    held = seen.counts
    if seen.seat == (seen.turn + 1) % 4 and tile.rank is not None:
        for low in range(max(1, tile.rank - 2), min(7, tile.rank) + 1):
            first = tile.kind - tile.rank + low
            others = {first, first + 1, first + 2} - {tile.kind}
            if all(held[kind] for kind in others):
                yield commands.Chow(seat, TILES[first])
    if held[tile.kind] >= 2:
        yield commands.Pung(seat)
    if held[tile.kind] == 3 and seen.left(seen.seat) and seen.left(seen.seat + 1):
        yield commands.MeldedKong(seat)


def _wins(seen: Seen) -> bool:
    """
    Tell whether the tile just drawn, or the open one, wins with enough fan.
    """
    tile = seen.tile or seen.drawn
    assert tile is not None, seen.asked
    held = seen.counts[:_KINDS]
    melds = [_code(meld) for meld in seen.melds[seen.seat] if isinstance(meld, Meld)]
    is_own = seen.asked == "turn"
    held[tile.kind] -= is_own
    if not waits_of(held, len(melds)) >> tile.kind & 1:
        return False
    held[tile.kind] += 1
    is_last = not seen.left((seen.seat if is_own else seen.turn) + 1)
    count = seen.open_tiles(tile.kind)
    if is_own:
        flags = self_drawn_flags(count, after_kong=seen.after_kong, is_last=is_last)
    else:
        flags = discard_flags(count, is_last=is_last, robbing=seen.asked == "kong")
    winds = seen.seat + 4 * seen.prevalent
    return worth(held, melds, tile.kind, flags, winds) >= MINIMUM


def _code(meld: Meld) -> int:
    return _SETS[meld.kind] << 6 | meld.tile.kind
