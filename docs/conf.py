"""How Sphinx builds the pages; `python -m sphinx -W docs build/docs/html` makes the site.

`-b doctest` runs the examples of the guides, `-b man` writes the manual page of `paiju`.
"""

from __future__ import annotations

from importlib import metadata

project = "paiju"
author = "the authors of paiju"
project_copyright = "the authors of paiju"
try:
    release = metadata.version("paiju")
except metadata.PackageNotFoundError:  # the pages can be built beside the package as well
    release = "0"

extensions = ["myst_parser", "sphinx.ext.doctest"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
nitpicky = True

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 0  # clauses carry labels of their own; nothing else is linked inside a page

doctest_global_setup = "import paiju"

language = "en"
html_theme = "furo"
html_title = "paiju 牌局"
html_copy_source = False
html_show_sourcelink = False

man_pages = [
    ("man/paiju", "paiju", "score mahjong competition hands", author, 1),
]
