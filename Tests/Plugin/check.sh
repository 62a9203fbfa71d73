#!/bin/sh
# Verifies pages through a plugin, as another package does: a right one, then a wrong one.
#
#   sh check.sh                  the plugin of this checkout, which is compiled
#   sh check.sh FOLDER SCRATCH   the plugin of the package in a folder, with another folder for what SwiftPM builds
set -eu
cd "$(dirname "$0")"
SWIFT=${SWIFT:-swift}
if [ $# -gt 0 ]; then
  LIFEGUARD_PLUGIN=$1
  export LIFEGUARD_PLUGIN
fi
# Built to be run twice, it needs nothing for a debugger.
verify_docs() {
  $SWIFT package --scratch-path "${scratch:-../../.build-plugin}" -debug-info-format none verify-docs "$1"
}
scratch=${2:-}

verify_docs Docs/right.md

if verify_docs Docs/wrong.md; then
  echo "the plugin agrees with a page that is wrong" >&2
  exit 1
fi
