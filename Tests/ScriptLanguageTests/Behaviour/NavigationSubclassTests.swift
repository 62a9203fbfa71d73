import LifecycleEngine
import Scenarios
import Testing

/// Subclasses of navigation controllers may override the methods called by UIKit itself.
@Suite struct NavigationSubclassTests {
  private let setup = """
    class Nav: UINavigationController {
        var depths: [Int] = []
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            print("push on \\(viewControllers.count)")
            depths.append(viewControllers.count)
            if viewControllers.count > 0 { viewController.hidesBottomBarWhenPushed = true }
            super.pushViewController(viewController, animated: animated)
        }
        override func popViewController(animated: Bool) -> UIViewController? {
            let popped = super.popViewController(animated: animated)
            print(popped == nil ? "nothing" : "popped")
            return popped
        }
        override func popToRootViewController(animated: Bool) -> [UIViewController]? {
            print("to the root")
            return super.popToRootViewController(animated: animated)
        }
    }
    let A = UIViewController(), B = UIViewController()
    let nav = Nav(rootViewController: A)
    let tabs = UITabBarController(nav)
    window.rootViewController = tabs

    """

  private func check(_ source: String, at location: Testing.SourceLocation = #_sourceLocation) {
    checkHolds(setup + source, at: location)
  }

  @Test func theRootIsPushed() {
    check(
      """
      when "nothing happens" {}
      require nav.depths == [0]
      require nav.viewControllers == [A]
      require !A.hidesBottomBarWhenPushed
      """)
  }

  @Test func showingPushes() {
    check(
      """
      when "shown" { A.show(B, sender: nil) }
      require count(console.print("push on 1")) == 1
      require B.hidesBottomBarWhenPushed
      require nav.topViewController == B
      """)
  }

  @Test func aCallOfTheAuthorsRunsTheOverrideOnce() {
    check(
      """
      when "pushed" { nav.pushViewController(B, animated: true) }
      require count(console.print("push on 1")) == 1
      when "popped" {
          let popped = nav.popViewController(animated: true)
          print(popped === B)
      }
      require count(console.print("true")) == 1
      require nav.topViewController == A
      """)
  }

  @Test func theBackButtonPops() {
    check(
      """
      nav.pushViewController(B, animated: false)
      when "the user goes back" { user.tapBack() }
      expect(.classic + .console) {
          console.print("popped")
          B.viewWillDisappear
          A.viewWillAppear
          B.viewDidDisappear
          A.viewDidAppear
      }
      """)
  }

  @Test func aSwipePopsAndCanBeCancelled() {
    check(
      """
      nav.pushViewController(B, animated: false)
      when "the user swipes back" { user.beginSwipeBack() }
      require count(console.print("popped")) == 1
      when "and lets go" { user.cancelSwipe() }
      require nav.topViewController == B
      when "swipes again" {
          user.beginSwipeBack()
          user.finishSwipe()
      }
      require nav.topViewController == A
      """)
  }

  @Test func theTabThatIsSelectedPopsToTheRoot() {
    check(
      """
      nav.pushViewController(B, animated: false)
      B.hidesBottomBarWhenPushed = false
      when "the tab is tapped" { user.tapTab(0) }
      require count(console.print("to the root")) == 1
      require nav.viewControllers == [A]
      """)
  }

  @Test func aClassThatKeepsItsStackStays() {
    checkHolds(
      """
      class Nav: UINavigationController {
          override func popViewController(animated: Bool) -> UIViewController? { nil }
      }
      let A = UIViewController(), B = UIViewController()
      let nav = Nav(rootViewController: A)
      window.rootViewController = nav
      nav.pushViewController(B, animated: false)
      when "the user taps back" { user.tapBack() }
      expect(.appearance) {}
      require nav.topViewController == B
      """)
  }
}
