"""The page that `stepper.py` steps through, and the set-up of `stepper.py` and `explain.py`."""

import contextlib
import pathlib
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

import pages

GUIDE = """# Guide

[Watch the push](#scenario-push-order "Play").

```scenario push-order ios=9...26
class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
    }
}
let A = UIViewController(), B = Screen()
let nav = UINavigationController(A)
window.rootViewController = nav

when "B is pushed" {
    nav.pushViewController(B, animated: true)
}
```

```scenario swipe-back
let New = UIViewController(), Current = UIViewController()
let nav = UINavigationController(New, Current)
window.rootViewController = nav

when "the user swipes back, then lets go" {
    user.beginSwipeBack()
    user.cancelSwipe()
}
require never New.viewDidAppear
```

```scenario many
let A = UIViewController(), B = UIViewController()
window.rootViewController = A
when "much is printed" {
    A.present(B, animated: false)
    for round in 1...38 { print("round \\(round)") }
}
```

```scenario wide
let First = UIViewController(), Second = UIViewController(), Third = UIViewController(), Fourth = UIViewController()
let FirstStack = UINavigationController(First), SecondStack = UINavigationController(Second)
let Tabs = UITabBarController(FirstStack, SecondStack, Third)
window.rootViewController = Tabs
when "tabs change and a screen comes over all" {
    Tabs.selectedIndex = 1
    Tabs.selectedIndex = 2
    Tabs.selectedIndex = 0
    Tabs.present(Fourth, animated: true)
}
```

```scenario older-first ios=9...26
class App: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window.makeKeyAndVisible()
        return true
    }
}
let delegate = App()
UIApplication.shared.delegate = delegate
when "the app launches without a root" { system.launch() }
require console contains "Application windows"
```
"""


@contextlib.contextmanager
def tried(guide):
    """A browser, the folder of a site with a guide at `_site/part/guide.html`, and the folder for pictures, if any."""
    command, browser_path = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    screenshots = sys.argv[3] if len(sys.argv) > 3 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = pathlib.Path(folder)
        pages.written(root / "Content", {"index.md": "# Home\n\n[guide](part/guide.md)\n", "part/guide.md": guide})
        subprocess.run(
            [command, "build", "--no-cache", *sys.argv[4:]], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        yield browser, root, screenshots
        browser.close()
