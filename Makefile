# `make test` runs every test; `make site` builds the site. Both do their own set-up.
SWIFT ?= swift
CONFIGURATION_FLAGS ?=

.PHONY: test site setup clean

setup:
	@sh Makefile.d/setup.sh

test: setup
	$(SWIFT) test

site: setup
	$(SWIFT) build -c release --product lifeguard

clean:
	rm -rf .build .build-* _site
