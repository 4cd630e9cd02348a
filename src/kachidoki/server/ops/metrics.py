"""Figures for hosts, in Prometheus' format. No name of a person or table is in them."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Memory, CPU time, open files and start of the server's process, on systems with /proc.
        ProcessCollector(registry=self.registry)
        self.rooms = Gauge("kachidoki_rooms", "Tables in memory", registry=self.registry)
        self.connections = Gauge(
            "kachidoki_connections", "Connections at tables", registry=self.registry
        )
        self.changes = Counter("kachidoki_changes", "Changes stored", registry=self.registry)
        self.not_stored = Counter(
            "kachidoki_changes_not_stored",
            "Changes that the database did not confirm",
            registry=self.registry,
        )
        self.storage_down = Gauge(
            "kachidoki_storage_down",
            "1 while nothing can be stored, else 0",
            registry=self.registry,
        )
        self.made = Counter("kachidoki_tables_made", "Tables made", registry=self.registry)
        self.pruned = Counter(
            "kachidoki_tables_pruned", "Tables cleared away", registry=self.registry
        )
        self.refusals = Counter(
            "kachidoki_refusals", "Messages and requests refused", ["code"], registry=self.registry
        )
        self.commands = Histogram(
            "kachidoki_command_seconds",
            "From a command's arrival until its result was sent",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.thoughts = Histogram(
            "kachidoki_thought_seconds",
            "How long bots thought, waiting for a free process included",
            registry=self.registry,
        )
        self.questions = Gauge(
            "kachidoki_questions",
            "Questions to bots without an answer; in a cluster, those of all servers",
            registry=self.registry,
        )
        self.oldest_question = Gauge(
            "kachidoki_oldest_question_seconds",
            "For how long the oldest of them waits",
            registry=self.registry,
        )
        self.answers = Counter(
            "kachidoki_answers",
            "In a cluster, answers of bots: by a thinker, by this server itself (local), or by a "
            "quicker level of its own because no thinker was in time (quicker)",
            ["by"],
            registry=self.registry,
        )
        self.thinkers = Gauge(
            "kachidoki_thinkers", "Thinkers that answer a cluster", registry=self.registry
        )
        self.redis_up = Gauge(
            "kachidoki_redis_up",
            "1 while the Redis of a cluster answers; 0 while it does not, or without a cluster",
            registry=self.registry,
        )
        self.replaced = Gauge(
            "kachidoki_bot_processes_replaced",
            "Bot processes that died or hung and were replaced",
            registry=self.registry,
        )
        self.log_lines_lost = Gauge(
            "kachidoki_log_lines_lost",
            "Log lines that could not be written",
            registry=self.registry,
        )

        self.longest_step = Gauge(
            "kachidoki_longest_step_seconds",
            "The longest time on end, of the CPU, that a message or request held up all others",
            registry=self.registry,
        )

    def page(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
