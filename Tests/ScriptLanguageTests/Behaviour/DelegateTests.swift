import ExampleRuns
import Testing

/// Tests the types allowed as UIKit's delegates, and the delegate methods called by UIKit.
@Suite struct DelegateTests {
  @Test(arguments: [
    ("\"x\"", "String"), ("5", "Int"), ("[d]", "an array"), ("UIView()", "'UIView'"),
  ])
  func whatIsNoDelegate(_ value: String, _ kind: String) {
    checkProblems(
      """
      class D: NSObject, UINavigationControllerDelegate { }
      let d = D(), nav = UINavigationController()
      nav.delegate = \(value)
      """,
      "3:1: 'delegate' needs an object of a class that conforms to "
        + "'UINavigationControllerDelegate', but got \(kind) [type-mismatch]")
  }

  @Test(arguments: [
    ("UINavigationController()", "delegate", "UINavigationControllerDelegate"),
    ("UITabBarController()", "delegate", "UITabBarControllerDelegate"),
    ("UISplitViewController()", "delegate", "UISplitViewControllerDelegate"),
    (
      "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)",
      "dataSource", "UIPageViewControllerDataSource"
    ),
    (
      "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)",
      "delegate", "UIPageViewControllerDelegate"
    ),
    ("UIViewController()", "transitioningDelegate", "UIViewControllerTransitioningDelegate"),
    ("UITextField()", "delegate", "UITextFieldDelegate"),
    ("UITextView()", "delegate", "UITextViewDelegate"),
    (
      "UIViewController().presentationController!", "delegate",
      "UIAdaptivePresentationControllerDelegate"
    ),
    (
      "UIViewController().sheetPresentationController!", "delegate",
      "UISheetPresentationControllerDelegate"
    ),
    ("UIApplication.shared", "delegate", "UIApplicationDelegate"),
  ])
  func aClassThatDoesNotConform(_ owner: String, _ property: String, _ name: String) {
    func source(_ head: String) -> String {
      """
      class D: NSObject { }
      \(head)
      let d = D(), owner = \(owner)
      owner.\(property) = d
      owner.\(property) = nil
      """
    }
    checkProblems(
      source(""),
      "4:1: 'D' does not conform to '\(name)', which '\(property)' requires [type-mismatch]")
    checkProblems(source("extension D: \(name) { }"))
    checkProblems(source("protocol Own: \(name) { }; extension D: Own { }"))
    checkProblems(source("typealias Own = \(name); extension D: Own { }"))
  }

  @Test func aResponderDoesNotConformByItself() {
    checkProblems(
      """
      class D: UIResponder, UITableViewDelegate { }
      let d = D()
      UIApplication.shared.delegate = d
      """,
      "3:1: 'D' does not conform to 'UIApplicationDelegate', which 'delegate' requires "
        + "[type-mismatch]")
  }

  @Test func aSuperclassThatNobodyDeclaresMayConform() {
    checkProblems(
      """
      class D: Coordinator { }
      class E: NSObject, UINavigationControllerDelegate & UITabBarControllerDelegate { }
      let d = D(), e = E(), nav = UINavigationController()
      nav.delegate = d
      nav.delegate = e
      """)
  }

  @Test func theNameOfAProtocolIsMisspelt() {
    checkProblems(
      "class V: UIViewController, UINavigationControlerDelegate { }",
      "1:7: 'UINavigationControlerDelegate' is not declared; "
        + "did you mean 'UINavigationControllerDelegate'? [unknown-name]")
  }

  @Test(arguments: [
    (
      "UIAdaptivePresentationControllerDelegate",
      "presentationControllerDidDissmiss(_ p: UIPresentationController)",
      "presentationControllerDidDissmiss(_:)", "presentationControllerDidDismiss(_:)"
    ),
    (
      "UITabBarControllerDelegate",
      "tabBarController(_ t: UITabBarController, didSelected vc: UIViewController)",
      "tabBarController(_:didSelected:)", "tabBarController(_:didSelect:)"
    ),
    (
      "UIApplicationDelegate", "applicationDidEnterBackgroud(_ a: UIApplication)",
      "applicationDidEnterBackgroud(_:)", "applicationDidEnterBackground(_:)"
    ),
    (
      "UIWindowSceneDelegate", "sceneDidBecameActive(_ s: UIScene)", "sceneDidBecameActive(_:)",
      "sceneDidBecomeActive(_:)"
    ),
    (
      "UINavigationControllerDelegate",
      "navigationController(_ n: UINavigationController, didshow v: UIViewController, "
        + "animated: Bool)", "navigationController(_:didshow:animated:)",
      "navigationController(_:didShow:animated:)"
    ),
    (
      "UINavigationControllerDelegate",
      "navigationController(_ n: UINavigationController, willShowViewController v: "
        + "UIViewController, animated: Bool)",
      "navigationController(_:willShowViewController:animated:)",
      "navigationController(_:willShow:animated:)"
    ),
    (
      "UINavigationControllerDelegate",
      "navigationController(_ n: UINavigationController, didShow v: UIViewController)",
      "navigationController(_:didShow:)", "navigationController(_:didShow:animated:)"
    ),
    (
      "UITabBarControllerDelegate",
      "tabBarController(_ t: UITabBarController, didSelect v: UIViewController, index: Int)",
      "tabBarController(_:didSelect:index:)", "tabBarController(_:didSelect:)"
    ),
    (
      "UISheetPresentationControllerDelegate",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet: Int)",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet:)",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ),
    (
      "UISheetPresentationControllerDelegate",
      "sheetPresentationControllerDidChangeSelectedDetent(_ sheet: Int)",
      "sheetPresentationControllerDidChangeSelectedDetent(_:)",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ),
  ])
  func aMethodThatIsNearlyOneOfTheProtocol(
    _ name: String, _ method: String, _ written: String, _ meant: String
  ) {
    checkProblems(
      """
      class D: NSObject, \(name) {
          func \(method) { }
      }
      """,
      "2:10: '\(written)' is in no protocol of 'D'; did you mean '\(meant)'? [unknown-member]")
  }

  @Test func methodsOfOtherProtocols() {
    checkProblems(
      """
      class D: NSObject, UINavigationControllerDelegate, UITextFieldDelegate {
          func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { }
          func textFieldDidChange(_ t: UITextField) { }
          func textField(_ t: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
              replacementString: String) -> Bool { true }
          func show(_ t: UITextField) { }
          func navigationController(_ n: UINavigationController) { }
          func presentationControllerDidDissmiss(_ p: UIPresentationController) { }
      }
      class Helper {
          func navigationController(_ n: UINavigationController, didshow v: Int, animated: Bool) { }
      }
      """)
  }

  @Test(arguments: [
    (
      """
      extension UINavigationController: UINavigationControllerDelegate {
          public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { print("told") }
      }
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      nav.delegate = nav
      window.rootViewController = nav
      """, "nav.pushViewController(B, animated: true)"
    ),
    (
      """
      extension UIViewController: UITabBarControllerDelegate {
          public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { print("told") }
      }
      let A = UIViewController(), B = UIViewController()
      let tabs = UITabBarController(A, B)
      tabs.delegate = A
      window.rootViewController = tabs
      """, "user.tapTab(1)"
    ),
  ])
  func anExtensionOfAUIKitClassMakesPlainObjectsDelegates(_ head: String, _ step: String) {
    checkHolds(head + "\nwhen \"then\" { \(step) }\nrequire console contains \"told\"")
  }

  @Test func anUndeliveredMethodIsAnErrorInAnExtension() {
    for type in ["UINavigationController", "UIViewController: UINavigationBarDelegate"] {
      checkProblems(
        """
        extension \(type) {
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
        }
        """,
        "2:10: 'navigationBar(_:shouldPop:)' is not called by the simulator yet [not-simulated]")
    }
    checkProblems(
      """
      extension UIView {
          func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
      }
      """)
  }
}
