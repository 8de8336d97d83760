"""The Botzone platform's protocol for programs: as a player, as the judge, and its records.

Requests and answers are lines of text; the platform's table is the preset `botzone`.
"""
