"""A real browser for every test of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.deals import same_deals as same_deals
from tests.server.support.servers import running, settings_for
from tests.system import browser_for_tests, chromium, installed
from tests.web.kit import visitor

# What Playwright switches off too: of two lists Chromium takes the last one only.
NOT_FOR_TESTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "PreconnectToSearch",
)
# Every visitor has a window of its own; Chromium's own pages in it (the reload button, the address
# bar's list) took more than half of the time that a new one needs.
PAGES_OF_ITS_OWN = (
    "PreloadTopChromeWebUI",
    "InitialWebUI",
    "WebUIReloadButton",
    "WebUIToolbar",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUILocationBar",
    "Glic",
    "GlicWarming",
)
# As root, without a sandbox or a screen, and without calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join((*NOT_FOR_TESTS, *PAGES_OF_ITS_OWN))}",
]

expect.set_options(timeout=60_000)  # a busy machine is no fault of the page


# Not for the whole session: Playwright's own event loop would get in the way of other tests.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_for_tests(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def browser_with_windows(browser: Browser) -> Iterator[Browser]:
    """Chromium as people have it, for what only that one knows of: a page as a program."""
    where = installed(chromium, "Chromium", "chromium", "fonts-noto-cjk")
    found = browser.browser_type.launch(executable_path=where, args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with quick bots, for all tests of a file."""
    with running(settings_for(tmp_path_factory.mktemp("page"))) as address:
        yield address


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page where nothing moves by itself; whatever goes wrong behind it fails the test."""
    with visitor(browser, address) as (page, _):
        yield page
