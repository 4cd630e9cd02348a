"""The compiled and the interpreted build give the same games, bit for bit."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from kachidoki import gear
from tests.gears import run, uncompiled

# Plays games of all shapes and hashes every state, view, encoding, imagined state and sentence, and
# the rows of a dataset.
SCRIPT = """
import hashlib, json, sys
from kachidoki import catalog, gear, text
from kachidoki.bots import find
from kachidoki.bots.joraku.playout import play_out
from kachidoki.core import CHANCE, Rng
from kachidoki.data.dataset import numbers_of
from kachidoki.data.files import json_line
from kachidoki.data.rows import decision_rows, play
from kachidoki.joraku import JorakuState
from kachidoki.rl.encode import encoding_of
shapes = [{"players": 3}, {"players": 4, "passing": "both"}, {"players": 4},
          {"players": 2, "mode": "houses"}, {"players": 2, "mode": "neutral"}]
games = [
    catalog.find("joraku", shape, variants=variants)
    for number, shape in enumerate(shapes)
    for variants in ("none" if number % 2 else "random", [1, 2, 3, 4, 5, 6])
]
games += [catalog.find("rokumon", act=act) for act in ("campaign", "1", "2", "6", "solo")]
games += [catalog.find("rokumon", act=act, tokens="2 1") for act in ("3", "4", "5")]
found = []
for number, game in enumerate(games):
    digest = hashlib.sha256()
    for k in range(1 + (number + 1) % 2):  # a search takes its time as it is written
        rng = Rng(b"%d %d" % (number, k))
        act = game.options.get("act")
        searched = "search:40" if act in ("3", "4", "5", "6") else "random" if act else "search:5"
        bot = find("greedy" if k == 0 else searched if k == 1 else "random")
        state = game.start()
        while acting := state.to_act():
            seat = acting[rng.below(len(acting))]
            if seat == CHANCE:
                choices = state.legal(CHANCE)
                action = choices[rng.below(len(choices))]
            else:
                action = bot(state.view(seat), rng)
            log = []
            state.step(seat, action, log)
            digest.update(repr(state).encode() + b"%d" % hash(state))
            digest.update(repr([text.say(event) for event in log]).encode())
            if rng.below(10) == 0:
                for viewer in (None, *range(game.seats)):
                    view = state.view(viewer)
                    digest.update(json.dumps(view.as_dict()).encode())
                    digest.update(repr(view).encode() + b"%d" % hash(view))
                    if viewer is not None:
                        digest.update(encoding_of(game).information(view).tobytes())
                        digest.update(encoding_of(game).mask(view).tobytes())
                    dreamt = game.imagine(view, rng)
                    digest.update(dreamt.position().encode())
                    if isinstance(dreamt, JorakuState):
                        digest.update(b"%d" % play_out(dreamt, rng))
                    digest.update(dreamt.position().encode())
    found.append(digest.hexdigest())
    if number % 5 > 0:
        continue
    names = ["greedy", *["random"] * (game.seats - 1)]
    record, outcome, seen = play(game, [find(name) for name in names], b"rows %d" % number)
    rows = decision_rows(number, names, record, outcome, seen, numbers_of(game))
    written = "".join(f"{json_line(row)}\\n" for row in rows[:60])
    found.append(hashlib.sha256(written.encode()).hexdigest())
print(json.dumps({"gear": gear(), "digests": found}))
"""


def test_the_rules_are_compiled_where_there_is_a_compiler() -> None:
    assert gear() == ("compiled" if shutil.which("cc") else "interpreted")


@pytest.mark.slow
def test_both_gears_play_the_same_games(tmp_path: Path) -> None:
    here = json.loads(run(None, "-c", SCRIPT))
    plain = json.loads(run(uncompiled(tmp_path), "-c", SCRIPT))
    assert here["gear"] == gear()
    assert plain["gear"] == "interpreted"
    assert here["digests"] == plain["digests"]
    assert len(set(here["digests"])) == 22


@pytest.mark.slow
def test_same_seed_same_digest_from_the_command_line(tmp_path: Path) -> None:
    arguments = (
        "-m",
        "kachidoki",
        "simulate",
        "joraku",
        "--games",
        "30",
        "--json",
        "-o",
        "variants=random",
    )
    here = json.loads(run(None, *arguments))
    plain = json.loads(run(uncompiled(tmp_path), *arguments))
    assert here["digest"] == plain["digest"]
