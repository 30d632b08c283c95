"""Makes docs/pictures and docs/presets.md; with `--golden` the small copies that are compared."""

from __future__ import annotations

import sys

from tests.pictures import golden, presets
from tests.pictures.gallery import SHOWN, files


def main() -> None:
    if "--golden" in sys.argv[1:]:
        golden.remake()
        return
    SHOWN.mkdir(parents=True, exist_ok=True)
    for name, data in files():
        (SHOWN / name).write_bytes(data)
    presets.PAGE.write_text(presets.page(), "utf-8")


if __name__ == "__main__":
    main()
