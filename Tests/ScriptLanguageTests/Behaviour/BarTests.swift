import Scenarios
import Testing

/// The author's code sets bars and insets. Both change the safe area of the shown controllers.
@Suite struct BarTests {
  @Test func aHiddenNavigationBarGivesItsRoomAway() {
    checkHolds(
      """
      let A = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "the bar is hidden" { nav.setNavigationBarHidden(true, animated: true) }
      expect(.layout, of: A) {
          A.viewLayoutMarginsDidChange
          A.viewSafeAreaInsetsDidChange
          A.viewWillLayoutSubviews
          A.viewDidLayoutSubviews
      }
      require nav.isNavigationBarHidden
      require A.view.safeAreaInsets.top == 59
      when "it is hidden again" { nav.isNavigationBarHidden = true }
      expect(.layout, of: A) {}
      """)
  }

  @Test(arguments: [
    "tabs.setTabBarHidden(true, animated: false)", "nav.pushViewController(B, animated: false)",
  ])
  func aHiddenTabBarCannotBeTapped(_ hiding: String) {
    checkProblems(
      """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      B.hidesBottomBarWhenPushed = true
      let nav = UINavigationController(A)
      let tabs = UITabBarController(nav, C)
      window.rootViewController = tabs
      \(hiding)
      when "the bar is gone" { user.tapTab(1) }
      """,
      "7:26: 'user.tapTab(1)' is impossible: it needs a tab bar controller with a visible tab bar on "
        + "screen [impossible-action]")
  }

  @Test func aBarHiddenInViewWillAppearIsGoneAtViewIsAppearing() {
    checkHolds(
      """
      class Full: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.setNavigationBarHidden(true, animated: animated)
          }
      }
      let A = UIViewController(), F = Full()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "it is pushed" { nav.pushViewController(F, animated: true) }
      require F.view.safeAreaInsets.top == 59 at F.viewIsAppearing
      require count(F.viewSafeAreaInsetsDidChange) == 1
      """)
  }

  @Test func aTabBarGoesWithWhatIsPushed() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      let tabs = UITabBarController(nav)
      B.hidesBottomBarWhenPushed = true
      window.rootViewController = tabs
      when "it is pushed" { nav.pushViewController(B, animated: true) }
      require A.view.safeAreaInsets.bottom == 83 at A.viewWillDisappear
      require B.view.safeAreaInsets.bottom == 34 at B.viewIsAppearing
      when "it is popped" { user.tapBack() }
      require A.view.safeAreaInsets.bottom == 83 at last A.viewIsAppearing
      """)
  }

  @Test func additionalInsetsCountOnceAndReachChildren() {
    checkHolds(
      """
      let P = UIViewController(), C = UIViewController()
      window.rootViewController = P
      P.addChild(C)
      P.view.addSubview(C.view)
      C.didMove(toParent: P)
      when "the parent adds some" {
          P.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      }
      expect(.layout, of: P, C) {
          P.viewLayoutMarginsDidChange
          P.viewSafeAreaInsetsDidChange
          C.viewLayoutMarginsDidChange
          C.viewSafeAreaInsetsDidChange
          P.viewWillLayoutSubviews
          P.viewDidLayoutSubviews
          C.viewWillLayoutSubviews
          C.viewDidLayoutSubviews
      }
      require P.view.safeAreaInsets.top == 69
      require C.view.safeAreaInsets.top == 69
      """)
  }

  @Test func additionalInsetsExistFromTheEleventhRelease() {
    checkProblems(
      """
      let A = UIViewController()
      if #available(iOS 11, *) { A.additionalSafeAreaInsets = .zero }
      when "x" { window.rootViewController = A }
      require A.isViewLoaded
      """)
  }
}
