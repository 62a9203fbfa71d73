import Testing

/// Items of bars keep what is set, and have the title of their controller.
@Suite struct KeptItemTests {
  private func source(_ code: String, _ checks: String...) -> String {
    "let A = UIViewController(), nav = UINavigationController(A)\nwindow.rootViewController = nav\n"
      + "when \"set\" { \(code) }\n" + checks.map { "require A.\($0)\n" }.joined()
  }

  @Test func itemsTakeTheTitleOver() {
    checkHolds(
      source("A.title = \"a\"", "navigationItem.title == \"a\"", "tabBarItem.title == \"a\""))
    checkHolds(
      source(
        "A.navigationItem.title = \"a\"", "navigationItem.title == \"a\"", "title == nil",
        "tabBarItem.title == nil"))
    checkHolds(
      source("A.navigationItem.title = \"a\"; A.title = \"b\"", "navigationItem.title == \"b\""))
    checkHolds(
      source("A.title = \"b\"; A.navigationItem.title = \"a\"", "navigationItem.title == \"a\""))
  }

  @Test func looksAreReadBack() {
    checkHolds(
      source(
        "print(\"x\")", "navigationItem.title == nil", "tabBarItem.badgeValue == nil",
        "navigationItem.largeTitleDisplayMode == .automatic"))
    checkHolds(
      source(
        "A.navigationItem.largeTitleDisplayMode = .never; A.tabBarItem.badgeValue = \"3\"",
        "navigationItem.largeTitleDisplayMode == .never", "tabBarItem.badgeValue == \"3\""))
  }

  @Test(arguments: [
    "A.title = \"a\"\nrequire nav.tabBarItem.title == nil",
    "A.tabBarItem = UITabBarItem(title: \"T\", image: nil, tag: 0)\nrequire A.tabBarItem.title == nil",
  ])
  func otherTitlesAreNotKnown(code: String) {
    let source = "let A = UIViewController(), nav = UINavigationController(A)\n" + code
    #expect(outcome(of: source).problems.first?.hasSuffix("[opaque-condition]") == true)
  }

  @Test func hiddenViewsAreInOneAnother() {
    let source = """
      let A = UIViewController(), B = UIViewController(), nav = UINavigationController(A)
      window.rootViewController = nav
      nav.pushViewController(B, animated: false)

      """
    checkHolds(
      source + "require B.view.superview?.superview != nil\nrequire A.view.superview == nil")
  }
}
