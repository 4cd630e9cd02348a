"""The games for learning and search: encodings, and doors to the libraries of the field."""

try:
    import numpy  # noqa: F401  # everything here needs it
except ImportError:
    raise ImportError("kachidoki.rl needs numpy: pip install 'kachidoki[rl]'") from None
