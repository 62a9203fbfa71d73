import LifecycleEngine
import Scenarios
import Testing

/// A value without simulation must not silently decide simulated behaviour.
@Suite struct OpaqueDecisionTests {
  private let nav = "let nav = UINavigationController(rootViewController: UIViewController())\n"

  @Test(arguments: [
    (
      "nav.pushViewController(UIViewController(), animated: Settings.animated)",
      "2:1: 'animated' is not simulated, so a scenario cannot depend on it [opaque-condition]"
    ),
    (
      "nav.pushViewController(UIViewController())",
      "2:1: 'pushViewController' is called without 'animated:' [wrong-argument]"
    ),
    (
      "nav.popViewController(animated: 1)",
      "2:1: Int is used where a condition is needed [not-a-condition]"
    ),
    (
      "DispatchQueue.main.asyncAfter(deadline: Settings.time) { print(1) }",
      "2:1: 'time' is not simulated, so a scenario cannot depend on it [opaque-condition]"
    ),
    (
      "for item in Store.items { print(item) }",
      "2:13: 'items' is not simulated, so a scenario cannot depend on it [opaque-condition]"
    ),
    (
      "print([2, 1].sorted(by: Settings.order))",
      "2:7: 'order' is not simulated, so a scenario cannot depend on it [opaque-condition]"
    ),
    (
      "nav.hidesBarsOnSwipe = true",
      "2:1: 'hidesBarsOnSwipe' is not simulated yet [not-simulated]"
    ),
    (
      "nav.edgesForExtendedLayout = []",
      "2:1: 'edgesForExtendedLayout' is not simulated yet [not-simulated]"
    ),
    (
      "UISceneConfiguration().delegateClass = nil",
      "2:1: 'delegateClass' is not simulated yet [not-simulated]"
    ),
    (
      "nav.hidesBarsOnTap = true",
      "2:1: 'hidesBarsOnTap' is not simulated yet [not-simulated]"
    ),
    (
      "class V: UIViewController { var a: Int { edgesForExtendedLayout = []; return 1 } }; V().a",
      "2:42: 'edgesForExtendedLayout' is not simulated yet [not-simulated]"
    ),
  ])
  func isAnErrorAtItsPlace(_ statement: String, _ expected: String) {
    checkProblems(nav + statement, expected)
  }

  @Test func intervalsAreAddedToATime() {
    checkPrint(
      """
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { print("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("first") }
      system.wait(2)
      """, "first", "second")
  }

  @Test func whatOnlyNewerReleasesHaveIsUnavailable() {
    func check(_ source: String, on major: Int, _ expected: String...) {
      var attributes = ScenarioAttributes()
      attributes.releases = [Release(major)]
      #expect(outcome(of: source, attributes).problems == expected)
    }
    let read = "let A = UIViewController()\nprint(A.view.safeAreaInsets.top)"
    check(read, on: 10, "2:7: 'safeAreaInsets' exists from iOS 11 [unavailable]")
    check(read, on: 11)
    check(
      "let A = UIViewController()\nif #available(iOS 11, *) { print(A.view.safeAreaInsets) }",
      on: 10)
    check(
      "let A = UIViewController()\nA.loadViewIfNeeded()", on: 8,
      "2:1: 'loadViewIfNeeded' exists from iOS 9 [unavailable]")
    func style(_ name: String) -> String {
      "let a = UIViewController()\na.modalPresentationStyle = .\(name)\n"
    }
    check(style("overFullScreen"), on: 7, "2:1: '.overFullScreen' exists from iOS 8 [unavailable]")
    check(style("custom"), on: 6, "2:1: '.custom' exists from iOS 7 [unavailable]")
    check(style("automatic"), on: 12, "2:1: '.automatic' exists from iOS 13 [unavailable]")
    check(
      """
      class V: UIViewController { override func viewIsAppearing(_ a: Bool) { print("never") } }
      window.rootViewController = V()
      """, on: 12)
  }
}
