# `make test` runs every test; `make site` builds the site. Both do their own set-up.
# `make wasm` builds the engine for the browser.
SWIFT ?= swift
# The tests check accesses for exclusivity; the command, built from the same code, need not again. What a debugger
# would need takes a tenth of the time.
RELEASE_FLAGS = -Xswiftc -enforce-exclusivity=unchecked -debug-info-format none

.PHONY: site test test-optimized wasm evidence mutants consistency benchmark corpus setup clean

site: setup
	@echo "site: building lifeguard"
	$(SWIFT) build -c release --product lifeguard $(RELEASE_FLAGS)
	@echo "site: verifying the pages and writing _site"
	.build/release/lifeguard build --content Content --theme Site --output _site

test:
	@SWIFT="$(SWIFT)" RELEASE_FLAGS="$(RELEASE_FLAGS)" sh Makefile.d/test.sh

# The optimizer has faults that debug builds do not show. `make test` runs the evidence suite with the
# optimized command; this runs the tests of what is compiled for the browser, too, and takes as long
# as all of `make test`.
test-optimized: setup
	$(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build-release --filter \
	  "LifecycleEngineTests|ScriptLanguageTests|TraceRenderingTests|ConsistencyTests|MetamorphicTests"

wasm:
	@SWIFT="$(SWIFT)" sh Makefile.d/wasm.sh

# The first run writes the table of callbacks and the pages and fails, as every recording does; the
# second one, with the table built in, checks them.
evidence: setup
	-@LIFEGUARD_RECORD=1 $(SWIFT) test \
		--filter 'EvidenceReportTests/thePageIsWhatWouldBeGenerated|ClaimLedgerTests/thePageIsWhatWouldBeGenerated|CallbackStepsTests|CodeCitationsTests'
	@$(SWIFT) test --filter 'EvidenceReportTests|ClaimLedgerTests|CallbackStepsTests|CodeCitationsTests'

mutants: setup
	@SWIFT="$(SWIFT)" sh Makefile.d/mutants.sh

# A hundred thousand worlds, or LIFEGUARD_WORLDS of them from LIFEGUARD_FIRST_WORLD on; prints how often what was reached.
consistency: setup
	LIFEGUARD_WORLDS=$${LIFEGUARD_WORLDS:-100000} $(SWIFT) test -c release \
	  -Xswiftc -enable-testing --scratch-path .build-release --filter ConsistencyTests

benchmark: setup
	$(SWIFT) run -c release $(RELEASE_FLAGS) lifeguard-benchmarks

# A thousand pages for measuring, the same on every machine.
corpus: setup
	$(SWIFT) run -c release $(RELEASE_FLAGS) lifeguard-benchmarks corpus .build/corpus

setup:
	@sh Makefile.d/setup.sh

clean:
	rm -rf .build .build-* _site
