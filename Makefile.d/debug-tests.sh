#!/bin/sh
#   sh debug-tests.sh [--filter PATTERN | --skip PATTERN]…
#
# Runs the Swift tests in a debug build, which checks accesses for exclusivity and has none of the optimizer's faults.
set -eu
SWIFT=${SWIFT:-swift}
"$SWIFT" build --product lifeguardPackageTests -debug-info-format none
sh Makefile.d/swift-tests.sh .build/debug "$@"
