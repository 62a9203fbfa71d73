"""Folding, symbols, hints and colours."""

import json
import subprocess

from editor import PUSH, scenario
from lsprotocol import types

NAME = "Content/a.md"
PAGE = (
    "---\ntitle: A\n---\n# A\n\n## One 😀\n\n" + scenario("push-a", PUSH, ' title="A push"')
    + "\n## Two\n\n### Deep\n\n```swift correct\nlet x = 1\n```\n\n\n"
)


def document(editor):
    return types.TextDocumentIdentifier(editor.uri(NAME))


async def test_folding(any_editor):
    any_editor.open(NAME, PAGE)
    found = await any_editor.client.text_document_folding_range_async(types.FoldingRangeParams(document(any_editor)))
    lines = PAGE.split("\n")
    shown = [(lines[r.start_line], lines[r.end_line]) for r in found]
    assert shown == [
        ("---", "---"), ("# A", "```"), ("## One 😀", "```"), ("## Two", "```"), ("### Deep", "```"),
        ('```scenario push-a title="A push"', "```"), ("```swift correct", "```"),
    ]


def tree(symbols):
    return [(s.name, tree(s.children or [])) for s in symbols]


async def test_symbols(any_editor):
    editor = any_editor
    editor.open(NAME, PAGE)
    found = await editor.client.text_document_document_symbol_async(types.DocumentSymbolParams(document(editor)))
    if isinstance(found[0], types.SymbolInformation):
        assert [s.name for s in found] == ["A", "One 😀", "push-a", "Two", "Deep", "swift correct"]
        return
    assert tree(found) == [
        ("A", [("One 😀", [("push-a", [])]), ("Two", [("Deep", [("swift correct", [])])])])
    ]
    block = found[0].children[0].children[0]
    assert block.detail == "A push"
    assert editor.slice(NAME, block.range).startswith("```scenario push-a")
    assert editor.slice(NAME, block.range).endswith("}\n```")


async def test_hints(any_editor, command):
    editor = any_editor
    editor.write(NAME, PAGE)
    editor.open(NAME)
    run = subprocess.run(
        [command, "run", editor.folder / NAME, "--lens", "classic", "--format", "json"], capture_output=True, check=True
    )
    events = [(e["n"], f"{e['time']:.3f} s") for e in json.loads(run.stdout)["events"]]
    assert [n for n, _ in events] == [1, 2, 3, 4]
    whole = types.Range(types.Position(0, 0), types.Position(999, 0))
    found = await editor.client.text_document_inlay_hint_async(types.InlayHintParams(document(editor), whole))
    lines = editor.text(NAME).split("\n")
    assert [(lines[h.position.line].strip(), h.label) for h in found] == [
        (line, f"{n} · {time}") for line, (n, time) in zip(PUSH, events)
    ]
    assert found[0].position.character == len("    A.viewWillDisappear")
    # Only the lines of a range, and only the lines that describe an event.
    editor.edit(NAME, "B.viewWillAppear", "A.viewWillAppear")
    line = found[1].position.line
    part = types.Range(types.Position(line, 0), types.Position(line + 1, 0))
    found = await editor.client.text_document_inlay_hint_async(types.InlayHintParams(document(editor), part))
    assert [(h.position.line, h.label) for h in found] == [(line + 1, f"3 · {events[2][1]}")]


async def tokens(editor, range_=None):
    if range_:
        answer = await editor.client.text_document_semantic_tokens_range_async(
            types.SemanticTokensRangeParams(document(editor), range_)
        )
    else:
        answer = await editor.client.text_document_semantic_tokens_full_async(
            types.SemanticTokensParams(document(editor))
        )
    legend = editor.client.answer.capabilities.semantic_tokens_provider.legend.token_types
    line = character = 0
    found = []
    for index in range(0, len(answer.data), 5):
        delta, start, length, kind, _ = answer.data[index : index + 5]
        line, character = line + delta, (start if delta else character + start)
        range_ = types.Range(types.Position(line, character), types.Position(line, character + length))
        found.append((editor.slice(NAME, range_), legend[kind]))
    return found


async def test_colours(any_editor):
    editor = any_editor
    code = (
        'let A = UIViewController() // 😀 é\n/* two\nlines */ print("😀 é", 17)\n'
        "@MainActor func f() {}\nexpect(.classic) { A.viewDidLoad }\n"
    )
    text = "".join(f"> {line}\n" for line in f"```scenario a\n{code}```".split("\n"))
    editor.open(NAME, "# A\n\nlet prose = 1\n\n" + text)
    found = await tokens(editor)
    assert found == [
        ("let", "keyword"), ("A", "type"), ("UIViewController", "type"), ("// 😀 é", "comment"),
        ("/* two", "comment"), ("lines */", "comment"), ("print", "function"), ('"😀 é"', "string"),
        ("17", "number"), ("@MainActor", "decorator"), ("func", "keyword"), ("f", "function"),
        ("expect", "keyword"), ("A", "type"),
    ]
    part = types.Range(types.Position(5, 0), types.Position(5, 9))
    assert await tokens(editor, part) == found[:4]
