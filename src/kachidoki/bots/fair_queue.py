"""Who is answered next when more is asked than the processes can think about.

Processes are shared by addresses, not by questions: the address that has used the least time is
next, whoever else asks a hundred things. Of one address's questions the moves of bots come before
hints, quick ones before slow ones, and its tables take turns. Nothing waits for ever: where many
slow questions wait, each gets less time, so that all are answered within some seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kachidoki.bots.thinking import LONGEST
from kachidoki.bots.worker_questions import ADVICE, Question

WITHIN: Final = 10.0  # seconds in which all that wait now should be answered
LEAST: Final = 0.05  # seconds that a slow question gets at least
EXPECTED: Final = {True: 0.01, False: 0.5}  # seconds of a short and of a long question
MOST_ADVICE: Final = 1  # hints and verdicts of one address that are thought about at a time
MOST_REMEMBERED: Final = 1000  # addresses that ask nothing now


@dataclass(frozen=True)
class Asker:
    """On whose account a question is thought about."""

    address: str = ""
    table: str = ""


@dataclass(eq=False)
class Ticket:
    """A question that waits or is being thought about."""

    question: Question
    asker: Asker
    number: int = 0
    seconds: float | None = None  # for the answer, where it has to hurry
    most: float | None = None  # seconds that whoever asks allows for it


@dataclass
class AddressQueue:
    """What one address asks, and what it has had."""

    used: float = 0.0  # seconds
    by_table: dict[str, float] = field(default_factory=dict)
    waiting: dict[Ticket, None] = field(default_factory=dict)
    running: dict[Ticket, None] = field(default_factory=dict)

    def first(self, long: bool) -> Ticket | None:
        """The question that is next, long ones included or not."""
        advised = sum(1 for ticket in self.running if ticket.question.rank == ADVICE)
        open_ = [
            ticket
            for ticket in self.waiting
            if (long or ticket.question.short)
            and (ticket.question.rank != ADVICE or advised < MOST_ADVICE)
        ]
        return min(open_, key=self.order, default=None)

    def order(self, ticket: Ticket) -> tuple[int, bool, float, int]:
        """What goes first: moves, short ones, tables that had little, what came first."""
        question = ticket.question
        had = self.by_table.get(ticket.asker.table, 0.0)
        return question.rank, not question.short, had, ticket.number


class FairQueue:
    """Questions that wait. Nothing here knows of processes or of time going by."""

    def __init__(self) -> None:
        self.accounts: dict[str, AddressQueue] = {}
        self.count = 0
        self.least = 0.0  # what the address that was last next had used by then

    def __len__(self) -> int:
        return sum(len(account.waiting) for account in self.accounts.values())

    def push(self, ticket: Ticket) -> None:
        """Let a question wait; one that comes back keeps its place."""
        if not ticket.number:
            self.count += 1
            ticket.number = self.count
        account = self.accounts.setdefault(ticket.asker.address, AddressQueue())
        if not account.waiting and not account.running:
            # Time in which nothing was asked cannot be saved up.
            account.used = max(account.used, self.least)
        account.waiting[ticket] = None

    def pop(self, long: bool, processes: int) -> Ticket | None:
        """The question to think about next, with the time it has where many wait.

        `long` says whether it may be a long one, `processes` how many think about those.
        """
        asking = [account for account in self.accounts.values() if account.waiting]
        for account in sorted(asking, key=lambda each: each.used):
            ticket = account.first(long)
            if ticket is None:
                continue
            hurry = self.time_for(ticket, account, processes)
            limits = [each for each in (hurry, ticket.most) if each is not None]
            ticket.seconds = min(limits, default=None)
            del account.waiting[ticket]
            account.running[ticket] = None
            self.least = max(self.least, account.used)
            self.charge(account, ticket, EXPECTED[ticket.question.short])
            return ticket
        return None

    def time_for(self, ticket: Ticket, account: AddressQueue, processes: int) -> float | None:
        """How long a question may be thought about; None if as long as it likes."""
        if ticket.question.short:
            return None
        others = sum(1 for each in self.accounts.values() if any(slow(each.waiting)))
        share = WITHIN * processes / (others * sum(1 for _ in slow(account.waiting)))
        return None if share >= LONGEST else max(LEAST, share)

    def charge(self, account: AddressQueue, ticket: Ticket, seconds: float) -> None:
        """Count time that a question took."""
        account.used += seconds
        table = ticket.asker.table
        account.by_table[table] = account.by_table.get(table, 0.0) + seconds

    def done(self, ticket: Ticket, seconds: float) -> None:
        """A question was thought about for so long."""
        account = self.accounts[ticket.asker.address]
        del account.running[ticket]
        self.charge(account, ticket, seconds - EXPECTED[ticket.question.short])
        self.tidy(account)

    def remove(self, ticket: Ticket) -> bool:
        """Nobody waits for an answer any more; says whether the question still did."""
        account = self.accounts.get(ticket.asker.address)
        if account is None or ticket not in account.waiting:
            return False
        del account.waiting[ticket]
        self.tidy(account)
        return True

    def clear(self) -> list[Ticket]:
        """Everything that waits, which from now on does not."""
        waiting = self.tickets()
        for ticket in waiting:
            self.remove(ticket)
        return waiting

    def tickets(self) -> list[Ticket]:
        """Everything that waits."""
        return [ticket for account in self.accounts.values() for ticket in account.waiting]

    def tidy(self, account: AddressQueue) -> None:
        """Forget what no longer matters."""
        if account.waiting or account.running:
            return
        account.by_table.clear()
        if len(self.accounts) > MOST_REMEMBERED:
            self.accounts = {
                address: each
                for address, each in self.accounts.items()
                if each.waiting or each.running
            }


def slow(tickets: dict[Ticket, None]) -> Iterator[Ticket]:
    """Those that take long."""
    return (ticket for ticket in tickets if not ticket.question.short)
