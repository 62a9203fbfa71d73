import LifecycleEngine
import Scenarios
import Testing

/// Bars and their items take touches only if the script lets them.
@Suite struct BarTapTests {
  private let stack = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A, B)
    window.rootViewController = nav

    """

  private func checkImpossible(
    _ source: String, _ reason: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let problems = outcome(of: source).problems
    #expect(
      problems.count == 1 && problems[0].hasSuffix("is impossible: \(reason) [impossible-action]"),
      "\(problems)", sourceLocation: location)
  }

  @Test func nobodyGoesBackByABarWithoutTouches() {
    checkImpossible(
      stack + "nav.navigationBar.isUserInteractionEnabled = false\nuser.tapBack()",
      "the navigation bar has user interaction disabled")
    checkImpossible(
      stack + "nav.navigationBar.alpha = 0\nuser.tapBack()", "the navigation bar is transparent")
    checkImpossible(
      stack + "nav.view.isUserInteractionEnabled = false\nuser.tapBack()",
      "the view around the navigation bar has user interaction disabled")
    checkImpossible(
      stack + "window.isUserInteractionEnabled = false\nuser.beginSwipeBack()",
      "a view that the navigation controller's view is in has user interaction disabled")
    checkHolds(
      stack + "nav.navigationBar.isUserInteractionEnabled = false\n"
        + "nav.navigationBar.isUserInteractionEnabled = true\nuser.tapBack()\nsystem.wait()\n"
        + "require nav.topViewController == A")
  }

  @Test func leftItemsThatAMethodSetsReplaceTheBackButton() {
    let item = "UIBarButtonItem(title: \"x\", style: .plain, target: nil, action: nil)"
    checkImpossible(
      stack + "B.navigationItem.setLeftBarButton(\(item), animated: false)\nuser.tapBack()",
      "it needs a navigation bar with a back button on screen")
    checkImpossible(
      stack + "B.navigationItem.setLeftBarButtonItems([\(item)], animated: false)\nuser.tapBack()",
      "it needs a navigation bar with a back button on screen")
    checkHolds(
      stack + "B.navigationItem.setLeftBarButton(\(item), animated: false)\n"
        + "B.navigationItem.setLeftBarButton(nil, animated: false)\nuser.tapBack()\n"
        + "system.wait()\nrequire nav.topViewController == A")
    checkPrint(
      stack
        + "let r = UIBarButtonItem(title: \"x\", primaryAction: UIAction { _ in print(\"right\") })\n"
        + "B.navigationItem.setRightBarButton(r, animated: true)\nuser.tap(r)", "right")
  }

  @Test func theMenuOfTheBackButtonGoesBackToAController() throws {
    let choice = "when \"chosen\" { user.tapBack(to: B) }\n"
    let longer = stack + "nav.pushViewController(UIViewController(), animated: false)\n"
    checkHolds(longer + choice + "require nav.viewControllers == [A, B]")
    checkImpossible(
      stack + choice,
      "it needs a navigation controller with that controller below the top on screen")
    checkProblems(
      longer + "user.tapBack(to: A.view)",
      "5:1: 'tapBack(to:)' needs a view controller of the stack [wrong-argument]")
    let old = outcome(of: longer + choice, try ScenarioAttributes(info: "scenario a ios=13"))
    #expect(old.problems.count == 1 && old.problems[0].hasSuffix("[impossible-action]"))
  }

  @Test func aBackActionIsRefused() {
    checkProblems(
      stack + "B.navigationItem.backAction = UIAction { _ in }\nuser.tapBack()",
      "4:1: 'backAction' is not simulated yet [not-simulated]")
  }

  @Test func hiddenItemsAndBarsWithoutTouchesAreNotTapped() {
    let item = """
      let A = UIViewController()
      let b = UIBarButtonItem(title: "a", primaryAction: UIAction { _ in print("called") })
      A.navigationItem.rightBarButtonItem = b
      let nav = UINavigationController(A)
      window.rootViewController = nav

      """
    checkPrint(item + "user.tap(b)", "called")
    checkImpossible(item + "b.isHidden = true\nuser.tap(b)", "the tapped item is hidden")
    checkImpossible(
      item + "nav.navigationBar.alpha = 0\nuser.tap(b)", "the navigation bar is transparent")
  }

  @Test func aTabThatIsNotEnabledIsNotTapped() {
    let tabs = """
      let A = UIViewController(), B = UIViewController()
      let t = UITabBarController(A, B)
      window.rootViewController = t

      """
    checkImpossible(
      tabs + "B.tabBarItem.isEnabled = false\nuser.tapTab(1)",
      "the item of the tab is not enabled")
    checkImpossible(
      tabs + "let item = UITabBarItem(title: \"b\", image: nil, tag: 1)\nitem.isEnabled = false\n"
        + "B.tabBarItem = item\nuser.tapTab(1)", "the item of the tab is not enabled")
    checkImpossible(
      tabs + "t.tabBar.isUserInteractionEnabled = false\nuser.tapTab(1)",
      "the tab bar has user interaction disabled")
    checkProblems(
      tabs + "UIApplication.shared.beginIgnoringInteractionEvents()",
      "4:1: 'beginIgnoringInteractionEvents' is not simulated yet [not-simulated]")
  }

  @Test func theEditButtonTogglesEditing() {
    let screen = """
      class S: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = editButtonItem
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
          super.setEditing(editing, animated: animated)
          print(editing, animated)
        }
      }
      let A = S()
      window.rootViewController = UINavigationController(A)
      user.tap(A.navigationItem.rightBarButtonItem!)
      user.tap(A.editButtonItem)
      """
    checkPrint(screen, "true true", "false true")
  }

  @Test func stepsNameObjectsAsChecksDo() {
    let screen = """
      class Detail: UIViewController {
        let level = UISwitch()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(level) }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav

      """
    checkHolds(
      screen + "nav.pushViewController(Detail(), animated: false)\nsystem.wait()\n"
        + "user.tap(Detail1.level)\nrequire Detail1.level.isOn")
    checkProblems(
      screen + "user.tap(Detail1.level)",
      "7:10: No object is called 'Detail1' yet [unknown-name]")
  }
}
