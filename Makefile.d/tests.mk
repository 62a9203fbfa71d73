# The parts of the tests. CONTRIBUTING.md says what each part looks at and how long it takes; a test compares the two.
# A part is a target `part-NAME`: what it needs stands behind the colon, and `part.sh` keeps its output, its seconds
# and its status. Where a program is missing, a part ends with status 77 and is reported as skipped.

# What `make test` runs, and what `make test-all` runs beside it. `.ci/run` adds one of the second list.
QUICK = swift formats terminal reader weight ranks webassembly
REST = debug-language debug-site oracle mutations plugin dist release-files lsp parity serve frame address details stepper explain screen editor \
  live play predict search search-speed transitions examples layout accessibility folds mishaps structure validity links

# Two parts run side by side on two cores.
JOBS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
RUN = @sh Makefile.d/part.sh
WITH = sh Makefile.d/with.sh
TESTS = sh Makefile.d/swift-tests.sh .build/release
PYTHON = .build/python/bin/python
SITE = .build/test-run/site
export SWIFT

test:
	@sh Makefile.d/run-parts.sh "$(MAKE)" $(JOBS) $(QUICK)
test-all:
	@sh Makefile.d/run-parts.sh "$(MAKE)" $(JOBS) $(QUICK) $(REST)
test-%:
	@sh Makefile.d/run-parts.sh "$(MAKE)" $(JOBS) $*
# The names of the parts that `make test` leaves out.
parts:
	@echo $(REST)

# What the parts need.
part-setup:
	$(RUN) setup sh Makefile.d/setup.sh
part-tools: part-setup
	$(RUN) tools sh Makefile.d/setup.sh tools
part-build: part-setup
	$(RUN) build $(BUILD) --product lifeguardPackageTests
part-site: part-build part-module
	$(RUN) site $(COMMAND) build --content Content --theme Site $(MODULE) --output $(SITE)

# The Swift tests. The tests of a debug build take ten minutes, so two parts share these tests.
DEBUG_LANGUAGE = '^(LifecycleEngine|Consistency|ScriptLanguage|TraceRendering)Tests'
part-swift: part-build
	$(RUN) swift $(TESTS)
part-debug-language: part-build
	$(RUN) debug-language sh Makefile.d/debug-tests.sh --filter $(DEBUG_LANGUAGE)
part-debug-site: part-build
	$(RUN) debug-site sh Makefile.d/debug-tests.sh --skip $(DEBUG_LANGUAGE)
part-oracle: part-build
	$(RUN) oracle env TESTS="$(TESTS)" sh Tests/Oracle/check.sh
part-mutations: part-build part-tools
	$(RUN) mutations $(WITH) python $(PYTHON) Tests/Mutations/check.py $(COMMAND) Tests/RealCode/sound
part-plugin: part-setup
	$(RUN) plugin sh Tests/Plugin/check.sh

# The release: packed, unpacked in a root that has nothing else, and used by the scripts of the action.
part-dist: part-build part-module part-tools
	$(RUN) dist $(WITH) root,packers,module sh Tests/Dist/check.sh
part-release-files: part-tools
	$(RUN) release-files $(WITH) linters sh Tests/Dist/lint.sh

# The command as other programs and people see it.
part-formats: part-build part-tools
	$(RUN) formats $(WITH) formats $(PYTHON) Tests/Formats/check.py $(COMMAND) Content \
	  $(LIFEGUARD_REFERENCES:%=%/schemas/sarif-2.1.0.json)
part-terminal: part-build part-tools
	$(RUN) terminal $(WITH) python $(PYTHON) Tests/Terminal/check.py $(COMMAND)

# The language server as editors see it, and the extension of an editor.
part-lsp: part-build part-tools
	$(RUN) lsp $(WITH) lsp env LIFEGUARD=$(COMMAND) $(PYTHON) -m pytest Tests/LanguageServer

# The engine of the browser says what the command says: a few pages in `webassembly`, all pages in `parity`.
COMPARE = $(WITH) node,module node Tests/WebAssembly/compare.mjs .build/release/PlaygroundModule \
  .build-wasm/Playground.wasm Tests/WebAssembly/scenarios.md
part-module: part-setup
	$(RUN) module $(WITH) module sh Makefile.d/wasm.sh
part-native: part-build
	$(RUN) native $(BUILD) --product PlaygroundModule
part-webassembly: part-module part-native part-tools
	$(RUN) webassembly $(COMPARE)
part-parity: part-module part-native part-tools
	$(RUN) parity $(COMPARE) Content Tests/Evidence Tests/Findings Tests/RealCode

# The site in a browser. These parts make their own pages with the command …
COMMAND_LOOKS = serve frame address details stepper explain search
$(COMMAND_LOOKS:%=part-%): part-%: part-build part-tools
	$(RUN) $* $(WITH) browser $(PYTHON) Tests/Browser/$*.py $(COMMAND)
# … these make their pages of the files of the theme …
part-editor: part-tools
	$(RUN) editor $(WITH) browser $(PYTHON) Tests/Browser/editor.py Site
part-screen: part-tools
	$(RUN) screen $(WITH) browser $(PYTHON) Tests/Browser/screen.py
# … these need the simulator for the browser …
part-live: part-build part-module part-tools
	$(RUN) live $(WITH) browser,module $(PYTHON) Tests/Browser/live.py $(COMMAND) .build-wasm/Playground.wasm.gz
part-play: part-build part-module part-tools
	$(RUN) play $(WITH) browser,module $(PYTHON) Tests/Browser/play.py $(COMMAND)
# … these look at the whole site …
SITE_LOOKS = reader transitions examples predict layout accessibility folds mishaps search-speed
$(SITE_LOOKS:%=part-%): part-%: part-site part-tools
	$(RUN) $* $(WITH) browser $(PYTHON) Tests/Browser/$*.py $(SITE)
# … and these read its files.
part-weight part-structure: part-%: part-site part-tools
	$(RUN) $* $(WITH) python $(PYTHON) Tests/Browser/$*.py $(SITE)
part-ranks: part-site part-tools
	$(RUN) ranks $(WITH) node node Tests/Search/ranks.mjs $(SITE)
part-validity: part-site part-tools
	$(RUN) validity $(WITH) validator $(PYTHON) Tests/Browser/validity.py $(SITE)
part-links: part-site part-tools
	$(RUN) links $(WITH) lychee .build/python/bin/lychee --offline --include-fragments --no-progress \
	  --root-dir "$(CURDIR)/$(SITE)" "$(CURDIR)/$(SITE)/**/*.html"
