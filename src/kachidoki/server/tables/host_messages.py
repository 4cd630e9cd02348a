"""What whoever runs the server tells everybody at a table, and to whoever comes soon after."""

from __future__ import annotations

from collections.abc import Iterable

from kachidoki.protocol import HostMessage
from kachidoki.server.cluster.host_orders import HostWords
from kachidoki.server.edge.bans import Bans, now_ms
from kachidoki.server.tables.connection_interface import ConnectionInterface
from kachidoki.server.tables.room_interface import RoomInterface


class HostMessages:
    """The latest one."""

    def __init__(self) -> None:
        self.latest: HostWords | None = None

    def tell(self, words: HostWords, rooms: Iterable[RoomInterface]) -> int:
        """Tell everybody in these rooms now, and others when they come; gives how many are here."""
        self.latest = words
        count = 0
        for room in rooms:
            for connection in list(room.connections):
                self.greet(connection, room.version)
                count += 1
        return count

    def greet(self, connection: ConnectionInterface, version: int) -> None:
        """Tell somebody who has come what was told a while ago, if it still matters."""
        words = self.latest
        if words is not None and now_ms() < words.until:
            connection.send(HostMessage(version=version, id=words.id, text=words.text))


def shut_out(bans: Bans, rooms: Iterable[RoomInterface]) -> None:
    """End the connections of addresses that are not wanted any more."""
    for room in rooms:
        for connection in list(room.connections):
            if bans.refuses(connection.address):
                connection.close(1008, "banned")
