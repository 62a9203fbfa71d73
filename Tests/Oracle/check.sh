#!/bin/sh
# Has SwiftParser read every program that our parser accepts, and says which of them it rejects.
set -eu
cd "$(dirname "$0")/../.."
SWIFT=${SWIFT:-swift}
scratch=$PWD/.build-oracle
programs=$scratch/programs

echo "oracle: building"
$SWIFT build --package-path Tests/Oracle --scratch-path "$scratch"
oracle=$($SWIFT build --package-path Tests/Oracle --scratch-path "$scratch" --show-bin-path)/Oracle

echo "oracle: writing the programs"
rm -rf "$programs" "$scratch/wrong"
LIFEGUARD_ORACLE=$programs $SWIFT test --filter OracleTests/programsAreWrittenForTheOracle

# Who finds nothing wrong is asked whether they would.
mkdir "$scratch/wrong"
printf 'let a =\n' >"$scratch/wrong/unfinished.swift"
if "$oracle" "$scratch/wrong" >"$scratch/wrong/says.txt"; then
  echo "oracle: a program that is unfinished is accepted" >&2
  exit 1
fi
"$oracle" "$programs"
