"""Looks at what stands around the text of a page in a browser: on a phone, a tablet and a desktop, light and
dark, by keyboard, on paper, without JavaScript, from a file, and in a folder of a server.

    frame.py COMMAND BROWSER [SCREENSHOTS]

COMMAND is the built command, BROWSER the path of a Chromium, and SCREENSHOTS a folder for pictures of what a
reader sees. Ends with status 1 if anything is wrong.
"""

import pathlib
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

import pages

WIDTHS = {320: 640, 768: 1024, 1440: 900}
LONG = "shouldAutomaticallyForwardAppearanceMethods"
# Words as long as English ones, so that a full line shows how many characters fit.
PROSE = " ".join(["Both screens turn back and the one on top appears a second time without having left."] * 6)

CONTENT = {
    "lifeguard.yml": """
title: Guide
repository-url: https://example.com/owner/name
edit-url: https://example.com/owner/name/edit/main/Guide
pages:
  - index.md
  - title: Containers
    pages: [push.md, long.md]
  - title: Memory
    pages: [memory/deinit.md]
""",
    "index.md": f"# Home\n\n{PROSE}\n\n- [A push](push.md)\n- [{PROSE}](long.md)\n\n> {PROSE}\n",
    "push.md": f"""---
short-title: Pushing
---
# What is called when I push?

{PROSE} [Outside](https://example.com/x).

## A push

{PROSE}

```scenario push ios=13...26 title="A screen is pushed"
let A = UIViewController(), B = UIViewController()
let nav = UINavigationController(A)
window.rootViewController = nav
when "B is pushed" {{
    nav.pushViewController(B, animated: true)
}}
expect(.classic) {{
    A.viewWillDisappear
    B.viewWillAppear
    A.viewDidDisappear
    B.viewDidAppear
}}
```

## Swift

```swift
let answer = 42  // A comment that is longer than any phone is wide, so that its block has to be scrolled.
```

{PROSE}

## The end

{PROSE}
""",
    "long.md": f"""# {LONG}

## {LONG}

`{LONG}` and `UIViewController.beginAppearanceTransition(_:animated:)` are names, as is
`UIViewControllerTransitionCoordinatorContext`. See [`{LONG}`](push.md).

| Callback | Called | On |
|---|---|---|
| `{LONG}` | when a child is added to a container that shows it | iOS 6 and later |
| `viewIsAppearing` | between the two others, with all that is final | iOS 13 and later |

```text
$ a line of a terminal that is longer than any phone is wide, and than a desktop has room for, so that it scrolls {LONG}
```

1. `{LONG}`
   - {PROSE}
""",
    "memory/deinit.md": f"# Deinit\n\n## One\n\n{PROSE}\n\n## Two\n\n" + f"{PROSE}\n\n" * 20 + "## Three\n\nEnd.\n",
}
PAGES = ["index.html", "push.html", "long.html", "memory/deinit.html", "404.html"]

# What sticks out of the page, or is cut off in an element that does not scroll.
OUT_OF_PAGE = """() => {
  const wrong = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  const scrolls = (element) => element.closest("pre, .scroll, .visually-hidden, .skip, svg, dialog:not([open])");
  for (const element of document.querySelectorAll("h1, h2, h3, p, li, a, code, td, th, summary, button")) {
    const box = element.getBoundingClientRect();
    if (!box.width || scrolls(element)) continue;
    if (box.right > width + 1 || box.left < -1) wrong.push(`out: ${element.outerHTML.slice(0, 80)}`);
    const style = getComputedStyle(element);
    if (style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
      wrong.push(`cut: ${element.outerHTML.slice(0, 80)}`);
  }
  return wrong;
}"""

# The most characters in one line of prose.
LONGEST_LINE = """() => {
  let longest = 0;
  for (const block of document.querySelectorAll("main > p, main > ul li, main > ol li, main > blockquote p")) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const lines = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      for (let index = 0; index < node.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width) lines.set(Math.round(box.bottom / 4), (lines.get(Math.round(box.bottom / 4)) ?? 0) + 1);
      }
    }
    longest = Math.max(longest, ...lines.values());
  }
  return longest;
}"""

BACKGROUND = "getComputedStyle(document.body).backgroundColor"
INK = "getComputedStyle(document.querySelector('.sequence-diagram .paper')).fill"


class Reader:
    """A browser that notes what it is told is wrong, and every request that leaves the site."""

    def __init__(self, browser, screenshots):
        self.browser, self.screenshots = browser, screenshots
        self.wrong = []

    def page(self, width=1440, home=None, **options):
        context = self.browser.new_context(
            viewport={"width": width, "height": WIDTHS.get(width, 900)}, **options)
        page = context.new_page()
        page.on("console", lambda message: self.wrong.append(message.text))
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        if home:
            page.on("request", lambda request: request.url.startswith((home, "data:"))
                    or self.wrong.append(f"left the site: {request.url}"))
        return page

    def picture(self, page, name):
        if self.screenshots:
            page.screenshot(path=str(pathlib.Path(self.screenshots) / f"{name}.png"))


def look_at_widths(reader, home):
    longest = 0
    for width in WIDTHS:
        for scheme in ["light", "dark"]:
            page = reader.page(width, home, color_scheme=scheme)
            for path in PAGES:
                page.goto(home + path)
                wrong = page.evaluate(OUT_OF_PAGE)
                assert not wrong, f"{path} at {width}: {wrong}"
                longest = max(longest, page.evaluate(LONGEST_LINE))
                reader.picture(page, f"frame-{path.split('/')[-1][:-5]}-{width}-{scheme}")
                look_with_axe(page, f"{path} at {width}, {scheme}")
            page.context.close()
    assert 60 <= longest <= 80, f"{longest} characters a line"
    return longest


def look_with_axe(page, where):
    found = Axe().run(page, options={"runOnly": pages.RULES, "preload": False}).response["violations"]
    assert not found, f"{where}: " + "; ".join(
        f"{each['id']} {each['nodes'][0]['target']}" for each in found)


def look_at_frame(reader, home):
    page = reader.page(1440, home)
    page.goto(home + "push.html")
    current = page.locator(".pages [aria-current=page]")
    expect(current).to_have_text("Pushing")
    expect(page.locator(".pages details[open] > summary")).to_have_text("Containers")
    expect(page.locator(".breadcrumbs li")).to_have_text(["Containers", "Pushing"])
    expect(page.locator(".contents a")).to_have_text(["A push", "A screen is pushed", "Swift", "The end"])
    expect(page.locator(".edit a")).to_have_attribute(
        "href", "https://example.com/owner/name/edit/main/Guide/push.md")
    expect(page.locator("meta[property='og:title']")).to_have_attribute(
        "content", "What is called when I push?")
    expect(page.locator(".neighbours a")).to_have_text(["Previous Home", f"Next {LONG}"])
    as_text = page.get_by_role("contentinfo").get_by_role("link")
    expect(as_text).to_have_text(["This page as Markdown", "List of all pages as text"])
    assert [link.get_attribute("href") for link in as_text.all()] == ["push.md", "llms.txt"]
    anchor = page.locator("#swift .permalink")
    expect(anchor).to_have_attribute("aria-label", "Link to “Swift”")
    expect(anchor).to_have_css("opacity", "0")
    page.locator("#swift").hover()
    expect(anchor).to_have_css("opacity", "1")
    anchor.click()
    assert page.url.endswith("#swift")
    # A heading that is led to is not behind what stands at the top.
    below = page.locator(".masthead").bounding_box()["height"]
    page.goto(home + "memory/deinit.html#two")
    page.wait_for_timeout(300)
    assert page.locator("#two").bounding_box()["y"] >= below
    expect(page.locator(".contents a[aria-current]")).to_have_text("Two")
    # The last heading is so near the end that nobody can scroll it up to where the others are marked.
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator(".contents a[aria-current]")).to_have_text("Three")
    page.goto(home + "404.html")
    expect(page.locator("h1")).to_have_text("Page not found")
    expect(page.locator(".edit, .as-text")).to_have_count(0)
    page.context.close()


def look_at_theme(reader, home):
    page = reader.page(1440, home, color_scheme="light")
    page.goto(home + "push.html")
    button = page.locator(".theme-switch")
    light = page.evaluate(BACKGROUND), page.evaluate(INK)
    # The first press shows another look.
    expect(button).to_have_attribute("aria-label", "Theme: system. Change to dark")
    button.press("Enter")
    dark = page.evaluate(BACKGROUND), page.evaluate(INK)
    assert dark[0] != light[0] and dark[1] != light[1], (light, dark)
    # It holds on the next page, from the first moment on, and goes before the system.
    page.goto(home + "index.html", wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(BACKGROUND) == dark[0]
    page.emulate_media(color_scheme="dark")
    page.goto(home + "push.html")
    assert (page.evaluate(BACKGROUND), page.evaluate(INK)) == dark
    button.click()
    expect(button).to_have_attribute("data-choice", "system")
    assert (page.evaluate(BACKGROUND), page.evaluate(INK)) == dark
    button.click()
    assert (page.evaluate(BACKGROUND), page.evaluate(INK)) == light
    # A browser that keeps nothing.
    page.context.close()
    page = reader.page(1440, home)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    page.goto(home + "push.html")
    page.locator(".theme-switch").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.context.close()


def look_at_drawer(reader, home):
    page = reader.page(320, home)
    page.goto(home + "push.html")
    button = page.get_by_role("button", name="Pages")
    expect(page.locator(".pages")).not_to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    drawer = page.locator("dialog.drawer")
    expect(drawer).to_be_visible()
    expect(page.locator(".pages [aria-current=page]")).to_be_visible()
    page.wait_for_timeout(300)
    reader.picture(page, "frame-drawer-320")
    look_with_axe(page, "the drawer")
    # What is behind it cannot be reached.
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()
    expect(button).to_be_focused()
    button.click()
    page.mouse.click(310, 300)
    expect(drawer).not_to_be_visible()
    # On a window that becomes wide the list stands beside the text again.
    button.click()
    page.set_viewport_size({"width": 1200, "height": 800})
    expect(drawer).not_to_be_visible()
    expect(page.locator(".columns > .pages")).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 640})
    button.click()
    drawer.get_by_role("link", name="Home").click()
    expect(page.locator("h1")).to_have_text("Home")
    page.context.close()


def look_at_copying(reader, home):
    page = reader.page(1440, home, permissions=["clipboard-read", "clipboard-write"])
    page.goto(home + "push.html")
    expect(page.locator("main pre")).to_have_count(page.locator(".copy").count())
    button = page.locator(".copy").last
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_text("Copied")
    expect(page.locator("body > .visually-hidden[role=status]")).to_have_text("Code copied")
    assert page.evaluate("navigator.clipboard.readText()").startswith("let answer = 42  // A comment")
    page.context.close()
    # Where the clipboard is refused, as on a page that came without encryption, the older way is taken.
    page = reader.page(1440, home)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(home + "push.html")
    page.locator(".copy").last.click()
    expect(page.locator(".copy").last).to_have_text("Copied")
    page.context.close()


def look_without_script(reader, home):
    page = reader.page(320, home, java_script_enabled=False)
    page.goto(home + "push.html")
    expect(page.locator(".theme-switch")).not_to_be_visible()
    expect(page.locator(".copy")).to_have_count(0)
    page.get_by_role("link", name="Pages", exact=True).click()
    assert page.url.endswith("#site-pages")
    expect(page.locator(".pages [aria-current=page]")).to_be_visible()
    page.locator(".pages summary", has_text="Memory").click()
    page.get_by_role("link", name="Deinit").click()
    expect(page.locator("h1")).to_have_text("Deinit")
    page.context.close()
    page = reader.page(1440, home, java_script_enabled=False)
    page.goto(home + "push.html")
    expect(page.locator(".contents a").first).to_be_visible()
    page.context.close()


def look_at_paper(reader, home):
    page = reader.page(1440, home, color_scheme="dark")
    page.goto(home + "push.html")
    page.locator(".theme-switch").click()
    page.locator(".theme-switch").click()
    expect(page.locator("details.source pre")).not_to_be_visible()
    page.emulate_media(media="print")
    assert page.evaluate(BACKGROUND) == "rgb(255, 255, 255)"
    for gone in [".pages", ".contents", ".neighbours", ".breadcrumbs", ".edit", ".theme-switch", ".as-text"]:
        expect(page.locator(gone)).not_to_be_visible()
    expect(page.locator(".copy").first).not_to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("details.source pre")).to_be_visible()
    after = page.evaluate(
        "getComputedStyle(document.querySelector('main a[href^=http]'), '::after').content")
    assert "https://example.com/x" in after, after
    page.set_viewport_size({"width": 720, "height": 1000})
    wrong = page.evaluate("""[...document.querySelectorAll("main pre, main .scroll")]
        .filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.outerHTML.slice(0, 90))""")
    assert not wrong, f"cut on paper: {wrong}"
    reader.picture(page, "frame-paper")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("details.source")).not_to_have_attribute("open", "")
    page.context.close()


def main():
    command, browser_path = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = pathlib.Path(folder)
        pages.written(root / "Guide", CONTENT)
        subprocess.run(
            [command, "build", "--content", "Guide", "--output", "web/sub/path"] + sys.argv[4:], cwd=folder,
            check=True, stdout=subprocess.DEVNULL)
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        reader = Reader(browser, sys.argv[3] if len(sys.argv) > 3 else None)
        with pages.served(root / "web") as address:
            home = address + "sub/path/"
            longest = look_at_widths(reader, home)
            for place in [home, (root / "web/sub/path").as_uri() + "/"]:
                look_at_frame(reader, place)
                look_at_theme(reader, place)
                look_at_drawer(reader, place)
                look_at_copying(reader, place)
                look_without_script(reader, place)
                look_at_paper(reader, place)
        browser.close()
        assert not reader.wrong, reader.wrong
    print(f"the frame of every page is as it should be; {longest} characters a line at most; no violation found by axe")


if __name__ == "__main__":
    main()
