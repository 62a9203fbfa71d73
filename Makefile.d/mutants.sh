#!/bin/sh
# Tries every fault in every step of the choreographies. First a survey without faults finds out what
# gets to which step, and proves of some faults that they change nothing; then the others are hunted. A
# fault may bring the process down or keep it from ending; then it counts as noticed, and the hunt goes
# on with the next one.
set -u
cd "$(dirname "$0")/.." || exit
work=.build/mutants
rm -rf "$work"
mkdir -p "$work"
export LIFEGUARD_MUTANTS="$PWD/$work"

# part NAME SHARD: one part of the test, with its output in a file.
part() {
  LIFEGUARD_MUTANTS_PART=$1 LIFEGUARD_SHARD=$2 $TESTS \
    --filter MutantTests/aFaultIsNoticedOrKnownNotToBe >"$work/$1-$2.log" 2>&1
}

# hunt SHARD: every second fault, again from the one after that which ended the process.
hunt() {
  tries=0
  while [ "$tries" -lt 200 ]; do
    before=$(wc -l <"$work/$1.txt")
    part hunt "$1" && return
    if [ "$(wc -l <"$work/$1.txt")" -eq "$before" ]; then return 1; fi
    tries=$((tries + 1))
  done
}

echo "mutants: building"
$BUILD --product lifeguardPackageTests || exit 1
echo "mutants: trying every fault; this takes some minutes"
if ! part survey 0; then
  cat "$work/survey-0.log"
  exit 1
fi
: >"$work/0.txt"
: >"$work/1.txt"
hunt 0 &
hunt 1 &
wait
cat "$work/0.txt" "$work/1.txt" >"$work/all.txt"
part judge 0
status=$?
cat "$work/judge-0.log"
exit "$status"
