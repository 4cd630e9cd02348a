"""A table server from Python: make a table, sit down, play; comes back by itself after a cut."""

from kachidoki.client.http import Server
from kachidoki.client.refused import ServerRefused
from kachidoki.client.seat import Seat

__all__ = ["Seat", "Server", "ServerRefused"]
