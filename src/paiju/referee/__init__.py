"""Faults as the texts name them, what follows from them, rulings, appeals, and the court."""
