import Testing

/// Uses that end an app with an exception that the simulator does not raise are refused.
@Suite struct UnsimulatedExceptionTests {
  private func check(
    _ setup: String, _ step: String, _ problem: String?,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let script = """
      let A = UIViewController()
      window.rootViewController = A
      \(setup)
      when "then" { \(step) }
      require A.isViewLoaded
      """
    let expected = problem.map {
      [$0 + " in UIKit, which is not simulated yet [not-simulated]"]
    }
    let found = outcome(of: script).problems.map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(found == expected ?? [], sourceLocation: location)
  }

  @Test func alertsHaveRules() {
    let alert = "let x = UIAlertController(title: \"1\", message: nil, preferredStyle: .alert)\n"
    let cancel = "x.addAction(UIAlertAction(title: \"c\", style: .cancel))\n"
    check(alert + cancel, "A.present(x, animated: true)", nil)
    check(
      alert + cancel + cancel, "A.present(x, animated: true)",
      "A second action with the style '.cancel' raises 'NSInternalInconsistencyException'")
    let sheet =
      "let x = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)\n"
    check(sheet + cancel, "A.present(x, animated: true)", nil)
    check(
      sheet, "A.present(x, animated: true)",
      "An alert without a title, a message or an action raises 'NSInternalInconsistencyException'")
    check(
      sheet + "x.addTextField()", "A.present(x, animated: true)",
      "A text field in an action sheet raises 'NSInternalInconsistencyException'")
  }

  @Test func collectionViewsNeedALayout() {
    check(
      "", "_ = UICollectionViewController()",
      "A 'UICollectionViewController' without a layout raises 'NSInvalidArgumentException'")
    check(
      "", "_ = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())", nil)
  }

  @Test func constraintsNeedACommonSuperview() {
    let active = "l.topAnchor.constraint(equalTo: A.view.topAnchor).isActive = true"
    let list = "NSLayoutConstraint.activate([l.topAnchor.constraint(equalTo: A.view.topAnchor)])"
    for activation in [active, list] {
      check("let l = UILabel()", "A.view.addSubview(l)\n\(activation)", nil)
      check(
        "let l = UILabel()", activation,
        "A constraint between views without a common superview raises 'NSGenericException'")
    }
  }

  @Test func aPartialCurlNeedsTheFullScreen() {
    let curl = "let B = UIViewController()\nB.modalTransitionStyle = .partialCurl\n"
    check(
      curl, "A.present(B, animated: true)",
      "A partial curl with a style other than '.fullScreen' raises 'NSInvalidArgumentException'")
    check(curl + "B.modalPresentationStyle = .fullScreen", "A.present(B, animated: true)", nil)
  }

  private static let item = "NSLayoutConstraint(item: l, attribute: "

  @Test(arguments: [
    ("_ = l.topAnchor.constraint(equalTo: A.view.leadingAnchor)", "'top' to 'leading'"),
    ("_ = l.leftAnchor.constraint(equalTo: A.view.leadingAnchor)", "'left' to 'leading'"),
    (
      item + ".top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, "
        + "multiplier: 1, constant: 0).isActive = true", "'top' to nothing"
    ),
    (
      item + ".top, relatedBy: .equal, toItem: A.view, attribute: .top, multiplier: 0, "
        + "constant: 0).isActive = true", "'top' to zero"
    ),
  ])
  func attributesOfConstraintsArePairs(_ step: String, _ pair: String) {
    check(
      "let l = UILabel()\nA.view.addSubview(l)", step,
      "A constraint of \(pair) raises 'NSInvalidArgumentException'")
  }

  @Test func constraintsHaveNumbers() {
    let width = "let c = A.view.widthAnchor.constraint(equalToConstant: 5)\n"
    for priority in ["UILayoutPriority(1500)", "UILayoutPriority(rawValue: 0)", ".init(1001)"] {
      let found = outcome(
        of:
          "let A = UIViewController()\nwindow.rootViewController = A\n\(width)c.priority = \(priority)"
      )
      #expect(found.problems.contains { $0.hasSuffix("not simulated yet [not-simulated]") })
    }
    check(width, "c.priority = UILayoutPriority(999)\nc.priority = .defaultHigh", nil)
    check(
      "", "_ = A.view.widthAnchor.constraint(equalToConstant: .nan)",
      "A constant that is not a finite number raises 'NSInternalInconsistencyException'")
  }

  @Test func addedConstraintsStayInside() {
    let views = "let l = UILabel(), m = UILabel()\nA.view.addSubview(l)\nA.view.addSubview(m)"
    let top = "addConstraint(l.topAnchor.constraint(equalTo: m.topAnchor))"
    check(views, "A.view.\(top)", nil)
    check(
      views, "l.\(top)",
      "A constraint with a view outside the view that gets the constraint raises "
        + "'NSGenericException'"
    )
  }

  @Test(arguments: [
    ("H:|-[l]-|", nil), ("V:|-20-[l(==40)]-(>=8@750)-[m]-|", nil), ("[l]-[m]", nil),
    ("H:|-[k]-|", "'k' is not a view"), ("V:|-(", "an end has no view or edge"),
    ("|-[l-|", "a bracket is open"),
  ])
  func visualFormatsParse(_ format: String, _ problem: String?) {
    check(
      "let l = UILabel(), m = UILabel()",
      "_ = NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", metrics: nil, "
        + "views: [\"l\": l, \"m\": m])",
      problem.map {
        "The visual format \"\(format)\", in which \($0), raises 'NSInvalidArgumentException'"
      })
  }

  @Test func actionsHaveTitlesAndBelongToTheAlert() {
    let alert = "let x = UIAlertController(title: \"1\", message: nil, preferredStyle: .alert)\n"
    let action = "let a = UIAlertAction(title: \"c\", style: .default)\n"
    check(alert + action + "x.addAction(a)", "x.preferredAction = a", nil)
    check(
      alert + action, "x.preferredAction = a",
      "A preferred action that the alert does not have raises 'NSInternalInconsistencyException'")
    check(
      alert, "x.addAction(UIAlertAction(title: nil, style: .default))",
      "An action of an alert without a title raises 'NSInternalInconsistencyException'")
  }

  @Test func columnsNeedAStyle() {
    let split = "let B = UIViewController(), s = UISplitViewController(style: .doubleColumn)\n"
    check(split, "s.setViewController(B, for: .primary)", nil)
    check(split, "s.setViewController(nil, for: .supplementary)", nil)
    check(
      split, "s.setViewController(B, for: .supplementary)",
      "A supplementary column of a split view controller with two columns raises 'NSInvalidArgumentException'"
    )
    for call in ["setViewController(A, for: .primary)", "hide(.primary)"] {
      check(
        "let s = UISplitViewController()", "s.\(call)",
        "'\(call.prefix { $0 != "(" })' of a split view controller without a style raises 'NSInvalidArgumentException'"
      )
    }
    check(
      "", "_ = UISplitViewController(style: .unspecified)",
      "The style '.unspecified' in 'init(style:)' raises 'NSInternalInconsistencyException'")
  }

  @Test func foundationHasRules() {
    check(
      "class Note { var text = \"x\" }", "UserDefaults.standard.set(Note(), forKey: \"n\")",
      "A value of your own class or type in 'UserDefaults' raises 'NSInvalidArgumentException'"
    )
    check("", "UserDefaults.standard.set([1], forKey: \"n\")", nil)
    let text = "let m = NSMutableAttributedString(string: \"abc\")\n"
    func attribute(_ length: Int) -> String {
      "m.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: \(length)))"
    }
    check(text, attribute(3), nil)
    check(
      text, attribute(4), "An attribute beyond the end of the string raises 'NSRangeException'")
    check(text + "m.append(NSAttributedString(string: \"d\"))", attribute(4), nil)
    let remove = "A.removeObserver(A, forKeyPath: \"title\")"
    check(
      "", remove, "'removeObserver' for a key path that is not observed raises 'NSRangeException'")
    check(
      "", "A.view.layer.addSublayer(A.view.layer)",
      "A layer as its own sublayer raises 'CALayerInvalid'")
  }
}
