import Scenarios
import Testing

/// Tests `navigationItem.searchController`.
@Suite struct NavigationItemTests {
  @Test(arguments: [13, 17, 26])
  func whatIsShownWithASearchControllerDefinesAPresentationContext(release: Int) {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      let nav = UINavigationController(A)
      A.navigationItem.searchController = UISearchController(searchResultsController: nil)
      window.rootViewController = nav
      require A.definesPresentationContext
      when "one without is pushed" { nav.pushViewController(B, animated: true) }
      require !B.definesPresentationContext
      when "it gets one while it is shown" {
          B.navigationItem.searchController = UISearchController(searchResultsController: nil)
      }
      require B.definesPresentationContext
      when "one is pushed that has one" {
          C.navigationItem.title = "search"
          C.navigationItem.searchController = UISearchController(searchResultsController: nil)
          nav.pushViewController(C, animated: false)
      }
      require C.definesPresentationContext
      """, ScenarioAttributes(on: release))
  }

  @Test func beforeIOS13NothingIsDefined() {
    checkHolds(
      """
      let A = UIViewController()
      A.navigationItem.searchController = UISearchController(searchResultsController: nil)
      window.rootViewController = UINavigationController(rootViewController: A)
      require A.isViewLoaded
      require !A.definesPresentationContext
      """, ScenarioAttributes(on: 12))
  }

  @Test func theItemHoldsIt() {
    checkHolds(
      """
      class Search: UISearchController {}
      var A: UIViewController? = UIViewController()
      A?.navigationItem.searchController = Search(searchResultsController: nil)
      require A?.navigationItem.searchController != nil
      require !Search1.isDeallocated
      when "the controller is gone" { A = nil }
      require Search1.isDeallocated
      """)
    checkHolds(
      """
      let A = UIViewController()
      A.navigationItem.searchController = UISearchController(searchResultsController: nil)
      when "it is taken away" { A.navigationItem.searchController = nil }
      require A.navigationItem.searchController == nil
      """)
  }

  @Test func itExistsFromIOS11() {
    let (_, problems) = outcome(
      of: "UIViewController().navigationItem.searchController = UISearchController()",
      ScenarioAttributes(on: 10))
    #expect(problems == ["1:1: 'searchController' exists from iOS 11 [unavailable]"])
  }

  @Test(arguments: [
    "nav.setNavigationBarHidden(true, animated: false)",
    "B.navigationItem.leftBarButtonItem = UIBarButtonItem()",
    "B.navigationItem.leftBarButtonItems = [UIBarButtonItem()]",
  ])
  func withoutABackButtonTheUserCannotGoBack(_ change: String) {
    for action in ["tapBack", "beginSwipeBack"] {
      checkProblems(
        """
        let A = UIViewController(), B = UIViewController()
        let nav = UINavigationController(A)
        window.rootViewController = nav
        nav.pushViewController(B, animated: false)
        \(change)
        when "back" { user.\(action)() }
        """,
        "6:15: 'user.\(action)()' is impossible: it needs a navigation bar with a back button "
          + "on screen [impossible-action]")
    }
  }

  @Test func itemsThatSupplementTheBackButtonLeaveIt() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      B.navigationItem.leftItemsSupplementBackButton = true
      B.navigationItem.leftBarButtonItem = UIBarButtonItem()
      nav.pushViewController(B, animated: false)
      when "back" { user.tapBack() }
      require nav.topViewController == A
      """)
  }
}
