"""All commands by name, and what `--help` tells below the flags: paragraphs and examples."""

from __future__ import annotations

import textwrap
from typing import Final

WIDTH: Final = 78  # columns

# All commands, in the order in which people meet them, and what each is for.
COMMANDS: Final = {
    "games": "list the games and their options",
    "rules": "the rules of a game, or the parts that have certain words",
    "simulate": "play games between bots",
    "dataset": "games between bots as a file: a row a decision, with what the seat knew",
    "arena": "rated matches between bots, the same deals for all, seats rotated",
    "bot-check": "whether a bot of your own keeps to what is asked of bots",
    "baseline": "make figures again that learners are measured by",
    "perft": "count action sequences, to check and to measure the rules",
    "solve": "the exact value of a deal of Rokumon",
    "replay": "check a record line by line and print its result",
    "review": "what each decision of a finished game was worth: known, open, and how much was luck",
    "draw": "a position of a record as a picture",
    "puzzle": "a position with one best answer: the one of today, or any other",
    "mine": "look for puzzles: positions with one best answer that can be proved",
    "serve": "run a table server for others",
    "admin": "see and change what several servers do: list, drain, move, tell, ban, prune",
    "backup": "copy all tables of a server that may be at work into a file",
    "restore": "bring the tables of a backup back into an empty database",
    "think": "answer what the servers of a cluster ask of bots, on any machine",
    "play": "sit down in a browser: tables on this machine, and the page to them",
    "tui": "play in this terminal, against bots or at any server's tables",
    "completion": "print a script by which a shell completes all this",
    "doctor": "say whether all is well here for playing and serving, and what to do if not",
}
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
        "kachidoki serve --cluster redis://10.0.0.5:6379/0 --database postgresql://me@10.0.0.6/tables",
    ),
    "think": (
        "kachidoki think --cluster redis://10.0.0.5:6379/0",
        "kachidoki think --settings /etc/kachidoki.toml --workers 8",
    ),
    "admin": (
        "kachidoki admin servers --settings /etc/kachidoki.toml",
        "kachidoki admin drain 127.0.0.1:8643 --settings /etc/kachidoki.toml",
        "kachidoki admin move TABLE --to 127.0.0.1:8643",
        "kachidoki admin ban 203.0.113.7 --days 7",
    ),
    "backup": (
        "kachidoki backup monday.db",
        "kachidoki backup monday.db --settings /etc/kachidoki.toml",
    ),
    "restore": (
        "kachidoki restore monday.db --database sqlite:///restored.db",
        "kachidoki restore monday.db --database postgresql://kachidoki@localhost/kachidoki",
    ),
    "play": ("kachidoki play", "kachidoki play --port 9000 --no-browser"),
    "tui": (
        "kachidoki tui",
        "kachidoki tui rokumon -o act=solo --language ru",
        "kachidoki tui joraku --bots me,open,casual",
        "kachidoki tui https://tables.example.org/t/NAME --name Aki",
        "kachidoki tui rokumon --plain",
    ),
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
