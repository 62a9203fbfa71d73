import Testing

/// `UITab`, whose closure makes the controller of a tab.
@Suite struct TabObjectTests {
  private func tabs(_ methods: String = "") -> String {
    """
    class Delegate: NSObject, UITabBarControllerDelegate {
        \(methods)
    }
    let A = UIViewController(), B = UIViewController(), delegate = Delegate()
    let first = UITab(title: "First", image: nil, identifier: "a") { tab in print("made", tab.title); return A }
    let second = UITab(title: "Second", image: nil, identifier: "b") { _ in print("made B"); return B }
    let tabs = UITabBarController(tabs: [first, second])
    tabs.delegate = delegate
    window.rootViewController = tabs

    """
  }

  @Test func theClosureRunsOnceAtTheFirstSelection() {
    checkPrint(
      tabs() + """
        print(tabs.tabs.count, tabs.selectedTab == first, tabs.selectedIndex)
        tabs.selectedTab = second
        print(tabs.selectedTab == second, tabs.selectedIndex, tabs.selectedViewController == B)
        tabs.selectedIndex = 0
        tabs.selectedTab = second
        print(second.viewController == B)
        """, "made First", "2 true 0", "made B", "true 1 true", "true")
  }

  @Test func theDelegateIsAskedAndTold() {
    checkHolds(
      tabs(
        """
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            print("told", selectedTab === second, previousTab === first)
        }
        """) + """
          when "the second tab is tapped" { user.tapTab(1) }
          expect(.delegates + .classic, of: delegate, B) {
              delegate.tabBarController(shouldSelectTab:)
              B.viewWillAppear
              delegate.tabBarController(didSelectTab:)
              B.viewDidAppear
          }
          require console contains "told true true"
          when "the first tab is selected in code" { tabs.selectedTab = first }
          require tabs.selectedTab == first
          """)
  }

  @Test func anEarlierCallOfTheClosureIsNotKnown() {
    let problems = outcome(
      of: tabs() + "when \"nothing\" {}\nrequire never console.print(\"made B\")"
    ).problems
    #expect(problems.contains { $0.hasSuffix("[not-modelled]") }, "\(problems)")
  }

  @Test func aDelegateOfControllersIsNotKnownToBeCalled() {
    let problems = outcome(
      of: tabs(
        """
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
        """) + """
          when "tapped" { user.tapTab(1) }
          require never delegate.tabBarController(didSelect:)
          """
    ).problems
    #expect(problems.contains { $0.hasSuffix("[not-modelled]") }, "\(problems)")
  }

  @Test(arguments: [
    (
      "print(second.viewController)",
      "'viewController' of a tab that was never selected is not simulated yet"
    ),
    (
      "print(tabs.viewControllers)",
      "The controllers of tabs that were never selected are not simulated yet"
    ),
    ("let g = UITabGroup(title: \"G\")", "'UITabGroup' is not simulated yet"),
    (
      "tabs.tabs = [UITab(title: \"X\", image: nil, identifier: \"x\")]",
      "A tab without a closure that makes its controller is not simulated yet"
    ),
  ])
  func whatNoSourceTellsIsRefused(_ source: String, _ expected: String) {
    let problems = outcome(of: tabs() + source).problems
    #expect(problems.contains { $0.hasSuffix(": \(expected) [not-simulated]") }, "\(problems)")
  }

  @Test func nothingLeaks() {
    checkHolds(
      tabs() + """
        when "the tabs go" {
            tabs.selectedTab = second
            window.rootViewController = UIViewController()
        }
        require leaks.isEmpty
        """)
  }

  @Test func aSelectionInCodeMayTellTheDelegate() {
    let told = tabs(
      """
      func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
          print("told")
      }
      """)
    for step in ["tabs.selectedTab = second", "tabs.selectedIndex = 1"] {
      let source = told + "when \"then\" { \(step) }\n"
      for check in [
        "require never delegate.tabBarController(didSelectTab:)",
        "require never console.print(\"told\")",
      ] {
        #expect(
          outcome(of: source + check).problems.map { $0.suffix(14) } == ["[not-modelled]"],
          "\(step)")
      }
      checkHolds(source + "require count(B.viewDidAppear) == 1")
    }
    checkHolds(
      """
      class Delegate: NSObject, UITabBarControllerDelegate {
          func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
      }
      let A = UIViewController(), B = UIViewController(), delegate = Delegate()
      let tabs = UITabBarController(A, B)
      tabs.delegate = delegate
      window.rootViewController = tabs
      when "then" { tabs.selectedIndex = 1 }
      require never delegate.tabBarController(didSelect:)
      """)
  }
}
