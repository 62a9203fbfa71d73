#!/bin/sh
# Tries every fault in every step of the choreographies. A fault may bring the process down or keep it
# from ending; then it counts as noticed, and the hunt goes on with the next one.
set -u
cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
flags="-c release -Xswiftc -enable-testing --scratch-path .build-release"
work=.build/mutants
rm -rf "$work"
mkdir -p "$work"

# run COMMAND…: for ten minutes at most, where the system can limit that.
run() {
  if command -v timeout >/dev/null 2>&1; then timeout 600 "$@"; else "$@"; fi
}

# hunt SHARD: every second fault.
hunt() {
  tries=0
  while [ "$tries" -lt 200 ]; do
    # shellcheck disable=SC2086
    if LIFEGUARD_MUTANTS="$PWD/$work/$1.txt" LIFEGUARD_SHARD=$1 run "$SWIFT" test --skip-build \
      $flags --filter MutantTests/aFaultIsNoticedOrKnownNotToBe >"$work/$1.log" 2>&1; then
      return
    fi
    tries=$((tries + 1))
  done
}

echo "mutants: building"
# shellcheck disable=SC2086
"$SWIFT" build --build-tests $flags || exit 1
echo "mutants: trying every fault; this takes some minutes"
hunt 0 &
hunt 1 &
wait
cat "$work/0.txt" "$work/1.txt" >"$work/all.txt"
# shellcheck disable=SC2086
LIFEGUARD_MUTANTS_JUDGE="$PWD/$work/all.txt" "$SWIFT" test --skip-build $flags \
  --filter MutantTests/aFaultIsNoticedOrKnownNotToBe
