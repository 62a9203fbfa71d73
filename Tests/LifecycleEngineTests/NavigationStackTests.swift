import Testing

@testable import LifecycleEngine

@Suite struct NavigationStackTests {
  // MARK: Whole stacks

  @Test func aNewTopReplacesTheOldOneAsByAPushAndTheOldOneLeaves() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    let c = stage.controller("C")
    stage.mark()
    stage.drop(stack[1])
    stage.turn {
      stage.world.setViewControllers([stack[0], c], ofNavigation: nav, animated: true)
    }
    check(
      stage, [.classic, .containment],
      """
      B.willMove(toParent: nil)
      C.willMove(toParent: nav)
      B.viewWillDisappear
      C.viewWillAppear
      B.viewDidDisappear
      C.viewDidAppear
      B.didMove(toParent: nil)
      C.didMove(toParent: nav)
      """)
    #expect(stage.world.isDeallocated(stack[1]))
    #expect(stage.world.children(of: nav) == [stack[0], c])
  }

  @Test func aTopThatWasOnTheStackComesBackAsByAPop() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B C")
    stage.turn {
      stage.world.setViewControllers([stack[2], stack[0]], ofNavigation: nav, animated: true)
    }
    check(
      stage,
      """
      C.viewWillDisappear
      A.viewWillAppear
      C.viewDidDisappear
      A.viewDidAppear
      """)
    #expect(stage.world.parent(of: stack[2]) == nav)
    #expect(!stage.world.isMovingFromParent(stack[2]))
  }

  /// Evidence: `lasso-nav-empty-stack-allowed`.
  @Test func anEmptyStackIsAllowedAndCanBeFilledAgain() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A")
    stage.turn {
      stage.world.setViewControllers([], ofNavigation: nav, animated: false)
      #expect(stage.world.viewControllers(ofNavigation: nav) == [])
    }
    check(stage, "A.viewWillDisappear\nA.viewDidDisappear")
    stage.mark()
    stage.turn { stage.world.push(stack[0], onto: nav, animated: true) }
    check(stage, "A.viewWillAppear(animated: false)\nA.viewDidAppear(animated: false)")
  }

  // MARK: Off screen

  /// Evidence: `texture-nav-offwindow-stack-sync`, `svc-imitation-offwindow-replace-stack`.
  @Test func offScreenTheStackChangesWithoutAnyAppearance() {
    let stage = Stage()
    let list = stage.controllers("A B")
    let nav = stage.navigation([])
    stage.mark()
    stage.turn {
      stage.world.setViewControllers(list, ofNavigation: nav, animated: true)
      #expect(stage.world.viewControllers(ofNavigation: nav) == list)
      #expect(stage.world.pop(from: nav, animated: false) == list[1])
      #expect(stage.world.viewControllers(ofNavigation: nav) == [list[0]])
    }
    check(
      stage, [.appearance, .loading, .containment],
      """
      A.willMove(toParent: nav)
      A.didMove(toParent: nav)
      B.willMove(toParent: nav)
      B.willMove(toParent: nil)
      B.didMove(toParent: nil)
      """)
  }

  @Test func aControllerRevealedOffScreenAppearsWithItsContainerAndArrivesOnlyOnce() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A B")
    let other = stage.controller("Other")
    stage.turn { stage.world.setRootViewController(other, of: stage.window) }
    stage.mark()
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    check(stage, "")
    stage.turn { stage.world.setRootViewController(nav, of: stage.window) }
    check(
      stage, [.classic, .containment],
      """
      B.willMove(toParent: nil)
      B.didMove(toParent: nil)
      A.viewWillAppear
      A.viewDidAppear
      """)
  }

  /// Evidence: `nav-ios18-root-not-loaded-if-push-immediately`.
  @Test(arguments: [12, 17, 18, 26])
  func aRootCoveredInTheTurnOfItsFirstAppearanceIsLoadedOnlyBefore18(_ release: Int) {
    let stage = Stage(release)
    let list = stage.controllers("A B")
    let nav = stage.navigation([list[0]])
    stage.mark()
    stage.turn {
      stage.world.setRootViewController(nav, of: stage.window)
      stage.world.push(list[1], onto: nav, animated: true)
    }
    #expect(stage.world.appearanceState(of: list[1]) == .appeared)
    #expect((stage.first("A.viewDidLoad") != nil) == (release < 18))
    #expect(stage.world.appearanceState(of: list[0]) == .disappeared)
  }

  /// A controller that comes back before the screen shows its departure gets callbacks about the
  /// return. The last callback of a child is never `didMove(toParent: nil)`.
  @Test(arguments: [6, 12, 17, 26], [false, true])
  func aControllerPoppedAndPushedInOneTurnIsToldThatItStays(_ release: Int, animated: Bool) {
    let stage = Stage(release)
    let (nav, stack) = stage.shownNavigation("A B")
    stage.mark()
    stage.turn {
      _ = stage.world.pop(from: nav, animated: animated)
      stage.world.push(stack[1], onto: nav, animated: animated)
    }
    check(
      stage, [.classic, .containment],
      "B.willMove(toParent: nil)\nB.willMove(toParent: nav)\nB.didMove(toParent: nav)")
    #expect(stage.world.children(of: nav) == stack)
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
    #expect(!stage.world.isMovingToParent(stack[1]) && !stage.world.isMovingFromParent(stack[1]))
  }

  @Test func aControllerThatComesBackBelowTheTopStaysOnTheStack() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    let c = stage.controller("C")
    stage.mark()
    stage.turn {
      _ = stage.world.pop(from: nav, animated: false)
      stage.world.setViewControllers(stack + [c], ofNavigation: nav, animated: false)
    }
    check(
      stage, [.containment],
      """
      B.willMove(toParent: nil)
      B.willMove(toParent: nav)
      B.didMove(toParent: nav)
      C.willMove(toParent: nav)
      C.didMove(toParent: nav)
      """)
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack + [c])
    #expect(stage.world.children(of: nav) == stack + [c])
  }

  // MARK: Delegates

  @Test func aDelegateThatIsGoneIsNotCalled() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let delegate = stage.delegate("D")
    stage.world.setNavigationDelegate(delegate, of: nav)
    #expect(stage.world.navigationDelegate(of: nav) == delegate)
    stage.drop(delegate)
    #expect(stage.world.navigationDelegate(of: nav) == nil)
    let b = stage.controller("B")
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    check(stage, .delegates, "")
  }

  @Test func aDelegateThatDiesDuringThePushIsNotToldThatItIsOver() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let delegate = stage.delegate("D")
    stage.world.setNavigationDelegate(delegate, of: nav)
    let b = stage.controller("B")
    stage.turn(idle: false) { stage.world.push(b, onto: nav, animated: true) }
    stage.drop(delegate)
    stage.world.runUntilIdle()
    check(
      stage, .delegates,
      """
      D.navigationController(animationControllerFor: .push, from: A, to: B)
      D.navigationController(willShow: B)
      """)
  }
}
