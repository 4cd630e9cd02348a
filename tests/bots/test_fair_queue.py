"""Processes are shared fairly by addresses, and then by tables: nobody waits behind a crowd."""

from __future__ import annotations

from kachidoki.bots.fair_queue import LEAST, MOST_REMEMBERED, WITHIN, Asker, FairQueue, Ticket
from kachidoki.bots.packed_view import PackedView
from kachidoki.bots.worker_questions import FindHints, Question, Think

VIEW: PackedView = ("joraku", 0, [], [])
MASTER = Think("master", VIEW, b"")
CASUAL = Think("casual", VIEW, b"")
HINT = FindHints(VIEW, b"")


def pushed(queue: FairQueue, question: Question, address: str, table: str = "t") -> Ticket:
    ticket = Ticket(question, Asker(address, table))
    queue.push(ticket)
    return ticket


def next_of(queue: FairQueue, long: bool = True) -> Ticket:
    ticket = queue.pop(long, 1)
    assert ticket is not None
    return ticket


def test_a_hundred_tables_of_masters_do_not_stand_before_another_address() -> None:
    queue = FairQueue()
    for number in range(100):
        pushed(queue, MASTER, "crowd", f"table {number}")
    queue.done(next_of(queue), 2.8)
    mine = pushed(queue, MASTER, "me")
    assert next_of(queue) is mine


def test_two_addresses_get_the_same_time_however_much_each_asks() -> None:
    queue = FairQueue()
    had = {"crowd": 0.0, "pair": 0.0}
    for number in range(100):
        pushed(queue, MASTER, "crowd", f"table {number}")
    for number in range(2):
        pushed(queue, MASTER, "pair", f"table {number}")
    for _ in range(60):
        ticket = next_of(queue)
        seconds = 0.5 if ticket.asker.address == "pair" else 1.0
        queue.done(ticket, seconds)
        had[ticket.asker.address] += seconds
        pushed(queue, MASTER, ticket.asker.address, ticket.asker.table)
    assert abs(had["crowd"] - had["pair"]) <= 1.0


def test_time_in_which_nothing_was_asked_is_not_saved_up() -> None:
    queue = FairQueue()
    for _ in range(50):
        pushed(queue, MASTER, "early")
        queue.done(next_of(queue), 1.0)
    pushed(queue, MASTER, "early")
    for _ in range(50):
        pushed(queue, MASTER, "late")
    order = [next_of(queue).asker.address for _ in range(4)]
    assert "early" in order


def test_quick_bots_come_before_masters_and_hints_last() -> None:
    queue = FairQueue()
    asked = [pushed(queue, each, "me") for each in (HINT, MASTER, CASUAL)]
    assert [next_of(queue) for _ in asked] == asked[::-1]


def test_a_process_for_short_questions_takes_no_other() -> None:
    queue = FairQueue()
    pushed(queue, MASTER, "crowd")
    assert queue.pop(False, 1) is None
    quick = pushed(queue, CASUAL, "me")
    assert next_of(queue, long=False) is quick


def test_one_hint_of_an_address_is_thought_about_at_a_time() -> None:
    queue = FairQueue()
    for _ in range(328):
        pushed(queue, HINT, "crowd")
    first = next_of(queue)
    assert queue.pop(True, 1) is None
    other = pushed(queue, HINT, "me")
    assert next_of(queue) is other
    queue.done(first, 0.4)
    assert next_of(queue).asker.address == "crowd"


def test_the_tables_of_an_address_take_turns() -> None:
    queue = FairQueue()
    for _ in range(3):
        pushed(queue, MASTER, "me", "busy")
    pushed(queue, MASTER, "me", "calm")
    assert [next_of(queue).asker.table for _ in range(2)] == ["busy", "calm"]


def test_the_more_masters_wait_the_less_time_each_has() -> None:
    queue = FairQueue()
    for number in range(1000):
        pushed(queue, MASTER, "crowd", f"table {number}")
    assert next_of(queue).seconds == LEAST
    for _ in range(900):
        next_of(queue)
    assert next_of(queue).seconds == WITHIN / 99
    pushed(queue, MASTER, "me")
    mine = next_of(queue)
    assert (mine.asker.address, mine.seconds) == ("me", None)


def test_whoever_plays_alone_is_never_hurried() -> None:
    queue = FairQueue()
    for seat in range(3):
        pushed(queue, MASTER, "me", f"seat {seat}")
    assert [next_of(queue).seconds for _ in range(3)] == [None] * 3


def test_a_question_that_was_dropped_waits_no_more() -> None:
    queue = FairQueue()
    ticket = pushed(queue, MASTER, "me")
    assert queue.remove(ticket)
    assert not queue.remove(ticket)
    assert queue.pop(True, 1) is None
    taken = pushed(queue, MASTER, "me")
    next_of(queue)
    assert not queue.remove(taken)  # it is being thought about


def test_addresses_that_ask_nothing_are_forgotten() -> None:
    queue = FairQueue()
    for number in range(2 * MOST_REMEMBERED):
        pushed(queue, CASUAL, f"address {number}")
        queue.done(next_of(queue), 0.01)
    assert len(queue.accounts) <= MOST_REMEMBERED + 1
