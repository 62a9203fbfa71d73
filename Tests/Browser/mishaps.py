"""What goes wrong around a reader, on a built site: what is slow, missing or refused, and two keys at once.

    mishaps.py SITE BROWSER

Ends with status 1 if anything is wrong.
"""

import re
import sys

from playwright.sync_api import expect, sync_playwright

from pages import served, site_of

SEARCH = ".search-dialog"
FIELD = f"{SEARCH} input"


def skips(page, address):
    """The first stop of the tab key lies above the head of the site."""
    page.goto(address + "navigation.html")
    page.keyboard.press("Tab")
    top = page.evaluate("""() => {
      const { left, top, width, height } = document.activeElement.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === document.activeElement;
    }""")
    assert top, "something lies on the link that skips to the content"


def asked_twice(page, address):
    """The search that is asked for twice opens once."""
    page.goto(address + "index.html")
    page.locator(".masthead .search-open").dblclick()
    expect(page.locator(FIELD)).to_be_focused()
    page.wait_for_timeout(300)
    expect(page.locator(SEARCH)).to_have_count(1)
    page.keyboard.type("sheet")
    expect(page.locator(".search-result").first).to_be_visible()
    page.locator(".search-close").click()
    expect(page.locator(SEARCH)).not_to_be_visible()


def missing(page, address):
    """Where the search cannot be loaded, that is said, and the next time it is there."""
    page.route("**/assets/search-dialog.js*", lambda route: route.abort())
    page.goto(address + "index.html")
    page.locator(".masthead .search-open").click()
    expect(page.get_by_text("The search could not be loaded.")).to_be_visible()
    page.unroute("**/assets/search-dialog.js*")
    page.locator(".masthead .search-open").click()
    expect(page.locator(FIELD)).to_be_focused()
    expect(page.get_by_text("The search could not be loaded.")).to_have_count(0)


def slow(page, address):
    """While the search is being loaded a reader can change his mind; Enter opens what was asked for once it is found."""
    held = []
    page.route("**/assets/search-dialog.js*", lambda route: held.append(route))
    page.goto(address + "examples/index.html")
    page.locator(".masthead .search-open").click()
    page.get_by_label("Words").focus()
    page.keyboard.type("sheet")
    expect(page.get_by_label("Words")).to_have_value("sheet")
    for route in held:
        route.continue_()
    page.wait_for_timeout(500)
    expect(page.locator(SEARCH)).to_have_count(0)
    page.unroute("**/assets/search-dialog.js*")
    page.keyboard.press("Control+k")
    page.locator(FIELD).fill("viewDidLoad")
    expect(page.locator(".search-result").first).to_contain_text("viewDidLoad")
    # Nothing of what was asked before; and nothing at all for who leaves, or types on.
    for query, then in [("leak", "Escape"), ("navigation", "Backspace"), ("rotation", None)]:
        waiting = []
        page.route("**/assets/search/*", lambda route: waiting.append(route))
        page.locator(FIELD).fill(query)
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        assert page.url.endswith("#text=sheet"), page.url
        assert waiting, f"{query} is no word of a part that was not loaded"
        if then:
            page.keyboard.press(then)
        for route in waiting:
            route.continue_()
        page.unroute("**/assets/search/*")
        if not then:
            break
        page.wait_for_timeout(500)
        assert page.url.endswith("#text=sheet"), page.url
        if then == "Escape":
            expect(page.locator(SEARCH)).to_be_hidden()
            page.keyboard.press("Control+k")
    page.wait_for_url("**/rotation.html*")


def refused(page, address):
    """Where nothing can be put on the clipboard in the new way, the focus stays where it was."""
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(address + "cancelling.html")
    page.get_by_role("button", name="Share").first.press("Enter")
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_role("button", name="Copy text").press("Enter")
    expect(dialog.get_by_role("status")).to_have_text(re.compile("opied"))
    expect(dialog.get_by_role("button", name="Copy text")).to_be_focused()


def playing(page, address):
    """What a reader looks at while it plays stays, and only the words below the bar speak."""
    page.goto(address + "cancelling.html")
    scenario = page.locator("#scenario-cancelled-swipe-counts")
    assert scenario.locator(".stepper :is(output, [role=status])").count() == 0
    scenario.get_by_role("button", name="Next event").click()
    box = scenario.get_by_role("group", name="View controllers")
    box.focus()
    scenario.get_by_role("button", name="Play").dispatch_event("click")
    expect(scenario.get_by_role("slider")).to_have_value(re.compile("[3-7]"), timeout=10_000)
    expect(box).to_be_focused()
    scenario.get_by_role("button", name="Pause").dispatch_event("click")
    before = scenario.get_by_role("slider").input_value()
    scenario.get_by_label("Speed").select_option("½×")
    expect(scenario.get_by_role("slider")).to_have_value(before)


def below_heads(page, address):
    """The row of an address is not left below the head of its table."""
    for number in (2, 5):
        page.goto("about:blank")
        page.goto(f"{address}navigation.html#scenario-push-and-pop/step-{number}")
        row = page.locator("#scenario-push-and-pop tr[aria-current]")
        expect(row).to_have_attribute("data-event", str(number))
        page.wait_for_timeout(600)
        head = page.locator("#scenario-push-and-pop thead th").first.bounding_box()
        top = row.bounding_box()["y"]
        assert top >= head["y"] + head["height"] - 2, f"row {number} is below the head of the table"


def anchors(page, address):
    """A link within the list of examples leaves the choice as it is, and “Show all” the focus in the form."""
    page.goto(address + "examples/index.html#callback=viewDidLoad()")
    count = page.locator(".example-list > li:visible").count()
    group = page.locator(".example-group:visible").last
    group.locator(".permalink").click()
    expect(page.locator(".example-list > li:visible")).to_have_count(count)
    expect(group.locator("h2")).to_be_in_viewport()
    page.get_by_role("button", name="Show all").press("Enter")
    expect(page.get_by_label("Words")).to_be_focused()
    assert page.locator(".example-list > li:visible").count() > count


def main():
    site, browser_path = site_of(sys.argv[1]), sys.argv[2]
    mishaps = [skips, asked_twice, missing, slow, refused, playing, below_heads, anchors]
    with served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for mishap in mishaps:
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            mishap(page, address)
            page.close()
        browser.close()
    print(f"mishaps: {len(mishaps)} are got over")


main()
