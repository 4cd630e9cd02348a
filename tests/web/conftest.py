"""A browser for tests of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking"
FLAGS += " --disable-component-update --disable-sync"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=FLAGS.split()
        )
        yield browser
        browser.close()
