"""What goes wrong around the simulator in the page: files that fail or are slow, late answers, links and long runs.

`live.py` calls `run`.
"""

import re

from playwright.sync_api import expect

from live_guide import WATCH, opened, scenario
from state_links import fragment, unpacked

# Delays each answer of the simulator; `answer` is fulfilled behind the first.
DELAY = """() => {
  const engine = lifeguardEngine.start(lifeguardLive.assets);
  const ask = engine.ask.bind(engine);
  window.answer = new Promise(done => {
    engine.ask = async (...question) => {
      const answer = await ask(...question);
      await new Promise(wait => setTimeout(wait, 500));
      setTimeout(done, 50);
      return answer;
    };
  });
}"""
# Adds a problem of the first line of the block to each answer, as a later simulator does.
FIRST_LINE = """() => {
  const engine = lifeguardEngine.start(lifeguardLive.assets);
  const ask = engine.ask.bind(engine);
  engine.ask = async (...question) => {
    const answer = await ask(...question);
    const problem = {
      line: 0, column: 9, width: 1, severity: "error", id: "x", message: "No such release", notes: [], help: [],
    };
    return answer && { ...answer, diagnostics: [problem] };
  };
}"""


def button(page, name):
    return scenario(page).get_by_role("button", name=name, exact=True)


def version(page):
    return scenario(page).locator(".live-bar").get_by_label("Version")


def caption(page, text):
    expect(scenario(page).locator("caption")).to_contain_text(text, timeout=30_000)


def failing(page):
    """A file that fails is told and tried again; two presses while the steps load make one editor with the code."""
    edit = scenario(page).get_by_role("button", name="Edit this scenario")
    alert = scenario(page).get_by_role("alert")
    page.route("**/editor-layer.js", lambda route: route.abort())
    version(page).select_option("12")
    expect(version(page)).to_have_value("26")
    edit.click()
    expect(alert).to_have_text("A part of this page could not be loaded; try again.")
    page.unroute("**/editor-layer.js")
    held = []
    page.route("**/stepper-tools.js", lambda route: held.append(route))
    version(page).select_option("12")
    edit.click()
    page.wait_for_timeout(500)
    for route in held:
        route.continue_()
    expect(scenario(page).get_by_role("textbox")).to_have_value(re.compile("cancelSwipe"), timeout=30_000)
    expect(scenario(page).locator(".live-verdict")).to_have_text("The check holds.", timeout=30_000)
    expect(alert).to_have_count(0)


def without_simulator(page):
    """The simulator that cannot be loaded is told where the code is, and the next run tries again."""
    page.route("**/engine.wasm.js", lambda route: route.abort())
    version(page).select_option("12")
    problem = scenario(page).locator(".live-problem")
    expect(problem).to_contain_text("The simulator could not be loaded.")
    # The page shows the published run still.
    expect(version(page)).to_have_value("26")
    button(page, "Screen").click()
    grip = scenario(page).get_by_role("slider", name="Swipe back")
    for key in ("ArrowRight", "Enter"):
        grip.press(key)
    expect(scenario(page).locator(".screen-result")).to_contain_text("The simulator could not be loaded.")
    page.unroute("**/engine.wasm.js")
    button(page, "Try again").click()
    caption(page, "iOS 12")
    expect(version(page)).to_have_value("12")
    button(page, "Reset").click()
    scenario(page).get_by_role("button", name="Edit this scenario").click()
    expect(scenario(page).locator(".live-verdict")).to_have_text("The check holds.", timeout=30_000)


def screen_again(page):
    """A screen that fails is tried again, and a second press while the screen loads does not hide the screen."""
    said = scenario(page).locator(".step-now")
    page.route("**/screen-parts.js", lambda route: route.abort())
    button(page, "Screen").click()
    expect(said).to_have_text("The screen could not be loaded.")
    page.unroute("**/screen-parts.js")
    button(page, "Screen").dblclick()
    expect(scenario(page).locator(".screen")).to_be_visible()
    expect(said).to_be_empty()
    held = []
    page.route("**/share-menu.js", lambda route: held.append(route))
    button(page, "Share").dblclick()
    page.wait_for_timeout(300)
    for route in held:
        route.continue_()
    expect(page.get_by_role("dialog", name="Share")).to_have_count(1)


def linked(page):
    """The controls name the version that a link leads to, and lead back to what is published."""
    page.evaluate("location.hash = '#scenario-swipe-back@ios-12/step-1'")
    caption(page, "iOS 12")
    expect(version(page)).to_have_value("12")
    opened(page)
    expect(scenario(page).locator(".live-summary")).to_contain_text("iOS 12 does not call")
    caption(page, "iOS 12")
    button(page, "Reset").click()
    caption(page, "iOS 26")
    expect(version(page)).to_have_value("26")


def swiped(page):
    """A swipe changes the code in an open editor; the device stays; code that cannot run takes no swipe."""
    field = opened(page)
    edit = scenario(page).get_by_role("button", name="Edit this scenario")
    expect(edit).to_have_attribute("aria-expanded", "true")
    button(page, "Screen").click()
    scenario(page).locator(".live-bar").get_by_label("Device").select_option("pad")
    expect(scenario(page).locator(".screen.is-pad")).to_be_visible(timeout=30_000)
    expect(scenario(page).locator(".screen-picture")).to_have_attribute("aria-label", re.compile("^iPad"))
    grip = scenario(page).get_by_role("slider", name="Swipe back")
    grip.focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(scenario(page).locator(".screen-result")).to_contain_text("You let go", timeout=30_000)
    expect(field).to_have_value(re.compile(r"moveSwipe\(to: 0\.2"))
    page.evaluate(DELAY)
    field.press("Control+End")
    page.keyboard.type("// mine")
    page.evaluate("answer")
    expect(field).to_have_value(re.compile(r"moveSwipe\(to: 0\.2[\s\S]*// mine"))
    expect(scenario(page).locator(".live-bar").get_by_label("Device")).to_have_value("pad")
    expect(grip).to_be_visible()
    field.fill(field.input_value() + "\n(((")
    expect(grip).to_be_hidden()


def compared(page):
    """The reader's own code is compared with itself on another version, and a choice in the code stays named."""
    field = opened(page)
    summary = scenario(page).locator(".live-summary")
    text = field.input_value()
    mine = 'class Mine: UIViewController {\n    override func viewDidAppear(_ animated: Bool) { print("shown") }\n}\n'
    mine += text.replace("Current = UIViewController()", "Current = Mine()")
    field.fill(mine)
    expect(summary).to_contain_text("Only your run has console.print")
    version(page).select_option("15")
    expect(summary).to_have_text("iOS 26 and iOS 15: the same callbacks in the same order.")
    root = scenario(page).locator(".live-bar").get_by_label("Root of the window")
    root.select_option("tabs")
    expect(field).to_have_value(re.compile("UITabBarController"))
    expect(scenario(page).locator(".live-verdict")).to_contain_text("Its checks are not judged")
    field.press("Control+End")
    page.keyboard.type("// mine")
    expect(root.locator("option:checked")).to_have_text("in the code")
    field.fill(f"{text}(((")
    expect(scenario(page).locator(".live-difference")).to_contain_text("The code cannot run")
    expect(scenario(page).locator(".live-difference table")).to_have_count(0)


def addressed(page):
    """The address follows the event of a changed scenario, and after a reset another widget that is changed."""
    example = page.locator(".example.incorrect")
    example.get_by_role("button", name="Edit this example").click()
    field = example.get_by_role("textbox")
    expect(example.locator(".live-verdict")).to_contain_text("1 finding", timeout=30_000)
    field.fill(field.input_value() + "// mine")
    page.wait_for_url("**#play=*")
    version(page).select_option("12")
    caption(page, "iOS 12")
    for _ in range(2):
        button(page, "Next event").click()
    state = "() => lifeguardShare.unpack(location.hash).then(state => state && [state.kind, state.event ?? null])"
    page.wait_for_function(f"async () => String(await ({state})()) === 'scenario,2'")
    button(page, "Reset").click()
    page.wait_for_function(f"async () => String(await ({state})()).startsWith('example')")


def dimmed(page):
    """The stepper leaves an event that a lifeline dims or a filter hides; the large diagram dims nothing."""
    said = scenario(page).locator(".step-now")
    button(page, "Next event").click()
    expect(said).to_contain_text("Current.")
    expect(scenario(page).get_by_role("button", name="user: 2 actions")).to_be_visible()
    lane = scenario(page).get_by_role("button", name="New: ")
    lane.click()
    expect(said).to_contain_text("New.")
    button(page, "Large").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".in-lane").first).to_be_visible()
    expect(dialog.locator("g.event:not(.in-lane)")).to_have_count(0)
    button(page, "Close").click()
    scenario(page).locator(".step-filter summary").click()
    scenario(page).get_by_role("checkbox", name="New").uncheck()
    expect(said).to_contain_text("Current.")
    expect(lane).to_have_attribute("aria-pressed", "false")


def late(page):
    """An answer that comes after a reset is not shown."""
    version(page).select_option("11")
    caption(page, "iOS 11")
    page.evaluate(DELAY)
    version(page).select_option("10")
    button(page, "Reset").click()
    page.evaluate("answer")
    caption(page, "iOS 26")
    expect(version(page)).to_have_value("26")
    expect(scenario(page).locator(".live-summary")).to_have_count(0)


def lines(page):
    """The line behind an event is marked in the source after a what-if and a reset, and in the editor."""
    made = scenario(page).locator(".source .line.is-made")
    button(page, "Next event").click()
    expect(made).to_have_count(1)
    version(page).select_option("12")
    caption(page, "iOS 12")
    expect(made).to_have_count(1)
    button(page, "Reset").click()
    caption(page, "iOS 26")
    expect(made).to_have_count(1)
    field = opened(page)
    expect(scenario(page).locator(".editor-line.is-current")).to_have_count(1)
    button(page, "Screen").focus()
    scenario(page).locator(".state-code button").first.click()
    expect(field).to_be_focused()


def links(page):
    """A link has only the code that the page lacks; a link without code brings the published code back."""
    version(page).select_option("12")
    page.wait_for_url("**#play=*", timeout=30_000)
    state = unpacked(page.url)
    assert set(state) == {"v", "kind", "place", "choices", "event"}, state
    place = {"kind": "scenario", "place": "scenario-swipe-back", "choices": {}}
    page.evaluate("hash => { location.hash = hash; }", fragment({**place, "code": "let A = UIViewController()\n"}))
    field = scenario(page).get_by_role("textbox")
    expect(field).to_have_value("let A = UIViewController()\n", timeout=30_000)
    page.evaluate("hash => { location.hash = hash; }", fragment(place))
    expect(field).to_have_value(re.compile("cancelSwipe"))
    # A late answer leaves the address of a link that was followed meanwhile.
    expect(scenario(page).locator(".live-verdict")).to_have_text("The check holds.")
    page.evaluate(DELAY)
    field.press("Control+End")
    page.keyboard.type("// mine")
    page.evaluate("location.hash = 'a-mistake'")
    page.evaluate("answer")
    page.wait_for_timeout(700)
    assert page.url.endswith("#a-mistake"), page.url
    page.evaluate("hash => { location.hash = hash; }", fragment({"kind": "scenario", "place": "gone", "choices": {}}))
    expect(page.get_by_role("alert")).to_have_text(
        "The link leads to a scenario or example that this page does not have.")


def long(page):
    """Of a run with very many events the page shows the first, and the page keeps answering."""
    field = opened(page)
    page.evaluate(WATCH)
    field.fill('let A = UIViewController()\nwindow.rootViewController = A\n'
               'when "much is printed" { for i in 0..<100000 { print(i) } }\n')
    cuts = scenario(page).locator(".step-cut")
    expect(cuts).to_have_count(2, timeout=30_000)
    gap = page.evaluate("longestGap()")
    assert gap < 3000, f"the page stood still for {gap} ms"
    expect(cuts.last).to_have_text(re.compile(r"^These are the first 2,000 of 1\d,\d{3} events\.$"))
    expect(scenario(page).locator("tr.event")).to_have_count(2000)
    expect(scenario(page).locator(".event-count")).to_have_text(re.compile(r"^1\d,?\d{3} events$"))


def told(page):
    """Sentences are read out, the table below them is not; a problem of the first line is told, not marked."""
    version(page).select_option("12")
    difference = scenario(page).locator(".live-difference")
    expect(difference.locator("table")).to_have_count(1, timeout=30_000)
    expect(difference.get_by_role("status").locator("table")).to_have_count(0)
    expect(difference.get_by_role("status")).to_contain_text("First difference")
    page.evaluate(FIRST_LINE)
    scenario(page).get_by_role("button", name="Edit this scenario").click()
    expect(difference).to_contain_text("First line of the block, column 9: No such release.")
    expect(scenario(page).locator(".live-verdict")).to_have_text("1 error in the first line.")
    expect(scenario(page).locator(".editor-problems li")).to_have_count(0)
    page.emulate_media(media="print")
    for part in page.locator(".live-bar, .live-button, .open-report").all():
        expect(part).to_be_hidden()


def shared(page):
    """The frame of a page whose address has a query is that of the page alone."""
    page.evaluate(
        "() => { window.copied = new Promise(done => { navigator.clipboard.writeText = async text => done(text); }); }")
    button(page, "Share").click()
    page.get_by_role("button", name="Copy iframe").click()
    copied = page.evaluate("copied")
    assert 'index.html?embed#scenario-swipe-back"' in copied and "frame.height = data.height" in copied, copied
    # The copied text makes the frame as high as its widget, and leaves the page around the frame where it is.
    framed = f'<div style="height: 3000px"></div>{copied.replace("/index.html?embed#scenario-swipe-back", EMBEDDED)}'
    page.route("**/around.html", lambda route: route.fulfill(body=framed, content_type="text/html"))
    page.goto(page.url.split("index.html")[0] + "around.html")
    frame = page.frame_locator("iframe")
    expect(frame.locator(".step-place")).to_contain_text("2 of", timeout=30_000)
    expect(page.locator("iframe")).not_to_have_attribute("height", "640")
    assert page.evaluate("scrollY") == 0, "the frame scrolls the page around it"
    assert frame.locator(".scenario").bounding_box()["y"] - page.locator("iframe").bounding_box()["y"] < 20


def in_playground(page):
    """On the page of a finding an example is edited in place, or opens in the playground as a class."""
    example = page.locator(".example.incorrect")
    expect(example.get_by_role("button", name="Edit this example")).to_have_text("Edit")
    example.get_by_role("button", name="Open in the playground").click()
    page.wait_for_url("**/play.html#play=*")
    expect(page.locator(".play-findings")).to_contain_text("missing-super", timeout=30_000)


def in_sight(page):
    """An editor that opens at the lower edge of the window comes into the window."""
    for motion in ("reduce", "no-preference"):
        page.emulate_media(reduced_motion=motion)
        for place in (scenario(page), page.locator(".example.incorrect")):
            edit = place.get_by_role("button", name=re.compile("^Edit this"))
            edit.evaluate("edit => scrollBy({ top: edit.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' })")
            edit.press("Enter")
            # The verdict comes above the editor.
            expect(place.locator(".live-verdict")).to_be_visible(timeout=30_000)
            expect(place.locator(".editor-frame")).to_be_in_viewport(ratio=1, timeout=30_000)
        page.reload()


EMBEDDED = "/index.html?embed#scenario-swipe-back/step-2"

LOOKS = [
    (failing, ""), (without_simulator, ""), (screen_again, ""), (linked, ""), (swiped, ""), (compared, ""), (addressed, ""), (dimmed, ""), (late, ""), (lines, ""),
    (links, ""), (long, ""), (told, ""), (shared, "?from=mail"), (in_sight, ""),
    (in_playground, "findings/mistake.html"),
]


def unable(browser, address):
    """A browser without the means gets no controls, and a sentence for a link that needs the simulator."""
    context = browser.new_context()
    context.add_init_script("delete window.DecompressionStream")
    page = context.new_page()
    page.goto(address)
    expect(button(page, "Share")).to_be_visible()
    expect(page.get_by_role("button", name="Edit")).to_have_count(0)
    expect(scenario(page).get_by_label("Version")).to_be_visible()
    page.evaluate("location.hash = '#play=abc'")
    expect(page.get_by_role("alert")).to_have_text("This browser is too old for the simulator.")
    context.close()


def lazy(browser, address):
    """The first step loads no simulator, and a frame without its script shows the page."""
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/embed.js", lambda route: route.abort())
    page.goto(f"{address}?embed")
    expect(page.locator("h1")).to_be_visible()
    button(page, "Next event").click()
    button(page, "Screen").click()
    expect(scenario(page).locator(".screen")).to_be_visible()
    assert not [one for one in asked if "engine" in one], asked
    scenario(page).get_by_role("slider", name="Swipe back").focus()
    with page.expect_request("**/engine.wasm.js"):
        pass
    page.context.close()


def run(browser, address, names=()):
    """Looks at all of it; `address` is that of the site on a server."""
    errors = []
    for look, rest in [one for one in LOOKS if not names or one[0].__name__ in names]:
        page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{address}{rest if rest.startswith('findings') else f'index.html{rest}'}")
        look(page)
        page.context.close()
    unable(browser, f"{address}index.html")
    lazy(browser, f"{address}index.html")
    assert not errors, errors
