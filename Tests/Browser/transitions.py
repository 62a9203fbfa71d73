"""Chooses combinations on the page of a transition, with scripts and without.

    transitions.py SITE BROWSER
"""

import sys

from playwright.sync_api import expect, sync_playwright

from pages import served, site_of

PAGE = "transitions/navigation-swipe-back.html"
FINISHED = "#container=tabs&way=swipe-back&finished=yes"
CANCELLED = "#container=tabs&way=swipe-back&finished=no"


def choice(page, key):
    return page.locator(f".combination-choices select[data-key={key}]")


def shown(page):
    """The titles of the scenarios that are seen."""
    return [title.removesuffix(" #") for title in page.locator(".scenario-title:visible").all_inner_texts()]


def by_address(page, address):
    """A part of an address is enough; the rest is the first that fits."""
    page.goto(f"{address}{PAGE}#container=tabs&finished=no")
    expect(choice(page, "container")).to_have_value("tabs")
    expect(choice(page, "finished")).to_have_value("no")
    assert shown(page) == ["A swipe back, cancelled"], shown(page)
    expect(page.locator(".combination-shown")).to_contain_text("A swipe back, cancelled, in a tab bar controller")
    expect(page.locator("h1")).to_be_in_viewport()
    # An address of another page, or none that there is, shows the first combination.
    for fragment in ("#container=nowhere", "#animated=yes", "#%", ""):
        page.goto("about:blank")
        page.goto(address + PAGE + fragment)
        assert shown(page) == ["A swipe back, finished"], (fragment, shown(page))
    # A link to a scenario shows the scenario.
    page.goto("about:blank")
    page.goto(address + PAGE + "#scenario-swipe-back-cancelled")
    assert shown(page) == ["A swipe back, cancelled"], shown(page)


def by_choice(page, address):
    page.goto(address + PAGE + FINISHED)
    choice(page, "finished").focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_url(f"**/{PAGE}{CANCELLED}")
    assert shown(page) == ["A swipe back, cancelled"], shown(page)
    # A choice that the others rule out changes the others.
    page.goto(f"{address}transitions/navigation-push.html#container=tabs&nesting=split&way=push&animated=yes")
    choice(page, "container").select_option("child")
    page.wait_for_url("**/*#container=child&way=push&animated=yes")
    choice(page, "nesting").select_option("navigation")
    page.wait_for_url("**/*#container=child&nesting=navigation&way=push&animated=yes")
    # A link on the same page, and the way back.
    page.evaluate("location.hash = 'container=sheet&way=push&animated=no'")
    expect(choice(page, "container")).to_have_value("sheet")
    page.go_back()
    expect(choice(page, "container")).to_have_value("child")


def old_addresses(page, address):
    page.goto(f"{address}transitions/swipe-back-cancelled-in-tab.html")
    page.wait_for_url(f"**/{PAGE}{CANCELLED}")
    expect(page.locator("h1")).to_have_text("Navigation swipe back")


def runs(page, address):
    """The simulator runs a combination that another scenario stands for."""
    page.goto(address + PAGE + CANCELLED)
    page.get_by_role("button", name="Run this combination").click()
    section = page.locator(".scenario:visible")
    expect(section.locator(".is-yours")).to_be_visible(timeout=30000)
    expect(section.locator(".source code").first).to_contain_text("outerTabs.viewControllers")
    assert page.url.split("#")[1].startswith("play="), page.url


def without_scripts(context, address):
    page = context.new_page()
    page.goto(address + PAGE)
    assert len(shown(page)) > 1
    expect(page.locator(".combinations tbody tr")).not_to_have_count(0)
    old_addresses(page, address)
    row = page.locator("[id='container=tabs&way=swipe-back&finished=no']")
    expect(row).to_contain_text("a tab bar controller")
    if not row.is_visible():
        page.locator(".combinations summary").click()
    row.get_by_role("link").click()
    expect(page.locator("#scenario-swipe-back-cancelled")).to_be_in_viewport()


def main():
    site, browser = site_of(sys.argv[1]), sys.argv[2]
    with served(site) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for width in (375, 1280):
            page = chromium.new_page(viewport={"width": width, "height": 800})
            by_address(page, address)
            by_choice(page, address)
            old_addresses(page, address)
            if (site / "assets/engine.wasm.js").exists():
                runs(page, address)
            page.close()
        without_scripts(chromium.new_context(java_script_enabled=False), address)
        chromium.close()
    print("transitions: combinations are chosen by address, by keyboard, by old addresses and without scripts")


main()
