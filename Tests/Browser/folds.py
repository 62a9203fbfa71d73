"""Folds of a built site: a long page is short on a phone, and nothing in it is out of reach.

    folds.py SITE BROWSER
"""

import sys

from playwright.sync_api import sync_playwright

from pages import Problems, pages_of, served, site_of

# The pages that were walls of links, or tens of thousands of pixels high, and how high each may be at
# 375 pixels: about what a thumb scrolls in a dozen sweeps.
LIMITS = {
    "transitions/index.html": 9000,
    "callbacks/viewWillAppear.html": 9700,
    "callbacks/viewDidAppear.html": 9000,
    "versions/index.html": 14500,
    "limits/index.html": 6000,
    "reference/evidence.html": 7000,
    "claims.html": 7000,
    "sources/index.html": 4000,
    "sources/navigation.html": 3000,
}

# How high any other page of the guide may be: fourteen screens of a phone.
SCREENS, SCREEN = 14, 667

# A page with many anchors in folds.
FOLDED = "sources/navigation.html"

# Whether an element is seen: neither folded away nor out of the window.
SEEN_ELEMENT = """element => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility({ contentVisibilityAuto: true }) && top >= 0 && bottom <= innerHeight;
}"""
SEEN = f"id => ({SEEN_ELEMENT})(document.getElementById(id))"


def ids_in_folds(page):
    return page.evaluate("[...document.querySelectorAll('main .fold [id]')].map(e => e.id)")


def heights(context, address, site, problems):
    page = context.new_page()
    limits = {file.name: SCREENS * SCREEN for file in pages_of(site) if file.parent == site} | LIMITS
    for path, limit in limits.items():
        page.goto(address + path)
        height = page.evaluate("document.documentElement.scrollHeight")
        if path in LIMITS:
            print(f"folds: {path} is {height} px high at 375 px, of {limit}")
        problems.check(height <= limit, f"{path} is {height} px high on a phone, more than {limit}")
    page.close()
    return len(limits)


def anchors(context, address, problems, name):
    """What the target of an address is folded into is open, be it followed from outside or from within."""
    page = context.new_page()
    page.goto(address + FOLDED)
    ids = ids_in_folds(page)
    problems.check(len(ids) > 20, f"{FOLDED} has {len(ids)} anchors in folds")
    for target in (ids[0], ids[-1]):
        page.goto("about:blank")
        page.goto(f"{address}{FOLDED}#{target}")
        page.wait_for_timeout(200)
        problems.check(page.evaluate(SEEN, target), f"{name}: {target} is not seen when a link leads to it")
    # From the one to the other without leaving the page.
    page.evaluate("id => { location.hash = id; }", ids[0])
    page.wait_for_timeout(200)
    problems.check(page.evaluate(SEEN, ids[0]), f"{name}: {ids[0]} is not seen after a link of its page")
    page.close()


def paper(context, address, problems, name):
    """On paper all of it is there."""
    page = context.new_page()
    page.goto(address + FOLDED)
    page.emulate_media(media="print")
    # What a fold shows is reckoned with the next frame.
    page.screenshot()
    # What is not meant for paper, such as marks to link by, is not looked at.
    hidden = page.evaluate("""() => [...document.querySelectorAll("main .fold :is(p, li, td, h3, h4)")]
        .filter((e) => !e.checkVisibility({ contentVisibilityAuto: true })).length""")
    problems.check(hidden == 0, f"{name}: {hidden} elements of folds are not printed")
    page.close()


def keyboard(context, address, problems):
    """A fold opens and closes by keyboard."""
    page = context.new_page()
    page.goto(address + FOLDED)
    summary = page.locator("main .fold > summary").first
    summary.focus()
    page.keyboard.press("Enter")
    problems.check(page.locator("main .fold").first.get_attribute("open") is not None, "Enter opens no fold")
    page.keyboard.press("Space")
    problems.check(page.locator("main .fold").first.get_attribute("open") is None, "Space closes no fold")
    page.close()


def main():
    site, browser = site_of(sys.argv[1]), sys.argv[2]
    problems = Problems("folds")
    with served(site) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for has_script in (True, False):
            context = chromium.new_context(
                viewport={"width": 375, "height": 800}, java_script_enabled=has_script)
            name = "with scripts" if has_script else "without scripts"
            anchors(context, address, problems, name)
            paper(context, address, problems, name)
            if has_script:
                count = heights(context, address, site, problems)
                keyboard(context, address, problems)
            context.close()
        chromium.close()
    problems.exit(f"{count} pages, and what is folded is reached by links, keyboard and on paper")


main()
