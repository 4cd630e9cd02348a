# make play    sit down and play
# make test    everything that must hold before a change goes in
# make check   the fast part of it: format, lint, types, imports
# make bench   speeds, next to OpenSpiel
# make atlas   the exact solution of Rokumon, as data and pages in docs
# make pictures  the pictures of the README, and of every screen in build/pictures
# make ladder  how strong the levels are, as data and a page in docs (hours; it can be stopped)

# While one core compiles the rules, the other one checks types and fetches programs.
MAKEFLAGS += --jobs=2

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py')

.PHONY: play test check bench atlas ladder pictures build clean

play: build
	$(BIN)/kachidoki play

# Versions are pinned in constraints.txt, so that every machine tests the same.
$(VENV)/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt pip setuptools wheel "mypy[mypyc]"
	KACHIDOKI_INTERPRETED=1 $(BIN)/python -m pip install --quiet --constraint constraints.txt \
		--no-build-isolation --editable ".[dev,bench]"
	touch $@

# The rules, compiled in place; without a C compiler this builds nothing and play goes on.
$(VENV)/compiled: $(VENV)/installed setup.py $(SOURCES)
	find src -name '*.so' -delete
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

build: $(VENV)/compiled

# For the gate, the bench and the pictures: Debian's browser and database, where they are not there yet.
$(VENV)/system: $(VENV)/installed
	$(BIN)/python -m tests.system
	touch $@

# For the gate only: what checks the page's types, and what finds barriers in it.
$(VENV)/node/installed: Makefile
	mkdir -p $(VENV)/node
	npm install --silent --no-save --no-package-lock --no-audit --no-fund --prefix $(VENV)/node \
		typescript@5.9.3 axe-core@4.14.0
	touch $@

check: $(VENV)/installed $(VENV)/node/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --cache-dir .mypy_cache/check
	$(BIN)/lint-imports
	$(VENV)/node/node_modules/.bin/tsc --project tests/web/tsconfig.json

test: build check $(VENV)/system
	$(BIN)/pytest --numprocesses 2 --dist worksteal

atlas: build
	$(BIN)/python -m bench.atlas

pictures: build $(VENV)/system
	$(BIN)/kachidoki draw docs/pictures/joraku.txt --at 243 --seat 0 --out docs/pictures/joraku.svg
	$(BIN)/kachidoki draw docs/pictures/rokumon.txt --at 105 --seat 0 --out docs/pictures/rokumon.svg
	$(BIN)/python -m tests.web.pictures

ladder: build
	$(BIN)/python -m bench.ladder

bench: build $(VENV)/system
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
