"""Reactions at a table: who may react, how often, and what everybody is told of it.

They are said to whoever is connected and kept nowhere: not in the record, not in the log, not in
the database. One person reacts once in a while, whatever number of seats and connections they have.
"""

from __future__ import annotations

from typing import Final

from kachidoki.protocol import React, Reaction, Refusal
from kachidoki.server.tables.commands import own_chair
from kachidoki.server.tables.connection_interface import ConnectionInterface
from kachidoki.server.tables.room_interface import RoomInterface
from kachidoki.text import sentence

COOL_DOWN: Final = 4_000  # milliseconds between two reactions of a person


class Reactions:
    """The latest reaction of each person at one table: its id, and when that was."""

    def __init__(self) -> None:
        self.latest: dict[str, tuple[str, int]] = {}  # by holder, of whom a table has few

    def react(self, room: RoomInterface, connection: ConnectionInterface, wish: React) -> None:
        """Tell everybody of a reaction, or refuse it."""
        holder = connection.holder
        own_chair(room.hosted, wish.seat, holder)
        assert holder is not None
        now = room.services.source.ticks()
        last, at = self.latest.get(holder, ("", now - COOL_DOWN))
        if last == wish.id:
            return  # sent again after a cut: everybody was told
        if now - at < COOL_DOWN:
            wait = -(-(at + COOL_DOWN - now) // 1000)
            raise Refusal("too-soon", f"you have just reacted: wait {wait} seconds")
        self.latest[holder] = wish.id, now
        for language in {each.language for each in room.connections}:
            text = sentence(f"page-reaction-{wish.reaction}", language)
            told = Reaction(version=room.version, seat=wish.seat, reaction=wish.reaction, text=text)
            message = told.model_dump_json().encode()
            for each in room.connections:
                if each.language == language:
                    each.send(message)
