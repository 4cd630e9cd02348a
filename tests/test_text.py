"""Every event has a sentence, and every sentence an event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kachidoki
from kachidoki import catalog, text
from kachidoki.core import Rng
from kachidoki.core.laws import random_table
from kachidoki.rokumon.winning import REASONS
from tests.joraku.options import SHAPES

SOURCE = Path(kachidoki.__file__).parent
# Sentences that are parts of others; made in kachidoki.text itself.
PARTS = set("place tie-none tie-with list-and list-nothing card-ninja card-number coin-at".split())
PARTS |= set("worth-win worth-draw worth-loss worth-only hint-line hint-forced".split())


def keys_on_the_page() -> set[str]:
    """The keys that the page's modules name, whole or put together from parts."""
    found = set()
    for path in (SOURCE / "web").rglob("*.js"):
        code = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'"(page-[a-z0-9-]+)"', code))
        for parts in re.findall(r"`(page-[^`]*)`", code):
            shape = "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", parts)))
            assert not shape.startswith("page-["), f"{parts} in {path.name} could be any key"
            found |= {key for key in text.keys("en") if re.fullmatch(shape, key)}
    return found


def keys_in_source() -> set[str]:
    """The keys that rules, bots and pictures name: in events, in refusals, on the picture."""
    found = set()
    for room in ("core", "joraku", "rokumon", "bots", "draw"):
        for path in SOURCE.glob(f"{room}/*.py"):
            code = path.read_text(encoding="utf-8")
            found |= set(re.findall(rf'"({room}\.[a-z.-]+[a-z])"', code))
            refusals = re.findall(r'_no\(\s*"([a-z-]+)"', code)
            found |= {f"{room}.no.{key}" for key in refusals}
    found |= {f"joraku.won-{why}" for why in ("highest", "later", "ninja", "last-ninja")}
    found |= {f"rokumon.ends-{why}" for why in REASONS[1:]}
    return {key.replace(".", "-") for key in found} | keys_on_the_page()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_sentence_is_missing_and_none_is_unused(language: str) -> None:
    names = {
        name for name in text.keys(language) if re.match("(colour|area|suit|clan|coin)-", name)
    }
    assert text.keys(language) - PARTS - names == keys_in_source()


@pytest.mark.parametrize("shape", SHAPES)
def test_every_event_of_a_game_can_be_told(shape: str) -> None:
    told = set()
    for k in range(6):
        game = catalog.find("joraku", SHAPES[shape], variants=[1, 2, 4, 5] if k % 2 else "random")
        table = random_table(game, b"%d" % k, Rng(b"%d" % k))
        for event in table.history():
            sentence = text.say(event)
            assert "{" not in sentence
            assert sentence.endswith(f"[{event.rule}]")
            told.add(event.key)
    assert len(told) > 20


@pytest.mark.parametrize("act", ["campaign", "solo"])
def test_every_event_of_rokumon_can_be_told(act: str) -> None:
    told = set()
    for k in range(20):
        table = random_table(catalog.find("rokumon", act=act), b"%d" % k, Rng(b"%d" % k))
        for event in table.history():
            assert "{" not in text.say(event)
            told.add(event.key)
    assert len(told) > (18 if act == "campaign" else 5)


def test_points_are_explained() -> None:
    from tests.joraku.scene import idle_round, scene
    from tests.joraku.test_examples import ROUND_ONE_MAP

    sentences = [text.say(event) for event in idle_round(scene(*ROUND_ONE_MAP))]
    explained = "Blue +2: 3rd of 4 in Tōtōmi with influence 2, tied with red; round 1 pays 6 3 2."
    assert f"{explained} [Prestige]" in sentences


def test_a_refusal_can_be_told() -> None:
    game = catalog.find("joraku", players=3)
    state = game.start()
    while state.to_act() == (-1,):
        state.step(-1, state.legal(-1)[0])
    for action in game.actions.all:
        if action not in state.legal(0):
            assert text.say(state.view(0).why_not(action))
