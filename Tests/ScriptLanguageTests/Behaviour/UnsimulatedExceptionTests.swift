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
      "A partial curl with another style than '.fullScreen' raises 'NSInvalidArgumentException'")
    check(curl + "B.modalPresentationStyle = .fullScreen", "A.present(B, animated: true)", nil)
  }
}
