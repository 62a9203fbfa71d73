import Testing

@testable import LifecycleEngine

/// Published unit tests that check states and counts, not whole orders.
@Suite struct ObservedStateTests {
  @Test func theGeometryOfAViewIsFinalOnlyWhileItIsInItsWindow() throws {
    let stage = Stage(recordsStates: true)
    let stack = stage.controllers("A B")
    let nav = stage.navigation(stack)
    stage.show(nav)
    func isFinal(_ line: String, _ id: ObjectID) throws -> Bool {
      let state = try #require(stage.first(line)?.state)
      return state.readiness(of: id).contains(.hasFinalGeometry)
    }
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    #expect(try isFinal("B.viewWillDisappear", stack[1]))
    #expect(try !isFinal("A.viewWillAppear", stack[0]))
    #expect(try isFinal("A.viewIsAppearing", stack[0]))
    #expect(try !isFinal("B.viewDidDisappear", stack[1]))
    stage.mark()
    stage.turn { stage.world.push(stack[1], onto: nav, animated: false) }
    #expect(try !isFinal("B.viewWillAppear", stack[1]))
    #expect(try isFinal("B.viewDidAppear", stack[1]))
  }

  /// Evidence: `lasso-nav-pop-nonanimated`, `openuikit-push-order-claim` (for the order).
  @Test func anUnanimatedPopIsOverInOneTurnThoughNotWhenTheCallReturns() {
    let stage = Stage(16)
    let (nav, _) = stage.shownNavigation("A B")
    stage.turn(idle: false) {
      _ = stage.world.pop(from: nav, animated: false)
      check(stage, "")
    }
    check(
      stage, "B.viewWillDisappear\nA.viewWillAppear\nB.viewDidDisappear\nA.viewDidAppear")
  }

  /// Evidence: `swiftnav-didshow-for-nonanimated-pop`.
  @Test func theDelegateHearsOfAnUnanimatedPopToTheMiddle() {
    let stage = Stage(18)
    let (nav, stack) = stage.shownNavigation("A B C D E")
    stage.world.setNavigationDelegate(stage.delegate("D1"), of: nav)
    stage.turn { _ = stage.world.pop(to: stack[2], from: nav, animated: false) }
    check(
      stage, [.delegates], of: "D1",
      """
      D1.navigationController(willShow: C, animated: false)
      D1.navigationController(didShow: C, animated: false)
      """)
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 3)
  }

  /// Evidence: `fleet-offwindow-poptovc-returns-popped`.
  @Test func aStackInAHiddenWindowStillReturnsWhatWasPopped() {
    let stage = Stage()
    stage.world.setHidden(true, ofWindow: stage.window)
    let (nav, stack) = stage.shownNavigation("A")
    let list = stage.controllers("B C D")
    stage.turn {
      for next in list { stage.world.push(next, onto: nav, animated: false) }
      #expect(stage.world.pop(to: list[0], from: nav, animated: true) == [list[1], list[2]])
      #expect(stage.world.pop(to: nil, from: nav, animated: true) == [list[0]])
    }
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
    check(stage, "")
  }

  /// Evidence: `chromium-addchild-order-is-child-order`, `addchild-reparents`.
  @Test func childrenKeepTheOrderTheyWereAddedInAndHaveOneParent() {
    let stage = Stage()
    let list = stage.controllers("A B C D")
    stage.world.addChild(list[1], to: list[0])
    stage.world.addChild(list[2], to: list[0])
    #expect(stage.world.children(of: list[0]) == [list[1], list[2]])
    stage.mark()
    stage.world.addChild(list[1], to: list[3])
    #expect(stage.world.children(of: list[0]) == [list[2]])
    #expect(stage.world.children(of: list[3]) == [list[1]])
    check(stage, .containment, "B.didMove(toParent: nil)\nB.willMove(toParent: D)")
  }

  /// Evidence: `willmove-parent-already-set`, `didmove-doc-contract-apple`.
  @Test func theParentIsSetWhenWillMoveComesAndGoneWhenDidMoveComes() {
    let stage = Stage()
    let list = stage.controllers("A B")
    var parents: [ObjectID?] = []
    stage.on(list[1], .willMoveToParent) { parents.append(stage.world.parent(of: list[1])) }
    stage.on(list[1], .didMoveToParent) { parents.append(stage.world.parent(of: list[1])) }
    stage.mark()
    stage.world.addChild(list[1], to: list[0])
    stage.world.removeFromParent(list[1])
    stage.world.removeFromParent(list[1])
    #expect(parents == [list[0], nil])
    check(stage, .containment, "B.willMove(toParent: A)\nB.didMove(toParent: nil)")
  }

  /// Evidence: `tero-uinav-stack-survives-tab-removal`.
  @Test func aStackSurvivesItsRemovalFromTheTabs() {
    let stage = Stage()
    let stack = stage.controllers("A B")
    let nav = stage.navigation(stack)
    let other = stage.controller("Other")
    let tabs = stage.tabs([nav, other])
    stage.turn { stage.world.setViewControllers([other], ofTabBar: tabs) }
    #expect(stage.world.parent(of: nav) == nil)
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
    #expect(stage.world.viewControllers(ofTabBar: tabs) == [other])
  }

  /// Evidence: `nav-direct-child-added-iloveanan`.
  @Test func aChildPutIntoANavigationControllerBesideItsStackDoesNotAppear() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let c = stage.controller("C")
    stage.turn { FirstAppearanceTests.embed(c, in: nav, stage) }
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    stage.turn { stage.world.setRootViewController(nav, of: stage.window) }
    check(
      stage, of: "A C",
      "A.viewWillDisappear\nA.viewDidDisappear\nA.viewWillAppear\nA.viewDidAppear")
  }

  /// Evidence: `containment-addchild-in-viewdidload-so48653763`.
  @Test func aChildAddedInViewDidLoadWithoutDidMoveNeverHearsOfIt() {
    let stage = Stage(11)
    let p = stage.controller("P")
    let c = stage.controller("C")
    stage.once(p, .viewDidLoad) {
      stage.world.addChild(c, to: p)
      guard let host = stage.world.viewIfLoaded(of: p), let view = stage.world.view(of: c) else {
        return
      }
      stage.world.addSubview(view, to: host)
    }
    stage.mark()
    stage.turn { stage.world.setRootViewController(p, of: stage.window) }
    let logged: Set<Callback> = [
      .willMoveToParent, .didMoveToParent, .viewDidLoad, .viewWillAppear, .viewDidAppear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]
    let happened = stage.events.filter {
      logged.contains($0.callback) && $0.receiver == .object(c)
    }
    #expect(
      happened.map { $0.callback } == [
        .willMoveToParent, .viewDidLoad, .viewWillAppear, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
      ])
  }

  /// Evidence: `perfsuite-plain-window-without-scene`.
  @Test func aSecondWindowDrivesItsOwnRoot() {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.show(list[0])
    let second = stage.world.makeWindow()
    stage.turn { stage.world.setRootViewController(list[1], of: second) }
    check(stage, "")
    stage.turn { stage.world.setHidden(false, ofWindow: second) }
    check(stage, "B.viewWillAppear\nB.viewDidAppear")
    #expect(stage.world.appearanceState(of: list[0]) == .appeared)
  }
}
