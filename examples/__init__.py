"""Short programs to copy; `docs/examples.md` says what each one shows."""
