"""Rokumon: stacks and lines for two, a campaign of six acts, and a solo game."""

from kachidoki.rokumon.game import Rokumon
from kachidoki.rokumon.solo_streak import Streak
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.view import RokumonView

__all__ = ["Rokumon", "RokumonState", "RokumonView", "Streak"]
