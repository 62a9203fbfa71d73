import LifecycleEngine
import Scenarios
import Testing

/// Apps are full of ordinary code. The code has to pass, although the simulator simulates little of
/// the code.
@Suite struct OrdinaryCodeTests {
  @Test func aDelegateMayHaveMethodsThatNothingHereCalls() {
    checkHolds(
      """
      class Delegate: NSObject, UIWindowSceneDelegate, UIApplicationDelegate, UISheetPresentationControllerDelegate {
          func sceneDidDisconnect(_ scene: UIScene) { print("disconnected") }
          func applicationWillTerminate(_ application: UIApplication) { print("terminated") }
          func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ c: UISheetPresentationController) { print("detent") }
      }
      let delegate = Delegate(), A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      window.windowScene?.delegate = delegate
      B.sheetPresentationController?.delegate = delegate
      when "the sheet comes, the app goes" {
          A.present(B, animated: true)
          system.wait()
          system.enterBackground()
      }
      require never console.print
      """)
  }

  @Test func anAppWhoseDelegateConfiguresScenesHasScenes() {
    checkHolds(
      """
      class App: NSObject, UIApplicationDelegate {
          func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
              UISceneConfiguration(name: "Main", sessionRole: session.role)
          }
      }
      let delegate = App()
      UIApplication.shared.delegate = delegate
      when "launch" { system.launch() }
      expect(.app + .console) {
          delegate.application(configurationForConnecting:)
          app.scene(willConnectTo:)
          app.sceneWillEnterForeground
          app.sceneDidBecomeActive
      }
      """)
  }

  @Test func aTabBarControllerLoadsItsViewInInitButNotOutOfAStoryboard() {
    checkPrint(
      """
      class Tabs: UITabBarController {
          override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
      }
      let tabs = Tabs()
      print("made \\(tabs.isViewLoaded)")
      let other = system.instantiateFromStoryboard(Tabs.self)
      print("unarchived \\(other.isViewLoaded)")
      """, "loaded", "made true", "unarchived false")
  }

  @Test func constraintsAreUpdatedWhereTheyAreAskedForFromBelow() {
    checkPrint(
      """
      class Content: UIView {
          override func updateConstraints() { super.updateConstraints(); print("view") }
      }
      class Screen: UIViewController {
          override func updateViewConstraints() { super.updateViewConstraints(); print("controller") }
      }
      let screen = Screen(), content = Content()
      screen.view.addSubview(content)
      screen.view.updateConstraintsIfNeeded()
      print("updated")
      screen.view.updateConstraintsIfNeeded()
      screen.view.setNeedsUpdateConstraints()
      screen.view.updateConstraintsIfNeeded()
      """, "view", "controller", "updated", "controller")
  }

  @Test func aStoryboardIsNamedAfterTheClassOfItsFirstScene() {
    checkPrint(
      """
      class DetailViewController: UIViewController {}
      let made = UIStoryboard(name: "Detail", bundle: nil).instantiateInitialViewController()
      print("\\(made is DetailViewController)")
      """, "true")
    checkProblems(
      #"let made = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()"#,
      "1:12: No view controller class is called 'Other' [unknown-scene]")
  }

  @Test func levelsOfWindowsCanBeReckonedWithAndInsetsArePrintedAsSwiftPrintsThem() {
    checkPrint(
      """
      let second = UIWindow()
      second.windowLevel = .alert + 1
      print(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      """, "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
  }

  @Test func classesThatCameLaterCannotBeMadeBefore() {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(7)]
    for source in [
      "let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
      "class Alert: UIAlertController {}\nlet a = Alert()",
    ] {
      let problems = outcome(of: source, attributes).problems
      #expect(problems.count == 1)
      #expect(problems.first?.contains("'UIAlertController' exists from iOS 8") == true)
    }
  }

  @Test func theNameOfAFunctionIsThatOfItsDeclaration() {
    checkPrint(
      """
      class V: UIViewController {
          var number: Int { print(#function); return 1 }
          init(name: String) { super.init(nibName: nil, bundle: nil); print(#function) }
          required init?(coder: NSCoder) { fatalError("\\(#function) is not there") }
          override func viewDidLoad() { super.viewDidLoad(); print("\\(#function) \\(number)") }
          override func viewWillAppear(_ animated: Bool) { [1].forEach { _ in print(#function) } }
          deinit { print(#function) }
      }
      func show() { let v = V(name: "v"); v.loadViewIfNeeded(); v.viewWillAppear(false) }
      show()
      """, "init(name:)", "number", "viewDidLoad() 1", "viewWillAppear(_:)", "deinit")
  }

  @Test func whatADelegatesMethodReturnsIsThereForWhoCallsIt() {
    checkPrint(
      """
      class Book: UIPageViewController, UIPageViewControllerDataSource {
          let pages = [UIViewController(), UIViewController()]
          func pageViewController(
              _ book: UIPageViewController, viewControllerBefore page: UIViewController
          ) -> UIViewController? { nil }
          func pageViewController(
              _ book: UIPageViewController, viewControllerAfter page: UIViewController
          ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
          func presentationCount(for book: UIPageViewController) -> Int { pages.count }
          func turn(from page: UIViewController) -> Bool {
              guard let next = pageViewController(self, viewControllerAfter: page) else { return false }
              setViewControllers([next], direction: .forward, animated: false)
              return true
          }
      }
      let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
      print(book.turn(from: book.pages[0]), book.turn(from: book.pages[1]))
      print(book.presentationCount(for: book))
      """, "true false", "2")
  }

  @Test(arguments: [12, 26])
  func aDelegatesMethodRunsWhenTheAuthorCallsIt(major: Int) {
    checkHolds(
      """
      class Spy: NSObject, UIAdaptivePresentationControllerDelegate {
          func presentationControllerDidDismiss(_ presentation: UIPresentationController) { print("gone") }
      }
      let A = UIViewController(), B = UIViewController(), spy = Spy()
      window.rootViewController = A
      A.present(B, animated: false)
      let presentation = B.presentationController!
      when "told by hand" { spy.presentationControllerDidDismiss(presentation) }
      expect(.console) { console.print("gone") }
      """, ScenarioAttributes(on: major))
  }
}
