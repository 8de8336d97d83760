"""Draw the tile faces and backs that ``paiju.tiles.picture`` shows.

Maintainers run ``python3 -m tools.tile_art``; users of the package never do.
"""
