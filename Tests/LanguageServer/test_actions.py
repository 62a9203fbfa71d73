"""Corrections. Each is applied, and the problem is gone."""

import pytest
from editor import PUSH, scenario

NAME = "Content/a.md"


async def correct(editor, name, code, title, rest=()):
    """Applies the action of a diagnostic, and waits until only the others are left."""
    found = await editor.diagnostics(name, lambda found: code in [d.code for d in found])
    diagnostic = next(d for d in found if d.code == code)
    actions = await editor.actions(name, diagnostic.range)
    assert title in actions, list(actions)
    assert actions[title].kind == "quickfix" and actions[title].diagnostics[0].code == code
    assert editor.apply(actions[title].edit) == [name]
    await editor.codes(name, rest)


async def test_replace_with_what_happens(any_editor):
    editor = any_editor
    text = "# A 😀\n\n" + scenario("push-a", ["A.viewWillDisappear // é", "A.viewDidAppear", "B.viewDidAppear"])
    editor.open(NAME, text)
    await correct(editor, NAME, "expectation-failed", "Replace with what happens")
    body = "".join(f"    {line}\n" for line in ["A.viewWillDisappear // é"] + PUSH[1:])
    assert f"expect(.classic) {{\n{body}}}" in editor.text(NAME)


async def test_replace_in_a_quote(editor):
    quote = "".join(f"> {line}\r\n" for line in scenario("push-a", PUSH[:2]).splitlines())
    editor.open(NAME, "# A\r\n\r\n" + quote)
    await correct(editor, NAME, "expectation-failed", "Replace with what happens")
    assert ">     B.viewDidAppear\r\n> }\r\n> ```\r\n" in editor.text(NAME)


@pytest.mark.parametrize(
    "wrong, right, code",
    [
        ("expect(.classic)", "expect(.clasic)", "unknown-lens"),
        ("A.viewDidDisappear", "A.viewDidDisapear", "unknown-callback"),
        ("```scenario push-a", "```scenari push-a", "mistyped-block"),
        ("push-a\n", "push-a ois=17\n", "unknown-attribute"),
    ],
)
async def test_did_you_mean(editor, wrong, right, code):
    text = "# A\n\n" + scenario("push-a", PUSH)
    editor.open(NAME, text.replace(wrong, right))
    found = await editor.codes(NAME, [code])
    actions = await editor.actions(NAME, found[0].range)
    assert len(actions) == 1
    editor.apply(list(actions.values())[0].edit)
    await editor.codes(NAME, [])
    assert editor.text(NAME) == text.replace("push-a\n", "push-a ios=17\n") if "ois" in right else text


async def test_did_you_mean_in_a_link(editor):
    editor.open(NAME, "# A\n\n[x](verify:push-b) [y](verify:push-a)\n\n" + scenario("push-a", PUSH))
    await correct(editor, NAME, "unknown-scenario", "Replace with 'push-a'")
    assert "[x](verify:push-a) [y](verify:push-a)" in editor.text(NAME)


async def test_a_wider_lens(editor):
    editor.open(NAME, "# A\n\n" + scenario("push-a", ["B.viewDidLoad"] + PUSH))
    found = await editor.diagnostics(NAME, lambda found: "hidden-by-lens" in [d.code for d in found])
    actions = await editor.actions(NAME, found[0].range)
    editor.apply(actions["Write 'expect(.classic + .loading)'"].edit)
    assert "expect(.classic + .loading) {\n" in editor.text(NAME)
    found = await editor.codes(NAME, ["expectation-failed"])
    await correct(editor, NAME, "expectation-failed", "Replace with what happens")


async def test_the_call_of_super_in_an_example(editor):
    editor.open(
        NAME,
        "# A\n\n- x\n\n  ```swift correct\n  override func viewWillTransition(\n"
        "      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator\n  ) {\n"
        '      print("x")\n  }\n  ```\n',
    )
    await correct(editor, NAME, "harmful-example", "Add the call of 'super'")
    assert '  ) {\n      super.viewWillTransition(to: size, with: coordinator)\n      print("x")' in editor.text(NAME)


def controller(body):
    return f"import UIKit\nfinal class Screen: UIViewController {{\n{body}}}\n"


SWIFT = "App/Screen.swift"


@pytest.mark.parametrize(
    "before, after",
    [
        (
            "    override func viewWillAppear(_ animated: Bool) {\n        title = \"x\"\n    }\n",
            "    override func viewWillAppear(_ animated: Bool) {\n"
            "        super.viewWillAppear(animated)\n        title = \"x\"\n    }\n",
        ),
        (
            "    override func viewDidLoad() { title = \"x\" }\n",
            "    override func viewDidLoad() { super.viewDidLoad(); title = \"x\" }\n",
        ),
        (
            "    override func viewDidLoad() {\n    }\n",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n",
        ),
    ],
)
async def test_the_call_of_super(editor, before, after):
    editor.open(SWIFT, controller(before))
    await correct(editor, SWIFT, "missing-super", "Add the call of 'super'")
    assert editor.text(SWIFT) == controller(after)


@pytest.mark.parametrize(
    "code, title, before, after",
    [
        (
            "super-load-view", "Remove the call of 'super'",
            "    override func loadView() {\n        super.loadView()\n        view = UIView()\n    }\n",
            "    override func loadView() {\n        view = UIView()\n    }\n",
        ),
        (
            "load-view-called", "Call 'loadViewIfNeeded()'",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n"
            "        let other = UIViewController()\n        other.loadView()\n    }\n",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n"
            "        let other = UIViewController()\n        other.loadViewIfNeeded()\n    }\n",
        ),
        (
            "missing-did-move", "Add 'didMove(toParent:)'",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n        let child = UIViewController()\n"
            "        addChild(child)\n        view.addSubview(child.view)\n        title = \"x\"\n    }\n",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n        let child = UIViewController()\n"
            "        addChild(child)\n        view.addSubview(child.view)\n"
            "        child.didMove(toParent: self)\n        title = \"x\"\n    }\n",
        ),
        (
            "redundant-will-move", "Remove the call",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n        let child = UIViewController()\n"
            "        child.willMove(toParent: self)\n        addChild(child)\n        view.addSubview(child.view)\n"
            "        child.didMove(toParent: self)\n    }\n",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n        let child = UIViewController()\n"
            "        addChild(child)\n        view.addSubview(child.view)\n"
            "        child.didMove(toParent: self)\n    }\n",
        ),
        (
            "child-without-parent", "Add 'addChild' and 'didMove(toParent:)'",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n        let child = UIViewController()\n"
            "        view.addSubview(child.view)\n    }\n",
            "    override func viewDidLoad() {\n        super.viewDidLoad()\n        let child = UIViewController()\n"
            "        addChild(child)\n        view.addSubview(child.view)\n"
            "        child.didMove(toParent: self)\n    }\n",
        ),
    ],
)
async def test_findings(editor, code, title, before, after):
    editor.open(SWIFT, controller(before))
    await correct(editor, SWIFT, code, title)
    assert editor.text(SWIFT) == controller(after)


async def test_nothing_is_proposed_where_nothing_is_certain(editor):
    editor.open(NAME, "# A\n\n[x](mising.md)\n")
    found = await editor.codes(NAME, ["broken-link"])
    assert await editor.actions(NAME, found[0].range) == {}
