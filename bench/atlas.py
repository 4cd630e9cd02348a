"""`make atlas`: what the exact solution says, as data and as pages in docs."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

from rich.progress import track

from kachidoki.bots.rokumon.solved.par import par, solo_start
from kachidoki.bots.rokumon.solved.solver import Solved, Solver
from kachidoki.rokumon import Rokumon, RokumonState

DOCS = Path(__file__).parent.parent / "docs"
BOARDS = (
    ("1", 5, "Act 1"),
    ("2", 5, "Act 2"),
    ("solo", 5, "The solo board, Tokugawa with five"),
    ("solo", 4, "The solo board, Tokugawa with four"),
)


def deals(act: str) -> list[str]:
    """All colours in dealing order: three gold and four green, in Act 1 one of them out."""
    size = 6 if act == "1" else 7
    golds = (2, 3) if act == "1" else (3,)
    found = []
    for number in golds:
        for where in combinations(range(size), number):
            found.append("".join("g" if k in where else "j" for k in range(size)))
    return sorted(found)


def start_of(act: str, coins: str, tokugawa: int) -> RokumonState:
    difficulty = "difficult" if tokugawa == 4 else "easy"
    return Rokumon(act=act, coins=coins, difficulty=difficulty, counting=True).start()


def hardest(solver: Solver, solved: Solved) -> tuple[int, str] | None:
    """The longest win with a single action that keeps it."""
    by_plies: dict[int, list[int]] = {}
    for node in range(len(solver.nodes)):
        if int(solver.value[node]) == 1:
            by_plies.setdefault(int(solver.plies[node]), []).append(node)
    state = solved.start.copy()
    for plies in sorted(by_plies, reverse=True):
        for node in by_plies[plies]:
            solver.lay_out(node)
            state.copy_field(solver.scratch)
            if sum(value == "win" for _, value, _ in solved.judged(state)) == 1:
                return plies, state.position()
    return None


def solve_all() -> dict[str, list[dict[str, object]]]:
    """Value and length of every deal."""
    found: dict[str, list[dict[str, object]]] = {}
    for act, tokugawa, title in BOARDS:
        entries: list[dict[str, object]] = []
        for coins in track(deals(act), title):
            start = start_of(act, coins, tokugawa)
            solver = Solver(start)
            solved = Solved(start, solver.table())
            value, plies = solved.verdict(start)
            judged = solved.judged(start)
            best = [str(a) for a, v, n in judged if (v, n) == judged[0][1:]]
            longest = hardest(solver, solved)
            entries.append(
                {
                    "coins": coins,
                    "value": value,
                    "plies": plies,
                    "best": best,
                    "positions": solved.positions(),
                    "hardest": longest and {"plies": longest[0], "position": longest[1]},
                }
            )
        found[title] = entries
    return found


def pars() -> dict[str, dict[str, int | None]]:
    """For every deal of the seven coins and each difficulty: the fewest turns to win."""
    found: dict[str, dict[str, int | None]] = {}
    for difficulty in ("easy", "medium", "difficult"):
        every = list(permutations(range(1, 8)))
        found[difficulty] = {
            "".join(map(str, pips)): par(solo_start(difficulty, pips))
            for pips in track(every, f"Taroma, {difficulty}")
        }
    return found


def solved_page(found: dict[str, list[dict[str, object]]]) -> str:
    """The page on the exact solution."""
    lines = [
        "# Rokumon, solved",
        "",
        "Every position of every deal of Act 1, Act 2 and the solo board was solved by retrograde",
        "analysis (`make atlas` makes this page and `rokumon-solved.json`). A value is for Sanada,",
        "who starts; plies count the actions of both. A draw means that neither can force a win.",
        "A single deal: `kachidoki solve rokumon --act 2 --coins gggjjjj`.",
    ]
    for act, tokugawa, title in BOARDS:
        entries = found[title]
        counts = Counter(str(entry["value"]) for entry in entries)
        lines += ["", f"## {title}", ""]
        lines.append(
            f"{len(entries)} deals: Sanada wins {counts['win']}, loses {counts['loss']}, "
            f"draws {counts['draw']}."
        )
        lines += ["", "| coins | value | plies | best first actions |", "|---|---|---|---|"]
        for entry in entries:
            best = entry["best"]
            assert isinstance(best, list)
            names = ", ".join(text.removeprefix("deploy ") for text in best)
            lines.append(f"| {entry['coins']} | {entry['value']} | {entry['plies']} | {names} |")
        top = max(entries, key=lambda e: (e["hardest"] or {"plies": 0})["plies"])  # type: ignore[index]  # a dict
        lines += ["", "The longest win with one right action:", ""]
        # A picture on the documentation site, and the line itself elsewhere.
        options = f"act={act}{' difficulty=difficult' if tokugawa == 4 else ''}"
        position = top["hardest"]["position"]  # type: ignore[index]  # a dict
        lines += [f"```{{position}} rokumon {options}", position, "```"]
    return "\n".join(lines) + "\n"


def taroma_page(found: dict[str, dict[str, int | None]]) -> str:
    """The page on Taroma's strength."""
    lines = [
        "# How well Taroma holds",
        "",
        "Taroma always answers a position the same way, so every deal has a shortest win, its par.",
        "For each of the 5,040 deals of the seven coins on the hexagon, by difficulty, the number",
        "of your turns that a forced win takes at least (`rokumon-par.json` has every deal, the",
        "pips in dealing order):",
        "",
        "| par | easy | medium | difficult |",
        "|---|---|---|---|",
    ]
    counts = {name: Counter(deals.values()) for name, deals in found.items()}
    turns = sorted({t for c in counts.values() for t in c if t is not None})
    for par_ in turns:
        row = " | ".join(str(counts[name][par_]) for name in found)
        lines.append(f"| {par_} | {row} |")
    row = " | ".join(str(counts[name][None]) for name in found)
    lines.append(f"| Taroma holds | {row} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    solved = solve_all()
    (DOCS / "rokumon-solved.json").write_text(json.dumps(solved, indent=1) + "\n", "utf-8")
    (DOCS / "rokumon-solved.md").write_text(solved_page(solved), "utf-8")
    turns = pars()
    (DOCS / "rokumon-par.json").write_text(json.dumps(turns) + "\n", "utf-8")
    (DOCS / "rokumon-taroma.md").write_text(taroma_page(turns), "utf-8")


if __name__ == "__main__":
    main()
