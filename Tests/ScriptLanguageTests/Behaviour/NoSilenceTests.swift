import Scenarios
import Testing

/// A request for behaviour of UIKit is an error if the simulator lacks the behaviour.
@Suite struct NoSilenceTests {
  @Test(arguments: [
    ("UIScene.willConnectNotification", "willConnectNotification"),
    ("UIDevice.orientationDidChangeNotification", "orientationDidChangeNotification"),
    (
      "UIContentSizeCategory.didChangeNotification",
      "UIContentSizeCategoryDidChangeNotification"
    ),
    ("UIWindow.didBecomeKeyNotification", "didBecomeKeyNotification"),
    ("UIWindow.didBecomeHiddenNotification", "didBecomeHiddenNotification"),
  ])
  func aNotificationThatIsNotPostedCannotBeObserved(_ name: String, _ shown: String) {
    checkProblems(
      "NotificationCenter.default.addObserver(forName: \(name), object: nil, queue: nil) { _ in }",
      "1:1: '\(shown)' is not simulated yet [not-simulated]")
  }

  @Test func aNotificationOfTheAuthorsMayHaveAnyName() {
    checkPrint(
      """
      let name = Notification.Name("didChangeNotification")
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("heard") }
      NotificationCenter.default.post(name: name, object: nil)
      """, "heard")
  }

  @Test(arguments: ["dismiss", "viewDidLoad", "present"])
  func aMethodOfUIKitIsNoFunctionYet(_ name: String) {
    checkProblems(
      "let A = UIViewController(), method = A.\(name)",
      "1:38: '\(name)' is a UIKit method, which is not simulated as a function yet "
        + "[not-simulated]")
  }

  @Test(arguments: ["NSLog", "debugPrint", "dump", "os_log"])
  func whatElseWritesOnTheConsoleIsAnError(_ name: String) {
    checkProblems("\(name)(\"x\")", "1:1: '\(name)' is not simulated yet [not-simulated]")
  }

  @Test func aLineIsPrintedWhole() {
    checkPrint(#"print("a", "b", separator: "-", terminator: "\n")"#, "a-b")
    checkProblems(
      #"print("a", terminator: "")"#,
      "1:1: 'print' with a terminator other than a line break is not simulated yet [not-simulated]")
  }

  @Test func theEntryOfAnAppIsAnError() {
    checkProblems(
      "@main class App: NSObject, UIApplicationDelegate {}",
      "1:1: '@main' is not simulated yet [not-simulated]")
  }

  @Test(arguments: [
    ("addChidl(UIViewController())", "addChidl", "addChild"),
    ("presnt(UIViewController(), animated: true)", "presnt", "present"),
    (
      "navigationControler?.popViewController(animated: true)", "navigationControler",
      "navigationController"
    ),
    ("shwo(UIViewController(), sender: nil)", "shwo", "show"),
    ("veiw.addSubview(UIView())", "veiw", "view"), ("titel = nil", "titel", "title"),
  ])
  func aSlipInTheNameOfAnInheritedMemberIsAnError(_ code: String, _ name: String, _ meant: String) {
    checkProblems(
      "class V: UIViewController { func f() { \(code) } }",
      "1:40: '\(name)' is not declared; did you mean '\(meant)'? [unknown-name]")
  }

  @Test func membersThatAreNotSimulatedAreNoSlips() {
    checkPrint(
      """
      class V: UIViewController {
          func f() { navigationItem.title = "x"; tabBarItem = UITabBarItem(); print("done") }
      }
      V().f()
      """, "done")
  }

  @Test func implicitMembersMeanThoseOfTheExpectedType() {
    checkHolds(
      """
      class V: UIViewController {
          let center: NotificationCenter = .default
          var token: NSObjectProtocol?
          var timer: Timer?
          func start(on queue: DispatchQueue = .main) {
              token = center.addObserver(
                  forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
              ) { _ in print("note") }
              timer = .scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("tick") }
              queue.async { print("queue") }
              let operations: OperationQueue = .main
              operations.addOperation { print("operation") }
              let task: Task<Void, Never> = .init { print("task") }
              let size: CGSize = .init(width: 1, height: 2), frame: CGRect = .zero
              print("\\(size.width) \\(frame.width)")
              _ = task
          }
      }
      let v = V(), nav: UINavigationController = .init(rootViewController: v)
      window.rootViewController = nav
      when "it starts" { v.start(); system.wait(seconds: 2); system.enterBackground() }
      expect(.console) {
          console.print("1.0 0.0")
          console.print("queue")
          console.print("operation")
          console.print("task")
          console.print("tick")
          console.print("note")
      }
      """)
  }

  @Test func aTrailingClosurePassesOverParametersWithDefaults() {
    checkPrint(
      """
      func later(after time: Double = 0, on queue: DispatchQueue = .main, work: () -> Void) { work() }
      later { print("ran") }
      later(after: 1) { print("again") }
      """, "ran", "again")
  }

  @Test func whatIsNotAnimatedTakesNoTime() {
    checkHolds(
      #"""
      let P = UIViewController(), V = UIView()
      P.view.addSubview(V)
      window.rootViewController = P
      when "animations" {
          UIView.performWithoutAnimation {
              UIView.animate(withDuration: 1) { V.alpha = 0.1 } completion: { _ in print("at once") }
          }
          UIView.animate(withDuration: 0.5) { V.alpha = 0.2 } completion: { _ in print("half a second") }
          UILabel.animateKeyframes(withDuration: 1, delay: 0, options: [], animations: {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { V.frame.origin.x = 4 }
          }, completion: { _ in print("keyframes") })
          print("alpha \(V.alpha)")
      }
      expect(.console) {
          console.print("alpha 0.2")
          console.print("at once")
          console.print("half a second")
          console.print("keyframes")
      }
      """#)
  }

  @Test(arguments: [
    (
      "UIView.performWithoutAnimation { window.rootViewController!.present(UIViewController(), "
        + "animated: true) }",
      "1:34: 'present' with 'animated: true' while animations are off is not simulated yet "
        + "[not-simulated]"
    ),
    (
      "UIView.beginAnimations(nil, context: nil)",
      "1:1: 'beginAnimations' is not simulated yet [not-simulated]"
    ),
    (
      "let s = UISearchController(searchResultsController: nil); s.isActive = true",
      "1:59: A search whose controller is in no navigation item is not simulated yet [not-simulated]"
    ),
    (
      "let T = UITabBarController()\nT.viewControllers = (0..<7).map { _ in UIViewController() }\n"
        + "T.selectedIndex = 3\nT.selectedIndex = 6",
      "4:1: A tab that is behind More is not simulated yet [not-simulated]"
    ),
    (
      "let f = UITextField(); f.addTarget(f, action: #selector(A.go), for: .editingDidBegin)",
      "1:24: 'addTarget' for '.editingDidBegin' is not simulated yet [not-simulated]"
    ),
  ])
  func whatWouldHappenOtherwiseIsAnError(_ source: String, _ expected: String) {
    checkProblems("window.rootViewController = UIViewController(); \n" + source, bumped(expected))
  }

  /// The expectation with the number of the next line.
  private func bumped(_ text: String) -> String {
    guard let line = text.first?.wholeNumberValue else { return text }
    return "\(line + 1)" + text.dropFirst()
  }

  @Test func documentedDefaultsCanBeRead() {
    checkHolds(
      """
      class Manual: UIViewController {
          override var shouldAutomaticallyForwardAppearanceMethods: Bool {
              !super.shouldAutomaticallyForwardAppearanceMethods
          }
      }
      let A = UIViewController(), M = Manual(), V = UIView()
      A.view.addSubview(V)
      require A.shouldAutomaticallyForwardAppearanceMethods
      require !M.shouldAutomaticallyForwardAppearanceMethods
      require V.isDescendant(of: A.view)
      require !A.view.isDescendant(of: V)
      require A.view.backgroundColor == nil
      """)
  }

  @Test func aTableViewControllerIsCalledByItsName() {
    checkHolds(
      """
      let H = UIViewController(), L = UITableViewController(style: .plain)
      let nav = UINavigationController(rootViewController: H)
      window.rootViewController = nav
      when "it is pushed" { nav.pushViewController(L, animated: true) }
      expect {
          H.viewWillDisappear
          L.viewWillAppear
          L.viewIsAppearing
          H.viewDidDisappear
          L.viewDidAppear
      }
      """)
  }

  @Test func theViewOfATableViewControllerIsATableView() {
    checkPrint(
      """
      class List: UITableViewController { override func viewDidLoad() { print(view is UITableView) } }
      class Own: List {
        override func loadView() { super.loadView(); print(view is UIScrollView) }
      }
      class Other: UITableViewController { override func loadView() { view = UIView() } }
      class Grid: UICollectionViewController {}
      print(UITableViewController(style: .plain).view is UITableView)
      _ = List().view
      _ = Own().view
      print(Other().view is UITableView, Grid().view is UITableView)
      print(UIViewController().view is UITableView)
      """, "true", "true", "true", "true", "false false", "false")
  }
}
