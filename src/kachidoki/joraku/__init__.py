"""Joraku: trick-taking and area control for three or four, and two games for two."""

from kachidoki.joraku.board import Board
from kachidoki.joraku.game import Joraku
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.view import JorakuView

__all__ = ["Board", "Joraku", "JorakuState", "JorakuView"]
