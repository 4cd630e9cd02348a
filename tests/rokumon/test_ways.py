"""What loses at once is told from what a seat knows."""

from __future__ import annotations

from kachidoki.rokumon.ways import losing_actions
from tests.rokumon.scene import MIXED, do, ended, scene, texts


def test_what_leaves_a_line_of_the_other_clans_open_loses_and_nothing_else_does() -> None:
    plain = ("on e3 T?", "on e4 T?", "on e5 T? S?", "on d4 S?")
    values = ("on e3 T3", "on e4 T3", "on e5 T5 S6", "on d4 S4")
    for act, lines in (("2", plain), ("4", values)):
        state = scene(act, *lines, coins=MIXED)
        told = {action.text for action in losing_actions(state.view(0))}
        assert told, "the warrior on e5 covers a line"
        for text in texts(state):
            if text.split()[0] in ("fight", "surrender"):
                assert text not in told
                continue
            after = state.copy()
            do(after, text)
            lost = ended(after)[0] == "tokugawa" if after.outcome() is not None else False
            assert lost == (text in told), text
    assert losing_actions(state.view(1)) == ()
    assert losing_actions(state.view(None)) == ()
