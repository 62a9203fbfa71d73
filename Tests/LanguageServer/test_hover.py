"""Explanations."""

from editor import PUSH, plain, scenario


async def test_a_callback(any_editor):
    editor = any_editor
    editor.open("Content/a.md", "# 😀 `viewIsAppearing`\n\n" + scenario("push-a", PUSH))
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "viewWillAppear", 3))
    assert "The view is about to appear" in text
    assert "Called each time before the view appears" in text
    assert "Since: every simulated version; lens `.classic`" in text
    assert "Sources:\n- [" in text
    assert "Page: `callbacks/viewWillAppear.html`" in text
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "viewIsAppearing", 3))
    assert "from iOS 13" in text


async def test_the_address_of_a_page_is_that_of_the_site(editor):
    editor.write("Content/lifeguard.yml", "title: A\nreference: true\nbase-url: https://a.example/docs\n")
    editor.open("Content/a.md", "# A\n\n" + scenario("push-a", PUSH))
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "viewWillAppear"))
    assert "(https://a.example/docs/callbacks/viewWillAppear.html)" in text


async def test_a_site_without_a_reference_has_no_page(editor):
    editor.write("Content/lifeguard.yml", "title: A\n")
    editor.open("Content/a.md", "# A\n\n" + scenario("push-a", PUSH))
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "viewWillAppear"))
    assert "`lifeguard explain viewWillAppear`" in text and "callbacks/" not in text


async def test_a_scenario(editor):
    editor.open("Content/b.md", "# B\n\n" + scenario("push-a", PUSH, ' ios=13...26 title="A push"'))
    editor.open("Content/a.md", "# A\n\n[x](verify:push-a) [y](verify:transitions/back-button)\n")
    await editor.codes("Content/a.md", [])
    text = plain(await editor.hover("Content/a.md", editor.place("Content/a.md", "push-a", 2)))
    assert "**A push**" in text and "`b.md`, line 3" in text and "iOS 13 to 26" in text
    assert "1 check, which hold" in text and "pushViewController(B, animated: true)" in text
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "transitions/back", 2))
    assert "built-in scenario" in text


async def test_members_lenses_and_attributes(editor):
    editor.open("Content/a.md", "# A\n\n" + scenario("push-a", PUSH, " ios=17"))
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "pushViewController", 2))
    assert "func pushViewController(_ viewController: UIViewController, animated: Bool)" in text
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", ".classic", 3))
    assert "`viewDidDisappear`" in text
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "ios=", 1))
    assert "13...26" in text


async def test_findings_and_problems(editor):
    editor.open(
        "Content/a.md",
        "# A\n\n```swift incorrect finding=missing-super\noverride func viewDidLoad() {\n}\n```\n\n"
        + scenario("push-a", PUSH[:-1]),
    )
    await editor.codes("Content/a.md", ["expectation-failed"])
    text = await editor.hover("Content/a.md", editor.place("Content/a.md", "missing-super", 2))
    assert "No mistake when" in text and "Page: `findings/missing-super.html`" in text
    found = editor.client.diagnostics[editor.uri("Content/a.md")][0]
    text = await editor.hover("Content/a.md", found.range.start)
    assert "**`expectation-failed`** The events differ from those that 'expect' lists." in text


async def test_a_callback_and_a_finding_in_swift(editor):
    editor.open("App/A.swift", "import UIKit\nclass A: UIViewController {\n    override func viewDidLoad() {\n    }\n}\n")
    await editor.codes("App/A.swift", ["missing-super"])
    text = await editor.hover("App/A.swift", editor.place("App/A.swift", "viewDidLoad", 2))
    assert "Called once, after the view is loaded" in text and "**`missing-super`**" in text


async def test_nothing_about_other_words(editor):
    editor.open("Content/a.md", "# A\n\nSome prose.\n")
    assert await editor.hover("Content/a.md", editor.place("Content/a.md", "prose")) is None
