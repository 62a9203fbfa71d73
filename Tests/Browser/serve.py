"""Looks at the preview in a browser: a page that is changed, broken and mended while it is open.

    serve.py COMMAND BROWSER [SCREENSHOTS]

COMMAND is the built command, BROWSER the path of a Chromium, and SCREENSHOTS a folder for pictures of
what a reader sees. Ends with status 1 if anything is wrong.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import expect, sync_playwright

BOX = "#lifeguard-problems"
# The machine may be slow; a browser that is told of nothing waits for as long.
PATIENCE = 30_000


def serve(command, folder, port=0):
    process = subprocess.Popen(
        [command, "serve", "--content", "Guide", "--port", str(port)], cwd=folder,
        stdout=subprocess.PIPE, text=True, encoding="utf-8")
    for line in process.stdout:
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if address:
            return process, int(address[1])
    sys.exit("the server has ended")


def picture(page, folder, name):
    if folder:
        page.screenshot(path=str(pathlib.Path(folder) / f"{name}.png"))


def follow(page, home, port, screenshots):
    text = home.read_text(encoding="utf-8")
    page.goto(f"http://127.0.0.1:{port}/")
    heading = page.locator("main h1")
    expect(heading).to_be_visible()
    expect(page.locator(BOX)).to_have_count(0)

    home.write_text(re.sub(r"(?m)^# .*$", "# Another title", text, count=1), encoding="utf-8")
    expect(heading).to_have_text("Another title", timeout=PATIENCE)

    broken = text.replace("    Screen.viewIsAppearing\n", "", 1)
    assert broken != text
    home.write_text(broken, encoding="utf-8")
    expect(page.locator(f"{BOX} h2")).to_contain_text("1 disagreements", timeout=PATIENCE)
    expect(page.locator(f"{BOX} pre")).to_contain_text("Guide/index.md:")
    expect(page.locator(BOX)).to_have_attribute("role", "alert")
    expect(page.locator(".badge.wrong")).to_have_text("does not hold")
    expect(page.locator(".badge.verified")).to_have_count(0)
    picture(page, screenshots, "serve-broken")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than a phone"
    picture(page, screenshots, "serve-broken-phone")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Hide").click()
    expect(page.locator(BOX)).to_have_count(0)

    # A slip in the configuration keeps the site from nothing; it is shown above the page all the same.
    home.with_name("lifeguard.yml").write_text("titel: x\n", encoding="utf-8")
    expect(page.locator(f"{BOX} pre")).to_contain_text("lifeguard.yml:1:1", timeout=PATIENCE)
    home.with_name("lifeguard.yml").write_text("title: Mended\n", encoding="utf-8")
    home.write_text(text, encoding="utf-8")
    expect(page.locator(BOX)).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".badge.verified")).to_have_count(1)
    expect(page.get_by_role("banner")).to_contain_text("Mended", timeout=PATIENCE)
    picture(page, screenshots, "serve-mended")


def look_at_marked_line(page, port):
    """The bar of a line to blame stays at the edge of a phone while its code is scrolled beneath it."""
    page.set_viewport_size({"width": 240, "height": 740})
    page.goto(f"http://127.0.0.1:{port}/examples.html")
    code = page.locator(".example pre:has(mark)").first
    code.scroll_into_view_if_needed()

    def edge():
        box = code.locator("mark").first.bounding_box()
        clip = {"x": code.bounding_box()["x"], "y": box["y"], "width": 12, "height": box["height"]}
        return page.screenshot(clip=clip), page.screenshot(clip={**clip, "y": box["y"] - box["height"]})

    marked, other = edge()
    assert marked != other, "no bar"
    code.evaluate("block => block.scrollLeft = block.scrollWidth")
    assert code.evaluate("block => block.scrollLeft") > 12, "nothing to scroll"
    assert edge()[0] == marked, "the bar is scrolled away"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"http://127.0.0.1:{port}/")


def main():
    command, browser_path = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    screenshots = sys.argv[3] if len(sys.argv) > 3 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        subprocess.run([command, "new", "Guide"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        home = pathlib.Path(folder) / "Guide" / "index.md"
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        said = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        process, port = serve(command, folder)
        try:
            follow(page, home, port, screenshots)
            look_at_marked_line(page, port)
            assert not said, said
            # The server comes back with what was written meanwhile.
            process.terminate()
            process.wait()
            text = home.read_text(encoding="utf-8")
            home.write_text(re.sub(r"(?m)^# .*$", "# Back", text, count=1), encoding="utf-8")
            process, _ = serve(command, folder, port)
            expect(page.locator("main h1")).to_have_text("Back", timeout=PATIENCE)
        finally:
            process.terminate()
            process.wait()
        browser.close()
    print("the preview follows its folder")


if __name__ == "__main__":
    main()
