# make play    sit down and play
# make test    everything that must hold before a change goes in
# make quick   the part of it for every small step: check, and all tests that need no server, no
#              browser and no minutes
# make check   the part of it without tests: format, lint, types, imports
# make coverage  the part of it that fails unless tests reach every line and branch of the rules
# make bench   speeds, next to OpenSpiel
# make atlas   the exact solution of Rokumon, as data and pages in docs
# make docs    the documentation site, in build/docs
# make pictures  the pictures of the README, and of every screen in build/pictures
# make wheels  packages to install, for every Python here that they are for, each tried out; in dist
# make lock    pins what is installed, with hashes
# make ladder  how strong the levels are, as data and a page in docs (hours; it can be stopped)

# While one core compiles the rules, the other one checks types and fetches programs.
MAKEFLAGS += --jobs=2

# Some machines forbid Python to keep what it has translated. Then each of the thousand processes of
# the gate would translate everything again, which takes longer than the tests themselves.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE := $(VENV)/node/node_modules/.bin
PAGE := eslint.config.mjs 'src/kachidoki/web/**/*.{js,css}'
SOURCES := $(shell find src -name '*.py')

.PHONY: play test tests quick check coverage bench atlas docs ladder lock pictures wheels build clean

# The page opens at once on the rules as they are, and changes over to compiled ones by itself.
play: $(VENV)/ready-to-play
	@$(BIN)/python -m launch.play

# All versions are pinned, with the hashes of their files: every machine runs the same, and nothing
# else is ever installed. What play needs is a part of requirements.txt, in the same versions.
# Python translates the modules that are used when they are first used; most never are.
$(VENV)/ready-to-play: requirements-play.txt
	@echo "1 of 3: a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@echo "2 of 3: $$(grep -c == requirements-play.txt) packages into it, about 100 MB"
	@$(BIN)/python -m pip install --quiet --no-compile --require-hashes --requirement requirements-play.txt
	@echo "3 of 3: the page"
	@touch $@

# uv installs the rest in seconds, for which pip takes a minute; but it does not know an index that
# only pip was told of.
$(VENV)/installed: $(VENV)/ready-to-play pyproject.toml requirements.txt requirements-uv.txt
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements-uv.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements.txt \
		|| $(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.txt
	KACHIDOKI_INTERPRETED=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# After a change of pyproject.toml or tests/web/package.json; UPGRADE=--upgrade takes new versions.
# requirements.txt is everything but PyTorch; what play and its compiler need are parts of it.
PIN := build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --custom-compile-command "make lock"
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	$(PIN) --extra bench --extra dev $(UPGRADE) --output-file requirements.txt pyproject.toml
	rm -f requirements-play.txt requirements-compile.txt requirements-uv.txt
	printf 'uv\n' | $(PIN) --output-file requirements-uv.txt -
	$(PIN) --constraint requirements.txt --output-file requirements-play.txt pyproject.toml
	printf 'setuptools\nmypy[mypyc]\n' \
		| $(PIN) --constraint requirements.txt --output-file requirements-compile.txt -
	npm install --silent --package-lock-only --omit-lockfile-registry-resolved --prefix tests/web

# The rules, compiled among their sources; without a C compiler this builds nothing.
build: $(VENV)/installed
	$(BIN)/python -m launch.compile in-place

# For the gate, the bench and the pictures: Debian's browser and database, where they are not there yet.
$(VENV)/system: $(VENV)/installed
	$(BIN)/python -m tests.system
	touch $@

# For the gate only: PyTorch, which every index has in builds of its own, some of them gigabytes. So
# it is no part of requirements.txt; tests/test_lock.py holds its version to the extra's.
$(VENV)/torch: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --no-compile torch==2.13.0
	touch $@

# For the gate only: what formats and checks the page's files, and what finds barriers in it.
$(VENV)/node/installed: tests/web/package.json tests/web/package-lock.json
	mkdir -p $(VENV)/node
	cp tests/web/package.json tests/web/package-lock.json $(VENV)/node
	npm ci --silent --no-audit --no-fund --prefix $(VENV)/node
	touch $@

check: $(VENV)/installed $(VENV)/node/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --cache-dir .mypy_cache/check
	$(BIN)/lint-imports
	$(NODE)/prettier --check --log-level warn $(PAGE)
	$(NODE)/eslint --max-warnings 0 $(PAGE)
	$(NODE)/tsc --project tests/web/tsconfig.json

# Tests of servers and pages wait a good part of their time: there are more processes than cores, and
# what needs no compiled rules goes on beside them.
test: tests check coverage
tests: build $(VENV)/system $(VENV)/torch $(VENV)/node/installed
	$(BIN)/pytest --numprocesses 4 --dist worksteal --durations 40

quick: build check $(VENV)/torch
	$(BIN)/pytest --numprocesses 4 --dist worksteal -m "not slow" \
		--ignore tests/server --ignore tests/client --ignore tests/tui --ignore tests/web

# The rules as they are written, without their compiled modules, by those tests that are quick enough.
coverage: $(VENV)/installed
	$(BIN)/coverage run -m pytest --quiet --numprocesses 0 -p tests.interpreted \
		-m "not slow and not exhaustive" \
		-k "not test_example or kachidoki.core or kachidoki.joraku or kachidoki.rokumon" \
		tests/core tests/joraku tests/rokumon tests/test_doctests.py
	$(BIN)/coverage report

atlas: build
	$(BIN)/python -m bench.atlas

# Every warning is an error; the gate builds it too, and runs every code block in it.
docs: $(VENV)/installed
	$(BIN)/sphinx-build -q -n -W --keep-going docs build/docs
	@echo "build/docs/index.html"

pictures: build $(VENV)/system
	$(BIN)/kachidoki draw docs/pictures/joraku.txt --at 243 --seat 0 --out docs/pictures/joraku.svg
	$(BIN)/kachidoki draw docs/pictures/rokumon.txt --at 105 --seat 0 --out docs/pictures/rokumon.svg
	$(BIN)/python -m tests.house.import_graph
	$(BIN)/python -m tests.tui.stills
	$(BIN)/python -m tests.web.pictures

# Needs nothing but a C compiler and Pythons: the packages for it come with each of them.
wheels: $(VENV)/installed
	$(BIN)/python -m launch.wheels

ladder: build
	$(BIN)/python -m bench.ladder

bench: build $(VENV)/system
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
