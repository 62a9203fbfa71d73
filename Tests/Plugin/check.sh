#!/bin/sh
# Verifies pages through the plugin, as another package does: a right one, then a wrong one.
set -eu
cd "$(dirname "$0")"
SWIFT=${SWIFT:-swift}
# Built to be run twice, it needs nothing for a debugger.
verify_docs() { $SWIFT package --scratch-path ../../.build-plugin -debug-info-format none verify-docs "$1"; }

verify_docs Docs/right.md

if verify_docs Docs/wrong.md; then
  echo "the plugin agrees with a page that is wrong" >&2
  exit 1
fi
