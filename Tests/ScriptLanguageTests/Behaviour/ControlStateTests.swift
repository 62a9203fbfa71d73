import LifecycleEngine
import Testing

/// The actions and the selection that controls keep.
@Suite struct ControlStateTests {
  private let button = """
    let A = UIViewController(), b = UIButton(frame: CGRect(x: 0, y: 100, width: 90, height: 90))
    A.view.addSubview(b)
    window.rootViewController = A
    func add(_ text: String, _ id: UIAction.Identifier) {
      b.addAction(UIAction(identifier: id) { _ in print(text) }, for: .touchUpInside)
    }

    """
  private let tap = "\nwhen \"s\" { user.tap(b) }\n"

  @Test func anActionReplacesTheActionWithTheSameIdentifier() {
    let two = button + "add(\"one\", UIAction.Identifier(\"x\"))\n"
    checkHolds(
      two + "add(\"two\", UIAction.Identifier(\"x\"))" + tap
        + "require count(console.print(\"two\")) == 1\nrequire never console.print(\"one\")")
    checkHolds(
      two + "add(\"two\", UIAction.Identifier(\"y\"))" + tap
        + "require count(console.print(\"two\")) == 1\nrequire count(console.print(\"one\")) == 1")
    checkHolds(
      two + "b.removeAction(identifiedBy: UIAction.Identifier(\"x\"), for: .touchUpInside)" + tap
        + "require never console.print(\"one\")")
  }

  @Test func aMomentarySegmentIsNotSelectedBehindTheTap() {
    let source = """
      let A = UIViewController(), s = UISegmentedControl(items: ["a", "b"])
      s.isMomentary = true
      s.addAction(UIAction { _ in print("chosen \\(s.selectedSegmentIndex)") }, for: .valueChanged)
      A.view.addSubview(s)
      window.rootViewController = A
      when "twice" {
        user.tap(s, segment: 1)
        user.tap(s, segment: 1)
      }
      require count(console.print("chosen 1")) == 2
      require s.selectedSegmentIndex == UISegmentedControl.noSegment

      """
    checkHolds(source)
    checkHolds(
      """
      let s = UISegmentedControl(items: ["a", "b"])
      when "made" { print("made") }
      require s.selectedSegmentIndex == UISegmentedControl.noSegment
      """)
  }

  @Test func aHandlerThatNothingCallsIsInDoubt() {
    let source = """
      @Observable class M { var n = 0 }
      let A = UIViewController(), b = UIButton(), m = M()
      b.configurationUpdateHandler = { _ in print("n \\(m.n)") }
      window.rootViewController = A
      A.view.addSubview(b)
      when "s" { m.n = 4 }
      require never console.print("n 4")
      """
    checkProblems(
      source, "7:15: The engine does not know if 'console.print(\"n 4\")' comes here [not-modelled]"
    )
  }

  @Test func aViewKnowsTheNextResponder() {
    checkHolds(
      """
      let A = UIViewController(), v = UIView()
      window.rootViewController = A
      A.view.addSubview(v)
      when "made" { print("made") }
      require A.view.next == A
      require v.next == A.view
      """)
  }
}
