"""Looks for things in a site, in a browser: by keyboard, with slips, from a file and below another path.

    search.py COMMAND BROWSER [SCREENSHOTS]

COMMAND is the built command, BROWSER the path of a Chromium, and SCREENSHOTS a folder for pictures of
what a reader sees. Ends with status 1 if anything is wrong.
"""

import pathlib
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

import pages

SCENARIO = """```scenario swipe-given-up title="A swipe back that is given up"
let A = UIViewController(), B = UIViewController()
let nav = UINavigationController(A)
window.rootViewController = nav
nav.pushViewController(B, animated: false)
when "the user swipes back" {
    user.beginSwipeBack()
}
when "and lets go" {
    user.cancelSwipe()
}
require nav.topViewController == B
```
"""
PAGES = {
    "index.md": "# Home\n\nWhere a reader begins. See [more](more/navigation.md).\n",
    "more/navigation.md": (
        "# Navigation controllers\n\nThey push screens.\n\n## When a swipe is cancelled\n\n"
        "Both screens turn back, which a naïve reader may not expect.\n\n" + SCENARIO
        + "\n## viewDidLoad()\n\nIt is called once.\n"),
    "title.md": "# A titleword\n\nText.\n",
    "text.md": "# Something else\n\nThe user titlewords it down. " + "Many other words stand here. " * 60 + "\n",
    "american.md": (
        "# Over there\n\nThe behavior of a canceled dialog, of canceling: gray color, an initializer with a"
        " license, centered in the center and labeled.\n"),
    "british.md": (
        "# Over here\n\nThe behaviour of a cancelled dialogue, of cancelling: grey colour, an initialiser with a"
        " licence, centred in the centre and labelled.\n"),
    "examples.md": (
        "# Calling super\n\n## missing-super\n\n"
        "```swift incorrect finding=missing-super\nclass Screen: UIViewController {\n"
        "    override func viewWillAppear(_ animated: Bool) {\n    }\n}\n```\n"
        "```swift correct\nclass Screen: UIViewController {\n"
        "    override func viewWillAppear(_ animated: Bool) {\n"
        "        super.viewWillAppear(animated)\n    }\n}\n```\n"),
}
FIELD = ".search-field input"
STATUS = ".search-status"
RESULT = ".search-result"


def build(command, folder):
    done = subprocess.run(
        [command, "build", "--output", "below/site", "--no-cache"], cwd=folder, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 0, done.stdout


def find(page, text):
    page.locator(FIELD).fill(text)
    page.wait_for_function(
        "text => document.querySelector('.search-status').textContent || !text", arg=text)
    page.wait_for_timeout(150)
    return page.locator(RESULT)


def use_keyboard(page, address):
    """Everything from opening to the place on another page, without a pointer."""
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(address)
    opener = page.get_by_role("banner").get_by_role("button", name="Search", exact=True)
    expect(opener).to_be_visible()
    loaded = [url for url in requests if "search-" in url and "button" not in url or "/search/" in url]
    assert not loaded, f"loaded before it was asked for: {loaded}"

    opener.focus()
    page.keyboard.press("/")
    expect(page.get_by_role("dialog", name="Search")).to_be_visible()
    field = page.get_by_role("combobox", name="Search this site")
    expect(field).to_be_focused()
    page.keyboard.type("screens")
    expect(page.locator(RESULT)).not_to_have_count(0)
    expect(field).to_have_attribute("aria-expanded", "true")
    expect(field).to_have_attribute("aria-activedescendant", "search-result-0")
    page.keyboard.press("ArrowDown")
    expect(page.locator(RESULT).nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(RESULT).last).to_have_attribute("aria-selected", "true")
    # From a kind that was chosen with the keys, too, the arrows lead to the results.
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.locator(".search-kinds button").first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(field).to_be_focused()
    expect(page.locator(RESULT).nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()

    page.keyboard.press("Control+k")
    expect(field).to_have_value("screens")
    page.keyboard.type("given up")
    expect(page.locator(RESULT)).to_have_count(1)
    page.keyboard.press("Enter")
    # A paragraph explains the scenario, so the link leads to the heading above both.
    page.wait_for_url("**/more/navigation.html#when-a-swipe-is-cancelled")
    page.keyboard.press("/")
    expect(field).to_have_value("given up")
    page.keyboard.type("a/b")
    expect(field).to_have_value("a/b")
    # On the page itself a result leads to its place, and the dialog is gone.
    page.keyboard.press("Control+a")
    page.keyboard.type("viewDidLoad")
    expect(page.locator(RESULT).first).to_contain_text("viewDidLoad()")
    page.keyboard.press("Enter")
    page.wait_for_url("**/more/navigation.html#viewdidload")
    expect(page.get_by_role("dialog")).to_have_count(0)


def look_up(page, address):
    page.goto(address)
    page.keyboard.press("/")
    expect(page.locator(FIELD)).to_be_focused()
    status = page.locator(STATUS)

    # The beginning of a word, a word in another form, accents, and a part of a name.
    expect(find(page, "navig").first).to_contain_text("Navigation controllers")
    expect(find(page, "cancelling").first).to_contain_text("When a swipe is cancelled")
    expect(find(page, "naive").first).to_contain_text("naïve")
    expect(find(page, "naive").first.locator("mark")).to_have_text("naïve")
    expect(find(page, "will appear").first).to_be_visible()

    # Slips: a letter left out, two exchanged, and two slips in a long word.
    for slip, meant in [
        ("navigtion", "Navigation"), ("cancelled swpie", "swipe"), ("navigatoin contrlller", "Navigation"),
    ]:
        expect(find(page, slip).first).to_contain_text(meant)
        expect(status).to_contain_text("Shown are results for “")
    expect(find(page, "viewDidLaod").first).to_contain_text("viewDidLoad")
    expect(status).to_contain_text("Shown are results for “viewDidLoad” instead of “viewDidLaod”.")
    # Other words that look alike are no slips.
    for other in ("creens", "cancellation"):
        find(page, other)
        expect(status).not_to_contain_text("Shown are results for")

    # Words in one, and one in words; words that say nothing; and words with the same meaning.
    for query in ("navigationcontrollers", "navigation controllers", "why doesn't viewDidLoad"):
        expect(find(page, query).first).to_be_visible()
    expect(find(page, "view did load").first).to_contain_text("viewDidLoad()")
    expect(find(page, "invoked once").first).to_contain_text("viewDidLoad()")

    # What is spelt in one way in Britain and in another in America is one word, though both may be there.
    for american, british in [
        ("behavior", "behaviour"), ("canceled", "cancelled"), ("canceling", "cancelling"), ("color", "colour"),
        ("initializer", "initialiser"), ("center", "centre"), ("centered", "centred"), ("dialog", "dialogue"),
        ("license", "licence"), ("gray", "grey"), ("labeled", "labelled"),
    ]:
        for word in (american, british, american.capitalize()):
            found = find(page, word)
            texts = " | ".join(found.all_inner_texts())
            assert "Over there" in texts and "Over here" in texts, f"{word}: {texts}"
            expect(status).not_to_contain_text("Nothing about")
    for word in ("behavi", "colou", "cancell"):
        expect(find(page, word).first).to_be_visible()

    # A page is one result, with its best part.
    expect(find(page, "screens push").first).to_contain_text("Navigation controllers")
    addresses = [href.split("#")[0] for href in page.locator(RESULT).evaluate_all("all => all.map((one) => one.href)")]
    assert len(set(addresses)) == len(addresses), addresses

    # A page with the word or a form of it is found, whatever the title of another page is.
    for query in ("titleword", "titlewords"):
        texts = " | ".join(find(page, query).all_inner_texts())
        assert "A titleword" in texts and "Something else" in texts, f"{query}: {texts}"

    # Not everything, and nothing.
    expect(find(page, "cancelled swipe zzzzzz").first).to_contain_text("cancelled")
    expect(status).to_contain_text("Nothing about “zzzzzz” here; the results are about the other words.")
    expect(find(page, "zzzzzz")).to_have_count(0)
    expect(status).to_contain_text("Nothing about “zzzzzz” here. Try")
    # Before the first key, the pages that the site begins with are offered.
    expect(find(page, "").first).to_contain_text("Page")
    expect(status).to_have_text("Type a few words, or begin with a page:")


def choose_kinds(page):
    find(page, "super")
    everything = page.locator(".search-kinds button").first
    expect(everything).to_have_attribute("aria-pressed", "true")
    examples = page.get_by_role("button", name="Examples")
    examples.focus()
    page.keyboard.press("Space")
    expect(examples).to_have_attribute("aria-pressed", "true")
    expect(page.locator(STATUS)).to_have_text("1 result.")
    expect(page.locator(RESULT)).to_have_count(1)
    expect(page.locator(RESULT)).to_contain_text("Incorrect, missing-super")
    for name, kind in [("Findings", "Finding"), ("Pages", "Page")]:
        page.get_by_role("button", name=name).click()
        expect(page.locator(RESULT).first.locator(".search-kind")).to_have_text(kind)
    page.get_by_role("button", name="Scenarios").click()
    expect(page.locator(STATUS)).to_contain_text("Nothing about “super” here of this kind.")
    # A kind that the whole site has none of is not offered.
    expect(page.get_by_role("button", name="Transitions")).to_have_count(0)
    everything.click()


def look_at_sizes(browser, address, screenshots):
    for scheme in ("light", "dark"):
        for width, height in ((320, 640), (768, 1024), (1440, 900)):
            context = browser.new_context(
                color_scheme=scheme, viewport={"width": width, "height": height})
            page = context.new_page()
            page.goto(address)
            page.get_by_role("banner").get_by_role("button", name="Search", exact=True).click()
            expect(page.locator(FIELD)).to_be_focused()
            find(page, "viewWillAppear screens super")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            assert page.locator(".search-results").evaluate("e => e.scrollWidth <= e.clientWidth"), width
            violations = Axe().run(page, options={"runOnly": pages.RULES}).response["violations"]
            assert not violations, [(v["id"], v["nodes"][0]["target"]) for v in violations]
            if screenshots:
                page.screenshot(path=str(pathlib.Path(screenshots) / f"search-{scheme}-{width}.png"))
            context.close()


def follow_a_new_site(page, address, command, folder):
    """A reader has the page open while the site is written anew."""
    page.goto(address)
    page.keyboard.press("/")
    expect(page.locator(FIELD)).to_be_focused()
    pages.written(f"{folder}/Content", {"new.md": "# Trampolines\n\nThis page is younger than the reader's index.\n"})
    build(command, folder)
    expect(find(page, "trampolines").first).to_contain_text("Trampolines")


def main():
    command, browser_path = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    screenshots = sys.argv[3] if len(sys.argv) > 3 else None
    with tempfile.TemporaryDirectory() as folder, pages.served(folder) as home, sync_playwright() as playwright:
        pages.written(f"{folder}/Content", PAGES)
        build(command, folder)
        file = f"file://{folder}/below/site/index.html"
        below = f"{home}below/site/index.html"
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        said = []
        for address in (file, below):
            page = browser.new_context().new_page()
            page.on("console", lambda message: said.append(message.text))
            page.on("pageerror", lambda error: said.append(str(error)))
            use_keyboard(page, address)
            look_up(page, address)
            choose_kinds(page)
        look_at_sizes(browser, below, screenshots)
        follow_a_new_site(browser.new_page(), below, command, folder)
        plain = browser.new_context(java_script_enabled=False).new_page()
        plain.goto(file)
        expect(plain.locator(".masthead .search-open")).to_be_hidden()
        browser.close()
    assert not said, said
    print("the search finds what is there")


if __name__ == "__main__":
    main()
