"""Looks at the examples browser of a built site, from files and with the keyboard alone.

    examples.py SITE BROWSER [SCREENSHOTS]

SITE is the folder of a site with examples, BROWSER the path of a Chromium. Ends with status 1 if
anything is wrong.
"""

import pathlib
import re
import sys

from playwright.sync_api import expect, sync_playwright

from pages import pages_of


def shown(page):
    return page.locator(".example-list > li:visible")


def filters(page, address):
    page.goto(address)
    # On a phone the first example is seen before anything is scrolled, and the filters are folded.
    first = shown(page).first
    expect(first.locator("a")).to_be_in_viewport(ratio=1)
    expect(first.locator(".preview")).to_be_in_viewport()
    assert first.locator(".preview mark").count() == 1, first.inner_text()
    if not page.get_by_label("Mistake", exact=True).is_visible():
        page.locator(".filter-more summary").click()
    everything = shown(page).count()
    assert everything > 50, everything
    output = page.locator("#example-filter output")
    expect(output).to_have_text(f"{everything} of {everything} examples")

    page.get_by_label("Mistake", exact=True).select_option("retain-cycle")
    cycles = shown(page).count()
    assert 0 < cycles < everything
    expect(output).to_have_text(f"{cycles} of {everything} examples")
    assert page.url.endswith("#finding=retain-cycle"), page.url
    # The other facets count what is left.
    expect(page.get_by_label("Callback", exact=True).locator("option").first).to_have_text(f"any ({cycles})")

    page.get_by_label("Callback", exact=True).select_option("viewDidLoad()")
    both = shown(page).count()
    assert 0 < both <= cycles
    state = page.url

    page.goto("about:blank")
    page.goto(state)
    assert shown(page).count() == both, "the address does not restore the choice"
    expect(page.get_by_label("Mistake", exact=True)).to_have_value("retain-cycle")
    expect(page.get_by_label("Mistake", exact=True)).to_be_visible()
    name = page.locator("#retain-cycle .name").inner_text()
    expect(page.get_by_label("Mistake", exact=True).locator("option:checked")).to_have_text(f"{name} ({cycles})")

    page.get_by_role("button", name="Show all").click()
    container = page.get_by_label("Container in the code").locator("option").nth(1)
    count = int(re.search(r"\((\d+)\)", container.inner_text())[1])
    page.get_by_label("Container in the code").select_option(container.get_attribute("value"))
    assert 0 < shown(page).count() == count < everything, (count, shown(page).count())
    assert "container=" in page.url, page.url

    page.get_by_label("Words", exact=True).fill("no such words anywhere")
    expect(output).to_contain_text("No example fits")
    assert page.locator(".example-group:visible").count() == 0
    page.get_by_role("button", name="Show all").click()
    expect(output).to_have_text(f"{everything} of {everything} examples")
    # A word of the sentence about its finding, which does not stand in the list.
    word = page.evaluate("""() => {
      for (const item of document.querySelectorAll(".example-list > li")) {
        const text = item.textContent.toLowerCase();
        const word = item.dataset.words.toLowerCase().match(/[a-z]{6,}/g)?.find(word => !text.includes(word));
        if (word) return word;
      }
    }""")
    page.get_by_label("Words", exact=True).fill(word)
    assert shown(page).count() > 0, word
    page.get_by_role("button", name="Show all").click()
    expect(output).to_have_text(f"{everything} of {everything} examples")
    assert "#" not in page.url, page.url


def keyboard(page, address):
    page.goto(address)
    page.get_by_label("Words", exact=True).focus()
    page.keyboard.type("closure")
    found = shown(page).count()
    assert 0 < found < 60
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.example-list') !== null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/examples/" not in url)
    assert page.locator(".example").count() > 0, page.url


def differences(page, site):
    """In every pair the first difference is marked, or it is said that there is none."""
    marked = 0
    for file in pages_of(site):
        if "example-trace" not in file.read_text(encoding="utf-8"):
            continue
        page.goto(file.as_uri())
        for pair in page.locator(".examples").all():
            if pair.locator(".example-trace thead th").count() < 3:
                # The other of a pair may have no run there: no swipe goes back where the example hides the bar.
                columns = pair.locator(".example-columns")
                is_broken_off = "stopped early" in columns.text_content()
                assert columns.locator(".example").count() < 2 or is_broken_off, (file.name, columns.text_content())
                continue
            rows = pair.locator(".first-difference").count()
            text = pair.locator(".difference").text_content()
            assert rows == (1 if "first difference" in text else 0), (file.name, rows, text)
            marked += rows
            # Where UIKit calls the same, the difference is in the code: the line to blame is marked, and its effect.
            if rows == 0:
                lines = pair.locator(".example.incorrect pre mark").count()
                mark = pair.locator(".example.incorrect .example-mark").text_content()
                assert lines > 0 or "missing-super" in mark, file.name
                assert pair.locator(".example-trace td.marked").count() > 0, file.name
    assert marked > 0


def main():
    site, browser_path = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    address = (site / "examples/index.html").as_uri()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for size in [(1440, 900), (375, 740)]:
            page = browser.new_page(viewport={"width": size[0], "height": size[1]})
            problems = []
            page.on("pageerror", lambda error: problems.append(str(error)))
            filters(page, address)
            keyboard(page, address)
            page.goto(address)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if len(sys.argv) > 3:
                page.screenshot(path=f"{sys.argv[3]}/examples-{size[0]}.png")
            assert not problems, problems
        differences(browser.new_page(), site)
        plain = browser.new_context(java_script_enabled=False).new_page()
        plain.goto(address)
        expect(plain.locator("#example-filter")).to_be_hidden()
        assert shown(plain).count() > 50
        browser.close()
    print("examples: the browser of examples does what it is for")


main()
