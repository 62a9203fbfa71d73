"""Looks at one page of each kind on a phone, a tablet and a desktop, opened from files.

    layout.py SITE BROWSER [SCREENSHOTS]

No page is wider than its window, no name on it or in its drawer and no pair side by side is cut off, the text of
diagrams has at least 11 px, prose has at most 80 characters a line, nothing is asked of another place, no script
fails, and a page has all of its text and no dead buttons where scripts do not run. All folds are open. Ends with
status 1 if anything is wrong.
"""

import collections
import sys

from playwright.sync_api import sync_playwright

import pages

WIDTHS = [320, 768, 1440]

# Nothing but what the site has itself, no code within a page, no frame and no form.
POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'")
# A page with a block that can be edited starts the simulator, from bytes and in a worker.
LIVE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:")

# The texts that are cut off: wider than their box, or beyond the edge of one around them, where no box can be
# scrolled sideways. A list of names is not scrolled to be read.
CLIPPED = """(selector) => {
  const isCut = (element) => {
    const box = element.getBoundingClientRect();
    const isWide = getComputedStyle(element).display !== "inline" && element.scrollWidth > element.clientWidth + 1;
    let edge = innerWidth;
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const x = getComputedStyle(e).overflowX;
      if (/auto|scroll/.test(x) && e.scrollWidth > e.clientWidth + 1 && !element.closest("nav")) return false;
      if (x !== "visible") edge = Math.min(edge, e.getBoundingClientRect().right);
    }
    return box.width > 1 && (isWide || box.right > edge + 1);
  };
  return [...document.querySelectorAll(selector)].filter((e) => e.offsetParent && isCut(e))
    .map((e) => e.textContent.trim().slice(0, 60));
}"""
NAMES = "main :is(pre, :not(pre) > code, h1, h2, h3, th), nav :is(a, summary), .badge"
NAMES_IN_DRAWER = ".drawer :is(h2, a, summary)"

# The pairs of which two stand side by side though a line of one is cut off.
CUT_PAIRS = """() => [...document.querySelectorAll(".examples.pair")].filter((pair) => {
  const blocks = [...pair.querySelectorAll("pre")];
  const tops = blocks.map((block) => block.getBoundingClientRect().top);
  return Math.abs(tops[0] - tops[1]) < 2 && blocks.some((block) => block.scrollWidth > block.clientWidth + 1);
}).length"""

# The smallest size in px in which a text of a diagram is drawn.
SMALLEST = """() => {
  const sizes = [...document.querySelectorAll("main svg[role=img] text, main .drawing svg text")]
    .filter((e) => e.getClientRects().length > 0)
    .map((e) => parseFloat(getComputedStyle(e).fontSize) * Math.abs(e.getScreenCTM().d));
  return sizes.length ? Math.min(...sizes) : null;
}"""

# The longest line of prose, in characters.
LONGEST = """() => {
  let longest = [0, ""];
  for (const p of document.querySelectorAll("main p, main li")) {
    if (p.textContent.length < 120 || p.closest("table, pre, figure, .scroll, nav") || !p.offsetParent) continue;
    if (p.querySelector("ul, ol, pre")) continue;
    const walker = document.createTreeWalker(p, NodeFilter.SHOW_TEXT);
    const lines = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let i = 0; i < node.length; i += 1) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const rect = range.getBoundingClientRect();
        if (rect.width === 0) continue;
        const y = Math.round((rect.top + rect.bottom) / 2 / 8);
        lines.set(y, (lines.get(y) ?? 0) + 1);
      }
    }
    const most = Math.max(...lines.values());
    if (most > longest[0]) longest = [most, p.textContent.trim().slice(0, 60)];
  }
  return longest;
}"""

# The paragraphs, cells of tables and lines of code that a reader sees of a text, but for those that scripts add, and for
# the link of a heading to itself, which the title of an exercise has only without scripts.
LINES = """(added) => {
  for (const element of document.querySelectorAll(added)) element.remove();
  return document.querySelector("main").innerText.split(/\\s*[\\n\\t]\\s*/);
}"""
ADDED = """main :is(.home-actions, .combination-shown, .stepper, .step-heads, .step-state, .live-bar, .live-button, .open-report, .copy, .example-filter, .predict-open, .predict,
  .exercises, .exercise-note, h2 > .permalink)"""


def look(page, name, width, problems):
    problems.check(
        page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
        f"{name} at {width} px is wider than the window")
    for text in page.evaluate(CLIPPED, NAMES):
        problems.add(f"{name} at {width} px cuts off “{text}”")
    cut = page.evaluate(CUT_PAIRS)
    problems.check(not cut, f"{name} at {width} px has {cut} pairs side by side that are cut off")
    smallest = page.evaluate(SMALLEST)
    problems.check(
        smallest is None or smallest >= 10.99,
        f"{name} at {width} px has a diagram with text of {smallest} px")
    length, text = page.evaluate(LONGEST)
    problems.check(length <= 80, f"{name} at {width} px has a line of {length} characters: “{text}”")


def look_at_drawer(page, name, width, problems):
    page.locator("button.to-pages").click()
    for text in page.evaluate(CLIPPED, NAMES_IN_DRAWER):
        problems.add(f"{name} at {width} px cuts off “{text}” in the drawer")
    problems.check(page.locator(".drawer a").first.is_visible(), f"{name} at {width} px has no names in the drawer")


def main():
    site, browser_path = pages.site_of(sys.argv[1]), sys.argv[2]
    problems = pages.Problems("layout")
    names = pages.kinds(site)
    lines = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for width in WIDTHS:
            page = browser.new_page(viewport={"width": width, "height": 800})
            page.on("pageerror", lambda error: problems.add(f"a script failed: {error}"))
            page.on(
                "console", lambda message: problems.add(f"the console says: {message.text}")
                if message.type == "error" else None)
            page.on(
                "request", lambda request: None
                if request.url.startswith((site.as_uri(), "data:", "blob:"))
                else problems.add(f"{request.url} is asked for"))
            for name in names:
                page.goto((site / name).as_uri())
                pages.open_folds(page, "body")
                look(page, name, width, problems)
                policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
                wanted = LIVE_POLICY if page.locator("[data-live]").count() else POLICY
                problems.check(policy == wanted, f"{name} has the policy “{policy}”")
                if len(sys.argv) > 3:
                    path = f"{sys.argv[3]}/{name.replace('/', '-')}-{width}.png"
                    page.screenshot(path=path)
                # Where there is room for it beside the text the list of pages is no drawer.
                if width < WIDTHS[-1]:
                    look_at_drawer(page, name, width, problems)
                if width == WIDTHS[0]:
                    lines[name] = collections.Counter(page.evaluate(LINES, ADDED))
        plain = browser.new_context(
            java_script_enabled=False, viewport={"width": WIDTHS[0], "height": 800}).new_page()
        for name in names:
            plain.goto((site / name).as_uri())
            problems.check(plain.locator("main h1").is_visible(), f"{name} has no title without scripts")
            dead = plain.locator("button:visible").count()
            problems.check(dead == 0, f"{name} has {dead} buttons that do nothing without scripts")
            pages.open_folds(plain)
            # In whichever order: the stepper stands elsewhere. There may be more, as the versions that it offers.
            lost = list(lines[name] - collections.Counter(plain.evaluate(LINES, ADDED)))
            if lost:
                problems.add(f"{name} lacks {len(lost)} lines without scripts, first “{lost[0]}”")
        browser.close()
    problems.exit(f"{len(names)} kinds of pages")


main()
