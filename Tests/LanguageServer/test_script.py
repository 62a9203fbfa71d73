"""A person at work: edits a page, sees the problem, applies the correction, renames the scenario."""

from editor import PUSH, scenario
from lsprotocol import types


async def test_a_person_at_work(any_editor):
    editor = any_editor
    a, b = "Content/push.md", "Content/index.md"
    editor.write(a, "# Push\n\n" + scenario("push-a", PUSH))
    editor.write(b, "# Home\n\n[before](verify:push-a?B.viewWillAppear<B.viewDidAppear)\n")
    editor.open(a)
    await editor.codes(a, [])
    # A sheet leaves the screen behind visible, so less happens than in a push.
    editor.edit(a, "nav.pushViewController(B, animated: true)", "A.present(B, animated: true)")
    found = await editor.codes(a, ["expectation-failed"])
    action = (await editor.actions(a, found[0].range))["Replace with what happens"]
    editor.apply(action.edit)
    await editor.codes(a, [])
    editor.edit(a, "expect(.classic) {", "expect(.classic) {\n    B.")
    items = await editor.completion(a, editor.place(a, "    B.\n", 6))
    assert "viewWillAppear" in items
    editor.edit(a, "\n    B.\n", "\n")
    await editor.codes(a, [])
    edit = await editor.client.text_document_rename_async(
        types.RenameParams(types.TextDocumentIdentifier(editor.uri(a)), editor.place(a, "push-a", 1), "push-still")
    )
    assert editor.apply(edit) == [b, a]
    assert "verify:push-still?" in (editor.folder / b).read_text()
    editor.open(b)
    await editor.codes(b, [])
    hints = await editor.client.text_document_inlay_hint_async(
        types.InlayHintParams(
            types.TextDocumentIdentifier(editor.uri(a)), types.Range(types.Position(0, 0), types.Position(99, 0))
        )
    )
    assert len(hints) == 2
