import Testing

/// Checks of the keyboard are refused where no source tells the answer, and judged where one does.
@Suite struct KeyboardUnknownTests {
  /// A screen with two fields, the first of which is edited, and an observer of showing.
  private func edited(
    _ set: String, _ then: String, ending: String = "never console.print(\"show\")"
  )
    -> String
  {
    """
    let A = UIViewController()
    let f = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let g = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    var n = 0
    \(set)
    A.view.addSubview(f); A.view.addSubview(g)
    window.rootViewController = A
    user.tap(f)
    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, \
    object: nil, queue: nil) { _ in print("show"); n += 1 }
    when "then" { \(then) }
    require \(ending)
    """
  }

  private func checkUnknown(
    _ script: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      outcome(of: script).problems.map { $0.suffix(14) } == ["[not-modelled]"],
      sourceLocation: location)
  }

  private func checkUnsimulated(
    _ script: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      outcome(of: script).problems.map { $0.suffix(15) } == ["[not-simulated]"],
      sourceLocation: location)
  }

  @Test func anotherFieldWithTheSameKeyboardTakesOver() {
    checkHolds(edited("", "user.tap(g)"))
    checkHolds(edited("f.keyboardType = .URL; g.keyboardType = .URL", "user.tap(g)"))
    checkHolds(edited("", "user.tap(g)", ending: "n == 0"))
  }

  @Test func anotherKeyboardMayBeHigher() {
    for trait in [
      "keyboardType = .numberPad", "isSecureTextEntry = true", "inputView = UIView()",
      "inputAccessoryView = UIToolbar()", "autocorrectionType = .no",
    ] {
      checkUnknown(edited("g.\(trait)", "user.tap(g)"))
      checkUnknown(edited("g.\(trait)", "user.tap(g)", ending: "n == 0"))
      checkUnknown(edited("", "f.\(trait)"))
    }
  }

  @Test func aTurnReloadOrBackgroundMayMoveTheKeyboard() {
    for step in [
      "user.rotate(to: .landscapeLeft)", "f.reloadInputViews()", "system.enterBackground()",
    ] {
      checkUnknown(edited("", step))
      checkHolds(edited("", "f.resignFirstResponder()\n\(step)"))
    }
  }

  @Test func theEditedViewCannotBeSwitchedOff() {
    checkUnsimulated(edited("", "f.isEnabled = false", ending: "f.isFirstResponder"))
    checkUnsimulated(edited("g.isEnabled = false", "g.becomeFirstResponder()", ending: "n == 0"))
    checkHolds(edited("", "f.resignFirstResponder()\nf.isEnabled = false", ending: "n == 0"))
  }

  @Test func anInputViewMayHaveNoHeight() {
    let script = { (set: String) in
      """
      let A = UIViewController()
      let f = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      \(set)
      A.view.addSubview(f)
      window.rootViewController = A
      NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, \
      object: nil, queue: nil) { n in
          let frame = n.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
          print("show \\(frame.height > 0)")
      }
      when "edited" { user.tap(f) }
      require console contains "show true"
      """
    }
    checkHolds(script(""))
    #expect(
      outcome(of: script("f.inputView = UIView()")).problems.contains {
        $0.hasSuffix("[opaque-condition]")
      })
  }

  @Test func aSheetWithALowerDetentMakesRoomForTheKeyboard() {
    let script = { (detents: String) in
      """
      let A = UIViewController(), S = UIViewController()
      let f = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      S.view.addSubview(f)
      S.sheetPresentationController?.detents = [\(detents)]
      window.rootViewController = A
      A.present(S, animated: true)
      when "edited" { user.tap(f) }
      require never S.viewDidLayoutSubviews
      """
    }
    checkUnknown(script(".medium(), .large()"))
    checkHolds(script(".large()"))
  }

  @Test func anAlertWithAFieldBringsTheKeyboard() {
    let script = { (field: String) in
      """
      let A = UIViewController()
      window.rootViewController = A
      let x = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
      \(field)
      NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, \
      object: nil, queue: nil) { _ in print("show") }
      when "shown" { A.present(x, animated: true) }
      require never console.print("show")
      """
    }
    checkHolds(script(""))
    checkUnknown(script("x.addTextField()"))
  }

  /// Source: kirillzyusko/react-native-keyboard-controller, pull request 1234.
  @Test func theQueueMayBeBeforeTheKeyboard() {
    checkUnknown(
      """
      let A = UIViewController(), field = UITextField()
      A.view.addSubview(field)
      window.rootViewController = A
      NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, \
      object: nil, queue: nil) { _ in print("start") }
      when "edited" {
          field.becomeFirstResponder()
          DispatchQueue.main.async { print("async") }
      }
      require console.print("start") < console.print("async")
      """)
  }

  @Test func noSourceOrdersAMemoryWarning() {
    checkUnknown(
      """
      class S: UIViewController {
          override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
      }
      NotificationCenter.default.addObserver(
          forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in print("note") }
      let A = S()
      window.rootViewController = A
      when "short" { system.memoryWarning() }
      require A.didReceiveMemoryWarning < console.print("note")
      """)
  }

  @Test func aSheetUnderTheKeyboardMayGetAnotherDetent() {
    let source = """
      class D: NSObject, UISheetPresentationControllerDelegate {
          func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
      }
      let A = UIViewController(), B = UIViewController(), d = D(), field = UITextField()
      B.view.addSubview(field)
      B.sheetPresentationController?.detents = [.medium(), .large()]
      B.sheetPresentationController?.delegate = d
      window.rootViewController = A
      A.present(B, animated: true)
      when "the field is edited" { field.becomeFirstResponder() }

      """
    checkUnknown(
      source + "require never d.sheetPresentationControllerDidChangeSelectedDetentIdentifier")
    checkUnknown(
      source + "require B.sheetPresentationController?.selectedDetentIdentifier != .large")
    checkHolds(source + "require field.isFirstResponder")
  }
}
