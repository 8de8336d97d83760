"""How tiles can be read as a hand: winning forms, readings and waits; it knows no points."""
