import Testing

/// A plain controller replaces a value without simulation if the code needs a controller.
@Suite struct OpaqueControllerTests {
  @Test func itIsTheRootOfAWindow() {
    checkHolds(
      """
      when "a library's controller is shown" {
          window.rootViewController = service.make()
      }
      expect(.classic) {
          UIViewController1.viewWillAppear
          UIViewController1.viewDidAppear
      }
      """)
  }

  @Test func itIsAChild() {
    checkPrint(
      """
      class A: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let c = SomeLib.make()
              addChild(c)
              view.addSubview(c.view)
              c.didMove(toParent: self)
              c.title = "a child"
              print(c.parent == self, children.contains(c), children[0].view.superview == view)
          }
      }
      window.rootViewController = A()
      """, "true true true")
    checkHolds(
      """
      let A = UIViewController()
      when "a child moves in" {
          let c = make()
          A.addChild(c)
          c.didMove(toParent: A)
      }
      expect(.containment) {
          UIViewController1.willMove(toParent: A)
          UIViewController1.didMove(toParent: A)
      }
      """)
  }

  @Test func oneValueIsOneController() {
    checkPrint(
      """
      let nav = UINavigationController(rootViewController: Lib.first)
      window.rootViewController = nav
      let c = make()
      nav.pushViewController(c, animated: false)
      print(nav.topViewController == c, nav.viewControllers[0] == Lib.first)
      nav.viewControllers = [Lib.first, c, make(), make(), Lib.second, Lib.second.other]
      print(nav.viewControllers.count, nav.viewControllers[1] == c)
      nav.popToViewController(c, animated: false)
      print(nav.viewControllers.count, nav.topViewController == c)
      """, "true true", "6 true", "2 true")
  }

  @Test func itLivesAsLongAsTheValue() {
    checkHolds(
      """
      let nav = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = nav
      when "two come and go" {
          let c = make()
          nav.pushViewController(c, animated: false)
          nav.pushViewController(make(), animated: false)
          nav.popToRootViewController(animated: false)
          system.wait()
          nav.pushViewController(c, animated: false)
      }
      require nav.viewControllers.count == 2
      require !UIViewController2.isDeallocated
      require UIViewController3.isDeallocated
      when "the first one goes too" {
          nav.popViewController(animated: false)
      }
      require UIViewController2.isDeallocated
      """)
  }

  @Test func itIsPresentedAndIsAPage() {
    checkPrint(
      """
      class Source: NSObject, UIPageViewControllerDataSource {
          func pageViewController(
              _ p: UIPageViewController, viewControllerBefore v: UIViewController
          ) -> UIViewController? { nil }
          func pageViewController(
              _ p: UIPageViewController, viewControllerAfter v: UIViewController
          ) -> UIViewController? { Lib.page(after: v) }
      }
      let source = Source()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = source
      let first = Lib.page()
      pages.setViewControllers([first], direction: .forward, animated: false)
      window.rootViewController = pages
      when "the user turns the page" {
          user.beginPageSwipe(.forward)
          user.finishSwipe()
      }
      when "a sheet is shown" {
          print(pages.viewControllers!.contains(first), pages.viewControllers!.count)
          pages.present(Lib.sheet(), animated: true)
          print(pages.presentedViewController != nil)
      }
      """, "false 1", "true")
  }

  @Test func aValueForWhichNoneStandsInIsNotCompared() {
    checkProblems(
      "window.rootViewController = make()\nprint(window.rootViewController == make())",
      "2:7: 'make' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }
}
