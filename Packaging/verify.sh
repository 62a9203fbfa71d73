#!/bin/sh
# Verifies pages in a workflow: annotations for the changed lines, and SARIF for code scanning.
#
#   sh verify.sh SARIF-FILE WORDS…
#
# The words are paths and options of `lifeguard verify`. The second run takes the outcomes from the cache, and its
# status is that of the script.
set -eu
sarif=$1
shift
status=0
lifeguard verify "$@" --format sarif >"$sarif" || status=$?
# With another status there is no report.
case $status in
0 | 1 | 2) ;;
*) exit "$status" ;;
esac
exec lifeguard verify "$@" --format github
