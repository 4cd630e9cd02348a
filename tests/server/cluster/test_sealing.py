"""What goes through Redis can be read and made by the cluster alone."""

from __future__ import annotations

import pytest

from kachidoki.server.cluster.sealing import MOST_KEYS, NotSealed, Sealer
from tests.server.support.redis import SECRET

TEXT = b"a hand of cards that only one seat may see"


def test_a_sealed_message_is_opened_by_every_process_with_the_secret() -> None:
    one, other = Sealer(SECRET), Sealer(SECRET)
    assert other.opened(one.seal(TEXT, "to a"), "to a") == TEXT
    assert one.opened(one.seal(b"", "to a"), "to a") == b""


def test_nothing_can_be_read_and_the_same_twice_looks_different() -> None:
    sealer = Sealer(SECRET)
    first, second = sealer.seal(TEXT, "to a"), sealer.seal(TEXT, "to a")
    assert first != second
    for sealed in (first, second):
        assert not any(TEXT[at : at + 6] in sealed for at in range(len(TEXT) - 5))
        assert SECRET.encode() not in sealed


def test_a_message_that_was_altered_anywhere_is_not_believed() -> None:
    sealer = Sealer(SECRET)
    sealed = sealer.seal(TEXT, "to a")
    for at in range(len(sealed)):
        altered = bytearray(sealed)
        altered[at] ^= 1
        with pytest.raises(NotSealed):
            sealer.opened(bytes(altered), "to a")
    for length in range(len(sealed)):
        with pytest.raises(NotSealed):
            sealer.opened(sealed[:length], "to a")


def test_a_message_is_believed_only_where_it_was_meant_to_go() -> None:
    sealer = Sealer(SECRET)
    with pytest.raises(NotSealed):
        sealer.opened(sealer.seal(TEXT, "to a"), "to b")


def test_another_secret_opens_nothing_and_is_not_believed() -> None:
    one, other = Sealer(SECRET), Sealer(SECRET + "!")
    with pytest.raises(NotSealed):
        other.opened(one.seal(TEXT, "to a"), "to a")


def test_messages_of_many_made_up_senders_fill_no_memory() -> None:
    sealer, real = Sealer(SECRET), Sealer(SECRET).seal(TEXT, "to a")
    for number in range(MOST_KEYS + 10):
        forged = real[:1] + number.to_bytes(16) + real[17:]
        with pytest.raises(NotSealed):
            sealer.opened(forged, "to a")
    assert len(sealer.ciphers) == MOST_KEYS
