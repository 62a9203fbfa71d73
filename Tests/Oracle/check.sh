#!/bin/sh
# Has SwiftParser read every program that our parser accepts, and says which of them it rejects.
#
#   TESTS="sh Makefile.d/swift-tests.sh .build/release" sh check.sh
#
# TESTS runs the Swift tests, which write the programs. Ends with status 77 where swift-syntax cannot be fetched.
set -eu
cd "$(dirname "$0")/../.."
SWIFT=${SWIFT:-swift}
scratch=$PWD/.build-oracle
programs=$scratch/programs

if ! $SWIFT package --package-path Tests/Oracle --scratch-path "$scratch" resolve; then
  echo "swift-syntax could not be fetched"
  exit 77
fi

echo "oracle: building"
$SWIFT build --package-path Tests/Oracle --scratch-path "$scratch" -debug-info-format none
oracle=$($SWIFT build --package-path Tests/Oracle --scratch-path "$scratch" --show-bin-path)/Oracle

echo "oracle: writing the programs"
rm -rf "$programs"
LIFEGUARD_ORACLE=$programs $TESTS --filter OracleTests

# Who finds nothing wrong is asked whether they would.
rm -rf "$scratch/wrong"
mkdir "$scratch/wrong"
printf 'let a =\n' >"$scratch/wrong/unfinished.swift"
if "$oracle" "$scratch/wrong" >"$scratch/wrong/says.txt"; then
  echo "oracle: a program that is unfinished is accepted" >&2
  exit 1
fi
"$oracle" "$programs"
