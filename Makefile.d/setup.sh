#!/bin/sh
# Installs libcmark where it is missing, and says so.
set -eu
if pkg-config --exists libcmark 2>/dev/null; then exit 0; fi
echo "setup: libcmark is missing, installing it"
if command -v apt-get >/dev/null 2>&1; then
  sudo=""
  if [ "$(id -u)" != 0 ]; then sudo=sudo; fi
  $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends libcmark-dev pkg-config
elif command -v brew >/dev/null 2>&1; then
  brew install cmark pkg-config
else
  echo "setup: could not install libcmark: neither apt-get nor brew is here; install it and run again" >&2
  exit 1
fi
