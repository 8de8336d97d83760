"""`python -m paiju`: the command line without its script."""

from __future__ import annotations

import sys

from paiju.cli import main

if __name__ == "__main__":
    sys.exit(main())
