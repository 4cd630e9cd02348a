"""Who sits at the table when people do not. A bot gets a view, never a state."""

from kachidoki.bots.bot import BOTS, Bot, Plan, find
from kachidoki.bots.levels import LEVELS

__all__ = ["BOTS", "LEVELS", "Bot", "Plan", "find"]
