"""The description of the HTTP interface is true: schemathesis finds nothing that contradicts it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from kachidoki.protocol import CODES
from tests.server.support.servers import running, settings_for

HERE = Path(__file__).parent
# 404 is also for a seat or a moment that a table does not have, although it was just made.
WITHOUT = "ensure_resource_availability"
EXAMPLES = 8  # for each operation and phase, beside those that cover every keyword of the schema


@pytest.mark.slow
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        paths = httpx.get(f"{address}/openapi.json").json()["paths"]
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli"),
                *("--config-file", HERE / "schemathesis.toml"),
                *("run", f"{address}/openapi.json"),
                *("--checks", "all", "--exclude-checks", WITHOUT),
                *("--max-examples", str(EXAMPLES), "--seed", "6", "--no-color"),
            ],
            capture_output=True,
            text=True,
            check=False,
            cwd=HERE.parents[2],
        )
    assert done.returncode == 0, done.stdout + done.stderr
    for phase in ("Coverage", "Fuzzing", "Stateful"):
        assert f"✅ {phase}" in done.stdout, done.stdout
    assert f"Tested: {sum(map(len, paths.values()))}" in done.stdout


def test_every_status_of_a_refusal_is_described(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        described = httpx.get(f"{address}/openapi.json").json()
    statuses = {
        status
        for operations in described["paths"].values()
        for operation in operations.values()
        for status in operation["responses"]
    }
    assert statuses == {"200", "201"} | {str(status) for status, _ in CODES.values()} - {
        "405",  # a method that there is not has no description
        "408",  # a request that never arrives neither
    }
    assert described["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
