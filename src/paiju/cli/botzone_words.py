"""What is said of a program's faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.language import words

if TYPE_CHECKING:
    from paiju.sim.botzone.verdicts import Fault

__all__ = ["fault_words"]


def fault_words(fault: Fault, lang: str = "en") -> str:
    """
    Say what is wrong with an answer.

    >>> from paiju.sim.botzone.verdicts import Fault
    >>> fault_words(Fault(0, "WH", "HU", "false_win"))
    'the hand does not win'
    """
    _ = words(lang).gettext
    told = {
        "unreadable": _("no answer of the protocol"),
        "only_pass": _("only PASS can be answered here"),
        "false_win": _("the hand does not win"),
        "illegal": _("the rules do not allow it"),
        "TLE": _("no answer in time"),
        "MLE": _("more memory than allowed"),
        "RE": _("the program ended with an error or without an answer"),
        "NJ": _("the answer is not an object of JSON with a response"),
    }
    return told[fault.verdict if fault.why == "run" else fault.why]
