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
# Both builds end before the script does, so that no build runs beside the next one.
status=0
"$@" || status=$?
if [ -n "$building" ] && ! wait "$building"; then
  echo "site: not written: the simulator for the browser could not be built" >&2
  rm -f "$module"
  status=1
fi
exit $status
