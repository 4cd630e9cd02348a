"""Addresses that are refused, as they are stored: networks, and until when."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from kachidoki.server.storage.schema import BANS


def stored_bans(connection: Connection) -> dict[str, int | None]:
    """All of them, with the time in ms since 1970 when each is over; None is for ever."""
    rows = connection.execute(select(BANS.c.network, BANS.c.until).order_by(BANS.c.network))
    return {row.network: row.until for row in rows}


def store_ban(connection: Connection, network: str, until: int | None, now: int) -> None:
    """Refuse one more, or until another time; those that are over now are forgotten."""
    gone = (BANS.c.network == network) | (BANS.c.until <= now)
    connection.execute(delete(BANS).where(gone))
    connection.execute(insert(BANS).values(network=network, until=until))


def forget_ban(connection: Connection, network: str) -> bool:
    """Refuse one no longer; whether it was refused."""
    return connection.execute(delete(BANS).where(BANS.c.network == network)).rowcount == 1
