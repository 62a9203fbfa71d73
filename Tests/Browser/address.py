"""Looks at a site that is built for an address, in a folder of a server that answers with `404.html` where there
is no page.

    address.py COMMAND BROWSER

The page for what is not there has its styles, its links and its search at every depth, each page names the address at
which it is, to search engines and to those who show a link to it, and the list of pages has all of them. COMMAND
is the built command. Ends with status 1 if anything is wrong.
"""

import functools
import html.parser
import http.server
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse
import urllib.request
import xml.etree.ElementTree

from playwright.sync_api import expect, sync_playwright

import pages

FOLDER = "sub/path/"
CONTENT = {
    "lifeguard.yml": "title: Guide & more\nedit-url: https://example.com/edit/\nreference: true\n",
    "index.md": "# Home\n\nThe first sentence says \"what\" & why.\n\n[Another](deep/er/two words & é.md)\n",
    "deep/er/two words & é.md": "# Below\n\nA page of a folder of a folder.\n",
}


class Missing(http.server.SimpleHTTPRequestHandler):
    """Answers as a server of static sites does."""

    def log_message(self, *arguments):
        pass

    def send_error(self, code, message=None, explain=None):
        page = pathlib.Path(self.directory, FOLDER, "404.html")
        if code != 404 or not page.exists():
            super().send_error(code, message, explain)
            return
        bytes_ = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(bytes_)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(bytes_)


class Head(html.parser.HTMLParser):
    """What a page says of itself to others."""

    def __init__(self, text):
        super().__init__()
        self.meta, self.canonical, self.title, self.in_title = {}, None, "", False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "meta":
            self.meta[values.get("property") or values.get("name")] = values.get("content")
        if tag == "link" and values.get("rel") == "canonical":
            self.canonical = values["href"]
        # Diagrams have titles too.
        self.in_title = tag == "title" and not self.title

    def handle_data(self, text):
        if self.in_title:
            self.title += text

    def handle_endtag(self, tag):
        self.in_title = False


def look_at_heads(site, home, problems):
    """Each page names its own address, at which it is found."""
    addresses = set()
    for file in pages.pages_of(site):
        if file.name == "404.html":
            continue
        head = Head(file.read_text(encoding="utf-8"))
        name = str(file.relative_to(site))
        address = head.canonical or ""
        problems.check(head.meta.get("og:url") == address, f"{name} names {head.meta.get('og:url')} and {address}")
        problems.check(
            urllib.parse.unquote(address) == home + name, f"{name} names {address} as its address")
        if address in addresses:
            problems.add(f"{address} is named twice")
        addresses.add(address)
        title = head.meta.get("og:title") or ""
        problems.check(
            title and head.title in (title, f"{title} · Guide & more"), f"{name} is “{head.title}” and “{title}”")
        problems.check(head.meta.get("og:site_name") == "Guide & more", f"{name} has no name of the site")
        problems.check(
            head.meta.get("og:description") and head.meta["og:description"] == head.meta.get("description"),
            f"{name} has no description")
        kind = "website" if name == "index.html" else "article"
        problems.check(head.meta.get("og:type") == kind, f"{name} is a {head.meta.get('og:type')}")
    assert len(addresses) > 100, "there is no reference"
    for address in sorted(addresses)[:: max(1, len(addresses) // 40)]:
        with urllib.request.urlopen(address) as answer:
            problems.check(answer.status == 200, f"{address} is answered with {answer.status}")
    look_at_image(site, home, problems)
    list_ = xml.etree.ElementTree.parse(site / "sitemap.xml")
    found = [e.text for e in list_.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    problems.check(len(found) == len(set(found)), "sitemap.xml names a page twice")
    problems.check(
        set(found) == addresses, f"sitemap.xml and the pages differ: {sorted(set(found) ^ addresses)[:3]}")
    problems.check(
        f"Sitemap: {home}sitemap.xml" in (site / "robots.txt").read_text().splitlines(),
        "robots.txt does not name the list of pages")


def look_at_image(site, home, problems):
    """An author's page has an image for links, where the programs that draw it are there."""
    if not shutil.which("rsvg-convert") or not shutil.which("pngquant"):
        print("address: rsvg-convert or pngquant is missing, so no page has an image")
        return
    for file in (site / "index.html", site / "deep/er/two words & é.html"):
        address = Head(file.read_text(encoding="utf-8")).meta.get("og:image") or ""
        problems.check(address.startswith(home), f"{file.name} has the image {address}")
        path = site / urllib.parse.unquote(address.removeprefix(home))
        bytes_ = path.read_bytes() if path.is_file() else b""
        size = (int.from_bytes(bytes_[16:20], "big"), int.from_bytes(bytes_[20:24], "big"))
        problems.check(size == (1200, 630), f"{address} has the size {size}")
        problems.check(0 < len(bytes_) <= 40_000, f"{address} has {len(bytes_)} bytes")


def look_at_missing(browser, home, problems):
    for path in ["nothing", "nothing.html", "deep/er/nothing/at/all", "callbacks/viewDidLoadd.html"]:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        failed = []
        page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
        page.on("request", lambda request: failed.append(request.url)
                if not request.url.startswith((home, "data:")) else None)
        page.on("pageerror", lambda error: problems.add(f"{path}: a script failed: {error}"))
        answer = page.goto(home + path)
        problems.check(answer.status == 404, f"{path} is answered with {answer.status}")
        expect(page.locator("h1")).to_have_text("Page not found")
        problems.check(
            page.locator(".masthead").evaluate("(e) => getComputedStyle(e).position") == "sticky",
            f"{path} has no styles")
        page.keyboard.press("/")
        dialog = page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        page.keyboard.type("viewDidLoad")
        first = dialog.locator("a").first
        expect(first).to_be_visible()
        page.keyboard.press("Enter")
        page.wait_for_url("**/callbacks/viewDidLoad.html*")
        page.go_back()
        links = page.locator("a[href]").evaluate_all("links => links.map((link) => link.href)")
        for link in sorted({link.split("#")[0] for link in links} - {home + path}):
            status = page.request.get(link).status
            problems.check(status == 200, f"{path} leads to {link}, which is answered with {status}")
        page.get_by_role("main").get_by_role("link", name="the first page").click()
        expect(page.locator("h1")).to_have_text("Home")
        problems.check(failed == [home + path] * 2, f"{path} asked for {failed}")
        page.close()


def main():
    command, browser_path = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    problems = pages.Problems("address")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = pathlib.Path(folder)
        pages.written(root / "Content", CONTENT)
        (root / "web").mkdir()
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Missing, directory=str(root / "web")))
        # A browser that goes on does not wait for the rest of an answer.
        server.handle_error = lambda *arguments: None
        threading.Thread(target=server.serve_forever, daemon=True).start()
        home = f"http://127.0.0.1:{server.server_port}/{FOLDER}"
        # The slash at the end may be left out.
        subprocess.run(
            [command, "build", "--output", f"web/{FOLDER}", "--base-url", home.rstrip("/")] + sys.argv[3:],
            cwd=folder, check=True, stdout=subprocess.DEVNULL)
        look_at_heads(root / "web" / FOLDER, home, problems)
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        look_at_missing(browser, home, problems)
        browser.close()
        server.shutdown()
    problems.exit("a site for an address")


main()
