"""Hosts that start at once: everything is imported, and each line of stdin forks one.

For each line it prints the number of a process that then runs `yiqun serve`.
"""

from __future__ import annotations

import os
import sys

from bots import host
from bots.cli import app
from bots.web import pages

assert host and pages


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)
            app(["serve"])  # ends the process
        print(child, flush=True)  # noqa: T201
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
