#!/bin/sh
# Verifies pages through the plugin, as another package does: a right one, then a wrong one.
set -eu
cd "$(dirname "$0")"
SWIFT=${SWIFT:-swift}
scratch=../../.build-plugin

$SWIFT package --scratch-path "$scratch" verify-docs Docs/right.md

if $SWIFT package --scratch-path "$scratch" verify-docs Docs/wrong.md; then
  echo "the plugin agrees with a page that is wrong" >&2
  exit 1
fi
