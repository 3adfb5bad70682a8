# Everything is done in .venv, which make sets up by itself. `make help` lists the targets.
#
#   PYTHON=...            the Python to build with (>= 3.11; else the newest one found)
#   TABLEE_PURE=1         do not compile the engine
#   TABLEE_REQUIRE_ALL=1  `make test` fails where it would leave something out
#   PYTEST_ARGS=...       more arguments for pytest
#   ARGS=...              arguments for `make play` and `make bench`

VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
CODE := src $(foreach folder,tests benchmarks scripts examples,$(if $(wildcard $(folder)/*.py),$(folder))) setup.py
LOCKS := runtime build several dev study lock

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test test-pure test-compiled test-wheel suites check fmt bench faults wheel lock clean package force \
    web web-types screenshots pictures serve

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' Makefile

play: package ## Play in the browser: starts the server and opens a table
	@$(BIN)/tablee play $(ARGS)

serve: package ## Serve the tables to browsers on this machine
	@$(BIN)/tablee serve $(ARGS)

test: test-pure test-wheel test-compiled ## Run all tests: sources, compiled build, wheel

# Where `make test` tests both builds, the browser plays against the compiled one only.
test-pure: $(VENV)/.dev $(VENV)/.study package ## Run the tests against the sources only
	@echo "== Tests, pure Python =="
	@build="$$($(BIN)/python scripts/build_wheel.py --report)"; \
	if [ "$$build" = compiled ] && [ -z "$(filter test-pure,$(MAKECMDGOALS))" ]; then browser=--ignore=tests/web; fi; \
	export PYTHONPATH="$(CURDIR)/src" TABLEE_BUILD=pure; \
	set -x; $(BIN)/python -m pytest -n auto $$browser $(PYTEST_ARGS)

test-compiled: $(VENV)/.dev $(VENV)/.study package ## Run the tests against the installed compiled build only
	@echo "== Tests, compiled =="
	@build="$$($(BIN)/python scripts/build_wheel.py --report)"; \
	case "$$build" in \
	compiled) \
	    unset PYTHONPATH; export TABLEE_BUILD=compiled; \
	    set -x; $(BIN)/python -m pytest -n auto $(PYTEST_ARGS) ;; \
	*"is above"* | *"are above"*) \
	    echo "FAILED: the engine could not be compiled ($$build)." >&2; exit 1 ;; \
	*) \
	    echo "The tests of the compiled build were LEFT OUT: the installed build is $$build."; \
	    if [ "$(TABLEE_REQUIRE_ALL)" = 1 ]; then \
	        echo "FAILED: TABLEE_REQUIRE_ALL=1 demands them." >&2; exit 1; \
	    fi ;; \
	esac

suites: $(VENV)/.dev $(VENV)/.study package ## Run the suites of PettingZoo, Gymnasium and OpenSpiel, showing what they print
	@echo "== The suites of PettingZoo, Gymnasium and OpenSpiel =="
	$(BIN)/python -m pytest -v -s -k suite tests/test_adapters.py

test-wheel: package ## Try the wheel with its run-time requirements alone
	@echo "== The wheel by itself =="
	@$(BIN)/python scripts/build_wheel.py --try-out

check: $(VENV)/.runtime $(VENV)/.build $(VENV)/.dev $(VENV)/.study ## Check format, style, types, imports and spelling
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	PYTHONPATH="$(CURDIR)/src" $(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/codespell
	$(BIN)/python scripts/typography.py --check
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python scripts/web_types.py --check
	$(BIN)/python scripts/build_web.py --run check lint test

fmt: $(VENV)/.dev ## Format the code and texts and repair what can be repaired
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python scripts/typography.py

bench: $(VENV)/.study package ## Run the benchmarks
	$(BIN)/python -m benchmarks $(ARGS)

web: $(VENV)/.build ## Build the browser client, if it changed
	@$(BIN)/python scripts/build_web.py

web-types: $(VENV)/.runtime ## Write the client's types from the Python structs
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python scripts/web_types.py

screenshots: $(VENV)/.dev package ## Take pictures of every page into screenshots/
	$(BIN)/python scripts/screenshots.py $(ARGS)

pictures: $(VENV)/.dev package ## Take the pictures of the README anew
	$(BIN)/python scripts/pictures.py

faults: $(VENV)/.dev package ## Kill the server a hundred times under load, on SQLite and PostgreSQL
	$(BIN)/python -m scripts.faults --kills 100
	$(BIN)/python -m scripts.faults --kills 100 --database postgres

wheel: $(VENV)/.build ## Build a wheel into dist/
	@$(BIN)/python scripts/build_wheel.py --into dist

lock: $(VENV)/.lock ## Pin the requirements anew, at the newest versions
	@for name in $(LOCKS); do \
	    echo "requirements/$$name.txt"; \
	    $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	        --generate-hashes --no-emit-index-url --no-emit-find-links \
	        --custom-compile-command "make lock" \
	        requirements/$$name.in --output-file requirements/$$name.txt || exit 1; \
	done

clean: ## Remove everything that make and the tools made
	rm -rf $(VENV) dist build web/node_modules screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +

# The package is installed as a wheel, never editable, and built again only when it changed.
package: $(VENV)/.build $(VENV)/.runtime
	@$(BIN)/python scripts/build_wheel.py --install

$(VENV)/.%: requirements/%.txt $(VENV)/.created
	$(PIP_INSTALL) -r $<
	@touch $@

# A virtual environment whose Python has gone is made anew.
ifneq ($(shell test -x $(BIN)/python && $(BIN)/python -c 'print("ok")'),ok)
$(VENV)/.created: force
endif
$(VENV)/.created:
	@python="$$(PYTHON='$(PYTHON)' sh scripts/find_python.sh)" || exit 1; \
	echo "Making $(VENV) with $$python"; \
	rm -rf $(VENV) && "$$python" -m venv $(VENV)
	@touch $@
