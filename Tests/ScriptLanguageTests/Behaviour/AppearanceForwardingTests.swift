import Testing

/// A navigation controller forwards appearance within its own callbacks. Other containers forward
/// appearance after their callbacks.
@Suite struct AppearanceForwardingTests {
  private static let talking = """
    class Nav: UINavigationController {
        override func viewWillAppear(_ animated: Bool) {
            print("will"); super.viewWillAppear(animated); print("will ends")
        }
        override func viewDidAppear(_ animated: Bool) {
            print("did"); super.viewDidAppear(animated); print("did ends")
        }
        override func viewWillDisappear(_ animated: Bool) {
            print("leaves"); super.viewWillDisappear(animated); print("leaves ends")
        }
        override func viewDidDisappear(_ animated: Bool) {
            print("left"); super.viewDidDisappear(animated); print("left ends")
        }
    }
    class Watcher: NSObject, UINavigationControllerDelegate {
        func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
    }
    let A = UIViewController(), B = UIViewController(), watcher = Watcher()
    let nav = Nav(rootViewController: A), tabs = UITabBarController()
    nav.delegate = watcher
    tabs.viewControllers = [nav, B]
    window.rootViewController = tabs

    """

  /// Evidence: `nav-forwards-willdisappear-stack-objcio19`, `nav-forwards-didappear-stack-2018`.
  @Test func theTopHearsBeforeSuperReturns() {
    checkHolds(
      Self.talking + """
        when "away" { user.tapTab(1) }
        require console.print("leaves") < A.viewWillDisappear
        require A.viewWillDisappear < console.print("leaves ends")
        require console.print("left") < A.viewDidDisappear
        require A.viewDidDisappear < console.print("left ends")
        when "back" { user.tapTab(0) }
        require console.print("will") < A.viewWillAppear
        require A.viewWillAppear < console.print("will ends")
        require console.print("did") < A.viewDidAppear
        require A.viewDidAppear < watcher.navigationController(didShow: A)
        require watcher.navigationController(didShow: A) < console.print("did ends")
        require count(A.viewWillAppear) == 1
        require count(A.viewDidAppear) == 1
        """)
  }

  @Test func whoCallsSuperTwiceTellsOnce() {
    checkHolds(
      """
      class Nav: UINavigationController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              super.viewDidAppear(animated)
          }
      }
      let A = UIViewController()
      when "launch" { window.rootViewController = Nav(rootViewController: A) }
      require count(A.viewDidAppear) == 1
      """)
  }

  @Test func aSubclassWithoutSuperSilencesItsTop() {
    checkHolds(
      """
      class Nav: UINavigationController { override func viewDidAppear(_ animated: Bool) {} }
      class Watcher: NSObject, UINavigationControllerDelegate {
          func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
      }
      let A = UIViewController(), B = UIViewController(), C = UIViewController(), watcher = Watcher()
      let nav = Nav(rootViewController: A), tabs = UITabBarController()
      nav.delegate = watcher
      tabs.viewControllers = [nav, B]
      when "launch" { window.rootViewController = tabs }
      expect(.classic + .delegates, of: A, watcher) {
          A.viewWillAppear
          watcher.navigationController(didShow: A)
      }
      when "push" { nav.pushViewController(C, animated: true) }
      require A.viewDidDisappear < C.viewDidAppear
      when "away" { user.tapTab(1) }
      require C.viewWillDisappear < C.viewDidDisappear
      when "back" { user.tapTab(0) }
      expect(.classic + .delegates, of: C, watcher) { C.viewWillAppear }
      when "away again" { user.tapTab(1) }
      require C.viewWillDisappear < C.viewDidDisappear
      """)
  }

  @Test func aSubclassThatDoesNotSayThatItLeavesKeepsItsTopAppeared() {
    checkHolds(
      """
      class Nav: UINavigationController { override func viewWillDisappear(_ animated: Bool) {} }
      let A = UIViewController(), B = UIViewController()
      let nav = Nav(rootViewController: A), tabs = UITabBarController()
      tabs.viewControllers = [nav, B]
      window.rootViewController = tabs
      when "away" { user.tapTab(1) }
      require never A.viewWillDisappear
      when "back" { user.tapTab(0) }
      require never A.viewWillAppear
      """)
  }

  /// In UIKit's other containers the children follow after the container's callback.
  @Test func aTabBarControllersTabFollowsAfterIt() {
    checkHolds(
      """
      class Tabs: UITabBarController {
          override func viewDidAppear(_ animated: Bool) { print("did") }
      }
      let A = UIViewController(), tabs = Tabs()
      tabs.viewControllers = [A]
      when "launch" { window.rootViewController = tabs }
      require console.print("did") < A.viewDidAppear
      """)
  }
}
