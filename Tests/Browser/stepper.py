"""Steps through scenarios in a browser: by mouse, touch and keyboard, from an address, and without scripts.

    stepper.py COMMAND BROWSER [SCREENSHOTS]

COMMAND is the built command, BROWSER the path of a Chromium, and SCREENSHOTS a folder for pictures of
what a reader sees. Ends with status 1 if anything is wrong.
"""

import pathlib
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import pages
from stepper_guide import GUIDE, tried

LAST_OF_PUSH = 6


def section(page, name):
    return page.locator(f"#scenario-{name}")


def check(page, name, number, count=None):
    """Row, arrow, slider, sentence, state and address are at the same event."""
    scenario = section(page, name)
    row = scenario.locator("tr.event[aria-current=step]")
    expect(row).to_have_count(1)
    expect(row).to_have_attribute("data-event", str(number))
    expect(scenario.locator("g.event.current")).to_have_attribute("data-event", str(number))
    expect(scenario.get_by_role("slider")).to_have_value(str(number))
    call = ".".join(row.locator("td code").all_text_contents())
    expect(scenario.locator(".step-now")).to_have_text(f"{number}. {call}")
    value = scenario.get_by_role("slider").get_attribute("aria-valuetext")
    assert re.fullmatch(rf"{number} of \d+: {re.escape(call)}", value), value
    assert count is None or f" of {count}:" in value, value
    # The address follows, as often as every browser allows.
    expect(page).to_have_url(re.compile(f"/step-{number}$"))
    expect(scenario.locator(".step-state")).to_be_visible()
    expect(scenario.locator(".step-state")).to_have_attribute("data-event", str(number))


def by_keyboard(page):
    """Everything that a mouse can do, with keys alone."""
    slider = section(page, "push-order").get_by_role("slider")
    for _ in range(60):
        page.keyboard.press("Tab")
        if slider.evaluate("slider => slider === document.activeElement"):
            break
    expect(slider).to_be_focused()
    for key, number in [
        ("ArrowRight", 1), ("ArrowRight", 2), ("j", 3), ("ArrowLeft", 2), ("k", 1), ("ArrowLeft", 1),
        ("End", LAST_OF_PUSH), ("ArrowRight", LAST_OF_PUSH), ("Home", 1),
    ]:
        page.keyboard.press(key)
        check(page, "push-order", number, LAST_OF_PUSH)
    page.keyboard.press("Space")
    expect(section(page, "push-order").get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(section(page, "push-order").get_by_role("button", name="Play")).to_be_visible()
    # From where the keys step, the search is open to them as well.
    page.keyboard.press("/")
    expect(page.locator("dialog.search-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(slider).to_be_focused()
    scenario = section(page, "push-order")
    for name, key, value in [("Speed", "End", "4"), ("Speed", "Home", "0.5"), ("Version", "End", "1"), ("Version", "Home", "0")]:
        choice = scenario.get_by_label(name)
        for _ in range(4):
            if choice.evaluate("choice => choice === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(choice).to_be_focused()
        page.keyboard.press(key)
        expect(choice).to_have_value(value)
    for name in ("Screen", "Share"):
        page.keyboard.press("Tab")
        expect(scenario.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Share")
    expect(dialog.get_by_role("button", name="Copy link")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("The link is copied.")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(scenario.get_by_role("button", name="Share")).to_be_focused()


def by_mouse(page):
    scenario = section(page, "push-order")
    scenario.locator("tr.event").nth(3).click()
    check(page, "push-order", 4)
    scenario.locator("g.event text").nth(1).click()
    check(page, "push-order", 2)
    for name, number in [("Last", LAST_OF_PUSH), ("First", 1), ("Next", 2), ("Previous", 1)]:
        scenario.get_by_role("button", name=f"{name} event").click()
        check(page, "push-order", number)
    box = scenario.get_by_role("slider").bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 8, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=4)
    page.mouse.move(box["x"] + box["width"] - 4, middle, steps=4)
    check(page, "push-order", LAST_OF_PUSH)
    page.mouse.up()


def states(page):
    scenario = section(page, "push-order")
    scenario.locator("tr.event").nth(3).click()
    panel = scenario.locator(".step-state")
    controllers = panel.get_by_role("group", name="View controllers")
    expect(controllers.locator("li li").nth(0)).to_contain_text("A disappearing")
    expect(controllers.locator("li li").nth(1)).to_contain_text("geometry final")
    expect(controllers.locator("mark", has_text="geometry final")).to_have_count(1)
    expect(controllers.locator("li li").nth(1)).to_contain_text("traits final")
    expect(panel.get_by_role("group", name="Views")).to_contain_text("393 × 852")
    expect(panel.get_by_role("group", name="Console")).to_contain_text("loaded")
    scenario.locator("tr.event").nth(1).click()
    expect(controllers).to_contain_text("view not in a window")


def playing(page):
    scenario = section(page, "push-order")
    scenario.locator("tr.event").nth(3).click()
    check(page, "push-order", 4)
    scenario.get_by_label("Speed").select_option("4×")
    page.evaluate("""() => {
      const replace = history.replaceState;
      window.visited = [];
      history.replaceState = function (...state) { visited.push(state[2]); replace.apply(this, state); };
    }""")
    scenario.get_by_role("button", name="Play").click()
    expect(scenario.get_by_role("slider")).to_have_value(str(LAST_OF_PUSH), timeout=10_000)
    expect(scenario.get_by_role("button", name="Play")).to_be_visible(timeout=10_000)
    check(page, "push-order", LAST_OF_PUSH)
    visited = page.evaluate("visited")
    steps = [f"#scenario-push-order/step-{number}" for number in (5, 6)]
    assert visited[-1] == steps[-1] and len(set(visited)) == len(visited) and set(visited) <= set(steps), visited


def own_boxes(page):
    """The chosen row is brought into view in its box, and the page stays where it is."""
    scenario = section(page, "many")
    scenario.locator(".step-bar").scroll_into_view_if_needed()
    scenario.get_by_role("button", name="First event").click()
    page.wait_for_timeout(500)
    before = page.evaluate("scrollY")
    slider = scenario.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    page.wait_for_timeout(700)
    assert abs(page.evaluate("scrollY") - before) < 2, "the page has moved"
    inside = """row => {
      const box = row.closest(".scroll").getBoundingClientRect(), own = row.getBoundingClientRect();
      return own.top >= box.top - 1 && own.bottom <= box.bottom + 1;
    }"""
    assert scenario.locator("tr[aria-current]").evaluate(inside), "the row is not in its box"
    # The names above the columns and the lifelines stay.
    for name in ("thead th >> nth=0", ".step-heads svg"):
        top = scenario.locator(name).evaluate(
            "one => one.getBoundingClientRect().top - one.closest('.scroll').getBoundingClientRect().top")
        assert abs(top) < 3, (name, top)
    heads = scenario.locator(".step-heads text").all_text_contents()
    assert heads == scenario.locator("svg[role=img] > text.name").all_text_contents()[:len(heads)] and len(heads) > 1


def versions(page, address):
    scenario = section(page, "push-order")
    expect(scenario.locator(".versions")).to_be_hidden()
    scenario.get_by_role("button", name="Last event").click()
    scenario.get_by_label("Version").select_option("iOS 9–12")
    expect(scenario.locator("caption")).to_contain_text("iOS 12")
    expect(scenario.locator("svg title").first).to_contain_text("iOS 12")
    expect(scenario.locator("tr.event")).to_have_count(LAST_OF_PUSH - 1)
    check(page, "push-order", LAST_OF_PUSH - 1, LAST_OF_PUSH - 1)
    expect(page).to_have_url(re.compile("#scenario-push-order@ios-12/step-5$"))
    scenario.get_by_label("Version").select_option("iOS 13–26")
    expect(scenario.locator("tr.event")).to_have_count(LAST_OF_PUSH)
    same_event(page, scenario)
    # Any version of a group leads to it, also where a program has escaped the signs of the address.
    for place in ("@ios-12/step-2", "@ios-10/step-2", "%40ios-9%2Fstep-2"):
        page.goto("about:blank")
        page.goto(f"{address}#scenario-push-order{place}")
        check(page, "push-order", 2, LAST_OF_PUSH - 1)
        expect(scenario.get_by_label("Version")).to_have_value("1")
    # The link of the scenario as a whole is that of the version that the page shows.
    scenario.locator(".scenario-title .permalink").click()
    expect(scenario.locator("tr.event")).to_have_count(LAST_OF_PUSH)
    expect(scenario.get_by_label("Version")).to_have_value("0")
    # What is nowhere leads to the scenario, and a version says so.
    for place in ("/step-2x", "@ios-x/step-2", "@ios-"):
        page.goto("about:blank")
        page.goto(f"{address}#scenario-many{place}")
        expect(section(page, "many").locator(".scenario-title")).to_be_in_viewport()
        expect(section(page, "many").locator("tr[aria-current]")).to_have_count(0)
    # A scenario that is the same on all its versions has these, too.
    for name, release in (("push-order", 99), ("many", 12), ("many", 99)):
        page.goto("about:blank")
        page.goto(f"{address}#scenario-{name}@ios-{release}/step-2")
        expect(section(page, name).locator(".step-now")).to_have_text(f"Nothing here is about iOS {release}.")
        expect(section(page, name).locator(".step-now")).to_be_in_viewport()
        expect(section(page, name).locator("tr[aria-current]")).to_have_count(0)
    page.goto("about:blank")
    page.goto(f"{address}#scenario-many@ios-26/step-2")
    check(page, "many", 2)
    page.goto(f"{address}#scenario-swipe-back/step-3")
    check(page, "swipe-back", 3)
    labels = scenario.get_by_label("Version").locator("option").all_text_contents()
    assert labels == ["iOS 13–26", "iOS 9–12"], labels
    older = section(page, "older-first")
    labels = older.get_by_label("Version").locator("option").all_text_contents()
    newest = [int(re.findall(r"\d+", label)[-1]) for label in labels]
    assert len(newest) > 2 and newest == sorted(newest, reverse=True), labels


def same_event(page, scenario):
    """Another version is shown at the same event; where that is not in it, at the one before, which is said."""
    names = scenario.locator("tr.event").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td code')].map(code => code.textContent).join('.'))")
    # There may be none before it.
    assert page.evaluate("lifeguardParts.counterpart(['x', 'a'], 1, ['a', 'b'])") == 0
    missing = next(index for index, name in enumerate(names) if "viewIsAppearing" in name)
    scenario.locator("tr.event").nth(missing + 1).click()
    scenario.get_by_label("Version").select_option("iOS 9–12")
    check(page, "push-order", missing + 1)
    expect(scenario.locator(".step-now")).to_contain_text(names[missing + 1])
    scenario.get_by_label("Version").select_option("iOS 13–26")
    check(page, "push-order", missing + 2)
    scenario.locator("tr.event").nth(missing).click()
    scenario.get_by_label("Version").select_option("iOS 9–12")
    expect(scenario.locator(".step-now")).to_have_text(
        f"Not on iOS 9–12: {names[missing]}. Before it comes {missing}. {names[missing - 1]}")
    scenario.get_by_label("Version").select_option("iOS 13–26")


# Where the parts of a scenario are in the window: the top of the bar below the head, and the rest above
# the lower edge, in the boxes they scroll in.
PLACES = """section => {
  const place = name => {
    const own = section.querySelector(name).getBoundingClientRect();
    return { top: own.top, bottom: own.bottom };
  };
  const inBox = name => {
    const own = section.querySelector(name);
    const box = own.closest(".scroll").getBoundingClientRect(), at = own.getBoundingClientRect();
    const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
    return at.top >= top - 1 && at.bottom <= bottom + 1;
  };
  return {
    head: document.querySelector(".masthead").getBoundingClientRect().bottom, window: innerHeight,
    bar: place(".step-buttons"), now: place(".step-now"), state: place(".step-state"),
    run: place(".run"), row: inBox("tr[aria-current]"), arrow: inBox("g.event.current"),
  };
}"""


def arrivals(browser, address):
    """Who comes from an address sees its event at once, and what stands on the page stays there."""
    for width, height in ((1440, 900), (375, 740)):
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=width < 500,
            is_mobile=width < 500)
        for name, number in (("swipe-back", 5), ("many", 25), ("push-order", 4)):
            page = context.new_page()
            page.goto(f"{address}#scenario-{name}/step-{number}")
            check(page, name, number)
            scenario = section(page, name)
            expect(scenario.locator(".step-state")).to_be_visible()
            page.wait_for_timeout(500)
            at = scenario.evaluate(PLACES)
            where = f"{name} at {width}: {at}"
            assert at["bar"]["top"] >= at["head"] - 1 and at["now"]["bottom"] <= at["window"], where
            assert at["arrow"], where
            if width > 1000:
                assert at["row"] and at["state"]["bottom"] <= at["window"], where
            stays(page, scenario, where)
            page.close()
        touched(context.new_page(), address)
        context.close()


def stays(page, scenario, where):
    """From event to event nothing moves but what is in the boxes."""
    before = scenario.evaluate(PLACES)
    for name in ("Previous event", "Previous event", "Next event", "First event"):
        scenario.get_by_role("button", name=name).click()
        page.wait_for_timeout(400)
        after = scenario.evaluate(PLACES)
        for part in ("bar", "run", "state"):
            assert abs(after[part]["top"] - before[part]["top"]) < 2, f"{part} moves: {where} {after}"


def touched(page, address):
    """The first event is chosen in the table, which becomes a box: the row stays under the finger."""
    page.goto(address)
    pages.open_tables(page)
    row = section(page, "many").locator("tr.event").nth(30)
    row.evaluate("row => row.scrollIntoView({ block: 'center', behavior: 'instant' })")
    before = row.bounding_box()["y"]
    row.click()
    expect(section(page, "many").locator(".step-state")).to_be_visible()
    page.wait_for_timeout(400)
    assert abs(row.bounding_box()["y"] - before) < 3, (before, row.bounding_box()["y"])
    bar = section(page, "many").locator(".step-buttons")
    expect(bar).to_be_in_viewport(ratio=1)
    assert bar.bounding_box()["y"] >= page.locator(".masthead").bounding_box()["height"] - 1


def told(page, address):
    """What stands around table and diagram is said of the version that is chosen, on paper as well."""
    page.goto("about:blank")
    page.goto(address)
    scenario = section(page, "push-order")
    sentence, badge, legend = (scenario.locator(name) for name in (".versions", ".event-count", ".by-code"))
    first = sentence.text_content()
    assert first == "Shown is what happens on iOS 13–26. Something else happens on iOS 9–12.", first
    expect(badge).to_have_text(f"{LAST_OF_PUSH} events")
    expect(legend).to_be_hidden()
    scenario.get_by_label("Version").select_option("iOS 9–12")
    expect(badge).to_have_text(f"{LAST_OF_PUSH - 1} events")
    page.emulate_media(media="print")
    expect(sentence).to_be_visible()
    expect(sentence).to_have_text("Shown is what happens on iOS 9–12. Something else happens on iOS 13–26.")
    page.emulate_media(media="screen")
    scenario.get_by_label("Version").select_option("iOS 13–26")
    expect(sentence).to_have_text(first)
    expect(badge).to_have_text(f"{LAST_OF_PUSH} events")


def ended(page, address):
    """Who has seen enough has table and diagram in full again, and the address of the scenario."""
    page.goto("about:blank")
    page.goto(f"{address}#scenario-older-first")
    scenario = section(page, "older-first")
    end = scenario.get_by_role("button", name="End stepping")
    expect(end).to_be_hidden()
    scenario.get_by_label("Version").select_option(label="iOS 9–17")
    scenario.get_by_role("button", name="Next event").click()
    expect(scenario.locator(".step-state")).to_be_visible()
    end.click()
    expect(scenario.get_by_role("button", name="Play")).to_be_focused()
    expect(page).to_have_url(re.compile("#scenario-older-first@ios-17$"))
    expect(scenario.locator(".step-state")).to_be_hidden()
    expect(scenario.locator("tr[aria-current], g.event.current")).to_have_count(0)
    assert "is-stepping" not in scenario.get_attribute("class")
    # And one can begin again.
    scenario.get_by_role("button", name="Next event").click()
    check(page, "older-first", 1)


def changes(page, address):
    """On a phone, where the state is out of sight, a line says what has changed, and leads to it."""
    page.goto("about:blank")
    page.goto(f"{address}#scenario-swipe-back/step-2")
    scenario = section(page, "swipe-back")
    line, panel = scenario.locator(".step-changes"), scenario.locator(".step-state")
    seen = set()
    for number in range(2, 8):
        check(page, "swipe-back", number)
        marked = panel.get_by_role("group", name="View controllers").locator(".state-line:has(mark)")
        for name in marked.locator("> code").all_text_contents():
            expect(line).to_contain_text(f"{name} ")
        seen.add(line.text_content())
        scenario.get_by_role("button", name="Next event").click()
    assert "No state has changed" in seen or len(seen) > 3, seen
    assert any(re.match(r"Changed: \w+ (dis)?appear(ed|ing)", text) for text in seen), seen
    expect(panel).not_to_be_in_viewport()
    line.tap()
    expect(panel.locator(".state-box").first).to_be_in_viewport()
    # It is scrolled to, which takes a while.
    page.wait_for_function("""() => {
      const [bar, panel] = ["stepper", "step-state"].map(
        name => document.querySelector(`#scenario-swipe-back .${name}`).getBoundingClientRect());
      return panel.top >= bar.bottom && panel.top < bar.bottom + 24;
    }""")


def copies(page, address):
    scenario = section(page, "push-order")
    scenario.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    link = f"{address}#scenario-push-order"
    for name, expected in [
        ("Mermaid", "sequenceDiagram"), ("SVG", "<svg"), ("text", "push-order: Push order"), ("link", link),
        ("Markdown", f"[Push order]({link}"), ("iframe", f"<iframe src=\"{address}?embed#scenario-push-order"),
    ]:
        dialog.get_by_role("button", name=f"Copy {name}", exact=True).click()
        expect(dialog.get_by_role("status")).to_have_text(f"The {name} is copied.")
        text = page.evaluate("navigator.clipboard.readText()")
        assert text.startswith(expected), text[:80]
        assert name != "SVG" or ".sequence-diagram .lifeline" in text, "a diagram without its style"
    dialog.get_by_role("button", name="Close").click()


def elsewhere(page, address):
    """Who plays and goes somewhere else is left there, and one scenario at a time is played."""
    page.goto("about:blank")
    page.goto(address)
    many, push = section(page, "many"), section(page, "push-order")
    many.get_by_label("Speed").select_option("4×")
    for name in ("push-order", "swipe-back"):
        many.get_by_role("button", name="Play").click()
        expect(many.get_by_role("button", name="Pause")).to_be_visible()
        page.evaluate("name => { location.hash = `scenario-${name}`; }", name)
        expect(many.get_by_role("button", name="Play")).to_be_visible()
        page.wait_for_timeout(900)
        assert page.url.endswith(f"#scenario-{name}"), page.url
    many.get_by_role("button", name="Play").click()
    push.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_have_count(1)
    # A link that plays one scenario does so while another one plays, and just after a step of another one.
    for name in ("Play", "Next event", "iOS 9–12"):
        if name.startswith("iOS"):
            push.get_by_label("Version").select_option(name)
            expect(page).to_have_url(re.compile("@ios-12"))
        else:
            many.get_by_role("button", name=name).click()
        page.get_by_role("link", name="Watch the push").click()
        expect(push.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.get_by_role("button", name="Pause")).to_have_count(1)
        expect(page).to_have_url(re.compile("#scenario-push-order(@ios-12)?/step-[2-9]$"))
    page.go_back()
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    before = page.url
    page.wait_for_timeout(900)
    assert page.url == before, (before, page.url)


def refused(browser, address):
    """A browser that refuses addresses that change too often shows the same event everywhere all the same."""
    context = browser.new_context()
    page = context.new_page()
    said = []
    page.on("pageerror", lambda error: said.append(str(error)))
    page.add_init_script("""
      const replace = history.replaceState;
      window.isRefused = true;
      history.replaceState = function (...state) {
        if (isRefused) throw new DOMException("too often", "SecurityError");
        replace.apply(this, state);
      };""")
    page.goto(address)
    scenario = section(page, "many")
    scenario.get_by_role("button", name="Next event").focus()
    for _ in range(9):
        page.keyboard.press("Enter")
    expect(scenario.locator("tr.event[aria-current=step]")).to_have_attribute("data-event", "9")
    expect(scenario.locator(".step-state")).to_have_attribute("data-event", "9")
    page.evaluate("isRefused = false")
    check(page, "many", 9)
    # However quickly somebody steps, the address changes seldom, and is right at the end.
    page.evaluate("""() => {
      window.times = 0;
      window.began = performance.now();
      const replace = history.replaceState;
      history.replaceState = function (...state) { times += 1; replace.apply(this, state); };
    }""")
    for _ in range(25):
        page.keyboard.press("Enter")
    check(page, "many", 34)
    times, most = page.evaluate("[times, (performance.now() - began) / 400 + 2]")
    assert times <= most, (times, most)
    assert not said, said
    context.close()


# What can be seen of diagram and table in the window, in px.
ROOM = """section => {
  const covered = [".masthead", ".stepper"].map(name => (name === ".masthead" ? document : section).querySelector(name))
    .filter(one => getComputedStyle(one).position === "sticky").map(one => one.getBoundingClientRect().bottom);
  return innerHeight - Math.max(0, ...covered);
}"""


def low(browser, address):
    """A window that is low, as one of a browser that magnifies, has room for what is stepped through."""
    for width, height in ((320, 256), (360, 225), (667, 375)):
        context = browser.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        page.goto(f"{address}#scenario-push-order/step-3")
        check(page, "push-order", 3)
        scenario = section(page, "push-order")
        scenario.locator(".drawing").scroll_into_view_if_needed()
        room = scenario.evaluate(ROOM)
        assert room >= 0.5 * height, f"{room} px are left of {height}"
        context.close()


def back(page, address):
    """Who steps, follows a link and goes back is at the event where he was, not at each one before."""
    page.goto("about:blank")
    page.goto(address)
    scenario = section(page, "push-order")
    for _ in range(3):
        scenario.get_by_role("button", name="Next event").click()
    section(page, "swipe-back").locator(".scenario-title .permalink").click()
    assert page.url.endswith("#scenario-swipe-back"), page.url
    expect(section(page, "swipe-back").locator(".scenario-title")).to_be_in_viewport()
    expect(section(page, "swipe-back").locator("tr.event[aria-current=step]")).to_have_count(0)
    page.go_back()
    check(page, "push-order", 3)
    expect(scenario.locator(".step-buttons")).to_be_in_viewport()
    page.go_back()
    assert page.url == "about:blank", page.url


def accessible(page, where):
    result = Axe().run(page)
    assert result.violations_count == 0, f"{where}: {result.generate_report()}"


def phone(browser, address, screenshots):
    context = browser.new_context(
        viewport={"width": 375, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(address)
    pages.open_tables(page)
    scenario = section(page, "push-order")
    scenario.locator("tr.event").nth(2).tap()
    check(page, "push-order", 3)
    scenario.locator("g.event text").nth(4).tap()
    check(page, "push-order", 5)
    scenario.get_by_role("slider").scroll_into_view_if_needed()
    box = scenario.get_by_role("slider").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
    check(page, "push-order", LAST_OF_PUSH)
    dragged(page, box)
    in_window(page)
    accessible(page, "phone")
    changes(page, address)
    pages.open_tables(page)
    section(page, "push-order").locator("tr.event").nth(2).tap()
    for width in (320, 375):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    for control in scenario.locator(".step-bar :is(button, input, select, summary)").all():
        if not control.is_visible():
            continue
        least = 44 if control.evaluate("one => one.matches('.step-buttons *, input')") else 36
        assert control.bounding_box()["height"] >= least, "too small to touch"
    if screenshots:
        scenario.screenshot(path=str(pathlib.Path(screenshots) / "stepper-phone.png"))
    context.close()


def in_window(page):
    """The dialog is in the window, and the head of the site is above what is stepped through."""
    for name in ("many", "push-order"):
        scenario = section(page, name)
        scenario.get_by_role("button", name="Share").click()
        dialog = page.get_by_role("dialog", name="Share")
        expect(dialog.get_by_role("button", name="Copy link")).to_be_in_viewport(ratio=1)
        # A tap beside the dialog closes it.
        page.touchscreen.tap(3, 3)
        expect(dialog).to_be_hidden()
    wide = section(page, "wide")
    wide.get_by_role("button", name="First event").click()
    for _ in range(wide.locator("tr.event").count()):
        page.wait_for_function("""() => {
          const arrow = document.querySelector("#scenario-wide g.event.current");
          const own = arrow.getBoundingClientRect(), box = arrow.closest(".scroll").getBoundingClientRect();
          return own.left >= box.left - 2 && (own.right <= box.right + 2 || own.left < box.left + 40);
        }""", timeout=5000)
        wide.get_by_role("button", name="Next event").click()
    scenario = section(page, "push-order")
    scenario.get_by_role("button", name="First event").click()
    for share in (0.1, 0.5, 0.9):
        scenario.evaluate(
            "(section, share) => scrollTo({ top: section.offsetTop + section.offsetHeight * share, behavior: 'instant' })", share)
        page.wait_for_timeout(200)
        assert page.evaluate("document.elementFromPoint(innerWidth / 2, 12).closest('.masthead') !== null"), share
    scenario.get_by_role("slider").scroll_into_view_if_needed()


def dragged(page, box):
    """A finger on the slider takes everything with it, there and back."""
    client = page.context.new_cdp_session(page)
    y = box["y"] + box["height"] / 2
    places = [box["x"] + box["width"] * share for share in (0.98, 0.7, 0.4, 0.02)]

    def touch(kind, x=None):
        points = [] if x is None else [{"x": x, "y": y}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", places[0])
    for x in places[1:]:
        touch("touchMove", x)
    check(page, "push-order", 1)
    for x in reversed(places[:-1]):
        touch("touchMove", x)
    touch("touchEnd")
    check(page, "push-order", LAST_OF_PUSH)


def calm(browser, address):
    """Who has asked for less motion gets none, and can play all the same."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(
        "const to = Element.prototype.scrollTo;"
        "Element.prototype.scrollTo = function (o) {"
        " (window.moves ??= []).push(o.behavior); to.call(this, o); };")
    page.goto(address)
    many = section(page, "many")
    many.get_by_role("button", name="Last event").click()
    check(page, "many", 41)
    assert set(page.evaluate("window.moves")) == {"instant"}
    many.get_by_role("button", name="Play").click()
    expect(many.get_by_role("slider")).not_to_have_value("41")
    many.get_by_role("button", name="Pause").click()
    context.close()


def without_scripts(browser, address):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}#scenario-push-order/step-5")
    scenario = section(page, "push-order")
    expect(scenario.locator("tr.event").nth(4)).to_be_in_viewport()
    expect(scenario.locator(".stepper")).to_be_empty()
    expect(scenario.locator(".versions")).to_contain_text("iOS 9–12")
    expect(page.get_by_role("button")).to_have_count(0)
    # The other versions stand below, and the address of an event of theirs opens them.
    page.goto(f"{address}#scenario-push-order@ios-12/step-2")
    older = scenario.locator("details.fold", has_text="iOS 9–12")
    expect(older).to_have_attribute("open", "")
    expect(older.locator("tr.event").nth(1)).to_be_in_viewport()
    context.close()


def desktop(browser, address, screenshots):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    said, asked = [], []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    assert not [url for url in asked if "/steps/" in url], "steps that nobody has asked for"
    by_keyboard(page)
    assert len([url for url in asked if "/steps/" in url]) == 1, asked
    pages.open_tables(page)
    by_mouse(page)
    states(page)
    playing(page)
    own_boxes(page)
    versions(page, address)
    told(page, address)
    ended(page, address)
    copies(page, address)
    # What comes later is said by axe, which reads styles in its own way.
    assert not said, said
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        accessible(page, scheme)
        if screenshots:
            name = f"stepper-{scheme}.png"
            section(page, "swipe-back").screenshot(path=str(pathlib.Path(screenshots) / name))
    back(context.new_page(), address)
    elsewhere(context.new_page(), address)
    context.close()


def main():
    # A page from a disk, and the same below a folder of a server.
    with tried(GUIDE) as (browser, root, screenshots), pages.served(root) as home:
        for address in [(root / "_site" / "part" / "guide.html").as_uri(), f"{home}_site/part/guide.html"]:
            desktop(browser, address, screenshots)
            phone(browser, address, screenshots)
            arrivals(browser, address)
            calm(browser, address)
            refused(browser, address)
            low(browser, address)
            without_scripts(browser, address)
    print("scenarios can be stepped through")


if __name__ == "__main__":
    main()
