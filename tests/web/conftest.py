"""A real browser for every test of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.system import chromium, installed

# As root, without a sandbox or a screen, and without calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


# Not for the whole session: Playwright's own event loop would get in the way of other tests.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    where = installed(chromium, "Chromium", "chromium", "fonts-noto-cjk")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        yield browser
        browser.close()
