import LifecycleEngine
import Scenarios
import Testing

/// UIKit raises exceptions for forbidden uses of its containers.
@Suite struct MisuseTests {
  /// Runs a line of code on a device and checks for the expected exception, or for no exception.
  private func check(
    _ code: String, on release: Int = 26, _ device: Device.Idiom = .phone, raises expected: String?,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(release)]
    attributes.device = Device(device)
    let source = """
      class Tabs: UITabBarController {}
      class Split: UISplitViewController {}
      let A = UIViewController(), B = UIViewController(), nav = UINavigationController(A)
      window.rootViewController = nav
      when "it is tried" { \(code) }
      require \(expected.map { "console contains \"\($0)\"" } ?? "never console.exception")
      """
    checkHolds(source, attributes, at: location)
  }

  @Test func aStackHasEachControllerOnce() {
    check(
      "nav.setViewControllers([A, B, B], animated: true)",
      raises: "NSInternalInconsistencyException: All view controllers in a navigation controller "
        + "must be distinct (( \\\"<UIViewController: 0x")
    check("nav.viewControllers = [A, B]", raises: nil)
  }

  @Test func aContainerThatCannotBePushedCannotBePutOnAStackEither() {
    check(
      "nav.viewControllers = [UINavigationController()]",
      raises: "Pushing a navigation controller is not supported")
    check(
      "nav.viewControllers = [Split()]", raises: "Split View Controllers cannot be pushed")
  }

  @Test func aPageViewControllerIsSetOnePage() {
    for (count, list) in [(0, "[]"), (2, "[A, B]")] {
      check(
        """
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers(\(list), direction: .forward, animated: false)
        """,
        raises: "The number of view controllers provided (\(count)) doesn't match the number")
    }
  }

  @Test func aTabBarControllerCanBePushed() {
    check("nav.pushViewController(Tabs(), animated: true)", raises: nil)
    check("nav.setViewControllers([A, Tabs()], animated: false)", raises: nil)
    check("_ = UINavigationController(rootViewController: Tabs())", on: 5, raises: nil)
  }

  @Test func aColumnOfASplitViewMayBeATabBarController() {
    check(
      "B.present(Split(style: .doubleColumn), animated: false)", .pad, raises: nil)
    check(
      """
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Tabs(), for: .secondary)
      window.rootViewController = split
      """, .pad, raises: nil)
  }

  @Test func untilIOS7ASplitViewIsForThePadOnly() {
    let text = "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad"
    check("_ = Split()", on: 7, raises: text)
    check("_ = UISplitViewController()", on: 5, raises: text)
    check("_ = Split()", on: 7, .pad, raises: nil)
    check("_ = Split()", on: 8, raises: nil)
  }

  @Test func aViewIsOfOneControllerUntilThatOneLetsItGo() {
    check(
      "B.view = A.view",
      raises: "A view can only be associated with at most one view controller at a time!")
    check("A.view = A.view", raises: nil)
    check("let v = B.view; B.view = nil; UIViewController().view = v", raises: nil)
  }

  @Test(arguments: [
    "nav.pushViewController(self, animated: true)",
    "DispatchQueue.main.async { nav.pushViewController(self, animated: true) }",
  ])
  func anExceptionInACallbackIsWhereTheCodeIsThatCausedIt(code: String) {
    let column = 8 + (code.hasPrefix("Dispatch") ? 27 : 0)
    checkProblems(
      """
      class V: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
             \(code)
          }
      }
      let v = V(), nav = UINavigationController(v)
      when "it appears" { window.rootViewController = nav }
      """,
      "3:\(column): UIKit raised an exception: NSInvalidArgumentException: "
        + "<UINavigationController: 0x60000020> is pushing the same view controller instance "
        + "(<V: 0x60000010>) more than once which is not supported and is most likely an error in "
        + "the application : com.example.Scenario [uncaught-exception]")
  }
}
