#!/bin/sh
# Prints the path of a Chromium; fails where there is none.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" && exit 0
done
mac="/Applications/Chromium.app/Contents/MacOS/Chromium"
if [ -x "$mac" ]; then
  echo "$mac"
  exit 0
fi
.build/python/bin/python - 2>/dev/null <<'END'
import os, sys
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    path = playwright.chromium.executable_path
print(path if os.access(path, os.X_OK) else "", end="")
sys.exit(0 if os.access(path, os.X_OK) else 1)
END
