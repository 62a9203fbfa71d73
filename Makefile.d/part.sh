#!/bin/sh
# Runs one part of the tests and says how it ended.
#
#   sh part.sh NAME COMMAND…
#
# What the command prints goes into NAME.log, its status and its seconds into NAME.result. Status 77 means that the
# part could not run here; the last line of the log says why.
work=.build/test-run
name=$1
shift
mkdir -p "$work"
echo "== $name: begins"
began=$(date +%s)
"$@" >"$work/$name.log" 2>&1
status=$?
seconds=$(($(date +%s) - began))
echo "$status $seconds" >"$work/$name.result"
case $status in
0) echo "== $name: passed in $seconds s" ;;
77)
  echo "== $name: skipped, $(tail -n 1 "$work/$name.log")"
  exit 0
  ;;
*)
  cat "$work/$name.log"
  echo "== $name: failed with status $status after $seconds s"
  ;;
esac
exit "$status"
