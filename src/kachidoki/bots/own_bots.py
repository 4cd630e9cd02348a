"""Bots that somebody wrote for themselves: found by where their code is, every answer checked.

Such a bot is called with a view and random numbers and answers with one of `view.legal()`: an
object of a class with `__call__(self, view, rng)`, or a function. It is named `module:Class`,
`folder/file.py:Class`, or by the name under which an installed package offers it in the entry
point group `kachidoki.bots`.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import kachidoki
from kachidoki.bots.levels import LEVELS
from kachidoki.bots.thinking import Stop, ThinkFunction
from kachidoki.core import Action, BadOption, KachidokiError, Rng, View
from kachidoki.core.errors import bare, listing, quoted

GROUP: Final = "kachidoki.bots"  # of entry points
SHAPE: Final = "a bot answers with one of view.legal(), the action itself"
TAKEN: Final = ("random", "greedy", "exact", "search", *LEVELS)  # names of our own bots
HOW: Final = "write your own bot as module:Class or folder/file.py:Class"
OURS: Final = Path(kachidoki.__file__).parent

# What plays: any bot, ours or not.
Chooser = Callable[[View, Rng], Action]


class BotFailed(KachidokiError):
    """A bot raised an error, or answered with what is not open.

    The text is for its author, and tells what the seat may do. `brief` tells nothing of the game,
    so that a log can have it.
    """

    def __init__(self, message: str, brief: str = "") -> None:
        super().__init__(message)
        self.brief = brief


class BotGone(BotFailed):
    """A bot ended the process that it thought in, or had to be ended with it."""


@cache
def installed() -> Mapping[str, str]:
    """The bots that installed packages offer: where their code is, by name."""
    offered = metadata.entry_points(group=GROUP)
    return {each.name: each.value for each in offered if each.name not in TAKEN}


def place_of(name: str) -> str | None:
    """Where the code of an own bot is, as module:Class or file.py:Class; None if it is ours."""
    if ":" in name:
        return None if name.startswith("search:") else name
    return installed().get(name)


def absolute(name: str) -> str:
    """The same bot, for processes that work in another folder.

    >>> absolute("my_bots:Climber")
    'my_bots:Climber'
    """
    place, _, attribute = name.rpartition(":")
    return f"{Path(place).absolute()}:{attribute}" if place.endswith(".py") else name


def load(name: str) -> Chooser:
    """A new object of an own bot; raises BadOption with what is wrong where there is none."""
    place, _, attribute = (place_of(name) or name).rpartition(":")
    if not place or not attribute:
        raise BadOption(f"{quoted(name, 200)}: {HOW}")
    module = module_of(place, name)
    if not hasattr(module, attribute):
        own = [key for key, value in vars(module).items() if is_written_in(module, value)]
        there = f"it has {listing(own)}" if own else "it has no class and no function"
        raise BadOption(
            f"bot {quoted(name, 200)}: there is no {attribute} in {bare(place)}; {there}"
        )
    found = getattr(module, attribute)
    if isinstance(found, type):
        try:
            found = found()
        except (Exception, SystemExit) as error:
            raise BadOption(f"bot {quoted(name, 200)} cannot be made: {told(error)}") from error
    check_callable(name, found)
    made: Chooser = found
    return made


# The bot that a process plays with, at all seats and in all games.
loaded: Final = lru_cache(maxsize=100)(load)


def module_of(place: str, name: str) -> ModuleType:
    """The module with a bot's code, loaded."""
    try:
        if place.endswith(".py"):
            return module_of_file(Path(place))
        reach(Path.cwd())
        return importlib.import_module(place)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{place}.".startswith(f"{error.name}."):
            raise BadOption(f"bot {quoted(name, 200)} cannot be loaded: {told(error)}") from error
        gone = f"there is no module {bare(place)} in this folder or installed"
        raise BadOption(f"bot {quoted(name, 200)}: {gone}; {HOW}") from None
    except FileNotFoundError:
        raise BadOption(f"bot {quoted(name, 200)}: there is no file {bare(place)}") from None
    except (Exception, SystemExit) as error:
        raise BadOption(f"bot {quoted(name, 200)} cannot be loaded: {told(error)}") from error


def module_of_file(file: Path) -> ModuleType:
    """A file as a module; it finds its neighbours, as a program that is started does."""
    file = file.resolve()
    if not file.is_file():
        raise FileNotFoundError(file)
    # Under a name of its own: a file random.py is not the module random.
    name = f"own_bot_{hashlib.sha256(bytes(file)).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    reach(file.parent)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def reach(folder: Path) -> None:
    """Have modules of a folder found, behind everything that is installed."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def is_written_in(module: ModuleType, value: object) -> bool:
    """Whether a class or function was written in a module, not imported there."""
    here = getattr(value, "__module__", None) == module.__name__
    return here and (inspect.isclass(value) or inspect.isfunction(value))


def check_callable(name: str, bot: Any) -> None:
    """Raise BadOption unless a bot can be called with a view and random numbers."""
    wanted = "a bot is called with a view and random numbers: def __call__(self, view, rng)"
    if not callable(bot):
        raise BadOption(f"bot {quoted(name, 200)} cannot be called; {wanted}")
    try:
        inspect.signature(bot).bind(None, None)
    except TypeError as error:
        raise BadOption(f"bot {quoted(name, 200)}: {bare(str(error))}; {wanted}") from None
    except ValueError:
        pass  # written in C without saying what it takes


def thinking(name: str, bot: Chooser) -> ThinkFunction:
    """How an own bot thinks; raises BotFailed if it raises anything or answers what is not open."""

    def think(view: View, rng: Rng, stop: Stop) -> list[Action]:  # noqa: ARG001  # it has none
        legal = tuple(view.legal())  # before the bot has the view in its hands
        try:
            answer: object = bot(view, rng)
        except (Exception, SystemExit) as error:
            raise BotFailed(
                f"bot {quoted(name, 200)} failed at seat {view.seat}: {told(error)}",
                f"raised {type(error).__name__}{where(error)}",
            ) from error
        if isinstance(answer, Action) and answer in legal:
            return [answer]
        choices = listing([str(action) for action in legal])
        fault = f"bot {quoted(name, 200)} at seat {view.seat} answered {shown(answer)}"
        raise BotFailed(f"{fault}; open: {choices}", "answered with what is not open")

    return think


def shown(answer: object) -> str:
    """What a bot answered, and what is wrong with it.

    >>> shown("move a1 b2")
    "the text 'move a1 b2'; a bot answers with one of view.legal(), the action itself"
    """
    if isinstance(answer, Action):
        return f"{quoted(str(answer))}, which is not open"
    if isinstance(answer, str):
        return f"the text {quoted(answer)}; {SHAPE}"
    kind = "None" if answer is None else f"with an object of type {type(answer).__name__}"
    return f"{kind}; {SHAPE}"


def told(error: BaseException) -> str:
    """An error of somebody's code on one line: what it was, and where."""
    text = str(error)
    kind = type(error).__name__
    return f"{kind}: {bare(text)}{where(error)}" if text else f"{kind}{where(error)}"


def where(error: BaseException) -> str:
    """The last line of code that is not ours, or nothing if there is none."""
    places = traceback.extract_tb(error.__traceback__)
    theirs = [
        place
        for place in places
        if place.filename.endswith(".py") and not Path(place.filename).is_relative_to(OURS)
    ]
    if isinstance(error, SyntaxError) and error.filename:
        return f" ({bare(Path(error.filename).name)}, line {error.lineno})"
    if not theirs:
        return ""
    return f" ({bare(Path(theirs[-1].filename).name)}, line {theirs[-1].lineno})"


def fingerprint(name: str) -> str | None:
    """What changes when the code of an own bot does; None for a bot that is here.

    It is made of the bot's file, or of all files of its package.
    """
    place = place_of(name)
    if place is None:
        return None
    module = module_of(place.rpartition(":")[0], name)
    file = getattr(module, "__file__", None)
    if file is None or not Path(file).is_file():
        return ""
    package = sys.modules.get(module.__name__.partition(".")[0], module)
    folders = [Path(each) for each in getattr(package, "__path__", [])]
    files = sorted(each for folder in folders for each in folder.rglob("*.py")) or [Path(file)]
    digest = hashlib.sha256()
    for each in files:
        digest.update(hashlib.sha256(each.read_bytes()).digest())
    return digest.hexdigest()[:16]
