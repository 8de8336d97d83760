"""Write the tile art, or check that what is written is what the generator draws.

python3 -m tools.tile_art                draw both sets from the stored outlines
python3 -m tools.tile_art --check        exit 1 when the stored art is not that drawing
python3 -m tools.tile_art --font FILE    first read the outlines again, from an OFL font
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.tile_art.ink import CLASSIC, HIGH_CONTRAST
from tools.tile_art.outlines import load, read_font, save
from tools.tile_art.sprite import sprite

ART = Path(__file__).parents[2] / "src" / "paiju" / "tiles" / "art"


def main() -> int:
    """
    Draw both sets and write or compare them; return the exit code.
    """
    parser = argparse.ArgumentParser(prog="python3 -m tools.tile_art", description=__doc__)
    parser.add_argument("--font", help="an OFL font file to read the outlines from")
    parser.add_argument("--face", type=int, default=0, help="which face of a font collection")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args()
    if options.font:
        save(read_font(options.font, options.face))
    glyphs, em = load()
    differing = []
    for palette in (CLASSIC, HIGH_CONTRAST):
        file, drawn = ART / f"{palette.name}.svg", sprite(palette, glyphs, em)
        if options.check:
            if not file.exists() or file.read_text(encoding="utf-8") != drawn:
                differing.append(file.name)
        else:
            file.write_text(drawn, encoding="utf-8", newline="\n")
    for name in differing:
        sys.stderr.write(f"{name} is not what tools/tile_art draws: draw it again\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
