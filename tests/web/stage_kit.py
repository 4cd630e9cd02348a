"""Watching a page at every change: what board, log, headline and seats know at the same time."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

Heard = list[dict[str, Any]]

# Notes every update that arrives, and what is on the page after every batch of changes.
WATCH = """() => {
    window.heard = [];
    window.frames_seen = [];
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", ({ data }) => {
                const message = JSON.parse(data);
                if (message.type === "update") window.heard.push(message);
            });
        }
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const one = (selector) => document.querySelector(selector);
    const version = (selector) => Number(one(selector)?.dataset.version ?? 0);
    const seen = (selector) => all(selector).some((each) => each.checkVisibility());
    const joraku = () => ({
        points: Object.fromEntries(all(".jo-plaque").map((plate) =>
            [plate.dataset.colour, Number(plate.querySelector(".jo-rp b")?.textContent ?? 0)])),
        pieces: all(".jo-content").map((area) => Object.fromEntries(
            [...area.querySelectorAll("[data-piece]")].map((group) => // a stack tells its count
                [group.dataset.piece, Number(group.querySelector(":scope > text")
                    ?.textContent.slice(1) ?? group.querySelectorAll(":scope > g").length)]))),
        round: all(".jo-rounds li").findIndex((each) => each.matches(".now")) + 1,
        counting: seen(".jo-bubble") || seen(".jo-round"),
        ended: seen(".jo-result:not(.jo-round)"),
        champion: seen(".jo-plaque.victor"),
    });
    const rokumon = () => ({
        stacks: Object.fromEntries(all(".tabletop .coin").map((coin) =>
            [coin.dataset.cell, coin.querySelectorAll(".w").length])),
        act: one(".acts .now .number")?.textContent ?? "",
        ended: seen(".ending"),
        champion: seen(".clan.winner"),
    });
    const look = () => {
        const lines = all(".log .step");
        if (!lines.length || !one(".jo, .rokumon-table")) return null;
        const last = lines.at(-1).dataset.version;
        return {
            heard: window.heard.at(-1)?.version ?? 0,
            line: Number(last),
            of_line: lines.filter((each) => each.dataset.version === last).length,
            lines: lines.length,
            board: version(".middle > .stage"),
            headline: version(".table-head"),
            seats: version(".seats"),
            flying: all(".flights > *").length,
            status: one(".status")?.textContent ?? "",
            offers: seen(".tools.ended, [data-key=rematch]"), // what follows a game
            acting: all(".seats li").flatMap((each, k) => each.matches(".acting") ? [k] : []),
            ...(one(".jo") ? joraku() : rokumon()),
        };
    };
    let before = "";
    new MutationObserver(() => {
        const now = look();
        const text = JSON.stringify(now);
        if (now && text !== before) window.frames_seen.push(now);
        before = text;
    }).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""


# An audio context that plays nothing, and notes every sound: what it is made of, when it was asked
# for, and what the board showed then. A sound is a gain that goes to the first gain of all.
LISTEN = """() => {
    window.sounds = [];
    const param = () => ({
        value: 0,
        setValueAtTime(value) { this.value ||= value; },
        linearRampToValueAtTime() {},
        exponentialRampToValueAtTime(value) { if (value <= 0) throw new Error("never reached"); },
    });
    let master = null;
    class FakeNode {
        constructor(kind) {
            Object.assign(this, { kind, gain: param(), frequency: param(), Q: param() });
        }
        connect(to) {
            this.to = to;
            if (to === master && this.kind === "gain") {
                const board = document.querySelector(".middle > .stage");
                this.made = [];
                window.sounds.push({
                    made: this.made, board: Number(board?.dataset.version ?? 0),
                });
            }
            if (to.kind === "speaker") master = this;
            return to;
        }
        start() {
            let end = this;
            while (!end.made) end = end.to;
            end.made.push(`${this.kind} ${this.type ?? ""} ${this.frequency.value}`);
        }
        stop() {}
    }
    window.AudioContext = class {
        constructor() {
            Object.assign(this, {
                currentTime: 0, sampleRate: 100, state: "running",
                destination: new FakeNode("speaker"),
            });
        }
        createGain() { return new FakeNode("gain"); }
        createOscillator() { return new FakeNode("oscillator"); }
        createBufferSource() { return new FakeNode("noise"); }
        createBiquadFilter() { return new FakeNode("filter"); }
        createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
    };
}"""
# What every sound is made of, by its name.
MADE_OF = """async () => {
    const { play, SOUNDS } = await import("/web/lib/synth.js");
    const found = {};
    for (const name of Object.keys(SOUNDS)) {
        play(name, 1, 1e9); // at a time of its own
        found[name] = window.sounds.pop().made;
    }
    return found;
}"""
# The events that are heard, by their sound; a round once for all its areas.
AUDIBLE = {
    "card": "joraku.(hands|passed|received|drafted|play)",
    "piece": "joraku.(put|move|move-daimyo|remove|send|advance)|rokumon.(deploy(-valued)?|move)",
    "coin": "rokumon.(coins|surprise|add)",
    "drum": "joraku.won-.*|rokumon.(fight|tanomo|ends-surrender)",
    "cry": "joraku.prestige|rokumon.ends-(line|stack|reveal|exposed|no-action)",
}


class Story:
    """What the server told a page: the events in order, and the view of every version."""

    def __init__(self, heard: Heard) -> None:
        self.events: list[dict[str, Any]] = []
        self.views: dict[int, dict[str, Any]] = {}
        for update in heard:
            self.events += update["events"]
            self.views[update["version"]] = update["view"]
        self.last = heard[-1]

    def told(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        """The events that the log of a frame has come to."""
        of_version = [k for k, each in enumerate(self.events) if each["version"] == frame["line"]]
        return self.events[: of_version[frame["of_line"] - 1] + 1]


def watched(page: Page) -> tuple[Story, list[dict[str, Any]]]:
    """What a page was told, and all that could be seen on it meanwhile."""
    heard, frames = page.evaluate("[window.heard, window.frames_seen]")
    return Story(heard), frames


def check_frame(story: Story, frame: dict[str, Any]) -> None:
    """Nothing around the board knows more than the board, and the board is what it says."""
    for part in ("line", "headline", "seats"):
        assert frame[part] <= frame["board"], f"the {part} runs ahead: {frame}"
    told = story.told(frame)
    outcome = story.last["outcome"]
    over = outcome and any(each["key"] == outcome["reason"]["key"] for each in told)
    if over or "win" in frame["status"].lower() or frame["champion"] or frame["offers"]:
        assert frame["board"] == story.last["version"], f"known too early: {frame}"
        assert not frame.get("counting"), f"known while points are counted: {frame}"
    view = story.views.get(frame["seats"])
    if view is not None:
        # Meanwhile nobody is to act.
        counted = frame["status"] in ("Points are counted", "The act is over")
        acting = [] if counted else [seat for seat in view["to_act"] if seat >= 0]
        assert frame["acting"] == acting, f"{acting} are to act: {frame}"
    if "points" in frame:
        check_joraku(story, frame, told)
    else:
        check_rokumon(story, frame, told)


def check_joraku(story: Story, frame: dict[str, Any], told: list[dict[str, Any]]) -> None:
    """Points of the log are on the plates, and pieces stand where the version has them."""
    paid = dict.fromkeys(frame["points"], 0)
    for event in told:
        if {"points", "colour"} <= event["facts"].keys():
            paid[event["facts"]["colour"]] += event["facts"]["points"]
    assert paid == {**paid, **frame["points"]}, f"plates and log count differently: {frame}"
    rounds = [each["facts"]["round"] for each in told if each["key"] == "joraku.round"]
    assert frame["round"] >= max(rounds, default=0), f"the log is a round ahead: {frame}"
    view = story.views.get(frame["board"])
    if view is None:
        return
    areas = ("kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano")
    for area, pieces in zip(areas, frame["pieces"], strict=True):
        stand: dict[str, int] = {}
        for faction in view["factions"]:
            if faction["samurai"].get(area):
                stand[f"samurai {faction['colour']}"] = faction["samurai"][area]
            if faction["daimyo"] == area:
                stand[f"daimyo {faction['colour']}"] = 1
        assert pieces == stand, f"{area} is not that of version {frame['board']}: {frame}"


def check_rokumon(story: Story, frame: dict[str, Any], told: list[dict[str, Any]]) -> None:
    """What the log tells of a version has been done on the coins."""
    acts = [each["facts"]["act"] for each in told if each["key"] == "rokumon.act"]
    if frame["act"] and acts:
        assert int(frame["act"]) >= acts[-1], f"the log is an act ahead: {frame}"
    before = [version for version in story.views if version < frame["line"]]
    if not before or frame["board"] != frame["line"]:
        return
    stacks = {each["cell"]: len(each["stack"]) for each in story.views[max(before)]["coins"]}
    for event in told:
        if event["version"] == frame["line"]:
            if event["key"] == "rokumon.act":
                return  # all coins lie anew
            happen(event, stacks)
    assert frame["stacks"] == stacks, f"the coins are not as far as the log: {frame}"


def happen(event: dict[str, Any], stacks: dict[str, int]) -> None:
    """What an event does to the heights of stacks."""
    facts, what = event["facts"], event["key"].removeprefix("rokumon.")
    if what.startswith("deploy"):
        stacks[facts["cell"]] += 1
    elif what == "move":
        stacks[facts["cell"]] -= 1
        stacks[facts["to_cell"]] += 1
    elif what == "surprise":
        stacks[facts["to_cell"]] = stacks.pop(facts["cell"])
    elif what in ("fight-lost", "fight-lost-to-star"):
        stacks[facts["cell"]] -= 1
    elif what == "fight-tied":
        stacks[facts["cell"]] -= 2


def check_sounds(page: Page, story: Story, *, each: bool) -> None:
    """Nothing sounds before the board shows it; with `each`, all that was shown was heard."""
    names = {str(made): name for name, made in page.evaluate(MADE_OF).items()}
    assert len(names) == 6
    sounds = page.evaluate("window.sounds")
    heard = dict.fromkeys(names.values(), 0)
    for sound in sounds:
        name = names[str(sound["made"])]
        heard[name] += 1
        if name in AUDIBLE:
            assert heard[name] <= happened(story, name, sound["board"]), f"{name} too early"
    for name in AUDIBLE if each else ():
        shown = happened(story, name, story.last["version"])
        assert (heard[name] > 0) == (shown > 0), name


def happened(story: Story, name: str, board: int) -> int:
    """How much of what sounds so there was up to a version."""
    told = [
        event
        for event in story.events
        if event["version"] <= board and re.fullmatch(AUDIBLE[name], event["key"])
    ]
    rounds = {str(event["facts"]["round"]) for event in told if "prestige" in event["key"]}
    return len([event for event in told if "prestige" not in event["key"]]) + len(rounds)
