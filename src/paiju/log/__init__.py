"""Logs: what happened, one line each, in a chain that shows every change. No mahjong in here."""

__all__: list[str] = []
