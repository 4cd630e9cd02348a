"""What happened, as data: a key, the facts, the rule it follows from, and who may know it."""

from __future__ import annotations

from typing import final

Facts = dict[str, object]


@final
class Event:
    """One thing that happened. Sentences are made from it in `kachidoki.text`.

    `only` names the seats that may know it; None is everybody. `instead` is what the
    others learn, if anything.
    """

    __slots__ = ("facts", "instead", "key", "only", "rule")

    def __init__(
        self,
        key: str,
        facts: Facts,
        rule: str,
        only: tuple[int, ...] | None = None,
        instead: Event | None = None,
    ) -> None:
        self.key = key
        self.facts = facts
        self.rule = rule
        self.only = only
        self.instead = instead

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (None: a spectator) learns of it; the one cut for the log."""
        if self.only is None or seat in self.only:
            return self
        return self.instead

    def as_dict(self) -> dict[str, object]:
        """Key, facts and rule; never who else knows."""
        return {"key": self.key, "facts": dict(self.facts), "rule": self.rule}

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.facts, self.rule, self.only, self.instead)

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"Event({self.key}: {facts} [{self.rule}])"


Log = list[Event]
