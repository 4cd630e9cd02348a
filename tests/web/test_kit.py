"""The tests' own eyes: what goes wrong behind a page is seen, though nothing is painted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.kit import no_barriers, visitor


def test_what_goes_wrong_behind_a_page_fails_its_test(browser: Browser, address: str) -> None:
    """A script's error, a file that is not there, a foreign address; and colours hard to read."""
    wrong = {
        "setTimeout(() => { throw Error('planted'); })": "planted",
        "fetch('/api/tables/none').catch(() => null)": "404",
        "fetch('http://127.0.0.1:9/').catch(() => null)": "Content Security Policy",
    }
    for script, told in wrong.items():
        with pytest.raises(AssertionError, match=told), visitor(browser, address) as (page, watch):
            page.goto(f"{address}/")
            page.wait_for_selector(".games")
            page.evaluate(
                """() => {
                    const grey = document.querySelector("main").appendChild(Object.assign(
                        document.createElement("p"), {textContent: "grey on grey"}));
                    Object.assign(grey.style, {color: "#888", background: "#999"});
                }"""
            )
            with pytest.raises(AssertionError, match="color-contrast"):
                no_barriers(page)
            page.evaluate(f"() => {{ {script}; }}")
            while not watch.faults:
                page.wait_for_timeout(20)
