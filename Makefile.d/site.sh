#!/bin/sh
# Builds the command, and at the same time the simulator for the browser, where the toolchain can. A site without
# the simulator is complete, but nothing can be edited there.
#
#   sh site.sh BUILD-COMMAND...
set -eu
cd "$(dirname "$0")/.."
module=.build-wasm/Playground.wasm.gz

building=
if reason=$(sh Makefile.d/wasm.sh --check); then
  sh Makefile.d/wasm.sh &
  building=$!
else
  echo "site: live editing is off: $reason"
  rm -f "$module"
fi
"$@"
# A failure of the build above ends this script, and the module's build ends by itself.
if [ -n "$building" ] && ! wait "$building"; then
  echo "site: live editing is off: the simulator for the browser could not be built" >&2
  rm -f "$module"
  exit 1
fi
