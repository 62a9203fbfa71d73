#!/bin/sh
# Lays out and packs a release of this machine's kind, from a release build and the simulator for the browser.
#
#   sh dist.sh                  writes dist/lifeguard-VERSION-SYSTEM-ARCH.tar.xz with its sum, and the bundle of it
#   sh dist.sh install PREFIX   copies the same files below PREFIX, and below DESTDIR if that is set
set -eu
cd "$(dirname "$0")/.."
version=$(sh Makefile.d/version.sh)
case $(uname) in
Darwin) system=macos ;;
*) system=linux ;;
esac
name=lifeguard-$version-$system-$(uname -m)
root=.build/dist/$name
module=.build-wasm/Playground.wasm.gz

rm -rf "$root"
mkdir -p "$root/bin" "$root/share/lifeguard"
if [ "$system" = linux ]; then
  sh Makefile.d/link.sh "$root/bin/lifeguard"
else
  # The libraries of Swift are a part of macOS.
  cp .build/release/lifeguard "$root/bin/lifeguard"
fi
"$root/bin/lifeguard" --version | grep -q " $version\$"
if [ -f "$module" ]; then cp "$module" "$root/share/lifeguard/"; fi
cp LICENSE "$root/LICENSE"
cp Packaging/README.md "$root/README.md"

# The program has these inside, and their licences ask for being named.
{
  for file in .build/checkouts/*/LICENSE*; do
    package=${file#.build/checkouts/}
    printf '\n==== %s ====\n\n' "${package%%/*}"
    cat "$file"
  done
  for package in libcmark-dev zlib1g-dev; do
    if [ "$system" = linux ] && [ -f "/usr/share/doc/$package/copyright" ]; then
      printf '\n==== %s ====\n\n' "${package%-dev}"
      cat "/usr/share/doc/$package/copyright"
    fi
  done
  if [ "$system" = linux ]; then
    printf '\n==== Swift ====\n\n'
    cat "$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/../share/swift/LICENSE.txt"
    printf '\n==== ICU ====\n\n'
    cat Packaging/unicode-license.txt
  fi
} >"$root/THIRD-PARTY.txt"

if [ "${1:-}" = install ]; then
  prefix=${DESTDIR:-}$2
  mkdir -p "$prefix/bin" "$prefix/share/lifeguard"
  # A running program cannot be written over, but its file can be exchanged.
  cp "$root/bin/lifeguard" "$prefix/bin/lifeguard.new"
  mv -f "$prefix/bin/lifeguard.new" "$prefix/bin/lifeguard"
  cp "$root"/share/lifeguard/* "$root/LICENSE" "$root/THIRD-PARTY.txt" "$prefix/share/lifeguard/"
  echo "install: $prefix/bin/lifeguard"
  exit 0
fi

if [ ! -f "$root/share/lifeguard/${module##*/}" ]; then
  echo "dist: there is no $module, and a release has the simulator for the browser" >&2
  exit 1
fi
mkdir -p dist
archive=dist/$name.tar.xz
# On x86 the filter makes addresses of calls alike, which saves 6 %. Each xz can unpack that.
case $(uname -m) in
x86_64) filters="--x86 --lzma2=preset=9" ;;
*) filters=-9 ;;
esac
# shellcheck disable=SC2086
tar -C .build/dist --owner=0 --group=0 --numeric-owner -cf - "$name" | xz $filters >"$archive"
(cd dist && sha256sum "$name.tar.xz" >"$name.tar.xz.sha256")
echo "dist: $archive has $(wc -c <"$archive" | tr -d ' ') bytes"
sh Makefile.d/bundle.sh
