import LifecycleEngine
import Testing

/// A finger reaches a text field only if a touch would reach the text field.
@Suite struct TouchTests {
  private func checkTap(
    _ lines: String, _ reason: String?, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = """
      let A = UIViewController(), B = UIViewController(), f = UITextField(), box = UIView()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      A.view.addSubview(box)
      box.addSubview(f)
      \(lines)
      user.tap(f)
      require f.isFirstResponder
      """
    let line = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let problems = outcome(of: source).problems
    guard let reason else { return #expect(problems.isEmpty, sourceLocation: location) }
    #expect(
      problems == ["\(line):1: 'user.tap(f)' is impossible: \(reason) [impossible-action]"],
      sourceLocation: location)
  }

  private let covered = "what is presented over the tapped view takes the touches"
  private let hidden = "the tapped view, or a view around it, is hidden"

  @Test func whatIsPresentedTakesTheTouches() {
    checkTap("", nil)
    checkTap("A.present(B, animated: true)", covered)
    checkTap(
      "A.present(UIAlertController(title: \"\", message: \"\", preferredStyle: .alert), animated: true)",
      covered)
    checkTap(
      "B.modalPresentationStyle = .overFullScreen\nA.present(B, animated: false)", covered)
    checkTap(
      "B.modalPresentationStyle = .fullScreen\nA.present(B, animated: false)",
      "it needs the text field on screen")
    checkTap("A.present(B, animated: true)\nsystem.wait()\nA.dismiss(animated: true)", nil)
  }

  @Test func aPresentationInAContextCoversTheContextOnly() {
    let present = """
      B.modalPresentationStyle = .overCurrentContext
      C.definesPresentationContext = true
      C.present(B, animated: false)
      """
    let child = "let C = UIViewController()\nA.addChild(C)\nA.view.insertSubview(C.view, at: 0)\n"
    checkTap(child + present, nil)
    checkTap(child + "C.view.addSubview(f)\n" + present, covered)
  }

  @Test func aFieldInWhatIsPresentedIsTapped() {
    checkTap("A.present(B, animated: true)\nB.view.addSubview(f)", nil)
    checkTap(
      """
      A.definesPresentationContext = true
      B.modalPresentationStyle = .currentContext
      A.present(B, animated: true)
      B.view.addSubview(f)
      """, nil)
  }

  @Test func whatIsBehindAnUndimmedSheetIsTapped() {
    checkTap(
      """
      B.sheetPresentationController?.detents = [.medium()]
      B.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      A.present(B, animated: true)
      """, nil)
  }

  @Test func whatIsBehindASheetThatIsHigherThanWithoutDimmingIsNot() {
    let present = """
      B.sheetPresentationController?.detents = [.medium(), .large()]
      B.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      A.present(B, animated: true)
      """
    checkTap(present, nil)
    checkTap(present + "\nuser.dragSheet(to: .large)", covered)
    checkTap(
      present + "\nB.sheetPresentationController?.selectedDetentIdentifier = .large", covered)
    checkTap(
      present + "\nuser.dragSheet(to: .large)\nuser.dragSheet(to: .medium)", nil)
  }

  @Test func hiddenViewsTakeNoTouches() {
    checkTap("f.isHidden = true", hidden)
    checkTap("box.isHidden = true", hidden)
    checkTap("box.isHidden = true\nbox.isHidden = false", nil)
  }

  @Test func viewsThatAreSetToTakeNoTouchesTakeNone() {
    checkTap("f.isEnabled = false", "the text field is not enabled")
    checkTap("f.isEnabled = false\nf.isEnabled = true", nil)
    checkTap("f.isUserInteractionEnabled = false", "the text field has user interaction disabled")
    let inView = "a view that the text field is in"
    checkTap(
      "A.view.isUserInteractionEnabled = false", "\(inView) has user interaction disabled")
    checkTap(
      "let image = UIImageView()\nbox.addSubview(image)\nimage.addSubview(f)",
      "\(inView) has user interaction disabled")
    checkTap("f.alpha = 0", "the text field is transparent")
    checkTap("box.alpha = 0.005", "\(inView) is transparent")
    checkTap("box.alpha = 0.02", nil)
  }

  @Test func aFieldThatIsNotInAWindowIsNotTapped() {
    checkTap("f.removeFromSuperview()", "it needs the text field on screen")
    checkTap("nav.pushViewController(B, animated: false)", "it needs the text field on screen")
  }

  @Test func aFieldTakesNoTouchesWhileATransitionRunsAroundIt() {
    let setUp = """
      let A = UIViewController(), B = UIViewController(), f = UITextField()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      B.view.addSubview(f)

      """
    let pop = "when \"x\" { nav.popViewController(animated: true); user.tap(f) }"
    checkProblems(
      setUp + pop,
      "5:51: 'user.tap(f)' is impossible: the last transition is still settling "
        + "[impossible-action]")
    checkProblems(
      setUp + "when \"x\" { user.beginSwipeBack(); user.tap(f) }",
      "5:35: 'user.tap(f)' is impossible: another gesture is still held [impossible-action]")
  }
}
