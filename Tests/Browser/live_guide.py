"""The site on which live.py and live_mishaps.py try the simulator in the page, and what both do on the site."""

import re
import subprocess

from playwright.sync_api import expect

import pages

GUIDE = """# Guide

```scenario swipe-back ios=9...26
let New = UIViewController(), Current = UIViewController()
let nav = UINavigationController(New)
window.rootViewController = nav
nav.pushViewController(Current, animated: true)

when "the user swipes back, then lets go" {
    user.beginSwipeBack()
    user.cancelSwipe()
}
require never New.viewDidAppear
```

"""

MISTAKE = """
## A mistake

```swift incorrect finding=missing-super
override func viewWillAppear(_ animated: Bool) {
    title = "Feed"
}
```

```swift correct
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Feed"
}
```
"""


def site_of(command, module, folder):
    content = folder / "Content"
    pages.written(content, {
        "index.md": f"{GUIDE}{MISTAKE}\n[The finding](findings/mistake.md)\n",
        "findings/mistake.md": f"# A finding\n{MISTAKE}",
    })
    output = folder / "deep" / "site"
    output.parent.mkdir()
    for options in (["--module", module], []):
        target = output if options else folder / "plain"
        subprocess.run(
            [command, "build", "--content", content, "--theme", "Site", *options, "--output", target, "--no-cache"],
            check=True, capture_output=True)
    return output


def scenario(page):
    return page.locator("#scenario-swipe-back")


def opened(page):
    """The editor of the scenario, and the answer of the first run."""
    scenario(page).get_by_role("button", name="Edit this scenario").click()
    expect(scenario(page).locator(".live-verdict")).to_have_text("The check holds.", timeout=60_000)
    return scenario(page).get_by_role("textbox")


def drag(page, part):
    """Drags the grip at the left edge of the screen by a part of the way, and lets go; returns the top of the screen."""
    grip = scenario(page).get_by_role("slider", name="Swipe back")
    expect(grip).to_be_visible(timeout=60_000)
    picture = scenario(page).locator(".screen-picture").bounding_box()
    box = grip.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(x + picture["width"] * part * step / 5, y)
        page.wait_for_timeout(60)
    percent = int(grip.get_attribute("aria-valuenow"))
    assert abs(percent - 100 * part) < 8, percent
    # The views stand where the simulator says: the label of the picture tells how far.
    expect(scenario(page).locator(".screen-picture")).to_have_attribute(
        "aria-label", re.compile(rf"\b{percent} ?%"), timeout=20_000)
    top = scenario(page).locator(".screen").bounding_box()["y"]
    page.mouse.up()
    return top


# The longest time in which a timer of the page had to wait, in milliseconds.
WATCH = """() => {
  let [last, gap] = [performance.now(), 0];
  const timer = setInterval(() => { gap = Math.max(gap, performance.now() - last); last = performance.now(); }, 10);
  window.longestGap = () => { clearInterval(timer); return Math.round(Math.max(gap, performance.now() - last)); };
}"""
