import Testing

/// A value that the simulator only keeps is read back only if UIKit keeps the value.
@Suite struct KeptPropertyTests {
  private func problems(_ made: String, _ step: String, _ condition: String) -> [String] {
    outcome(
      of: """
        let A = UIViewController()
        let x = \(made)
        A.view.addSubview(x)
        window.rootViewController = A
        when "then" { \(step) }
        require \(condition)
        """
    ).problems
  }

  private func checkKept(
    _ made: String, _ step: String, _ condition: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(problems(made, step, condition) == [], sourceLocation: location)
  }

  private func checkUnknown(
    _ made: String, _ step: String, _ condition: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = problems(made, step, condition)
    #expect(found.count == 1, sourceLocation: location)
    #expect(
      found.allSatisfy { $0.hasSuffix("[opaque-condition]") || $0.hasSuffix("[not-simulated]") },
      "\(found)", sourceLocation: location)
  }

  @Test func numbersStayWithinTheirBounds() {
    checkKept("UISlider()", "x.value = 0.5", "x.value == 0.5")
    checkUnknown("UISlider()", "x.value = 5", "x.value == 5")
    checkKept("UISlider()", "x.maximumValue = 10; x.value = 5", "x.value == 5")
    checkUnknown("UISlider()", "x.value = 1; x.maximumValue = 0.5", "x.value == 1")
    checkUnknown("UIStepper()", "x.value = 500", "x.value == 500")
    checkUnknown("UIProgressView()", "x.progress = 3", "x.progress == 3")
    checkUnknown("UIScrollView()", "x.zoomScale = 5", "x.zoomScale == 5")
    checkKept("UIPageControl()", "x.numberOfPages = 3; x.currentPage = 2", "x.currentPage == 2")
    checkUnknown("UIPageControl()", "x.numberOfPages = 3; x.currentPage = 9", "x.currentPage == 9")
  }

  @Test func nilIsReplaced() {
    checkKept("UITextField()", "x.text = nil", "x.text == \"\"")
    checkKept("UITextView()", "x.text = nil", "x.text == \"\"")
    checkKept("UILabel()", "x.text = nil", "x.text == nil")
    checkUnknown("UILabel()", "x.textColor = nil", "x.textColor == nil")
    checkUnknown("UILabel()", "x.font = nil", "x.font == nil")
    checkUnknown("UIView()", "x.tintColor = nil", "x.tintColor == nil")
  }

  @Test func otherMembersChangeAProperty() {
    checkKept("UITableView()", "x.isEditing = true", "x.isEditing")
    checkKept(
      "UITableView()", "x.isEditing = true; x.setEditing(false, animated: false)", "!x.isEditing")
    checkKept("UISlider()", "x.setValue(0.5, animated: true)", "x.value == 0.5")
    checkUnknown("UISlider()", "x.setValue(5, animated: true)", "x.value == 5")
    checkKept("UIProgressView()", "x.setProgress(0.5, animated: true)", "x.progress == 0.5")
    checkUnknown(
      "UILabel()", "x.text = \"a\"; x.attributedText = NSAttributedString(string: \"b\")",
      "x.text == \"a\"")
    checkUnknown(
      "UISegmentedControl(items: [\"a\"])", "x.selectedSegmentIndex = 0; x.removeAllSegments()",
      "x.selectedSegmentIndex == 0")
    checkUnknown(
      "UIView()", "x.backgroundColor = .red; x.layer.backgroundColor = nil",
      "x.backgroundColor == .red")
    checkKept(
      "UIView()", "x.backgroundColor = .red; x.layer.cornerRadius = 2", "x.backgroundColor == .red")
    checkUnknown("UIActivityIndicatorView()", "x.tag = 1", "x.isHidden == false")
    checkKept("UIActivityIndicatorView()", "x.hidesWhenStopped = false", "x.isHidden == false")
  }

  @Test func someViewsSizeThemselves() {
    checkUnknown("UISwitch()", "x.tag = 1", "x.bounds.size == .zero")
    checkUnknown(
      "UIImageView(image: UIImage(systemName: \"star\"))", "x.tag = 1", "x.frame == .zero")
    checkKept(
      "UIImageView(image: UIImage(systemName: \"star\"))",
      "x.frame = CGRect(x: 0, y: 0, width: 9, height: 9)", "x.frame.width == 9")
    checkUnknown(
      "UIScrollView()", "x.setContentOffset(CGPoint(x: 0, y: 50), animated: false)",
      "x.bounds.minY == 0")
    checkUnknown("UITableView()", "x.tag = 1", "x.subviews.isEmpty")
    checkKept("UIScrollView()", "x.addSubview(UIView())", "x.subviews.count == 1")
  }

  @Test func overridesThatUIKitCallsAreUnknown() {
    let script = { (body: String, step: String) in
      """
      class V: UIButton { \(body) }
      let A = UIViewController()
      let v = V(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
      A.view.addSubview(v)
      window.rootViewController = A
      when "then" { \(step) }
      require never console.print("called")
      """
    }
    for body in [
      "override var isHighlighted: Bool { didSet { print(\"called\") } }",
      "override func updateConfiguration() { print(\"called\") }",
      "override class var layerClass: AnyClass { print(\"called\"); return CALayer.self }",
      "override var frame: CGRect { didSet { print(\"called\") } }",
    ] {
      #expect(
        outcome(of: script(body, "user.tap(v)")).problems.map { $0.suffix(14) }
          == ["[not-modelled]"], "\(body)")
    }
    let unused = "func unused() { print(\"called\") }\n"
    checkHolds(
      script(unused + "override var intrinsicContentSize: CGSize { .zero }", "user.tap(v)"))
    checkHolds(
      script(unused + "override var isHighlighted: Bool { didSet { alpha = 0.5 } }", "user.tap(v)"))
  }

  @Test func theTypeOfAStandInIsItsClass() {
    let script = { (made: String, condition: String) in
      """
      let A = UIViewController()
      window.rootViewController = A
      when "shown" { A.present(\(made), animated: true) }
      require \(condition)
      """
    }
    let safari = "SFSafariViewController(url: URL(string: \"https://a.b\")!)"
    checkHolds(script(safari, "A.presentedViewController is SFSafariViewController"))
    checkHolds(script(safari, "A.presentedViewController is UIViewController"))
    #expect(
      outcome(of: script(safari, "!(A.presentedViewController is SFSafariViewController)")).problems
        .count == 1)
    #expect(
      outcome(of: script(safari, "!(A.presentedViewController is UINavigationController)")).problems
        .map { $0.suffix(18) } == ["[opaque-condition]"])
    let host = "UIHostingController(rootView: Text(\"x\"))"
    checkHolds(script(host, "A.presentedViewController is UIHostingController<Text>"))
    checkHolds(
      """
      let A = UIViewController()
      window.rootViewController = A
      let x: Any = UIAlertAction(title: "a", style: .default)
      when "then" { }
      require (x as? UIAlertAction) != nil
      """)
  }

  @Test func constraintsLayOut() {
    let script = { (step: String) in
      """
      let A = UIViewController()
      let l = UILabel()
      A.view.addSubview(l)
      l.translatesAutoresizingMaskIntoConstraints = false
      let c = l.widthAnchor.constraint(equalToConstant: 10)
      c.isActive = true
      window.rootViewController = A
      when "then" { \(step) }
      expect(.layout, of: A) { }
      """
    }
    for step in ["c.constant = 50", "l.text = \"hello\"", "NSLayoutConstraint.deactivate([c])"] {
      #expect(
        outcome(of: script(step)).problems.map { $0.suffix(14) } == ["[not-modelled]"], "\(step)")
    }
    checkHolds(script("l.tag = 1"))
  }
}
