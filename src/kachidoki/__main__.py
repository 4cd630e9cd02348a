"""`python -m kachidoki` is the command."""

if __name__ == "__main__":
    try:
        from kachidoki.cli import main

        raise SystemExit(main())
    except KeyboardInterrupt:  # while the command was still being loaded
        raise SystemExit(130) from None
