"""Every event has a sentence, and every sentence an event, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kachidoki
from kachidoki import bots, catalog, text
from kachidoki.core import CHANCE, Event, Rng
from kachidoki.core.laws import chosen, random_table
from kachidoki.joraku.cards import AREAS, COLOURS, SUITS
from kachidoki.protocol import CODES
from kachidoki.puzzles.lessons import lessons
from kachidoki.puzzles.pack import shipped
from kachidoki.review import GRADES
from kachidoki.review.estimate import ENUMERATED, EXACT, SAMPLED, SEARCHED
from kachidoki.review.joraku.grid import GONE, KNOWN, OWN, PLAYED
from kachidoki.rokumon import boards
from kachidoki.rokumon.acts import ACTS
from kachidoki.rokumon.taroma import STEPS
from kachidoki.rokumon.warriors import CLANS
from kachidoki.rokumon.winning import REASONS
from kachidoki.text.games import game_info
from kachidoki.text.lines import LINES
from kachidoki.text.sentences import CELL, _formatted, _joined_parts, _parts, messages
from kachidoki.text.telling import RULING, VARIANT
from tests.joraku.options import SHAPES

SOURCE = Path(kachidoki.__file__).parent
DEEDS = "pass pass-left pass-right draft discard play play-for place march put move daimyo".split()
DEEDS += "remove send end deploy deploy-valued move-warrior fight surprise surrender".split()
DEEDS += "add ready accept".split()
# Sentences that are parts of others; made in kachidoki.text itself.
PARTS = set(
    "place tie-none tie-with card-ninja card-number coin-at seat-numbered seat-named".split()
)
PARTS |= set("list-separator list-groups list-and list-nothing".split())
PARTS |= {"seat-house", "brief-joraku-won", "joraku-standing"}
PARTS |= {"bots-hint-if-now", "bots-hint-daimyo", "bots-hint-verdict"}
PARTS |= {"review-surrendered", "review-surrendered-exact"}
PARTS |= {f"deed-{name}" for name in DEEDS}
PARTS |= {f"brief-{key.replace('.', '-')}" for key in LINES} & text.keys("en")
PARTS |= set("worth-win worth-draw worth-loss worth-only".split())


def code_of(*rooms: str) -> Iterator[tuple[str, str]]:
    for room in rooms:
        for path in SOURCE.glob(f"{room}/**/*.py"):
            yield room, path.read_text(encoding="utf-8")


def keys_on_the_page() -> set[str]:
    """The keys that the page's modules name, whole or put together from parts."""
    found = set()
    for path in (SOURCE / "web").rglob("*.js"):
        code = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'"((?:page|puzzle)-[a-z0-9-]+)"', code))
        for parts in re.findall(r"`((?:page|puzzle)-[^`]*)`", code):
            shape = "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", parts)))
            assert not shape.startswith(("page-[", "puzzle-[")), (
                f"{parts} in {path.name} could be any key"
            )
            found |= {key for key in text.keys("en") if re.fullmatch(shape, key)}
    return found


def keys_in_source() -> set[str]:
    """The keys that rules, bots, pictures and the terminal name."""
    found = set()
    for room, code in code_of("core", "joraku", "rokumon", "bots", "draw", "review"):
        found |= set(re.findall(rf'"({room}\.[a-z.-]+[a-z])"', code))
        refusals = re.findall(r'_no\(\s*"([a-z-]+)"', code)
        found |= {f"{room}.no.{key}" for key in refusals}
    for _, code in code_of("server"):
        found |= set(re.findall(r'"(core\.no\.[a-z-]+)"', code))
    for _, code in code_of("tui"):
        found |= set(re.findall(r'"((?:tui|hint|review)-[a-z-]+[a-z])"', code))
    for _, code in code_of("cli", "puzzles", "review"):
        found |= set(re.findall(r'"((?:review|puzzle)-[a-z-]+[a-z])"', code))
    found |= {
        f"joraku.won-{why}" for why in ("highest", "later", "ninja", "later-ninja", "last-ninja")
    }
    found |= {f"rokumon.ends-{why}" for why in REASONS[1:]}
    return {key.replace(".", "-") for key in found} | keys_on_the_page()


def names() -> set[str]:
    """The keys that are put together from what there is in the games and at the server."""
    found = {f"colour-{colour}" for colour in COLOURS}
    found |= {f"area-{area}" for area in AREAS}
    found |= {f"suit-{suit}" for suit in SUITS}
    found |= {f"clan-{clan}" for clan in CLANS}
    found |= {f"coin-{colour}" for colour in boards.COLOURS}
    found |= {f"act-{number}" for number in range(1, len(ACTS))}
    found |= {f"taroma-{number}" for number in range(1, len(STEPS))}
    found |= {f"level-{level}" for level in bots.LEVELS}
    found |= {f"refusal-{code}" for code in CODES}
    found |= {f"review-grade-{grade.name}" for grade in GRADES}
    found |= {f"review-how-{how}" for how in (EXACT, ENUMERATED, SAMPLED, SEARCHED)}
    found |= {f"review-{place}" for place in (OWN, PLAYED, KNOWN, GONE)}
    for puzzle in [*shipped().puzzles, *(each for one in lessons() for each in one.puzzles)]:
        found |= {f"puzzle-{part}-{puzzle.found.goal}" for part in ("ask", "right", "wrong")}
        found |= {f"puzzle-theme-{puzzle.found.theme}"}
    for lesson in lessons():
        found |= {f"lesson-{lesson.name}{part}" for part in ("", "-about", "-point")}
    for entry in catalog.GAMES.values():
        found |= {f"game-{entry.name}"}
        found |= {f"option-{entry.name}-{option.name}" for option in entry.options}
    return found


def rules_in_source() -> set[str]:
    """Every label of a rule that an event is given, as its third argument."""
    found = set()
    for _, code in code_of("core", "joraku", "rokumon", "bots", "review"):
        tree = ast.parse(code)
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and len(call.args) > 2:
                if isinstance(call.func, ast.Name) and call.func.id in ("Event", "_no"):
                    found |= set(texts_of(call.args[2], tree))
    labels = {label for rule in found for label in rule.split(", ") if label}
    return {VARIANT.sub("Variant", label) for label in labels if not RULING.fullmatch(label)}


def texts_of(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The texts that an expression can be, as far as the same file says so."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        if isinstance(part, ast.Name):
            for other in ast.walk(tree):
                targets = (
                    [other.target]
                    if isinstance(other, ast.AnnAssign)
                    else other.targets
                    if isinstance(other, ast.Assign)
                    else []
                )
                if any(isinstance(name, ast.Name) and name.id == part.id for name in targets):
                    assert isinstance(other, ast.Assign | ast.AnnAssign)
                    assert other.value is not None
                    yield from texts_of(other.value, tree)


def test_rules_are_found_in_the_source() -> None:
    labels = rules_in_source()
    assert {"Skirmish", "Recruit", "Take-back", "Hint", "Variant", "Two houses"} <= labels
    assert "Two players and a neutral army" in labels  # named by a constant, in an f-string


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_sentence_is_missing_and_none_is_unused(language: str) -> None:
    rules = {f"rule-{label.lower().replace(' ', '-')}" for label in rules_in_source()}
    assert text.keys(language) == keys_in_source() | names() | PARTS | rules


def check_told(event: Event) -> None:
    """An event can be told in every language, with its rule."""
    for language in text.LANGUAGES:
        sentence = text.say(event, language)
        assert "{" not in sentence
        assert sentence.endswith(f"[{text.rule_label(event.rule, language)}]")
        assert not sentence[0].islower() or CELL.match(sentence)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_event_of_a_game_can_be_told(shape: str) -> None:
    told = set()
    for k in range(2):
        game = catalog.find("joraku", SHAPES[shape], variants=[1, 2, 4, 5] if k % 2 else "random")
        table = random_table(game, b"%d" % k, Rng(b"%d" % k))
        for event in table.history():
            check_told(event)
            told.add(event.key)
    assert len(told) > 20


@pytest.mark.parametrize("act", ["campaign", "solo"])
def test_every_event_of_rokumon_can_be_told(act: str) -> None:
    told = set()
    for k in range(6):
        table = random_table(catalog.find("rokumon", act=act), b"%d" % k, Rng(b"%d" % k))
        for event in table.history():
            check_told(event)
            told.add(event.key)
    assert len(told) > (18 if act == "campaign" else 5)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_messages_without_a_choice_are_filled_as_fluent_fills_them(language: str) -> None:
    facts: dict[str, object] = {name: n for n, name in enumerate("left cost points number".split())}
    quick = 0
    for message in messages(language):
        parts = _parts(message.id.name, None, language)
        if parts is None:
            continue
        given = {name: facts.get(name, f"<{name}>") for name, is_name in parts if is_name}
        filled = _formatted(message.id.name, None, language, dict(given))
        assert _joined_parts(parts, given) == filled
        quick += 1
        if given:  # Fluent says what is missing, and writes what is no plain number
            assert _joined_parts(parts, {}) is None
            assert _joined_parts(parts, dict.fromkeys(given, 12_345)) is None
    assert quick > 400


def test_points_are_explained() -> None:
    from tests.joraku.scene import idle_round, scene
    from tests.joraku.test_examples import ROUND_ONE_MAP

    sentences = [text.say(event) for event in idle_round(scene(*ROUND_ONE_MAP))]
    explained = "Blue +2: 3rd of 4 in Tōtōmi with influence 2, tied with red; round I pays 6 3 2."
    assert f"{explained} [Prestige]" in sentences


@pytest.mark.parametrize(
    ("name", "options"),
    [*(("joraku", shape) for shape in SHAPES.values()), ("rokumon", {"act": "2"})]
    + [("rokumon", {"act": "4", "tokens": "2 2"})],
)
def test_every_refusal_can_be_told(name: str, options: dict[str, object]) -> None:
    game = catalog.find(name, options)
    rng = Rng(b"refused")
    told: set[str] = set()
    for _ in range(4):
        state = game.start()
        while acting := state.to_act():
            seat = acting[0]
            if seat != CHANCE and rng.below(6) == 0:
                legal = state.legal(seat)
                view = state.view(seat)
                for action in game.actions.all[:: 1 + rng.below(40)]:
                    if action not in legal:
                        why = view.why_not(action)
                        if repr(why) not in told:
                            check_told(why)
                        told.add(repr(why))
            state.step(seat, chosen(state, seat, rng))
    assert len(told) > 10


def test_what_can_be_chosen_has_a_title_unless_it_is_a_number_or_notation() -> None:
    for entry in catalog.GAMES.values():
        for option in entry.options:
            forms = text.word(f"option-{entry.name}-{option.name}").forms
            words = {value for value in option.values if value.isalpha()} - {"gggjjjj"}
            assert set(forms) - {"about"} == words


def test_acts_are_chosen_by_their_names() -> None:
    act = game_info(catalog.GAMES["rokumon"], "ja")["options"]
    assert isinstance(act, list)
    assert act[0]["value_titles"][:3] == ["戦役（全六幕）", "六文銭", "上田城"]
