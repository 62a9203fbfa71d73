#!/bin/sh
# Builds `Playground`, and with it the three Embedded targets, for WebAssembly.
#
#   sh wasm.sh           builds, and prints the size
#   sh wasm.sh --check   only says why this toolchain cannot, and then exits 1
set -eu
cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
target=wasm32-unknown-none-wasm
scratch=${WASM_SCRATCH:-.build-wasm}
case $scratch in
/*) ;;
*) scratch=$PWD/$scratch ;;
esac
module=$scratch/$target/release/Playground.wasm

resources=$("$SWIFT" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tables=$resources/embedded/$target/libswiftUnicodeDataTables.a
if [ ! -f "$tables" ]; then
  echo "the toolchain has no Embedded Swift for $target"
  exit 1
fi
if [ "${1:-}" = --check ]; then exit 0; fi

# SwiftPM takes this target for Linux and links the C library's mathematics, which is not here. An
# empty library stands in for it: WebAssembly rounds by instructions of its own, and what it has no
# instruction for stays a missing function.
mkdir -p "$scratch/empty"
printf '!<arch>\n' >"$scratch/empty/libm.a"

# Without the object outliner constant arrays are made where they are used. With it Swift 6.3 gives
# them names by number, in another order in each module that a function is compiled into, and the
# linker then takes one module's array for another's: `Callback.argumentLabels` gave wrong labels.
#
# The stack is 2 MB, enough for code as deep as the parser takes, and lies below the data, so that an overrun traps instead of spoiling them.
# What JavaScript provides is named in a file: a missing function is an error of the linker.
"$SWIFT" build --triple "$target" -c release --product Playground --scratch-path "$scratch" \
  -debug-info-format none \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo -Xswiftc -Osize \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=object-outliner \
  -Xswiftc -Xclang-linker -Xswiftc -nostdlib \
  -Xlinker "-L$scratch/empty" -Xlinker --no-entry -Xlinker --strip-all \
  -Xlinker "--allow-undefined-file=$PWD/Sources/Playground/imports.txt" \
  -Xlinker -z -Xlinker stack-size=2097152 -Xlinker --stack-first \
  -Xlinker "$tables"

raw=$(wc -c <"$module" | tr -d ' ')
packed=$(gzip -9 -c "$module" | wc -c | tr -d ' ')
echo "webassembly: $module has $raw bytes, $packed with gzip"
