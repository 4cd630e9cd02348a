"""`python -m kachidoki` is the command."""

from kachidoki.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
