"""Has axe look at one page of each kind, light and dark, on a phone and a desktop, and walks with the keyboard.

    accessibility.py SITE BROWSER

The site stands under a path of a server. In two of the four ways the folds are open: each scheme and each size
is looked at with open ones and with closed ones. Ends with status 1 if there is a violation, or a place that
the keyboard gets to and cannot be seen there.
"""

import pathlib
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import pages

# Scheme, width, height, and whether the folds are open, as axe does not look into a closed one.
WAYS = [("light", 1440, 900, False), ("light", 375, 740, True), ("dark", 1440, 900, True), ("dark", 375, 740, False)]

FOCUS = """() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const style = getComputedStyle(e), box = e.getBoundingClientRect();
  const isMarked = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
    || style.boxShadow !== "none";
  return { name: (e.textContent || e.getAttribute("aria-label") || e.id).trim().slice(0, 40),
    tag: e.localName, isMarked, isThere: box.width > 0 && box.height > 0 };
}"""


def axe(page, name, where, problems):
    for violation in Axe().run(page, options={"runOnly": pages.RULES}).response["violations"]:
        node = violation["nodes"][0]["target"]
        problems.add(
            f"{name} [{where}] {violation['id']}: {violation['help']}, "
            f"{len(violation['nodes'])} times, first {node}")


def walk(page, name, problems):
    """The first stops of the tab key: the first leads over the navigation, and each can be seen."""
    for stop in range(25):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is None:
            return
        if stop == 0:
            problems.check("Skip" in focus["name"], f"{name} begins with {focus['name']}")
        problems.check(
            focus["isMarked"] and focus["isThere"],
            f"{name}: the focus on {focus['tag']} “{focus['name']}” is not visible")


def main():
    site, browser_path = pages.site_of(sys.argv[1]), sys.argv[2]
    problems = pages.Problems("accessibility")
    names = pages.kinds(site)
    with tempfile.TemporaryDirectory() as root, sync_playwright() as playwright:
        (pathlib.Path(root) / "a").mkdir()
        (pathlib.Path(root) / "a" / "guide").symlink_to(site)
        with pages.served(root) as address:
            browser = playwright.chromium.launch(
                executable_path=browser_path, args=["--no-sandbox"])
            for scheme, width, height, is_open in WAYS:
                page = browser.new_page(color_scheme=scheme, viewport={"width": width, "height": height})
                page.on(
                    "response", lambda response: problems.add(
                        f"{response.url} is answered by {response.status}")
                    if response.status >= 400 else None)
                for name in names:
                    page.goto(f"{address}a/guide/{name}")
                    if is_open:
                        pages.open_folds(page)
                        # The page's script makes what scrolls there reachable by keyboard in the next frame.
                        page.evaluate("new Promise(requestAnimationFrame)")
                    axe(page, name, f"{scheme}, {width} px{', folds open' if is_open else ''}", problems)
                    # The dark has other colours and the same elements, so that some pages are enough.
                    if scheme == "light" or name in names[:3]:
                        walk(page, name, problems)
                page.close()
            browser.close()
    problems.exit(f"{len(names)} kinds of pages, each in {len(WAYS)} ways")


main()
