#!/bin/sh
# Makes of the archives in dist/ what SwiftPM and Homebrew take:
#
#   dist/lifeguard-VERSION.artifactbundle.zip   the programs of all archives, for a binary target with an address
#   dist/lifeguard-plugin/                      a package with the plugin and the bundle, which compiles no Lifeguard
#
# For a release, LIFEGUARD_REPOSITORY is an OWNER/NAME on GitHub, and there is also:
#
#   dist/lifeguard-plugin-VERSION.tar.xz        the package with the plugin, packed
#   dist/lifeguard.rb                           the formula for Homebrew
set -eu
cd "$(dirname "$0")/.."
version=$(sh Makefile.d/version.sh)
bundle=dist/lifeguard.artifactbundle
plugin=dist/lifeguard-plugin
rm -rf "$bundle" "$plugin"
mkdir -p "$bundle" "$plugin/Plugins/VerifyDocs"

# The triple of an archive by its name.
triple() {
  case $1 in
  *-linux-x86_64) echo x86_64-unknown-linux-gnu ;;
  *-linux-aarch64) echo aarch64-unknown-linux-gnu ;;
  *-macos-arm64) echo arm64-apple-macosx ;;
  *-macos-x86_64) echo x86_64-apple-macosx ;;
  *)
    echo "bundle: nothing is known of '$1'" >&2
    return 1
    ;;
  esac
}

variants=
for archive in dist/lifeguard-"$version"-*.tar.xz; do
  if [ ! -f "$archive" ]; then
    echo "bundle: dist/ has no archive of $version" >&2
    exit 1
  fi
  name=$(basename "$archive" .tar.xz)
  tar -C "$bundle" -xf "$archive"
  variant="{\"path\": \"$name/bin/lifeguard\", \"supportedTriples\": [\"$(triple "$name")\"]}"
  variants="${variants:+$variants, }$variant"
done
cat >"$bundle/info.json" <<EOF
{
  "schemaVersion": "1.0",
  "artifacts": {"lifeguard": {"type": "executable", "version": "$version", "variants": [$variants]}}
}
EOF
rm -f "dist/lifeguard-$version.artifactbundle.zip"
(cd dist && zip -q -r -X "lifeguard-$version.artifactbundle.zip" lifeguard.artifactbundle)

cp Packaging/Plugin/Package.swift LICENSE "$plugin/"
cp Sources/VerifyDocs/VerifyDocs.swift "$plugin/Plugins/VerifyDocs/"
mv "$bundle" "$plugin/"
if [ -n "${LIFEGUARD_REPOSITORY:-}" ]; then
  tar -C dist --owner=0 --group=0 --numeric-owner -cJf "dist/lifeguard-plugin-$version.tar.xz" lifeguard-plugin
  sum() { sed 's/ .*//' "dist/lifeguard-$version-linux-$1.tar.xz.sha256"; }
  sed -e "s|@REPOSITORY@|$LIFEGUARD_REPOSITORY|g" -e "s|@VERSION@|$version|g" \
    -e "s|@SUM_X86_64@|$(sum x86_64)|" -e "s|@SUM_AARCH64@|$(sum aarch64)|" \
    Packaging/lifeguard.rb.in >dist/lifeguard.rb
fi
echo "bundle: $plugin, and the bundle of $(echo "$variants" | grep -o path | wc -l | tr -d ' ') archive(s)"
