"""What each may see and ask: views, commands, public events, refusals; no state is known here."""
