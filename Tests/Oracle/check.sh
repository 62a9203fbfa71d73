#!/bin/sh
# Has SwiftParser read every program that our parser accepts, and says which of them it rejects.
#
#   check.sh [PROGRAMS]   the folder in which the tests have written them; without it they are written
set -eu
cd "$(dirname "$0")/../.."
SWIFT=${SWIFT:-swift}
scratch=$PWD/.build-oracle
programs=${1:-$scratch/programs}

echo "oracle: building"
$SWIFT build --package-path Tests/Oracle --scratch-path "$scratch"
oracle=$($SWIFT build --package-path Tests/Oracle --scratch-path "$scratch" --show-bin-path)/Oracle

if [ $# = 0 ]; then
  echo "oracle: writing the programs"
  rm -rf "$programs"
  LIFEGUARD_ORACLE=$programs $SWIFT test --filter OracleTests/programsAreWrittenForTheOracle
fi

# Who finds nothing wrong is asked whether they would.
rm -rf "$scratch/wrong"
mkdir "$scratch/wrong"
printf 'let a =\n' >"$scratch/wrong/unfinished.swift"
if "$oracle" "$scratch/wrong" >"$scratch/wrong/says.txt"; then
  echo "oracle: a program that is unfinished is accepted" >&2
  exit 1
fi
"$oracle" "$programs"
