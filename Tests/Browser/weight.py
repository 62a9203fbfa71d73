"""Weighs a built site: each page with the styles and scripts that the page loads at once, compressed, and the whole.

    weight.py SITE [LIMIT]

LIMIT is in kilobytes for a page: 80. Ends with status 1 if a page or the site is heavier, or if there are too many
pages.
"""

import gzip
import re
import sys

import pages

ASSET = re.compile(r'<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"')


# The most pages of the site, and its most megabytes with everything; 2.5 are the simulator for the browser.
PAGES = 250
MEGABYTES = 15


def weight(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def main():
    site = pages.site_of(sys.argv[1])
    limit = int(sys.argv[2]) if len(sys.argv) > 2 else 80
    problems = pages.Problems("weight")
    known = {}
    weights = []
    for path in pages.pages_of(site):
        total = weight(path)
        for asset in ASSET.findall(path.read_text(encoding="utf-8")):
            file = (path.parent / asset.split("?")[0]).resolve()
            known.setdefault(file, weight(file))
            total += known[file]
        weights.append((total, str(path.relative_to(site))))
    assert weights
    for total, name in weights:
        problems.check(total <= limit * 1000, f"{name} weighs {total / 1000:.1f} kB")
    problems.check(len(weights) <= PAGES, f"the site has {len(weights)} pages, more than {PAGES}")
    whole = sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) / 1e6
    problems.check(whole <= MEGABYTES, f"the site has {whole:.1f} MB, more than {MEGABYTES}")
    heaviest = max(weights)
    shared = sum(known.values())
    problems.exit(
        f"the site has {whole:.1f} MB; the heaviest of {len(weights)} pages is {heaviest[1]} with {heaviest[0] / 1000:.1f} kB, "
        f"{shared / 1000:.1f} kB of it styles and scripts")


main()
