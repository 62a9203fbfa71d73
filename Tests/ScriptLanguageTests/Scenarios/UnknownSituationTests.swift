import LifecycleEngine
import Scenarios
import Testing

/// Situations in which reports tell of calls that the engine does not repeat.
@Suite struct UnknownSituationTests {
  private func info(_ text: String) throws -> ScenarioAttributes {
    try ScenarioAttributes(info: "scenario a \(text)")
  }

  private func problems(_ source: String, _ text: String) throws -> [String] {
    outcome(of: source, try info(text)).problems
  }

  @Test func theStateIsNotActiveWhileASceneConnects() {
    let launch = """
      class Root: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              print("active", UIApplication.shared.applicationState == .active)
          }
      }
      class App: NSObject, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      class Scene: NSObject, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              window.rootViewController = root
              window.makeKeyAndVisible()
          }
      }
      let delegate = App(), scene = Scene(), root = Root()
      UIApplication.shared.delegate = delegate
      window.windowScene?.delegate = scene
      when "launched" { system.launch() }

      """
    checkHolds(
      launch + """
        require console contains "active false"
        require UIApplication.shared.applicationState == .background at delegate.application(didFinishLaunchingWithOptions:)
        require UIApplication.shared.applicationState != .active at root.viewDidLoad
        require UIApplication.shared.applicationState == .active
        """)
    for state in ["background", "inactive"] {
      checkProblems(
        launch + "require UIApplication.shared.applicationState == .\(state) at root.viewDidLoad",
        "20:9: 'applicationState' is not simulated, so a scenario cannot depend on it [opaque-condition]"
      )
    }
  }

  @Test func aCoveredRootIsNotToldOfTheWayBack() throws {
    let turned = """
      let Root = UIViewController(), Modal = UIViewController()
      Modal.modalPresentationStyle = .fullScreen
      window.rootViewController = Root
      Root.present(Modal, animated: true)
      user.rotate(to: .landscapeLeft)
      when "turned back" { user.rotate(to: .portrait) }

      """
    checkHolds(turned + "expect(.geometry, of: Root) { }", try info("ios=17"))
    checkHolds(turned + "expect(.geometry, of: Root) { Root.willTransition }", try info("ios=16"))
  }

  @Test func aRefusedRequestMayTurnTheInterface() throws {
    let asked = """
      class Upright: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      let A = Upright()
      window.rootViewController = A
      when "asked" { window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) }
      require never A.viewWillTransition
      """
    #expect(
      try problems(asked, "ios=16") == [
        "7:15: The engine does not know if 'A.viewWillTransition' comes here [not-modelled]"
      ])
  }

  @Test func thePicturesOfADarkAppAreUnknownOnOneRelease() throws {
    let left = """
      let A = UIViewController()
      window.rootViewController = A
      system.setTraits(userInterfaceStyle: .dark)
      when "left" { system.enterBackground() }
      require count(A.traitCollectionDidChange) == 2
      """
    #expect(
      try problems(left, "ios=14") == [
        "5:15: The engine does not know if 'A.traitCollectionDidChange' comes here [not-modelled]"
      ])
    checkHolds(left, try info("ios=16"))
    checkHolds(
      left.replacing("userInterfaceStyle: .dark", "userInterfaceStyle: .light"), try info("ios=14"))
  }

  @Test func aClosureForTheSystemProvesNothing() {
    checkProblems(
      """
      when "begun" { UIApplication.shared.beginBackgroundTask { print("expired") } }
      require never console.print("expired")
      """,
      "2:15: The engine does not know if 'console.print(\"expired\")' comes here [not-modelled]")
  }

  private let presented = """
    let P = UIViewController(), A = UIViewController(), B = UIViewController()
    window.rootViewController = P
    P.present(A, animated: true)

    """

  @Test func aScreenThatIsPresentedDuringADismissalMayCome() throws {
    let inOneTurn =
      presented + """
        when "the next" {
            P.dismiss(animated: true)
            P.present(B, animated: true)
        }

        """
    for check in ["never B.viewDidAppear", "P.presentedViewController == nil"] {
      #expect(try problems(inOneTurn + "require \(check)", "ios=26").count == 1)
    }
    checkHolds(
      presented + """
        when "the next" { P.dismiss(animated: true) { P.present(B, animated: true) } }
        require count(B.viewDidAppear) == 1
        """, try info("ios=26"))
  }

  @Test func aSecondDismissalMayTakeThePresenter() throws {
    let twice =
      presented + """
        A.present(B, animated: true)
        when "B goes" {
            B.dismiss(animated: true)
            B.dismiss(animated: true)
        }

        """
    #expect(try problems(twice + "require P.presentedViewController == A", "ios=17").count == 1)
    #expect(try problems(twice + "require never A.viewDidDisappear", "ios=17").count == 1)
  }

  @Test func aChildHasTheSafeAreaThatItsViewTouches() throws {
    let source = """
      let Home = UIViewController(), Panel = UIViewController()
      window.rootViewController = Home
      when "a panel is added" {
          Home.addChild(Panel)
          Panel.view.frame = CGRect(x: 0, y: 500, width: 200, height: 340)
          Home.view.addSubview(Panel.view)
          Panel.didMove(toParent: Home)
      }
      require Panel.view.safeAreaInsets.top == 0
      require Panel.view.safeAreaInsets.bottom == Home.view.safeAreaInsets.bottom - 12
      """
    checkHolds(source, try info("ios=17"))
  }

  @Test func aTabBarControllerMakesATabOfAChild() throws {
    #expect(
      try problems(
        """
        let A = UIViewController(), B = UIViewController()
        let tabs = UITabBarController(A)
        window.rootViewController = tabs
        when "a child is added" { tabs.addChild(B) }
        require tabs.viewControllers == [A]
        """, "ios=17"
      ).count == 1)
  }

  @Test func theOrderOfTwoPresentationsInARowIsUnknown() throws {
    let source = """
      class Eager: UIViewController {
          override func viewDidAppear(_ animated: Bool) { present(B, animated: true) }
      }
      let P = UIViewController(), A = Eager(), B = UIViewController()
      A.modalPresentationStyle = .fullScreen
      B.modalPresentationStyle = .fullScreen
      window.rootViewController = P
      when "both come" { P.present(A, animated: true) }

      """
    #expect(
      try problems(source + "require B.viewDidLoad < P.viewDidDisappear", "ios=17") == [
        "9:9: The engine does not know the order of 'B.viewDidLoad' and 'P.viewDidDisappear' [not-modelled]"
      ])
    checkHolds(source + "require A.viewDidAppear < B.viewDidLoad", try info("ios=17"))
    checkHolds(source + "require P.viewDidDisappear < B.viewDidAppear", try info("ios=17"))
  }

  @Test func somethingElseMayPresent() throws {
    #expect(
      try problems(
        """
        let P = UIViewController()
        let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a.pdf"))
        window.rootViewController = P
        when "a preview comes" { document.presentPreview(animated: true) }
        require never P.viewDidDisappear
        """, "ios=17"
      ) == ["5:15: The engine does not know if 'P.viewDidDisappear' comes here [not-modelled]"])
  }

  private let split = """
    let P = UIViewController(), S = UIViewController()
    let split = UISplitViewController(primary: P, secondary: S)

    """

  @Test func aHiddenColumnMayBeLoaded() throws {
    let shown = split + "when \"shown\" { window.rootViewController = split }\n"
    #expect(
      try problems(shown + "require never P.viewDidLoad", "ios=17 device=pad") == [
        "4:15: The engine does not know if 'P.viewDidLoad' comes here [not-modelled]"
      ])
    checkHolds(shown + "require count(S.viewDidLoad) == 1", try info("ios=17 device=pad"))
    checkHolds(
      shown + "require count(P.viewDidLoad) == 1",
      try info("ios=17 device=pad orientation=landscapeLeft"))
  }

  @Test func aSplitViewMayCollapseInTheBackground() throws {
    let left =
      split + "window.rootViewController = split\nwhen \"left\" { system.enterBackground() }\n"
    #expect(
      try problems(left + "require never S.viewWillDisappear", "ios=18 device=pad") == [
        "5:15: The engine does not know if 'S.viewWillDisappear' comes here [not-modelled]"
      ])
    checkHolds(left + "require never S.viewWillDisappear", try info("ios=18"))
  }
}

extension String {
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
