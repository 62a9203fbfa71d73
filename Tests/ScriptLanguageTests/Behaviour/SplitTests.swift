import LifecycleEngine
import Scenarios
import Testing

/// A split view controller shows and hides columns, puts columns on one stack, and separates the
/// columns again.
@Suite struct SplitTests {
  private func check(
    _ source: String, device: Device.Idiom = .pad, orientation: Orientation = .landscapeLeft,
    on major: Int = 26, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes(on: major)
    attributes.device = Device(device, orientation: orientation)
    checkHolds(source, attributes, at: location)
  }

  private let three = """
    let P = UIViewController(), Q = UIViewController(), S = UIViewController()
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(P, for: .primary)
    split.setViewController(Q, for: .supplementary)
    split.setViewController(S, for: .secondary)
    window.rootViewController = split

    """

  @Test func viewControllersOfASplitAreTwoAtMost() {
    checkProblems(
      "let split = UISplitViewController()\nlet A = UIViewController(), B = UIViewController()\n"
        + "split.viewControllers = [A, B, UIViewController()]",
      "3:1: 'viewControllers' of a split view controller has at most two controllers "
        + "[wrong-argument]")
  }

  @Test func threeColumnsBeginWithTwo() {
    check(
      three + """
        when "nothing happens" {}
        require split.displayMode == .oneBesideSecondary
        require !P.isViewLoaded
        require Q.view.window != nil
        """)
  }

  @Test func inPortraitTheSecondaryColumnIsAlone() {
    check(
      """
      let P = UIViewController(), S = UIViewController()
      let split = UISplitViewController()
      split.viewControllers = [P, S]
      when "it appears" { window.rootViewController = split }
      expect(.classic) {
          S.viewWillAppear
          S.viewDidAppear
      }
      require split.displayMode == .secondaryOnly
      require P.parent === split
      require !P.isViewLoaded
      when "the device is turned" { user.rotate(to: .landscapeLeft) }
      expect(.classic) {
          P.viewWillAppear
          P.viewDidAppear
      }
      require split.displayMode == .oneBesideSecondary
      require S.view.frame.minX == 320
      when "and back" { user.rotate(to: .portrait) }
      expect(.classic) {
          P.viewWillDisappear
          P.viewDidDisappear
      }
      require S.view.frame.size.width == 1024
      """, orientation: .portrait, on: 12)
  }

  @Test func aColumnThatIsShownInPortraitLiesOverTheSecondaryOne() {
    check(
      three + """
        when "the primary column is shown" { split.show(.primary) }
        require split.displayMode == .twoOverSecondary
        require S.view.frame.size.width == 1024
        when "it is hidden" { split.hide(.primary) }
        require split.displayMode == .oneOverSecondary
        when "the supplementary one too" { split.hide(.supplementary) }
        require split.displayMode == .secondaryOnly
        """, orientation: .portrait)
  }

  @Test func aPreferredModeStaysWhenTheDeviceIsTurned() {
    check(
      three + """
        split.preferredDisplayMode = .oneBesideSecondary
        when "the device is turned" { user.rotate(to: .landscapeLeft) }
        expect(.appearance) {}
        require split.displayMode == .oneBesideSecondary
        when "and back" { user.rotate(to: .portrait) }
        expect(.appearance) {}
        require Q.view.window != nil
        """, orientation: .portrait)
  }

  @Test(arguments: [6, 7])
  func splitViewsFollowTheDeviceBeforeSizeClasses(major: Int) {
    check(
      """
      let P = UIViewController(), S = UIViewController()
      let split = UISplitViewController()
      split.viewControllers = [P, S]
      window.rootViewController = split
      when "the device is turned" { user.rotate(to: .portrait) }
      expect(.classic) {
          P.viewWillDisappear
          P.viewDidDisappear
      }
      """, on: major)
  }

  @Test func theDelegateHearsOfColumnsBeforeTheyComeAndGo() {
    check(
      """
      class Columns: UISplitViewControllerDelegate {
          func splitViewController(_ s: UISplitViewController, willShow c: UISplitViewController.Column) {}
          func splitViewController(_ s: UISplitViewController, willHide c: UISplitViewController.Column) {}
          func splitViewController(_ s: UISplitViewController, willChangeTo m: UISplitViewController.DisplayMode) {}
      }
      let columns = Columns()

      """ + three + """
        split.delegate = columns
        when "the primary column is shown" { split.preferredDisplayMode = .twoBesideSecondary }
        expect(.classic + .delegates) {
            columns.splitViewController(willChangeTo: .twoBesideSecondary)
            columns.splitViewController(willShow: .primary)
            P.viewWillAppear
            P.viewDidAppear
        }
        when "only the secondary one stays" { split.preferredDisplayMode = .secondaryOnly }
        expect(.classic + .delegates) {
            columns.splitViewController(willChangeTo: .secondaryOnly)
            columns.splitViewController(willHide: .primary)
            columns.splitViewController(willHide: .supplementary)
            P.viewWillDisappear
            P.viewDidDisappear
            Q.viewWillDisappear
            Q.viewDidDisappear
        }
        """)
  }

  @Test func aCollapsedInterfaceGoesBackColumnByColumn() {
    check(
      three + """
        system.resize(width: 320, height: 1024)
        when "the user goes back" { user.tapBack() }
        expect(.classic) {
            S.viewWillDisappear
            Q.viewWillAppear
            S.viewDidDisappear
            Q.viewDidAppear
        }
        when "and back" { user.tapBack() }
        expect(.classic) {
            Q.viewWillDisappear
            P.viewWillAppear
            Q.viewDidDisappear
            P.viewDidAppear
        }
        require S.parent != nil
        when "there is room again" { system.resize(width: 1366, height: 1024) }
        require Q.view.window != nil
        require S.view.window != nil
        require P.view.window == nil
        require split.displayMode == .oneBesideSecondary
        """)
  }

  @Test func whatIsOnScreenGoesFromTheStackIntoItsColumn() {
    check(
      """
      let P = UIViewController(), S = UIViewController()
      let split = UISplitViewController(primary: P, secondary: S)
      window.rootViewController = split
      system.resize(width: 320, height: 1024)
      when "there is room again" { system.resize(width: 1366, height: 1024) }
      expect(.classic) {
          S.viewWillDisappear
          P.viewWillAppear
          S.viewDidDisappear
          P.viewDidAppear
          S.viewWillAppear
          S.viewDidAppear
      }
      require S.parent?.parent == split
      """)
  }

  @Test(arguments: [8, 13, 17])
  func aColumnThatStaysHiddenDoesNotComeForAnInstant(major: Int) {
    check(
      """
      let P = UIViewController(), S = UIViewController()
      let split = UISplitViewController(primary: UINavigationController(P), secondary: S)
      window.rootViewController = split
      system.resize(width: 320, height: 1366)
      require S.view.window != nil
      when "the window becomes wide and stays tall" {
        system.resize(width: 1024, height: 1366)
      }
      expect(.classic, of: P, S) {
        S.viewWillDisappear
        S.viewDidDisappear
        S.viewWillAppear
        S.viewDidAppear
      }
      require !P.isViewLoaded
      require S.parent != P.navigationController
      require P.navigationController.viewControllers == [P]
      when "the primary column comes" { split.preferredDisplayMode = \(
        major < 14 ? ".allVisible" : ".oneBesideSecondary") }
      expect(.classic, of: P, S) {
        P.viewWillAppear
        P.viewDidAppear
      }
      """, orientation: .portrait, on: major)
  }

  @Test func aNewSecondaryControllerIsNotShownWhereTheUserWentBack() {
    check(
      """
      let P = UIViewController(), S = UIViewController(), N = UIViewController()
      let split = UISplitViewController(primary: P, secondary: S)
      window.rootViewController = split
      user.tapBack()
      when "the column gets another controller" { split.setViewController(N, for: .secondary) }
      expect(.classic) {}
      when "it is shown" { split.show(.secondary) }
      expect(.classic) {
          P.viewWillDisappear
          N.viewWillAppear
          P.viewDidDisappear
          N.viewDidAppear
      }
      """, device: .phone)
  }

  @Test func withoutColumnsADetailGoesOnTheStack() {
    check(
      """
      let P = UIViewController(), S = UIViewController(), N = UIViewController()
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(P), UINavigationController(S)]
      window.rootViewController = split
      when "a detail is shown" { P.showDetailViewController(N, sender: nil) }
      expect(.classic) {
          S.viewWillDisappear
          N.viewWillAppear
          S.viewDidDisappear
          N.viewDidAppear
      }
      require N.navigationController == P.navigationController
      """, device: .phone, on: 12)
  }

  /// A delegate with another secondary controller for the time when the columns separate again.
  private static func separating(_ answer: String) -> String {
    """
    class Columns: UISplitViewControllerDelegate {
        func splitViewController(
            _ s: UISplitViewController, separateSecondaryFrom primary: UIViewController
        ) -> UIViewController? { \(answer) }
        func splitViewController(
            _ s: UISplitViewController, collapseSecondary a: UIViewController, onto b: UIViewController
        ) -> Bool { false }
    }
    let P = UIViewController(), S = UIViewController(), N = UIViewController()
    let columns = Columns(), split = UISplitViewController(), primary = UINavigationController(P)
    split.viewControllers = [primary, S]
    split.delegate = columns
    window.rootViewController = split
    system.resize(width: 320, height: 1024)
    require primary.topViewController === S
    when "there is room again" { system.resize(width: 1366, height: 1024) }
    require count(columns.splitViewController(separateSecondaryFrom: primary)) == 1

    """
  }

  @Test(arguments: [8, 12, 17])
  func theDelegateGivesAnotherSecondaryController(major: Int) {
    check(
      Self.separating("N") + """
        expect(.classic) {
            S.viewWillDisappear
            P.viewWillAppear
            S.viewDidDisappear
            P.viewDidAppear
            N.viewWillAppear
            N.viewDidAppear
        }
        require split.viewControllers == [primary, N]
        require S.parent == nil
        """, on: major)
  }

  @Test func withoutAnAnswerTheSecondaryControllerIsTheOldOne() {
    check(Self.separating("nil") + "require split.viewControllers == [primary, S]", on: 12)
  }

  @Test func aControllerOfTheStackThatIsGivenGoesIntoTheColumn() {
    let stack = Self.separating("(primary as? UINavigationController)?.topViewController")
    check(stack + "require split.viewControllers == [primary, S]", on: 12)
  }

  /// A collapsed split view controller without columns. The statements change the stack of the
  /// primary controller.
  private static func collapsed(_ statements: String, _ check: String) -> String {
    """
    let P = UIViewController(), D = UIViewController(), primary = UINavigationController(P)
    let split = UISplitViewController()
    split.viewControllers = [primary, D]
    window.rootViewController = split
    system.resize(width: 320, height: 1024)
    \(statements)
    when "there is room again" { system.resize(width: 1366, height: 1024) }
    \(check)
    """
  }

  @Test(arguments: [9, 12, 17])
  func whatIsOnTopOfTheStackBecomesTheSecondaryController(major: Int) {
    let source = Self.collapsed(
      """
      let X = UIViewController()
      P.showDetailViewController(X, sender: nil)
      """,
      """
      expect(.classic, of: P, D, X) {
          X.viewWillDisappear
          D.viewWillAppear
          X.viewDidDisappear
          D.viewDidAppear
          X.viewWillAppear
          X.viewDidAppear
      }
      require split.viewControllers == [primary, X]
      require primary.viewControllers == [P, D]
      """)
    check(source, on: major)
  }

  @Test func aDetailThatThePopTookIsGone() {
    let source = Self.collapsed(
      """
      var X: UIViewController? = UIViewController()
      P.showDetailViewController(X!, sender: nil)
      system.wait()
      X = nil
      user.tapBack()
      """, "require split.viewControllers == [primary, D]\nrequire leaks.isEmpty")
    check(source, on: 12)
  }

  @Test func theTraitsOfAColumnBesideMayChange() {
    let source = """
      class List: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Self, _) in
                  print("size class")
              }
          }
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
              super.traitCollectionDidChange(previous)
          }
      }
      let P = List(), S = List()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(P, for: .primary)
      split.setViewController(S, for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      when "shown" { window.rootViewController = split }

      """
    var attributes = ScenarioAttributes(on: 17)
    attributes.device = Device(.pad, orientation: .landscapeLeft)
    for line in ["P.traitCollectionDidChange", "console.print(\"size class\")"] {
      #expect(
        outcome(of: source + "require never \(line)", attributes).problems
          .map { $0.suffix(14) } == ["[not-modelled]"], "\(line)")
    }
    check(source + "require never S.traitCollectionDidChange", on: 17)
  }
}
