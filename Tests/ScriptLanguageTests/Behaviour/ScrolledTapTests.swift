import LifecycleEngine
import Testing

/// The user scrolls to what the contents of a scroll view have, and no further.
@Suite struct ScrolledTapTests {
  /// Taps a button at a height in a scroll view of 300 points, and expects the reason why no touch gets
  /// there.
  private func check(
    y: Int, _ lines: String, _ reason: String?,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = """
      let A = UIViewController()
      let s = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      let b = UIButton(frame: CGRect(x: 0, y: \(y), width: 90, height: 90))
      b.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
      A.view.addSubview(s)
      s.addSubview(b)
      window.rootViewController = A
      \(lines)
      user.tap(b)
      require console contains "tapped"
      """
    let problems = outcome(of: source).problems
    guard let reason else { return #expect(problems.isEmpty, sourceLocation: location) }
    #expect(
      problems.count == 1
        && problems[0].split(separator: reason, omittingEmptySubsequences: false).count > 1,
      "\(problems)", sourceLocation: location)
  }

  private let beyond = "is outside the contents that the user can scroll to"
  private let size = "s.contentSize = CGSize(width: 300, height: 1200)\n"

  @Test func theContentsLimitTheScrolling() {
    check(y: 1000, size, nil)
    check(y: 1300, size, beyond)
    check(y: -500, size, beyond)
    check(y: 100, "", nil)
    check(y: 1000, "", beyond)
  }

  @Test func insetsScrollFurther() {
    check(
      y: -90, size + "s.contentInset = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0)", nil)
    check(y: -95, size, "it isn't clear whether the user can scroll to the control")
  }

  @Test func nobodyScrollsWithoutScrolling() {
    check(y: 1000, size + "s.isScrollEnabled = false", "is outside the bounds of a view around it")
    check(y: 100, size + "s.isScrollEnabled = false", nil)
    check(
      y: 1000, size + "s.isScrollEnabled = false\ns.contentOffset = CGPoint(x: 0, y: 900)", nil)
  }

  @Test func aCoverScrollsWithTheContents() {
    let cover = size + "let c = UIView(frame: CGRect(x: 0, y: 900, width: 300, height: 300))\n"
    check(y: 1000, cover + "s.addSubview(c)", "another view covers the control")
    check(y: 1000, cover + "s.insertSubview(c, at: 0)", nil)
    check(y: 600, cover + "s.addSubview(c)", nil)
  }
}
