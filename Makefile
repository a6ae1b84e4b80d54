# make check and make test need a Swift 6 toolchain and nothing else: system libraries that are missing are installed
# first (Scripts/system-libraries says which, and how).

SOURCES = Package.swift Sources Tests

.PHONY: check test build bundle format lint bench libraries

# Build the tool and check this repository's products with it.
check: build
	.build/release/tokens check

test: libraries
	swift test --disable-xctest

build: libraries
	swift build -c release --product tokens

# A folder with the tool and its libraries, which runs without a toolchain on a system with the same C library.
bundle: build
	Scripts/bundle .build/release/tokens bundle

format:
	swift format --in-place --recursive $(SOURCES)

lint:
	swift format lint --strict --recursive $(SOURCES)

bench: libraries
	swift run -c release benchmarks

libraries:
	@Scripts/system-libraries
