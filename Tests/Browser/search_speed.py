"""Measures how long a search takes in a browser: from a key to the results on the page.

    search_speed.py SITE BROWSER

SITE is a built site of about a thousand pages. Prints the median, the 95th percentile and the longest time of
a keystroke once the parts of the index are there, and what was loaded. Ends with status 1 if the median is over
the limit, or if one query needs most of the index.
"""

import functools
import http.server
import pathlib
import statistics
import sys
import threading

from playwright.sync_api import expect, sync_playwright

QUERIES = [
    "navigation controller", "viewWillAppear", "the swipe that ends", "presentation of a sheet",
    "navigatoin bar", "safe area inset 42", "keyboard and window",
]
# A key is answered before the next one of somebody who types fast.
LIMIT = 15
SHARE = 2 / 3
MEASURE = """query => {
  const field = document.querySelector(".search-field input");
  const times = [];
  for (let length = 1; length <= query.length; length += 1) {
    field.value = query.slice(0, length);
    const start = performance.now();
    field.dispatchEvent(new Event("input"));
    document.querySelector(".search-results").getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main():
    site, browser_path = pathlib.Path(sys.argv[1]), sys.argv[2]
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page()
        loaded = []
        page.on("request", lambda request: loaded.append(request.url))
        page.goto(f"http://127.0.0.1:{server.server_port}/index.html")
        page.keyboard.press("/")
        expect(page.locator(".search-field input")).to_be_focused()
        total = len(list(site.glob("assets/search/*.js")))
        times = []
        problems = []
        for query in QUERIES:
            before = len(loaded)
            # The first time the parts of the index are loaded, which is not measured.
            for length in range(1, len(query) + 1):
                page.locator(".search-field input").fill(query[:length])
                page.wait_for_load_state("networkidle")
            parts = len([url for url in loaded[before:] if "/search/" in url])
            if parts > SHARE * total:
                problems.append(f"“{query}” loads {parts} of {total} parts")
            own = page.evaluate(MEASURE, query)
            times += own
            print(f"{max(own):6.1f} ms at most, {parts:3} parts loaded: {query}")
        browser.close()
    server.shutdown()
    used = len({url for url in loaded if "/search/" in url})
    times.sort()
    print(
        f"{len(times)} keystrokes: median {statistics.median(times):.1f} ms, "
        f"95 % {times[int(len(times) * 0.95)]:.1f} ms, longest {times[-1]:.1f} ms; "
        f"{used} of {total} parts loaded")
    if statistics.median(times) >= LIMIT:
        problems.append(f"a keystroke takes {LIMIT} ms or more")
    for problem in problems:
        print(f"search_speed: {problem}")
    raise SystemExit(1 if problems else 0)


if __name__ == "__main__":
    main()
