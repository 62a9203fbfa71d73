"""The playground loses nothing and hides nothing: code at a reload, checks at a swipe, lines on a phone.

`play.py` calls `run`.
"""

import re

from playwright.sync_api import expect

from play_guide import ORDER, checked, code, open_page
from state_links import fragment, unpacked

OWN = "class Kept: UIViewController {}\n"
SWIPE = """let Below = UIViewController(), Top = UIViewController()
let nav = UINavigationController(Below, Top)
window.rootViewController = nav

when "the user swipes back, then lets go" {
    user.beginSwipeBack()
    user.cancelSwipe()
}

require never Below.viewDidAppear
"""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# The places where a line ends inside a word, and not between the words of a name.
BROKEN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, data } = node;
    if (!parent.checkVisibility() || parent.closest("textarea, .editor-layer, .visually-hidden, .editor-hint, svg, select")) continue;
    const range = document.createRange();
    let last = null;
    for (let index = 0; index < data.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const [box] = range.getClientRects();
      const pair = data.slice(index - 1, index + 1);
      const isLower = last && box && box.top > last.top + last.height / 2;
      if (isLower && /[A-Za-z0-9]{2}/.test(pair) && !/[a-z0-9][A-Z]/.test(pair)) {
        found.push(`${data.slice(0, index)}|${data.slice(index)}`);
      }
      last = box ?? last;
    }
  }
  return found;
}"""


def half(page, name):
    page.get_by_role("radio", name=name).check()


def scenario(**parts):
    return fragment({"kind": "scenario", "info": "scenario own ios=13...26", **parts})


def told(page, text):
    expect(page.locator(".live-difference:visible")).to_have_text(text, timeout=30000)


def control(page, name, count=1):
    """A what-if control; the controls of a new code take the place of the old controls after its first run."""
    found = page.locator(".live-bar:visible").get_by_label(name)
    expect(found).to_have_count(count, timeout=30000)
    return found


def reloaded(page, address):
    """A reload keeps the code of both halves, also code that was just typed and code that no address holds."""
    open_page(page, f"{address}/play.html")
    checked(page, re.compile("finding"))
    code(page).fill(OWN)
    checked(page, re.compile("^No finding"))
    half(page, "A scenario")
    told(page, "The check holds.")
    code(page).fill(ORDER)
    page.reload()
    expect(code(page)).to_have_value(ORDER, timeout=30000)
    told(page, "The code runs. It has no checks.")
    control(page, "Animation", 0)
    control(page, "Device").select_option("pad")
    half(page, "A view controller")
    expect(code(page)).to_have_value(OWN)
    long = OWN + "// " + " ".join(f"{number * 7919 % 100003}-{number * 104729 % 99991}" for number in range(1500))
    code(page).fill(long)
    for _ in range(2):
        page.reload()
        expect(code(page)).to_have_value(long, timeout=30000)
    checked(page, re.compile("^No finding"))
    half(page, "A scenario")
    expect(control(page, "Device")).to_have_value("pad", timeout=30000)
    # A link wins over what was there before, and another visit begins anew.
    page.evaluate("link => { location.hash = link; }", fragment({"kind": "check", "code": "class Linked: UIViewController {}"}))
    expect(code(page)).to_have_value(re.compile("^class Linked"))
    # The answer about the other half comes late, and does not take the address.
    half(page, "A scenario")
    page.wait_for_timeout(1500)
    assert unpacked(page.url)["kind"] == "scenario", unpacked(page.url)
    open_page(page, f"{address}/play.html")
    checked(page, "1 finding in 12 runs.")


def swiped(page, address):
    """A swipe says what becomes of the code, and a button takes the swipe back; the control follows."""
    open_page(page, f"{address}/play.html{scenario(code=SWIPE)}")
    told(page, "The check holds.")
    page.get_by_role("button", name="Screen", exact=True).click()
    result = page.locator(".screen-result")
    for lost, text in (("The checks and the steps that the swipe replaces are gone.", SWIPE), ("", None)):
        grip = page.get_by_role("slider", name="Swipe back")
        expect(grip).to_be_visible(timeout=30000)
        for key in ("End", "Enter") if lost else ("ArrowRight", "Enter"):
            grip.press(key)
        words = "Your swipe went through." if lost else "You let go, so the swipe was cancelled."
        first = f"{words} The swipe is now the last step of the code. {lost} Undo"
        expect(result.locator("p").first).to_have_text(re.sub(" +", " ", first), timeout=30000)
        expect(result.get_by_role("button", name="Undo the swipe")).to_be_in_viewport()
        expect(control(page, "Swipe")).to_have_value("finish" if lost else "cancel")
        result.get_by_role("button", name="Undo the swipe").press("Enter")
        expect(result).to_have_text("The code is as it was before your swipe.")
        if not lost:
            break
        expect(code(page)).to_have_value(text)
        told(page, "The check holds.")
        expect(control(page, "Swipe")).to_have_value("cancel")
        # A swipe of code without steps and checks takes nothing away.
        code(page).fill(SWIPE.split("when")[0])
        told(page, "The code runs. It has no checks.")


def unlisted(page, address):
    """A scenario without checks says which callbacks the lens leaves out, and lists them at a press."""
    open_page(page, f"{address}/play.html{scenario(code=ORDER)}")
    line = page.locator(".play-unlisted")
    expect(line).to_contain_text("Not listed: loadView, viewDidLoad", timeout=30000)
    expect(line).to_contain_text("(outside the lens .appearance).")
    assert line.bounding_box()["y"] > page.locator(".sequence").bounding_box()["y"]
    line.get_by_role("button", name="List all callbacks").click()
    expect(page.get_by_label("First line of the block")).to_have_value("scenario own ios=13...26 lens=all")
    expect(page.locator(".sequence")).to_contain_text("loadView")
    expect(page.locator(".scenario .play-note")).to_contain_text("lens=all")
    expect(line).to_be_empty()
    info = "scenario own ios=13...26 lens=.loading"
    open_page(page, f"{address}/play.html{scenario(code=ORDER, info=info)}")
    expect(line).to_contain_text("(outside the lens .loading).", timeout=30000)
    expect(line).not_to_contain_text("loadView")
    code(page).fill(ORDER + "require New.viewDidLoad < New.viewDidAppear\n")
    told(page, "The check holds.")
    expect(line).to_be_empty()


def narrow(page, address):
    """On a phone names break between their words, keys are not spoken of, and written lines are in sight."""
    page = page.context.browser.new_context(**PHONE).new_page()
    open_page(page, f"{address}/play.html")
    checked(page, re.compile("finding"))
    for name in ("FeedViewController", "ImageFeedViewController", "SomewhatLongerFeedViewController"):
        text = code(page).input_value()
        code(page).fill(re.sub(r"class \w+", f"class {name}", text))
        expect(page.locator(".play-trace")).to_contain_text(f"{name}.viewIsAppearing")
        broken = page.evaluate(BROKEN)
        assert not broken, broken
    open_page(page, f"{address}/play.html{scenario(code=SWIPE)}")
    told(page, "The check holds.")
    control(page, "Swipe")
    control(page, "Version").select_option("13")
    told(page, re.compile("iOS 26 and iOS 13: the same callbacks in the same order."))
    page.get_by_role("button", name="Screen", exact=True).click()
    expect(page.locator(".screen-hint")).to_be_visible()
    words = page.locator(".screen-hint").inner_text()
    assert words == "Drag the grip at the left edge. Let go before the middle to cancel.", words
    hint = page.locator(".editor-hint:visible").first.bounding_box()
    assert hint["width"] <= 1, hint
    broken = page.evaluate(BROKEN)
    assert not broken, broken
    # The editor is scrolled sideways and to its beginning, and the expectation is written at the end.
    long = f"// {'A long comment. ' * 20}\n" + "// Another line.\n" * 40 + SWIPE.split("require")[0]
    control(page, "Version").select_option("26")
    code(page).fill(long)
    told(page, "The code runs. It has no checks.")
    frame = page.locator(".play-panel:visible .editor-frame")
    frame.evaluate("frame => frame.scrollTo(900, 0)")
    page.get_by_role("button", name="Write the expectation for me").click()
    told(page, "The check holds.")
    expect(code(page)).to_be_focused()
    caret = "field => field.value.slice(field.selectionStart).split('\\n')[0]"
    assert code(page).evaluate(caret) == "expect {", code(page).evaluate(caret)
    assert frame.evaluate("frame => frame.scrollLeft") == 0
    for line in ("expect {", "Below.viewWillAppear"):
        expect(page.locator(".editor-line", has_text=line).last).to_be_in_viewport()
    page.context.close()


def run(page, address):
    for look in (reloaded, swiped, unlisted, narrow):
        look(page, address)
        print(f"  {look.__name__}: ok", flush=True)
