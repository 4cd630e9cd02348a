"""`kachidoki doctor`: what works on this machine, and what to do about what does not.

It only looks: no file is made or changed, no server is disturbed, and no password is shown.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sqlite3
import sysconfig
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from kachidoki import __version__, gear
from kachidoki.bots.rokumon.solved import cache
from kachidoki.cli.help import below
from kachidoki.cli.settings_flags import add_flags, settings_of
from kachidoki.core import BadOption
from kachidoki.core.errors import counted
from kachidoki.server.ops.settings import Settings, strange_variables

PACKAGES: Final = ("fastapi", "uvicorn", "websockets", "pydantic", "sqlalchemy", "alembic")
# What an extra is for, and the modules that it brings.
EXTRAS: Final = {
    "postgres": ("tables on PostgreSQL", ("psycopg",)),
    "cluster": ("several servers on one database", ("redis", "cryptography")),
    "client": ("tables of a server from Python", ("httpx",)),
    "arena": ("ratings of bots", ("choix", "numpy", "scipy")),
    "rl": ("environments for learning", ("gymnasium", "numpy", "pettingzoo")),
    "openspiel": ("the games as games of OpenSpiel", ("numpy", "pyspiel")),
    "torch": ("a learner with PyTorch", ("torch",)),
    "data": ("games as Parquet", ("pyarrow",)),
}


@dataclass(frozen=True)
class Check:
    """One line: what was looked at, what was found, and what to do about it."""

    name: str
    status: Literal["ok", "note", "problem"]  # with a problem no table can be played
    found: str
    advice: str = ""


def flags(parser: argparse.ArgumentParser) -> None:
    """All settings of a server."""
    parser.epilog = below(
        "doctor",
        "Takes the settings of `kachidoki serve`, and looks without changing anything. Ends with "
        "status 0 if tables can be played, with 1 if not.",
    )
    add_flags(parser)


def run(args: argparse.Namespace) -> dict[str, object]:
    """Look at everything, and print it; `playable` is whether tables can be played."""
    checks = list(examine(args))
    if not args.json:
        for check in checks:
            advice = f"; {check.advice}" if check.advice else ""
            print(f"{check.status:<8} {check.name}: {check.found}{advice}")
    playable = all(check.status != "problem" for check in checks)
    return {"playable": playable, "checks": [asdict(check) for check in checks]}


def examine(args: argparse.Namespace) -> Iterator[Check]:
    """All checks, one after another; those that need settings only where these can be read."""
    yield check_gear()
    yield check_versions()
    for extra in EXTRAS:
        yield check_extra(extra)
    yield check_cache()
    try:
        settings = settings_of(args)
    except BadOption as error:
        advice = "correct it; `kachidoki serve --help` lists all settings"
        yield Check("settings", "problem", str(error), advice)
        return
    yield check_settings(args.settings)
    database = check_database(settings.database, settings.cluster is not None)
    yield database
    if settings.cluster is not None and settings.cluster_key is not None:
        yield check_redis(settings.cluster, settings.cluster_key)
        if database.status != "problem":
            yield check_servers(settings.database)
    yield check_port(settings)


def check_gear() -> Check:
    """Whether the rules are compiled, or how they could be."""
    if gear() == "compiled":
        return Check("gear", "ok", "the rules run compiled")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    advice = "install Kachidoki again, or in its sources: make build"
    if shutil.which(compiler) is None:
        advice = f"install a C compiler (Debian: apt install gcc libc6-dev), then {advice}"
    elif not Path(sysconfig.get_path("include"), "Python.h").exists():
        advice = f"install Python's header files (Debian: apt install python3-dev), then {advice}"
    return Check("gear", "note", "the rules run interpreted, and bots think slower", advice)


def check_versions() -> Check:
    """The versions of this program, of Python, and of what a server stands on."""
    found = [f"kachidoki {__version__}", f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            found.append(f"{package} of unknown version")
    found.append(f"SQLite {sqlite3.sqlite_version}")
    return Check("versions", "ok", ", ".join(found))


def check_extra(extra: str) -> Check:
    """Whether an extra is installed."""
    purpose, modules = EXTRAS[extra]
    missing = [module for module in modules if find_spec(module) is None]
    name = f"extra {extra}"
    if not missing:
        return Check(name, "ok", f"{purpose}: installed")
    found = f"{purpose}: not installed ({', '.join(missing)})"
    return Check(name, "note", found, f"if you need it: pip install 'kachidoki[{extra}]'")


def check_settings(file: Path | None) -> Check:
    """Where the settings come from, and variables that look like settings and are none."""
    found = "those of the flags, the environment and the defaults"
    if file is not None:
        found = f"those of the flags, the environment, {file} and the defaults"
    strange = strange_variables(os.environ)
    if not strange:
        return Check("settings", "ok", found)
    told = [f"{name} (is {near} meant?)" if near else name for name, near in strange]
    advice = "rename or unset them"
    return Check("settings", "note", f"variables that are no settings: {', '.join(told)}", advice)


def check_database(address: str, cluster: bool = False) -> Check:
    """Whether a server could work on the database, alone or as one of a cluster."""
    from kachidoki.server.storage.inspection import inspect

    seen = inspect(address, cluster)
    if seen.problem:
        return Check("database", "problem", f"{seen.address}: {seen.problem}", seen.advice)
    if seen.missing or seen.version is None:
        return Check("database", "ok", f"{seen.address}: new, made at the first start", seen.advice)
    state = f"at migration {seen.version}, the newest"
    if seen.version < seen.newest:
        state = f"at migration {seen.version}, brought to {seen.newest} at the next start"
    elif seen.version > seen.newest:
        state = f"at migration {seen.version} of a newer version, which this one can work with"
    status: Literal["ok", "note"] = "note" if seen.advice else "ok"
    free = "in use by no server" + (" outside the cluster" if cluster else "")
    return Check("database", status, f"{seen.address}: {state}, {free}", seen.advice)


def check_redis(address: str, secret: str) -> Check:
    """Whether the servers of a cluster can tell each other anything."""
    from kachidoki.server.cluster.redis_inspection import inspect_redis

    seen = inspect_redis(address, secret)
    if seen.problem:
        return Check("redis", "problem", f"{seen.address}: {seen.problem}", seen.advice)
    found = f"{seen.address}: answers, version {seen.version}, {counted(seen.thinkers, 'thinker')}"
    return Check("redis", "ok", found)


def check_servers(address: str) -> Check:
    """Which servers of the cluster there are."""
    from kachidoki.server.cluster import administration

    try:
        with administration.database(address) as connection:
            there = administration.members(connection)
    except BadOption as error:
        return Check("servers", "note", str(error), "the first server of the cluster makes it one")
    alive = [each.address or "one that starts" for each in there if each.alive]
    lost = [each.address for each in there if not each.alive]
    found = f"{len(alive)} alive" + (f" ({', '.join(alive)})" if alive else "")
    if not lost:
        return Check("servers", "ok", found)
    advice = "look at its log and its machine; its tables are with the others"
    return Check("servers", "note", f"{found}, {len(lost)} lost ({', '.join(lost)})", advice)


def check_cache() -> Check:
    """Where solved deals of Rokumon are kept."""
    name = "cache of solved deals"
    advice = f"name a folder that can be written by {cache.WHERE}"
    folder = cache.folder()
    if folder is None:
        return Check(name, "note", "none, so that deals are solved again at every start", advice)
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        found = f"{folder}: cannot be written, so that deals are solved again at every start"
        return Check(name, "note", found, advice)
    sizes = [file.stat().st_size for file in folder.glob(f"*{cache.SUFFIX}")]
    return Check(name, "ok", f"{folder}: {len(sizes)} deals, {sum(sizes) / 1e6:.1f} MB")


def check_port(settings: Settings) -> Check:
    """Whether the address to listen on is free."""
    from kachidoki.server.serve import bound

    where = f"{settings.host}:{settings.port}"
    try:
        sockets = bound(settings)
    except BadOption as error:
        advice = "`kachidoki play` takes a free port; name one for `kachidoki serve` by --port"
        return Check("port", "note", str(error), advice)
    for each in sockets:
        each.close()
    return Check("port", "ok", f"{where} is free" if settings.port else "any free one is taken")
