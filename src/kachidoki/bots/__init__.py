"""Who sits at the table when people do not. A bot gets a view, never a state."""

from kachidoki.bots.bot import BOTS, Bot, Plan, find
from kachidoki.bots.levels import LEVELS
from kachidoki.bots.own_bots import BotFailed, Chooser, installed

__all__ = ["BOTS", "LEVELS", "Bot", "BotFailed", "Chooser", "Plan", "find", "installed"]
