"""Looks at the drawn screen of a scenario, and drags its grips by mouse, finger and keyboard.

    screen.py BROWSER [SCREENSHOTS]

The page is made here, and the groups are written by hand as a step file writes them, so no command is needed. An
event shows its views where the group says, animation follows the times of the engine, a drag tells the caller at most
once a frame, and a release goes from the finger to the end. Ends with status 1 if anything is wrong.
"""

import contextlib
import json
import pathlib
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from pages import RULES

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = ["nav", "A", "B", "window", "nav.view", "A.view", "B.view", "container", "Sheet", "Sheet.view"]
NAV, A, B, WINDOW, NAV_VIEW, A_VIEW, B_VIEW, CONTAINER, SHEET, SHEET_VIEW = range(10)
PUSH = 0
# The size of a screen and, on the screen, the place and size of a sheet.
SIZES = {"phone": ((393, 852), (0, 69, 393, 783)), "pad": ((1024, 1366), (160, 44, 704, 1278))}


class Groups:
    """The steps of two scenarios on a device."""

    def __init__(self, device):
        (self.width, self.height), self.sheet = SIZES[device]

    def view(self, number, controller, *subviews, frame=None, top=59, bottom=34):
        return [number, *(frame or (0, 0, self.width, self.height)), top, 0, bottom, 0, controller, 0, *subviews]

    def stack(self, *children):
        return [
            self.view(WINDOW, -1, NAV_VIEW), self.view(NAV_VIEW, NAV, *children),
            self.view(A_VIEW, A, top=103), self.view(B_VIEW, B, top=103)]

    def push(self, progress, *animation):
        lower, upper = -self.width / 3 * progress, self.width * (1 - progress)
        return [PUSH, 0, progress, NAV_VIEW, A_VIEW, lower, 0, 1, B_VIEW, upper, 0, 1, *animation]

    @property
    def pushed(self):
        """A push in half a second, then a rest in which the user can swipe back."""
        return group(
            [("0.000", "B", "viewWillAppear"), ("0.017", "B", "viewIsAppearing"), ("0.517", "B", "viewDidAppear")],
            [
                [controllers(), self.stack(A_VIEW), [], [WINDOW], [self.push(0)], bar(A, 0)],
                [[], self.stack(A_VIEW, B_VIEW), [], None, None, bar(B, 1)],
                [[], self.stack(B_VIEW), [], None, [self.push(1, 0, 0.017, 0.517)]],
            ],
            [[0], [3, "swipeBack", [[], [], [], None, []]]])

    @property
    def sheeted(self):
        """A sheet over A, which the user can pull down, with the keyboard."""
        return group(
            [("0.000", "Sheet", "viewDidAppear")],
            [[
                controllers(SHEET) + [[SHEET, 2, 15, -1, -1, SHEET_VIEW]],
                [self.view(WINDOW, -1, NAV_VIEW, CONTAINER), self.view(NAV_VIEW, NAV, A_VIEW),
                 self.view(A_VIEW, A, top=103), self.view(CONTAINER, -1, SHEET_VIEW),
                 self.view(SHEET_VIEW, SHEET, frame=self.sheet, top=0)],
                [], [WINDOW], [], bar(A, 0), 1,
            ]],
            [[1, "sheetSwipe", []]])


def controllers(presented=-1):
    return [[NAV, 2, 15, -1, presented, NAV_VIEW], [A, 2, 15, NAV, -1, A_VIEW], [B, 2, 15, NAV, -1, B_VIEW]]


def bar(title, has_back):
    return [[NAV, 0, 103, title, has_back]]


def group(events, changes, rests):
    listed = [[seconds, 1, receiver, call] for seconds, receiver, call in events]
    return {"label": "iOS 26", "ios": 26, "events": listed, "names": NAMES, "changes": changes, "rests": rests}


SCRIPT = """
const groups = GROUPS;
const WIDTH = groups.PUSHED.changes[0][1][0][3];
const lower = (progress) => -WIDTH / 3 * (1 - progress);
const calls = [];
const held = (kind, progress) => {
  const group = structuredClone(groups.PUSHED);
  group.events = [["1.000", 1, "B", "viewWillDisappear"]];
  const row = [1, 1, progress, 4, 6, WIDTH * progress, 0, 1, 5, lower(progress), 0, 1];
  const [first, second] = groups.PUSHED.changes;
  group.changes = [[first[0], second[1], [], [3], [[1, 1, 0, 4, 6, 0, 0, 1, 5, lower(0), 0, 1]], second[5]]];
  group.rests = [[0, "swipeBack", []], [1, "swipeBack", [[], [], [], null, [row]]]];
  return group;
};
const released = (kind, progress, isCancelled) => {
  const isDone = !isCancelled && progress > 0.5;
  const group = held(kind, progress);
  const end = isDone ? 1 : 0;
  group.events.push(["1.300", 2, isDone ? "A" : "B", "viewDidAppear"]);
  const row = [1, isDone ? 2 : 3, end, 4, 6, WIDTH * end, 0, 1, 5, lower(end), 0, 1,
    progress, 1, 1.3, WIDTH * progress, 0, lower(progress), 0];
  const views = [[...groups.PUSHED.changes[0][1][1].slice(0, 11), isDone ? 5 : 6]];
  group.changes.push([[], views, [], null, [row]]);
  group.rests = [[0, "swipeBack", []], [2, isDone ? "" : "swipeBack", [[], [], [], null, []]]];
  return group;
};
const decode = window.lifeguardStates.decode;
const make = (device) => {
  const screen = window.lifeguardScreen.create({
    device,
    onDrag(kind, progress, step) {
      calls.push(["drag", kind, progress, step]);
      if (kind === "swipeBack") { const group = held(kind, progress); screen.showRest(group, decode(group), 1); }
    },
    onRelease(kind, progress, step, isCancelled) {
      calls.push(["release", kind, progress, step, isCancelled]);
      if (kind !== "swipeBack") return undefined;
      const group = released(kind, progress, isCancelled);
      return screen.settle(group, decode(group), 1).then(() => calls.push(["settled"]));
    },
  });
  return screen;
};
const screen = make("phone");
document.querySelector("main").append(screen.element);
window.look = (name, index, seconds) => screen.show(groups[name], decode(groups[name]), index, seconds);
window.calls = calls;
look("PUSHED", 0);
"""

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'self' file:; style-src 'self' file:; script-src 'self' file:">
<title>Screen</title>STYLES</head>
<body><main><h1>Screen</h1></main>SCRIPTS</body></html>
"""


def write_page(folder, device="phone"):
    styles = [ROOT / "Site/styles/a-tokens.css", ROOT / "Site/styles/b-base.css", ROOT / "Site/assets/screen.css"]
    scripts = ["stepper-parts", "stepper-state", "screen-parts", "screen"]
    groups = Groups(device)
    script = SCRIPT.replace("GROUPS", json.dumps({"PUSHED": groups.pushed, "SHEETED": groups.sheeted}))
    (folder / f"{device}.js").write_text(script.replace('make("phone")', f'make("{device}")'))
    paths = [ROOT / f"Site/assets/{name}.js" for name in scripts] + [folder / f"{device}.js"]
    page = PAGE.replace("STYLES", "".join(f'<link rel="stylesheet" href="{path.as_uri()}">' for path in styles))
    path = folder / f"{device}.html"
    path.write_text(page.replace("SCRIPTS", "".join(f'<script src="{path.as_uri()}"></script>' for path in paths)))
    return path.as_uri()


@contextlib.contextmanager
def opened(browser, address, **options):
    context = browser.new_context(**options)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.goto(address)
    yield page
    assert not errors, errors
    context.close()


def left_of(page, name):
    """The left edge of a controller's box, in parts of the screen's width."""
    return page.evaluate("""(name) => {
      const screen = document.querySelector(".screen-picture").getBoundingClientRect();
      const label = [...document.querySelectorAll(".screen-name")].find((one) => one.textContent === name);
      return label ? (label.parentElement.getBoundingClientRect().left - screen.left) / screen.width : null;
    }""", name)


def near(number, other):
    return number is not None and abs(number - other) < 0.01


def picture(page):
    return page.get_by_role("img")


def calls(page, name):
    return page.evaluate("(name) => calls.filter((call) => call[0] === name)", name)


def settled(page, count=1):
    page.wait_for_function("(count) => calls.filter((call) => call[0] === 'settled').length === count", arg=count)


def look_at_events(page):
    expect(picture(page)).to_have_attribute("aria-label", "iPhone. B on top of A, 0 % of a push")
    assert near(left_of(page, "A"), 0) and left_of(page, "B") is None, "B is not in the tree yet"
    page.evaluate("look('PUSHED', 1)")
    assert near(left_of(page, "B"), 1), "B waits at the right edge"
    page.evaluate("look('PUSHED', 1, 0.267)")
    assert near(left_of(page, "B"), 0.5) and near(left_of(page, "A"), -1 / 6), "half of the animation is half of the way"
    expect(picture(page)).to_have_attribute("aria-label", "iPhone. B on top of A, 50 % of a push")
    page.evaluate("look('PUSHED', 2)")
    assert near(left_of(page, "B"), 0) and left_of(page, "A") is None
    expect(picture(page)).to_have_attribute("aria-label", "iPhone. B on screen")
    expect(page.locator(".screen-title")).to_have_text("B")
    expect(page.locator(".screen-back")).to_have_count(1)


def look_at_calm(browser, address):
    with opened(browser, address, reduced_motion="reduce") as page:
        page.evaluate("look('PUSHED', 1, 0.267)")
        assert near(left_of(page, "B"), 1), "with reduced motion only the states of events are shown"
        grip = page.get_by_role("slider", name="Swipe back")
        page.evaluate("look('PUSHED', 2)")
        grip.press("ArrowRight")
        # Nothing goes on behind the release.
        count = grip.evaluate("""async (grip) => {
          grip.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
          await new Promise(requestAnimationFrame);
          return calls.filter((call) => call[0] === "settled").length;
        }""")
        assert count == 1, "with reduced motion the end is shown at once"


def drag(page, x, y=0, steps=12):
    box = page.get_by_role("slider").bounding_box()
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] + x, at[1] + y, steps=steps)
    page.wait_for_timeout(60)


def look_at_mouse(page):
    page.evaluate("look('PUSHED', 2)")
    width = picture(page).bounding_box()["width"]
    drag(page, width * 0.4)
    assert near(left_of(page, "B"), 0.4), f"B is at {left_of(page, 'B')}, the finger at 0.4"
    expect(picture(page)).to_have_attribute("aria-label", "iPhone. B on top of A, 40 % of a swipe back")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "40 % of the way")
    drags = calls(page, "drag")
    assert drags and all(call[1] == "swipeBack" and call[3] == 1 for call in drags), drags
    page.mouse.up()
    assert near(calls(page, "release")[0][2], 0.4)
    settled(page)
    assert near(left_of(page, "B"), 0) and left_of(page, "A") is None, "a cancelled swipe leaves B"
    drag(page, width * 0.8)
    page.mouse.up()
    settled(page, 2)
    assert near(left_of(page, "A"), 0) and left_of(page, "B") is None, "a finished swipe shows A"
    expect(page.locator(".screen [aria-live]")).to_have_text("iPhone. A on screen")


def look_at_frames(page):
    """The caller hears once a frame, however often the finger moves."""
    page.evaluate("look('PUSHED', 2)")
    count = page.evaluate("""async () => {
      const grip = document.querySelector(".screen-grip:not([hidden])");
      const before = calls.length;
      grip.setPointerCapture = () => {};
      const send = (name, x) => grip.dispatchEvent(new PointerEvent(name, { clientX: x, pointerId: 5, button: 0 }));
      send("pointerdown", 0);
      for (let x = 1; x < 100; x += 1) send("pointermove", x);
      const within = calls.length - before;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const after = calls.length - before;
      send("pointercancel", 99);
      return [within, after];
    }""")
    assert count == [0, 1], f"99 moves in a frame told the caller {count} times"


def look_at_keys(page):
    page.evaluate("look('PUSHED', 2)")
    grip = page.get_by_role("slider", name="Swipe back")
    grip.focus()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(grip).to_have_attribute("aria-valuenow", "60")
    page.wait_for_timeout(60)
    assert near(left_of(page, "B"), 0.6)
    page.keyboard.press("Escape")
    assert near(calls(page, "release")[-1][2], 0.6) and calls(page, "release")[-1][4], "Escape lets go there, cancelled"
    settled(page)
    expect(grip).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Space")
    assert calls(page, "release")[-1][2] == 1
    settled(page, 2)
    expect(grip).to_be_hidden()
    assert page.evaluate("document.activeElement.className") == "screen-frame", "the focus stays at the screen"


def look_at_haste(page):
    """A swipe that begins while the last one settles waits, and another state ends the settling."""
    page.evaluate("look('PUSHED', 2)")
    grip = page.get_by_role("slider", name="Swipe back")
    grip.focus()
    for key in ("ArrowRight", "Enter", "End", "Enter"):
        page.keyboard.press(key)
    settled(page)
    assert len(calls(page, "release")) == 1, calls(page, "release")
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.evaluate("look('PUSHED', 0)")
    settled(page, 2)


def look_at_sheet(page, screenshots):
    page.evaluate("look('SHEETED', 0)")
    expect(picture(page)).to_have_attribute("aria-label", "iPhone. Sheet on screen over A, with the keyboard")
    grip = page.get_by_role("slider", name="Pull down the sheet").bounding_box()
    box = picture(page).bounding_box()
    assert abs(grip["y"] - box["y"] - box["height"] * 69 / 852) < 2, "the grip stands at the top of the card"
    if screenshots:
        page.locator("main").screenshot(path=f"{screenshots}/sheet.png")
    drag(page, 0, box["height"] * 783 / 852 / 2)
    assert near(calls(page, "drag")[-1][2], 0.5), calls(page, "drag")[-1]
    page.mouse.up()


def look_at_touch(browser, address):
    with opened(browser, address, viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True) as page:
        page.evaluate("look('PUSHED', 2); document.body.style.minHeight = '200vh'")
        box = page.get_by_role("slider").bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24, f"the grip is {box}"
        session = page.context.new_cdp_session(page)
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        width = picture(page).bounding_box()["width"]

        def touch(kind, *points):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        touch("touchStart", at)
        for part in range(1, 11):
            touch("touchMove", {"x": at["x"] + width * 0.07 * part, "y": at["y"] - 12 * part})
        page.wait_for_timeout(60)
        assert near(left_of(page, "B"), 0.7), f"under the finger B is at {left_of(page, 'B')}"
        assert page.evaluate("scrollY") == 0, "the page scrolls away under the finger"
        touch("touchEnd")
        settled(page)
        assert near(left_of(page, "A"), 0)


def look_at_shots(browser, addresses, screenshots):
    for device, scheme, width in [
            ("phone", "light", 1280), ("phone", "dark", 390), ("pad", "light", 1280), ("pad", "dark", 390)]:
        options = {"viewport": {"width": width, "height": 700}, "color_scheme": scheme}
        with opened(browser, addresses[device], **options) as page:
            page.evaluate("look('PUSHED', 1, 0.267)")
            box = page.locator(".screen").bounding_box()
            assert box["x"] + box["width"] <= width, f"the {device} is wider than {width} px"
            for name in ["PUSHED", "SHEETED"]:
                page.evaluate("(name) => look(name, name === 'PUSHED' ? 2 : 0)", name)
                if screenshots:
                    page.screenshot(path=f"{screenshots}/{device}-{scheme}-{name.lower()}.png")
                found = Axe().run(page, options={"runOnly": RULES, "preload": False}).response["violations"]
                assert not found, [(one["id"], one["nodes"][0]["html"]) for one in found]


def main(executable, screenshots=None):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable)
        addresses = {device: write_page(pathlib.Path(folder), device) for device in ["phone", "pad"]}
        for look in [look_at_events, look_at_mouse, look_at_frames, look_at_keys, look_at_haste]:
            with opened(browser, addresses["phone"]) as page:
                look(page)
        with opened(browser, addresses["phone"]) as page:
            look_at_sheet(page, screenshots)
        look_at_calm(browser, addresses["phone"])
        look_at_touch(browser, addresses["phone"])
        look_at_shots(browser, addresses, screenshots)
        browser.close()
    print("the screen follows events, clock, mouse, finger and keyboard")


main(*sys.argv[1:])
