"""What the checks of a built site have in common: its kinds of pages, and a browser."""

import contextlib
import functools
import http.server
import pathlib
import threading

# One page of each kind: the first of a pattern that there is.
KINDS = [
    "index.html", "cancelling.html", "navigation.html", "inconsistent-transition-order.html",
    "leaks.html", "claims.html", "questions.html", "reference/findings.html",
    "reference/scenarios.html", "transitions/index.html", "transitions/navigation-push*.html",
    "transitions/tab-switch.html", "reference/evidence.html", "glossary.html",
    "exercises.html", "examples/index.html", "callbacks/index.html",
    "callbacks/viewWillAppear.html", "findings/index.html",
    "findings/missing-super.html", "versions/index.html", "sources/index.html", "sources/navigation.html",
    "uikit/index.html", "limits/index.html", "404.html",
]

# What axe is asked for, wherever it looks.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# A menu of a stepper is no fold: it lies over the buttons beside it when it is open.
OPEN_FOLDS = """(within) => {
  for (const fold of document.querySelectorAll(`${within} details:not(.step-filter)`)) fold.open = true;
}"""


# A page that only leads to another address.
REDIRECT = "<meta http-equiv=refresh"


def pages_of(folder):
    """The files of all pages below a folder, without those that only lead to another address."""
    return [file for file in sorted(folder.rglob("*.html")) if REDIRECT not in file.read_text(encoding="utf-8")]


def kinds(site):
    """The paths of one page of each kind, relative to the site."""
    found, missing = [], []
    for pattern in KINDS:
        pages = sorted(site.glob(pattern))
        if pages:
            found.append(str(pages[0].relative_to(site)))
        else:
            missing.append(pattern)
    assert not missing, f"the site has no page like {missing}"
    return found


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def served(folder):
    """The address of a folder on a port of this machine."""
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


def written(folder, texts):
    """Writes texts below a folder, by their paths."""
    for path, text in texts.items():
        file = pathlib.Path(folder) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def open_folds(page, within="main"):
    """Opens every fold, as what is inside a closed one is nowhere to be looked at."""
    page.evaluate(OPEN_FOLDS, within)


def open_tables(page):
    """Opens the tables of the scenarios, which a reader opens to look at a row."""
    page.evaluate("for (const table of document.querySelectorAll('.calls')) table.open = true")


class Problems:
    """What is wrong, gathered, so that one run tells all of it."""

    def __init__(self, name):
        self.name = name
        self.lines = []

    def add(self, line):
        self.lines.append(line)

    def check(self, is_right, line):
        if not is_right:
            self.add(line)

    def exit(self, count):
        for line in self.lines:
            print(f"{self.name}: {line}")
        print(f"{self.name}: {count}, {len(self.lines)} problems")
        raise SystemExit(1 if self.lines else 0)


def site_of(path):
    return pathlib.Path(path).resolve()
