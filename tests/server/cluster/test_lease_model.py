"""The lease proved: everything that can happen to three servers that share tables is tried.

See lease_model.py for what that is. Taking any of its precautions away is found out, with the
shortest story of how something is lost.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.server.cluster.lease_model import (
    LOST,
    NAMES,
    OVERTAKEN,
    SAME_VERSION,
    Room,
    Server,
    State,
    Transaction,
    Ways,
    beginning,
    faults,
    steps,
)

ACCIDENTS = ("crashes", "is cut off")


class Explored(NamedTuple):
    """All states that can be reached, as numbers, and what leads to what."""

    states: list[State]
    steps: list[list[tuple[str, int]]]  # from each state: words, and the number of the next


class Found(Exception):
    """A fault, and the story of it: the words of each step."""

    def __init__(self, story: list[str]) -> None:
        super().__init__("\n".join(story))
        self.story = story


def explore(ways: Ways, *looked_for: str) -> Explored:
    """Go everywhere, nearest first. Raises Found at the first fault, of those looked for."""
    first = beginning(ways)
    states, known = [first], {same(first): 0}
    came_from: list[tuple[int, str]] = [(0, "")]
    found: list[list[tuple[str, int]]] = []
    for number, state in enumerate(states):  # grows meanwhile
        onward = []
        for words, following in steps(state, ways):
            key = same(following)
            there = known.get(key)
            if there is None:
                there = known[key] = len(states)
                states.append(following)
                came_from.append((number, words))
                bad = [fault for fault in faults(following) if fault in looked_for]
                if bad:
                    raise Found([*story(there, came_from), bad[0]])
            onward.append((words, there))
        found.append(onward)
    return Explored(states, found)


def story(number: int, came_from: list[tuple[int, str]]) -> list[str]:
    """The steps that led to a state."""
    told: list[str] = []
    while number:
        number, words = came_from[number]
        told.insert(0, words)
    return told


def same(state: State) -> object:
    """What is equal for states that differ in nothing that matters.

    Of fences only matters which are equal, of a write whether it is stored and where. And servers
    are all alike: it does not matter which of them has which name.
    """
    ranks = [ranks_of(state, table) for table in range(len(state.rows))]
    places = [{number: at for at, (_, number) in enumerate(row.entries)} for row in state.rows]

    def ranked(transaction: Transaction | None) -> object:
        if transaction is None:
            return None
        writes = tuple(
            (
                w.table,
                ranks[w.table][w.fence],
                placed(w.table, w.known),
                places[w.table].get(w.number),
            )
            for w in transaction.writes
        )
        return writes, transaction.stage, transaction.locked

    def seen(me: int, server: Server) -> object:
        rooms = tuple(
            None if room is None else (ranks[table][room.fence], placed(table, room.known))
            for table, room in enumerate(server.rooms)
        )
        owned = tuple(row.owner == NAMES[me] for row in state.rows)
        return server.up, owned, rooms, ranked(server.transaction)

    def placed(table: int, known: tuple[int, ...] | None) -> object:
        return None if known is None else tuple(places[table].get(number) for number in known)

    servers = sorted((seen(*each) for each in enumerate(state.servers)), key=hash)
    rows = tuple(
        (row.owner in NAMES, row.owner is None, row.alive, ranks[table][row.fence])
        + (
            len(row.entries),
            placed(table, row.state),
            placed(table, tuple(sorted(state.acknowledged[table]))),
        )
        for table, row in enumerate(state.rows)
    )
    return rows, tuple(servers), tuple(map(ranked, state.left_alone))


def ranks_of(state: State, table: int) -> dict[int, int]:
    """The fences of a table that anybody knows, numbered from 0."""
    known = {state.rows[table].fence}
    transactions = list(state.left_alone)
    for server in state.servers:
        room = server.rooms[table]
        if room is not None:
            known.add(room.fence)
        if server.transaction is not None:
            transactions.append(server.transaction)
    known |= {w.fence for each in transactions for w in each.writes if w.table == table}
    return {fence: rank for rank, fence in enumerate(sorted(known))}


def dead_ends(explored: Explored, table: int) -> list[State]:
    """States after which no server can work a table again, unless a further accident helps."""
    backward: list[list[int]] = [[] for _ in explored.states]
    for number, onward in enumerate(explored.steps):
        for words, there in onward:
            if not any(accident in words for accident in ACCIDENTS):
                backward[there].append(number)
    ahead = [number for number, state in enumerate(explored.states) if worked(state, table)]
    fine = set(ahead)
    while ahead:
        before = [each for each in backward[ahead.pop()] if each not in fine]
        fine.update(before)
        ahead += before
    return [state for number, state in enumerate(explored.states) if number not in fine]


def worked(state: State, table: int) -> bool:
    """Whether a server works a table, with all that is stored of it, and waits for nothing."""
    row = state.rows[table]
    if row.owner not in NAMES:
        return False
    server = state.servers[NAMES.index(row.owner)]
    return server.transaction is None and server.rooms[table] == Room(row.fence, row.state)


def found(ways: Ways, fault: str) -> list[str]:
    """The shortest story of a fault that these ways allow."""
    with pytest.raises(Found) as told:
        explore(ways, fault)
    return told.value.story


@pytest.mark.parametrize(
    "ways", [Ways(), Ways(tables=2, most_writes=1, detail="locks")], ids=["one", "two"]
)
def test_nothing_is_lost_or_doubled_and_there_is_no_dead_end(ways: Ways) -> None:
    explored = explore(ways, LOST, SAME_VERSION, OVERTAKEN)

    assert len(explored.states) > 10_000  # the story is not over before it begins
    for table in range(ways.tables):
        assert dead_ends(explored, table) == []


def test_everything_that_the_model_speaks_of_happens() -> None:
    explored = explore(Ways(most_writes=1))

    told = {words for onward in explored.steps for words, _ in onward}
    for happens in (
        *(
            "takes 0",
            "reads 0",
            "hands 0 over",
            "gives 0 to",
            "finds that it is not its own",
            "locks the row",
        ),
        *("checks the fence", "sends the commit", "commits what A wrote", "acknowledges"),
        *("clock expires", "counts as alive again", "crashes", "starts again", "is cut off"),
        *("rolls back what was left alone", "commits what was left alone"),
    ):
        assert any(happens in words for words in told), happens
    refused = (OVERTAKEN, SAME_VERSION, LOST)
    assert not any(fault in refused for state in explored.states for fault in faults(state))


@pytest.mark.parametrize("fault", [LOST, SAME_VERSION, OVERTAKEN])
def test_without_the_check_of_the_fence_the_fault_is_found(fault: str) -> None:
    told = found(Ways(check="never"), fault)

    assert told[-1] == fault
    assert any("clock expires" in words for words in told)  # overtaken in mid-write


@pytest.mark.parametrize("fault", [LOST, SAME_VERSION, OVERTAKEN])
def test_a_check_outside_of_the_transaction_is_found_to_be_too_early(fault: str) -> None:
    told = found(Ways(check="before locking"), fault)

    (checked,) = [at for at, words in enumerate(told) if "outside of the transaction" in words][:1]
    assert any("takes 0" in words for words in told[checked:])  # between check and commit


def test_a_server_that_reads_before_it_takes_is_found_to_miss_a_write() -> None:
    assert found(Ways(reads="before taking"), LOST)[-1] == LOST


def test_a_server_that_was_cut_off_and_reads_again_under_its_old_fence_is_found() -> None:
    """Its commit may still be on its way: it has to take the table anew, and so wait for that."""
    told = found(Ways(after_a_cut="reads again"), SAME_VERSION)

    assert any("is cut off" in words for words in told)


def test_rows_that_are_locked_in_any_order_end_in_two_servers_that_wait_for_each_other() -> None:
    ways = Ways(servers=2, tables=2, most_writes=1, detail="locks", locks="in any order")

    assert dead_ends(explore(ways, LOST, SAME_VERSION), 0) != []
    assert dead_ends(explore(ways._replace(locks="in the order of tables")), 0) == []
