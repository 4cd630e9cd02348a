"""A model of servers that share tables: small enough that everything that can happen is tried.

`steps(state, ways)` gives every next step from a state, with words for it. Each is as small as what
nothing else can come between: one statement of the database, one decision of a server. A server
may stand still before each of its steps for as long as it likes while all others go on; so a
**pause** needs no step of its own. Nothing here depends on how long anything takes.

- A server **takes** a table that nobody works: it becomes the owner, and the fence goes up by one.
  A table whose owner no longer counts as alive may be taken from it, although the owner may still
  run and know nothing of that. Then the server **reads** the table: that is its room.
- A write **begins** with what the room knows, **locks** the rows of its tables one by one,
  **checks** that it is still the owner with its own fence, and **sends the commit**; the database
  **commits**; only then the server **acknowledges** the write to people.
- A server **hands** a table **over**: nobody is the owner then. Or it **gives** it to another that
  counts as alive, whether that is so or not: the other is the owner then, and the fence goes up.
- The **clock expires** for a server that did not report in time, for whatever reason, and a server
  that reports again counts as alive again.
- A server **crashes**, and **starts again** with a new name. A server's connection to the database
  is **cut off**. Either way the database may not know for a while: a transaction that the server
  has left alone is rolled back some time later, or committed if the commit was on its way.

There is no limit to how often any of this happens, only to how much there is at a time: how many
writes a table holds, and how many transactions are left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Literal, NamedTuple

NAMES = ("A", "B", "C")
GONE = "a server of before"  # who starts again has a new name, and nobody has the old one
MOST_LEFT_ALONE = 1  # transactions, at a time
# What must never happen.
OVERTAKEN = "a write is committed after its server was overtaken"
SAME_VERSION = "two writes have the same version"
LOST = "an acknowledged write is lost"


class Ways(NamedTuple):
    """How servers go about it. The defaults are right; each of the others loses something."""

    servers: int = 3
    tables: int = 1
    most_writes: int = 2  # that a table holds
    # With several tables only what is about locks is told apart, or there would be too many states:
    # there are no accidents and no handing over, every table may always be taken, as if the clock
    # had expired, reading is one step with taking, and all that follows a check is one.
    detail: Literal["everything", "locks"] = "everything"
    check: Literal["in the transaction", "before locking", "never"] = "in the transaction"
    locks: Literal["in the order of tables", "in any order"] = "in the order of tables"
    reads: Literal["after taking", "before taking"] = "after taking"
    after_a_cut: Literal["takes anew", "reads again"] = "takes anew"


class Row(NamedTuple):
    """A table in the database."""

    owner: str | None = None
    alive: bool = True  # whether the owner's row in `servers` says so by the database's clock
    fence: int = 0
    entries: tuple[tuple[int, int], ...] = ()  # version and write of everything ever inserted
    state: tuple[int, ...] = ()  # the writes that the table's own row goes back to
    overtaken: bool = False  # whether a write was committed under an older fence


class Write(NamedTuple):
    """A change of one table, as its room made it."""

    table: int
    fence: int
    known: tuple[int, ...]  # what the room knew before
    number: int  # tells writes apart


class Transaction(NamedTuple):
    """Writes of one server that are committed together."""

    writes: tuple[Write, ...]
    stage: Literal["begun", "checked", "committing", "committed"] = "begun"
    locked: tuple[int, ...] = ()  # tables, in the order in which their rows were locked


class Room(NamedTuple):
    """A table in the memory of a server."""

    fence: int
    known: tuple[int, ...] | None  # None until it is read


class Server(NamedTuple):
    """A server: whether it runs, its rooms, and what it writes now."""

    up: bool
    rooms: tuple[Room | None, ...]
    transaction: Transaction | None = None


class State(NamedTuple):
    """All servers, and all that the database knows."""

    rows: tuple[Row, ...]
    servers: tuple[Server, ...]
    left_alone: tuple[Transaction, ...] = ()  # by servers that crashed or were cut off
    acknowledged: tuple[frozenset[int], ...] = ()  # for each table, writes that people were told of


Step = tuple[str, State]


def beginning(ways: Ways) -> State:
    """All servers run, and nobody works any table."""
    nothing = (None,) * ways.tables
    servers = tuple(Server(up=True, rooms=nothing) for _ in range(ways.servers))
    return State((Row(),) * ways.tables, servers, (), (frozenset(),) * ways.tables)


def steps(state: State, ways: Ways) -> Iterator[Step]:
    """Everything that can happen next."""
    for me in range(ways.servers):
        if not state.servers[me].up:
            fresh = Server(up=True, rooms=(None,) * ways.tables)
            yield f"{NAMES[me]} starts again", with_server(state, me, fresh)
            continue
        for table in range(ways.tables):
            yield from table_steps(state, me, table, ways)
        if state.servers[me].transaction is None:
            yield from begin(state, me, ways)
        else:
            yield from transaction_steps(state, me, ways)
        if ways.detail == "everything":
            yield from accidents(state, me, ways)
    if ways.detail == "locks":
        return
    for table, row in enumerate(state.rows):
        if row.owner is not None and row.alive:
            words = f"the clock expires for {row.owner}, the owner of {table}"
            yield words, with_row(state, table, row._replace(alive=False))
        elif row.owner in NAMES and state.servers[NAMES.index(row.owner)].up:
            words = f"{row.owner} reports, and counts as alive again"
            yield words, with_row(state, table, row._replace(alive=True))
    for index, transaction in enumerate(state.left_alone):
        others = state.left_alone[:index] + state.left_alone[index + 1 :]
        without = state._replace(left_alone=others)
        yield "the database rolls back what was left alone", without
        if transaction.stage == "committing":
            yield "the database commits what was left alone", committed(without, transaction)


def locked(state: State, table: int) -> bool:
    """Whether a transaction has locked a table's row: whoever wants to change it has to wait."""
    running = [each.transaction for each in state.servers if each.transaction is not None]
    return any(table in each.locked for each in (*running, *state.left_alone))


def table_steps(state: State, me: int, table: int, ways: Ways) -> Iterator[Step]:
    """What a server does with one table: take it, read it, hand it over."""
    name, server, row = NAMES[me], state.servers[me], state.rows[table]
    room = server.rooms[table]
    busy = server.transaction is not None and any(
        each.table == table for each in server.transaction.writes
    )
    free = row.owner is None or not row.alive or row.owner == name or ways.detail == "locks"
    if room is None and ways.reads == "before taking":
        seen = with_room(state, me, table, Room(-1, row.state))
        yield f"{name} reads {table}, which it wants to take", seen
    wants = room is None if ways.reads == "after taking" else room is not None and room.fence == -1
    if wants and free and not locked(state, table):
        taken = row._replace(owner=name, alive=True, fence=row.fence + 1)
        known = row.state if ways.detail == "locks" else None
        if room is not None:
            known = room.known
        held = with_room(state, me, table, Room(taken.fence, known))
        yield f"{name} takes {table}", with_row(held, table, taken)
    if room is not None and room.known is None:
        read = with_room(state, me, table, room._replace(known=row.state))
        yield f"{name} reads {table}", read
    if ways.detail == "locks":
        return
    if room is not None and room.known is not None and room.fence != -1 and not busy:
        closed = with_room(state, me, table, None)
        if (row.owner, row.fence) != (name, room.fence):
            yield f"{name} wants to hand {table} over, and finds that it is not its own", closed
        elif not locked(state, table):
            free_now = row._replace(owner=None, alive=True)
            yield f"{name} hands {table} over", with_row(closed, table, free_now)
            for other in range(ways.servers):
                to = NAMES[other] if state.servers[other].up else GONE
                given = row._replace(owner=to, alive=True, fence=row.fence + 1)
                if other != me:
                    yield f"{name} gives {table} to {to}", with_row(closed, table, given)


def begin(state: State, me: int, ways: Ways) -> Iterator[Step]:
    """A server begins to write: one of its tables, or several at once."""
    server = state.servers[me]
    ready = []
    for table, room in enumerate(server.rooms):
        if room is not None and room.known is not None and room.fence != -1:
            if len(room.known) < ways.most_writes:
                number = unused(state, table)
                ready.append(Write(table, room.fence, room.known, number))
    batches: list[tuple[Write, ...]] = [(write,) for write in ready]
    if len(ready) > 1:
        in_order = ways.locks == "in the order of tables"
        batches += [tuple(ready)] if in_order else list(permutations(ready))
    for batch in batches:
        words = " and ".join(f"{write.number} of {write.table}" for write in batch)
        begun = server._replace(transaction=Transaction(batch))
        yield f"{NAMES[me]} begins to write {words}", with_server(state, me, begun)


def transaction_steps(state: State, me: int, ways: Ways) -> Iterator[Step]:
    """The next step of what a server writes, in the order that `ways` says."""
    name, server = NAMES[me], state.servers[me]
    now = server.transaction
    assert now is not None
    waiting = [write.table for write in now.writes if write.table not in now.locked]
    if now.stage == "begun" and ways.check == "before locking":
        yield f"{name} checks the fence, outside of the transaction", checked(state, me)
    elif now.stage in ("begun", "checked") and waiting:
        if not locked(state, waiting[0]):
            held = now._replace(locked=(*now.locked, waiting[0]))
            words = f"{name} locks the row of {waiting[0]}"
            yield words, with_server(state, me, server._replace(transaction=held))
    elif now.stage == "begun" and ways.check == "in the transaction":
        yield f"{name} checks the fence", checked(state, me)
    elif now.stage in ("begun", "checked") and ways.detail == "locks":
        yield f"{name} commits and acknowledges", acknowledged(committed(state, now), me)
    elif now.stage in ("begun", "checked"):
        sent = server._replace(transaction=now._replace(stage="committing"))
        yield f"{name} sends the commit", with_server(state, me, sent)
    elif now.stage == "committing":
        done = server._replace(transaction=Transaction(now.writes, "committed"))
        words = f"the database commits what {name} wrote"
        yield words, committed(with_server(state, me, done), now)
    else:
        yield f"{name} acknowledges what it wrote", acknowledged(state, me)


def acknowledged(state: State, me: int) -> State:
    """People are told that what a server wrote is stored."""
    server = state.servers[me]
    assert server.transaction is not None
    told, rooms = list(state.acknowledged), list(server.rooms)
    for write in server.transaction.writes:
        told[write.table] |= {write.number}
        rooms[write.table] = Room(write.fence, (*write.known, write.number))
    after = with_server(state, me, Server(up=True, rooms=tuple(rooms)))
    return after._replace(acknowledged=tuple(told))


def checked(state: State, me: int) -> State:
    """Writes of tables that are no longer this server's are given up, with their rooms."""
    server = state.servers[me]
    now, rooms = server.transaction, list(server.rooms)
    assert now is not None
    ours = []
    for write in now.writes:
        row = state.rows[write.table]
        if (row.owner, row.fence) == (NAMES[me], write.fence):
            ours.append(write)
        else:
            rooms[write.table] = None
    # Rows that were locked for nothing stay so until the transaction ends.
    rest = now._replace(writes=tuple(ours), stage="checked") if ours else None
    return with_server(state, me, server._replace(rooms=tuple(rooms), transaction=rest))


def committed(state: State, transaction: Transaction) -> State:
    """What the database knows after a commit."""
    rows = list(state.rows)
    for write in transaction.writes:
        row = rows[write.table]
        rows[write.table] = row._replace(
            entries=(*row.entries, (len(write.known) + 1, write.number)),
            state=(*write.known, write.number),
            overtaken=row.overtaken or row.fence != write.fence,
        )
    return state._replace(rows=tuple(rows))


def accidents(state: State, me: int, ways: Ways) -> Iterator[Step]:
    """A server crashes, or its connection to the database is cut off."""
    server = state.servers[me]
    now = server.transaction
    alone = state.left_alone
    if now is not None and (now.locked or now.stage == "committing"):
        if len(alone) == MOST_LEFT_ALONE:
            return
        alone = (*alone, now)
    rows = tuple(row._replace(owner=GONE) if row.owner == NAMES[me] else row for row in state.rows)
    down = with_server(state, me, Server(up=False, rooms=(None,) * ways.tables))
    yield f"{NAMES[me]} crashes", down._replace(rows=rows, left_alone=alone)
    if now is not None:
        rooms = list(server.rooms)
        for write in now.writes:  # whether they are stored is not sure: the rooms are thrown away
            again = Room(write.fence, None) if ways.after_a_cut == "reads again" else None
            rooms[write.table] = again
        left = with_server(state, me, Server(up=True, rooms=tuple(rooms)))
        yield f"{NAMES[me]} is cut off from the database", left._replace(left_alone=alone)


def faults(state: State) -> Iterator[str]:
    """What has happened that must never happen."""
    for row, told in zip(state.rows, state.acknowledged, strict=True):
        if row.overtaken:
            yield OVERTAKEN
        if len({version for version, _ in row.entries}) < len(row.entries):
            yield SAME_VERSION
        if not told <= set(row.state):
            yield LOST


def unused(state: State, table: int) -> int:
    """A number that no write of a table has which still matters."""
    used = {number for _, number in state.rows[table].entries}
    running = [each.transaction for each in state.servers if each.transaction is not None]
    for transaction in (*running, *state.left_alone):
        used |= {write.number for write in transaction.writes if write.table == table}
    return min(set(range(1, len(used) + 2)) - used)


def with_server(state: State, me: int, server: Server) -> State:
    """The same, but for one server."""
    servers = (*state.servers[:me], server, *state.servers[me + 1 :])
    return state._replace(servers=servers)


def with_room(state: State, me: int, table: int, room: Room | None) -> State:
    """The same, but for one room."""
    server = state.servers[me]
    rooms = (*server.rooms[:table], room, *server.rooms[table + 1 :])
    return with_server(state, me, server._replace(rooms=rooms))


def with_row(state: State, table: int, row: Row) -> State:
    """The same, but for one table's row."""
    return state._replace(rows=(*state.rows[:table], row, *state.rows[table + 1 :]))
