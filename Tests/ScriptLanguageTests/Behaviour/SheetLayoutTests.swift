import LifecycleEngine
import Scenarios
import Testing

/// Tests when UIKit asks for the height of a sheet, and the views behind the sheet.
@Suite struct SheetLayoutTests {
  private let setUp = """
    let A = UIViewController(), B = UIViewController()
    window.rootViewController = A
    let sheet = B.sheetPresentationController!

    """

  private func check(
    _ source: String, turned: Bool = false, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes(on: 26)
    attributes.device = Device(.phone, orientation: turned ? .landscapeLeft : .portrait)
    checkHolds(setUp + source, attributes, at: location)
  }

  @Test func theClosureSeesTheTraitsOfTheWindowAsItIsNow() {
    check(
      """
      sheet.detents = [
          .custom { c in c.containerTraitCollection.verticalSizeClass == .compact ? nil : 300 },
          .large(),
      ]
      when "it opens" { A.present(B, animated: true) }
      when "the device is turned" { user.rotate(to: .portrait) }
      require B.view.frame.height == 334
      """, turned: true)
  }

  @Test func invalidatedDetentsAreAskedInTheNextLayout() {
    check(
      """
      var expanded = false, asked = 0
      sheet.detents = [.custom { _ in
          asked += 1
          return expanded ? 400 : 200
      }]
      when "it opens" { A.present(B, animated: true) }
      require B.view.frame.height == 234
      require asked == 1
      when "they are invalidated twice" {
          sheet.invalidateDetents()
          sheet.invalidateDetents()
          expanded = true
          print(B.view.frame.height)
      }
      require count(console.print("234.0")) == 1
      require B.view.frame.height == 434
      require asked == 2
      """)
  }

  @Test func anAnimatedChangeIsLaidOutBeforeItReturns() {
    check(
      """
      sheet.detents = [.medium(), .large()]
      when "it opens" { A.present(B, animated: true) }
      when "code enlarges it" {
          sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
          print(B.view.frame.height)
      }
      require B.viewDidLayoutSubviews < console.print("783.0")
      """)
  }

  @Test func aClosureThatInvalidatesItsDetentsIsAskedAgainAndAgain() {
    let (_, problems) = outcome(
      of: setUp + """
        sheet.detents = [.custom { _ in
            sheet.invalidateDetents()
            return 200
        }]
        A.present(B, animated: true)
        """)
    #expect(problems == [])
  }

  @Test(arguments: ["tapBack()", "beginSwipeBack()"])
  func whatIsBehindASheetTakesTouches(action: String) {
    check(
      """
      let C = UIViewController(), D = UIViewController(), E = UIViewController()
      let nav = UINavigationController(C, D)
      let tabs = UITabBarController(nav, E)
      window.rootViewController = tabs
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      when "it opens" { tabs.present(B, animated: true) }
      when "the user does something behind it" { user.\(action) }
      require count(D.viewWillDisappear) == 1
      """)
  }

  @Test func whatIsBehindAHigherSheetTakesNone() {
    checkProblems(
      setUp + """
        let nav = UINavigationController(UIViewController(), UIViewController())
        window.rootViewController = nav
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.selectedDetentIdentifier = .large
        nav.present(B, animated: true)
        user.tapBack()
        """,
      "10:1: 'user.tapBack()' is impossible: it needs a navigation controller with something to go "
        + "back to on screen [impossible-action]")
  }
}
