"""Whoever types what the screen says, in any language and not quite rightly, finds the rule."""

from __future__ import annotations

import json

import pytest

from kachidoki.cli import main
from kachidoki.text import sentence
from kachidoki.text.rule_search import SCREEN_NAMES, Found, distance, plain, search
from kachidoki.text.rulebook import GAMES, LANGUAGES, sections

every_language = pytest.mark.parametrize("language", LANGUAGES)


def first_found(game: str, language: str, words: str) -> str:
    return search(game, language, words).sections[0].id


@pytest.mark.parametrize(
    ("game", "language", "words", "first"),
    [
        ("joraku", "en", "Tōtōmi rows", "score-rows"),
        ("joraku", "en", "TOTOMI ROWS", "score-rows"),
        ("joraku", "en", "kachidoki", "kachidoki"),
        ("joraku", "en", "r1", "r1"),
        ("joraku", "en", "tie", "ranking"),
        ("joraku", "fr", "egalites", "variant-2"),
        ("joraku", "fr", "ÉGALITÉS", "variant-2"),
        ("joraku", "ru", "даймё быстрый", "variant-6"),
        ("joraku", "ru", "дайме быстрыи", "variant-6"),
        ("joraku", "ja", "忍者", "ninja"),
        ("joraku", "zh-Hant", "勝鬨 版本", "kachidoki-editions"),
        ("rokumon", "ja", "奇襲", "surprise"),
        ("rokumon", "en", "tanomo", "k11"),
        ("rokumon", "zh-Hant", "conquer", "taroma"),
    ],
)
def test_search_ranks_titles_first_and_knows_no_accents(
    game: str, language: str, words: str, first: str
) -> None:
    assert first_found(game, language, words) == first


def test_search_wants_every_word() -> None:
    assert search("joraku", "en", "ninja xyzzy") == Found([])
    assert search("joraku", "en", "") == Found(sections("joraku"))


@every_language
def test_variants_have_one_name_on_the_screen_in_the_rules_and_in_the_search(language: str) -> None:
    titles = {section.id: section.title for section in sections("joraku", language)}
    for number in range(1, 7):
        name = sentence(f"page-joraku-variant-{number}", language)
        assert plain(name) in plain(titles[f"variant-{number}"])
        assert first_found("joraku", language, name) == f"variant-{number}"
        assert name in sentence("rule-variant", language, number=number, name=name)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_name_on_the_screen_finds_its_section(game: str, language: str) -> None:
    for section, named in SCREEN_NAMES[game].items():
        for key in named.split():
            found = search(game, language, sentence(key, language))
            assert section in [each.id for each in found.sections], key
            assert not found.meant


@every_language
def test_words_of_other_languages_find_the_rule_in_the_readers_own(language: str) -> None:
    named = {"en": "ninja", "fr": "enseigne", "ru": "ниндзя", "ja": "忍者", "zh-Hant": "忍者"}
    for other, word in named.items():
        found = search("joraku", language, word).sections
        assert found, (other, word)
        assert set(found) <= set(sections("joraku", language))
    assert first_found("joraku", language, "Discipline") == "variant-5"
    assert first_found("rokumon", language, "奇襲") == "surprise"
    ids = [section.id for section in search("joraku", language, "Ninja").sections]
    assert ids[0] == "ninja"
    assert {"r4", "follow"} <= set(ids)  # an English id hid them from readers of Japanese


@pytest.mark.parametrize(
    ("game", "language", "words", "first", "meant"),
    [
        ("joraku", "en", "discpline", "variant-5", "discipline"),
        ("joraku", "en", "hoem ground", "variant-1", "home ground"),
        ("joraku", "en", "Kachidokki", "kachidoki", "kachidoki"),
        ("joraku", "ja", "勝ち鬨", "kachidoki", "勝鬨"),
        ("joraku", "fr", "ниндза", "ninja", "ниндзя"),
        ("rokumon", "en", "suprise", "surprise", "surprise"),
        ("rokumon", "ru", "реваншш", None, ""),
    ],
)
def test_typing_errors_are_forgiven(
    game: str, language: str, words: str, first: str | None, meant: str
) -> None:
    found = search(game, language, words)
    assert (found.sections[0].id if found.sections else None, found.meant) == (first, meant)


def test_what_is_spelled_rightly_is_not_corrected() -> None:
    assert search("joraku", "en", "march").meant == ""
    assert search("joraku", "en", "xyz").sections == []  # too short to be taken for another word


def test_very_long_questions_are_cut() -> None:
    assert search("joraku", "en", "ninja " * 10_000 + "xyzzy").sections
    assert search("joraku", "en", "n" * 100_000).sections == []


def test_distances_count_letters_and_exchanges() -> None:
    assert distance("", "abc") == 3
    assert distance("ab", "ba") == 1
    assert distance("kitten", "sitting") == 3


def test_the_command_says_what_it_took_for_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "joraku", "discpline"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Nothing has these very words. Shown instead: “discipline”.\n\n### Var")
    assert main(["rules", "joraku", "discpline", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["meant"] == "discipline"
