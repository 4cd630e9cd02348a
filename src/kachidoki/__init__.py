"""Kachidoki: the digital table for the board games Joraku and Rokumon."""

from kachidoki.version import __version__, gear

__all__ = ["__version__", "gear"]
