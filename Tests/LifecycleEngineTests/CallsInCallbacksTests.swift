import Testing

@testable import LifecycleEngine

/// Calls of UIKit by the author's code in callbacks.
@Suite struct CallsInCallbacksTests {
  /// Evidence: `nav-push-during-transition-deferred-stack`.
  @Test func aPushInViewDidAppearBeginsWhenThePushBeforeIsOver() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A")
    let list = stage.controllers("B C")
    stage.once(list[0], .viewDidAppear) {
      stage.world.push(list[1], onto: nav, animated: true)
      #expect(stage.world.viewControllers(ofNavigation: nav) == [stack[0], list[0]])
    }
    stage.turn { stage.world.push(list[0], onto: nav, animated: true) }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      A.viewDidDisappear
      B.viewDidAppear
      B.viewWillDisappear
      C.viewWillAppear
      B.viewDidDisappear
      C.viewDidAppear
      """)
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack + list)
  }

  @Test(arguments: [Callback.viewWillAppear, .viewIsAppearing, .viewDidAppear])
  func aPopInACallbackOfThePushedControllerFollowsThePush(_ callback: Callback) {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.once(b, callback) { _ = stage.world.pop(from: nav, animated: true) }
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      A.viewDidDisappear
      B.viewDidAppear
      B.viewWillDisappear
      A.viewWillAppear
      B.viewDidDisappear
      A.viewDidAppear
      """)
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
  }

  @Test func aStackSetDuringATransitionIsShownAfterIt() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let list = stage.controllers("B C")
    stage.once(list[0], .viewIsAppearing) {
      stage.world.setViewControllers([list[1]], ofNavigation: nav, animated: false)
    }
    stage.turn { stage.world.push(list[0], onto: nav, animated: true) }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      A.viewDidDisappear
      B.viewDidAppear
      B.viewWillDisappear(animated: false)
      C.viewWillAppear(animated: false)
      B.viewDidDisappear(animated: false)
      C.viewDidAppear(animated: false)
      """)
    #expect(stage.world.viewControllers(ofNavigation: nav) == [list[1]])
  }

  @Test(arguments: [5, 12, 17, 18, 26], [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear])
  func aPushInACallbackOfTheRootsFirstAppearanceIsShown(_ release: Int, _ callback: Callback) {
    let stage = Stage(release)
    let list = stage.controllers("A B")
    let nav = stage.navigation([list[0]])
    stage.once(list[0], callback) { stage.world.push(list[1], onto: nav, animated: true) }
    stage.show(nav)
    #expect(stage.world.appearanceState(of: list[1]) == .appeared)
    #expect(stage.world.appearanceState(of: list[0]) == .disappeared)
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    #expect(stage.world.appearanceState(of: list[0]) == .appeared)
  }

  @Test func aControllerThatRemovesItselfInViewWillDisappearLeavesTheStack() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    let c = stage.controller("C")
    stage.once(stack[1], .viewWillDisappear) { stage.world.removeFromParent(stack[1]) }
    stage.turn { stage.world.push(c, onto: nav, animated: true) }
    #expect(stage.world.viewControllers(ofNavigation: nav) == [stack[0], c])
    check(
      stage,
      """
      B.viewWillDisappear
      C.viewWillAppear
      B.viewDidDisappear
      C.viewDidAppear
      """)
  }

  @Test func theTopThatIsRemovedFromItsParentIsPoppedWithoutAnimation() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    stage.turn { stage.world.removeFromParent(stack[1]) }
    #expect(stage.world.viewControllers(ofNavigation: nav) == [stack[0]])
    check(
      stage, [.classic, .containment],
      """
      B.didMove(toParent: nil)
      B.viewWillDisappear(animated: false)
      A.viewWillAppear(animated: false)
      B.viewDidDisappear(animated: false)
      A.viewDidAppear(animated: false)
      """)
  }

  @Test(arguments: [Callback.viewWillAppear, .viewIsAppearing, .viewDidAppear])
  func aRootReplacedInACallbackOfAPushLeavesNobodyBehind(_ callback: Callback) {
    let stage = Stage()
    let (_, stack) = stage.shownNavigation("A")
    let nav = stage.world.rootViewController(of: stage.window)
    let list = stage.controllers("B C")
    stage.once(list[0], callback) {
      stage.world.setRootViewController(list[1], of: stage.window)
    }
    stage.turn { if let nav { stage.world.push(list[0], onto: nav, animated: true) } }
    #expect(stage.world.appearanceState(of: list[1]) == .appeared)
    for id in stack + [list[0]] { #expect(stage.world.appearanceState(of: id) == .disappeared) }
    #expect(stage.world.transitions.isEmpty)
    let b = stage.events.filter { $0.receiver == .object(list[0]) && $0.callback.lens == .classic }
    #expect(b.last?.callback == .viewDidDisappear)
  }

  @Test func aRootReplacedWhileItLoadsItsViewNeverAppears() {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.once(list[0], .viewDidLoad) {
      stage.world.setRootViewController(list[1], of: stage.window)
    }
    stage.turn { stage.world.setRootViewController(list[0], of: stage.window) }
    check(stage, "B.viewWillAppear\nB.viewDidAppear")
    #expect(stage.world.viewIfLoaded(of: list[0]).map { stage.world.window(of: $0) } == .some(nil))
  }

  @Test func aPopInTheRevealedControllersViewWillAppearIsMadeAfterThePop() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B C")
    stage.once(stack[1], .viewWillAppear) { _ = stage.world.pop(from: nav, animated: true) }
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    check(
      stage,
      """
      C.viewWillDisappear
      B.viewWillAppear
      C.viewDidDisappear
      B.viewDidAppear
      B.viewWillDisappear
      A.viewWillAppear
      B.viewDidDisappear
      A.viewDidAppear
      """)
  }

  // MARK: Wrong calls

  /// Evidence: `nav-pushes-tab-bar-rtroot36`.
  @Test func aTabBarControllerIsPushedWithTheTabItShows() {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A"))
    stage.show(nav)
    let tabs = stage.tabs(stage.controllers("B"))
    stage.mark()
    stage.turn { stage.world.push(tabs, onto: nav, animated: true) }
    #expect(stage.first("console.exception") == nil)
    #expect(stage.world.viewControllers(ofNavigation: nav).last == tabs)
    #expect(stage.first("B.viewDidAppear") != nil)
  }

  /// Evidence: `exception-push-same-instance-text-old`, `exception-push-same-instance-text-new`.
  @Test(arguments: [12, 13, 26]) func pushingTheSameControllerTwiceEndsTheApp(_ release: Int) {
    let stage = Stage(release)
    let (nav, stack) = stage.shownNavigation("A B")
    stage.turn { stage.world.push(stack[1], onto: nav, animated: true) }
    let part =
      release < 13
      ? "NSInvalidArgumentException: Pushing the same view controller instance more than once"
      : "is pushing the same view controller instance (<B: 0x"
    guard case .exception(let text) = stage.world.stop else {
      Issue.record("no exception")
      return
    }
    #expect(!text.split(separator: part, omittingEmptySubsequences: false).dropFirst().isEmpty)
    check(stage, .console, "console.exception")
    #expect(stage.events.last?.step != .author)
    // Nothing is delivered after the end.
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    check(stage, [.console, .classic], "console.exception")
  }

  @Test func poppingToAStrangerEndsTheApp() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A B")
    let c = stage.controller("C")
    stage.turn { _ = stage.world.pop(to: c, from: nav, animated: true) }
    check(stage, .console, "console.exception")
  }

  @Test func aNavigationControllerCannotBePushed() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A")
    let inner = stage.navigation([], "inner")
    stage.turn { stage.world.push(inner, onto: nav, animated: true) }
    check(stage, .console, "console.exception")
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
  }

  @Test func aControllerCannotContainItself() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    stage.world.addChild(list[1], to: list[0])
    stage.world.addChild(list[2], to: list[1])
    for child in [list[0], list[2]] {
      let copy = Stage(stage.world.copy(), like: stage)
      copy.turn { copy.world.addChild(child, to: list[2]) }
      guard case .exception = copy.world.stop else {
        Issue.record("no exception")
        continue
      }
    }
    #expect(stage.world.parent(of: list[0]) == nil)
  }
}
