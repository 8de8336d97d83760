"""The numbers of the kinds of fault, as a deal records them (`paiju.view.fault_keys`)."""

from __future__ import annotations

from paiju.view.fault_keys import FAULT_KEYS, fault_key, fault_number

__all__ = ["FAULT_KEYS", "fault_key", "fault_number"]
