"""The documentation site builds without a warning, asks no other host, and leads nowhere wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kachidoki.text import LANGUAGES, rulebook
from tests.docs.site import ROOT, build, dead_links, foreign, pages_of

DOCS = ROOT / "docs"


@pytest.mark.slow
def test_the_site(tmp_path: Path, subtests: pytest.Subtests) -> None:
    done = build(DOCS, tmp_path)
    assert done.returncode == 0, done.stderr
    pages = pages_of(tmp_path)

    with subtests.test("every page of docs is there"):
        for page in DOCS.rglob("*.md"):
            assert tmp_path / page.relative_to(DOCS).with_suffix(".html") in pages
    with subtests.test("every link inside leads somewhere"):
        assert sum(len(page.links) for page in pages.values()) > 1000
        assert dead_links(pages) == []
    with subtests.test("nothing is asked of another host"):
        assert sum(len(page.asked) for page in pages.values()) > 100
        assert foreign(pages) == []
        for sheet in tmp_path.rglob("*.css"):
            assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", sheet.read_text("utf-8"))
    with subtests.test("every picture is told in words"):
        assert [page.without_words for page in pages.values() if page.without_words] == []
    with subtests.test("every position is drawn"):
        for page in DOCS.rglob("*.md"):
            written = page.read_text(encoding="utf-8").count("```{position}")
            found = pages[tmp_path / page.relative_to(DOCS).with_suffix(".html")]
            assert found.positions >= written, page.name
    for game in rulebook.GAMES:
        drawn = set()
        for language in LANGUAGES:
            with subtests.test("the rules", game=game, language=language):
                rules = pages[tmp_path / "rules" / f"{game}.{language}.html"]
                drawn.add(rules.positions)
                assert rules.language == language
                prefix = f"{game}-{language}".lower()
                for section in rulebook.sections(game, language):
                    assert f"{prefix}-{section.id}" in rules.ids
                for other in LANGUAGES:
                    assert (f"{game}.{other}.html" in rules.links) or other == language
        assert len(drawn) == 1
        assert drawn.pop() >= 5


MISTAKES = {
    "```{position} rokumon act=1\nact 1; phase lunch\n```": "'lunch' is no phase",
    "```{position} chess\n```": "there is no game 'chess'",
    "```{position}\n```": "a position names its game",
    "```{position} rokumon act=1 coins=gggjjj\n:after: deploy z9\n```": "is not an action",
    "```{position}\n:record: nothing.txt\n```": "No such file",
    "[nowhere](nowhere.md)": "'nowhere.md'",
}


@pytest.mark.slow
def test_a_page_with_mistakes_fails_the_build_and_each_is_named(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "conf.py").write_text(
        f"import sys\nsys.path[:0] = [{str(DOCS)!r}]\n"
        "extensions = ['myst_parser', 'site_pages.position']\n",
        "utf-8",
    )
    (sources / "index.md").write_text("\n\n".join(["# A page", *MISTAKES]), "utf-8")
    done = build(sources, tmp_path / "built")
    assert done.returncode != 0
    warnings = done.stderr.splitlines()
    for said in MISTAKES.values():
        assert any("index.md:" in line and said in line for line in warnings), done.stderr
