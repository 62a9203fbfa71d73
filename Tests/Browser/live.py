"""Edits scenarios and examples in the page, and asks what would happen otherwise, with the real simulator.

    live.py COMMAND MODULE BROWSER [SCREENSHOTS]

COMMAND is the built command, MODULE the compressed simulator for the browser, BROWSER the path of a Chromium, and
SCREENSHOTS a folder for pictures of what a reader sees. Ends with status 1 if anything is wrong.
"""

import pathlib
import re
import shutil
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

import live_mishaps
import pages
from live_guide import WATCH, drag, opened, scenario, site_of


def edits(page):
    """Breaks the code, mends it, changes what happens, and goes back to what is published."""
    field = opened(page)
    before = scenario(page).locator("tr.event").count()
    text = field.input_value()
    field.fill(text.replace("user.cancelSwipe()", "user.cancelSwip()"))
    problem = scenario(page).locator(".editor-problems button").first
    expect(problem).to_contain_text("cancelSwip")
    expect(problem).to_contain_text("8:5")
    problem.press("Enter")
    place = field.evaluate("field => field.value.slice(0, field.selectionStart).split('\\n').length")
    assert place == 8, place
    # Code that is no Swift leaves the last table, which says so.
    field.fill(text.replace("user.cancelSwipe()", "user.cancelSwipe("))
    expect(scenario(page)).to_have_class(re.compile("is-stale"))
    field.fill(text.replace("user.cancelSwipe()", "user.finishSwipe()"))
    expect(scenario(page).locator(".live-verdict")).to_contain_text("1 error")
    expect(scenario(page).locator(".live-summary")).to_contain_text("First difference")
    expect(scenario(page).locator("tr.event.is-new").first).to_be_visible()
    field.fill(text)
    expect(scenario(page).locator(".live-verdict")).to_have_text("The check holds.")
    expect(scenario(page).locator("tr.event")).to_have_count(before)
    field.fill(f"{text}// mine\n")
    expect(scenario(page).locator(".badges")).to_contain_text("edited")
    expect(scenario(page).locator(".badge.verified")).to_be_hidden()
    scenario(page).get_by_role("button", name="Reset").click()
    expect(scenario(page).locator(".live-status")).to_have_text("The published code is back.")
    expect(scenario(page).locator(".badge.verified")).to_be_visible()
    # The editor stays, so that the reader can undo the reset.
    page.keyboard.press("Control+z")
    expect(field).to_have_value(f"{text}// mine\n")
    scenario(page).get_by_role("button", name="Reset").click()
    expect(field).to_have_value(text)
    scenario(page).get_by_role("button", name="Edit this scenario").click()
    expect(scenario(page).get_by_role("textbox")).to_have_count(0)
    expect(scenario(page).locator(".source code").first).to_be_visible()


def mends(page):
    """Edits an incorrect example until its finding goes."""
    example = page.locator(".example.incorrect")
    example.get_by_role("button", name="Edit this example").click()
    expect(example.locator(".live-verdict")).to_contain_text("1 finding", timeout=60_000)
    field = example.get_by_role("textbox")
    expect(example.locator(".editor-problems")).to_contain_text("missing-super")
    field.fill(field.input_value().replace("    title", "    super.viewWillAppear(animated)\n    title"))
    expect(example.locator(".live-verdict")).to_have_text("The finding missing-super is gone.")
    # The label is about the published code.
    expect(example.locator(".example-mark")).to_contain_text("edited")
    expect(example.locator(".example-mark .runs")).to_be_hidden()
    example.get_by_role("button", name="Reset this example").click()
    expect(example.get_by_role("textbox")).to_have_count(0)
    expect(example.locator(".example-mark .runs")).to_be_visible()


def asks(page):
    """Turns the version, without the editor: the first difference is told."""
    choice = scenario(page).locator(".live-bar").get_by_label("Version")
    values = choice.locator("option").evaluate_all("options => options.map(option => option.value)")
    # The versions of the scenario come first.
    assert sorted(values, key=int)[0] == "7" and values[0] == "26", values
    groups = choice.locator("optgroup").evaluate_all("groups => groups.map(group => [group.label, group.children.length])")
    assert [label for label, _ in groups] == ["In this scenario", "Beyond this scenario"], groups
    assert sum(count for _, count in groups) == len(values), groups
    choice.select_option("12")
    summary = scenario(page).locator(".live-summary")
    expect(summary).to_have_text(
        "First difference, event 3: iOS 12 does not call New.viewIsAppearing(animated: true).", timeout=60_000)
    expect(summary).to_be_in_viewport()
    expect(scenario(page).locator(".badges")).to_contain_text("not judged")
    expect(scenario(page).locator("caption")).to_contain_text("iOS 12")
    expect(scenario(page).locator("tr.event", has_text="viewIsAppearing")).to_have_count(0)
    scenario(page).locator(".live-bar").get_by_label("Swipe").select_option("finish")
    expect(scenario(page).locator(".source code").first).to_contain_text("user.finishSwipe()")
    expect(scenario(page).locator("tr.event", has_text="Newview").last).to_contain_text("viewDidAppear")
    scenario(page).get_by_role("button", name="Reset").click()
    expect(scenario(page).locator("caption")).to_contain_text("iOS 26")
    expect(choice).to_have_value("26")


def swipes(page):
    """Drags the swipe back and lets go, by mouse and by keyboard; drags it all the way."""
    scenario(page).get_by_role("button", name="Screen").click()
    top = drag(page, 0.3)
    result = scenario(page).locator(".screen-result")
    expect(result).to_contain_text("You let go", timeout=20_000)
    expect(result).to_contain_text("New.viewWillAppear")
    expect(result).not_to_contain_text("New.viewDidAppear")
    expect(scenario(page).locator(".source code").first).to_contain_text("user.moveSwipe(to: 0.")
    grip = scenario(page).get_by_role("slider", name="Swipe back")
    grip.focus()
    # The code above the screen is longer now.
    assert abs(scenario(page).locator(".screen").bounding_box()["y"] - top) < 3, "the screen moves after a swipe"
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(grip).to_have_attribute("aria-valuenow", "30")
    expect(result).to_be_empty(timeout=20_000)
    page.keyboard.press("Escape")
    # A swipe that begins while the last one settles would take its place.
    for key in ("End", "Enter"):
        page.keyboard.press(key)
    expect(result).to_contain_text("You let go", timeout=20_000)
    expect(grip).to_be_focused()
    twice = re.compile(r"moveSwipe\(to: 0\.[\s\S]*moveSwipe\(to: 0\.3")
    expect(scenario(page).locator(".source code").first).to_contain_text(twice)
    drag(page, 0.8)
    expect(result).to_contain_text("went through", timeout=20_000)
    expect(result).to_contain_text("New.viewDidAppear")
    # The control follows the code; one swipe can be undone.
    swipe = scenario(page).locator(".live-bar").get_by_label("Swipe").locator("option:checked")
    expect(swipe).to_have_text("in the code")
    result.get_by_role("button", name="Undo the swipe").click()
    expect(scenario(page).locator(".source code").first).to_contain_text(twice)
    expect(scenario(page).locator(".source code").first).not_to_contain_text("finishSwipe")
    expect(swipe).to_have_text("cancelled")
    scenario(page).get_by_role("button", name="Reset").click()
    expect(scenario(page).locator(".source code").first).not_to_contain_text("moveSwipe")


def undoes(page):
    """A swipe that goes through takes the place of the published one; undone, the published run is back."""
    code = scenario(page).locator(".source code").first
    published = code.inner_text()
    scenario(page).get_by_role("button", name="Screen").click()
    grip = scenario(page).get_by_role("slider", name="Swipe back")
    expect(grip).to_be_visible(timeout=60_000)
    for key in ("End", "Enter"):
        grip.press(key)
    result = scenario(page).locator(".screen-result")
    expect(result).to_contain_text("The checks and the steps that the swipe replaces are gone.", timeout=20_000)
    swipe = scenario(page).locator(".live-bar").get_by_label("Swipe").locator("option:checked")
    expect(swipe).to_have_text("finished, in the code")
    result.get_by_role("button", name="Undo the swipe").click()
    expect(result).to_have_text("The code is as it was before your swipe.")
    expect(code).to_have_text(published, use_inner_text=True)
    expect(swipe).to_have_text("cancelled")
    expect(scenario(page).get_by_role("button", name="Reset")).to_be_hidden()
    expect(scenario(page).locator(".badge.verified")).to_be_visible()
    # A choice that was made before the swipe comes back, too.
    animation = scenario(page).locator(".live-bar").get_by_label("Animation")
    animation.select_option("off")
    expect(code).to_contain_text("animated: false")
    for key in ("End", "Enter"):
        grip.press(key)
    expect(animation.locator("option:checked")).to_have_text("not animated, in the code", timeout=20_000)
    result.get_by_role("button", name="Undo the swipe").click()
    expect(result).to_have_text("The code is as it was before your swipe.")
    expect(animation).to_have_value("off")
    expect(code).to_contain_text("cancelSwipe")
    expect(scenario(page).locator(".live-summary")).to_have_text(
        "“Animation: animated” and “Animation: not animated”: the same callbacks in the same order.")


def survives(page):
    """Endless code, deep recursion and much text end with a message, and the next run is clean."""
    field = opened(page)
    text = field.input_value()
    for code in ("while true { }", "func f() { f() }\nf()", 'var s = "ab"\nwhile true { s = s + s }', "(" * 5000):
        page.evaluate(WATCH)
        field.fill(f"{text}\nwhen \"more\" {{\n{code}\n}}\n")
        expect(scenario(page).locator(".editor-problems button").first).to_be_visible(timeout=30_000)
        # The page answers meanwhile.
        gap = page.evaluate("longestGap()")
        assert gap < 200, f"the page stood still for {gap} ms with {code[:20]}"
        field.fill(text)
        expect(scenario(page).locator(".live-verdict")).to_have_text("The check holds.", timeout=30_000)


def by_keyboard(page):
    """Everything with keys alone."""
    edit = scenario(page).get_by_role("button", name="Edit this scenario")
    for _ in range(60):
        page.keyboard.press("Tab")
        if edit.evaluate("one => one === document.activeElement"):
            break
    expect(edit).to_be_focused()
    page.keyboard.press("Enter")
    field = scenario(page).get_by_role("textbox")
    expect(field).to_be_focused(timeout=60_000)
    page.keyboard.press("Control+End")
    page.keyboard.type("require never New.viewWillAppear\n")
    expect(scenario(page).locator(".live-verdict")).to_contain_text("1 error")
    page.keyboard.press("F8")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(field).not_to_be_focused()


def looks(page, shots, name):
    if shots:
        page.screenshot(path=str(shots / f"{name}.png"), full_page=True)
    found = Axe().run(page).response["violations"]
    assert not found, [(one["id"], one["nodes"][0]["html"]) for one in found]


def main():
    command, module, browser_path = (pathlib.Path(one).resolve() for one in sys.argv[1:4])
    shots = pathlib.Path(sys.argv[4]) if len(sys.argv) > 4 else None
    folder = pathlib.Path(tempfile.mkdtemp())
    try:
        site = site_of(command, module, folder)
        with sync_playwright() as playwright, pages.served(folder) as server:
            browser = playwright.chromium.launch(executable_path=str(browser_path))
            faults = []

            def page_at(address, requests=None, **options):
                page = browser.new_context(**options).new_page()
                if requests is not None:
                    page.on("request", lambda request: requests.append(request.url))
                page.on("pageerror", lambda error: faults.append(str(error)))
                page.on("console", lambda one: faults.append(one.text) if one.type == "error" else None)
                page.goto(address)
                pages.open_tables(page)
                return page

            addresses = [(site / "index.html").as_uri(), f"{server}deep/site/index.html"]
            for address in addresses:
                requests = []
                page = page_at(address, requests)
                page.wait_for_timeout(300)
                assert [one for one in requests if "live.js" in one], requests
                assert not [one for one in requests if "engine" in one], requests
                for step in (edits, mends, asks, swipes):
                    step(page)
            undoes(page_at(addresses[0]))
            page = page_at(addresses[0])
            survives(page)
            by_keyboard(page_at(addresses[0]))
            for scheme in ("light", "dark"):
                # On a disk axe may not read the styles.
                page = page_at(addresses[1], viewport={"width": 390, "height": 844}, has_touch=True,
                               is_mobile=True, color_scheme=scheme)
                edits(page)
                opened(page)
                looks(page, shots, f"phone-{scheme}")
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
            page = page_at(addresses[1], viewport={"width": 1280, "height": 900})
            asks(page)
            scenario(page).locator(".live-bar").get_by_label("Version").select_option("12")
            expect(scenario(page).locator(".live-summary")).to_be_visible(timeout=60_000)
            looks(page, shots, "wide")
            # Without scripts, and without the simulator, there is no dead button.
            page = page_at(addresses[0], java_script_enabled=False)
            expect(page.get_by_role("button", name="Edit")).to_have_count(0)
            page = page_at((folder / "plain" / "index.html").as_uri())
            expect(page.get_by_role("button", name="Edit")).to_have_count(0)
            expect(page.locator(".colophon")).to_contain_text("Live editing is off")
            live_mishaps.run(browser, f"{server}deep/site/")
            browser.close()
        assert not faults, faults
    finally:
        shutil.rmtree(folder)
    print("live: edited, broken, mended, asked and reset, from a disk and from a server")


main()
