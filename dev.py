#!/usr/bin/env python3
"""Set paiju up, run it, test it: `python3 dev.py run`, `python3 dev.py test`.

Needs Python alone: everything else is installed into `.venv`, once (see `tools/environment.py`).
"""

import argparse
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036  # the sentence is for those who have less
    have = "{}.{} ({})".format(*sys.version_info[:2], sys.executable)
    sys.stderr.write("dev.py: paiju needs Python 3.11 or newer; this one is " + have + ".\n")
    sys.exit(2)

from tools import environment, stages


def finish(failed: list[str]) -> int:
    """
    Name the failed stages and give the exit code.
    """
    if failed:
        print(f"dev.py: {len(failed)} failed: {', '.join(failed)}.", flush=True)
    return 1 if failed else 0


def run() -> int:
    """
    Score the hands of `examples/`, each explained.
    """
    demo = stages.tool("paiju", "demo")
    return subprocess.run(demo, cwd=environment.ROOT, check=False).returncode


def test(*, fast: bool) -> int:
    """
    Run every check and test; the last line of a good run is pytest's own.
    """
    failed = stages.run_together(stages.lint_stages() + stages.docs_stages())
    return finish(failed + stages.run_in_turn(stages.test_stages(fast=fast)))


COMMANDS = {
    "run": ("score the hands of examples/, each explained", run),
    "check": (
        "run the checks that only read",
        lambda: finish(stages.run_together(stages.lint_stages())),
    ),
    "bench": (
        "compare our speed with its limits",
        lambda: finish(stages.run_in_turn([stages.speed_stage()])),
    ),
    "docs": (
        "build the documentation into build/docs",
        lambda: finish(stages.run_together(stages.docs_stages())),
    ),
    "build": ("set up only", lambda: 0),
}


def main() -> int:
    """
    Read the command, set up, and do what was asked.
    """
    parser = argparse.ArgumentParser(prog="dev.py", description="Set up, run and test paiju.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (about, _) in COMMANDS.items():
        commands.add_parser(name, help=about)
    commands.add_parser("test", help="run every check and test").add_argument(
        "--fast",
        action="store_true",
        help="without the uncompiled run and the speed limits, and with a twentieth of the chance",
    )
    commands.choices["bench"].add_argument(
        "--table", action="store_true", help="write the tables of docs/guides/speed.md"
    )
    commands.add_parser("lock", help="write requirements.lock anew")
    asked = parser.parse_args()
    if asked.command == "lock":
        return environment.lock()
    environment.set_up()
    if asked.command == "test":
        return test(fast=asked.fast)
    if asked.command == "bench" and asked.table:
        return finish(stages.run_in_turn([stages.table_stage()]))
    return COMMANDS[asked.command][1]()


if __name__ == "__main__":
    sys.exit(main())
