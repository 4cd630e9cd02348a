"""The page in a real browser: what it loads, how soon it can be used, how fast it answers.

There is no peer in this run: other tables of this kind are on hosts that a bench cannot reach.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid
from tests.system import chromium, installed
from tests.web.conftest import FLAGS
from tests.web.joraku_kit import READY, ROUND, SHOWN, Person, make_table
from tests.web.kit import DESKTOP

from bench.load import server_process

TARGET_KILOBYTES = 200
TARGET_USABLE = 1.0
TARGET_ANSWER = 0.100
TARGET_FRAMES = 55
# From a click until the frame is painted that shows a new line of the log. What comes right after
# a frame has to be urgent: a mere timer would wait behind all that the bots do next.
WATCH = """() => {
    window.answers ??= [];
    let pressed = 0;
    document.addEventListener("click", (event) => { pressed = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (!pressed) return;
        const from = pressed;
        pressed = 0;
        const painted = () => window.answers.push(performance.now() - from);
        requestAnimationFrame(() => scheduler.postTask(painted, { priority: "user-blocking" }));
    }).observe(document.querySelector(".lines"), { childList: true, subtree: true });
}"""

# Marks in the trace when something begins to fly over the board, and when all has landed.
FLYING = """() => {
    const layer = document.querySelector(".flights");
    let flying = false;
    new MutationObserver(() => {
        const now = layer.childElementCount > 0;
        if (now !== flying) performance.mark(now ? "flights begin" : "flights end");
        flying = now;
    }).observe(layer, { childList: true });
}"""
TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame", "devtools.timeline"]
TRACED += ["devtools.timeline.frame"]


class Hand(Person):
    """Somebody who sees what the last press did before pressing again."""

    def press(self, selector: str) -> None:
        """A moment later."""
        self.page.wait_for_timeout(100)
        super().press(selector)


def visit(browser: Browser) -> Page:
    """A page of somebody who was never here, with everything moving as it does for people."""
    context = browser.new_context(viewport=DESKTOP)
    return context.new_page()


def first_board(browser: Browser, address: str, game: str) -> tuple[float, float, float]:
    """Kilobytes of the first page and the first board; seconds until each can be used."""
    page = visit(browser)
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    elapsed = "() => performance.now() / 1000"
    page.goto(f"{address}/")
    page.wait_for_selector(f"[data-first={game}]")
    home: float = page.evaluate(elapsed)
    began: float = page.evaluate(elapsed)
    page.click(f"[data-first={game}]")
    page.wait_for_selector(".status.yours")
    page.wait_for_selector(".stage svg")
    board = page.evaluate(elapsed) - began
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sum(sizes) / 1024, home, board


def answers(browser: Browser, address: str) -> list[float]:
    """Seconds from each click of a whole game of Joraku to the picture that answers it."""
    page = visit(browser)
    page.add_init_script("""localStorage.setItem("settings", '{"speed": 0.5}')""")
    page.goto(make_table(page.context, address, 2, players="3"))
    page.wait_for_selector(".lines li")
    page.evaluate(WATCH)
    Hand(page).play()
    found: list[float] = page.evaluate("() => window.answers")
    page.context.close()
    return [each / 1000 for each in found]


def frames(browser: Browser, address: str) -> tuple[float, float]:
    """Pictures a second while anything flies in a round of Joraku, and for how many seconds."""
    page = visit(browser)
    page.goto(make_table(page.context, address, 2, players="3"))
    page.wait_for_selector(READY)
    page.evaluate(FLYING)
    browser.start_tracing(page=page, categories=TRACED)
    hand = Hand(page)
    while not page.query_selector(ROUND):
        phase = page.evaluate(SHOWN, f"{READY}, {ROUND}")
        if phase and not page.query_selector(ROUND):
            hand.act(phase)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return drawn(events)


def drawn(events: list[dict[str, Any]]) -> tuple[float, float]:
    """Pictures a second between the marks of a trace, and the seconds between them."""
    pictures = sorted(each["ts"] for each in events if each["name"] == "DrawFrame")
    begins = sorted(each["ts"] for each in events if each["name"] == "flights begin")
    ends = sorted(each["ts"] for each in events if each["name"] == "flights end")
    spans = list(zip(begins, ends, strict=False))
    seconds = sum(end - begin for begin, end in spans) / 1e6
    count = sum(1 for at in pictures if any(begin <= at <= end for begin, end in spans))
    return count / seconds, seconds


def verdict(good: bool) -> str:
    """Whether a target was reached."""
    return "reached" if good else "MISSED"


def measure(console: Console) -> dict[str, object]:
    """All of it; prints and returns what was measured."""
    where = installed(chromium, "Chromium", "chromium", "fonts-noto-cjk")
    grid = Grid("what", "measured", "target", "", title="the page")
    results: dict[str, object] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(Path(folder)) as (address, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        for game in ("joraku", "rokumon"):
            size, home, board = first_board(browser, address, game)
            good = size < TARGET_KILOBYTES
            grid.add_row(
                f"first page and board of {game}",
                f"{size:.0f} KB",
                f"under {TARGET_KILOBYTES} KB",
                verdict(good),
            )
            for name, time in (("first page", home), (f"board of {game}", board)):
                good = time < TARGET_USABLE
                grid.add_row(
                    f"{name}, usable", f"{time:.2f} s", f"{TARGET_USABLE:.0f} s", verdict(good)
                )
            results[game] = {"kilobytes": size, "home": home, "board": board}
        rate, seconds = frames(browser, address)
        grid.add_row(
            f"movement, {seconds:.0f} s of a round",
            f"{rate:.0f} pictures a second",
            f"at least {TARGET_FRAMES}",
            verdict(rate >= TARGET_FRAMES),
        )
        results["movement"] = {"rate": rate, "seconds": seconds}
        times = answers(browser, address)
        browser.close()
    part = max(1, len(times) // 4)
    for name, few in (("first quarter", times[:part]), ("last quarter", times[-part:])):
        middle, worst = statistics.median(few), max(few)
        grid.add_row(
            f"an action answered, {name} of a game",
            f"{1000 * middle:.0f} ms, at most {1000 * worst:.0f} ms",
            f"under {1000 * TARGET_ANSWER:.0f} ms",
            verdict(worst < TARGET_ANSWER),
        )
        results[name] = {"median": middle, "worst": worst, "actions": len(few)}
    console.print(grid)
    return results


if __name__ == "__main__":
    measure(Console())
