"""The documentation site as a test reads it: what its pages link to, show and ask for."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[2]


def build(sources: Path, target: Path) -> subprocess.CompletedProcess[str]:
    """Build a site as `make docs` does: every warning is an error."""
    strict = ["-q", "-n", "-W", "--keep-going"]
    return subprocess.run(
        [sys.executable, "-m", "sphinx", *strict, str(sources), str(target)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@dataclass
class Page(HTMLParser):
    """What stands in one page."""

    file: Path
    language: str = ""
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)  # what a browser fetches by itself
    without_words: list[str] = field(default_factory=list)  # pictures
    positions: int = 0

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "html":
            self.language = given.get("lang", "")
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in ("script", "img", "iframe", "source") and "src" in given:
            self.asked.append(given["src"])
        if tag == "link" and given.get("rel") not in ("index", "search", "next", "prev"):
            self.asked.append(given.get("href", ""))
        if tag == "img" and not given.get("alt"):
            self.without_words.append(given.get("src", ""))
        if tag == "figure" and given.get("class") == "position":
            self.positions += 1

    def __hash__(self) -> int:
        return hash(self.file)


def pages_of(site: Path) -> dict[Path, Page]:
    """All pages of a site by their files."""
    return {file: Page(file) for file in sorted(site.rglob("*.html"))}


def dead_links(pages: dict[Path, Page]) -> list[str]:
    """Links inside the site that lead to no file, or to no place in it."""
    dead = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue  # other hosts are not asked
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            there = pages.get(target)
            if not target.is_file() or (
                parts.fragment and there and unquote(parts.fragment) not in there.ids
            ):
                dead.append(f"{file.name}: {link}")
    return dead


def foreign(pages: dict[Path, Page]) -> list[str]:
    """What a browser would fetch from elsewhere, or would not find."""
    found = []
    for file, page in pages.items():
        for asked in page.asked:
            parts = urlsplit(asked)
            local = not parts.scheme and not parts.netloc
            if not local or not (file.parent / unquote(parts.path)).is_file():
                found.append(f"{file.name}: {asked}")
    return found
