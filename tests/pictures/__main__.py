"""Makes docs/pictures; with `--golden` the small pictures that the tests compare with."""

from __future__ import annotations

from tests.pictures.gallery import SHOWN, files


def main() -> None:
    SHOWN.mkdir(parents=True, exist_ok=True)
    for name, data in files():
        (SHOWN / name).write_bytes(data)


if __name__ == "__main__":
    main()
