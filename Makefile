# Everything a person does often, in one word. The scripts behind the words are in .ci/.

AS_OF := 2025-10-31T21:00:00+01:00
REPORTGEN := .build/release/reportgen

.DEFAULT_GOAL := demo
.PHONY: demo site build test check format scenarios bench release install uninstall clean

# Where `make install` puts things; DESTDIR stands before it, as packagers expect.
PREFIX ?= /usr/local
export PREFIX DESTDIR

## demo: build the program, write site/ from sample-data and say where to look
demo: site
	@echo "Look: file://$(CURDIR)/site/index.html"

## site: write site/ anew from sample-data
site: build
	$(REPORTGEN) build sample-data --as-of $(AS_OF) --output site --strict

## build: build the program, with what it needs
build:
	@.ci/prepare
	swift build --configuration release --product reportgen

## test: run every test, those with a real browser included
test:
	@.ci/prepare tests
	swift test
	Tests/Browser/run

## check: format, lint, warnings, architecture
check:
	@.ci/prepare
	.ci/check

## format: put every file into the house's format
format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests Templates

## scenarios: which scenarios have passing tests, and which wait
scenarios:
	@.ci/prepare
	@.ci/scenarios

## bench: how the time of a build grows with the years, measured side by side
bench: build
	@.ci/bench $(REPORTGEN)

## release: a tarball, a Debian package and their sums, in .build/release-artifacts
release:
	@.ci/prepare release
	@.ci/release

## install: the program, its manual and completions, below PREFIX
install:
	@.ci/prepare release
	@.ci/stage
	@.ci/install

## uninstall: what install put there
uninstall:
	@.ci/install --remove

clean:
	swift package clean
