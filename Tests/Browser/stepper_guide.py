"""The page that `stepper.py` steps through."""

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
