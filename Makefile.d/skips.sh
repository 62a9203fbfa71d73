#!/bin/sh
# Prints what a run of the tests skipped, a line each: the name, a colon and the reason.
#
#   sh skips.sh FOLDER
work=$1
for result in "$work"/*.result; do
  [ -f "$result" ] || continue
  part=${result##*/}
  part=${part%.result}
  read -r status _ <"$result"
  if [ "$status" = 77 ]; then echo "$part: $(tail -n 1 "$work/$part.log")"; fi
done
if [ -f "$work/formats.result" ] && [ -z "${LIFEGUARD_REFERENCES:-}" ]; then
  echo "sarif-schema: the schema is not part of this repository"
fi
# A suite that is skipped names its tests, too; the suite stands for them.
cat "$work/swift.log" "$work/debug.log" 2>/dev/null |
  sed -nE -e 's/^[^A-Za-z]*(Test|Suite) (.*) skipped: "(.*)"\.?$/\1	\2	\3/p' \
    -e 's/^[^A-Za-z]*(Test|Suite) (.*) skipped\.?$/\1	\2	no reason given/p' |
  sort -u |
  awk -F '\t' '
    $1 == "Suite" { reasons[$3] = 1 }
    $1 == "Suite" || !($3 in reasons) { gsub(/"|\(.*\)/, "", $2); print $2 ": " $3 }
  '
