import Testing

@testable import LifecycleEngine
@testable import Scenarios

/// Scenarios repeat published observations in the form of a page.
@Suite struct ObservedScenarioTests {
  /// Runs a scenario on every release of a range.
  private func check(
    _ source: String, from first: Int = 5, through last: Int = 26,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    do {
      let scenario = try Scenario(source, attributes: ScenarioAttributes())
      #expect(scenario.checkCount > 0, sourceLocation: location)
      for release in Release.all(from: Release(first), through: Release(last)) {
        let run = scenario.run(on: release)
        for diagnostic in run.diagnostics {
          let rows = diagnostic.difference?.rows ?? []
          let lines = rows.map { "\($0.expected ?? "—") | \($0.actual ?? "—")" }
          Issue.record(
            "iOS \(release.major): \(diagnostic.summary)\n\(lines.joined(separator: "\n"))",
            sourceLocation: location)
        }
        #expect(run.checks.allSatisfy { $0.isMet }, sourceLocation: location)
      }
    } catch {
      Issue.record("\(error)", sourceLocation: location)
    }
  }

  /// `nav-push-pop-dealloc-33663119952`
  @Test func pushAndPopWithTheEndOfThePoppedController() {
    let script = """
      class B: UIViewController { deinit { print("gone") } }
      let A = UIViewController()
      let nav = UINavigationController(A)

      when "launch" { window.rootViewController = nav }
      expect(.classic + .loading) {
        A.loadView
        A.viewDidLoad
        A.viewWillAppear
        A.viewDidAppear
      }
      when "push" { nav.pushViewController(B(), animated: true) }
      expect(.classic + .loading) {
        B1.init
        B1.loadView
        B1.viewDidLoad
        A.viewWillDisappear
        B1.viewWillAppear
        A.viewDidDisappear
        B1.viewDidAppear
      }
      when "pop" { nav.popViewController(animated: true) }
      expect(.classic + .loading) {
        B1.viewWillDisappear
        A.viewWillAppear
        B1.viewDidDisappear
        A.viewDidAppear
        B1.deinit
      }
      require console contains "gone"
      """
    // On iOS 9 reports have the load behind the disappearance.
    check(script, through: 8)
    check(script, from: 10)
  }

  /// `nav-poptoroot-deinit-10924293329`
  @Test func popToRootLetsTheMiddleOneGoDuringTheTransition() {
    check(
      """
      let A = UIViewController()
      var B = UIViewController(), C = UIViewController()
      let nav = UINavigationController(A, B, C)
      window.rootViewController = nav
      B = nil
      C = nil

      when "pop to root" { nav.popToRootViewController(animated: true) }
      expect(.appearance + .loading) {
        A.loadView
        A.viewDidLoad
        C.viewWillDisappear
        A.viewWillAppear
        A.viewIsAppearing
        B.deinit
        C.viewDidDisappear
        A.viewDidAppear
        C.deinit
      }
      """, from: 17)
  }

  /// `nav-delegate-segue-push-vast2012`, `nav-pop-textfield-vast2012`
  @Test func theDelegateHearsBetweenTheCallbacks() {
    check(
      """
      class A: UIViewController, UINavigationControllerDelegate {
        func navigationController(_ nav: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
        func navigationController(_ nav: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
      }
      let a = A(), b = UIViewController()
      let nav = UINavigationController(rootViewController: a)
      nav.delegate = a
      window.rootViewController = nav

      when "push" { nav.pushViewController(b, animated: true) }
      expect(.classic + .delegates) {
        a.viewWillDisappear
        b.viewWillAppear
        a.navigationController(willShow: b)
        a.viewDidDisappear
        b.viewDidAppear
        a.navigationController(didShow: b)
      }
      when "pop" { user.tapBack() }
      expect(.classic + .delegates) {
        b.viewWillDisappear
        a.viewWillAppear
        a.navigationController(willShow: a)
        b.viewDidDisappear
        a.viewDidAppear
        a.navigationController(didShow: a)
      }
      """)
  }

  /// `nav-push-viewisappearing-10924293329`, `viewisappearing-wwdc23-nine-steps-notes`
  @Test func aPushIsOneTransactionAndItsEndAnother() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav

      when "push" { nav.pushViewController(B, animated: true) }
      expect {
        A.viewWillDisappear
        B.viewWillAppear
        B.viewIsAppearing
        A.viewDidDisappear
        B.viewDidAppear
      }
      require transaction(of: A.viewWillDisappear) == transaction(of: B.viewIsAppearing)
      require transaction(of: B.viewIsAppearing) < transaction(of: B.viewDidAppear)
      require turn(of: A.viewDidDisappear) == turn(of: B.viewDidAppear)
      require frame(of: B.viewIsAppearing) < frame(of: B.viewDidAppear)
      require B.view.window == nil at B.viewWillAppear
      require B.view.window == window at B.viewIsAppearing
      require A.view.window == nil at A.viewDidDisappear
      """, from: 13)
  }

  /// `nav-swipe-cancel-wangling`, `radar-21137690-nav-delegate-cancelled-pop`
  @Test func aSwipeCancelledTwiceAndThenFinishedInATabThreeDeep() {
    check(
      """
      let Below = UIViewController(), New = UIViewController(), Current = UIViewController()
      let nav = UINavigationController(Below, New, Current)
      let tabs = UITabBarController(nav, UIViewController())
      window.rootViewController = tabs

      when "the user cannot decide" {
        user.beginSwipeBack()
        user.cancelSwipe()
        system.wait()
        user.beginSwipeBack()
        user.cancelSwipe()
      }
      require count(New.viewDidDisappear) == 2
      require never New.viewDidAppear
      require count(Current.viewDidAppear) == 2
      require never Current.viewDidDisappear
      require nav.topViewController == Current
      when "the user goes" {
        user.beginSwipeBack()
        user.finishSwipe()
      }
      expect(.classic) {
        Current.viewWillDisappear
        New.viewWillAppear
        Current.viewDidDisappear
        New.viewDidAppear
      }
      require nav.topViewController == New
      """, from: 7)
  }

  /// `nav-push-during-transition-deferred-stack`
  @Test func aPushInViewDidAppear() {
    check(
      """
      class Hasty: UIViewController {
        var next: UIViewController?
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          if let next { navigationController?.pushViewController(next, animated: true) }
          next = nil
        }
      }
      let A = UIViewController(), B = Hasty(), C = UIViewController()
      B.next = C
      let nav = UINavigationController(A)
      window.rootViewController = nav

      when "push" { nav.pushViewController(B, animated: true) }
      expect(.classic) {
        A.viewWillDisappear
        B.viewWillAppear
        A.viewDidDisappear
        B.viewDidAppear
        B.viewWillDisappear
        C.viewWillAppear
        B.viewDidDisappear
        C.viewDidAppear
      }
      require nav.viewControllers.count == 3
      """)
  }

  /// `pagevc-curl-cancel-wangling`, `pagevc-scroll-cancel-wangling`
  @Test func theTwoCancelledTurnsDifferInTheirMiddle() {
    for (style, middle) in [
      (
        "scroll",
        "Current.viewWillAppear\nCurrent.viewDidAppear\nNew.viewWillDisappear\nNew.viewDidDisappear"
      ),
      (
        "pageCurl",
        "New.viewWillDisappear\nCurrent.viewWillAppear\nNew.viewDidDisappear\nCurrent.viewDidAppear"
      ),
    ] {
      check(
        """
        let Current = UIViewController(), New = UIViewController()
        let pages = UIPageViewController(.\(style), Current, New)
        window.rootViewController = UINavigationController(UIViewController(), pages)

        when "the user turns and lets go" {
          user.beginPageSwipe(.forward)
          user.cancelSwipe()
        }
        expect(.classic, of: Current, New) {
          New.viewWillAppear
          Current.viewWillDisappear
          \(middle)
        }
        require New.parent == nil
        """, from: style == "scroll" ? 6 : 5)
    }
  }

  /// `nav-ios18-root-not-loaded-if-push-immediately`
  @Test func aCoveredRootIsNotLoadedFrom18() {
    let source = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      when "launch" {
        window.rootViewController = nav
        nav.pushViewController(B, animated: true)
      }
      require B.viewDidLoad < B.viewDidAppear
      """
    check(source + "\nrequire never A.viewDidLoad", from: 18)
    check(source + "\nrequire count(A.viewDidLoad) == 1", through: 17)
  }

  /// `arm1-pop-b-leaves`, `didmove-doc-contract-apple`
  @Test func aControllerThatIsPoppedForGoodHearsOfItAtBothEnds() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "pop" { nav.popViewController(animated: true) }
      expect(.classic + .containment, of: B) {
        B.willMove(toParent: nil)
        B.viewWillDisappear
        B.viewDidDisappear
        B.didMove(toParent: nil)
      }
      require B.isMovingFromParent at B.viewWillDisappear
      require B.isMovingFromParent at B.viewDidDisappear
      require B.parent == nil
      """)
  }

  /// `containment-visible-parent-mattyohe`, `msdrawer-add-and-remove-pane`
  @Test func aChildOfAVisibleParentAppearsAndDisappears() {
    check(
      """
      let P = UIViewController(), C = UIViewController()
      window.rootViewController = P
      when "added" {
        P.addChild(C)
        P.view.addSubview(C.view)
        C.didMove(toParent: P)
      }
      expect(.classic, of: C) {
        C.viewWillAppear
        C.viewDidAppear
      }
      require count(C.didMove(toParent: P)) == 2
      when "removed" {
        C.willMove(toParent: nil)
        C.view.removeFromSuperview()
        C.removeFromParent()
      }
      expect(.classic, of: C) {
        C.viewWillDisappear
        C.viewDidDisappear
      }
      """)
  }

  /// `appearance-forwarding-default`
  @Test func aContainerCanSeeToItsChildrensAppearanceItself() {
    check(
      """
      class Container: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let P = Container(), C = UIViewController()
      window.rootViewController = P
      when "added" {
        P.addChild(C)
        P.view.addSubview(C.view)
        C.didMove(toParent: P)
      }
      require never C.viewWillAppear
      when "by hand" {
        C.beginAppearanceTransition(true, animated: false)
        C.endAppearanceTransition()
      }
      expect(.classic, of: C) {
        C.viewWillAppear
        C.viewDidAppear
      }
      """, from: 6)
  }

  /// `svc-uinav-init-loads-nav-view`
  @Test func aNavigationControllerLoadsItsOwnViewInInit() {
    check(
      """
      class Stack: UINavigationController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
      }
      let A = UIViewController()
      let N = Stack(rootViewController: A)
      require console contains "loaded"
      require never A.viewDidLoad
      """)
  }
}
