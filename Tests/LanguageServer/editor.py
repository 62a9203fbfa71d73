"""An editor for tests: a client of pytest-lsp with texts, changes and the application of edits."""

import asyncio
import pathlib
import re
from urllib.parse import unquote, urlparse

from lsprotocol import types


class Editor:
    """Holds the open texts, and says to the server what a person does with them."""

    def __init__(self, client, folder, encoding):
        self.client = client
        self.folder = pathlib.Path(folder)
        self.encoding = encoding
        self.texts = {}
        self.versions = {}

    # Files and texts

    def uri(self, name):
        return (self.folder / name).as_uri()

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def open(self, name, text=None, language=None):
        path = self.folder / name
        if text is None:
            text = path.read_text()
        uri = self.uri(name)
        self.texts[uri], self.versions[uri] = text, 1
        language = language or ("swift" if name.endswith(".swift") else "markdown")
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(uri=uri, language_id=language, version=1, text=text)
            )
        )

    def close(self, name):
        self.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(self.uri(name)))
        )

    def text(self, name):
        return self.texts[self.uri(name)]

    # Places

    def units(self, text):
        return len(text.encode("utf-8")) if self.encoding == "utf-8" else len(text.encode("utf-16-le")) // 2

    def position(self, text, offset):
        before = text[:offset]
        line = before.rsplit("\n", 1)[-1]
        return types.Position(line=before.count("\n"), character=self.units(line))

    def offset(self, text, position):
        lines = text.split("\n")
        start = sum(len(line) + 1 for line in lines[: position.line])
        line = lines[position.line] if position.line < len(lines) else ""
        count = 0
        while count < len(line) and self.units(line[:count]) < position.character:
            count += 1
        return min(start + count, len(text))

    def place(self, name, word, behind=0, nth=0):
        """The place `behind` characters behind the beginning of the nth occurrence of a word."""
        text = self.text(name)
        offset = -1
        for _ in range(nth + 1):
            offset = text.index(word, offset + 1)
        return self.position(text, offset + behind)

    def slice(self, name, range_):
        text = self.text(name)
        return text[self.offset(text, range_.start) : self.offset(text, range_.end)]

    # Changes

    def edit(self, name, old, new, whole=False):
        """Types: replaces the first occurrence of a text."""
        uri = self.uri(name)
        text = self.texts[uri]
        start = text.index(old)
        changed = text[:start] + new + text[start + len(old) :]
        self.versions[uri] += 1
        change = (
            types.TextDocumentContentChangeWholeDocument(text=changed)
            if whole
            else types.TextDocumentContentChangePartial(
                range=types.Range(self.position(text, start), self.position(text, start + len(old))), text=new
            )
        )
        self.texts[uri] = changed
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(version=self.versions[uri], uri=uri), [change]
            )
        )

    def apply(self, workspace_edit):
        """Applies an edit to the open texts, and to files that are not open. Returns the changed names."""
        changes = {}
        for change in workspace_edit.document_changes or []:
            changes[change.text_document.uri] = change.edits
        changes.update(workspace_edit.changes or {})
        names = []
        for uri, edits in changes.items():
            path = pathlib.Path(unquote(urlparse(uri).path))
            text = self.texts[uri] if uri in self.texts else path.read_text()
            spans = sorted(
                ((self.offset(text, e.range.start), self.offset(text, e.range.end), e.new_text) for e in edits),
                key=lambda span: span[:2],
            )
            for (_, end, _), (start, _, _) in zip(spans, spans[1:]):
                assert end <= start, "edits overlap"
            for start, end, new in reversed(spans):
                text = text[:start] + new + text[end:]
            name = str(path.relative_to(self.folder))
            names.append(name)
            if uri in self.texts:
                old = self.texts[uri]
                if old != text:
                    self.edit(name, old, text, whole=True)
            else:
                path.write_text(text)
                self.client.workspace_did_change_watched_files(
                    types.DidChangeWatchedFilesParams([types.FileEvent(uri=uri, type=types.FileChangeType.Changed)])
                )
        return sorted(names)

    # Answers

    async def diagnostics(self, name, until, seconds=30):
        """The diagnostics of a document once they meet a condition."""
        uri = self.uri(name)
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while True:
            found = self.client.diagnostics.get(uri)
            if found is not None and until(found):
                return list(found)
            if loop.time() > end:
                raise AssertionError(f"{name} has {[(d.code, d.message) for d in found or []]}")
            await asyncio.sleep(0.005)

    async def codes(self, name, expected, seconds=30):
        """The diagnostics of a document once their ids are these."""
        return await self.diagnostics(
            name, lambda found: sorted(d.code for d in found) == sorted(expected), seconds
        )

    async def completion_items(self, name, position):
        answer = await self.client.text_document_completion_async(
            types.CompletionParams(types.TextDocumentIdentifier(self.uri(name)), position)
        )
        return answer.items if answer else []

    async def completion(self, name, position):
        items = await self.completion_items(name, position)
        return {item.label: item for item in sorted(items, key=lambda item: item.sort_text or item.label)}

    async def hover(self, name, position):
        answer = await self.client.text_document_hover_async(
            types.HoverParams(types.TextDocumentIdentifier(self.uri(name)), position)
        )
        return answer.contents.value if answer else None

    async def actions(self, name, range_):
        answer = await self.client.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(self.uri(name)), range_, types.CodeActionContext(diagnostics=[])
            )
        )
        return {action.title: action for action in answer or []}

    async def locations(self, name, position, declaration=None):
        """The definition of the name at a place, or its references."""
        document = types.TextDocumentIdentifier(self.uri(name))
        if declaration is None:
            found = await self.client.text_document_definition_async(types.DefinitionParams(document, position))
            found = [found] if found else []
        else:
            found = await self.client.text_document_references_async(
                types.ReferenceParams(types.ReferenceContext(declaration), document, position)
            )
        return [self.described(location) for location in found or []]

    def described(self, location):
        """`Content/a.md:3: push-a`: the file, the line, and the text of the range."""
        path = pathlib.Path(unquote(urlparse(location.uri).path))
        name = str(path.relative_to(self.folder))
        text = self.texts.get(location.uri)
        if text is None:
            text = path.read_text()
        part = text[self.offset(text, location.range.start) : self.offset(text, location.range.end)]
        return f"{name}:{location.range.start.line + 1}: {part}"


def scenario(id_, expected, attributes="", pushed="B"):
    """A block with a push."""
    lines = "\n".join(f"    {line}" for line in expected)
    return (
        f"```scenario {id_}{attributes}\n"
        f"let A = UIViewController(), {pushed} = UIViewController()\n"
        "let nav = UINavigationController(rootViewController: A)\n"
        "window.rootViewController = nav\n\n"
        f'when "the app pushes a screen" {{ nav.pushViewController({pushed}, animated: true) }}\n\n'
        f"expect(.classic) {{\n{lines}\n}}\n```\n"
    )


PUSH = ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"]


def marked(text):
    """Cuts the mark `|` out of a text. Returns the text and the offset of the mark."""
    assert text.count("|") == 1
    return text.replace("|", ""), text.index("|")


def plain(text):
    return re.sub(r"\s+", " ", text)
