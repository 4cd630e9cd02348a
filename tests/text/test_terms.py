"""One thing has one word: the sentences of a language and its rules agree."""

from __future__ import annotations

import re

import pytest

from kachidoki import text
from kachidoki.text.rulebook import GAMES, sections
from kachidoki.text.sentences import source

# For each language and thing: its word, and words for the same thing that are not to come back.
TERMS = {
    "fr": {
        "area": ("région", r"\bzones?\b"),
        "suit": ("enseigne", r"couleur demandée|[Ff]ourni\w+ la couleur"),
        "score rows": ("barème", r"[Ll]ignes? de (score|points)|lignes (habituelles|imprimées)"),
        "drop": ("défauss", r"écarte\w* une carte"),
        "revenge token": ("jetons? de vengeance", r"jetons? de revanche"),
        "surrender": ("[Aa]bandon", r"[Cc]apitul"),
        "lift": ("soul[eè]v", r"\blev(er|é|ée|ez)\b"),
        "stack": ("trois dans une pile", r"en une pile"),
        "line": ("ligne", r"alignements?\b"),
        "bot": (r"\bbots?\b", r"\brobots?\b"),
        "deal": ("donne", r"une disposition "),
    },
    "ru": {
        "skirmish": ("[Сс]тычк", r"[Сс]толкновени"),
        "deploy": ("[Рр]азмещ|[Рр]азмест", r"[Вв]ыстав"),
        "move": ("[Пп]еремещ|[Пп]еремест", r"перейти|переход\b"),
        "stack": ("стопк", r"[Бб]аш(ня|ни|не|ню|ней|ен)\b"),
        "control": ("владе", r"держите .* монет"),
        "value": ("[Сс]ила", r"[Зз]начени[яй]\b"),
        "score rows": ("[Сс]трок[иа]", r"таблицы очков"),
        "draft": ("[Дд]рафт", r"Выбор карт"),
        "pack": ("пачк", r"набор из 5 карт"),
        "send": ("отправ", r"отсыла|отослать"),
        "deal": ("расклад", r"раскладк|раздач"),
        "difficulty": ("[Сс]ложност", r"трудност"),
        "spent": ("потрачен", r"истраченн\w+ (жетон|остаются)"),
        "flipped": ("перевёрнут", r"обратн\w+ сторон"),
    },
    "ja": {
        "recruit": ("募兵", "徴募"),
        "supply": ("控え", "手元の(侍|武者)|手元に戻"),
        "action points": ("行動力", "行動点"),
        "suit": ("スート", "種類"),
        "deploy": ("配備", "武者を配置"),
        "fight": ("戦闘", "戦いを(挑|済)|の戦い："),
        "campaign": ("戦役", "連戦"),
        "stack": ("重な", "積み重"),
        "line": ("三つ並び", "三つの並び"),
        "control": ("支配", "押さえ"),
        "remove": ("取り除", "除去"),
        "ready": ("もう加えない", "用意よし"),
        "hint": ("ヒント", "助言"),
        "rule": ("ルール", "規則"),
        "score rows": ("得点列", "得点表"),
        "difficulty": ("難易度", "難度"),
        "solo": ("一人戦", "一人用"),
        "layout": ("並べ方", "配列"),
    },
    "zh-Hant": {
        "skirmish": ("交鋒", "交戰"),
        "area": ("區域", "地區"),
        "recruit": ("招募", "徵募"),
        "place": ("放置", "佈置"),
        "march": ("進軍", "行軍"),
        "supply": ("後備", "儲備"),
        "warrior": ("武士", "武者"),
        "revenge token": ("復仇標記", "雪恥"),
        "code of honour": ("榮譽守則", "榮譽準則"),
        "draw": ("和局", "整局平手"),
        "lift": ("提起", "拿起"),
        "line": ("三連線", "三個連線"),
        "bot": ("電腦", "機器人"),
        "ready": ("不再加碼", "準備好"),
        "score rows": ("計分列", "計分表|分數列"),
        "board": ("版圖", "圖板"),
        "layout": ("布局", "排法"),
        "you": ("你", "您"),
    },
}
# How French sets its signs: with a space that does not break.
FRENCH_SIGNS = re.compile(r" [:;!?»]|« ")


def catalog_of(language: str) -> str:
    """The sentences of a language, without what is said about them."""
    return "\n".join(line for line in source(language).splitlines() if line[:1] != "#")


def rules_of(language: str) -> str:
    found = [section for game in GAMES for section in sections(game, language)]
    return "\n".join(f"{section.title}\n{section.text()}" for section in found)


def test_every_translation_has_its_terms() -> None:
    assert set(TERMS) == set(text.LANGUAGES) - {"en"}


@pytest.mark.parametrize("language", TERMS)
def test_sentences_and_rules_use_the_same_words(language: str) -> None:
    for where in (catalog_of(language), rules_of(language)):
        for thing, (word, others) in TERMS[language].items():
            assert re.search(word, where), thing
            assert not re.findall(others, where), thing


def test_french_signs_do_not_begin_a_line() -> None:
    for where in (catalog_of("fr"), rules_of("fr")):
        assert not [line for line in where.splitlines() if FRENCH_SIGNS.search(line)]
