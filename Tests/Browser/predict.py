"""Predicts the order of callbacks on a built site: by mouse, touch and keyboard, right and wrong, and without scripts.

    predict.py SITE BROWSER [SCREENSHOTS]

SITE is the folder of the site, BROWSER the path of a Chromium, and SCREENSHOTS a folder for pictures of what a
reader sees. Ends with status 1 if anything is wrong.
"""

import pathlib
import re
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

import pages

PAGE = "cancelling.html"
EXERCISES = "exercises.html"
COUNT = 12
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}

# The callbacks of a scenario's table as the prediction names them.
CALLED = """section => [...section.querySelectorAll(".run .sequence tr.event")].map(row =>
  [...row.querySelectorAll("td code")].map(cell => cell.textContent).join(".")
    .replace(/\\(animated:[^),]*\\)|, animated:[^),]*/, ""))"""

# Values in the storage of the browser that this site has not written.
HOSTILE = ["{", "null", "7", '"scenario-x"', '{"length": 3}', '[["scenario-exercise-push"], null, {}]', "[" * 5000,
           '["scenario-none", "constructor", "__proto__"]']

# A browser that keeps nothing for this site.
PRIVATE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); } });"""


def named(cards, name):
    return cards.filter(has_text=re.compile(f"^{re.escape(name)}$"))


class Board:
    """The prediction of a scenario, on its page or in an exercise."""

    def __init__(self, page, section, element):
        self.page, self.section, self.element = page, section, element
        self.called = section.evaluate(CALLED)
        self.pool = element.locator(".predict-pool button")
        self.order = element.get_by_role("listbox", name="Your order")
        self.options = element.locator(".predict-order [role=option]")
        self.verdict = element.locator(".predict-verdict")

    @staticmethod
    def on_page(page):
        section = page.locator(".scenario[data-predict]")
        page.get_by_role("button", name="Predict the order").click()
        element = section.locator(".predict")
        expect(element).to_be_visible()
        return Board(page, section, element)

    @staticmethod
    def of_exercise(page, scenario):
        section = page.locator(f"#scenario-{scenario}")
        exercise = page.locator(".exercise", has=section)
        if not exercise.evaluate("element => element.open"):
            exercise.locator("> summary").click()
        fold = page.locator(".fold", has=section)
        return Board(page, section, fold.locator("xpath=preceding-sibling::*[1]"))

    def names(self):
        return self.options.all_inner_texts()

    def take(self, *names):
        for name in names:
            named(self.pool, name).first.click()

    def press(self, name):
        self.element.get_by_role("button", name=name, exact=True).click()

    def check(self):
        self.press("Check my order")

    def not_called(self):
        return [name for name in self.pool.all_inner_texts() if name not in self.called]


def by_mouse(page, address):
    page.goto(address + PAGE)
    section = page.locator(".scenario[data-predict]")
    answers = [section.locator(part) for part in (".calls", ".drawing", ".stepper", ".source")]
    for answer in answers:
        expect(answer).to_be_visible()
    board = Board.on_page(page)
    for answer in answers:
        expect(answer).to_be_hidden()
    expect(board.element.locator(".predict-title")).to_be_focused()
    code = board.element.locator("pre").inner_text()
    assert "user.cancelSwipe()" in code and "require" not in code, code
    expect(board.element.get_by_role("button", name="Check my order")).to_be_disabled()
    assert sorted(board.not_called()) == ["Below.viewDidAppear", "Top.viewDidDisappear"], board.not_called()
    assert board.pool.count() == len(board.called) + 2

    board.take(*board.called)
    assert board.names() == board.called
    board.check()
    expect(board.verdict).to_be_focused()
    expect(board.verdict).to_contain_text("Right. All eight callbacks")
    expect(board.element.locator(".predict-why")).to_contain_text("The screen below gets viewWillAppear but never viewDidAppear")
    assert board.element.locator(".predict-mark").count() == 0
    for answer in answers:
        expect(answer).to_be_visible()
    board.press("Try again")
    expect(answers[0]).to_be_hidden()
    expect(board.element.locator(".predict-title")).to_be_focused()

    # The same two exchanged, one left out, and one that is not called.
    first, second, *rest = board.called
    board.take(first, *rest[:-1], second, "Below.viewDidAppear")
    board.check()
    # The mistake is named, and the answer stays closed until the reader asks for the answer.
    expect(board.verdict).to_have_text(f"The first callback is right. The second is not {rest[0]}.")
    expect(board.verdict).to_be_focused()
    expect(answers[0]).to_be_hidden()
    ordered = [first, *rest[:-1], second, "Below.viewDidAppear"]
    board.press("Try again")
    assert board.names() == ordered, board.names()
    board.check()
    board.press("Show the answer")
    expect(answers[0]).to_be_visible()
    expect(board.verdict).to_have_text(
        f"The first callback is right. Then comes {second}. Below.viewDidAppear is not called. "
        f"You left out {rest[-1]}.")
    rows = board.element.locator(".predict-table tbody tr")
    expect(rows).to_have_count(len(board.called))
    expect(board.element.locator(".is-first-difference")).to_have_count(1)
    expect(rows.nth(1)).to_contain_text("first difference")
    board.press("Close")
    expect(board.element).to_have_count(0)
    expect(page.get_by_role("button", name="Predict the order")).to_be_focused()


def sentences(page, address):
    """The other sentences about an order that is not right."""
    page.goto(address + PAGE)
    board = Board.on_page(page)
    order = board.called
    for names, mistake, sentence in [
        (order[1:2], f"Not yet. {order[1]} does not come first.", f"Not yet. {order[0]} comes first."),
        (order[:3], "The first three callbacks are right. After them something else is called.",
         f"The first three callbacks are right. Then comes {order[3]}. You left out five callbacks."),
        ([*order, "Below.viewDidAppear", "Top.viewDidDisappear"],
         "The first eight callbacks are right. The ninth is not Below.viewDidAppear: nothing else is called.",
         "The first eight callbacks are right. After them nothing else is called. "
         "Below.viewDidAppear and Top.viewDidDisappear are not called."),
    ]:
        board.take(*names)
        board.check()
        expect(board.verdict).to_have_text(mistake)
        board.press("Show the answer")
        assert board.verdict.inner_text().startswith(sentence), board.verdict.inner_text()
        board.press("Try again")


def by_tools(page, address):
    """The chosen callback of the order moves up and down, and goes back."""
    page.goto(address + PAGE)
    board = Board.on_page(page)
    offered = board.pool.all_inner_texts()
    a, b, c = offered[:3]
    board.take(a, b, c)
    tools = board.element.get_by_role("group", name="The chosen callback of your order")
    up, down, back = (tools.get_by_role("button", name=name) for name in ("Move up", "Move down", "Put back"))
    expect(down).to_be_disabled()
    up.click()
    assert board.names() == [a, c, b]
    up.click()
    assert board.names() == [c, a, b]
    expect(up).to_be_disabled()
    named(board.options, b).click()
    expect(named(board.options, b)).to_have_attribute("aria-selected", "true")
    expect(board.element.locator("[aria-selected=true]")).to_have_count(1)
    back.click()
    assert board.names() == [c, a]
    back.click()
    back.click()
    expect(board.order).to_be_hidden()
    # A callback that is put back stands in its old place.
    assert board.pool.all_inner_texts() == offered
    board.press("Just show me")
    expect(board.section.locator(".calls")).to_be_visible()
    expect(board.section.locator(".run .scroll").first).to_be_focused()
    expect(board.section.locator(".run .scroll").first).to_be_in_viewport()
    # The order of what is offered is the same on every visit.
    assert Board.on_page(page).pool.all_inner_texts() == offered


def drag(page, card, x, y):
    box = card.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, y, steps=8)
    page.mouse.up()


def place(board):
    box = board.element.locator(".predict-target").bounding_box()
    return box["x"] + box["width"] / 2, box["y"], box["y"] + box["height"]


def by_dragging(page, address):
    page.goto(address + PAGE)
    board = Board.on_page(page)
    board.element.evaluate("element => element.scrollIntoView({ block: 'start' })")
    offered = board.pool.all_inner_texts()
    a, b, c = offered[:3]
    x, top, bottom = place(board)
    drag(page, named(board.pool, a).first, x, (top + bottom) / 2)
    assert board.names() == [a], board.names()
    x, top, bottom = place(board)
    drag(page, named(board.pool, b).first, x, bottom - 4)
    assert board.names() == [a, b], board.names()
    x, top, bottom = place(board)
    drag(page, named(board.pool, c).first, x, top + 4)
    assert board.names() == [c, a, b], board.names()
    x, top, bottom = place(board)
    drag(page, named(board.options, c), x, bottom - 4)
    assert board.names() == [a, b, c], board.names()
    # A second finger neither moves nor ends a drag.
    box = named(board.options, c).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, top + 4, steps=4)
    page.evaluate("""() => { for (const type of ["pointermove", "pointerup"]) document.dispatchEvent(
      new PointerEvent(type, { pointerId: 99, clientX: 20, clientY: 300, bubbles: true })); }""")
    assert board.names() == [a, b, c], board.names()
    page.mouse.up()
    assert board.names() == [c, a, b], board.names()
    drag(page, named(board.options, c), x, bottom - 4)
    assert board.names() == [a, b, c], board.names()
    # A callback that is let go outside of the order goes back among the others.
    drag(page, named(board.options, b), 20, 300)
    assert board.names() == [a, c], board.names()
    drag(page, named(board.pool, offered[3]).first, 20, 300)
    assert board.names() == [a, c], board.names()


def by_touch(browser, address, problems):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(address + PAGE)
    page.get_by_role("button", name="Predict the order").tap()
    section = page.locator(".scenario[data-predict]")
    board = Board(page, section, section.locator(".predict"))
    expect(board.element).to_be_visible()
    a, b = board.pool.all_inner_texts()[:2]
    for name in (a, b):
        named(board.pool, name).first.tap()
    assert board.names() == [a, b]
    # By its grip a callback is dragged; the rest of a card leaves the finger to the page.
    grip = board.options.nth(1).locator(".predict-grip")
    grip.scroll_into_view_if_needed()
    box, goal = grip.bounding_box(), board.options.nth(0).bounding_box()
    touch = context.new_cdp_session(page)
    x, y = box["x"] + 10, box["y"] + 15

    def send(kind, *points):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", (x, y))
    for step in range(1, 7):
        send("touchMove", (x, y + (goal["y"] + 4 - y) * step / 6))
    send("touchEnd")
    assert board.names() == [b, a], board.names()
    assert board.options.nth(0).evaluate("e => getComputedStyle(e).touchAction") == "auto"
    named(board.options, b).tap()
    expect(board.element.locator(".predict-keys")).to_be_hidden()
    board.element.get_by_role("button", name="Put back").tap()
    board.element.get_by_role("button", name="Check my order").tap()
    board.element.get_by_role("button", name="Show the answer").tap()
    expect(board.verdict).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    problems.check(wide <= 0, f"an answer is {wide} px too wide for a phone")
    context.close()


def tab_to(page, target, key="Tab"):
    for _ in range(80):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")


def by_keyboard(page, address):
    page.goto(address + PAGE)
    tab_to(page, page.get_by_role("button", name="Predict the order"))
    page.keyboard.press("Enter")
    section = page.locator(".scenario[data-predict]")
    board = Board(page, section, section.locator(".predict"))
    status = board.element.locator("[role=status]")
    expect(board.element.locator(".predict-title")).to_be_focused()
    total = board.pool.count()
    offered = board.pool.all_inner_texts()
    tab_to(page, board.pool.first)
    for index in range(3):
        page.keyboard.press("Enter")
        expect(status).to_have_text(f"{offered[index]}: {index + 1} of {index + 1}.")
        # The next callback is at hand.
        expect(board.pool.first).to_be_focused()
    tab_to(page, board.order)
    expect(board.order).to_have_accessible_description("Alt with an arrow moves a callback, Delete takes it back.")
    expect(board.element.locator(".predict-keys")).to_be_visible()
    option = lambda: page.evaluate(
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).innerText")
    assert option() == offered[2]
    page.keyboard.press("Home")
    assert option() == offered[0]
    page.keyboard.press("ArrowDown")
    assert option() == offered[1]
    page.keyboard.press("Alt+ArrowUp")
    expect(status).to_have_text(f"{offered[1]}: 1 of 3.")
    assert board.names() == [offered[1], offered[0], offered[2]]
    page.keyboard.press("End")
    page.keyboard.press("Delete")
    expect(status).to_have_text(f"{offered[2]} is put back.")
    expect(board.order).to_be_focused()
    # A tool that can do no more hands the focus on.
    down = board.element.get_by_role("button", name="Move down")
    up = board.element.get_by_role("button", name="Move up")
    tab_to(page, up, "Shift+Tab")
    page.keyboard.press("Enter")
    assert board.names() == offered[:2]
    expect(board.order).to_be_focused()
    tab_to(page, down, "Shift+Tab")
    page.keyboard.press("Space")
    expect(board.order).to_be_focused()
    page.keyboard.press("Delete")
    page.keyboard.press("Delete")
    expect(board.pool.first).to_be_focused()
    assert board.pool.count() == total
    # Among the offered callbacks the arrows lead, too.
    for name in board.called:
        goal = named(board.pool, name).first
        page.keyboard.press("Home")
        expect(board.pool.first).to_be_focused()
        while not goal.evaluate("element => element === document.activeElement"):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    tab_to(page, board.element.get_by_role("button", name="Check my order"))
    page.keyboard.press("Enter")
    expect(board.verdict).to_contain_text("Right.")
    expect(board.verdict).to_be_focused()


def leaving(page, address):
    """A link to what is covered uncovers it."""
    page.goto(address + PAGE)
    for leave in (
        lambda: page.get_by_role("link", name="Watch it play").click(),
        lambda: page.evaluate("location.hash = document.querySelector('.scenario[data-predict]').id + '/step-3'"),
        lambda: page.locator(".scenario[data-predict] .badges a").first.click(),
    ):
        board = Board.on_page(page)
        leave()
        expect(board.element).to_have_count(0)
        expect(board.section.locator(".calls")).to_be_visible()


def slow_or_missing(page, address):
    """A script that does not arrive is asked for again."""
    page.route("**/predict-board.js", lambda route: route.abort())
    page.goto(address + PAGE)
    page.get_by_role("button", name="Predict the order").click()
    button = page.locator(".predict-open")
    expect(button).to_have_text("The exercise could not be loaded. Try again")
    page.unroute("**/predict-board.js")
    button.click()
    expect(page.locator(".predict")).to_be_visible()


def every_page(page, site, address, problems):
    """Each page with a prediction has one that can be solved, and whose code gives nothing away."""
    found = [path for path in sorted(site.rglob("*.html"))
             if path.name != EXERCISES and " data-predict=" in path.read_text("utf-8")]
    problems.check(len(found) >= 20, f"only {len(found)} pages have a prediction")
    for path in found:
        name = str(path.relative_to(site))
        page.goto(address + name)
        board = Board.on_page(page)
        code = board.element.locator("pre").inner_text()
        problems.check(not re.search(r"^(expect|require)\b", code, re.M), f"the code of {name} has checks")
        problems.check("\n\n\n" not in code and code == code.strip(), f"the code of {name} has gaps")
        problems.check(board.pool.count() <= 14, f"{name} offers {board.pool.count()} callbacks")
        problems.check(len(board.not_called()) <= 2, f"{name} offers {board.not_called()}")
        board.take(*board.called)
        board.check()
        problems.check(board.verdict.inner_text().startswith("Right."), f"{name}: {board.verdict.inner_text()}")
        why = board.element.locator(".predict-why")
        problems.check(why.inner_text().strip().endswith((".", ":")), f"{name} says why: {why.inner_text()}")
    return len(found)


def exercises(page, address):
    page.goto(address + EXERCISES)
    progress = page.locator(".exercise-progress")
    titles = page.locator(".exercise > summary")
    opened = page.locator(".exercise[open]")
    restart = page.get_by_role("button", name="Start again")
    expect(progress).to_have_text(f"0 of {COUNT} right")
    expect(titles).to_have_count(COUNT)
    expect(titles.first).to_contain_text("5 callbacks to choose from")
    expect(page.locator(".exercise[open] h2")).to_have_text(re.compile("appears for the first time"))
    expect(restart).to_be_hidden()
    expect(page.locator(".predict")).to_have_count(COUNT)
    expect(page.get_by_role("button", name="Predict the order")).to_have_count(0)
    ids = page.locator(".scenario[data-predict]").evaluate_all("all => all.map(one => one.id.replace('scenario-', ''))")

    board = Board.of_exercise(page, ids[0])
    explanation = page.locator(".fold", has=board.section).locator("> p").first
    expect(board.section).to_be_hidden()
    expect(explanation).to_be_hidden()
    board.take(*board.called)
    board.check()
    expect(board.verdict).to_contain_text("Right.")
    expect(board.section).to_be_visible()
    expect(explanation).to_be_visible()
    expect(progress).to_have_text(f"1 of {COUNT} right")
    expect(titles.first).to_contain_text("right")

    board.element.get_by_role("link", name="Next exercise").click()
    expect(opened).to_have_count(1)
    expect(opened.locator("h2")).to_have_id(page.url.split("#")[1])
    expect(opened.locator("h2")).to_be_in_viewport()
    expect(opened.locator(f"#scenario-{ids[1]}")).to_have_count(1)

    # Neither a wrong order counts, nor a look at the answer.
    board = Board.of_exercise(page, ids[1])
    board.take(board.called[-1])
    board.check()
    expect(board.section).to_be_hidden()
    board.press("Show the answer")
    expect(board.section).to_be_visible()
    expect(progress).to_have_text(f"1 of {COUNT} right")
    board.press("Try again")
    expect(board.section).to_be_hidden()
    board = Board.of_exercise(page, ids[2])
    board.press("Just show me")
    expect(board.section).to_be_visible()
    expect(page.locator(".fold", has=board.section).locator("> summary")).to_be_focused()
    expect(progress).to_have_text(f"1 of {COUNT} right")

    page.reload()
    expect(progress).to_have_text(f"1 of {COUNT} right")
    expect(page.locator(".exercise-right")).to_have_count(1)
    # The address is that of the exercise that was open.
    expect(opened).to_have_count(1)
    expect(opened.locator(f"#scenario-{ids[2]}")).to_have_count(1)
    assert page.locator(".fold[open]").count() == 0
    restart.click()
    expect(progress).to_have_text(f"0 of {COUNT} right")
    expect(titles.first).to_be_focused()
    page.reload()
    expect(progress).to_have_text(f"0 of {COUNT} right")
    for name in ids:
        board = Board.of_exercise(page, name)
        board.take(*board.called)
        board.check()
        expect(board.verdict).to_contain_text("Right.")
    expect(progress).to_have_text(f"{COUNT} of {COUNT} right")
    board.element.get_by_role("link", name="All exercises").click()
    expect(progress).to_be_in_viewport()
    restart.click()
    assert page.locator(".fold[open]").count() == 0


def one_at_a_time(page, address):
    """One exercise is open: by its title, by its address and by a link of the page. Paper has all exercises."""
    page.goto("about:blank")
    page.goto(f"{address}{EXERCISES}#scenario-exercise-tabs")
    opened = page.locator(".exercise[open]")
    expect(opened).to_have_count(1)
    expect(page.locator("#scenario-exercise-tabs")).to_be_in_viewport()
    # What lies above closes, and the title that is pressed stays where it is.
    title = page.locator(".exercise > summary").last
    title.scroll_into_view_if_needed()
    top = title.bounding_box()["y"]
    title.press("Enter")
    expect(page.locator(".exercise").last).to_have_attribute("open", "")
    expect(opened).to_have_count(1)
    assert page.url.endswith("#" + opened.locator("h2").get_attribute("id")), page.url
    left = page.evaluate("document.documentElement.scrollHeight - innerHeight - scrollY")
    assert abs(title.bounding_box()["y"] - top) < 2 or left < 2, (top, title.bounding_box())
    # The address is that of the page already.
    page.evaluate("document.querySelector('#scenario-exercise-tabs .permalink').click()")
    expect(page.locator("#scenario-exercise-tabs")).to_be_in_viewport()
    expect(opened).to_have_count(1)
    title.press("Enter")
    title.press("Enter")
    expect(opened).to_have_count(0)
    page.emulate_media(media="print")
    # What a fold shows is reckoned with the next frame.
    page.screenshot()
    hidden = page.evaluate("""() => [...document.querySelectorAll(".exercise :is(h2, p, tr.event)")]
      .filter((e) => !e.closest(".predict, .live-bar, .stepper") && !e.checkVisibility({ contentVisibilityAuto: true }))
      .map((e) => e.textContent)""")
    assert not hidden, hidden
    page.emulate_media(media="screen")


def kept_values(browser, address):
    """The page works with any value in the storage, and without a storage."""
    context = browser.new_context()
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address + EXERCISES)
    for value in HOSTILE:
        page.evaluate("value => localStorage.setItem('lifeguard-exercises', value)", value)
        page.reload()
        expect(page.locator(".exercise-progress")).to_have_text(f"0 of {COUNT} right")
    mixed = '["scenario-exercise-push", "scenario-exercise-push", 7, "scenario-none"]'
    page.evaluate("value => localStorage.setItem('lifeguard-exercises', value)", mixed)
    page.reload()
    expect(page.locator(".exercise-progress")).to_have_text(f"1 of {COUNT} right")
    context.close()
    context = browser.new_context()
    context.add_init_script(PRIVATE)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address + EXERCISES)
    board = Board.of_exercise(page, "exercise-push")
    board.take(*board.called)
    board.check()
    expect(page.locator(".exercise-progress")).to_have_text(f"1 of {COUNT} right")
    context.close()
    assert not errors, errors


def without_scripts(browser, address):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address + PAGE)
    expect(page.get_by_role("button", name="Predict the order")).to_have_count(0)
    expect(page.locator(".scenario[data-predict] .calls")).to_be_visible()
    page.goto(address + EXERCISES)
    # Nothing that needs a script is offered.
    expect(page.locator("main :is(button, input, select):visible")).to_have_count(0)
    folds = page.locator("main > .fold")
    expect(folds).to_have_count(COUNT)
    # Closed in the page itself, so that no answer is seen before the scripts run.
    assert page.locator("main > .fold[open]").count() == 0
    folds.first.locator("> summary").click()
    expect(folds.first.locator(".calls")).to_be_visible()
    context.close()


def axe(page, where, problems):
    for violation in Axe().run(page, options={"runOnly": pages.RULES}).response["violations"]:
        nodes = violation["nodes"]
        problems.add(
            f"{where}: {violation['id']}: {violation['help']}, {len(nodes)} times, first {nodes[0]['target']}")


def looks(browser, address, problems, pictures):
    """Every state under axe, in both schemes and both sizes. Pictures show all four combinations."""
    ways = [("light", DESKTOP), ("dark", PHONE)]
    for scheme, size in ways + ([("dark", DESKTOP), ("light", PHONE)] if pictures else []):
        page = browser.new_page(color_scheme=scheme, viewport=size)
        where = f"{scheme}, {size['width']} px"

        def look(name):
            if (scheme, size) in ways:
                axe(page, f"{name} [{where}]", problems)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            problems.check(wide <= 0, f"{name} [{where}] is {wide} px too wide")
            if pictures:
                page.screenshot(path=pictures / f"{name}-{scheme}-{size['width']}.png")

        page.goto(address + PAGE)
        page.get_by_role("button", name="Predict the order").scroll_into_view_if_needed()
        look("button")
        board = Board.on_page(page)
        board.element.evaluate("element => element.scrollIntoView({ block: 'start' })")
        look("asked")
        board.take(board.called[0], board.called[2], board.not_called()[0])
        look("ordered")
        board.check()
        board.element.evaluate("element => element.scrollIntoView({ block: 'start' })")
        look("mistaken")
        board.press("Show the answer")
        board.element.evaluate("element => element.scrollIntoView({ block: 'start' })")
        look("answered")
        page.goto(address + EXERCISES)
        look("exercises")
        board = Board.of_exercise(page, "exercise-push")
        board.take(*board.called)
        board.check()
        board.element.evaluate("element => element.scrollIntoView({ block: 'start' })")
        look("done")
        page.close()


def main():
    site, browser_path = pages.site_of(sys.argv[1]), sys.argv[2]
    pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    problems = pages.Problems("predict")
    with pages.served(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        files = site.as_uri() + "/"
        for where in (address, files):
            page = browser.new_page(viewport=DESKTOP)
            page.on("pageerror", lambda error: problems.add(f"a script fails: {error}"))
            by_mouse(page, where)
            by_keyboard(page, where)
            exercises(page, where)
            one_at_a_time(page, where)
            page.close()
        page = browser.new_page(viewport=DESKTOP)
        page.on("pageerror", lambda error: problems.add(f"a script fails: {error}"))
        for part in (sentences, by_tools, by_dragging, leaving):
            part(page, address)
        count = every_page(page, site, address, problems)
        page.close()
        page = browser.new_page(viewport=DESKTOP)
        slow_or_missing(page, address)
        page.close()
        by_touch(browser, address, problems)
        kept_values(browser, address)
        without_scripts(browser, address)
        looks(browser, address, problems, pictures)
        browser.close()
    problems.exit(f"{count} pages with a prediction and {COUNT} exercises, by mouse, touch and keyboard")


main()
