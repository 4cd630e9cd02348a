"""Observations keep their layout as long as its number is the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kachidoki.core import BadOption
from kachidoki.rl.baselines.net_bot import NetBot, save
from kachidoki.rl.encode import Encoding, encoding_of
from kachidoki.rl.part import Layout, Part
from tests.rl.layouts import changed_silently, fingerprint, kept, now
from tests.rl.shapes import SHAPES, game_of


@pytest.mark.parametrize("shape", SHAPES)
def test_a_layout_is_what_its_number_promises(shape: str) -> None:
    assert now(shape) == kept()[shape], "see tests/rl/layouts.py"


def renamed(encoding: Encoding) -> None:
    first, *others = encoding.information_layout.parts
    named = Part("chair", first.shape, first.meaning, first.most)
    encoding.information_layout = Layout([named, *others])


def swapped(encoding: Encoding) -> None:
    encoding.actions = (encoding.actions[1], encoding.actions[0], *encoding.actions[2:])


def inverted(encoding: Encoding) -> None:
    write = encoding._write_observation

    def other(view: Any, out: Any) -> None:
        write(view, out)
        out[0] = 1 - out[0]

    encoding._write_observation = other


@pytest.mark.parametrize("change", [renamed, swapped, inverted])
@pytest.mark.parametrize("shape", ["3", "act 4"])
def test_a_change_without_a_new_number_is_found(shape: str, change: Any) -> None:
    encoding = Encoding(game_of(shape))  # one of its own
    before = now(shape)
    assert fingerprint(shape, encoding) == before["fingerprint"]
    change(encoding)
    after = {**before, "fingerprint": fingerprint(shape, encoding)}
    assert changed_silently(before, after)
    assert not changed_silently(before, {**after, "layout_version": 2})
    assert not changed_silently(None, after)


def test_a_network_of_another_layout_is_refused(tmp_path: Path) -> None:
    save(
        tmp_path,
        game_of("act 1"),
        {"mean": np.zeros(1, np.float32), "scale": np.ones(1, np.float32)},
    )
    NetBot(tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as found:
        arrays = dict(found)
    arrays["layout_version"] = np.array(encoding_of(game_of("act 1")).layout_version + 1)
    np.savez(tmp_path / "weights.npz", allow_pickle=False, **arrays)
    with pytest.raises(BadOption, match="has learned observations of layout 2; here they have"):
        NetBot(tmp_path / "weights.npz")
