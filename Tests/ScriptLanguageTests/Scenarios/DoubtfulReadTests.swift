import Scenarios
import Testing

/// Values and calls of which no source tells, at the moment of a read or an arrival.
@Suite struct DoubtfulReadTests {
  private func ids(_ source: String, _ info: String = "") throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a \(info)")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  private let presented = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(B)
    nav.modalPresentationStyle = .fullScreen
    window.rootViewController = A
    when "presented" { A.present(nav, animated: true) }
    when "dismissed" { A.dismiss(animated: true) }

    """

  @Test(arguments: [
    "B.isBeingDismissed at B.viewWillDisappear", "!B.isBeingDismissed at B.viewWillDisappear",
  ])
  func theFlagOfAChildIsUnknown(condition: String) throws {
    #expect(try ids(presented + "require \(condition)") == ["[not-modelled]"])
  }

  @Test(arguments: [
    "nav.isBeingDismissed at B.viewWillDisappear", "!B.isBeingPresented at B.viewWillDisappear",
    "!B.isBeingDismissed", "!B.isMovingFromParent at B.viewWillDisappear",
  ])
  func otherFlagsAreKnown(condition: String) throws {
    checkHolds(presented + "require \(condition)")
  }

  @Test func whatAFlagOfAChildDecidesIsUnknown() throws {
    let screen = """
      class Screen: UIViewController {
          var isOver = false
          override func viewWillDisappear(_ animated: Bool) {
              super.viewWillDisappear(animated)
              if isBeingDismissed { isOver = true } else { print("covered") }
          }
      }
      let A = UIViewController(), B = Screen()

      """
    let rest = presented.replacing("let A = UIViewController(), B = UIViewController()\n", with: "")
    for check in ["B.isOver", "never console.print(\"covered\")"] {
      #expect(try ids(screen + rest + "require \(check)") == ["[not-modelled]"])
    }
  }

  @Test func theFlagOfAParentIsUnknownWhileItsChildIsTold() throws {
    let popped = """
      let Home = UIViewController(), Screen = UIViewController(), Child = UIViewController()
      let nav = UINavigationController(Home, Screen)
      Screen.addChild(Child)
      Screen.view.addSubview(Child.view)
      Child.didMove(toParent: Screen)
      window.rootViewController = nav
      when "popped" { nav.popViewController(animated: true) }

      """
    #expect(
      try ids(popped + "require Screen.isMovingFromParent at Child.viewWillDisappear")
        == ["[not-modelled]"])
    checkHolds(popped + "require Screen.isMovingFromParent at Screen.viewWillDisappear")
  }

  @Test func theParentIsUnknownBeforeTheMove() throws {
    let added = """
      let P = UIViewController(), C = UIViewController()
      when "added" { P.addChild(C) }
      require C.parent == P at C.willMove(toParent: P)
      """
    #expect(try ids(added, "ios=18") == ["[not-modelled]"])
    #expect(try ids(added, "ios=26") == [])
  }

  @Test func nobodyKnowsIfUIKitTellsAChildThatTheCodeDoesNotTell() throws {
    let added = """
      let P = UIViewController(), C = UIViewController()
      window.rootViewController = P
      when "added" {
          P.addChild(C)
          P.view.addSubview(C.view)
      }

      """
    for check in [
      "require never C.didMove(toParent: P)", "require count(C.didMove(toParent: P)) == 1",
    ] {
      #expect(try ids(added + check) == ["[not-modelled]"])
    }
    let told = added.replacing("C.view)\n", with: "C.view)\n    C.didMove(toParent: P)\n")
    checkHolds(told + "require count(C.didMove(toParent: P)) == 2")
  }

  @Test func anAskedPresentationControllerMayLeakUpToOneRelease() throws {
    let asked = """
      var Old: UIViewController? = UIViewController()
      when "asked" {
          _ = Old?.presentationController
          Old = nil
      }
      require Old.isDeallocated
      """
    #expect(try ids(asked, "ios=11") == ["[not-modelled]"])
    #expect(try ids(asked, "ios=12") == [])
    #expect(try ids(asked.replacing("presentationController", with: "view"), "ios=11") == [])
  }

  @Test func theStackIsUnknownAfterAPushInAPresentation() throws {
    let pushed = """
      let Home = UIViewController(), Detail = UIViewController(), Sheet = UIViewController()
      let nav = UINavigationController(Home)
      window.rootViewController = nav
      when "pushed" {
          nav.present(Sheet, animated: true)
          nav.pushViewController(Detail, animated: true)
          print("count \\(nav.viewControllers.count)")
      }

      """
    #expect(try ids(pushed + "require console contains \"count 2\"") == ["[not-modelled]"])
    checkHolds(pushed + "require nav.viewControllers == [Home, Detail]")
    let still = pushed.replacing(
      "present(Sheet, animated: true", with: "present(Sheet, animated: false")
    checkHolds(still + "require console contains \"count 2\"")
  }

  @Test func aSecondDismissalMayTakeThePresenterWithIt() throws {
    let twice = """
      let Home = UIViewController(), Sheet = UIViewController(), Top = UIViewController()
      window.rootViewController = Home
      Home.present(Sheet, animated: false)
      Sheet.present(Top, animated: false)
      when "dismissed" {
          Sheet.dismiss(animated: true)
          Sheet.dismiss(animated: true)
      }
      require Home.presentedViewController == Sheet
      """
    #expect(try ids(twice) == ["[not-modelled]"])
    let root = """
      let Home = UIViewController(), Sheet = UIViewController()
      window.rootViewController = Home
      Home.present(Sheet, animated: false)
      when "dismissed" {
          Home.dismiss(animated: true)
          Home.dismiss(animated: true)
      }

      """
    checkHolds(root + "require Home.presentedViewController == nil")
    #expect(try ids(root + "require never console.warning") == ["[not-modelled]"])
  }

  @Test func detentsThatComeWhileTheSheetAppearsMayBeLate() throws {
    let sheet = """
      class Sheet: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              sheetPresentationController?.detents = [.medium()]
          }
      }
      let Home = UIViewController(), S = Sheet()
      window.rootViewController = Home
      when "presented" { Home.present(S, animated: true) }
      require S.view.bounds.height < 600
      """
    #expect(try ids(sheet, "ios=16") == ["[not-modelled]"])
    #expect(try ids(sheet, "ios=26") == [])
    #expect(try ids(sheet.replacing("viewWillAppear", with: "viewDidAppear"), "ios=16") == [])
  }

  @Test func aLaunchInAPartOfTheScreenIsUnknownOnTwoReleases() throws {
    let launched = """
      class Screen: UIViewController {}
      system.resize(width: 507, height: 1366)
      when "launched" { system.launch(Screen.self) }
      require never Screen1.viewWillTransition(to:)
      """
    #expect(try ids(launched, "ios=11 device=pad") == ["[not-modelled]"])
    #expect(try ids(launched, "ios=12 device=pad") == [])
  }

  @Test func anExpectationOfADelegateAloneAlsoSaysWhatDidNotHappen() throws {
    let ended = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func sceneWillResignActive(_ scene: UIScene) {}
          func sceneDidEnterBackground(_ scene: UIScene) {}
          func sceneDidDisconnect(_ scene: UIScene) {}
      }
      let delegate = SceneDelegate()
      window.windowScene?.delegate = delegate
      class Screen: UIViewController {}
      system.launch(Screen.self)
      when "removed" { system.terminate() }
      expect(.app, of: delegate) {
          delegate.sceneWillResignActive
          delegate.sceneDidDisconnect
      }
      """
    #expect(try ids(ended) == ["[not-modelled]"])
    let part = ended.replacing("    func sceneDidEnterBackground(_ scene: UIScene) {}\n", with: "")
    checkHolds(part)
  }

  @Test func aDelegateThatNothingSetsProvesNothing() throws {
    let launched = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
      }
      when "launched" { system.launch() }

      """
    for check in ["never console.print(\"active\")", "console contains \"active\""] {
      #expect(try ids(launched + "require \(check)") == ["[not-modelled]"])
    }
    checkHolds(
      launched.replacing(
        "when",
        with: "let delegate = SceneDelegate()\nwindow.windowScene?.delegate = delegate\nwhen")
        + "require console contains \"active\"")
  }

  @Test func aControllerInSwiftUIMayAppear() throws {
    let shown = """
      let Inner = UIViewController()
      struct Wrapped: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { Inner }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Pages: View {
          var body: some View { TabView { Wrapped() } }
      }
      when "shown" { window.rootViewController = UIHostingController(rootView: Pages()) }
      require never Inner.viewWillAppear
      """
    #expect(try ids(shown) == ["[not-modelled]"])
  }

  @Test func anObserverThatPrintsAnotherTextLeavesAText() throws {
    let observed = """
      class Screen: UIViewController {
          func choose() { print("did") }
      }
      let isSure = true
      let token = NotificationCenter.default.addObserver(forName: UITableView.selectionDidChangeNotification, object: nil, queue: nil) { _ in print("changed") }
      let A = Screen()
      when "shown" { window.rootViewController = A }

      """
    checkHolds(
      observed + "require never console.print(\"did\")\nrequire count(A.viewDidAppear) == 1")
    #expect(try ids(observed + "require never console.print(\"change\")") == ["[not-modelled]"])
    let chosen = observed.replacing("print(\"changed\")", with: "print(isSure ? \"did\" : \"x\")")
    #expect(try ids(chosen + "require never console.print(\"did\")") == ["[not-modelled]"])
  }

  @Test func theContainerOfAPoppedControllerIsUnknownUntilThePopBegins() throws {
    let popped = """
      class Screen: UIViewController {
          var told = 0, left = 0
          func leave() {
              navigationController?.popViewController(animated: true)
              left = navigationController?.viewControllers.count ?? 0
          }
          override func viewWillDisappear(_ animated: Bool) {
              super.viewWillDisappear(animated)
              told = navigationController?.viewControllers.count ?? 0
          }
      }
      let Home = UIViewController(), Detail = Screen()
      let nav = UINavigationController(Home, Detail)
      window.rootViewController = nav
      when "popped" { Detail.leave() }

      """
    for check in ["Detail.left == 0", "Detail.left == 1"] {
      #expect(try ids(popped + "require \(check)") == ["[not-modelled]"])
    }
    checkHolds(popped + "require Detail.told == 1")
    checkHolds(popped + "require Detail.navigationController == nil")
  }

  @Test func aPopBesideThePresentationOfASearchIsUnknown() throws {
    let pop = """
      let Home = UIViewController(), List = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      List.navigationItem.searchController = search
      let nav = UINavigationController(Home, List)
      window.rootViewController = nav
      when "popped" { search.isActive = true; nav.popViewController(animated: true) }
      require nav.viewControllers == [Home]

      """
    #expect(try ids(pop, "ios=17") == ["[not-modelled]"])
  }

  @Test(arguments: ["A.title = \"\\(B.parent == nil)\"", "A.view.isHidden = B.parent == nil"])
  func aDoubtfulValueStaysDoubtfulInAProperty(assignment: String) throws {
    let popped = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      nav.pushViewController(B, animated: false)
      when "popped" { nav.popViewController(animated: false); \(assignment); A.view.tag = 4 }

      """
    for check in ["A.title == \"true\"", "A.title == \"false\""]
    where assignment.hasPrefix("A.title") {
      #expect(try ids(popped + "require \(check)") == ["[not-modelled]"])
    }
    if assignment.hasPrefix("A.view") {
      #expect(try ids(popped + "require A.view.isHidden") == ["[not-modelled]"])
    }
    checkHolds(popped + "require A.view.tag == 4")
  }

  @Test func aChildOfAnOwnContainerThatWasToldBefore() throws {
    let pushed = """
      class Parent: UIViewController {
          let child = UIViewController()
          override func viewDidLoad() {
              super.viewDidLoad()
              addChild(child)
              view.addSubview(child.view)
              child.didMove(toParent: self)
          }
      }
      let P = Parent(), Home = UIViewController()
      let nav = UINavigationController(Home)
      window.rootViewController = nav
      when "pushed" { nav.pushViewController(P, animated: true) }
      when "removed" {
          P.child.willMove(toParent: nil)
          P.child.view.removeFromSuperview()
          P.child.removeFromParent()
      }

      """
    for check in [
      "P.child.isMovingToParent at P.child.viewWillAppear",
      "!P.child.isMovingToParent at P.child.viewWillAppear",
      "!P.child.isMovingFromParent at P.child.viewWillDisappear",
    ] {
      #expect(try ids(pushed + "require \(check)") == ["[not-modelled]"])
    }
    checkHolds(pushed + "require P.isMovingToParent at P.viewWillAppear")
  }
}
