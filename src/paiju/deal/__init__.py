"""The deal: the wall, the state, its commands and events, and what follows from each."""
