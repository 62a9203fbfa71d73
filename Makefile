# `make site` builds the site. `make test` runs what a change usually breaks, `make test-all` everything.
# `make dist` packs a release, `make install` installs the command.
# Each does its own set-up. A part of the tests runs by its name, such as `make test-oracle`.
SWIFT ?= swift
# One optimized build serves the command and its tests. What a debugger would need takes a tenth of the time, and
# `make test-debug-language test-debug-site` check accesses for exclusivity.
BUILD_FLAGS = -c release -Xswiftc -enable-testing -Xswiftc -enforce-exclusivity=unchecked -debug-info-format none
BUILD = $(SWIFT) build $(BUILD_FLAGS)
COMMAND = .build/release/lifeguard
# The option for the simulator for the browser, where it was built.
MODULE = $$(find .build-wasm -name Playground.wasm.gz -exec echo --module {} \; 2>/dev/null)

.PHONY: site dist install test test-all parts wasm evidence record mutants consistency benchmark corpus setup clean

site: setup
	@echo "site: building lifeguard and the simulator for the browser"
	@SWIFT="$(SWIFT)" sh Makefile.d/site.sh $(BUILD) --product lifeguard
	@echo "site: verifying the pages and writing _site"
	$(COMMAND) build --content Content --theme Site $(MODULE) --output _site

# The release for machines of this kind, in dist/.
dist: setup
	@sh Makefile.d/setup.sh dist
	@SWIFT="$(SWIFT)" sh Makefile.d/site.sh $(BUILD) --product lifeguard
	@SWIFT="$(SWIFT)" sh Makefile.d/dist.sh

# The same files below PREFIX. DESTDIR goes before it, as packagers expect.
PREFIX ?= /usr/local
install: setup
	@sh Makefile.d/setup.sh dist
	@SWIFT="$(SWIFT)" sh Makefile.d/site.sh $(BUILD) --product lifeguard
	@SWIFT="$(SWIFT)" DESTDIR="$(DESTDIR)" sh Makefile.d/dist.sh install "$(PREFIX)"

include Makefile.d/tests.mk

wasm:
	@SWIFT="$(SWIFT)" sh Makefile.d/wasm.sh

# The first run writes the table of callbacks and the pages and fails, as every recording does. The second run has
# the table built in and checks all of them.
EVIDENCE = EvidenceReportTests|ClaimLedgerTests|CallbackStepsTests|CodeCitationsTests
# Records what the tests named by TEST compare with. Such a run fails, so that nobody takes the record for a test.
record: setup
	@$(BUILD) --product lifeguardPackageTests && LIFEGUARD_RECORD=1 $(TESTS) --filter '$(TEST)'
evidence: setup
	-@$(BUILD) --product lifeguardPackageTests && LIFEGUARD_RECORD=1 $(TESTS) --filter '$(EVIDENCE)'
	@$(BUILD) --product lifeguardPackageTests && $(TESTS) --filter '$(EVIDENCE)'

mutants: setup
	@BUILD="$(BUILD)" TESTS="$(TESTS)" sh Makefile.d/mutants.sh

# Plays a hundred thousand worlds, or LIFEGUARD_WORLDS of them from LIFEGUARD_FIRST_WORLD on, and prints how often
# each operation was reached.
consistency: setup
	$(BUILD) --product lifeguardPackageTests
	LIFEGUARD_WORLDS=$${LIFEGUARD_WORLDS:-100000} $(TESTS) --filter ConsistencyTests

benchmark: setup
	$(SWIFT) run $(BUILD_FLAGS) lifeguard-benchmarks

# Writes a thousand pages for measuring, the same on every machine.
corpus: setup
	$(SWIFT) run $(BUILD_FLAGS) lifeguard-benchmarks corpus .build/corpus

setup:
	@sh Makefile.d/setup.sh

clean:
	rm -rf .build .build-* _site dist
