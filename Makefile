# Everything that is done often, in one word. The scripts are in .ci/.

AS_OF := 2025-10-31T21:00:00+01:00
SITE := build sample-data --as-of $(AS_OF) --output site --strict --no-png

.DEFAULT_GOAL := demo
.PHONY: demo site build serve test soak test-release check format scenarios bench release install uninstall clean

# Where `make install` puts files; DESTDIR is put before it, as packagers expect.
PREFIX ?= /usr/local
export PREFIX DESTDIR

## demo: build the program, write a site of sample-data moved to now, and print its address
demo:
	@.ci/prepare
	@# Neither optimized nor for a debugger, each module by one process, apart from other builds: the shortest way to a program.
	swift build --scratch-path .build/demo-program --product reportgen --disable-index-store -debug-info-format none \
		-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
	.build/demo-program/debug/reportgen build sample-data --shift-to today --output .build/demo --strict --no-png
	@echo "Look: file://$(CURDIR)/.build/demo/index.html"

## site: write site/ again from sample-data, as of the day on which the sample ends
site:
	@.ci/prepare
	swift build --product reportgen
	.build/debug/reportgen $(SITE)

## build: install the packages the program needs, and build it
build:
	@.ci/prepare build
	swift build --configuration release --product reportgen

## serve: build the program and its server, and show sample-data, moved to now, in a browser: everything may be tried
serve: build
	@.ci/prepare
	swift build --configuration release --product reportgen-serve
	rm -rf .build/demo-data
	.build/release/reportgen export sample-data --shift-to today --output .build/demo-data
	.build/release/reportgen serve .build/demo-data

## test: run every test but those of a release, also in a real browser; with TARGET=PagesTests those of a target
test:
	@.ci/prepare $(if $(TARGET),target,tests)
	.ci/test $(TARGET)
	@# The tests are built with the programs.
	$(if $(TARGET),,BUILT=1 Tests/Browser/run)

## soak: try for MINUTES (30) what test tries in short: random properties, sanitizers, hostile inputs, faults, load
soak:
	@.ci/prepare tests
	.ci/soak $(or $(MINUTES),30) $(PARTS)

## test-release: make a release, and test its programs, packages, manuals and workflows
test-release:
	@.ci/prepare release-tests
	Tests/Browser/run test_action test_packages test_release

## check: format, warnings, rules of the architecture, links of Markdown files
check:
	@.ci/prepare check
	.ci/check

## format: format every Swift file
format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests

## scenarios: list which scenarios have passing tests and which do not
scenarios:
	@.ci/prepare
	@.ci/scenarios

## bench: measure time, instructions and memory against the recorded baseline; RECORD=1 records a new one
bench:
	@.ci/prepare bench
	@.ci/stage server
	@.ci/bench .build/stage/bin/reportgen .build/stage-server/bin/reportgen-serve $(if $(RECORD),--record)

## release: make a tarball and a Debian package of each program, and their SHA-256 sums, in .build/release-artifacts
release:
	@.ci/prepare release
	@.ci/release

## install: install the program, its server, manual and completions below PREFIX
install:
	@.ci/prepare install
	@.ci/stage server
	@.ci/install

## uninstall: remove what install installed
uninstall:
	@.ci/install --remove

clean:
	swift package clean
