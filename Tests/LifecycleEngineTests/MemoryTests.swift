import Testing

@testable import LifecycleEngine

@Suite struct MemoryTests {
  /// Evidence: `dealloc-not-mid-transition-measured`, `nav-push-pop-dealloc-33663119952`.
  @Test(arguments: [true, false])
  func aPoppedControllerLivesToTheEndOfItsTransition(_ animated: Bool) {
    let stage = Stage()
    let stack = stage.controllers("A B")
    let nav = stage.navigation(stack)
    stage.show(nav)
    stage.drop(stack[1])
    stage.turn {
      _ = stage.world.pop(from: nav, animated: animated)
      #expect(!stage.world.isDeallocated(stack[1]))
    }
    let last = stage.events.last.map { stage.text($0) }
    #expect(last == "B.deinit")
    #expect(stage.first("B.deinit")?.turn == stage.first("A.viewDidAppear")?.turn)
  }

  /// Evidence: `dealloc-not-part-of-appearance`.
  @Test func aPoppedControllerThatIsHeldElsewhereLivesOn() {
    let stage = Stage()
    let stack = stage.controllers("A B")
    let nav = stage.navigation(stack)
    stage.show(nav)
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    #expect(!stage.world.isDeallocated(stack[1]))
    stage.mark()
    stage.drop(stack[1])
    check(stage, .loading, "B.deinit")
  }

  @Test func aControllerThatAClosureCapturesStronglyNeverGoes() {
    let stage = Stage()
    let stack = stage.controllers("A B")
    let nav = stage.navigation(stack)
    stage.show(nav)
    let closure = stage.closure { _ in }
    stage.make(closure, hold: stack[1])
    stage.make(stack[1], hold: closure)
    stage.drop(stack[1], closure)
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    #expect(!stage.world.isDeallocated(stack[1]))
    #expect(!stage.world.isDeallocated(closure))
  }

  /// Evidence: `uikittestable-window-release-after-dismiss`.
  @Test func aWindowOfTheAuthorsGoesWithItsRootWhenNobodyHoldsIt() {
    let stage = Stage()
    let a = stage.controller("A")
    let window = stage.world.makeWindow()
    stage.turn {
      stage.world.setRootViewController(a, of: window)
      stage.world.setHidden(false, ofWindow: window)
      stage.drop(a)
    }
    #expect(stage.world.appearanceState(of: a) == .appeared)
    stage.turn { stage.drop(window) }
    #expect(stage.world.isDeallocated(window))
    #expect(stage.world.isDeallocated(a))
    #expect(stage.world.windows == [stage.window])
    #expect(stage.world.transitions.isEmpty)
  }

  @Test func aWindowThatGoesInTheTurnItIsShownTakesItsTransitionAlong() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.turn {
      let window = stage.world.makeWindow()
      stage.world.setRootViewController(a, of: window)
      stage.world.setHidden(false, ofWindow: window)
      stage.drop(a, window)
    }
    #expect(stage.world.isDeallocated(a))
    #expect(stage.world.transitions.isEmpty)
  }

  @Test func aScheduledBlockIsHeldUntilItHasRun() {
    let stage = Stage()
    var isRun = false
    let a = stage.controller("A")
    let block = stage.closure { _ in isRun = true }
    stage.make(block, hold: a)
    stage.turn(idle: false) { stage.world.schedule(block, after: .seconds(1)) }
    stage.drop(block, a)
    #expect(!stage.world.isDeallocated(a))
    stage.world.wait(.milliseconds(999))
    #expect(!isRun)
    stage.world.wait(.milliseconds(1))
    #expect(isRun)
    #expect(stage.world.isDeallocated(a))
  }

  @Test func childrenAndViewsGoAfterTheirParentInOrder() {
    let stage = Stage()
    let p = stage.controller("P")
    let list = stage.controllers("A B")
    for child in list { FirstAppearanceTests.embed(child, in: p, stage) }
    FirstAppearanceTests.embed(stage.controller("C"), in: list[0], stage)
    stage.mark()
    for child in list { stage.drop(child) }
    stage.drop(p)
    check(stage, .loading, "P.deinit\nA.deinit\nB.deinit")
    #expect(stage.world.parent(of: list[0]) == nil)
  }

  @Test func aChainOfAHundredThousandObjectsIsLetGoWithoutADeepStack() {
    let stage = Stage()
    var previous = stage.delegate("first")
    let first = previous
    for _ in 0..<100_000 {
      let next = stage.world.makeForeignObject(of: ClassID(.object), slot: 0)
      stage.make(previous, hold: next)
      stage.drop(next)
      previous = next
    }
    stage.drop(first)
    #expect(stage.world.isDeallocated(previous))
  }

  /// An owner's `deinit` comes first, then those of its contents, depth first.
  @Test func aTreeOfObjectsIsLetGoInTheOrderOfARecursion() {
    let stage = Stage()
    let list = stage.controllers("A B C D E")
    for (owner, other) in [(0, 1), (0, 2), (1, 3), (2, 4)] {
      stage.make(list[owner], hold: list[other])
    }
    for id in list.dropFirst() { stage.drop(id) }
    stage.mark()
    stage.drop(list[0])
    check(stage, .loading, "A.deinit\nB.deinit\nD.deinit\nC.deinit\nE.deinit")
  }

  @Test func aReferenceThatEscapesFromDeinitDoesNotBringTheObjectBack() {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.on(list[0], .deinitialize) { stage.make(list[1], hold: list[0]) }
    stage.drop(list[0])
    #expect(stage.world.isDeallocated(list[0]))
    stage.drop(list[1])
    #expect(stage.world.isDeallocated(list[1]))
    #expect(stage.world.strongCount(of: list[0]) == 0)
    check(stage, .loading, "A.init\nB.init\nA.deinit\nB.deinit")
  }

  @Test func aNavigationControllerThatGoesTakesItsStackWithIt() {
    let stage = Stage()
    let stack = stage.controllers("A B")
    let nav = stage.navigation(stack)
    stage.show(nav)
    stage.drop(nav, stack[0], stack[1])
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    #expect((stack + [nav]).allSatisfy { stage.world.isDeallocated($0) })
    check(stage, .loading, "A.deinit\nB.deinit")
  }

  @Test func aReplacedRootIsHeldToTheEndOfItsDisappearance() throws {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.show(list[0])
    stage.drop(list[0])
    stage.turn { stage.world.setRootViewController(list[1], of: stage.window) }
    let gone = try #require(stage.first("A.deinit"))
    let did = try #require(stage.first("A.viewDidDisappear"))
    #expect(gone.number > did.number)
  }

  @Test func aViewThatComesIntoTheWindowWhileItIsAboutToBeUnloadedStays() {
    let stage = Stage(5)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.show(a)
    _ = stage.world.view(of: b)
    stage.once(b, .viewWillUnload) { stage.world.setRootViewController(b, of: stage.window) }
    stage.turn { stage.world.warnOfMemory() }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      A.viewDidDisappear
      B.viewDidAppear
      """)
    #expect(stage.first("B.viewDidUnload") == nil)
    #expect(stage.world.viewIfLoaded(of: b).map { stage.world.isInWindow($0) } == true)
  }

  @Test func whoIsLetGoInItsLayoutIsToldTheEndOfItBeforeItGoes() {
    let stage = Stage(8)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let pages = stage.pages(.pageCurl, [a])
    stage.world.setPages([], of: pages)
    stage.show(pages)
    stage.once(a, .viewWillLayoutSubviews) {
      stage.world.setPage(b, of: pages, animated: false, completion: nil)
      stage.drop(a)
    }
    stage.turn {
      if let view = stage.world.viewIfLoaded(of: a) { stage.world.setNeedsLayout(view) }
    }
    check(stage, [.layout], of: "A", "A.viewWillLayoutSubviews\nA.viewDidLayoutSubviews")
    #expect(stage.world.isDeallocated(a))
  }
}
