import Testing

/// A call of a UIKit method has to match the declaration, because other arguments would get lost.
@Suite struct CallLabelTests {
  private static func source(_ line: String) -> String {
    """
    let a = UIViewController(), b = UIViewController()
    let nav = UINavigationController(a)
    window.rootViewController = nav
    when "x" {
        \(line)
    }
    """
  }

  @Test(arguments: [
    (
      "nav.pushViewController(b, animated: true) { }",
      "'pushViewController' does not take a trailing closure here"
    ),
    (
      "nav.pushViewController(b, animated: true, completion: { })",
      "'pushViewController' does not take an argument 'completion:' here"
    ),
    (
      "nav.setViewControllers([b], animated: true, foo: 3)",
      "'setViewControllers' does not take an argument 'foo:' here"
    ),
    (
      "a.addChild(b, animated: true)",
      "'addChild' does not take an argument 'animated:' here"
    ),
    (
      "b.didMove(to: a)",
      "'didMove' does not take an argument 'to:' here; did you mean 'toParent:'?"
    ),
    (
      "b.didMove(toParentViewController: a)",
      "'didMove' does not take an argument 'toParentViewController:' here; "
        + "did you mean 'toParent:'?"
    ),
    (
      "b.removeFromParent(animated: true)",
      "'removeFromParent' does not take an argument 'animated:' here"
    ),
    (
      "a.view.addSubview(b.view, at: 3)",
      "'addSubview' does not take an argument 'at:' here"
    ),
    (
      "a.dismiss(animated: true, completed: { })",
      "'dismiss' does not take an argument 'completed:' here; did you mean 'completion:'?"
    ),
    (
      "nav.popViewController(animated: true, completion: { })",
      "'popViewController' does not take an argument 'completion:' here"
    ),
    ("a.show(b)", "'show' is called without 'sender:'"),
    (
      "UIView.animate(withDuration: 1, animation: { })",
      "'animate' does not take an argument 'animation:' here; did you mean 'animations:'?"
    ),
    (
      "UIView.animate(withDuration: 1) { } complete: { _ in }",
      "'animate' does not take an argument 'complete:' here; did you mean 'completion:'?"
    ),
    (
      "a.present(b, animated: true, complete: { })",
      "'present' does not take an argument 'complete:' here; did you mean 'completion:'?"
    ),
    (
      "a.present(b, animated: true, completion: \"done\")",
      "'present' needs a closure for 'completion:', but got String"
    ),
    (
      "NotificationCenter.default.addObserver(a, selector: #selector(UIView.draw), name: nil)",
      "'addObserver' is called without 'object:'"
    ),
    ("nav.viewDidAppear(true, 1)", "'viewDidAppear' does not take a further argument here"),
  ])
  func whatNoFormTakes(_ line: String, _ summary: String) {
    checkProblems(Self.source(line), "5:5: \(summary) [wrong-argument]")
  }

  @Test(arguments: [
    (
      "a.dismissViewControllerAnimated(true, completion: nil)",
      "'UIViewController' has no member 'dismissViewControllerAnimated' in the simulator; "
        + "did you mean 'dismiss(animated:completion:)'?"
    ),
    (
      "UIView.animateWithDuration(1) { }",
      "'UIView' has no method 'animateWithDuration'; "
        + "did you mean 'animate(withDuration:animations:)'?"
    ),
  ])
  func namesOfOldReleases(_ line: String, _ summary: String) {
    checkProblems(Self.source(line), "5:5: \(summary) [unknown-member]")
  }

  @Test func formsAreListed() {
    #expect(
      rendered(Self.source("a.view.insertSubview(b.view)")).contains(
        "'insertSubview(_:at:)', 'insertSubview(_:aboveSubview:)', "
          + "'insertSubview(_:belowSubview:)'"))
  }

  /// A call may omit defaults. A trailing closure is the first parameter with a function type.
  @Test func whatAFormTakes() {
    checkPrint(
      """
      let a = UIViewController(), b = UIViewController(), c = UIViewController()
      window.rootViewController = a
      when "x" {
          a.present(b, animated: true) { print("presented") }
      }
      when "y" {
          a.dismiss(animated: true)
          UIView.animate(withDuration: 1) { print("changed") }
      }
      when "z" {
          UIView.animate(withDuration: 1) { print("again") } completion: { _ in print("done") }
          UIView.animate(withDuration: 1, delay: 1) { print("later") }
          a.addChild(b)
          a.addChild(c)
          a.view.addSubview(b.view)
          a.transition(from: b, to: c, duration: 1) { print("animations") }
      }
      """, "presented", "changed", "again", "later", "animations", "done")
  }

  @Test func aClosureThatTakesNothing() {
    checkProblems(
      Self.source("a.transition(from: a, to: b, duration: 1) { _ in }"),
      "5:5: 'transition' needs a closure for 'animations:' that takes nothing [wrong-argument]")
    checkProblems(
      Self.source("a.present(b, animated: false) { print($0) }"),
      "5:5: 'present' needs a closure for 'completion:' that takes nothing [wrong-argument]")
  }
}
