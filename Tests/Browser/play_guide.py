"""The site on which play.py and play_mishaps.py try the playground, and what both do there."""

import subprocess

from playwright.sync_api import expect

import pages

MODULE = ".build-wasm/Playground.wasm.gz"
PAGE = """# Pages

## A push

```scenario push ios=15...26 title="A push"
let A = UIViewController(), B = UIViewController()
let nav = UINavigationController(A)
window.rootViewController = nav

when "B is pushed" { nav.pushViewController(B, animated: true) }

expect(.classic) {
    A.viewWillDisappear
    B.viewWillAppear
    A.viewDidDisappear
    B.viewDidAppear
}
```

## A mistake

```swift incorrect finding=missing-super
override func viewWillAppear(_ animated: Bool) {
    reload()
}
```

```swift correct
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
}
```
"""
ORDER = """let Old = UIViewController(), New = UIViewController()
let tabs = UITabBarController(Old, New)
window.rootViewController = tabs

when "the user taps the other tab" { user.tapTab(1) }
"""


def write_site(command, folder, **keys):
    content = folder / "content"
    configuration = {"title": "Own", "reference": "true", "repository-url": "https://github.com/owner/name", **keys}
    lines = "".join(f"{key}: {value}\n" for key, value in configuration.items())
    pages.written(content, {"index.md": PAGE, "lifeguard.yml": lines})
    subprocess.run(
        [command, "build", "--content", content, "--theme", "Site", "--module", MODULE, "--output", folder / "site"],
        check=True, capture_output=True)
    return folder / "site"


def code(page):
    return page.locator(".play-panel:visible textarea")


def checked(page, text):
    """The verdict of a view controller."""
    expect(page.locator(".play-check > .live-verdict")).to_have_text(text, timeout=30000)


def open_page(page, address):
    page.goto("about:blank")
    page.goto(address)
