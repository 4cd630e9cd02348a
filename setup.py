"""Compiles the rules with mypyc where that is possible; without a compiler they run as they are.

Set in the environment, KACHIDOKI_INTERPRETED leaves the rules as they are, KACHIDOKI_QUICK has them
compiled sooner instead of as fast as can be, and KACHIDOKI_BUILT names a folder with native modules
that were compiled before.
"""

import ast
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = [
    "src/kachidoki/bots/rokumon/solved/solver.py",
    "src/kachidoki/bots/joraku/area_worth.py",
    "src/kachidoki/bots/joraku/greedy.py",
    "src/kachidoki/bots/joraku/march.py",
    "src/kachidoki/bots/joraku/plans.py",
    "src/kachidoki/bots/joraku/playout.py",
    "src/kachidoki/bots/joraku/quick_play.py",
    "src/kachidoki/bots/joraku/search.py",
    "src/kachidoki/bots/joraku/worth.py",
    "src/kachidoki/bots/rokumon/alpha_beta.py",
    "src/kachidoki/bots/rokumon/belief.py",
    "src/kachidoki/bots/rokumon/greedy.py",
    "src/kachidoki/bots/rokumon/move_ordering.py",
    "src/kachidoki/bots/rokumon/repeated_positions.py",
    "src/kachidoki/bots/rokumon/search_board.py",
    "src/kachidoki/bots/rokumon/search_context.py",
    "src/kachidoki/bots/rokumon/search_position.py",
    "src/kachidoki/bots/rokumon/search_root.py",
    "src/kachidoki/bots/rokumon/showdown.py",
    "src/kachidoki/bots/rokumon/transpositions.py",
    "src/kachidoki/bots/rokumon/warrior_history.py",
    "src/kachidoki/bots/rokumon/worth.py",
    "src/kachidoki/core/action.py",
    "src/kachidoki/core/event.py",
    "src/kachidoki/core/rng.py",
    "src/kachidoki/joraku/actions.py",
    "src/kachidoki/joraku/cards.py",
    "src/kachidoki/joraku/hand_sampling.py",
    "src/kachidoki/joraku/imagine.py",
    "src/kachidoki/joraku/imagine_houses.py",
    "src/kachidoki/joraku/kachidoki.py",
    "src/kachidoki/joraku/march.py",
    "src/kachidoki/joraku/neutral.py",
    "src/kachidoki/joraku/notation.py",
    "src/kachidoki/joraku/outcome.py",
    "src/kachidoki/joraku/place.py",
    "src/kachidoki/joraku/prestige.py",
    "src/kachidoki/joraku/ranking.py",
    "src/kachidoki/joraku/recruit.py",
    "src/kachidoki/joraku/skirmish.py",
    "src/kachidoki/joraku/state.py",
    "src/kachidoki/joraku/turns.py",
    "src/kachidoki/joraku/two_houses.py",
    "src/kachidoki/joraku/variants.py",
    "src/kachidoki/joraku/view.py",
    "src/kachidoki/joraku/why_not.py",
    "src/kachidoki/review/joraku/rollouts.py",
    "src/kachidoki/rl/joraku_batch.py",
    "src/kachidoki/rl/joraku_writer.py",
    "src/kachidoki/rl/rokumon_batch.py",
    "src/kachidoki/rl/rokumon_writer.py",
    "src/kachidoki/rokumon/action_kind.py",
    "src/kachidoki/rokumon/actions.py",
    "src/kachidoki/rokumon/acts.py",
    "src/kachidoki/rokumon/available_actions.py",
    "src/kachidoki/rokumon/boards.py",
    "src/kachidoki/rokumon/campaign.py",
    "src/kachidoki/rokumon/cells.py",
    "src/kachidoki/rokumon/deploy.py",
    "src/kachidoki/rokumon/events.py",
    "src/kachidoki/rokumon/fight.py",
    "src/kachidoki/rokumon/honour.py",
    "src/kachidoki/rokumon/imagine.py",
    "src/kachidoki/rokumon/knowledge.py",
    "src/kachidoki/rokumon/move.py",
    "src/kachidoki/rokumon/notation.py",
    "src/kachidoki/rokumon/outcome.py",
    "src/kachidoki/rokumon/perft.py",
    "src/kachidoki/rokumon/repetition.py",
    "src/kachidoki/rokumon/revenge_tokens.py",
    "src/kachidoki/rokumon/state.py",
    "src/kachidoki/rokumon/surprise.py",
    "src/kachidoki/rokumon/taroma.py",
    "src/kachidoki/rokumon/turns.py",
    "src/kachidoki/rokumon/view.py",
    "src/kachidoki/rokumon/warriors.py",
    "src/kachidoki/rokumon/why_not.py",
    "src/kachidoki/rokumon/winning.py",
]

# The commands of setuptools that need native modules; others only ask what the package is.
COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


def docstrings(source: str) -> dict[str, str]:
    """The docstrings of a module by the names of what has them; the module's own is at ""."""
    found: dict[str, str] = {}

    def look(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        if text := ast.get_docstring(node):
            found[name] = text
        if not isinstance(node, ast.FunctionDef):
            for inner in node.body:
                if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                    look(inner, f"{name}.{inner.name}".lstrip("."))

    look(ast.parse(source), "")
    return found


# Where generated C has room for a docstring, and what of: of a class, of a function or method, of a
# property, of a module. A signature may stand there already, as a text for C.
OLD = r'(?P<old>NULL|"(?:[^"\\]|\\.)*")'
ROOM = (
    rf"(?P<before>\w*CPyType_(?P<of>\w+)_template_ = {{[^}}]*\.tp_doc = PyDoc_STR\(){OLD}",
    rf"(?P<before>\(PyCFunction\)CPyPy_(?P<of>\w+),[\w\s|]+,\s*PyDoc_STR\(){OLD}",
    rf"(?P<before>\(getter\)(?P<of>\w+),\s*(?:\(setter\)\w+|NULL),\s*){OLD}",
    rf'(?P<before>PyModuleDef (?P<of>\w+)module = {{[^"}}]*"[\w.]+",\s*){OLD}',
)


def with_docstrings(
    c: str, docs: dict[str, dict[str, str]], literal: Callable[[bytes], str]
) -> str:
    """Generated C with the docstrings of its modules, so that `help()` shows them.

    mypyc itself writes only signatures. `docs` has the docstrings by the full names of modules;
    `literal` writes a text for C. Where there is no docstring, nothing changes.
    """
    # In C a module goes by the end of its name: joraku___view is kachidoki.joraku.view.
    short = {}
    for name, full in re.findall(r'PyModuleDef (\w+)module = {[^"}]*"([\w.]+)"', c):
        short[name] = docs.get(full, {})

    def described(found: re.Match[str]) -> str:
        parts = found["of"].replace("_get_", "___").split("___")
        for end in range(len(parts), 0, -1):
            known = short.get("___".join(parts[:end]))
            if known is not None:
                text = known.get(".".join(parts[end:]), "")
                # Two texts in a row are one for C: the signature, then the docstring.
                old = "" if found["old"] == "NULL" else f"{found['old']} "
                return found["before"] + old + literal(text.encode()) if text else found[0]
        return found[0]

    for room in ROOM:
        c = re.sub(room, described, c)
    return c


class Copied(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Takes native modules that are compiled already instead of compiling them."""

    def build_extension(self, ext: Extension) -> None:
        """Put the file of a native module where a compiler would have made it."""
        made = Path(self.get_ext_fullpath(ext.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(
            Path(os.environ["KACHIDOKI_BUILT"], *ext.name.split(".")[:-1], made.name), made
        )


def compiled_already(folder: Path) -> list[Extension]:
    """The native modules in a folder, by their names."""
    files = [file.relative_to(folder) for file in sorted(folder.rglob("*.so"))]
    return [Extension(".".join([*f.parts[:-1], f.name.split(".")[0]]), []) for f in files]


def extensions() -> list[Extension]:
    """The native modules, each of them optional; none where nothing is, or can be, compiled.

    Writing them in C takes a good part of a minute, and pip asks this file several times.
    """
    if os.environ.get("KACHIDOKI_INTERPRETED") or not COMPILING.intersection(sys.argv):
        return []
    if built := os.environ.get("KACHIDOKI_BUILT"):
        return compiled_already(Path(built))
    compiler = (sysconfig.get_config_var("CC") or "").split()
    if compiler and shutil.which(compiler[0]) is None:
        return []
    from mypyc.build import mypycify
    from mypyc.codegen.cstring import c_string_initializer

    # For the first minutes of play a build that is soon there is better than the fastest one.
    quick = bool(os.environ.get("KACHIDOKI_QUICK"))
    modules = mypycify(
        COMPILED, opt_level="1" if quick else "3", debug_level="0", group_name="kachidoki"
    )
    docs = {}
    for name in COMPILED:
        file = Path(name)
        full = ".".join(file.with_suffix("").parts[1:])
        docs[full] = docstrings(file.read_text(encoding="utf-8"))
    for generated in {Path(source) for module in modules for source in module.sources}:
        c = generated.read_text(encoding="utf-8")
        described = with_docstrings(c, docs, c_string_initializer)
        if described != c:  # else it is a file of mypyc's own
            generated.write_text(described, encoding="utf-8")
    # All modules have the same arguments: mypyc gives them one list, so that a change of it for
    # one would be a change for all, as often as there are modules.
    arguments = list(modules[0].extra_compile_args)
    if os.name == "posix":
        # Python's own -Wall has the compiler search generated code for what people do wrong, which
        # takes a third of the time or more; -w would only keep silent about it. The other option
        # lets it inline the many small rule functions into each other.
        arguments += ["-Wno-all", "-fno-semantic-interposition"]
    for module in modules:
        module.optional = True
        module.extra_compile_args = arguments
    return modules


def description() -> str:
    """The README for a package index: without pictures and links to files that are not there."""
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)\n+", "", text)
    return re.sub(r"\[([^\]]*)\]\((?!https?://)[^)]*\)", r"\1", text)


setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    ext_modules=extensions(),
    cmdclass={"build_ext": Copied} if os.environ.get("KACHIDOKI_BUILT") else {},
)
