"""Looks at the HTML of every page of a built site.

    structure.py SITE

Each has one title, a description, its way from the top, links to its headings and to the pages beside it, lists the
pages of one section at most, and says which engine and which newest iOS it is about; that of a transition shows it. Each address of `addresses.txt`, which
lists pages that readers may have kept, leads to its place. Ends with status 1 if a page does not.
"""

import collections
import html
import html.parser
import pathlib
import re
import sys
import urllib.parse

import pages

HEADINGS = {"h2", "h3", "h4", "h5", "h6"}
# Parts of the reference that are one page have nothing beside them.
ALONE = {"uikit", "versions", "limits", "examples"}


class Outline(html.parser.HTMLParser):
    """What a page consists of, as far as it is looked at here."""

    def __init__(self, text):
        super().__init__()
        self.titles = 0
        self.bare = []
        self.ids = collections.Counter()
        self.classes = collections.Counter()
        self.rels = []
        self.empty_links = 0
        self.description = None
        self.in_main = False
        self.heading = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            self.ids[values["id"]] += 1
        names = (values.get("class") or "").split()
        self.classes.update(names)
        if tag == "main":
            self.in_main = True
        if tag == "meta" and values.get("name") == "description":
            self.description = values.get("content")
        if tag == "h1":
            self.titles += 1
        if self.in_main and tag in HEADINGS:
            self.heading = [values.get("id"), False]
        if tag == "a" and self.heading and "permalink" in names:
            # The heading of a scenario leads to the whole of it.
            self.heading[1] = values["href"] == "#" + (self.heading[0] or "").removesuffix("-heading")
        if tag == "a" and values.get("href") == "":
            self.empty_links += 1
        if tag == "a" and values.get("rel") in ("prev", "next"):
            self.rels.append((values["rel"], values["href"]))

    def handle_endtag(self, tag):
        if tag == "main":
            self.in_main = False
        if tag in HEADINGS and self.heading:
            if not self.heading[1]:
                self.bare.append(self.heading[0])
            self.heading = None


# The most bytes of a page that only leads to another address.
LONGEST_REDIRECT = 400
TARGET = re.compile(r'content="0; url=([^"#]+)(?:#([^"]+))?"')


def look_at_addresses(site, problems):
    """Each address that a reader may have kept is a page, or leads to a page and a place there."""
    kept = pathlib.Path(__file__).with_name("addresses.txt").read_text(encoding="utf-8").split()
    for name in kept:
        file = site / name
        if not file.is_file():
            problems.add(f"{name} leads nowhere")
            continue
        text = file.read_text(encoding="utf-8")
        if pages.REDIRECT not in text:
            continue
        problems.check(len(text.encode()) <= LONGEST_REDIRECT, f"{name} has {len(text.encode())} bytes")
        path, fragment = TARGET.search(text).groups()
        target = (file.parent / html.unescape(path)).resolve()
        is_there = target.is_file() and pages.REDIRECT not in target.read_text(encoding="utf-8")
        problems.check(is_there, f"{name} leads to {path}, which is no page")
        if is_there and fragment:
            problems.check(f' id="{fragment}"' in target.read_text(encoding="utf-8"), f"{name} leads to no #{fragment}")
    return len(kept)


# A list of pages, and the sections of the list.
LIST = re.compile(r'<nav class="pages".*?</nav>', re.DOTALL)
SECTION = re.compile(r"<details(?: open)?>")


def look_at_list(name, text, problems):
    """A list of pages holds the section of its page alone: the titles of all pages would weigh on each page."""
    listed = LIST.search(text).group()
    sections = SECTION.findall(listed)
    problems.check(sections in ([], ["<details open>"]), f"{name} lists the pages of {len(sections)} sections")
    problems.check(listed.count('class="section"') > 5, f"{name} leads to too few sections")
    current = listed.count('aria-current="page"') + listed.count('aria-current="true"')
    problems.check(current == (0 if name == "404.html" else 1), f"{name} stands in the list {current} times")


def main():
    site = pages.site_of(sys.argv[1])
    problems = pages.Problems("structure")
    files = pages.pages_of(site)
    following, previous, described, marked = {}, {}, {}, []
    for file in files:
        name = str(file.relative_to(site))
        text = file.read_text(encoding="utf-8")
        outline = Outline(text)
        look_at_list(name, text, problems)
        problems.check(outline.titles == 1, f"{name} has {outline.titles} titles")
        description = (outline.description or "").strip()
        problems.check(len(description) >= 25, f"{name} is described as “{description}”")
        if name != "404.html":
            described.setdefault(description, []).append(name)
        twice = [id_ for id_, count in outline.ids.items() if count > 1]
        problems.check(not twice, f"{name} has an id twice: {twice[:3]}")
        problems.check(outline.empty_links == 0, f"{name} has {outline.empty_links} links without an address")
        problems.check(not outline.bare, f"{name} has headings without a link to them: {outline.bare[:3]}")
        problems.check(
            re.search(r"Lifeguard (engine )?\d+\.\d+\.\d+, which models UIKit up to iOS \d+\.", text) is not None,
            f"{name} does not name the engine and the newest iOS")
        folder = name.split("/")[0] if "/" in name else ""
        # The playground is no part of the text: the list of pages leads there, and nobody reads on from there.
        is_first = name in ("index.html", "404.html", "uikit/index.html", "play.html")
        problems.check(
            is_first or outline.classes["breadcrumbs"] == 1, f"{name} does not say where it stands")
        if folder not in ALONE and name not in ("404.html", "play.html"):
            problems.check(outline.classes["neighbours"] == 1, f"{name} has no page beside it")
        if folder == "transitions" and not name.endswith("/index.html"):
            # A scenario that was no block any more would be missed by nobody.
            problems.check(
                outline.classes["combinations"] == 1 and outline.classes["stepper"] > 0,
                f"{name} shows no transition")
        problems.check(
            bool(outline.rels) == (outline.classes["neighbours"] == 1), f"{name} leads to no page beside it")
        for rel, link in outline.rels:
            target = (file.parent / link).resolve()
            problems.check(target.is_file(), f"{name} has {link} beside it, which is not there")
            (following if rel == "next" else previous)[file] = target
        twins = re.findall(r'<link rel="alternate" type="text/markdown" href="([^"]+)">', text)
        links = re.findall(r'<a href="([^"]+)">This page as Markdown</a>', text)
        problems.check(links == twins, f"{name} leads to its Markdown by {links}")
        for link in links:
            problems.check((file.parent / urllib.parse.unquote(link)).is_file(), f"{name} leads to no {link}")
            marked.append(name)
    # Who goes on and back is where he was.
    for there, here, how in ((following, previous, "back"), (previous, following, "on")):
        for file, target in there.items():
            problems.check(
                here.get(target) == file,
                f"{target.relative_to(site)} does not lead {how} to {file.relative_to(site)}")
    for description, names in described.items():
        problems.check(len(names) == 1, f"{len(names)} pages, as {names[-1]}, are described as “{description}”")
    problems.check(marked, "no page leads to its Markdown")
    assert len(files) > 10 and following
    kept = look_at_addresses(site, problems)
    problems.exit(f"{len(files)} pages, {len(following)} with a next one, and {kept} addresses that readers may have")


main()
