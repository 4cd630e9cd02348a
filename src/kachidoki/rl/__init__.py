"""The games for learning and search: encodings, and doors to the libraries of the field."""

from importlib.util import find_spec

# Looked for, not imported: some modules here are compiled where NumPy is not installed.
if find_spec("numpy") is None:
    raise ImportError("kachidoki.rl needs numpy: pip install 'kachidoki[rl]'")
