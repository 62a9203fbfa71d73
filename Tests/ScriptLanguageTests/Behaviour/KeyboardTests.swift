import LifecycleEngine
import Scenarios
import Testing

/// The keyboard posts notifications with frames of which only the edges at the screen are known.
@Suite struct KeyboardTests {
  /// The script of a screen whose handler of a keyboard notification runs some lines, with the end
  /// frame as `frame`.
  private func handling(_ name: String, _ lines: String, _ then: String) -> String {
    """
    class Form: UIViewController {
        let field = UITextField(), scroll = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
            view.addSubview(field)
            NotificationCenter.default.addObserver(
                self, selector: #selector(moved), name: UIResponder.\(name), object: nil)
        }
        @objc func moved(_ note: Notification) {
            guard let info = note.userInfo,
                let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            else { return }
            \(lines)
        }
    }
    let F = Form()
    window.rootViewController = F
    \(then)
    """
  }

  private func shown(_ lines: String) -> String {
    handling("keyboardWillShowNotification", lines, "user.tap(F.field)")
  }

  private func attributes(_ ios: Int) -> ScenarioAttributes {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(ios)]
    return attributes
  }

  @Test func aHandlerReadsTheUsualValues() {
    checkPrint(
      shown(
        """
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
        let number = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue
        let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        print(duration, number?.doubleValue ?? 0, curve ?? 0, isLocal ?? false)
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as! CGRect
        print(begin.minY >= view.bounds.height, begin.minY >= frame.maxY)
        print(frame.maxY == view.bounds.height, frame.minX, frame.width == view.bounds.width)
        print(frame.minY < view.bounds.height, frame.origin.y > 0, frame.size.height > 0)
        """), "0.25 0.25 7 true", "true true", "true 0.0 true", "true true true")
  }

  @Test func whatIsLessThanTheScreenIsKnown() {
    checkPrint(
      shown(
        """
        let mine = view.convert(frame, from: nil)
        print(max(0, view.bounds.maxY - mine.minY) > 0, -frame.height < 0, frame.height + 1 > 1)
        print(frame.height == 0, frame.height != 852, frame.minY == 900)
        """), "true true true", "false true false")
  }

  @Test(arguments: [
    "frame.height == 336", "frame.height > 300", "frame.minY < 500", "frame.size.height != 291",
    "frame.height - view.safeAreaInsets.bottom > 0",
  ])
  func anExactHeightIsAnError(_ condition: String) {
    let part = condition.hasPrefix("frame.minY") ? "y" : "height"
    let problems = outcome(of: shown("if \(condition) { print(\"yes\") }")).problems
    #expect(
      problems == [
        "14:12: The \(part) of the keyboard is not simulated: no source gives it for the simulated "
          + "device [opaque-condition]"
      ])
  }

  @Test func insetsKeepTheirKnownParts() {
    checkHolds(
      handling(
        "keyboardWillChangeFrameNotification",
        """
        if frame.minY >= view.bounds.height {
            scroll.contentInset.bottom = 0
        } else {
            scroll.contentInset.bottom = frame.height
            scroll.verticalScrollIndicatorInsets = UIEdgeInsets(
                top: 2, left: 0, bottom: frame.height, right: 0)
        }
        """,
        """
        when "the keyboard comes" { user.tap(F.field) }
        require F.scroll.contentInset.bottom > 0
        require F.scroll.contentInset.top == 0
        require F.scroll.verticalScrollIndicatorInsets.top == 2
        when "the keyboard goes" { F.field.resignFirstResponder() }
        require F.scroll.contentInset.bottom == 0
        require F.scroll.contentInset == .zero
        """))
  }

  @Test(arguments: [
    "view.frame.origin.y -= frame.height", "additionalSafeAreaInsets.bottom = frame.height",
  ])
  func aPlaceOnScreenCannotFollowTheHeight(_ line: String) {
    let problems = outcome(of: shown(line)).problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.contains("of the keyboard is not simulated") == true)
  }

  @Test func theGuideOfTheKeyboardTakesConstraints() {
    checkPrint(
      """
      let A = UIViewController(), field = UITextField()
      A.view.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
          field.bottomAnchor.constraint(equalTo: A.view.keyboardLayoutGuide.topAnchor)
      ])
      window.rootViewController = A
      print("set")
      """, "set")
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(14)]
    let problems = outcome(
      of: "let A = UIViewController()\nprint(A.view.keyboardLayoutGuide)", attributes
    ).problems
    #expect(problems.count == 1)
  }

  @Test func theOrderOfFrameAndHidingIsNotKnown() {
    let script = """
      let A = UIViewController(), field = UITextField()
      A.view.addSubview(field)
      window.rootViewController = A
      user.tap(field)
      system.wait()
      let center = NotificationCenter.default
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("hide") }
      center.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("frame") }
      center.addObserver(forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil) { _ in print("hidden") }
      when "it goes" { field.resignFirstResponder() }

      """
    let problems = outcome(
      of: script + "require console.print(\"frame\") < console.print(\"hide\")"
    ).problems
    #expect(problems.map { $0.hasSuffix("[not-modelled]") } == [true])
    checkHolds(script + "require console.print(\"hide\") < console.print(\"hidden\")")
  }

  @Test func aHandoverMayMoveTheFrame() {
    let script = """
      let A = UIViewController(), field = UITextField(), other = UITextField()
      A.view.addSubview(field)
      A.view.addSubview(other)
      window.rootViewController = A
      user.tap(field)
      system.wait()
      let center = NotificationCenter.default
      center.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("frame") }
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("show") }
      when "another takes over" { user.tap(other) }

      """
    let problems = outcome(of: script + "require never console.print(\"frame\")").problems
    #expect(problems.map { $0.hasSuffix("[not-modelled]") } == [true])
  }

  @Test func theScreenPostsTheNotificationsFromIOS16On() {
    let script = """
      let A = UIViewController(), field = UITextField()
      A.view.addSubview(field)
      window.rootViewController = A
      NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { note in
          print(note.object == nil)
      }
      when "it comes" { user.tap(field) }
      require console contains "true"
      """
    checkHolds(script, attributes(15))
    #expect(outcome(of: script, attributes(17)).problems.count == 1)
  }
}
