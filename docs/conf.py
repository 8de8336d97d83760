"""How Sphinx builds the pages; `python -m sphinx -W docs build/docs/html` makes the site.

`-b doctest` runs the examples of the guides, `-b man` writes the manual page of `paiju`.
"""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import pictures  # noqa: E402  # it stands beside this file

DRAWN = HERE.parent / "build" / "docs" / "drawn"
pictures.draw(DRAWN)

project = "paiju"
author = "the authors of paiju"
project_copyright = "the authors of paiju"
try:
    release = metadata.version("paiju")
except metadata.PackageNotFoundError:  # the pages can be built beside the package as well
    release = "0"

# The manual page names the release in place of a date, so that it can be kept in the repository.
today = f"paiju {release}"

extensions = ["myst_parser", "notebooks", "sphinx.ext.autodoc", "sphinx.ext.doctest"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
nitpicky = True
# The reference names types of modules, and of Python, that have no page here.
nitpick_ignore_regex = [("py:.*", ".*")]
smartquotes = False  # two dashes before an option are two dashes

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 72
add_module_names = False
default_role = "literal"  # docstrings write code as pages do

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 0  # clauses carry labels of their own; nothing else is linked inside a page

doctest_global_setup = "import paiju"

language = "en"
html_static_path = [str(DRAWN)]
html_theme = "furo"
html_title = "paiju 牌局"
html_copy_source = False
html_show_sourcelink = False

man_pages = [
    ("man/paiju", "paiju", "score mahjong competition hands", author, 1),
]
