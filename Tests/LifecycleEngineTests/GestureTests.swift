import Testing

@testable import LifecycleEngine

@Suite struct GestureTests {
  private func error(_ action: () throws(GestureError) -> Void) -> GestureError? {
    do { try action() } catch { return error }
    return nil
  }

  // MARK: Swipe back

  /// Evidence: `radar-21137690-nav-delegate-cancelled-pop`, `nav-swipe-cancel-so18927878`.
  @Test func aCancelledSwipeTellsTheDelegateOnlyWhatWasAboutToShow() {
    let stage = Stage(12)
    let (nav, _) = stage.shownNavigation("A B")
    stage.world.setNavigationDelegate(stage.delegate("D"), of: nav)
    stage.swipeBack()
    stage.cancel()
    check(
      stage, [.delegates], of: "D",
      """
      D.navigationController(animationControllerFor: .pop, from: B, to: A)
      D.navigationController(willShow: A, animated: true)
      """)
    check(
      stage, of: "B",
      "B.viewWillDisappear\nB.viewWillAppear\nB.viewDidAppear")
  }

  @Test func aFinishedSwipeTellsTheDelegateAsAPop() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A B")
    stage.world.setNavigationDelegate(stage.delegate("D"), of: nav)
    stage.swipeBack()
    stage.finish()
    check(
      stage, [.delegates], of: "D",
      """
      D.navigationController(animationControllerFor: .pop, from: B, to: A)
      D.navigationController(willShow: A, animated: true)
      D.navigationController(didShow: A, animated: true)
      """)
  }

  /// Evidence: `nav-swipe-complete-so18927878`.
  @Test func aFinishedSwipeReleasesThePoppedControllerAndACancelledOneDoesNot() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    stage.drop(stack[1])
    stage.swipeBack()
    stage.cancel()
    #expect(!stage.world.isDeallocated(stack[1]))
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
    #expect(!stage.world.isMovingFromParent(stack[1]))
    stage.swipeBack()
    #expect(stage.world.viewControllers(ofNavigation: nav) == [stack[0]])
    stage.finish()
    #expect(stage.world.isDeallocated(stack[1]))
  }

  /// Evidence: `rns-swipe-start-events`.
  @Test func theWillCallbacksComeAtTheStartAndTheDidCallbacksAfterTheRelease() throws {
    let stage = Stage()
    _ = stage.shownNavigation("A B")
    stage.swipeBack()
    check(stage, .appearance, "B.viewWillDisappear\nA.viewWillAppear\nA.viewIsAppearing")
    stage.world.wait(.seconds(30))
    check(stage, .appearance, "B.viewWillDisappear\nA.viewWillAppear\nA.viewIsAppearing")
    #expect(stage.world.isGestureHeld)
    let release = stage.world.now
    stage.finish()
    let did = try #require(stage.first("A.viewDidAppear"))
    #expect(did.time > release)
    #expect(!stage.world.isGestureHeld)
  }

  @Test func aHeldSwipeIsASpanThatEndsWithItsRelease() throws {
    let stage = Stage()
    _ = stage.shownNavigation("A B")
    let before = stage.world.trace.spans.count
    stage.swipeBack()
    #expect(stage.world.trace.spans[before].kind == .gesture)
    #expect(stage.world.trace.spans[before].endEvent == nil)
    stage.cancel()
    #expect(stage.world.trace.spans[before].endEvent != nil)
    #expect(stage.world.trace.spans[before].isCancelled)
    #expect(stage.world.trace.spans.allSatisfy { $0.end != nil })
  }

  @Test func aPushDuringAHeldSwipeWaitsForItsEnd() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    let c = stage.controller("C")
    stage.swipeBack()
    stage.mark()
    stage.turn { stage.world.push(c, onto: nav, animated: true) }
    check(stage, "")
    stage.cancel()
    check(
      stage,
      """
      A.viewWillDisappear
      A.viewDidDisappear
      B.viewWillAppear
      B.viewDidAppear
      B.viewWillDisappear
      C.viewWillAppear
      B.viewDidDisappear
      C.viewDidAppear
      """)
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack + [c])
  }

  @Test func aSwipeIsCancelledWhenItsContainerLeavesTheScreen() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    let c = stage.controller("C")
    stage.swipeBack()
    stage.mark()
    stage.turn { stage.world.setRootViewController(c, of: stage.window) }
    #expect(!stage.world.isGestureHeld)
    #expect(error { () throws(GestureError) in try stage.world.finishSwipe() } == .notHeld)
    #expect(stage.world.transitions.isEmpty)
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
    #expect(stage.world.appearanceState(of: stack[0]) == .disappeared)
    #expect(stage.world.appearanceState(of: stack[1]) == .disappeared)
    check(stage, of: "A", "A.viewWillDisappear\nA.viewDidDisappear")
    check(stage, of: "B", "B.viewDidDisappear")
  }

  @Test func aControllerThatRemovesItselfDuringTheSwipeDoesNotComeBackWithItsCancellation() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    stage.once(stack[1], .viewWillDisappear) { stage.world.removeFromParent(stack[1]) }
    stage.swipeBack()
    stage.cancel()
    #expect(stage.world.viewControllers(ofNavigation: nav) == [stack[0]])
    #expect(stage.world.appearanceState(of: stack[0]) == .appeared)
    #expect(stage.world.appearanceState(of: stack[1]) == .disappeared)
  }

  // MARK: Gestures that are not possible

  @Test func withoutAnythingToGoBackToThereIsNoSwipeAndNoTap() {
    let stage = Stage()
    let what = GestureError.nothingThere("a navigation controller with something to go back to")
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == what)
    #expect(error { () throws(GestureError) in try stage.world.beginSwipeBack() } == what)
    _ = stage.shownNavigation("A")
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == what)
    #expect(error { () throws(GestureError) in try stage.world.beginSwipeBack() } == what)
    check(stage, "")
  }

  @Test func withoutAPageInThatDirectionThereIsNoTurn() {
    let stage = Stage()
    let what = GestureError.nothingThere("a page view controller with a page in that direction")
    stage.show(stage.pages(.scroll, stage.controllers("A B")))
    #expect(
      error { () throws(GestureError) in try stage.world.beginPageSwipe(.reverse) } == what)
    #expect(!stage.world.isGestureHeld)
    check(stage, "")
  }

  @Test func nothingIsHeldThatCouldBeReleased() {
    let stage = Stage()
    #expect(error { () throws(GestureError) in try stage.world.finishSwipe() } == .notHeld)
    #expect(error { () throws(GestureError) in try stage.world.cancelSwipe() } == .notHeld)
    _ = stage.shownNavigation("A B")
    stage.swipeBack()
    stage.cancel()
    #expect(error { () throws(GestureError) in try stage.world.cancelSwipe() } == .notHeld)
  }

  @Test func oneGestureIsHeldAtATime() {
    let stage = Stage()
    _ = stage.shownNavigation("A B C")
    stage.swipeBack()
    #expect(error { () throws(GestureError) in try stage.world.beginSwipeBack() } == .alreadyHeld)
    #expect(
      error { () throws(GestureError) in try stage.world.beginPageSwipe(.forward) }
        == .alreadyHeld)
  }

  @Test(arguments: [17, 18]) func aSwipeIsNotPossibleWhileAPushIsUnderWay(_ release: Int) {
    let stage = Stage(release)
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.turn(idle: false) { stage.world.push(b, onto: nav, animated: true) }
    #expect(
      error { () throws(GestureError) in try stage.world.beginSwipeBack() }
        == .transitionRunning)
    stage.world.runUntilIdle()
    #expect(error { () throws(GestureError) in try stage.world.beginSwipeBack() } == nil)
  }

  @Test func aPageIsNotTurnedWhileATurnIsUnderWay() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    let pages = stage.pages(.scroll, list)
    stage.show(pages)
    stage.turn(idle: false) {
      stage.world.setPage(list[1], of: pages, animated: true, completion: nil)
    }
    #expect(
      error { () throws(GestureError) in try stage.world.beginPageSwipe(.forward) }
        == .transitionRunning)
  }

  @Test func noGestureIsPossibleBeforeTheLastTransitionHasSettled() {
    let stage = Stage(18)
    let (nav, _) = stage.shownNavigation("A B")
    let b = stage.controller("C")
    stage.turn(idle: false) { stage.world.push(b, onto: nav, animated: true) }
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == .transitionRunning)
    stage.world.runUntilIdle()
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 3)
  }

  @Test func aSwipeThatSettlesBackIsTheReasonAndNotTheStackItHasNotRestoredYet() {
    let stage = Stage()
    _ = stage.shownNavigation("A B")
    stage.swipeBack()
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == .alreadyHeld)
    stage.act(idle: false) { () throws(GestureError) in try stage.world.cancelSwipe() }
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == .transitionRunning)
    #expect(
      error { () throws(GestureError) in try stage.world.beginSwipeBack() } == .transitionRunning)
    stage.world.runUntilIdle()
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == nil)
  }

  @Test func aPageInAContainerThatIsInTransitionIsNotTurned() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let pages = stage.pages(.scroll, stage.controllers("B C"))
    stage.turn(idle: false) { stage.world.push(pages, onto: nav, animated: true) }
    #expect(
      error { () throws(GestureError) in try stage.world.beginPageSwipe(.forward) }
        == .transitionRunning)
    stage.world.runUntilIdle()
    #expect(error { () throws(GestureError) in try stage.world.beginPageSwipe(.forward) } == nil)
  }

  @Test func swipingBackCameWith7() {
    let stage = Stage(6)
    _ = stage.shownNavigation("A B")
    #expect(
      error { () throws(GestureError) in try stage.world.beginSwipeBack() }
        == .notOnRelease(first: Release(7)))
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == nil)
  }

  @Test func aTapOnBackIsAnAnimatedPop() {
    let stage = Stage()
    _ = stage.shownNavigation("A B")
    stage.act { () throws(GestureError) in try stage.world.tapBack() }
    check(
      stage,
      """
      B.viewWillDisappear(animated: true)
      A.viewWillAppear(animated: true)
      B.viewDidDisappear(animated: true)
      A.viewDidAppear(animated: true)
      """)
  }
}
