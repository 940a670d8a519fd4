# On a fresh machine with Python 3.11 or later, `make serve` and `make test` do everything: what they need is installed
# into .venv and node_modules, once, and again when a list of packages changes.

PORT ?= 8000

PYTHON := .venv/bin/python
PACKAGES := .venv/.installed
MODULES := node_modules/.installed
# The pips that the set-up is tried with: older ones, which would resolve anew what is resolved, and a newer one.
PIPS := $(patsubst locks/%.txt,build/%/.installed,$(wildcard locks/pip-*.txt))
LIGHTHOUSE := build/lighthouse/node_modules/.installed
# The types of the libraries that the scripts import, beside where the site serves them.
VENDORED := docs/assets/vendor/idiomorph.esm.d.ts docs/assets/vendor/ts-fsrs.d.ts docs/assets/vendor/uqr.d.ts \
	docs/assets/vendor/fzstd.d.ts docs/assets/vendor/codemirror.d.ts

# Node may live in the virtual environment.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
# Where a company's proxy signs the traffic, Node knows it from the machine's own certificates.
export NODE_USE_SYSTEM_CA := 1
# Material's notice about its successor: the versions are pinned, and a test holds the site ready for the change.
export NO_MKDOCS_2_WARNING := 1
# Bytecode is kept, whatever the shell says: the tests start some hundred Pythons, which would compile all they import.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help serve site packed package test lint links golden bench coverage slow audit sbom machines clean setup lock generated browser environment

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: generated ## read the site at http://127.0.0.1:8000/, rebuilt as you edit (another port: make serve PORT=8001)
	$(PYTHON) -m mkdocs serve --dirty --dev-addr 127.0.0.1:$(PORT)

site: generated ## build the site into site/; SITE_URL says where it will be read
	$(PYTHON) -m farodocs.make.published

package: setup ## build the engine's wheel and its sources into build/package, as a registry would take them
	$(PYTHON) -m farodocs.make.package

packed: site ## put a gzip and a brotli file beside every file of site/, for hosts that send them
	$(PYTHON) -m farodocs.make.packed

# Every check runs, even where another complains: one run says everything. They run side by side, in `make test` beside
# the tests, and what each has to say is told as a whole when it is done.
check = failed=$$(mktemp); trap 'rm -f $$failed' EXIT; for check in $(1); do \
	{ said=$$($$check 2>&1) || echo "$$check" >>$$failed; printf '%s\n' "$$check" $${said:+"$$said"}; } & done; wait; test ! -s $$failed
AUTHORS := "$(PYTHON) -m farodocs.lint"
SCRIPTS := "npm run --silent types" "npm run --silent lint"
LINTS := "$(PYTHON) -m ruff check" "$(PYTHON) -m mypy" $(AUTHORS) $(SCRIPTS)
# What waits for ever fails after five minutes, and the rest goes on; on a busy machine no test needs one.
QUICK := $(PYTHON) -m pytest -n auto --maxprocesses 4 --dist worksteal --timeout 300 --longest 25 --durations 15

test: generated browser $(PIPS) $(VENDORED) build/pyodide-tests/.installed ## the linters and the quick tests; ONLY=a file, or words of pytest -k, the nearest
ifdef ONLY
	@$(PYTHON) -m tests.nearest "$(ONLY)"
else
	@told=$$(mktemp); ($(call check,$(LINTS) "npm run --silent test")) >$$told 2>&1 & checks=$$!; \
		failed=0; $(QUICK) || failed=1; wait $$checks || failed=1; cat $$told; rm -f $$told; exit $$failed
endif

lint: generated $(VENDORED) ## ruff, mypy, what authors wrote (data, pages, contents, sentences), and the types and the lint of the scripts
	@$(call check,$(LINTS))

links: generated ## ask every address of another site that is in docs/library/links.txt whether it still answers
	@failed=0; while read -r link; do curl --silent --fail --location --max-time 60 --range 0-0 --output /dev/null "$$link" \
		|| { echo "no answer: $$link"; failed=1; }; done <docs/library/links.txt; exit $$failed

golden: generated browser $(PIPS) ## rewrite the golden files; read the difference before you keep it
	$(PYTHON) -m pytest -q --golden

bench: site browser build/peers/.installed $(LIGHTHOUSE) ## measure the engine and the site; WRITE=1 tells it on the page How fast it is
	$(PYTHON) -m benchmarks.run $(if $(WRITE),--write)

coverage: generated $(PIPS) ## what the tests of the engine and of the glue run through; fails where it is too little
	$(PYTHON) -m pytest -q -n auto --maxprocesses 4 --dist worksteal --ignore tests/browser --ignore tests/pyodide \
		--cov --cov-report=term

slow: generated browser build/pyodide-tests/.installed build/research/.installed build/agents/.installed build/notebooks/.installed ## the long tests, in Firefox and WebKit too
	$(PYTHON) -m farodocs.setup.other_browsers
	$(PYTHON) -m pytest -m slow
	$(PYTHON) -m tests.machines.run

machines: ## set the project up on many kinds of machine; CASES=their names, WRITE=1 tells it on the page What has been tried
	base=$$(sh farodocs/setup/python.sh) && "$$base" -m tests.machines.run $(CASES) $(if $(WRITE),--write)

# The pips are kept for what is wrong with them.
AUDITED := $(filter-out locks/pip-%,$(wildcard locks/*.txt))
AUDITING := env PYTHONPATH=build/audit $(PYTHON) -m

audit: setup build/audit/.installed ## ask the packages' registries for known holes; any one fails
	@$(call check,$(foreach lock,$(AUDITED),"$(AUDITING) pip_audit --strict --require-hashes --disable-pip --requirement $(lock)") \
		"npm audit" $(foreach asked,$(wildcard locks/*/package.json),"npm audit --prefix $(dir $(asked))"))

sbom: setup build/audit/.installed ## write what the site is made with to build/, as CycloneDX
	$(AUDITING) cyclonedx_py requirements locks/dev.txt --output-file build/sbom-python.json
	npm sbom --sbom-format cyclonedx >build/sbom-node.json

lock: $(PACKAGES) build/lock/.installed ## make the locks from what is asked for; UPGRADE=1 takes the newest of everything
	$(PYTHON) -m farodocs.setup.node
	$(PYTHON) -m farodocs.setup.lock $(if $(UPGRADE),--upgrade)

# What one purpose alone needs, in a folder of its own: what locks/peers.txt pins goes into build/peers.
build/%/.installed: locks/%.txt $(PACKAGES)
	$(PYTHON) -m farodocs.setup.packages $*

$(LIGHTHOUSE): locks/lighthouse/package-lock.json .npmrc $(MODULES)
	$(PYTHON) -m farodocs.setup.modules lighthouse

clean: ## remove what was generated; .venv and node_modules stay
	base=$$(sh farodocs/setup/python.sh) && "$$base" -B -m farodocs.setup.tree

setup: $(PACKAGES) $(MODULES)

# Everything the site needs that is not written by hand.
generated: setup build/pyodide-build/.installed
	$(PYTHON) -m farodocs.make.generated

browser: setup
	$(PYTHON) -m farodocs.setup.browser

UNMADE := "The virtual environment .venv could not be made, for the reason given above: see to it, and run make again."

# Made anew where its Python is gone, as after an upgrade of the machine's, and where what makes it was cut off.
environment:
	rm -rf .venv
	base=$$(sh farodocs/setup/python.sh) && \
		{ "$$base" -m venv .venv && $(PYTHON) farodocs/setup/engine_path.py || { echo $(UNMADE) >&2; exit 1; }; }

$(PACKAGES): locks/dev.txt $(if $(shell test -x $(PYTHON) && test -e $(PACKAGES) && echo there),,environment)
	$(PYTHON) -m farodocs.setup.packages dev

$(MODULES): package.json package-lock.json .npmrc locks/node.txt $(PACKAGES)
	$(PYTHON) -m farodocs.setup.node
	$(PYTHON) -m farodocs.setup.modules

docs/assets/vendor/idiomorph.esm.d.ts: $(MODULES)
	mkdir -p $(@D) && cp node_modules/idiomorph/dist/idiomorph.d.ts $@

docs/assets/vendor/ts-fsrs.d.ts: $(MODULES)
	mkdir -p $(@D) && cp node_modules/ts-fsrs/dist/index.d.ts $@

docs/assets/vendor/fzstd.d.ts: $(MODULES)
	mkdir -p $(@D) && cp node_modules/fzstd/lib/index.d.ts $@

docs/assets/vendor/uqr.d.ts: $(MODULES)
	mkdir -p $(@D) && cp node_modules/uqr/dist/index.d.ts $@

docs/assets/vendor/codemirror.d.ts: farodocs/browser/codemirror.ts $(MODULES)
	mkdir -p $(@D) && cp $< $@

