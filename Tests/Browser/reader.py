"""Does what a new reader does who asks what happens when a swipe back is cancelled.

    reader.py SITE BROWSER [SCREENSHOTS]

From the home page the answer is at most three actions away, by the list of pages and by the search; there
it is seen to play, and an incorrect example that it breaks is on the page. Ends with status 1 if not.
"""

import sys

from playwright.sync_api import expect, sync_playwright

import pages

QUESTION = "what happens when a swipe-back is cancelled"


def look(page, screenshots, name):
    """The answer: it can be played, and breaks an example."""
    expect(page.locator("h1")).to_have_text("What happens when a swipe back is cancelled?")
    scenario = page.locator("section.scenario").first
    scenario.get_by_role("button", name="Play").first.click()
    expect(scenario.locator("tr[aria-current=step]")).to_have_count(1)
    first = scenario.locator("tr[aria-current=step]").get_attribute("id")
    page.wait_for_function(
        "first => document.querySelector('tr[aria-current=step]')?.id !== first", arg=first)
    if screenshots:
        page.screenshot(path=f"{screenshots}/reader-{name}.png")
    broken = page.locator(".example.incorrect")
    assert broken.count() > 0, "no incorrect example on the page of the answer"
    evidence = " ".join(page.locator(".example.incorrect + *, .example.incorrect").all_inner_texts())
    assert "swipe-cancel" in evidence, evidence


def by_the_list(page, home, screenshots, name):
    page.goto(home)
    # On a phone the list is behind a button, which is one action more.
    link = page.get_by_role("link", name="cancelled").first
    if not link.is_visible():
        page.get_by_role("button", name="Pages").click()
    page.locator('a[href$="cancelling.html"]:visible').first.click()
    look(page, screenshots, f"list-{name}")


def by_the_search(page, home, screenshots, name):
    page.goto(home)
    page.keyboard.press("/")
    page.keyboard.type(QUESTION)
    first = page.locator("dialog [role=option]").first
    expect(first).to_contain_text("cancelled")
    page.keyboard.press("Enter")
    page.wait_for_url("**/cancelling.html*")
    look(page, screenshots, f"search-{name}")


def main():
    site, browser_path = pages.site_of(sys.argv[1]), sys.argv[2]
    screenshots = sys.argv[3] if len(sys.argv) > 3 else None
    home = (site / "index.html").as_uri()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for name, size in {"desktop": (1440, 900), "phone": (375, 740)}.items():
            page = browser.new_page(viewport={"width": size[0], "height": size[1]})
            by_the_list(page, home, screenshots, name)
            by_the_search(page, home, screenshots, name)
        browser.close()
    print("reader: the answer is found, plays, and breaks an example")


main()
