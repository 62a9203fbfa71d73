"""The playground, sharing and embedding in a browser.

    play.py COMMAND BROWSER [SCREENSHOTS]

COMMAND is the built command, BROWSER the path of a Chromium, and SCREENSHOTS a folder for pictures of what a
reader sees. The simulator for the browser has to be built: `.build-wasm/Playground.wasm.gz`. Ends with status 1 if
anything is wrong.
"""

import base64
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

import pages
import play_mishaps
from play_guide import ORDER, checked, code, open_page, write_site
from state_links import fragment, unpacked

REAL = pathlib.Path("Tests/RealCode")

# Keeps the first lines of the requests to the simulator.
REQUESTS = """window.requests = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message) {
  if (message.request) requests.push(message.request.split("\\n")[0]);
  return postMessage.call(this, message);
};"""
# Holds the answers of the simulator back until `release` lets the oldest one go.
HOLD = """() => {
  const engine = lifeguardEngine.start(lifeguardLive.assets), ask = engine.ask.bind(engine);
  window.held = [];
  engine.ask = (...request) => new Promise((resolve) => held.push(() => ask(...request).then(resolve)));
  window.release = async () => { await held.shift()(); await new Promise(requestAnimationFrame); };
}"""


# MARK: Links and failures

def followed(page, address):
    """A link is followed once, so what the reader types meanwhile stays; followed again, the link counts again."""
    page = page.context.new_page()
    page.add_init_script(REQUESTS)
    link = fragment({"kind": "check", "code": "class Linked: UIViewController {}\n"})
    open_page(page, f"{address}/play.html{link}")
    checked(page, re.compile("^No finding"))
    page.wait_for_load_state("load")
    assert page.evaluate("requests") == ["check"], page.evaluate("requests")
    code(page).fill("class Typed: UIViewController {}\n")
    page.wait_for_url(lambda url: unpacked(url)["code"].startswith("class Typed"))
    page.evaluate("link => { location.hash = link; }", link)
    expect(code(page)).to_have_value(re.compile("^class Linked"))
    page.close()


def missing(page, address):
    """A file that cannot be loaded is named, and asked for again."""
    page = page.context.new_page()
    page.route("**/play-templates.js", lambda route: route.abort())
    open_page(page, f"{address}/play.html")
    expect(page.get_by_role("alert")).to_have_text("The templates could not be loaded.", timeout=30000)
    page.unroute("**/play-templates.js")
    link = fragment({"kind": "check", "code": "class A: UIViewController {}"})
    page.evaluate("link => { location.hash = link; }", link)
    checked(page, re.compile("^No finding"))
    expect(page.locator(".play")).to_have_count(1)
    page.close()


def stopped_early(page, address):
    """A check can be stopped while the simulator is loaded, and does not run later."""
    page = page.context.new_page()
    page.add_init_script(REQUESTS)
    loads = []
    page.route("**/engine.wasm.js", lambda route: loads.append(route))
    open_page(page, f"{address}/play.html")
    stop = page.get_by_role("button", name="Stop")
    stop.click()
    checked(page, "Stopped.")
    expect(stop).to_be_disabled()
    loads[0].continue_()
    code(page).fill("class B: UIViewController {}")
    checked(page, re.compile("^No finding in 12 runs"))
    assert page.evaluate("requests") == ["check"], page.evaluate("requests")
    page.close()


# MARK: A view controller

def same_as_the_command(page, command, address):
    """Real files have the findings of `lifeguard check`, line by line."""
    open_page(page, f"{address}/play.html")
    for name in ("flawed/MissingSuper.swift", "flawed/FeedViewController.swift", "flawed/Cycles.swift"):
        file = REAL / name
        told = subprocess.run([command, "check", "--format", "json", file], capture_output=True, text=True)
        expected = sorted((one["line"], one["id"]) for one in json.loads(told.stdout)["diagnostics"])
        checked(page, re.compile("find"))
        code(page).fill(file.read_text())
        page.get_by_role("button", name="Run", exact=True).click()
        checked(page, re.compile(r"^\d+ findings? in \d+ runs?\.$|^No finding"))
        shown = page.evaluate(
            "() => [...document.querySelectorAll('.play-check .editor-problems > li')].map(li => li.textContent)")
        listed = [(int(re.search(r"(\d+):\d+", text)[1]), re.search(r"\[([\w-]+)\]", text)[1]) for text in shown]
        cards = page.evaluate(
            "() => [...document.querySelectorAll('.play-findings > li')].map(li => "
            "[Number(/Go to line (\\d+)/.exec(li.textContent)[1]), li.querySelector('code').textContent])")
        # A finding stands once on the page.
        found = sorted([*listed, *map(tuple, cards)])
        assert found == expected, (name, found, expected)
    # The same file, opened from a disk.
    page.locator("input[type=file]").set_input_files(REAL / "flawed/MissingSuper.swift")
    expect(code(page)).to_have_value((REAL / "flawed/MissingSuper.swift").read_text())
    checked(page, re.compile(r"^\d+ finding"))


def drives(page, address):
    """Each drive is a button: it shows what happened, and marks the event of a finding."""
    open_page(page, f"{address}/play.html")
    checked(page, "1 finding in 12 runs.")
    buttons = page.get_by_role("group", name="Drives").get_by_role("button")
    expect(buttons).to_have_count(13)
    expect(page.locator(".play-drives .has-findings")).not_to_have_count(0)
    for name in ("push", "launch"):
        page.locator(f".play-drives [data-drive={name}]").click()
        expect(page.locator(f".play-drives [data-drive={name}]")).to_have_attribute("aria-pressed", "true")
        heading = page.locator(".play-trace h3")
        expect(heading).to_have_text(f"Events in the drive {name}")
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        expect(page.locator(".play-trace .live-steps code").first).to_be_visible()
    page.get_by_role("button", name="Back to the drives").click()
    expect(page.locator(".play-drives [aria-pressed=true]")).to_be_focused()
    page.get_by_role("button", name="See it in launch").press("Enter")
    marked = page.locator(".play-trace .marked")
    expect(marked).to_have_text("FeedViewController.viewWillAppear ← here")
    expect(marked).to_be_focused()
    assert marked.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    expect(page.locator(".play-check .editor-problems")).to_be_hidden()
    expect(page.locator(".play-check .editor [role=status]")).to_have_text("")
    page.get_by_role("button", name="Go to line 9").click()
    expect(code(page)).to_be_focused()
    # The mistake is mended, and the finding goes.
    text = code(page).input_value()
    call = "        reload()\n"
    code(page).fill(text.replace(call, f"        super.viewWillAppear(animated)\n{call}", 1))
    checked(page, "No finding in 12 runs.")
    expect(page.locator(".play-drives .has-findings")).to_have_count(0)
    expect(page.locator(".play-classes")).to_contain_text("FeedViewController (line 1): 12 runs")
    # Only what cannot be understood, and nothing at all.
    none = "There is no class of view controllers in this file. "
    paste = "Paste a class that inherits from UIViewController, or start from a template."
    swift_ui = "A SwiftUI view needs a hosting controller: start from “SwiftUI in a navigation controller”."
    for text, told in {
        "class A: UIViewController {": "This file cannot be run as a whole. The errors above say why.",
        "": none + paste, "struct Card: View {\n  var body: some View { Text(\"a\") }\n}": none + swift_ui,
    }.items():
        code(page).fill(text)
        checked(page, told)


def stopped(page, address):
    """A long check can be stopped, and the page goes on; a newer text replaces an older one."""
    open_page(page, f"{address}/play.html")
    checked(page, re.compile("finding"))
    endless = "class A: UIViewController {\n override func viewDidLoad() {\n  super.viewDidLoad()\n" + "".join(
        f"  if flag{n} {{ load{n}() }}\n" for n in range(40)) + " }\n}\n"
    code(page).fill(endless * 1 + "".join(endless.replace("class A", f"class A{n}") for n in range(12)))
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_enabled(timeout=5000)
    # What belongs to the older text is marked at once, and its problems leave the editor.
    expect(page.locator(".play-check")).to_have_class(re.compile("is-old"))
    stop.click()
    checked(page, "Stopped. The results below belong to an older text.")
    expect(page.locator(".play-check .editor-mark")).to_have_count(0)
    code(page).fill("x" * 262_145)
    checked(page, re.compile("^The text is too long: .* The results below belong to an older text.$"))
    code(page).fill("class B: UIViewController {}")
    checked(page, re.compile("^No finding in 12 runs"))
    expect(page.locator(".play-check")).not_to_have_class(re.compile("is-old"))
    code(page).fill("class Loop: UIViewController {\n override func viewDidLoad() { while true { } }\n}")
    expect(page.locator(".play-classes")).to_have_text("Loop (line 1): no run came to its end. ")
    # A run that breaks off leaves no problem of the older text in the editor.
    expect(page.locator(".play-check .editor-mark")).to_have_count(1)
    page.evaluate("""() => { lifeguardEngine.start(lifeguardLive.assets).ask =
      () => Promise.reject(new Error("The code ran for 20 seconds and was stopped")); }""")
    code(page).fill("class C: UIViewController {}")
    checked(page, "The code ran for 20 seconds and was stopped. The results below belong to an older text.")
    expect(page.locator(".play-check .editor-mark")).to_have_count(0)


def templates(page, address):
    """The menu fills both halves."""
    for half, count in (("A view controller", 14), ("A scenario", 13)):
        open_page(page, f"{address}/play.html")
        checked(page, re.compile("finding"))
        page.get_by_role("radio", name=half).check()
        menu = page.get_by_label("Start from")
        offered = [option.text_content() for option in menu.locator("option:not([disabled])").all()]
        assert len(offered) > count, offered
        before = code(page).input_value()
        start = page.get_by_role("button", name="Start", exact=True)
        expect(start).to_be_disabled()
        menu.select_option(label="Tabs")
        assert code(page).input_value() == before
        start.click()
        expect(code(page)).to_have_value(re.compile("UITabBarController"))
        if half == "A scenario":
            expect(page.locator(".live-difference")).to_have_text("The check holds.")
            expect(page.get_by_label("First line of the block")).to_have_value(re.compile("^scenario my-tab"))
        else:
            checked(page, re.compile("^No finding"))
        expect(menu.locator("option:checked")).to_have_text("Tabs")
        # A template can be had again; the reader's own code comes back.
        note = page.locator(".play-head .play-note")
        expect(note).to_have_text("")
        own = "let Own = UIViewController()\n" if half == "A scenario" else "class Own: UIViewController {}\n"
        for way in ("Control+z", "Bring my code back"):
            code(page).fill(own)
            start.click()
            expect(note).to_contain_text("Ctrl+Z brings your code back.")
            expect(code(page)).to_have_value(re.compile("UITabBarController"))
            if "+" in way:
                page.keyboard.press(way)
            else:
                page.get_by_role("button", name=way).click()
            expect(code(page)).to_have_value(own)
            expect(note).to_have_text("")
    # The drive is that of the first finding, whatever was chosen before.
    page.get_by_role("radio", name="A view controller").check()
    page.locator(".play-drives [data-drive=tabs]").click()
    menu.select_option(label="A mistake to find")
    start.click()
    expect(page.locator(".play-drives [aria-pressed=true]")).to_have_attribute("data-drive", "launch")


# MARK: A scenario

def expectation(page, address):
    """The events that happened are written as the expectation, and a wrong one is rewritten."""
    taps = {"kind": "scenario", "info": "scenario taps ios=18...26", "code": ORDER}
    open_page(page, f"{address}/play.html{fragment(taps)}")
    expect(page.locator(".live-difference")).to_have_text("The code runs. It has no checks.", timeout=30000)
    # Nothing is compared until the reader makes a choice.
    code(page).fill(ORDER.replace("New", "Other"))
    expect(page.locator(".sequence")).to_contain_text("Other")
    expect(page.locator("tr.is-new")).to_have_count(0)
    code(page).fill(ORDER)
    expect(page.locator(".sequence")).not_to_contain_text("Other")
    write = page.get_by_role("button", name="Write the expectation for me")
    write.click()
    expect(code(page)).to_have_value(re.compile(r"expect \{\n    New.viewWillAppear\n(    .*\n)+\}\n$"))
    expect(page.locator(".live-difference")).to_have_text("The check holds.")
    note = page.locator(".scenario .play-note")
    expect(note).to_have_text("The expectation now says what happened. Read it before you trust it.")
    wrong = code(page).input_value().replace("    New.viewWillAppear\n", "", 1)
    code(page).fill(wrong)
    expect(page.locator(".live-difference")).to_contain_text("error")
    write.click()
    expect(page.locator(".live-difference")).to_have_text("The check holds.")
    # A lens hides the event of the line: such a line is not blessed away.
    code(page).fill(ORDER + "\nexpect(.classic) {\n    New.viewIsAppearing\n}\n")
    expect(page.locator(".live-difference")).to_contain_text("error")
    write.click()
    expect(note).to_have_text(re.compile("^Nothing was written: .*New.viewIsAppearing"))
    expect(code(page)).to_have_value(re.compile("New.viewIsAppearing"))
    # An expectation that stays as it was is told beside one that is rewritten.
    page.evaluate("""() => {
      const engine = lifeguardEngine.start(lifeguardLive.assets), ask = engine.ask.bind(engine);
      engine.ask = (head, body, asker) => (head !== "expect" ? ask(head, body, asker) : Promise.resolve(
        { source: body.slice(body.indexOf("\\n") + 1) + "// more\\n", note: "a lens hides an event" }));
    }""")
    write.click()
    expect(note).to_have_text(re.compile("trust it. Another expectation is unchanged: a lens hides an event.$"))


def kept(page, address):
    """Code, version and event stand in the address: a reload and the way back bring them back."""
    open_page(page, f"{address}/play.html")
    checked(page, re.compile("finding"))
    text = "class Kept: UIViewController {}\n"
    code(page).fill(text)
    checked(page, re.compile("^No finding"))
    page.locator(".play-drives [data-drive=swipe-cancel]").click()
    page.wait_for_function("() => location.hash.startsWith('#play=')")
    page.wait_for_timeout(900)
    state = unpacked(page.url)
    assert (state["kind"], state["code"], state["choices"]) == ("check", text, {"drive": "swipe-cancel"}), state
    # A link inside the page leaves the code in the address.
    address_of_code = page.url
    page.locator(".skip").first.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert page.url == address_of_code, page.url
    page.reload()
    expect(code(page)).to_have_value(text, timeout=30000)
    expect(page.locator(".play-drives [aria-pressed=true]")).to_have_attribute("data-drive", "swipe-cancel")
    page.goto(f"{address}/index.html")
    page.go_back()
    expect(code(page)).to_have_value(text, timeout=30000)


def shared(page, address):
    """A scenario of a page is edited and shared: its link brings back code and event, and the dialog all forms."""
    open_page(page, f"{address}/index.html")
    scenario = page.locator("#scenario-push")
    scenario.get_by_role("button", name="Edit this scenario").click()
    field = scenario.locator("textarea")
    expect(field).to_be_visible(timeout=30000)
    field.fill(field.input_value().replace("    B.viewWillAppear\n", ""))
    expect(scenario.locator(".live-verdict")).to_contain_text("1 error")
    scenario.get_by_role("button", name="Next event").click()
    scenario.get_by_role("button", name="Next event").click()
    page.wait_for_timeout(900)
    state = unpacked(page.url)
    assert (state["place"], state["event"]) == ("scenario-push", 2), state
    scenario.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    texts = {}
    for name in ("link", "iframe", "Markdown", "Mermaid", "SVG", "text"):
        dialog.get_by_role("button", name=f"Copy {name}", exact=True).click()
        expect(dialog.get_by_role("status")).to_have_text(f"The {name} is copied.")
        texts[name] = page.evaluate("navigator.clipboard.readText()")
    assert texts["Mermaid"].startswith("sequenceDiagram") and texts["SVG"].startswith("<svg"), texts
    assert "?embed#play=" in texts["iframe"] and "```scenario push" in texts["Markdown"], texts
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="push-page.md").click()
    assert pathlib.Path(saved.value.path()).read_text().startswith("# A push\n\n```scenario push"), "the saved page"
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    open_page(page, texts["link"])
    expect(page.locator("#scenario-push textarea")).not_to_have_value(re.compile("B.viewWillAppear"), timeout=30000)
    expect(page.locator("#scenario-push tr[aria-current=step]")).to_have_attribute("data-event", "2")
    page.locator("#scenario-push").get_by_role("button", name="Reset").click()
    page.wait_for_timeout(900)
    assert "#play" not in page.url, page.url


def too_long(page, address):
    """Code that no address holds is said so, and can be downloaded."""
    open_page(page, f"{address}/play.html")
    checked(page, re.compile("finding"))
    noise = "".join(f"let a{n} = \"{(n * 7919) % 100003}-{(n * 104729) % 99991}\"\n" for n in range(1500))
    code(page).fill("class Long: UIViewController {}\n" + noise)
    checked(page, re.compile("^No finding"))
    page.get_by_role("button", name="Share or download").click()
    dialog = page.get_by_role("dialog", name="Share")
    expect(dialog).to_contain_text("too long for a link")
    expect(dialog.get_by_role("button", name="Copy link")).to_have_count(0)
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Long.swift").click()
    assert "class Long" in pathlib.Path(saved.value.path()).read_text()


def hostile(page, address):
    """A fragment without a state is refused, and the page is as ever."""
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    zeros = base64.urlsafe_b64encode(bomb.compress(b"0" * 3_000_000) + bomb.flush()).decode().rstrip("=")
    states = [
        {"kind": "other", "code": "x"}, {"kind": "check", "code": ["x"]},
        {"kind": "scenario", "info": "a\nb", "code": ""},
        {"kind": "scenario", "choices": {"ios": "26 x=1\n"}}, {"kind": "check", "v": 2},
    ]
    texts = ["#play=", "#play=%00", "#play=!!!!", "#play=" + "A" * 9000, "#play=" + zeros]
    for text in texts + [fragment(one) for one in states]:
        open_page(page, f"{address}/play.html{text}")
        expect(page.locator("main .live-problem")).to_contain_text("damaged", timeout=30000)
        checked(page, "1 finding in 12 runs.")
    # A title and an info string that look like markup stay text.
    info = "scenario x title=\"<img src=x onerror=alert(1)>\""
    evil = {"kind": "scenario", "info": info, "code": "print(\"</script><b>\")"}
    open_page(page, f"{address}/play.html{fragment(evil)}")
    expect(page.get_by_label("First line of the block")).to_have_value(evil["info"], timeout=30000)
    expect(page.locator(".live-difference")).to_have_text("The code runs. It has no checks.")
    expect(page.locator("main img")).to_have_count(0)


FIRST_LINE = "The versions and the title of the scenario, as in a page: scenario my-scenario ios=15...26."


def first_line(page, address):
    """A problem of the first line of the block stands at the field of that line, and not in the code."""
    taps = {"kind": "scenario", "info": "scenario taps ios=18...26", "code": ORDER}
    open_page(page, f"{address}/play.html{fragment(taps)}")
    expect(page.locator(".live-difference")).to_have_text("The code runs. It has no checks.", timeout=30000)
    page.evaluate("""() => {
      const engine = lifeguardEngine.start(lifeguardLive.assets), ask = engine.ask.bind(engine);
      const problem = { severity: "error", id: "unknown-key", line: 0, column: 10, width: 5, notes: [],
        message: "There is no key 'wrong'", help: ["write 'ios'"] };
      engine.ask = async (head, body, asker) => {
        const answer = await ask(head, body, asker);
        return body.startsWith("scenario wrong") ? { ...answer, diagnostics: [problem] } : answer;
      };
    }""")
    field = page.get_by_label("First line of the block")
    for info, message, is_invalid in (
        ("scenario wrong", "Column 10: There is no key 'wrong'. Help: write 'ios'.", "true"), (taps["info"], "", "false"),
    ):
        field.fill(info)
        field.press("Enter")
        expect(field).to_have_accessible_description(f"{message} {FIRST_LINE}".strip())
        expect(field).to_have_attribute("aria-invalid", is_invalid)
        expect(page.locator(".editor-mark, .editor-problems li")).to_have_count(0)


def controls(page, address):
    """The reader's own scenario has controls, and a link keeps them."""
    choices = {"device": "pad", "ios": "18"}
    pad = {"kind": "scenario", "info": "scenario own ios=18...26", "code": ORDER, "choices": choices}
    open_page(page, f"{address}/play.html{fragment(pad)}")
    bar = page.locator(".live-bar:visible")
    expect(bar.get_by_label("Device")).to_have_value("pad", timeout=30000)
    expect(bar.get_by_label("Version")).to_have_value("18")
    same = "“iOS 26, Device: iPhone” and “iOS 18, Device: iPad”: the same callbacks in the same order."
    expect(page.locator(".live-difference")).to_contain_text(same)
    # The reader's newer code is compared with itself.
    code(page).fill(ORDER.replace("Old", "First").replace("New", "Second"))
    expect(page.locator(".sequence")).to_contain_text("Second")
    expect(bar.get_by_label("Version")).to_have_value("18")
    expect(page.locator(".live-difference")).to_contain_text(same)
    expect(page.locator("tr.is-new")).to_have_count(0)
    code(page).fill(ORDER.replace("user.tapTab(1)", "tabs.present(New, animated: true)").replace("(Old, New)", "(Old)"))
    expect(bar.get_by_label("Animation")).to_have_value("on")
    bar.get_by_label("Animation").select_option("off")
    expect(code(page)).to_have_value(re.compile("animated: false"))


# MARK: Elsewhere

HOST = """<!doctype html><title>Host</title><link rel="icon" href="data:,"><h1>Host</h1>
<iframe id="one" src="{address}/index.html?embed#scenario-push" title="A push" width="700" height="100"></iframe>
<script>
addEventListener("message", ({{ data, source }}) => {{ for (const frame of document.querySelectorAll("iframe"))
  if (frame.contentWindow === source && data?.lifeguard === "size") frame.height = data.height; }});
</script>"""


def embedded(page, folder, address):
    """A frame shows one widget alone, at its height, and works."""
    host = folder / "host.html"
    host.write_text(HOST.format(address=address))
    with pages.served(folder) as other:
        open_page(page, f"{other}host.html")
        frame = page.frame_locator("#one")
        expect(frame.locator("#scenario-push")).to_be_visible()
        expect(frame.locator(".masthead, .pages, .colophon, .breadcrumbs, h1")).to_have_count(0)
        out = frame.get_by_role("link", name="Own: open the page")
        expect(out).to_have_attribute("target", "_top")
        expect(out).to_have_attribute("href", re.compile(r"/index\.html#scenario-push$"))
        page.wait_for_function("() => Number(document.querySelector('iframe').height) > 300")
        fits = "() => { const root = document.documentElement; return root.scrollHeight <= innerHeight + 1; }"
        inner = next(one for one in page.frames if "embed" in one.url)
        inner.wait_for_function(fits)
        frame.get_by_role("button", name="Edit this scenario").click()
        expect(frame.locator("textarea")).to_be_visible(timeout=30000)
        inner.wait_for_function(fits)
    pair = {"kind": "example", "place": "live-example-2", "code": "override func viewDidLoad() {}\n"}
    open_page(page, f"{address}/index.html?embed{fragment(pair)}")
    expect(page.locator("#live-example-2 textarea")).to_have_value(pair["code"], timeout=30000)
    expect(page.locator(".example")).to_have_count(2)
    expect(page.locator(".masthead, .pages, h1, .scenario")).to_have_count(0)
    own = {"kind": "check", "code": "class E: UIViewController {}"}
    for path in ("play.html?embed", f"play.html?embed{fragment(own)}"):
        open_page(page, f"{address}/{path}")
        checked(page, re.compile("finding"))
        expect(page.locator(".masthead, .pages, h1:visible")).to_have_count(0)


def reported(page, address):
    """A reader whose device does something else gets a report that is written but for what differs."""
    open_page(page, f"{address}/index.html")
    page.locator("#scenario-push").get_by_role("button", name="My device disagrees").click()
    dialog = page.get_by_role("dialog", name="My device disagrees")
    text = dialog.get_by_label("Report").input_value()
    for part in ("```scenario push", "A.viewWillDisappear(animated: true)", "Engine: Lifeguard ", "iOS 15–26"):
        assert part in text, (part, text)
    page.context.route("https://github.com/**", lambda route: route.fulfill(body="An issue"))
    with page.expect_popup() as opened:
        dialog.get_by_role("button", name="Open a new issue").click()
    assert opened.value.url.startswith("https://github.com/"), opened.value.url
    opened.value.close()


def findings(page, address):
    """On the page of a finding the incorrect example is edited until the finding goes."""
    open_page(page, f"{address}/findings/missing-super.html")
    example = page.locator(".example.incorrect").first
    example.get_by_role("button", name="Edit this example").click()
    field = example.locator("textarea")
    expect(field).to_be_visible(timeout=30000)
    expect(example.locator(".live-verdict")).to_contain_text("finding", timeout=30000)
    expect(example.locator(".live-trace")).not_to_have_count(0)
    expect(example.locator("[role=status] .live-trace")).to_have_count(0)
    # The verdict tells of the finding, so the editor's sentence does not.
    expect(example.locator(".editor-mark")).to_have_count(1)
    expect(example.locator(".editor [role=status]")).to_have_text("")
    # A drive is listed once, however often it was run.
    count = example.locator(".live-trace").count()
    page.evaluate("""() => {
      const engine = lifeguardEngine.start(lifeguardLive.assets), ask = engine.ask.bind(engine);
      engine.ask = async (...request) => {
        const answer = await ask(...request);
        return { ...answer, traces: [...answer.traces, ...answer.traces] };
      };
    }""")
    before = field.input_value()
    field.fill("override func viewDidLoad() {")
    expect(example.locator(".live-verdict")).to_have_text(
        "The example does not run to its end. The errors above say why.")
    field.fill(before)
    expect(example.locator(".live-verdict")).to_contain_text("finding")
    expect(example.locator(".live-trace")).to_have_count(count)
    mended = "override func viewDidLoad() {\n    super.viewDidLoad()\n}\n"
    # The answer about an older text is not shown.
    page.evaluate(HOLD)
    for count, text in enumerate((f"{mended}// older", mended), 1):
        field.fill(text)
        page.wait_for_function("count => held.length === count", arg=count)
    page.evaluate("release()")
    expect(example.locator(".live-verdict")).not_to_contain_text("gone")
    page.evaluate("release()")
    expect(example.locator(".live-verdict")).to_contain_text("missing-super is gone")
    page.wait_for_timeout(900)
    state = unpacked(page.url)
    assert field.bounding_box()["width"] > 300, field.bounding_box()
    assert (state["kind"], state["place"], state["code"]) == ("example", "live-example-1", mended), state
    example.get_by_role("button", name="Reset this example").click()
    expect(example.get_by_role("button", name="Edit this example")).to_be_focused()
    # In the playground the same code is a file with a class.
    example.get_by_role("button", name="Open in the playground").click()
    expect(code(page)).to_have_value(re.compile("^class "), timeout=30000)
    checked(page, re.compile(r"^\d+ findings? in"))


def forced(page, address):
    """In forced colours an outline marks the drive that is shown."""
    open_page(page, f"{address}/play.html")
    checked(page, re.compile("finding"))
    page.emulate_media(forced_colors="active")
    outlines = page.locator(".play-drives button").evaluate_all(
        "all => all.map(one => [one.getAttribute('aria-pressed'), getComputedStyle(one).outlineStyle])")
    assert {outline for is_pressed, outline in outlines if is_pressed == "true"} == {"solid"}, outlines
    assert {outline for is_pressed, outline in outlines if is_pressed == "false"} == {"none"}, outlines
    page.emulate_media(forced_colors="none")


def by_keyboard(page, address):
    """Choose a half, a template and a drive, share, and close: with keys alone."""
    open_page(page, f"{address}/play.html")
    checked(page, re.compile("finding"))

    def tab_to(locator):
        for _ in range(80):
            page.keyboard.press("Tab")
            if locator.evaluate("one => one === document.activeElement"):
                return
        raise AssertionError(f"no key leads to {locator}")

    tab_to(page.get_by_role("radio", name="A view controller"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("First line of the block")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Open a file")).to_be_visible()
    tab_to(page.get_by_role("button", name="Share or download"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Share or download")).to_be_focused()
    page.keyboard.press("Tab")
    expect(code(page)).to_be_focused()
    page.keyboard.press("Escape")
    tab_to(page.locator(".play-drives [data-drive=tabs]"))
    page.keyboard.press("Space")
    heading = page.locator(".play-trace h3")
    expect(heading).to_have_text("Events in the drive tabs")
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".play-drives [data-drive=tabs]")).to_be_focused()
    # The scenario has a name, and a link leads to its half.
    page.locator(".contents a").first.press("Enter")
    expect(page.locator(".scenario-title:visible")).to_have_text("Your scenario")
    expect(page.get_by_role("radio", name="A scenario")).to_be_checked()


def without_scripts(browser, address):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}/play.html")
    expect(page.locator(".scenario .drawing svg")).to_be_visible()
    expect(page.locator("main > p").nth(1)).to_contain_text("lifeguard check")
    expect(page.locator("main button:visible")).to_have_count(0)
    context.close()


def accessible(page, address, pictures):
    """No violation in either half, with results and with the dialog, on the widths and in both themes."""
    for width, height, scheme in ((1280, 900, "light"), (390, 844, "light"), (1280, 900, "dark"), (390, 844, "dark")):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        open_page(page, f"{address}/play.html")
        checked(page, re.compile("finding"))
        look(page, pictures, f"check-{width}-{scheme}")
        page.get_by_role("radio", name="A scenario").check()
        expect(page.locator(".live-difference")).to_have_text("The check holds.", timeout=30000)
        look(page, pictures, f"scenario-{width}-{scheme}")
        page.get_by_role("button", name="Share", exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(page, pictures, f"share-{width}-{scheme}", False)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="My device disagrees").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(page, pictures, f"report-{width}-{scheme}", False)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 900})


def look(page, pictures, name, is_whole=True):
    if pictures:
        page.screenshot(path=pictures / f"play-{name}.png", full_page=is_whole)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{name} is {wide} px too wide"
    violations = Axe().run(page).response["violations"]
    assert not violations, (name, [(one["id"], [node["html"] for node in one["nodes"]]) for one in violations])


def run(command, browser_path, pictures):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = pathlib.Path(folder)
        site = write_site(command, folder)
        browser = playwright.chromium.launch(executable_path=browser_path)
        context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
        page = context.new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        nested = folder / "served" / "below" / "here"
        shutil.copytree(site, nested)
        with pages.served(folder / "served") as root:
            address = f"{root}below/here"
            same_as_the_command(page, command, address)
            for look_at in (
                followed, missing, stopped_early, drives, stopped, templates, expectation, first_line, controls, kept,
                shared, too_long, hostile, reported, findings, forced, by_keyboard,
            ):
                look_at(page, address)
                print(f"  {look_at.__name__}: ok", flush=True)
            play_mishaps.run(page, address)
            embedded(page, folder, address)
            without_scripts(browser, address)
            accessible(page, address, pictures)
        # From a disk the same: nothing is fetched there.
        for look_at in (drives, kept, play_mishaps.reloaded):
            look_at(page, site.as_uri())
        assert not problems, problems
        browser.close()


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None)
    print("the playground: ok")
