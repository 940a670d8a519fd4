# On a fresh machine with Python 3.11 or later, `make serve` and `make test` do everything: what they need is installed
# into .venv and node_modules, once, and again when a list of packages changes.

PORT ?= 8000

PYTHON := .venv/bin/python
PACKAGES := .venv/.installed
MODULES := node_modules/.installed

# Node may live in the virtual environment.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# Where a company's proxy signs the traffic, Node knows it from the machine's own certificates.
export NODE_USE_SYSTEM_CA := 1
# Material's notice about its successor: the versions are pinned, and a test holds the site ready for the change.
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.PHONY: help serve site test lint golden bench slow clean setup generated browser environment

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: generated ## read the site at http://127.0.0.1:8000/, rebuilt as you edit (another port: make serve PORT=8001)
	$(PYTHON) -m mkdocs serve --dev-addr 127.0.0.1:$(PORT)

site: generated ## build the site into site/; SITE_URL says where it will be read
	$(PYTHON) -m mkdocs build --strict

# Every check runs, even where an earlier one complains: one run says everything.
check = failed=0; for check in $(1); do echo "$(PYTHON) -m $$check"; $(PYTHON) -m $$check || failed=1; done; exit $$failed

test: generated browser ## the linters and the quick tests, the browser's among them
	@$(call check,"ruff check" mypy farodocs.glossary farodocs.history "pytest -n auto --maxprocesses 4 --dist worksteal")

lint: setup ## ruff, mypy, and the lints of the glossary and the history
	@$(call check,"ruff check" mypy farodocs.glossary farodocs.history)

golden: generated browser ## rewrite the golden files; read the difference before you keep it
	$(PYTHON) -m pytest -q --golden

bench: site browser ## measure the engine and the site
	$(PYTHON) benchmarks/run.py

slow: generated browser ## the long tests
	$(PYTHON) -m pytest -m slow

clean: ## remove what was generated; .venv and node_modules stay
	git clean -fdXq docs site build
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -path ./.venv -prune -o -path ./node_modules -prune -o -name __pycache__ -prune -exec rm -rf {} +

setup: $(PACKAGES) $(MODULES)

# Everything the site needs that is not written by hand.
generated: setup
	$(PYTHON) -m farodocs.pages

browser: setup
	$(PYTHON) -m setup.browser

# Made anew where its Python is gone, as after an upgrade of the machine's.
environment:
	rm -rf .venv
	base=$$(sh setup/python.sh) && "$$base" -m venv .venv

$(PACKAGES): requirements.txt $(if $(shell test -x $(PYTHON) && test -x .venv/bin/pip && echo there),,environment)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
	$(PYTHON) setup/engine_path.py
	touch $@

$(MODULES): package.json package-lock.json .npmrc setup/node.py $(PACKAGES)
	$(PYTHON) setup/node.py
	npm ci && touch $@
