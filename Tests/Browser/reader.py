"""Does what a new reader does who asks what happens when a swipe back is cancelled.

    reader.py SITE BROWSER [SCREENSHOTS]

Three actions from the home page have to be enough to read the answer, to see it play, and to reach an
incorrect example that it breaks. The list of pages of a phone takes one action more. Every click, key and text typed is counted, and what is clicked has to be
in sight: the reader never scrolls. What other readers type leads to its page first. Ends with status 1 if not.
"""

import re
import sys

from playwright.sync_api import expect, sync_playwright

import pages

QUESTION = "what happens when a swipe-back is cancelled"
ANSWER = "What happens when a swipe back is cancelled?"
SIZES = {"desktop": (1440, 900), "phone": (375, 740)}
LIMIT = 3

# True if an element is in the window and nothing lies over the element. A line of code may be longer than a phone is wide.
IN_SIGHT = """(element) => {
  const boxes = [...element.getClientRects()];
  const box = boxes[0];
  const isWide = element.closest("pre");
  if (!box || boxes.some((one) => one.top < 0 || one.bottom > innerHeight || one.left < 0
    || one.right > innerWidth && !isWide)) return false;
  const right = Math.min(box.right, innerWidth);
  const top = document.elementFromPoint((box.left + right) / 2, box.top + box.height / 2);
  return element === top || element.contains(top);
}"""


class Reader:
    """Somebody at the home page, whose actions are counted."""

    def __init__(self, browser, home, name, screenshots, **options):
        width, height = SIZES[name]
        self.page = browser.new_page(viewport={"width": width, "height": height}, **options)
        self.name, self.screenshots, self.actions, self.limit = name, screenshots, [], LIMIT
        self.page.goto(home)

    def act(self, what, action):
        self.actions.append(what)
        assert len(self.actions) <= self.limit, f"{self.name}: more than {self.limit} actions: {self.actions}"
        action()

    def click(self, target):
        """Clicks what can be seen, where it is."""
        expect(target).to_have_count(1)
        text = target.inner_text() or target.get_attribute("aria-label")
        assert target.evaluate(IN_SIGHT), f"{self.name}: “{text}” is not in sight after {self.actions}"
        box = target.evaluate("e => { const b = e.getClientRects()[0]; return [b.x + b.width / 2, b.y + b.height / 2]; }")
        self.act(f"click “{text}”", lambda: self.page.mouse.click(*box))

    def finds(self):
        expect(self.page.locator("h1")).to_have_text(ANSWER)
        expect(self.page.locator("main > p strong").first).to_contain_text("The screen below gets viewWillAppear but never viewDidAppear")

    def sees_it_play(self):
        """The scenario goes on by itself, and its stepper is in sight."""
        scenario = self.page.locator("#scenario-cancelled-swipe-counts")
        row = scenario.locator("tr[aria-current=step]")
        expect(row).to_have_attribute("id", "scenario-cancelled-swipe-counts/step-3", timeout=10_000)
        pause = scenario.get_by_role("button", name="Pause")
        assert pause.evaluate(IN_SIGHT), f"{self.name}: it plays out of sight"
        expect(pause).to_be_focused()
        self.picture("plays")

    def sees_broken_code(self):
        code = self.page.locator(".example.incorrect pre")
        expect(code).to_have_count(1)
        self.page.wait_for_timeout(100)
        assert code.locator("mark").first.evaluate(IN_SIGHT), f"{self.name}: the line to blame is out of sight"
        evidence = self.page.locator(".example.incorrect .found").text_content()
        assert "swipe-cancel" in evidence, evidence
        self.picture("broken")

    def picture(self, what):
        if self.screenshots:
            self.page.screenshot(path=f"{self.screenshots}/reader-{what}-{self.name}.png")

    def link(self, text):
        return self.page.locator("main").get_by_role("link", name=text, exact=True)


def in_three_actions(reader):
    """The answer, the code that it breaks, and the swipe that breaks it."""
    reader.click(reader.link(ANSWER))
    reader.finds()
    reader.click(reader.link("code that a cancelled swipe breaks"))
    reader.sees_broken_code()
    reader.click(reader.link("Play a swipe"))
    reader.sees_it_play()


def straight_to_the_play(reader):
    reader.click(reader.link(ANSWER))
    reader.click(reader.link("Watch it play"))
    reader.sees_it_play()
    # The way back is the way to the link.
    reader.act("back", reader.page.go_back)
    reader.page.wait_for_timeout(300)
    assert reader.link("Watch it play").evaluate(IN_SIGHT), f"{reader.name}: back is somewhere else"


def by_the_search(reader):
    page = reader.page
    reader.act("/", lambda: page.keyboard.press("/"))
    expect(page.get_by_role("dialog", name="Search")).to_be_visible()
    reader.act(f"type “{QUESTION}”", lambda: page.keyboard.type(QUESTION))
    expect(page.locator("dialog [role=option]").first).to_contain_text("cancelled")
    reader.act("Enter", lambda: page.keyboard.press("Enter"))
    page.wait_for_url("**/cancelling.html*")
    expect(page.locator("h1")).to_have_text(ANSWER)


def by_the_kind(reader):
    """Of a word that stands everywhere, the page of the callback by that name."""
    page = reader.page
    page.keyboard.press("/")
    expect(page.get_by_role("dialog", name="Search")).to_be_visible()
    page.keyboard.type("viewWillAppear")
    page.get_by_role("dialog").get_by_role("button", name="Callbacks").click()
    option = page.locator("dialog [role=option]").first
    expect(option.locator(".search-kind")).to_have_text("Callback")
    option.click()
    page.wait_for_url("**/callbacks/*")
    expect(page.locator("h1")).to_have_text("viewWillAppear(_:)")


# The words that readers type, and the page that has to stand first.
QUERIES = {
    "memory leak": "leaks.html", "rotation": "rotation.html", "push": "navigation.html",
    "deinit not called": "leaks.html", "swipe back cancelled": "cancelling.html",
    "viewWilAppear": "callbacks/viewWillAppear.html", "UIViewController.viewDidLoad()": "callbacks/viewDidLoad.html",
    "missing super": "findings/missing-super.html", "retain cycle leak": "leaks.html",
}


def by_other_words(reader):
    """The search puts the page first that the words are about; nothing is counted here."""
    page = reader.page
    page.keyboard.press("/")
    dialog = page.get_by_role("dialog", name="Search")
    expect(dialog).to_be_visible()
    for query, name in QUERIES.items():
        page.get_by_role("combobox", name="Search this site").fill(query)
        first = dialog.get_by_role("option").first
        # The result may lead to the part of the page that fits best.
        expect(first).to_have_attribute("href", re.compile(re.escape(page.url.replace("index.html", name)) + "(#.*)?$"))


def by_the_list(reader):
    # On a phone the list is behind a button, on the home page and on the first page of the section.
    reader.limit = 4 if reader.name == "phone" else 2
    for name in ["Containers", "Cancelled swipe back"]:
        if reader.name == "phone":
            reader.click(reader.page.get_by_role("button", name="Pages"))
            reader.page.wait_for_timeout(300)
        reader.click(reader.page.locator(".pages").get_by_role("link", name=name, exact=True))
        reader.page.wait_for_load_state()
    reader.finds()


def in_no_motion(reader):
    """Somebody who asks for less motion is led to the button, and nothing moves."""
    reader.click(reader.link(ANSWER))
    reader.click(reader.link("Watch it play"))
    play = reader.page.locator("#scenario-cancelled-swipe-counts").get_by_role("button", name="Play", exact=True)
    reader.page.wait_for_timeout(1500)
    expect(play).to_be_focused()
    reader.act("space", lambda: reader.page.keyboard.press("Space"))
    reader.sees_it_play()


def without_script(reader):
    reader.click(reader.link(ANSWER))
    reader.finds()
    reader.click(reader.link("Watch it play"))
    reader.page.wait_for_url("**/cancelling.html#scenario-cancelled-swipe-counts")
    expect(reader.page.locator("#scenario-cancelled-swipe-counts-heading")).to_be_in_viewport()
    # The versions that a script would offer stand below each other.
    page = reader.page
    page.goto(page.url.split("#")[0].replace("cancelling.html", "view-is-appearing.html"))
    older = page.locator("noscript details.fold").first
    row = older.locator("tr.event").first
    expect(row).not_to_be_visible()
    older.locator("summary").click()
    expect(row).to_be_visible()
    assert "@ios-" in row.get_attribute("id"), row.get_attribute("id")


def in_the_reference(reader):
    """A page that nobody has written says what its runs are, and the list of pages where it belongs."""
    page = reader.page
    page.goto(page.url.replace("index.html", "transitions/navigation-swipe-back.html"))
    expect(page.locator(".scenario .badge").first).to_have_text("A run of the simulator, not checked")
    marked = page.locator(".pages a[aria-current=true]")
    expect(marked).to_have_text("Transitions")
    if reader.name != "phone":
        expect(marked).to_be_in_viewport()


def why_it_is_assumed(reader):
    page = reader.page
    page.goto(page.url.replace("index.html", "cancelling.html"))
    grades = page.locator("#scenario-cancelled-swipe-counts .grades")
    expect(grades.locator("> ul")).not_to_be_visible()
    scenario = page.locator("#scenario-cancelled-swipe-counts")
    badge = scenario.locator(".badges").get_by_role("link", name="Evidence: Our model")
    # While a reader steps, the buttons stay above the text, and a closed list is opened again.
    for prepare in [lambda: scenario.locator(".step-first").click(), lambda: grades.locator("summary").click()]:
        prepare()
        badge.click()
        expect(grades.locator("> ul")).to_be_visible()
        expect(grades.locator("summary")).to_be_in_viewport()
        bar, summary = scenario.locator(".stepper").bounding_box(), grades.locator("summary").bounding_box()
        assert bar["y"] + bar["height"] <= summary["y"], f"the bar at {bar} covers {summary}"
    page.reload()
    expect(grades.locator("> ul")).to_be_visible()
    # Checks that rest on the same are told once.
    expect(grades.locator("> ul > li")).to_have_count(1)
    expect(grades.locator("> ul > li > code")).to_have_count(7)
    for step in grades.locator("> ul > li > ul:first-of-type > li").all():
        assert re.fullmatch(r"[a-z-]+/[a-z-]+(, [a-z-]+/[a-z-]+)*: .{20,}\.", step.inner_text()), step.inner_text()
    grades.get_by_role("link", name="Everything that is assumed").click()
    page.wait_for_url("**/limits/index.html#assumed-steps")
    expect(page.locator("#assumed-steps")).to_be_in_viewport()


def main():
    site, browser_path = pages.site_of(sys.argv[1]), sys.argv[2]
    screenshots = sys.argv[3] if len(sys.argv) > 3 else None
    home = (site / "index.html").as_uri()
    journeys = {
        in_three_actions: {}, straight_to_the_play: {}, by_the_search: {}, by_the_list: {}, by_the_kind: {},
        by_other_words: {},
        in_the_reference: {}, why_it_is_assumed: {}, in_no_motion: {"reduced_motion": "reduce"}, without_script: {"java_script_enabled": False},
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for name in SIZES:
            for journey, options in journeys.items():
                reader = Reader(browser, home, name, screenshots, **options)
                journey(reader)
                reader.page.close()
        browser.close()
    print(f"reader: in {LIMIT} actions, or 4 by the list of a phone, the answer is found, plays, and breaks an example; nothing was scrolled to")


main()
