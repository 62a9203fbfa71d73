"""Problems as somebody types."""

from editor import PUSH, scenario
from lsprotocol import types


async def test_problems_come_and_go_with_the_text(any_editor):
    editor = any_editor
    editor.open("Content/a.md", "# É 😀\n\n" + scenario("push-a", PUSH))
    await editor.codes("Content/a.md", [])
    editor.edit("Content/a.md", "B.viewWillAppear", "B.viewWillApear")
    found = await editor.codes("Content/a.md", ["unknown-callback"])
    assert editor.slice("Content/a.md", found[0].range) == "viewWillApear"
    assert found[0].severity == types.DiagnosticSeverity.Error
    assert found[0].source == "lifeguard"
    assert "did you mean 'viewWillAppear'?" in found[0].message
    editor.edit("Content/a.md", "viewWillApear", "viewWillAppear")
    await editor.codes("Content/a.md", [])
    editor.edit("Content/a.md", "    B.viewDidAppear\n", "")
    found = await editor.codes("Content/a.md", ["expectation-failed"])
    assert "B.viewDidAppear" in found[0].message


async def test_places_behind_wide_characters_are_right(any_editor):
    editor = any_editor
    text = "# A\n\n> 😀é [😀 x](verify:push-z) [y](mising.md)\n"
    editor.open("Content/a.md", text)
    found = await editor.codes("Content/a.md", ["unknown-scenario", "broken-link"])
    starts = sorted(editor.slice("Content/a.md", d.range) for d in found)
    assert starts == ["[", "["]
    first = min(found, key=lambda d: d.range.start.character)
    assert first.range.start == editor.position(text, text.index("[😀"))


async def test_unsaved_text_of_another_page_counts(editor):
    editor.write("Content/a.md", "# A\n\n" + scenario("push-a", PUSH))
    editor.open("Content/b.md", "# B\n\n[x](verify:push-b?A.viewWillDisappear<B.viewDidAppear)\n")
    await editor.codes("Content/b.md", ["unknown-scenario"])
    editor.open("Content/a.md")
    editor.edit("Content/a.md", "push-a", "push-b")
    await editor.codes("Content/b.md", [])
    # A closed page is what the disk has.
    editor.close("Content/a.md")
    await editor.codes("Content/b.md", ["unknown-scenario"])


async def test_a_page_that_is_not_on_the_disk_counts(editor):
    editor.open("Content/new/a.md", "# A\n\n" + scenario("push-a", PUSH))
    editor.open("Content/b.md", "# B\n\n[x](new/a.md) [y](verify:push-a)\n")
    await editor.codes("Content/b.md", [])


async def test_changes_of_files_are_noticed(editor):
    editor.open("Content/b.md", "# B\n\n[x](a.md) [y](verify:push-a)\n")
    await editor.codes("Content/b.md", ["broken-link", "unknown-scenario"])
    path = editor.write("Content/a.md", "# A\n\n" + scenario("push-a", PUSH))
    # This client gives no registration an answer, so the server may also find the file by itself.
    editor.client.workspace_did_change_watched_files(
        types.DidChangeWatchedFilesParams([types.FileEvent(path.as_uri(), types.FileChangeType.Created)])
    )
    await editor.codes("Content/b.md", [])


async def test_an_id_on_another_page_is_not_used_twice(editor):
    editor.write("Content/a.md", "# A\n\n" + scenario("push-a", PUSH))
    editor.open("Content/b.md", "# B\n\n" + scenario("push-a", PUSH))
    found = await editor.codes("Content/b.md", ["repeated-id"])
    assert editor.slice("Content/b.md", found[0].range) == "push-a"


async def test_the_compiler_looks_at_plain_swift(editor):
    editor.open("Content/a.md", "# A\n\n```swift\nlet x = 1\n```\n")
    await editor.codes("Content/a.md", [])
    editor.edit("Content/a.md", "let x = 1", "let = 1")
    await editor.codes("Content/a.md", ["swift-syntax"])
    editor.edit("Content/a.md", "let = 1", "let y = 1")
    await editor.codes("Content/a.md", [])


async def test_a_page_outside_of_a_content_folder_knows_its_neighbours(editor):
    editor.write("notes/a.md", "# A\n\n" + scenario("push-a", PUSH))
    editor.open("notes/b.md", "# B\n\n[x](verify:push-a) [y](a.md) [z](c.md)\n")
    await editor.codes("notes/b.md", ["broken-link"])


async def test_a_page_without_a_file_belongs_to_the_content_folder(editor):
    editor.write("Content/a.md", "# A\n\n" + scenario("push-a", PUSH))
    uri = "untitled:Untitled-1"
    editor.client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri, "markdown", 1, "# B\n\n[x](verify:push-a) [y](verify:push-b)\n")
        )
    )
    editor.uri = lambda name: name
    found = await editor.codes(uri, ["unknown-scenario"])
    assert "push-b" in found[0].message


async def test_findings_of_swift_files(editor):
    code = (
        "import UIKit\n"
        "class Base: UIViewController {}\n"
        "final class FeedViewController: Base {\n"
        "    override func viewWillAppear(_ animated: Bool) {\n"
        '        title = "Feed"\n'
        "    }\n"
        "}\n"
    )
    editor.open("App/Feed.swift", code)
    found = await editor.codes("App/Feed.swift", ["missing-super"])
    assert editor.slice("App/Feed.swift", found[0].range) == "viewWillAppear"
    assert found[0].code_description.href.startswith("https://")
    editor.edit("App/Feed.swift", '        title = "Feed"\n', "        super.viewWillAppear(animated)\n")
    await editor.codes("App/Feed.swift", [])


async def test_a_superclass_in_another_file_is_known(editor):
    editor.write("App/Base.swift", "import UIKit\nclass Base: UIViewController {}\n")
    editor.open(
        "App/Feed.swift",
        "import UIKit\nfinal class Feed: Base {\n    override func viewDidLoad() {\n    }\n}\n",
    )
    await editor.codes("App/Feed.swift", ["missing-super"])


async def test_other_documents_have_no_problems(editor):
    editor.open("Content/a.txt", "[x](mising.md)", language="plaintext")
    editor.open("Content/a.md", "# A\n\n[x](mising.md)\n")
    await editor.codes("Content/a.md", ["broken-link"])
    assert editor.uri("Content/a.txt") not in editor.client.diagnostics


async def test_a_configuration_that_comes_later_counts(editor):
    editor.write("docs/sub/a.md", "# A\n\n[x](../b.md)\n")
    editor.write("docs/b.md", "# B\n\n" + scenario("push-b", PUSH))
    editor.open("docs/sub/c.md", "# C\n\n[x](verify:push-b)\n")
    await editor.codes("docs/sub/c.md", ["unknown-scenario"])
    path = editor.write("docs/lifeguard.yml", "title: Docs\n")
    editor.client.workspace_did_change_watched_files(
        types.DidChangeWatchedFilesParams([types.FileEvent(path.as_uri(), types.FileChangeType.Created)])
    )
    await editor.codes("docs/sub/c.md", [])
