"""Makes docs/pictures; with `--golden` the small copies that the tests compare with."""

from __future__ import annotations

import sys

from tests.pictures import golden
from tests.pictures.gallery import SHOWN, files


def main() -> None:
    if "--golden" in sys.argv[1:]:
        golden.remake()
        return
    SHOWN.mkdir(parents=True, exist_ok=True)
    for name, data in files():
        (SHOWN / name).write_bytes(data)


if __name__ == "__main__":
    main()
