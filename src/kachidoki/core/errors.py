"""The errors people meet. Each is one line that says what, where and what is possible."""

from __future__ import annotations

from kachidoki.core.event import Event


class KachidokiError(ValueError):
    """Any mistake in what was handed in; its text can be shown as it is."""


class BadNotation(KachidokiError):
    """The text is no action of this game at all."""


class IllegalAction(KachidokiError):
    """An action of this game, but not now: the text says why and what is open.

    `why` is the reason by the rules, where there is one, to be told in any language.
    """

    def __init__(self, message: str, why: Event | None = None) -> None:
        super().__init__(message)
        self.why = why


class BadOption(KachidokiError):
    """An option, or a file an option names, that a game cannot be made from."""


class BadPosition(KachidokiError):
    """A position text that cannot be read, or that no game can reach."""


class BadRecord(KachidokiError):
    """A record that is cut off, edited, or of another rules version."""


def listing(items: list[str], most: int = 12) -> str:
    """Join what is possible for an error line, cut where it would flood the reader.

    >>> listing(["a", "b"])
    'a, b'
    >>> listing(["a", "b", "c"], most=2)
    'a, b and 1 more'
    """
    if len(items) <= most:
        return ", ".join(items)
    return f"{', '.join(items[:most])} and {len(items) - most} more"


def counted(number: int, noun: str) -> str:
    """A number of things.

    >>> counted(1, "table"), counted(2, "table")
    ('1 table', '2 tables')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def bare(text: str) -> str:
    r"""A name that somebody chose, such as a file's, safe to print on one line.

    >>> bare("my\nboard.toml")
    'my\\nboard.toml'
    """
    return quoted(text, 200)[1:-1]


def quoted(text: str, most: int = 60) -> str:
    r"""What somebody handed in, safe to print on one line.

    >>> quoted("play\nkatana")
    "'play\\nkatana'"
    >>> quoted("x" * 80, most=4)
    "'xxxx…'"
    """
    return repr(text if len(text) <= most else text[:most] + "…")
