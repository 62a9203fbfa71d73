#!/bin/sh
# Builds `PlaygroundModule` and the targets below it for WebAssembly, if their sources have changed.
#
#   sh wasm.sh           builds, and prints the size
#   sh wasm.sh --check   only says why this toolchain cannot, and then exits 1
#
# SwiftPM compiles each target as a module, and Embedded Swift compiles in each module every function
# of the modules below that the module uses. So this script has the compiler take all targets as one
# module. Two targets cannot both have a type of the same name then: that is a redeclaration.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL
SWIFT=${SWIFT:-swift}
triple=wasm32-unknown-none-wasm
scratch=${WASM_SCRATCH:-.build-wasm}
# A reader on a phone loads the module at the first press, so a module with more bytes than this, compressed, is
# a failure. The limit only falls.
limit=2445000
module=$scratch/Playground.wasm

resources=$("$SWIFT" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tables=$resources/embedded/$triple/libswiftUnicodeDataTables.a
if [ ! -f "$tables" ]; then
  echo "the toolchain has no Embedded Swift for $triple"
  exit 1
fi
linker=$resources/../../bin/wasm-ld
if [ ! -x "$linker" ]; then
  echo "the toolchain has no linker for WebAssembly"
  exit 1
fi
if [ "${1:-}" = --check ]; then exit 0; fi

# The targets are those that `PlaygroundModule` imports, and those that they import in turn. A target's
# folder has the name of its module.
found=PlaygroundModule
until [ "$found" = "${targets:-}" ]; do
  targets=$found
  imported=$(for target in $targets; do
    find "Sources/$target" -name '*.swift' -exec sed -n 's/^ *import //p' {} +
  done | sort -u)
  for name in $imported; do
    case " $found " in
    *" $name "*) ;;
    *) if [ -d "Sources/$name" ]; then found="$found $name"; fi ;;
    esac
  done
done

# The compiler gets copies of the files: in one module no two files may have the same name, so a
# copy's name is the whole path. A copy has an empty line where the file imports another target, and
# tells the compiler which file an error is in.
rm -rf "$scratch/sources"
mkdir -p "$scratch/sources"
for target in $targets; do find "Sources/$target" -name '*.swift'; done |
  xargs awk -v folder="$scratch/sources" -v targets="$targets" '
    BEGIN { for (count = split(targets, names, " "); count > 0; count--) own[names[count]] }
    FNR == 1 {
      if (copy) close(copy)
      name = FILENAME
      gsub("/", "+", name)
      copy = folder "/" name
      print "#sourceLocation(file: \"" FILENAME "\", line: 1)" >copy
    }
    $1 == "import" && $2 in own { $0 = "" }
    { print >copy }'

inputs=$({
  "$SWIFT" --version
  wasm-opt --version || true
  cat Makefile.d/wasm.sh Sources/PlaygroundModule/imports.txt "$scratch"/sources/*.swift
} 2>&1 | cksum)
if [ -f "$module.gz" ] && [ "$inputs" = "$(cat "$scratch/inputs" 2>/dev/null)" ]; then
  echo "webassembly: $module is up to date"
  exit 0
fi
rm -f "$scratch/inputs"

# The object file has LLVM's intermediate code. The linker optimizes that code once more, knowing that
# only `allocate` and `answer` are called from outside, and keeps what these two need. SwiftPM's builds
# report warnings as errors, so this build need not report them again.
#
# Without the object outliner constant arrays are made where they are used. With the outliner Swift 6.3
# numbers such arrays in another order in each module, and the linker once took one module's array for
# another's. One module should have no such fault, but nobody has tested that.
"${SWIFT}c" -c -target "$triple" -swift-version 6 -package-name lifeguard -module-name Playground \
  -parse-as-library -suppress-warnings -enable-experimental-feature Embedded -wmo -Osize -lto=llvm-full \
  -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps \
  -Xllvm -sil-disable-pass=object-outliner \
  -o "$scratch/Playground.o" "$scratch"/sources/*.swift

# The stack is 2 MB, enough for code as deep as the parser takes, and lies below the data, so that an
# overrun traps instead of spoiling the data. A file names the functions that JavaScript provides: any
# other missing function is an error of the linker.
"$linker" "$scratch/Playground.o" "$tables" -o "$module" --no-entry --strip-all \
  --allow-undefined-file=Sources/PlaygroundModule/imports.txt -z stack-size=2097152 --stack-first

# Binaryen's optimizer takes a seventh off the module, and zopfli packs tighter than gzip. Where they are missing the
# module does the same but has more bytes, so the limit holds for the small form.
pack="gzip -9 -n"
if command -v wasm-opt >/dev/null 2>&1 && command -v zopfli >/dev/null 2>&1; then
  wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
    "$module" -o "$module"
  pack="zopfli --gzip"
else
  limit=2710000
  echo "webassembly: wasm-opt or zopfli is missing, so the module is larger than it could be"
fi
raw=$(wc -c <"$module" | tr -d ' ')
$pack -c "$module" >"$module.gz"
packed=$(wc -c <"$module.gz" | tr -d ' ')
echo "webassembly: $module has $raw bytes, $packed with gzip; the limit is $limit"
if [ "$packed" -gt "$limit" ]; then
  echo "webassembly: the module has grown past its limit" >&2
  exit 1
fi
echo "$inputs" >"$scratch/inputs"
