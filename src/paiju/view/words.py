"""Commands, events and refusals in words, in each language: for terminals and screen readers.

Tiles stand in our notation. Which events a viewer may be told is decided before: see `shown`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.language import words
from paiju.view.commands import Chow, Command
from paiju.view.refusal import Reason

if TYPE_CHECKING:
    from gettext import NullTranslations

    from paiju.view.commands import Seat
    from paiju.view.refusal import Refusal

__all__ = ["command_words", "reason_words", "refusal_words", "seat_words", "set_words"]


def seat_words(seat: Seat, lang: str = "en") -> str:
    """
    Name a seat.

    >>> seat_words("S")
    'South'
    """
    _ = words(lang).gettext
    return {"E": _("East"), "S": _("South"), "W": _("West"), "N": _("North")}[seat]


def set_words(kind: str, lang: str = "en") -> str:
    """
    Name a kind of set.

    >>> set_words("added_kong")
    'added kong'
    """
    _ = words(lang).gettext
    return {
        "chow": _("chow"),
        "pung": _("pung"),
        "melded_kong": _("melded kong"),
        "concealed_kong": _("concealed kong"),
        "added_kong": _("added kong"),
    }[kind]


def command_words(command: Command, lang: str = "en") -> str:
    """
    Say a command without its seat, as on a button or in a list of choices.

    >>> from paiju.tiles.tile import tile
    >>> command_words(Chow("S", tile("3m")))
    'chow 345m'
    """
    text = _commands(words(lang))[type(command).__name__]
    tile = getattr(command, "tile", None)
    if isinstance(command, Chow):
        rank, suit = command.tile.rank or 0, command.tile.suit
        tile = f"{rank}{rank + 1}{rank + 2}{suit}"
    kind = getattr(command, "kind", None)
    named = "" if kind is None else set_words(kind, lang)
    pair = {name: getattr(command, name, "") for name in ("one", "other", "index")}
    return text.format(tile=tile, kind=named, **pair)


def _commands(catalogue: NullTranslations) -> dict[str, str]:
    _ = catalogue.gettext
    return {
        "Pass": _("pass"),
        "Discard": _("discard {tile}"),
        "Chow": _("chow {tile}"),
        "Pung": _("pung"),
        "MeldedKong": _("melded kong"),
        "ConcealedKong": _("concealed kong {tile}"),
        "AddedKong": _("added kong {tile}"),
        "Win": _("win"),
        "CallTime": _("call time"),
        "Forfeit": _("forfeit"),
        "CallChow": _("call chow"),
        "CallPung": _("call pung"),
        "CallKong": _("call kong"),
        "CallWin": _("call win"),
        "ShowSet": _("show {kind} {tile}"),
        "TouchHead": _("touch the head tile"),
        "Draw": _("draw"),
        "ShowFlower": _("show flower {tile}"),
        "ShowHand": _("show the hand"),
        "Withdraw": _("withdraw the call"),
        "ExposeTile": _("expose {tile}"),
        "ExposeHand": _("lay the hand open"),
        "TurnWallTile": _("turn up wall tile {index}"),
        "ScatterWall": _("scatter the wall"),
        "ShowWrongSet": _("show the wrong set {one} {other}"),
        "TakeBackSet": _("take the wrong set back"),
        "PutBack": _("put the drawn tile back"),
        "DrawTail": _("draw from the wrong end"),
    }


def reason_words(reason: Reason, lang: str = "en") -> str:
    """
    Say why a command is refused.

    >>> reason_words(Reason.KONG_AFTER_CLAIM)
    'no kong in the turn of a chow or pung'
    """
    catalogue = words(lang)
    return (_reasons_of_guided_play(catalogue) | _reasons_of_faithful_play(catalogue))[reason]


def _reasons_of_guided_play(catalogue: NullTranslations) -> dict[Reason, str]:
    _ = catalogue.gettext
    return {
        Reason.UNKNOWN_COMMAND: _("there is no such command"),
        Reason.DEAL_OVER: _("the deal is over"),
        Reason.TIME_RUNS_BACK: _("its time is before that of the last event"),
        Reason.NOT_YOUR_TURN: _("it is not this seat's turn"),
        Reason.NOT_ASKED: _("this seat has nothing to claim now"),
        Reason.ALREADY_REPLIED: _("this seat has replied already"),
        Reason.TILE_NOT_HELD: _("the hand does not hold these tiles"),
        Reason.NOT_FROM_UPPER_SEAT: _("a chow takes the upper seat's discard only"),
        Reason.NO_SUCH_SET: _("the hand does not make this set with the discard"),
        Reason.LAST_DISCARD: _("the last discard can only be won on"),
        Reason.NO_TILE_TO_DRAW: _("no tile is left to replace one of a kong"),
        Reason.LAST_TILE_HELD: _("whoever drew the last tile declares no kong"),
        Reason.KONG_AFTER_CLAIM: _("no kong in the turn of a chow or pung"),
        Reason.NO_PUNG_TO_ADD_TO: _("there is no melded pung of this tile"),
        Reason.NOT_COMPLETE: _("not a winning shape"),
        Reason.BELOW_MINIMUM: _("the hand counts less than the minimum"),
        Reason.WIN_BARRED: _("this seat may not win in this deal"),
        Reason.CLAIM_BARRED: _("this seat may not claim in this deal"),
        Reason.SWAP_CALL: _("the kind just claimed may not be discarded"),
        Reason.TOO_EARLY: _("the deadline has not come yet"),
        Reason.NOT_IN_GUIDED_PLAY: _("guided play does not know this act"),
        Reason.NOT_ROBBABLE: _("only an added kong can be robbed"),
        Reason.OWN_DISCARD: _("nobody claims his own discard"),
        Reason.NO_FORFEIT: _("this edition knows no forfeit"),
    }


def _reasons_of_faithful_play(catalogue: NullTranslations) -> dict[Reason, str]:
    _ = catalogue.gettext
    return {
        Reason.PENALTY_TILE: _("a penalty tile is in the way"),
        Reason.DEAD_PENALTY_TILE: _("a dead penalty tile is never discarded"),
        Reason.HEAD_WAS_TOUCHED: _("touching the head tile gave the claim up"),
        Reason.TOO_LATE: _("it is too late to claim"),
        Reason.OVERTAKEN: _("another claim goes before"),
        Reason.NOTHING_CALLED: _("nothing has been called"),
        Reason.NOT_IN_FAITHFUL_PLAY: _("faithful play does this by single acts"),
        Reason.NOT_POSSIBLE: _("this cannot happen now"),
        Reason.PLAY_STOPPED: _("the table is wrecked: an official ends the deal"),
    }


def refusal_words(refusal: Refusal, lang: str = "en") -> str:
    """
    Say a refusal in one or two sentences: what was asked, why not, and what may be asked.

    >>> from paiju.rules.clause import ClauseId
    >>> from paiju.view.commands import Pass, Pung
    >>> from paiju.view.refusal import Refusal
    >>> refused = Refusal(Reason.NO_SUCH_SET, ClauseId("wsom08-claim-1"), Pung("S"), (Pass("S"),))
    >>> print(refusal_words(refused))
    Refused (pung): the hand does not make this set with the discard (wsom08-claim-1).
    Allowed: pass
    """
    _ = words(lang).gettext
    asked, reason = command_words(refusal.asked, lang), reason_words(refusal.reason, lang)
    if refusal.clause:
        text = _("Refused ({asked}): {reason} ({clause}).")
    else:
        text = _("Refused ({asked}): {reason}.")
    told = text.format(asked=asked, reason=reason, clause=refusal.clause)
    if not refusal.allowed:
        return told
    allowed = ", ".join(command_words(each, lang) for each in refusal.allowed)
    return f"{told}\n" + _("Allowed: {allowed}").format(allowed=allowed)
