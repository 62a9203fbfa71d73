#!/bin/sh
# Runs parts of the tests side by side and sums up how they ended.
#
#   sh run-parts.sh MAKE JOBS PART…
#
# A part that fails does not keep the others from running. With CI=true a skip that `Tests/plan.txt` does not name is
# a failure.
set -u
make=$1
jobs=$2
shift 2
work=.build/test-run
# The results of an earlier run would be taken for the results of this run.
rm -rf "$work"
mkdir -p "$work"
targets=
for part in "$@"; do targets="$targets part-$part"; done
# shellcheck disable=SC2086
"$make" --no-print-directory -k -j "$jobs" $targets 2>"$work/make.log"
made=$?

skips=$(sh Makefile.d/skips.sh "$work")
passed=0
failed=
for result in "$work"/*.result; do
  [ -f "$result" ] || continue
  part=${result##*/}
  read -r status _ <"$result"
  case $status in
  0) passed=$((passed + 1)) ;;
  77) ;;
  *) failed="$failed ${part%.result}" ;;
  esac
done
# A part that never began has no result: what it needs has failed.
for part in "$@"; do
  if [ ! -f "$work/$part.result" ]; then failed="$failed $part"; fi
done
if [ "$made" != 0 ] && [ -z "$failed" ]; then
  cat "$work/make.log"
  failed=" make"
fi
if [ "${CI:-}" = true ] && [ -n "$skips" ]; then
  unplanned=$(printf '%s\n' "$skips" | while IFS= read -r line; do
    cut -d : -f 1 Tests/plan.txt | grep -qxF -e "${line%%: *}" || echo "$line"
  done)
  if [ -n "$unplanned" ]; then
    printf '== skipped, though Tests/plan.txt does not plan it:\n%s\n' "$unplanned"
    failed="$failed unplanned-skips"
  fi
fi
if [ -n "$skips" ]; then printf '== skipped:\n%s\n' "$skips"; fi
if [ -n "$failed" ]; then echo "== failed:$failed"; fi
# shellcheck disable=SC2086
set -- $failed
echo "parts: $passed passed, $# failed, $(printf '%s' "$skips" | grep -c .) skipped"
[ $# = 0 ]
