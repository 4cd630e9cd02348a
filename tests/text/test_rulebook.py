"""The rules that people read: whole, the same in every language, and at hand for every event."""

from __future__ import annotations

import ast
import io
import itertools
import json
import re
import tomllib
from pathlib import Path

import pytest
from rich.console import Console
from rich.markdown import Markdown

import kachidoki
from kachidoki import catalog, text
from kachidoki.cli import main
from kachidoki.core import BadOption
from kachidoki.text import rulebook
from kachidoki.text.rulebook import GAMES, LANGUAGES, Section, section_of, sections
from tests.cli.command import run

SOURCE = Path(kachidoki.__file__).parent
RULINGS = {
    "joraku": [f"R{number}" for number in range(1, 13)],
    "rokumon": [f"K{number}" for number in range(1, 16)],
}
TRANSLATED = [(game, language) for game in GAMES for language in LANGUAGES if language != "en"]
# What stays in Latin letters wherever other letters are used: options as they are typed, Taroma's
# steps as the log names them, units, and the round numbers.
LATIN = set(
    "AP RP TOML II III Tanomo Taroma players houses neutral variants kachidoki all winner passing "
    "left both board CONQUER COVER BLOCK MATCH BOLSTER MANEUVER DEPLOY MOVE RETREAT "
    "SURRENDER".split()
)


def links(section: Section) -> list[str]:
    lines = [line for block in section.blocks for line in block.lines()]
    return [span.to for line in lines for span in line if span.to]


def labels(room: str) -> set[str]:
    """Every rule that the events and refusals of a room can carry, read from its source."""
    found = set()
    for path in sorted((SOURCE / room).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                if call.func.id in ("Event", "_no") and len(call.args) >= 3:
                    found |= said(call.args[2], tree)
    return found


def said(node: ast.expr | None, tree: ast.Module) -> set[str]:
    """What an expression can be: constants, and names that the module gives them."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return said(node.body, tree) | said(node.orelse, tree)
    if isinstance(node, ast.FormattedValue):
        return said(node.value, tree)
    if isinstance(node, ast.JoinedStr):
        parts = [said(part, tree) for part in node.values]
        return {"".join(words) for words in itertools.product(*parts)}
    found: set[str] = set()
    if isinstance(node, ast.Name):
        for line in ast.walk(tree):
            if isinstance(line, ast.Assign | ast.AnnAssign):
                targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                if any(isinstance(to, ast.Name) and to.id == node.id for to in targets):
                    found |= said(line.value, tree)
    return found


def test_every_language_of_the_sentences_has_rules() -> None:
    assert set(text.LANGUAGES) <= set(LANGUAGES)
    assert set(catalog.GAMES) == set(GAMES)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_all_languages_have_the_same_sections_tables_links_and_numbers(
    game: str, language: str
) -> None:
    english, translated = sections(game), sections(game, language)
    assert [section.id for section in translated] == [section.id for section in english]
    for ours, theirs in zip(english, translated, strict=True):
        assert theirs.level == ours.level
        assert [type(block) for block in theirs.blocks] == [type(block) for block in ours.blocks]
        counts = [[len(block.lines()) for block in each.blocks] for each in (ours, theirs)]
        assert counts[0] == counts[1], ours.id
        assert links(theirs) == links(ours), ours.id
        numbers = [set(re.findall(r"\d+", each.text())) for each in (ours, theirs)]
        assert numbers[0] <= numbers[1], ours.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_unique_links_lead_somewhere_and_nothing_is_empty(game: str, language: str) -> None:
    ids = [section.id for section in sections(game, language)]
    assert len(set(ids)) == len(ids)
    for section in sections(game, language):
        assert set(links(section)) <= set(ids)
        assert section.blocks, section.id
    first = sections(game, language)[1]
    assert first.id == "first-steps"
    assert [len(block.lines()) for block in first.blocks] == [10]  # the game in ten sentences


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_a_section(game: str, language: str) -> None:
    titles = {section.id: section.title for section in sections(game, language)}
    for ruling in RULINGS[game]:
        assert re.match(rf"{ruling}\b", titles[ruling.lower()])
    assert sorted(re.findall(r"\b[rk]\d+\b", " ".join(titles))) == sorted(
        ruling.lower() for ruling in RULINGS[game]
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_an_event_or_a_refusal_is_explained(game: str) -> None:
    ids = {section.id for section in sections(game)}
    own = labels(game)
    assert len(own) > 12
    for label in own | labels("core") | labels("bots"):
        assert section_of(game, label) in ids, label
        for part in label.split(", "):
            assert section_of(game, part) in ids, label


def test_labels_are_read_from_the_source() -> None:
    assert labels("core") == {"Take-back"}
    assert labels("bots") == {"Hint", "Solved"}
    assert {"Two players and a neutral army, R10", "Skirmish, R3", "Recruit"} <= labels("joraku")
    assert section_of("joraku", "no such rule") is None


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    for section in sections(game, language):
        words = set(re.findall(r"[A-Za-z]{2,}", f"{section.title}\n{section.text()}"))
        if language == "fr":
            assert not words & set("the and you your with which each other".split()), section.id
        else:
            assert words <= LATIN, section.id
            assert re.search(r"[Ѐ-ӿ぀-ヿ一-鿿]", section.title)


def test_a_section_is_plain_data_without_markup() -> None:
    (section,) = [each for each in sections("joraku") if each.id == "variant-3"]
    assert json.loads(json.dumps(section.as_dict())) == {
        "id": "variant-3",
        "title": "Variant 3: loud victory",
        "level": 3,
        "blocks": [
            {
                "kind": "position",
                "spans": [
                    {
                        "text": "With this card red gains 4 RP here, blue and green nothing.",
                        "bold": False,
                        "to": None,
                    }
                ],
            },
            {
                "kind": "paragraph",
                "spans": [
                    {
                        "text": "Kachidoki pays 4, 2 and 0 RP for the ranks 1, 2 and 3. "
                        "Who scores is still a matter of the ",
                        "bold": False,
                        "to": None,
                    },
                    {"text": "edition", "bold": False, "to": "kachidoki-editions"},
                    {"text": ".", "bold": False, "to": None},
                ],
            },
        ],
    }


@pytest.mark.parametrize(
    "body",
    ["<b>x</b>", "two\nlines", "- item\nno item", "| a |\n|---|\n| b | c |", "[a](b)", "*x*"],
)
def test_marks_that_are_not_of_the_subset_are_refused(body: str) -> None:
    with pytest.raises(ValueError, match=r"x\.md"):
        list(rulebook._parse(f"## A {{#a}}\n\n{body}", "x.md"))


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(BadOption, match="there are no rules of 'go'"):
        sections("go")
    with pytest.raises(BadOption, match="the languages are en, fr, ru, ja, zh-Hant"):
        sections("joraku", "de")


def test_the_command_prints_sections(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "joraku", "r4"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("### R4: Ninjas among themselves\n\nWithout a 6")
    assert "{#" not in printed
    assert main(["rules", "rokumon", "--language", "ja", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["language"] == "ja"
    assert [each["id"] for each in told["sections"]] == [s.id for s in sections("rokumon", "ja")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marks_are_left_in_a_terminal(game: str, language: str) -> None:
    """Markdown ends bold by the signs around it, which languages without spaces do not have."""
    console = Console(file=io.StringIO(), width=100)
    with console.capture() as shown:
        console.print(Markdown("\n\n".join(s.markdown() for s in sections(game, language))))
    assert not re.findall(r"\*\*|\||---", shown.get())


def test_words_may_come_after_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "joraku", "勝鬨", "--language", "ja", "2つの版"]) == 0
    assert capsys.readouterr().out.startswith("### 勝鬨の2つの版")


@pytest.mark.parametrize(
    "arguments",
    [
        ["joraku", "--strange", "ninja"],
        ["go"],
        ["joraku", "xyzzy"],
        ["joraku", "--language", "de"],
        ["\n\x1b", "x\ny"],
    ],
)
def test_mistakes_of_the_command_are_one_line(arguments: list[str]) -> None:
    run("rules", *arguments, ok=False)


def test_the_rules_ship() -> None:
    project = tomllib.loads((SOURCE.parent.parent / "pyproject.toml").read_text("utf-8"))
    globs = project["tool"]["setuptools"]["package-data"]["kachidoki"]
    shipped = {path.name for glob in globs for path in SOURCE.glob(glob)}
    assert {f"{game}.{language}.md" for game in GAMES for language in LANGUAGES} <= shipped
    assert {f"{game}.positions.toml" for game in GAMES} <= shipped
