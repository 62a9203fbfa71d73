"""From the name of a scenario to its block, to its uses, and to another name."""

import pytest
from editor import PUSH, scenario
from lsprotocol import types
from pygls.exceptions import JsonRpcException

CLAIMS = "```claims over=push-a,push-b\nalways A.viewWillDisappear < A.viewDidDisappear\n```\n"
COMPARE = "```compare lens=classic\npush-a push-b\n```\n"
TABLE = "```state-table scenario=push-a of=B\ncolumns viewDidLoad viewDidAppear\nrows view.window != nil\n```\n"


def pages(editor):
    editor.write("Content/a.md", "# A 😀\n\n> - x\n>\n" + quoted(scenario("push-a", PUSH)))
    editor.write("Content/b.md", "# B\n\n" + scenario("push-b", PUSH) + "\n" + CLAIMS + "\n" + COMPARE)
    editor.open(
        "Content/c.md",
        "# C\n\n😀 [x](verify:push-a?A.viewWillDisappear<B.viewDidAppear), [y][z], [w](a.md#scenario-push-a), "
        "`verify:push-a`, [v](verify:push-b)\n\n[z]: verify:push-a\n\n" + TABLE,
    )


def quoted(text):
    return "".join(f"> {line}\n" for line in text.splitlines())


USES = [
    "Content/b.md:18: push-a",
    "Content/b.md:23: push-a",
    "Content/c.md:3: push-a",
    "Content/c.md:3: push-a",
    "Content/c.md:5: push-a",
    "Content/c.md:7: push-a",
]


async def test_definition(any_editor):
    editor = any_editor
    pages(editor)
    for nth in (0, 1, 3, 4):
        found = await editor.locations("Content/c.md", editor.place("Content/c.md", "push-a", 2, nth))
        assert found == ["Content/a.md:5: push-a"], nth
    # The words of code are no link.
    assert await editor.locations("Content/c.md", editor.place("Content/c.md", "push-a", 2, 2)) == []
    assert await editor.locations("Content/c.md", editor.place("Content/c.md", "# C")) == []


async def test_references(any_editor):
    editor = any_editor
    pages(editor)
    place = editor.place("Content/c.md", "push-a", 2)
    assert sorted(await editor.locations("Content/c.md", place, declaration=False)) == USES
    assert sorted(await editor.locations("Content/c.md", place, declaration=True)) == ["Content/a.md:5: push-a"] + USES


async def rename(editor, name, place, new):
    return await editor.client.text_document_rename_async(
        types.RenameParams(types.TextDocumentIdentifier(editor.uri(name)), place, new)
    )


async def test_rename_on_all_pages(any_editor):
    editor = any_editor
    pages(editor)
    await editor.codes("Content/c.md", [])
    place = editor.place("Content/c.md", "push-a", 2)
    ready = await editor.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(types.TextDocumentIdentifier(editor.uri("Content/c.md")), place)
    )
    assert ready.placeholder == "push-a" and editor.slice("Content/c.md", ready.range) == "push-a"
    edit = await rename(editor, "Content/c.md", place, "first-push")
    assert editor.apply(edit) == ["Content/a.md", "Content/b.md", "Content/c.md"]
    assert "> ```scenario first-push\n" in (editor.folder / "Content/a.md").read_text()
    text = editor.text("Content/c.md")
    assert "[x](verify:first-push?A" in text and "(a.md#scenario-first-push)" in text
    assert "[z]: verify:first-push" in text and "`verify:push-a`" in text and "[v](verify:push-b)" in text
    place = editor.place("Content/c.md", "first-push", 1)
    assert len(await editor.locations("Content/c.md", place, declaration=True)) == 7
    await editor.codes("Content/c.md", [])


@pytest.mark.parametrize("name", ["push-b", "Push", "a b", "", "a--b", "-a", "transitions"])
async def test_a_name_that_cannot_be(editor, name):
    pages(editor)
    with pytest.raises(JsonRpcException) as error:
        await rename(editor, "Content/c.md", editor.place("Content/c.md", "push-a", 2), name)
    assert error.value.code == -32803


async def test_what_cannot_be_renamed(editor):
    pages(editor)
    for word in ("# C", "viewWillDisappear"):
        with pytest.raises(JsonRpcException):
            await rename(editor, "Content/c.md", editor.place("Content/c.md", word, 1), "x")
    editor.open("Content/d.md", "# D\n\n[x](verify:transitions/back-button)\n")
    with pytest.raises(JsonRpcException):
        await rename(editor, "Content/d.md", editor.place("Content/d.md", "back-button"), "x")


async def test_symbols_of_the_workspace(editor):
    pages(editor)
    found = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams("push"))
    assert [symbol.name for symbol in found] == ["push-a", "push-b"]
    assert editor.described(found[0].location) == "Content/a.md:5: push-a"
    assert await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams("nothing")) == []


async def test_symbols_without_an_open_page(editor):
    editor.write("Content/a.md", "# A\n\n" + scenario("push-a", PUSH))
    found = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams(""))
    assert [symbol.name for symbol in found] == ["push-a"]
    # A folder that the client does not show any more is left out.
    folder = types.WorkspaceFolder(editor.folder.as_uri(), "test")
    editor.client.workspace_did_change_workspace_folders(
        types.DidChangeWorkspaceFoldersParams(types.WorkspaceFoldersChangeEvent(added=[], removed=[folder]))
    )
    assert await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams("")) == []
