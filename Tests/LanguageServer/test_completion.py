"""Proposals."""

import pytest
from editor import PUSH, marked, scenario

HEAD = (
    "let A = UIViewController(), B = UIViewController()\n"
    "let nav = UINavigationController(rootViewController: A)\n"
    "window.rootViewController = nav\n"
)


async def proposals(editor, text, name="Content/a.md"):
    text, offset = marked(text)
    editor.open(name, text)
    return await editor.completion(name, editor.position(text, offset))


def block(body, info="scenario a"):
    return f"# A 😀\n\n```{info}\n{body}\n```\n"


async def test_callbacks_of_an_expectation(any_editor):
    items = await proposals(any_editor, block(HEAD + "expect(.classic) {\n    B.viewW|\n}"))
    labels = list(items)
    assert labels.index("viewWillAppear") < labels.index("viewDidLoad") < labels.index("viewDidLayoutSubviews")
    appearing = items["viewIsAppearing"]
    assert "from iOS 13" in appearing.detail and ".appearance" in appearing.detail
    documentation = appearing.documentation
    assert "size" in getattr(documentation, "value", documentation)
    any_editor.edit("Content/a.md", "viewW", items["viewWillAppear"].text_edit.new_text)
    edit = items["viewWillAppear"].text_edit
    assert edit.range.end.character - edit.range.start.character == len("viewW")


DELEGATE = (
    "class Feed: UIViewController, UINavigationControllerDelegate {\n"
    "    func navigationController(_ nav: UINavigationController, didShow shown: UIViewController, animated: Bool) {}\n"
    "    func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { .none }\n"
    "}\nlet feed = Feed()\n"
)


async def test_callbacks_with_one_name_are_told_apart(editor):
    items = await proposals(editor, block(DELEGATE + "expect(.delegates) {\n    feed.|\n}"))
    assert {"navigationController(willShow:)", "navigationController(didShow:)"} <= set(items)


async def test_only_callbacks_that_the_receiver_can_get(editor):
    items = await proposals(editor, block(DELEGATE + HEAD + "expect {\n    A.|\n}"))
    assert {"viewDidAppear", "viewDidLayoutSubviews", "deinit"} <= set(items)
    delegates = [label for label, item in items.items() if item.detail.endswith(".delegates")]
    assert not delegates and "becomeFirstResponder" not in items
    items = await proposals(editor, block("expect {\n    unknown.|\n}"), "Content/b.md")
    assert "navigationController(didShow:)" in items


async def test_each_callback_is_proposed_once(editor):
    text, offset = marked(block(DELEGATE + "expect {\n    feed.|\n}"))
    editor.open("Content/a.md", text)
    items = await editor.completion_items("Content/a.md", editor.position(text, offset))
    labels = [item.label for item in items]
    assert len(labels) == len(set(labels)) and "adaptivePresentationStyle" in labels


async def test_receivers_of_the_scenario(editor):
    items = await proposals(editor, block(HEAD + "expect {\n    |\n}"))
    assert list(items)[:3] == ["A", "B", "nav"]
    assert items["nav"].detail == "UINavigationController"
    assert {"app", "console"} <= set(items)


async def test_lenses(editor):
    items = await proposals(editor, block(HEAD + "expect(.|) {\n}"))
    assert {"classic", "appearance", "loading", "all", "console"} <= set(items)
    assert "`viewDidLoad`" in items["loading"].documentation.value
    assert "none" not in items


async def test_a_second_lens(editor):
    items = await proposals(editor, block(HEAD + "expect(.classic + .lo|) {\n}"))
    assert {"loading", "layout"} <= set(items)


async def test_members_with_since_and_declaration(editor):
    items = await proposals(editor, block(HEAD + 'when "x" {\n    nav.|\n}'))
    push = items["pushViewController(_:animated:)"]
    assert "pushViewController(_ viewController: UIViewController, animated: Bool)" in push.documentation.value
    assert "UINavigationController" in push.detail
    assert items["interactivePopGestureRecognizer"].detail.endswith("from iOS 7")
    assert "present(_:animated:completion:)" in items


async def test_members_through_a_property(editor):
    items = await proposals(editor, block(HEAD + "A.view.|"))
    assert "addSubview(_:)" in items and "pushViewController(_:animated:)" not in items


async def test_members_of_a_class_of_the_scenario(editor):
    code = "class Feed: UITabBarController {}\nlet feed = Feed()\nfeed.|"
    assert "selectedIndex" in await proposals(editor, block(code))


@pytest.mark.parametrize(
    "actor, label", [("user", "tapTab(_ index: Int)"), ("system", "resize(width: Double, height: Double)")]
)
async def test_actions(editor, actor, label):
    assert label in await proposals(editor, block(HEAD + f'when "x" {{ {actor}.| }}'))


async def test_words_of_a_scenario(editor):
    items = await proposals(editor, block(HEAD + "\n|"))
    assert {"when", "expect", "require", "user", "system", "A", "UIViewController"} <= set(items)


async def test_overrides_call_super(editor):
    code = "class Feed: UIViewController {\n    override func viewWill|\n}"
    items = await proposals(editor, block(code))
    assert "super.viewWillAppear(animated)" in items["viewWillAppear(_:)"].text_edit.new_text


async def test_requirements(editor):
    items = await proposals(editor, block(HEAD + "require never B.|"))
    assert "viewDidAppear" in items
    items = await proposals(editor, block(HEAD + "require |"), "Content/b.md")
    assert {"never", "count", "A"} <= set(items)


async def test_kinds_of_blocks(editor):
    items = await proposals(editor, "# A\n\n```|\n")
    assert list(items) == ["claims", "compare", "mermaid", "scenario", "state-table", "swift"]


@pytest.mark.parametrize(
    "info, expected",
    [
        ("scenario a |", {"ios", "device", "title", "lens"}),
        ("scenario a ios=17 |", {"device"}),
        ("scenario a device=|", {"phone", "pad"}),
        ("scenario a ios=|", {"26", "17", "5"}),
        ("swift |", {"correct", "incorrect", "fragment", "scenario"}),
        ("swift incorrect |", {"finding", "drive"}),
        ("swift incorrect finding=|", {"missing-super", "retain-cycle"}),
        ("swift correct drive=push,|", {"tabs", "rotate"}),
        ("claims over=|", {"transitions", "presentations", "push-a"}),
        ("state-table scenario=|", {"push-a"}),
        ("state-table scenario=push-a of=|", {"A", "B", "nav"}),
        ("compare lens=|", {"classic", "all"}),
        ("scenario a evidence=|", set()),
    ],
)
async def test_info_strings(editor, info, expected):
    editor.write("Content/b.md", "# B\n\n" + scenario("push-a", PUSH))
    items = await proposals(editor, f"# A\n\n```{info}\n```\n")
    assert expected <= set(items)
    assert items
    if "ios=17 |" in info:
        assert "ios" not in items


async def test_ids_in_links_and_bodies(editor):
    editor.write("Content/b.md", "# B\n\n" + scenario("push-a", PUSH))
    items = await proposals(editor, "# A\n\nSee [this](verify:pu|\n")
    assert list(items)[0] == "push-a" and "transitions/back-button" in items
    assert items["push-a"].detail == "Push a"
    items = await proposals(editor, "# A\n\n```compare\npu|\n```\n", "Content/c.md")
    assert "push-a" in items
    items = await proposals(editor, "# A\n\nSee [this](verify:push-a?|\n", "Content/d.md")
    assert list(items)[:3] == ["A", "B", "nav"]
    items = await proposals(editor, "# A\n\nSee [this](verify:push-a?A.|\n", "Content/e.md")
    assert "viewWillDisappear" in items


async def test_pages_in_links(editor):
    editor.write("Content/sub/b.md", "# The title\n")
    editor.write("Content/c.md", "# C\n")
    items = await proposals(editor, "# A\n\n[x](|\n")
    assert items["sub/b.md"].detail == "The title" and "verify:" in items
    items = await proposals(editor, "# A\n\n[x](|\n", "Content/sub/a.md")
    assert {"b.md", "../c.md"} <= set(items)


async def test_anchors_in_links(editor):
    editor.write("Content/sub/b.md", "# B\n\n## First part\n\n" + scenario("push-a", PUSH))
    items = await proposals(editor, "# A\n\n## Own\n\n[x](sub/b.md#|\n")
    assert {"first-part", "scenario-push-a"} <= set(items) and "own" not in items
    items = await proposals(editor, "# A\n\n## Own part\n\n[x](#ow|)\n", "Content/sub/c.md")
    edit = items["own-part"].text_edit
    assert edit.range.end.character - edit.range.start.character == len("ow")
    items = await proposals(editor, "# A\n\n[x](../none.md#|\n", "Content/sub/d.md")
    assert items == {}


async def test_keys_of_front_matter(editor):
    items = await proposals(editor, "---\ntitle: A\nshort|\n---\n# A\n")
    assert {"title", "short-title", "description", "order"} <= set(items)
    assert items["order"].text_edit.new_text == "order: "
    assert await proposals(editor, "---\ntitle: |\n---\n# A\n", "Content/b.md") == {}
    assert await proposals(editor, "---\ntitle: A\n---\nsh|\n", "Content/c.md") == {}


async def test_kinds_of_asides(editor):
    items = await proposals(editor, "# A\n\n> [!w|]\n> text\n")
    assert {"note", "warning", "fold"} <= set(items)
    assert await proposals(editor, "# A\n\ntext [!w|\n", "Content/b.md") == {}


async def test_files_to_include(editor):
    editor.write("Content/Code/App.swift", "let a = 1\n")
    items = await proposals(editor, '# A\n\n```swift include="|"\n```\n')
    assert items["Code/App.swift"].text_edit.new_text == "Code/App.swift"
    items = await proposals(editor, "# A\n\n```swift include=|\n```\n", "Content/sub/b.md")
    assert items["../Code/App.swift"].text_edit.new_text == '"../Code/App.swift"'


async def test_nothing_in_prose(editor):
    assert await proposals(editor, "# A\n\nSome prose. |\n") == {}
