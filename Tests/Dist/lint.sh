#!/bin/sh
# Reads the scripts and the files of a release with the linters of their languages.
set -eu
cd "$(dirname "$0")/../.."
linters=.build/python/bin
shellcheck --severity=warning Makefile.d/*.sh Packaging/*.sh Tests/*/*.sh .ci/run
# actionlint also gives the scripts of a workflow to shellcheck.
"$linters/actionlint" .github/workflows/*.yml
"$linters/check-jsonschema" --builtin-schema vendor.github-actions action.yml
"$linters/hadolint" Dockerfile

# The scripts within the action, which no linter looks at.
work=.build/test-run/release-files
rm -rf "$work"
mkdir -p "$work"
ruby -ryaml -e '
  YAML.load_file("action.yml")["runs"]["steps"].each_with_index do |step, index|
    File.write("#{ARGV[0]}/step-#{index}.sh", step["run"]) if step["run"]
  end' "$work"
shellcheck --shell=sh "$work"/step-*.sh

sed -e 's|@REPOSITORY@|owner/name|g' -e "s|@VERSION@|$(sh Makefile.d/version.sh)|g" -e 's|@SUM_[A-Z0-9_]*@|0|' \
  Packaging/lifeguard.rb.in >"$work/lifeguard.rb"
ruby -wc "$work/lifeguard.rb"
if grep -n '@' "$work/lifeguard.rb"; then
  echo "the formula has a place that bundle.sh does not fill" >&2
  exit 1
fi

# A tag is released only if program and changelog agree with it.
if sh Makefile.d/version.sh --tag v0.0.0-none 2>/dev/null; then
  echo "a tag of another version passes" >&2
  exit 1
fi
