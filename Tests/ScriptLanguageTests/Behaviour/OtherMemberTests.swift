import Testing

/// Tests members of UIKit without simulation, and other spellings of simulated members.
@Suite struct OtherMemberTests {
  @Test(arguments: [
    ("UIScrollView()", "contentSize"), ("UIScrollView()", "contentInset"),
    ("UIScrollView()", "bounces"), ("UITableView()", "isEditing"),
    ("UITableView()", "dragInteractionEnabled"), ("UITextField()", "isEditing"),
    ("UIButton()", "isPointerInteractionEnabled"), ("UISearchBar()", "backgroundImage"),
    ("UIPageControl()", "backgroundStyle"), ("UIViewController()", "preferredUserInterfaceStyle"),
    ("UITabBarController()", "moreNavigationController"), ("UISlider()", "value"),
    ("UIStepper()", "value"), ("UITabBarController()", "tabBar"), ("UIViewController()", "tab"),
  ])
  func membersThatAreLikeOthersAreNoSlips(_ object: String, _ name: String) {
    checkProblems("let o = \(object)\nlet x = o.\(name)\no.\(name) = y")
  }

  @Test func methodsThatAreLikeOthersAreNoSlips() {
    checkProblems(
      """
      let t = UITableView(), vc = UIViewController(), tabs = UITabBarController()
      t.setEditing(true, animated: false)
      print(UIView().canBecomeFirstResponder)
      tabs.tabBar.tintColor = .red
      vc.tabBarController?.tabBar.items?[0].badgeValue = "1"
      let style = vc.traitCollection.layoutDirection
      print(vc.traitCollection.accessibilityContrast, style)
      """)
  }

  @Test(arguments: [("conntentMode", "contentMode"), ("boundss", "bounds"), ("alhpa", "alpha")])
  func slipsAreErrors(_ name: String, _ meant: String) {
    checkProblems(
      "let v = UIView()\nlet x = v.\(name)",
      "2:9: 'UIView' has no member '\(name)' in the simulator; did you mean '\(meant)'? "
        + "[unknown-member]")
  }

  @Test func slipsInShortNamesAreErrors() {
    checkProblems(
      "let n = UINavigationController()\nn.shwo(UIViewController(), sender: nil)",
      "2:1: 'UINavigationController' has no member 'shwo' in the simulator; did you mean 'show'? "
        + "[unknown-member]")
  }

  @Test func howExactATimerIsChangesNothing() {
    let timer = "let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }\n"
    checkProblems(timer + "t.tolerance = 0.1\nlet x = t.fireDate")
    checkProblems(
      timer + "t.fireDate = .distantFuture",
      "2:1: Another 'fireDate' of a timer is not simulated yet [not-simulated]")
  }

  @Test func valuesOfEnumerationsMayBeNamedInFull() {
    checkPrint(
      """
      let vc = UIViewController()
      window.rootViewController = vc
      let traits = vc.traitCollection
      print(traits.horizontalSizeClass == UIUserInterfaceSizeClass.compact)
      print(traits.userInterfaceStyle == UIUserInterfaceStyle.dark)
      print(traits.userInterfaceIdiom == UIUserInterfaceIdiom.pad)
      print(UIApplication.shared.applicationState == UIApplication.State.active)
      vc.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
      print(vc.modalTransitionStyle == .crossDissolve)
      """, "true", "false", "false", "true", "true")
  }

  @Test func aControllerIsMadeByInit() {
    checkHolds(
      """
      let root = UIViewController()
      let nav = UINavigationController(rootViewController: root)
      window.rootViewController = .init()
      when "it is replaced" {
          window.rootViewController = nav
          nav.pushViewController(.init(), animated: false)
          nav.setViewControllers([root, .init(), .init()], animated: false)
          let v = UIView()
          v.frame = .init(x: 1, y: 2, width: 3, height: 4)
          root.view.addSubview(v)
          print(nav.viewControllers.count, v.frame.width)
          nav.popToRootViewController(animated: false)
      }
      require console contains "3 3.0"
      require leaks.isEmpty
      require root.children.isEmpty
      """)
  }

  @Test func initMakesWhatIsNeeded() {
    checkPrint(
      """
      let nav: UINavigationController = .init(rootViewController: .init())
      let other = UINavigationController(rootViewController: .init()), tabs = UITabBarController()
      tabs.viewControllers = [.init(), .init()]
      let vc = UIViewController()
      vc.addChild(.init())
      vc.view = .init()
      vc.view.addSubview(.init())
      print(nav.viewControllers.count, other.viewControllers.count, tabs.viewControllers!.count)
      print(vc.children.count, vc.view.subviews.count)
      """, "1 1 2", "1 1")
  }

  @Test func anAnimationTakesAsLongAsIsWritten() {
    checkPrint(
      """
      UIView.animate(withDuration: TimeInterval(0.3)) { print("a") }
      UIView.animate(withDuration: CGFloat(1) / 4, delay: Double(1)) { print("b") }
      UIView.animate { print("c") }
      UIView.animate(.spring(duration: 0.5)) { print("d") }
      UIView.animate(.bouncy) { print("e") }
      """, "a", "b", "c", "d", "e")
    checkPrint(
      """
      let A = UIViewController()
      window.rootViewController = A
      when "changed" {
        UIView.animate(.easeInOut(duration: 0.4)) { A.view.alpha = 0.5 } completion: { print("d") }
        system.wait(0.3)
        print("c")
        system.wait(0.2)
        print("e")
      }
      """, "c", "d", "e")
    checkProblems(
      "UIView.animate(withDuration: theme.duration) { }",
      "1:1: 'duration' is not simulated, so a scenario cannot depend on it [opaque-condition]")
    checkProblems(
      "UIView.animate(.easeInOut) { }",
      "1:1: The duration of this SwiftUI animation is not simulated yet [not-simulated]")
    checkProblems(
      "UIView.animate(.easeInOut(duration: theme.duration)) { }",
      "1:1: 'duration' is not simulated, so a scenario cannot depend on it [opaque-condition]")
    checkProblems(
      "let v = UIView()\nv.frame.size.width = theme.width",
      "2:1: 'width' is not simulated, so a scenario cannot depend on it [opaque-condition]")
    checkProblems(
      "let vc = UIViewController()\nvc.preferredContentSize = theme.size",
      "2:1: 'size' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }
}
