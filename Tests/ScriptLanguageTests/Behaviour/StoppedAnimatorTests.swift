import LifecycleEngine
import Testing

/// A property animator that ends elsewhere than at the end leaves the views there.
@Suite struct StoppedAnimatorTests {
  private func source(_ end: String, _ check: String) -> String {
    """
    let A = UIViewController(), v = UIView(frame: CGRect(x: 5, y: 0, width: 9, height: 9))
    let b = UIButton(frame: CGRect(x: 0, y: 100, width: 90, height: 90))
    A.view.addSubview(b)
    A.view.addSubview(v)
    window.rootViewController = A
    let p = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      v.alpha = 0
      v.frame.origin.x = 100
    }
    p.addCompletion { _ in print("alpha \\(v.alpha), x \\(v.frame.origin.x)") }
    when "it ends" {
      p.startAnimation()
      system.wait(1)
      \(end)
    }
    \(check)
    """
  }

  @Test func theStartHasTheOldValues() {
    let start = "p.stopAnimation(false); p.finishAnimation(at: .start)"
    checkHolds(source(start, "require v.alpha == 1"))
    checkHolds(source(start, "require v.frame.origin.x == 5"))
    checkHolds(source(start, "require console contains \"alpha 1.0, x 5.0\""))
  }

  @Test func theEndHasTheNewValues() {
    let end = "p.stopAnimation(false); p.finishAnimation(at: .end)"
    checkHolds(source(end, "require v.alpha == 0"))
    checkHolds(source(end, "require v.frame.origin.x == 100"))
  }

  @Test(arguments: [
    "p.stopAnimation(true)", "p.stopAnimation(false); p.finishAnimation(at: .current)",
  ])
  func theWayHasNoKnownValues(_ end: String) {
    let made = source(end, "require v.alpha == 0").split(separator: "\n").filter {
      !$0.hasPrefix("p.addCompletion")
    }.joined(separator: "\n")
    #expect(outcome(of: made).problems.count == 1)
    let lines = made.split(separator: "\n").dropLast().map { String($0) }
    let moved = lines + ["require v.frame.origin.x == 100"]
    let problems = outcome(of: moved.joined(separator: "\n")).problems
    #expect(problems.count == 1)
    let text = "The 'frame' of a view whose animation was stopped is not simulated yet"
    #expect(problems.first?.split(separator: text, omittingEmptySubsequences: false).count == 2)
  }

  @Test func hitsFollowTheRestoredValues() {
    let lines = """
      let A = UIViewController(), c = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let b = UIButton(frame: CGRect(x: 0, y: 100, width: 90, height: 90))
      b.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
      A.view.addSubview(b)
      A.view.addSubview(c)
      window.rootViewController = A
      let p = UIViewPropertyAnimator(duration: 2, curve: .linear) { c.alpha = 0 }
      when "s" {
        p.startAnimation()
        p.stopAnimation(false)
        p.finishAnimation(at: .

      """.dropLast()
    checkProblems(
      lines + "start)\nuser.tap(b)\n}",
      "12:1: 'user.tap(b)' is impossible: another view covers the control [impossible-action]")
    checkHolds(lines + "end)\nuser.tap(b)\n}\nrequire console contains \"tapped\"")
  }
}
