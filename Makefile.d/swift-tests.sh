#!/bin/sh
# Runs Swift tests that are built, and fails where the filter fits no test.
#
#   sh swift-tests.sh FOLDER [--filter PATTERN | --skip PATTERN]…
set -u
folder=$1
shift
tests=$folder/lifeguardPackageTests.xctest
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# Tests that start the command start the optimized command, which takes a tenth of the time.
export NO_COLOR=1 LIFEGUARD_COMMAND="$PWD/.build/release/lifeguard"
# On Linux the tests are a program; elsewhere they are a bundle, which SwiftPM runs.
if [ -f "$tests" ]; then
  set -- "$tests" --testing-library swift-testing "$@"
else
  set -- "${SWIFT:-swift}" test --skip-build -c "${folder##*/}" "$@"
fi
{
  "$@" 2>&1
  echo $? >"$log.status"
} | tee "$log"
status=$(cat "$log.status")
rm -f "$log.status"
if [ "$status" = 0 ] && ! grep -q 'Test run with [1-9]' "$log"; then
  echo "no test has run" >&2
  exit 1
fi
exit "$status"
