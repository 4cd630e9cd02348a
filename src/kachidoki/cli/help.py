"""What `--help` tells below the flags: what can be chosen, and examples."""

from __future__ import annotations

import textwrap
from typing import Final

from kachidoki.bots import BOTS, LEVELS, installed
from kachidoki.catalog import GAMES

WIDTH: Final = 78  # columns

# Each line can be typed as it stands, where such a file is there.
EXAMPLES: Final = {
    "": (
        "kachidoki play",
        "kachidoki tui rokumon --bots casual -o act=2",
        "kachidoki rules joraku kachidoki",
        "kachidoki simulate joraku --games 10 --bots expert,skilled,casual,beginner",
    ),
    "games": ("kachidoki games", "kachidoki games --json"),
    "rules": (
        "kachidoki rules joraku",
        "kachidoki rules rokumon stack limit",
        "kachidoki rules joraku r4 --language fr",
    ),
    "simulate": (
        "kachidoki simulate rokumon -o act=2 --games 1000 --bots greedy,random",
        "kachidoki simulate joraku -o players=3 --bots casual --save records",
        "kachidoki simulate rokumon -o act=2 --bots bots/climber.py:Climber,random",
    ),
    "dataset": (
        "kachidoki dataset rokumon -o act=3 --games 1000 --bots greedy,random --out play.jsonl",
        "kachidoki dataset joraku --bots casual --observations --out play.parquet",
    ),
    "arena": (
        "kachidoki arena rokumon -o act=3 --bots expert,skilled --games 200",
        "kachidoki arena joraku --bots master,expert,casual --resume match.jsonl --csv games.csv",
    ),
    "bot-check": (
        "kachidoki bot-check my_bots:Climber",
        "kachidoki bot-check bots/climber.py:Climber rokumon -o act=3 --games 10 --json",
    ),
    "baseline": (
        "kachidoki baseline greedy",
        "kachidoki baseline cfr --iterations 200",
        "kachidoki baseline learner rokumon --out learned",
    ),
    "perft": ("kachidoki perft rokumon --act 2 --coins gggjjjj --depth 5",),
    "solve": (
        "kachidoki solve rokumon --act 1 --coins gggjjjj",
        "kachidoki solve rokumon --act solo --coins gjgjgjg --tokugawa 4",
    ),
    "replay": (
        "kachidoki replay record.txt",
        "kachidoki replay record.txt --log --language ja",
        "kachidoki replay record.txt --lines",
    ),
    "review": (
        "kachidoki review record.txt",
        "kachidoki review record.txt --seat 0 --deep",
        "kachidoki review record.txt --json > review.json",
    ),
    "draw": ("kachidoki draw record.txt --at 40 --seat 0 --dark --out position.svg",),
    "puzzle": (
        "kachidoki puzzle",
        "kachidoki puzzle --number 7 play yari 5",
        "kachidoki puzzle --game rokumon --theme win-two --solution",
        "kachidoki puzzle --themes",
    ),
    "mine": (
        "kachidoki mine rokumon -o act=2 --games 100 --out puzzles.jsonl",
        "kachidoki mine --records record.txt --out puzzles.jsonl",
    ),
    "serve": (
        "kachidoki serve --host 0.0.0.0 --port 8642",
        "kachidoki serve --settings /etc/kachidoki.toml",
        "kachidoki serve --base-path /games --origins https://example.org",
        "kachidoki serve --bots climber=bots/climber.py:Climber",
    ),
    "play": ("kachidoki play", "kachidoki play --port 9000 --no-browser"),
    "tui": ("kachidoki tui", "kachidoki tui rokumon -o act=solo --language ru"),
    "completion": (
        "kachidoki completion bash > ~/.local/share/bash-completion/completions/kachidoki",
        "kachidoki completion zsh > ~/.zfunc/_kachidoki    # a folder of $fpath",
        "kachidoki completion fish > ~/.config/fish/completions/kachidoki.fish",
    ),
    "doctor": ("kachidoki doctor", "kachidoki doctor --settings /etc/kachidoki.toml --json"),
}


def below(command: str, *about: str) -> str:
    """The end of a command's help: each paragraph, then its examples."""
    examples = "\n".join(["examples:", *(f"  {line}" for line in EXAMPLES[command])])
    return "\n\n".join([*(textwrap.fill(each, WIDTH) for each in about), examples])


def known_bots() -> str:
    """All bots by name."""
    others = ", ".join(name for name in (*BOTS, *installed()) if name not in LEVELS)
    return (
        f"Bots: the levels {', '.join(LEVELS)}; and {others}, or search:WORK, which searches with "
        "so many iterations or positions. Your own: module:Class or folder/file.py:Class; see "
        "`kachidoki bot-check --help`."
    )


def known_options() -> list[str]:
    """A paragraph for each game: its options, their values, and the default in brackets."""
    found = []
    for game in GAMES.values():
        options = [
            f"{option.name}={' | '.join(option.values)} ({option.default or 'none'})"
            for option in game.options
        ]
        found.append(f"Options of {game.name}: {'; '.join(options)}.")
    return found
