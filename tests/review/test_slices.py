"""A review that is worked slice by slice is the same as one that is worked in one go."""

from __future__ import annotations

import pytest

from kachidoki.review import effort, review
from kachidoki.review.slices import Slice, answers_in, unpacked
from tests.review.games import TINY, played


def test_slices_go_on_from_what_is_done_and_end_in_the_whole_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(effort.EFFORTS, "tiny", TINY)
    game, record = played("rokumon", {"act": "3"}, "greedy")
    parts: list[bytes] = []
    sizes = []
    while True:
        found = Slice(record.text(), "tiny", tuple(parts)).answer(lambda: True)
        sizes.append(len(answers_in([found.part])))
        assert found.done == sum(sizes)
        if found.whole is not None:
            break
        parts.append(found.part)
    assert sizes == [1] * found.total  # told to stop, a slice is still one piece long
    assert unpacked(found.whole) == review(game, record, TINY)


def test_what_somebody_waits_for_most_is_known_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(effort.EFFORTS, "tiny", TINY)
    game, record = played("joraku", {"players": 3}, "greedy")
    whole = review(game, record, TINY)
    own = [each for each in whole["decisions"] if each["seat"] == 1]
    parts: list[bytes] = []
    for count in range(1, len(own) + 1):
        found = Slice(record.text(), "tiny", tuple(parts), first=(1,)).answer(lambda: True)
        assert found.whole is None
        assert len(found.so_far) == count
        parts.append(found.part)
    wanted = [
        {name: value for name, value in each.items() if name not in ("open", "grid", "replies")}
        for each in own
    ]
    assert found.so_far == wanted
