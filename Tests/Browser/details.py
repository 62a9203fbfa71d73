"""Looks at small things of a page that a reader stumbles over, on a phone and on a desktop.

    details.py COMMAND BROWSER [SCREENSHOTS]

The name of the site stands in one line on the narrowest phone, an underscore of a linked name is seen above
the line of its link, the button that copies a block lies on no code where nothing can be pointed at, a side
behind which a block goes on fades, and of two examples side by side no line is cut off. COMMAND is the
built command, with more words for its `build` behind SCREENSHOTS. Ends with status 1 if anything is wrong.
"""

import pathlib
import subprocess
import sys
import tempfile

from playwright.sync_api import expect, sync_playwright

import pages

LINE = "let title = \"a line of code that is longer than half a desktop is wide\""


def example(mark, line):
    call = "" if mark.startswith("incorrect") else "        super.viewDidAppear(animated)\n"
    return (
        f"```swift {mark}\nclass Screen: UIViewController {{\n"
        f"    override func viewDidAppear(_ animated: Bool) {{\n{call}        {line}\n    }}\n}}\n```\n")


def pair(heading, line):
    return f"## {heading}\n\n" + example("incorrect finding=missing-super", line) + "\n" + example("correct", line)


CONTENT = {
    "lifeguard.yml": "title: Lifeguard\nrepository-url: https://example.com/owner/name\nreference: true\n",
    "index.md": (
        "# Home\n\nSee [`a_name_with_lines`](other.md#code), and `more`.\n\n## Code\n\n```swift\n"
        "let words = \"a first line of code that reaches to where the button is\"\n```\n\n"
        "```swift\nlet few = 2\nlet words = \"a second line of code that reaches to where the button is\"\n```\n"),
    "other.md": "# Other\n\n## Code\n\n" + pair("Short", "print(1)") + "\n" + pair("Long", LINE),
}


def look_at_brand(browser, home):
    page = browser.new_page(viewport={"width": 320, "height": 640})
    page.goto(home)
    name = page.locator(".brand")
    expect(name).to_have_text("Lifeguard")
    lines = name.evaluate("""(brand) => {
      const range = document.createRange();
      range.selectNodeContents(brand.lastChild);
      return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    }""")
    assert lines == 1, f"the name of the site stands in {lines} lines at 320 px"
    for what in [page.get_by_role("button", name="Pages"), page.get_by_role("link", name="Source")]:
        box = what.bounding_box()
        assert box["width"] >= 40 and box["x"] + box["width"] <= 320, f"{what} is at {box}"
    page.close()


def look_at_underline(browser, home):
    """Where the underscore of the font ends, and where the line of the link begins, both in px below the letters."""
    page = browser.new_page()
    page.goto(home)
    end, begin = page.locator("main a code").evaluate("""(code) => {
      const style = getComputedStyle(code);
      const context = document.createElement("canvas").getContext("2d");
      context.font = `${style.fontSize} ${style.fontFamily}`;
      const link = getComputedStyle(code.closest("a"));
      return [context.measureText("_").actualBoundingBoxDescent, parseFloat(link.textUnderlineOffset)];
    }""")
    assert end > 0 and begin >= end + 1, f"an underscore ends {end} px below the letters, and the line begins at {begin}"
    page.close()


def look_at_copying(browser, home):
    context = browser.new_context(viewport={"width": 375, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(home)
    assert page.evaluate("matchMedia('not (hover: hover)').matches")
    # A first line that is short leaves room beside it, and one that is long has the button above it.
    for index, is_long in enumerate([True, False]):
        button = page.locator(".copy").nth(index)
        expect(button).to_have_css("opacity", "1")
        line = page.locator("main pre code").nth(index).evaluate("""(code) => {
          const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const boxes = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(node);
            boxes.push(...range.getClientRects());
          }
          const first = boxes.filter((box) => Math.abs(box.top - boxes[0].top) < 4);
          return { top: boxes[0].top, right: Math.max(...first.map((box) => box.right)) };
        }""")
        box = button.bounding_box()
        is_above, is_beside = box["y"] + box["height"] <= line["top"], line["right"] <= box["x"]
        assert is_above == is_long and is_above != is_beside, f"block {index}: the button is at {box}, the line at {line}"
    context.close()


def look_at_what_is_cut_off(browser, home):
    """A side behind which there is more fades, and nothing else does."""
    context = browser.new_context(viewport={"width": 375, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(home)
    blocks = page.locator("main pre")
    block = blocks.first
    assert block.evaluate("block => block.scrollWidth - block.clientWidth") > 40
    block.scroll_into_view_if_needed()

    def fading():
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        style = "block => ['--before', '--behind'].map((name) => parseFloat(getComputedStyle(block).getPropertyValue(name)))"
        return [length > 0 for length in block.evaluate(style)]

    def fades(before, behind, where):
        """A busy browser measures the block some frames after the change."""
        for _ in range(100):
            if fading() == [before, behind]:
                return
        raise AssertionError(f"{where}, before and behind: {fading()}")

    fades(False, True, "at its beginning")
    block.evaluate("block => { block.scrollLeft = (block.scrollWidth - block.clientWidth) / 2 }")
    fades(True, True, "in its middle")
    block.evaluate("block => { block.scrollLeft = block.scrollWidth }")
    fades(True, False, "at its end")
    expect(block).not_to_have_css("mask-image", "none")
    # What has the focus has a line around it, which a mask would hide.
    block.focus()
    page.keyboard.press("ArrowLeft")
    expect(block).to_have_css("mask-image", "none")
    block.blur()
    page.set_viewport_size({"width": 1440, "height": 900})
    fades(False, False, "where all is seen")
    context.close()


def look_at_pairs(browser, home, screenshots):
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(home.replace("index.html", "other.html"))
    pairs = page.locator(".examples.pair")
    expect(pairs).to_have_count(2)
    for index, is_beside in enumerate([True, False]):
        blocks = pairs.nth(index).locator("pre")
        boxes = [block.bounding_box() for block in blocks.all()]
        assert (abs(boxes[0]["y"] - boxes[1]["y"]) < 2) == is_beside, f"pair {index}: {boxes}"
        cut = blocks.evaluate_all("blocks => blocks.map((block) => block.scrollWidth - block.clientWidth)")
        assert cut == [0, 0], f"pair {index} is cut off by {cut} px"
    if screenshots:
        page.screenshot(path=f"{screenshots}/details-pairs.png", full_page=True)
    page.close()


def main():
    command, browser_path = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    screenshots = sys.argv[3] if len(sys.argv) > 3 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = pathlib.Path(folder)
        pages.written(root / "Content", CONTENT)
        done = subprocess.run(
            [command, "build", "--output", "site"] + sys.argv[4:], cwd=folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.returncode == 0, done.stdout
        home = (root / "site/index.html").as_uri()
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        look_at_brand(browser, home)
        look_at_underline(browser, home)
        look_at_copying(browser, home)
        look_at_what_is_cut_off(browser, home)
        look_at_pairs(browser, home, screenshots)
        browser.close()
    print("details: name, underscores, buttons, edges and pairs are as they should be")


main()
