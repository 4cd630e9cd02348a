"""A real browser for every test of the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.system import installed

# As root, without a sandbox or a screen, and without calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def program() -> Path | None:
    """Debian's Chromium, with fonts for Japanese and Chinese."""
    found = shutil.which("chromium")
    fonts = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
    return Path(found) if found and fonts.exists() else None


# Not for the whole session: Playwright's own event loop would get in the way of other tests.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    where = installed(program, "Chromium", "chromium", "fonts-noto-cjk")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        yield browser
        browser.close()
