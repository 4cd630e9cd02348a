"""`kachidoki admin`: what whoever runs tables for others sees and does beside the servers."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kachidoki.cli.database_flags import add_cluster_flags, add_database_flags
from kachidoki.cli.flags import whole
from kachidoki.cli.help import below
from kachidoki.cli.settings_flags import settings_of
from kachidoki.core import BadOption
from kachidoki.core.errors import bare, counted, quoted

if TYPE_CHECKING:
    from kachidoki.server.cluster.administration import Member
    from kachidoki.server.cluster.host_orders import Orders

Result = dict[str, object]

DAY: Final = 86_400_000  # milliseconds
LOOK: Final = 0.1  # seconds between two looks whether a server is gone
# What can be done, and what each is for.
TASKS: Final = {
    "servers": "list the servers of a cluster, and how many tables each works",
    "drain": "have a server hand its tables over to the others, and go",
    "move": "give a table to another server",
    "message": "tell something to everybody at a table",
    "ban": "refuse an address",
    "unban": "let it come again",
    "bans": "list the addresses that are refused",
    "prune": "clear old tables away now",
}


def flags(parser: argparse.ArgumentParser) -> None:
    """A parser for each task."""
    parser.epilog = below(
        "admin",
        "Works on the database and the Redis that the servers share: give it their settings file, "
        "or the same variables of the environment.",
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    made = {
        name: tasks.add_parser(name, help=about, description=about) for name, about in TASKS.items()
    }
    for name, sub in made.items():
        sub.add_argument(
            "--json",
            action="store_true",
            default=argparse.SUPPRESS,
            help="one JSON object on standard output",
        )
        add_database_flags(sub)
        if name in ("message", "ban", "unban", "prune"):
            add_cluster_flags(sub)
    made["servers"].add_argument("--tables", action="store_true", help="their tables by name too")
    made["drain"].add_argument("server", help="its name, the beginning of it, or its address")
    made["drain"].add_argument(
        "--wait", type=whole(0), default=30, help="seconds to wait until it is gone (30)"
    )
    made["move"].add_argument("table", help="the table's name: what its address ends with")
    made["move"].add_argument(
        "--to", metavar="SERVER", help="who gets it (the server with the fewest tables)"
    )
    made["message"].add_argument("text", help="what to tell, in your words")
    made["message"].add_argument(
        "--minutes",
        type=whole(0),
        default=10,
        help="also to those who come within so many minutes (10)",
    )
    made["ban"].add_argument("address", help="an address; of IPv6, its network of 64 bits")
    made["ban"].add_argument("--days", type=whole(1), help="for so long (until it is let in again)")
    made["unban"].add_argument("address", help="as it was banned")
    for kind in ("finished", "idle"):
        made["prune"].add_argument(
            f"--{kind}-days", type=whole(1), help=f"clear {kind} tables older than so many days"
        )


def run(args: argparse.Namespace) -> Result:
    """Do one task; its result is what `--json` prints."""
    tasks: dict[str, Callable[[argparse.Namespace], Result]] = {
        "servers": servers,
        "drain": drain,
        "move": move,
        "message": message,
        "ban": ban,
        "unban": unban,
        "bans": bans,
        "prune": prune,
    }
    return tasks[args.task](args)


def servers(args: argparse.Namespace) -> Result:
    """All servers."""
    from kachidoki.server.cluster import administration

    with administration.database(settings_of(args).database) as connection:
        there = administration.members(connection)
        tables = {each.name: administration.tables_of(connection, each.name) for each in there}
    if not args.json:
        if not there:
            print("no server of a cluster works on this database")
        for each in there:
            print(described(each))
            for table in tables[each.name] if args.tables else ():
                print(f"  {table}")
    listed = [
        {**asdict(each), **({"table_names": tables[each.name]} if args.tables else {})}
        for each in there
    ]
    return {"servers": listed}


def described(server: Member) -> str:
    """A server in one line."""
    state = "leaving" if server.leaving else "alive" if server.address else "starting"
    state = state if server.alive else "lost"
    since = f"for {server.seconds // 60} min" if server.alive else "does not report any more"
    return (
        f"{server.name}  {state:<8}  {server.address}  {counted(server.tables, 'table')}  "
        f"version {server.program}, {since}"
    )


def drain(args: argparse.Namespace) -> Result:
    """Tell a server to leave, and wait for that."""
    from kachidoki.server.cluster import administration

    address = settings_of(args).database
    with administration.database(address) as connection:
        chosen = administration.drain(connection, args.server)
    began = time.monotonic()
    gone = False
    while not gone and time.monotonic() - began < args.wait:
        time.sleep(LOOK)
        with administration.database(address) as connection:
            gone = not administration.is_there(connection, chosen.name)
    if not args.json:
        told = "is gone; its tables are with the others" if gone else "was told to leave"
        print(f"{chosen.name} at {chosen.address} {told}")
    return {"server": chosen.name, "tables": chosen.tables, "gone": gone}


def move(args: argparse.Namespace) -> Result:
    """Give a table to another server."""
    from kachidoki.server.cluster import administration

    with administration.database(settings_of(args).database) as connection:
        old, new = administration.move(connection, args.table, args.to)
    if not args.json:
        whence = "nobody" if old is None else f"{old.name} at {old.address}"
        print(f"{args.table}: from {whence} to {new.name} at {new.address}")
    return {"table": args.table, "from": None if old is None else old.name, "to": new.name}


def message(args: argparse.Namespace) -> Result:
    """Tell something to everybody, and say how many that were."""
    from kachidoki.server.cluster import administration, host_orders

    redis, _ = cluster_of(args)
    with administration.database(settings_of(args).database) as connection:
        alive = sum(each.alive for each in administration.members(connection))
    told = ordered(args, lambda known: host_orders.with_message(known, args.text, args.minutes))
    assert told.message is not None
    reached = asyncio.run(host_orders.count_told(redis, told.message, alive))
    if not args.json:
        print(
            f"told to {counted(sum(reached), 'connection')} at tables, by {len(reached)} of "
            f"{counted(alive, 'server')}; and to whoever comes within "
            f"{counted(args.minutes, 'minute')}"
        )
    return {
        **asdict(told.message),
        "connections": sum(reached),
        "servers": len(reached),
        "of_servers": alive,
    }


def ban(args: argparse.Namespace) -> Result:
    """Refuse an address."""
    from kachidoki.server.cluster import administration, host_orders
    from kachidoki.server.edge.bans import now_ms
    from kachidoki.server.storage.bans import store_ban

    network = network_named(args.address)
    until = None if args.days is None else now_ms() + args.days * DAY
    soon = ordered_if_possible(args, lambda known: host_orders.with_ban(known, network, until))
    with administration.database(
        settings_of(args).database, administration.FIRST_WITH_BANS
    ) as connection:
        store_ban(connection, network, until, now_ms())
    if not args.json:
        long = f"for {counted(args.days, 'day')}" if args.days else "from now on"
        print(f"{network} is refused {long}{soon}")
    return {"address": network, "until": until}


def unban(args: argparse.Namespace) -> Result:
    """Let an address come again."""
    from kachidoki.server.cluster import administration, host_orders
    from kachidoki.server.storage.bans import forget_ban

    network = network_named(args.address)
    with administration.database(
        settings_of(args).database, administration.FIRST_WITH_BANS
    ) as connection:
        if not forget_ban(connection, network):
            raise BadOption(f"{network} is not banned; `kachidoki admin bans` lists who is")
    # Afterwards: servers look into the database as soon as they are told.
    soon = ordered_if_possible(args, lambda known: host_orders.without_ban(known, network))
    if not args.json:
        print(f"{network} may come again{soon}")
    return {"address": network}


def bans(args: argparse.Namespace) -> Result:
    """Who is refused."""
    from kachidoki.server.cluster import administration
    from kachidoki.server.edge.bans import now_ms
    from kachidoki.server.storage.bans import stored_bans

    with administration.database(
        settings_of(args).database, administration.FIRST_WITH_BANS
    ) as connection:
        found = stored_bans(connection)
    listed = {each: until for each, until in found.items() if until is None or until > now_ms()}
    if not args.json:
        for network, until in listed.items():
            print(f"{network}  {'until it is let in again' if until is None else ends(until)}")
        if not listed:
            print("nobody is refused")
    return {"bans": [{"address": each, "until": until} for each, until in listed.items()]}


def ends(until: int) -> str:
    """A time in ms since 1970, for people."""
    return f"until {datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def ordered_if_possible(args: argparse.Namespace, how: Callable[[Orders], Orders]) -> str:
    """Have all servers look at the bans at once; says when they will if Redis is away."""
    from kachidoki.server.cluster.host_orders import EVERY, STORED, RedisAway

    try:
        ordered(args, how)
    except RedisAway:
        return f", within {STORED * EVERY:.0f} seconds, because Redis does not answer"
    return ""


def ordered(args: argparse.Namespace, how: Callable[[Orders], Orders]) -> Orders:
    """Change what a cluster is told to do."""
    from kachidoki.server.cluster import host_orders

    return asyncio.run(host_orders.change(*cluster_of(args), how))


def cluster_of(args: argparse.Namespace) -> tuple[str, str]:
    """The Redis of a cluster, and its key. Raises BadOption if the settings name none."""
    settings = settings_of(args)
    if settings.cluster is None or settings.cluster_key is None:
        raise BadOption("this needs a cluster: give --cluster redis://HOST:PORT/0 or --settings")
    return settings.cluster, settings.cluster_key


def network_named(address: str) -> str:
    """What a server knows an address as; raises BadOption if it is none."""
    from ipaddress import ip_address, ip_network

    from kachidoki.server.edge.middleware import network_of

    plain = address.removesuffix("/64")
    try:
        if plain != address:
            plain = str(ip_network(address).network_address)
        return network_of(str(ip_address(plain)))
    except ValueError:
        wanted = "write 203.0.113.7 or 2001:db8::7"
        raise BadOption(f"{quoted(address)} is not an address: {wanted}") from None


def prune(args: argparse.Namespace) -> Result:
    """Clear old tables away that nobody has open."""
    from kachidoki.server.cluster.messenger import new_name
    from kachidoki.server.storage.store import Store

    settings = settings_of(args)
    finished = args.finished_days or settings.keep_finished_days
    idle = args.idle_days or settings.keep_idle_days
    if not finished and not idle:
        raise BadOption("say how old: --finished-days N, --idle-days N, or both")
    if settings.cluster is None:
        store = Store(settings.database)
        file = store.engine.url.database
        if store.lock.sqlite and not Path(str(file)).is_file():
            raise BadOption(f"there is no database {bare(str(file))}")
    else:
        store = Store(settings.database, new_name(), settings.lease_seconds)
    now = int(time.time() * 1000)
    ended, touched = (int(now - days * DAY) if days else None for days in (finished, idle))

    async def clear() -> int:
        count = 0
        while gone := await store.prune(ended, touched, keep=[]):
            count += len(gone)
        return count

    with store:
        count = asyncio.run(clear())
    if not args.json:
        print(f"{counted(count, 'table')} cleared away")
    return {"tables": count}
