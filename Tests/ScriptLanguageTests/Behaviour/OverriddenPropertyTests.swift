import LifecycleEngine
import Scenarios
import Testing

/// A subclass may override properties read by UIKit.
@Suite struct OverriddenPropertyTests {
  @Test func aSheetWhoseClassSaysThatItIsModalStays() {
    checkHolds(
      """
      class Modal: UIViewController {
          var isDirty = true
          override var isModalInPresentation: Bool { get { isDirty } set { isDirty = newValue } }
      }
      let A = UIViewController(), sheet = Modal()
      window.rootViewController = A
      A.present(sheet, animated: false)
      when "the user pulls it down" { user.beginSheetSwipe(); user.finishSwipe() }
      expect(.classic) {}
      require A.presentedViewController == sheet
      when "nothing is to be saved any more" {
          sheet.isDirty = false
          system.wait()
          user.beginSheetSwipe()
          user.finishSwipe()
      }
      require A.presentedViewController == nil
      """)
  }

  @Test func aPresentationControllerSaysWhereItsViewIs() {
    checkHolds(
      """
      class Drawer: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
              guard let containerView else { return .zero }
              let room = containerView.bounds
              return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
          }
      }
      class Transitioning: UIViewControllerTransitioningDelegate {
          func presentationController(
              forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController
          ) -> UIPresentationController? {
              Drawer(presentedViewController: p, presenting: presenting)
          }
      }
      let transitioning = Transitioning()
      let A = UIViewController(), M = UIViewController()
      window.rootViewController = A
      M.modalPresentationStyle = .custom
      M.transitioningDelegate = transitioning
      when "presented" { A.present(M, animated: true) }
      require M.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426)
      """)
  }

  @Test func theStyleIsTheOneThatTheClassAnswers() {
    checkHolds(
      """
      class Screen: UIViewController {
          override var modalPresentationStyle: UIModalPresentationStyle {
              get { .fullScreen }
              set { print("set") }
          }
      }
      let A = UIViewController(), B = Screen()
      window.rootViewController = A
      when "it is presented" { A.present(B, animated: true) }
      expect(.classic) {
          A.viewWillDisappear
          B.viewWillAppear
          B.viewDidAppear
          A.viewDidDisappear
      }
      require B.sheetPresentationController == nil
      """)
  }

  @Test func aGetterThatReachesSuperSaysWhatWasSet() {
    checkHolds(
      """
      class Screen: UIViewController {
          override var modalPresentationStyle: UIModalPresentationStyle {
              get { super.modalPresentationStyle }
              set { super.modalPresentationStyle = newValue }
          }
      }
      let A = UIViewController(), B = Screen()
      B.modalPresentationStyle = .overFullScreen
      window.rootViewController = A
      when "it is presented" { A.present(B, animated: true) }
      expect(.classic) {
          B.viewWillAppear
          B.viewDidAppear
      }
      """)
  }

  @Test func superPassesOverTheOverridesOfAClassAndOfThoseBelowIt() {
    checkPrint(
      """
      class Base {
          var name = "base"
          var size: Int { get { 1 } set { print("base \\(newValue)") } }
      }
      class Middle: Base {
          override var size: Int { get { super.size + 10 } set { super.size = newValue * 2 } }
      }
      class Top: Middle {
          override var size: Int { get { super.size + 100 } set { super.size = newValue * 3 } }
          override var name: String { get { super.name + "!" } set { super.name = newValue } }
      }
      let top = Top()
      print("\\(top.size) \\(top.name)")
      top.size = 7
      top.name = "top"
      print(top.name)
      """, "111 base!", "base 42", "top!")
  }

  @Test func theContextIsTheOneWhoseClassDefinesIt() {
    checkHolds(
      """
      class Context: UIViewController {
          override var definesPresentationContext: Bool { get { true } set {} }
      }
      let Root = UIViewController(), context = Context(), inner = UIViewController(), B = UIViewController()
      Root.addChild(context)
      Root.view.addSubview(context.view)
      context.didMove(toParent: Root)
      context.addChild(inner)
      context.view.addSubview(inner.view)
      inner.didMove(toParent: context)
      window.rootViewController = Root
      B.modalPresentationStyle = .currentContext
      when "it is presented from inside" { inner.present(B, animated: true) }
      require B.presentingViewController == context
      """)
  }

  @Test func theTabBarGoesWhereTheClassOfThePushedControllerHidesIt() {
    checkHolds(
      """
      class Detail: UIViewController {
          override var hidesBottomBarWhenPushed: Bool { get { true } set {} }
      }
      let A = UIViewController(), B = Detail(), C = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = UITabBarController(nav, C)
      when "it is pushed" { nav.pushViewController(B, animated: true) }
      require B.view.safeAreaInsets.bottom < 83
      require A.view.safeAreaInsets.bottom == 83
      """)
  }

  @Test func aPropertyThatTheSimulatorDoesNotReadCannotBeOverridden() {
    checkProblems(
      """
      class Screen: UIViewController {
          override var preferredContentSize: CGSize { get { .zero } set {} }
          override var prefersStatusBarHidden: Bool { print("asked"); return true }
          override var title: String? { get { nil } set {} }
      }
      class Card: UIPresentationController {
          override var presentedView: UIView? { nil }
      }
      """,
      "2:18: An override of 'preferredContentSize' is not asked by the simulator yet "
        + "[not-simulated]",
      "3:18: An override of 'prefersStatusBarHidden' is not asked by the simulator yet "
        + "[not-simulated]",
      "7:18: An override of 'presentedView' is not asked by the simulator yet "
        + "[not-simulated]")
  }

  @Test func whatConcernsTheStatusBarOnlyMayBeAnswered() {
    checkPrint(
      """
      class Bars: UINavigationController {
          override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      class Screen: UIViewController {
          var isFull = false
          var isQuiet: Bool { isFull && !isEditing }
          override var prefersStatusBarHidden: Bool { isQuiet || navigationController == nil }
          override var preferredStatusBarStyle: UIStatusBarStyle { isFull ? .lightContent : .default }
          override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
          override var prefersHomeIndicatorAutoHidden: Bool {
              if isFull { return true } else { return super.prefersHomeIndicatorAutoHidden }
          }
      }
      window.rootViewController = Bars(rootViewController: Screen())
      print("stands")
      """, "stands")
  }

  @Test(arguments: [
    "print(1); return true", "ask()", "count", "view.isHidden", "once", "Screen.shared",
    "n += 1; return true",
  ])
  func whatDoesMoreThanAnswerForTheStatusBarIsNeverAsked(_ body: String) {
    checkProblems(
      """
      class Screen: UIViewController {
          var n = 0
          static var shared: Bool = make()
          lazy var once: Bool = make()
          var count: Bool { print("counted"); return true }
          override var prefersStatusBarHidden: Bool { \(body) }
      }
      """,
      "6:18: An override of 'prefersStatusBarHidden' is not asked by the simulator yet "
        + "[not-simulated]")
  }

  @Test func aClassWhoseChangesNobodyFollowsIsNoObservableOne() {
    checkProblems(
      """
      @Observable class Model { var title = "" { didSet {} } }
      """,
      "1:19: An '@Observable' class inside another declaration, or with observers of its own, is "
        + "not followed yet [not-simulated]"
    )
  }

  @Test(arguments: [
    ("UITabBarController", "selectedViewController", "UIViewController?"),
    ("UITabBarController", "selectedIndex", "Int"),
    ("UINavigationController", "viewControllers", "[UIViewController]"),
    ("UIViewController", "isEditing", "Bool"),
  ])
  func aSetterOfWhatUIKitSetsIsAnError(_ base: String, _ name: String, _ type: String) {
    checkProblems(
      """
      class Own: \(base) {
          override var \(name): \(type) {
              get { super.\(name) }
              set { super.\(name) = newValue; print("set") }
          }
      }
      """,
      "2:18: UIKit sets '\(name)' itself, and the simulator never calls an overriding setter then "
        + "[not-simulated]")
  }
}
