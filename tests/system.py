"""Programs that tests need from the system: Debian's, installed if they are not there."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def quietly(command: list[str], folder: Path | None = None) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)


def chromium() -> Path | None:
    """Debian's Chromium, with fonts for Japanese and Chinese."""
    found = shutil.which("chromium")
    fonts = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
    return Path(found) if found and fonts.exists() else None


def headless_chromium() -> Path | None:
    """Debian's Chromium without windows: the same to a page, and sooner there."""
    return program("chromium-headless-shell") if chromium() else None


def browser_for_tests() -> Path:
    """Where Chromium without windows is, when it is there."""
    packages = ("chromium", "chromium-headless-shell", "fonts-noto-cjk")
    return installed(headless_chromium, "Chromium without windows", *packages)


def postgres() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    return Path(path).parent if path else None


def redis() -> Path | None:
    """What carries messages between servers."""
    return program("redis-server")


def nginx() -> Path | None:
    """A reverse proxy."""
    return program("nginx")


def haproxy() -> Path | None:
    """Another one."""
    return program("haproxy")


def fish() -> Path | None:
    """A shell."""
    return program("fish")


def zsh() -> Path | None:
    """Another one."""
    return program("zsh")


def systemd_analyze() -> Path | None:
    """What checks units of systemd, which need not run."""
    return program("systemd-analyze")


def program(name: str) -> Path | None:
    """A program, also where only the administrator's shell looks for it."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    return Path(found) if found else None


def installed(find: Callable[[], Path | None], what: str, *packages: str) -> Path:
    """Where a program is, installed from Debian's packages if need be; one process at a time."""
    with Path(tempfile.gettempdir(), "kachidoki-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found
        if shutil.which("apt-get") is None or os.geteuid() != 0:
            raise RuntimeError(f"{what} is needed for the tests: install {' '.join(packages)}")
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        quietly(["apt-get", "update", "-qq"])
        quietly(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])
        found = find()
        assert found is not None
        return found


def main() -> None:
    """Have all of them, before the tests begin."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return  # the tests that need one say so
    browser_for_tests()
    installed(postgres, "PostgreSQL", "postgresql")
    installed(redis, "Redis", "redis-server")
    installed(nginx, "nginx", "nginx-light")
    installed(haproxy, "HAProxy", "haproxy")
    installed(fish, "fish", "fish")
    installed(zsh, "zsh", "zsh")
    installed(systemd_analyze, "systemd-analyze", "systemd")


if __name__ == "__main__":
    main()
