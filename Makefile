# Two commands: `make play` starts the host with the web hall, `make test` passes the tests.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test test-long lint check docs pictures bench clean

play: .venv/ready
	@$(BIN)/yiqun serve

test: .venv/ready-dev
	@$(BIN)/python -m pytest -q -n auto

test-long: .venv/ready-dev
	@YIQUN_LONG=1 $(BIN)/python -m pytest -q

lint: .venv/ready-dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/lint-imports
	@$(BIN)/mypy

# Everything is pinned with its hash; the project itself is installed last, without the network.
.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Yiqun needs Python 3.11 or newer")'
	@echo "Setting up .venv, once: this takes a minute or two …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r constraints.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

.venv/ready-dev: .venv/ready constraints-dev.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r constraints-dev.txt
	@touch $@

# What the docs show is made, not written: the command page, and every picture.
docs: .venv/ready-dev
	@$(BIN)/yiqun commands > docs/commands.md

pictures: .venv/ready-dev
	@$(BIN)/python -m tests.pictures
	@$(BIN)/python -m tests.pictures.web_hall

bench: .venv/ready-dev
	@for b in benchmarks/[a-z]*.py; do echo "== $$b"; $(BIN)/python -m benchmarks.$$(basename $$b .py); done

clean:
	@rm -rf .venv build dist *.egg-info
