#!/bin/sh
# Links the objects of a release build once more, on Linux: into a program that needs only the C library.
#
#   sh link.sh OUTPUT
#
# SwiftPM can link the standard library statically, but not libcmark, and the result has 74 MB, of which 28 MB are the
# languages of ICU that nothing here asks for. The compiled objects are the same; only this last step differs.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL
output=$1
SWIFT=${SWIFT:-swift}
objects=.build/release/lifeguard.product/Objects.LinkFileList
work=.build/dist/link
fail() {
  echo "link: $1" >&2
  exit 1
}

[ -f "$objects" ] || fail "there is no release build: run 'swift build -c release --product lifeguard'"
target=$("$SWIFT" -print-target-info)
resources=$(echo "$target" | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
arch=$(echo "$target" | sed -n 's/.*"arch": "\(.*\)".*/\1/p')
static=${resources}_static/linux
tools=$resources/../../bin
[ -d "$static" ] || fail "the toolchain has no static libraries: $static"
rm -rf "$work"
mkdir -p "$work"

# ICU's data without other languages.
member=$("$tools/llvm-nm" -A "$static/lib_FoundationICU.a" 2>/dev/null |
  sed -n 's/^.*\.a: *\([^:]*\): *[0-9a-f]* R \(icudt[0-9]*_dat\)$/\1 \2/p')
[ -n "$member" ] || fail "the data of ICU was not found in lib_FoundationICU.a"
data=${member#* }
(cd "$work" && "$tools/llvm-ar" x "$static/lib_FoundationICU.a" "${member% *}")
"$tools/llvm-objcopy" -O binary --only-section=.rodata "$work/${member% *}" "$work/all.dat"
python3 Packaging/icu_data.py "$work/all.dat" "$work/small.dat"
cat >"$work/added.c" <<EOF
__asm__(".section .rodata\n.balign 16\n.globl $data\n$data:\n.incbin \"$work/small.dat\"\n.text\n");
EOF

# FlyingFox can hand a request on to another server, which nobody here asks for. That is all that needs URLSession and
# so libcurl with TLS. It traps instead.
missing=$(xargs "$tools/llvm-nm" -A -u <"$objects" 2>/dev/null | grep FoundationNetworking || true)
others=$(echo "$missing" | grep -v '/FlyingFox[^:]*\.o:' | cut -d : -f 1 | sort -u)
[ -z "$others" ] || fail "these use FoundationNetworking, which is not linked: $others"
echo "$missing" | awk 'NF { print $NF }' | sort -u | awk '{
  printf "void trap%d(void) __asm__(\"%s\");\nvoid trap%d(void) { __builtin_trap(); }\n", NR, $1, NR }' >>"$work/added.c"
"$tools/clang" -c "$work/added.c" -o "$work/added.o"

libraries=
for name in Foundation FoundationEssentials FoundationInternationalization _FoundationICU CoreFoundation \
  _FoundationCShims _FoundationCollections dispatch BlocksRuntime swiftDispatch swiftSynchronization \
  swift_RegexParser swift_StringProcessing swift_Concurrency swiftGlibc swiftCore swift_Builtin_float; do
  libraries="$libraries $static/lib$name.a"
done
cmark=$(pkg-config --variable=libdir libcmark)/libcmark.a
zlib=$(pkg-config --variable=libdir zlib)/libz.a
for file in "$cmark" "$zlib"; do [ -f "$file" ] || fail "there is no $file"; done

# A symbol that is still missing is an error of the linker. SwiftPM calls the entry 'lifeguard_main', because tests
# import the command, too. Swift finds conformances by walking sections, so a section counts as used if its start is.
# shellcheck disable=SC2086
"$tools/clang" -fuse-ld=lld -static-libgcc -pie -s -o "$output" "$work/added.o" "$static/$arch/swiftrt.o" \
  "@$objects" -Wl,--start-group "$cmark" "$zlib" $libraries -l:libstdc++.a -Wl,--end-group -lm -lpthread -ldl \
  -Wl,--gc-sections -Wl,-z,nostart-stop-gc -Wl,--defsym=main=lifeguard_main
