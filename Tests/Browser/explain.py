"""Looks at what a stepper explains: source lines, variables, lifelines, filters and the large diagram.

    explain.py COMMAND BROWSER [SCREENSHOTS]

COMMAND is the built command, BROWSER the path of a Chromium, and SCREENSHOTS a folder for pictures. Ends with
status 1 if anything is wrong.
"""

import pathlib
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from stepper_guide import tried

import pages

GUIDE = """# Guide

```scenario sheet ios=13...26
class Home: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
    }
}
class Sheet: UIViewController {
    enum Phase { case fresh, shown }
    var phase = Phase.fresh
    var count = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        phase = .shown
        count += 1
    }
}
let A = Home(), B = Sheet()
window.rootViewController = A

when "A presents B" {
    A.present(B, animated: true)
}

when "the user pulls it down" {
    user.beginSheetSwipe()
    user.finishSwipe()
}
require never A.viewWillDisappear
require count(B.viewDidLoad) == 1
```

```scenario push ios=9...26
let A = UIViewController(), B = UIViewController()
let nav = UINavigationController(A)
window.rootViewController = nav

when "B is pushed" {
    nav.pushViewController(B, animated: true)
}
```
"""

LAZY = ("stepper-state.js", "stepper-tools.js", "stepper-explain.js", "stepper-explain.css")


def section(page, name):
    return page.locator(f"#scenario-{name}")


def go(page, name, callback):
    """Steps to the first event of a name, in the table: `B.viewDidAppear`."""
    pages.open_tables(page)
    rows = section(page, name).locator("tr.event")
    texts = rows.evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td code')].map(code => code.textContent).join('.'))")
    place = next(index for index, text in enumerate(texts) if text.startswith(callback))
    rows.nth(place).click()
    expect(section(page, name).locator(".step-state")).to_have_attribute("data-event", str(place + 1))
    return place + 1


def lazily(page, address):
    """A page loads none of the files before the first step."""
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.goto(address)
    page.wait_for_timeout(300)
    assert not set(LAZY) & set(asked), asked
    section(page, "sheet").get_by_role("button", name="Next event").click()
    expect(section(page, "sheet").locator(".state-code")).to_be_visible()
    assert set(LAZY) <= set(asked), asked


def lines(page):
    """The line that made an event and the line of the method that runs are marked in the source, and said below."""
    scenario = section(page, "sheet")
    source = GUIDE.split("sheet ios=13...26\n")[1].split("```")[0]
    words, made, body = (scenario.locator(name) for name in (".state-code", ".line.is-made", ".line.is-body"))
    for callback, line, because, runs in [
        ("B.viewDidLoad", "A.present(B, animated: true)", 24, 10), ("console", 'print("loaded")', 12, 0),
        ("B.viewDidAppear", "A.present(B, animated: true)", 24, 0), ("B.viewWillDisappear", "user.beginSheetSwipe()", 28, 0),
        ("B.viewDidDisappear", "user.finishSwipe()", 29, 0),
    ]:
        go(page, "sheet", callback)
        expect(made).to_have_count(1)
        expect(made).to_contain_text(line)
        expect(words).to_contain_text(f"Because of line {because} {line}")
        expect(body).to_have_count(1 if runs else 0)
        if runs:
            expect(body).to_contain_text("override func")
            expect(words).to_contain_text(f"Runs line {runs} ")
    assert scenario.locator(".source pre").text_content() == source, "the source has changed"


def own_box(page, address):
    """A closed source opens and is scrolled in its own box; the page stays where it is."""
    page.goto("about:blank")
    page.goto(address)
    scenario = section(page, "sheet")
    expect(scenario.locator(".source")).not_to_have_attribute("open", "")
    scenario.locator(".step-bar").scroll_into_view_if_needed()
    button = scenario.get_by_role("button", name="Last event")
    before = button.bounding_box()["y"]
    button.click()
    expect(scenario.locator(".source")).to_have_attribute("open", "")
    expect(scenario.locator(".state-code")).to_be_visible()
    page.wait_for_timeout(700)
    assert abs(button.bounding_box()["y"] - before) < 3, (before, button.bounding_box()["y"])
    for name in ("First event", "Last event"):
        scenario.get_by_role("button", name=name).click()
        page.wait_for_timeout(700)
        assert scenario.locator(".line.is-made").evaluate("""line => {
          const box = line.closest("pre").getBoundingClientRect(), own = line.getBoundingClientRect();
          return own.top >= box.top && own.bottom <= box.bottom;
        }"""), name
    scenario.locator(".state-code button").first.click()
    expect(scenario.locator(".line.is-made")).to_be_in_viewport()
    scenario.get_by_role("button", name="End stepping").click()
    expect(scenario.locator(".line.is-made")).to_have_count(0)
    expect(scenario.locator(".state-code")).to_be_hidden()


def variables(page):
    scenario = section(page, "sheet")
    box = scenario.get_by_role("group", name="Variables")
    go(page, "sheet", "B.viewWillAppear")
    assert box.locator(".state-line").all_text_contents() == ["B.phase .fresh", "B.count 0"]
    expect(box.locator("mark")).to_have_count(0)
    go(page, "sheet", "B.viewIsAppearing")
    assert box.locator(".state-line").all_text_contents() == ["B.phase .shown", "B.count 1"]
    assert box.locator("mark").all_text_contents() == [".shown", "1"]
    expect(scenario.locator(".step-changes")).to_contain_text("B.phase .shown; B.count 1")
    # Behind the last event stands what has changed until the end of the run.
    told = page.evaluate("""() => {
      const group = structuredClone(lifeguardSteppers.get("scenario-sheet").groups[0]);
      const last = group.changes.length - 1;
      group.variables[1][last + 1] = [group.variables[0].indexOf("B.count"), "7"];
      const states = lifeguardStates.decode(group);
      const [, box] = lifeguardStates.boxes(group, states, last);
      const line = [...box.querySelectorAll(".state-line")].find(line => line.textContent.startsWith("B.count"));
      return [line.textContent, line.querySelector("mark").textContent, lifeguardStates.changes(group, states, last)];
    }""")
    assert told[:2] == ["B.count 1, at the end 7", "at the end 7"], told
    assert "B.count at the end 7" in told[2], told
    go(page, "push", "B.viewWillAppear")
    expect(section(page, "push").get_by_role("group", name="Variables")).to_have_count(0)


def silent(page):
    scenario = section(page, "sheet")
    assert scenario.locator("svg[role=img] text.silent").all_text_contents() == ["hears", "nothing"]
    expect(scenario.locator("tfoot tr.silent")).to_have_text("A hears nothing")
    expect(section(page, "push").locator("text.silent, tr.silent")).to_have_count(0)


def lanes(page):
    """The head of a lifeline dims the others, by pointer and by keyboard."""
    scenario = section(page, "sheet")
    go(page, "sheet", "B.viewDidLoad")
    head = scenario.get_by_role("button", name=re.compile(r"^B: \d+ events"))
    empty = scenario.get_by_role("button", name=re.compile("^A: no events"))
    dim = re.compile("has-lane")
    scenario.locator(".step-heads").scroll_into_view_if_needed()
    head.hover()
    expect(scenario).to_have_class(dim)
    rows = scenario.locator("tr.event.in-lane td:nth-child(2)").all_text_contents()
    assert set(rows) == {"B"}, rows
    scenario.locator(".step-now").hover()
    expect(scenario).not_to_have_class(dim)
    head.click()
    expect(head).to_have_attribute("aria-pressed", "true")
    scenario.locator(".step-now").hover()
    expect(scenario).to_have_class(dim)
    page.keyboard.press("Escape")
    expect(scenario).not_to_have_class(dim)
    expect(head).to_have_attribute("aria-pressed", "false")
    head.blur()
    scenario.locator(".drawing .scroll").focus()
    for _ in range(6):
        page.keyboard.press("Tab")
        if empty.evaluate("one => one === document.activeElement"):
            break
    expect(empty).to_be_focused()
    expect(scenario).to_have_class(dim)
    expect(scenario.locator("g.in-lane, tr.in-lane")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(scenario).not_to_have_class(dim)
    expect(empty).to_be_focused()
    page.keyboard.press("Enter")
    expect(scenario.locator(".lane-head[aria-pressed=true]")).to_have_count(1)
    expect(scenario).to_have_class(dim)
    page.keyboard.press("Escape")


def filters(page):
    """The stepper skips hidden events, a note counts them, and one press shows all."""
    scenario = section(page, "push")
    count = scenario.locator("tr.event").count()
    go(page, "push", "A.viewWillDisappear")
    summary = scenario.locator(".step-filter summary")
    summary.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(scenario.get_by_role("checkbox", name="A", exact=True)).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(summary).to_be_focused()
    expect(scenario.locator("tr.event:visible td:nth-child(2)").first).to_have_text("B")
    visible = scenario.locator("tr.event:visible").count()
    note = scenario.locator(".step-hidden")
    expect(note).to_contain_text(f"{count - visible} events of {count} hidden.")
    expect(scenario.locator("tr[aria-current] td:nth-child(2)")).to_have_text("B")
    seen = set()
    scenario.get_by_role("button", name="First event").click()
    for _ in range(count):
        seen.add(scenario.locator("tr[aria-current] td:nth-child(2)").text_content())
        scenario.get_by_role("button", name="Next event").click()
    assert seen == {"B"}, seen
    last = scenario.locator("tr[aria-current]").get_attribute("data-event")
    scenario.get_by_role("button", name="Last event").click()
    expect(scenario.locator("tr[aria-current]")).to_have_attribute("data-event", last)
    # Playing ends at the last that is shown.
    scenario.get_by_label("Speed").select_option("4×")
    scenario.get_by_role("button", name="Play").click()
    expect(scenario.get_by_role("button", name="Pause")).to_be_visible()
    expect(scenario.get_by_role("button", name="Play")).to_be_visible(timeout=10_000)
    expect(scenario.locator("tr[aria-current]")).to_have_attribute("data-event", last)
    # The other version hides the same, and the callback that only one version has.
    scenario.get_by_label("Version").select_option("iOS 9–12")
    expect(scenario.locator("tr.event:visible td:nth-child(2)").first).to_have_text("B")
    note.get_by_role("button", name="Show all").click()
    expect(note).to_be_empty()
    expect(summary).to_be_focused()
    expect(scenario.locator("tr.event[hidden]")).to_have_count(0)
    scenario.get_by_label("Version").select_option("iOS 13–26")
    expect(scenario.locator("tr.event:visible")).to_have_count(count)
    summary.click()
    for box in scenario.locator(".step-filters input").all():
        if box.is_checked():
            box.uncheck()
    expect(note).to_contain_text("All events are hidden.")
    scenario.get_by_role("button", name="Next event").click()
    note.get_by_role("button", name="Show all").click()
    expect(scenario.locator("tr.event:visible")).to_have_count(count)


def large(page, screenshots, where):
    scenario = section(page, "sheet")
    go(page, "sheet", "B.viewWillAppear")
    opener = scenario.get_by_role("button", name="Large")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=re.compile("Sequence diagram"))
    expect(dialog).to_be_visible()
    expect(dialog.locator("g.event.current")).to_have_count(1)
    drawn = dialog.locator("svg[role=img]")
    plain = int(drawn.get_attribute("viewBox").split()[2])
    dialog.get_by_role("button", name=re.compile("Zoom to 100 %")).click()
    assert drawn.evaluate("one => one.getBoundingClientRect().width") == plain
    dialog.get_by_role("button", name="Larger").click()
    assert drawn.evaluate("one => one.getBoundingClientRect().width") == plain * 1.25
    for _ in range(6):
        dialog.get_by_role("button", name="Smaller").click()
    assert drawn.evaluate("one => one.getBoundingClientRect().width") == plain * 0.5
    for _ in range(9):
        dialog.get_by_role("button", name="Larger").click()
    assert drawn.evaluate("one => one.getBoundingClientRect().width") == plain * 4
    box = dialog.get_by_role("region")
    assert box.evaluate("one => one.scrollWidth > one.clientWidth && one.scrollHeight > one.clientHeight")
    assert page.evaluate("""() => {
      const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
      return new Set(ids).size === ids.length;
    }"""), "an id stands twice in the page"
    dialog.locator("g.event text").nth(3).click()
    expect(scenario.locator("tr[aria-current]")).to_have_attribute("data-event", "4")
    expect(dialog.locator("g.event.current")).to_have_attribute("data-event", "4")
    if screenshots:
        dialog.get_by_role("button", name=re.compile("Zoom")).click()
        page.screenshot(path=str(pathlib.Path(screenshots) / f"explain-large-{where}.png"))
    accessible(page, f"large, {where}")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


def replaced(page, address):
    """Another script can show groups of its own, and bring those of the page back."""
    page.goto("about:blank")
    page.goto(address)
    scenario = section(page, "push")
    before = scenario.locator("tr.event").all_text_contents()
    go(page, "push", "A.viewWillDisappear")
    page.evaluate("""async () => {
      const stepper = lifeguardSteppers.get("scenario-push");
      const older = stepper.groups[1];
      await stepper.replace([older], [{ label: "yours", ios: 12, first: 12 }]);
    }""")
    expect(scenario.locator("caption")).to_contain_text("iOS 12")
    expect(scenario.get_by_label("Version")).to_have_count(0)
    expect(scenario.locator("tr[aria-current]")).to_contain_text("viewWillDisappear")
    expect(scenario.locator(".lane-head").first).to_be_visible()
    page.evaluate("() => lifeguardSteppers.get('scenario-push').replace()")
    expect(scenario.locator("caption")).to_contain_text("iOS 26")
    assert scenario.locator("tr.event").all_text_contents() == before
    labels = scenario.get_by_label("Version").locator("option").all_text_contents()
    assert labels == ["iOS 13–26", "iOS 9–12"], labels
    # A script that draws the same moment hears of each step.
    heard = page.evaluate("""() => new Promise(resolve => {
      document.addEventListener("lifeguard-step", event => resolve([event.target.id, event.detail]), { once: true });
      document.querySelector("#scenario-sheet tr.event[data-event='2']").click();
    })""")
    assert heard == ["scenario-sheet", {"number": 2, "line": 24, "body": 10}], heard


def accessible(page, where):
    result = Axe().run(page)
    assert result.violations_count == 0, f"{where}: {result.generate_report()}"


def picture(page, screenshots, name):
    if screenshots:
        section(page, "sheet").screenshot(path=str(pathlib.Path(screenshots) / f"explain-{name}.png"))


def desktop(browser, address, screenshots):
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    lazily(page, address)
    lines(page)
    variables(page)
    silent(page)
    lanes(page)
    filters(page)
    replaced(page, address)
    own_box(page, address)
    assert not said, said
    go(page, "sheet", "B.viewIsAppearing")
    large(page, screenshots, "desktop")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        accessible(page, scheme)
        picture(page, screenshots, scheme)
    section(page, "sheet").locator(".step-filter summary").click()
    accessible(page, "filter")
    context.close()


def phone(browser, address, screenshots):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(address)
    pages.open_tables(page)
    scenario = section(page, "sheet")
    scenario.locator("tr.event").nth(2).tap()
    expect(scenario.locator(".state-code")).to_be_visible()
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    for controls, least in ((".step-tools > button, .step-tools summary", 36), (".lane-head", 24)):
        for control in scenario.locator(controls).all():
            box = control.bounding_box()
            assert box["height"] >= least and box["width"] >= least, f"too small to touch: {controls} {box}"
    # A finger chooses a lifeline, and again leaves it.
    head = scenario.locator(".lane-head").last
    head.tap()
    expect(scenario).to_have_class(re.compile("has-lane"))
    head.tap()
    expect(scenario).not_to_have_class(re.compile("has-lane"))
    scenario.locator(".step-filter summary").tap()
    expect(scenario.get_by_role("button", name="Show all")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the menu is wider than the window"
    accessible(page, "phone")
    scenario.locator(".badges").tap()
    large(page, screenshots, "phone")
    picture(page, screenshots, "phone")
    context.close()


def main():
    with tried(GUIDE) as (browser, root, screenshots):
        # From a disk, where a script can load only what scripts may.
        address = (root / "_site" / "part" / "guide.html").as_uri()
        desktop(browser, address, screenshots)
        phone(browser, address, screenshots)
    print("a stepper explains its events")


if __name__ == "__main__":
    main()
