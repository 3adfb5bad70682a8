# Everything is done in .venv, which make sets up by itself. `make help` lists the targets.
#
#   PYTHON=...            the Python to build with (>= 3.11; else the newest one found)
#   TABLEE_PURE=1         do not compile the engine
#   V=1                   show all that the stages of the set-up print
#   TABLEE_REQUIRE_ALL=1  `make test` fails where it would leave something out
#   PYTEST_ARGS=...       more arguments for pytest
#   ARGS=...              arguments for `make play`, `make bench` and `make site`
#   DOCS=no               `make site` without the documentation

VENV := .venv
BIN := $(VENV)/bin
PREPARE := @PYTHON='$(PYTHON)' V='$(V)' sh scripts/prepare.sh
CODE := src $(foreach folder,tests benchmarks scripts examples,$(if $(wildcard $(folder)/*.py),$(folder))) setup.py
LOCKS := runtime build several dev study docs uv

MAKEFLAGS += --no-print-directory
# Where every process compiles all that it imports, the tests take a third longer.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play serve test test-quick test-pure test-both test-compiled test-wheel test-site suites check fmt bench faults attacks wheel \
    release install uninstall web site web-types screenshots strips pictures lock clean package for-tests for-checks docs

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' Makefile

# Ctrl-C is how one stops a server, and no error.
SERVED := trap : INT; TABLEE_MAKE=1
OR_STOPPED := || [ $$? -eq 130 ]

play: ## Play in the browser: starts the server and opens a table
	$(PREPARE) play
	@$(SERVED) $(BIN)/tablee play $(ARGS) $(OR_STOPPED)

serve: package ## Serve the tables to browsers on this machine
	@$(SERVED) $(BIN)/tablee serve $(ARGS) $(OR_STOPPED)

# (By another name, because `make --dry-run` runs what is called $(MAKE).)
AND_MAKE = $(MAKE)
test: ## Run all tests: compiled build, what differs in pure Python, wheel
	$(PREPARE) uv
	@$(BIN)/python scripts/run_tests.py $(VENV)/log/tests-pure.log $(AND_MAKE)
	@$(AND_MAKE) test-wheel
	@echo "To call it yourself: $(BIN)/tablee --help (make install puts it on your PATH)"

test-pure: for-tests ## Run all tests in pure Python
	@echo "== Tests, pure Python =="
	$(IN_PURE) -n auto $(PYTEST_ARGS)

# What can differ between the builds; not the words, whose modules are never compiled. (That games
# go as they went is asked of one build; test_builds.py, in the suite of the compiled one, compares
# the two byte for byte.)
BOTH := tests/kernel tests/games tests/bots tests/conformance $(patsubst %,tests/test_%.py,adapters batches vector)

test-both:
	@echo "== Tests that may differ, pure Python =="
	$(IN_PURE) -n logical -m "not words" $(BOTH) $(PYTEST_ARGS)

IN_PURE = PYTHONPATH="$(CURDIR)/src" TABLEE_BUILD=pure $(BIN)/python -m pytest --dist worksteal

# In a fresh clone every worker would prepare the assertions of all modules for itself.
PREPARED := [ -d tests/web/__pycache__ ] || \
    for part in 'tests/[a-s]*' 'tests/[t-w]*'; do $(BIN)/python -m pytest --collect-only -qq $$part >/dev/null 2>&1 & done; wait

test-compiled: for-tests ## Run all tests against the compiled build
	@echo "== Tests, compiled =="
	@build="$$($(BIN)/python scripts/build_wheel.py --report)"; \
	case "$$build" in \
	compiled) \
	    unset PYTHONPATH; export TABLEE_BUILD=compiled; $(PREPARED); \
	    set -x; $(BIN)/python -m pytest -n auto --dist worksteal $(PYTEST_ARGS) ;; \
	*) \
	    echo "The tests of the compiled build were LEFT OUT: the build in use is $$build."; \
	    if [ "$(TABLEE_REQUIRE_ALL)" = 1 ]; then \
	        echo "FAILED: TABLEE_REQUIRE_ALL=1 demands them." >&2; exit 1; \
	    fi ;; \
	esac

# For every day; the computer players, which take half of the time, are left to `make test`.
NOT_QUICK := test_bots.py test_last_turn.py test_levels.py test_training.py
test-quick: ## Run the tests of the rules and the kernel, for every day
	$(PREPARE) runtime dev
	@PYTHONPATH="$(CURDIR)/src" TABLEE_BUILD=pure $(BIN)/python -m pytest -q -n auto --dist worksteal tests/kernel tests/games \
	    $(NOT_QUICK:%=--ignore-glob='*/%') $(PYTEST_ARGS)

suites: for-tests ## Run the suites of PettingZoo, Gymnasium and OpenSpiel, showing what they print
	@echo "== The suites of PettingZoo, Gymnasium and OpenSpiel =="
	$(BIN)/python -m pytest -v -s -k suite tests/test_adapters.py

test-site: for-tests ## Run the tests of the browser client against the static site, with no server
	TABLEE_HOUSE=site $(BIN)/python -m pytest -n auto --dist worksteal -rs tests/web $(PYTEST_ARGS)

test-wheel: package ## Try the wheel with its run-time requirements alone
	$(PREPARE) uv
	@echo "== The wheel by itself =="
	@$(BIN)/python scripts/build_wheel.py --try-out

check: for-checks ## Check format, style, types, imports and spelling
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	PYTHONPATH="$(CURDIR)/src" $(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/codespell
	$(BIN)/python scripts/typography.py --check
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python scripts/web_types.py --check
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python scripts/build_web.py --run check lint test

fmt: for-checks ## Format the code and texts and repair what can be repaired
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python scripts/typography.py

bench: for-tests ## Run the benchmarks
	$(BIN)/python -m benchmarks $(ARGS)

web: ## Build the browser client, if it changed
	$(PREPARE) pages
	@$(BIN)/python scripts/build_web.py

site: ## Build the static site into site/: games and documentation for any web host, with no server behind it
	$(PREPARE) pages runtime $(if $(filter no,$(DOCS)),,build dev study docs)
	@$(BIN)/python scripts/build_site.py $(if $(filter no,$(DOCS)),,--docs) $(ARGS)

web-types: for-checks ## Write the client's types from the Python structs
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python scripts/web_types.py

screenshots: for-tests ## Take pictures of every page into screenshots/
	$(BIN)/python scripts/screenshots.py $(ARGS)

strips: for-tests ## Film what happens at the tables, twelve frames each, into screenshots/
	$(BIN)/python scripts/strips.py $(ARGS)

pictures: for-tests ## Take the pictures of the README anew
	$(BIN)/python scripts/pictures.py

docs: ## Build the documentation as a site into docs/_build; dead links and warnings fail
	$(PREPARE) runtime build dev study docs
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/sphinx-build -W --keep-going -b html docs docs/_build
	@echo "The documentation is at docs/_build/index.html"

faults: for-tests ## Kill the server, cut its power and spoil its disk, again and again under load
	$(BIN)/python -m scripts.faults.kills --kills 100
	$(BIN)/python -m scripts.faults.kills --kills 100 --database postgres
	$(BIN)/python -m scripts.faults.power_cuts --cuts 1000
	$(BIN)/python -m scripts.faults.power_cuts --cuts 100 --synchronous OFF
	$(BIN)/python -m scripts.faults.bad_disk --seconds 60

attacks: for-tests ## Play for twenty minutes while the server is attacked
	$(BIN)/python -m benchmarks.server.attacks $(ARGS)

wheel: ## Build a wheel into dist/
	$(PREPARE) wheel

release: ## Make sdist, pure and compiled wheel in dist/, and play a game from each in an empty venv
	$(PREPARE) package
	@V='$(V)' $(BIN)/python scripts/release.py

install: package ## Put the command `tablee` on your PATH (pipx, uv or a link: what is there)
	@sh scripts/install.sh

uninstall: ## Take it away again
	@sh scripts/install.sh --remove

lock: ## Pin the requirements anew, at the newest versions
	$(PREPARE) uv
	@for name in $(LOCKS); do \
	    echo "requirements/$$name.txt"; \
	    $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	        --generate-hashes --no-emit-index-url --no-emit-find-links \
	        --custom-compile-command "make lock" \
	        requirements/$$name.in --output-file requirements/$$name.txt || exit 1; \
	done

clean: ## Remove everything that make and the tools made
	rm -rf $(VENV) dist build docs/_build site web/node_modules screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +

# Each of them does nothing where nothing changed; what was done is noted in .venv.
package:
	$(PREPARE) package

for-tests:
	$(PREPARE) tests

for-checks:
	$(PREPARE) pages runtime build dev study
