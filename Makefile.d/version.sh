#!/bin/sh
# Prints the version of this checkout, from the one place that has it.
#
#   sh version.sh              prints the version
#   sh version.sh --tag TAG    also fails if the tag is not 'v' and the version, or CHANGELOG.md has no dated section of it
set -eu
cd "$(dirname "$0")/.."
version=$(sed -n 's/.*static let current = "\([^"]*\)".*/\1/p' Sources/LifecycleEngine/Values/EngineVersion.swift)
if [ -z "$version" ]; then
  echo "version: EngineVersion.swift names no version" >&2
  exit 1
fi
if [ "${1:-}" = --tag ]; then
  if [ "$2" != "v$version" ]; then
    echo "version: the tag is '$2', the program says $version" >&2
    exit 1
  fi
  if ! grep -q "^## $version " CHANGELOG.md || grep -q "^## $version (unreleased)" CHANGELOG.md; then
    echo "version: CHANGELOG.md has no dated section of $version" >&2
    exit 1
  fi
fi
echo "$version"
