"""Every sentence a person reads, keyed, in each language. The sentences are in *.ftl."""

from kachidoki.text.catalog import (
    LANGUAGES,
    keys,
    language_of,
    messages,
    say,
    sentence,
    warm_up,
    worth,
)

__all__ = ["LANGUAGES", "keys", "language_of", "messages", "say", "sentence", "warm_up", "worth"]
