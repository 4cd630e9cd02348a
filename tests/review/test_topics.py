"""What a decision lost chance by: told apart by what was played and what was better."""

from __future__ import annotations

from collections import Counter

from kachidoki.review import review
from tests.review.games import TINY, played


def test_losses_of_joraku_are_told_apart_by_what_the_two_turns_differ_in() -> None:
    counts: Counter[str | None] = Counter()
    for seed in range(3):
        found = review(*played("joraku", {"players": 3}, "random", b"%d" % seed), TINY)
        for decision in found["decisions"]:
            topic, mine, best = decision["topic"], decision["actions"], decision["know"]["line"]
            counts[topic] += 1
            assert (topic is None) == (decision["know"]["loss"][0] == 0)
            if topic is None:
                continue
            if mine[0].startswith("pass"):
                assert topic == "passing"
            elif mine[0] != best[0]:
                assert topic in ("leading", "following")
            elif topic == "kyoto":
                assert any("kyoto" in each or "remove" in each for each in [*mine, *best])
            else:
                assert topic == "marching"
    assert set(counts) == {None, "passing", "leading", "following", "marching", "kyoto"}
