import LifecycleEngine
import Testing

/// Pushes and pops that the user reverses while they are moving. Evidence:
/// `nav-interrupted-push-ios18`, `nav-transition-takes-touches-navigation888`.
@Suite struct FluidTransitionTests {
  private func error(_ action: () throws(GestureError) -> Void) -> GestureError? {
    do { try action() } catch { return error }
    return nil
  }

  @Test func aPushThatTheUserGoesBackFromIsOverAtOnce() {
    let stage = Stage(26)
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.turn(idle: false) { stage.world.push(b, onto: nav, animated: true) }
    stage.act(idle: false) { () throws(GestureError) in try stage.world.tapBack() }
    #expect(stage.first("B.viewDidAppear")?.turn == stage.first("B.viewWillDisappear")?.turn)
    stage.world.runUntilIdle()
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 1)
    #expect(stage.world.appearanceState(of: b) == .disappeared)
  }

  @Test func aRootAloneHasNothingThatCouldInterruptItsComing() {
    let stage = Stage(26)
    let (nav, _) = stage.shownNavigation("A B")
    stage.turn(idle: false) { _ = stage.world.pop(from: nav, animated: true) }
    #expect(
      error { () throws(GestureError) in try stage.world.tapBack() } == .transitionRunning)
  }

  @Test(arguments: [18, 25]) func aPushThatZoomsIsOverAtOnceWhereTheUserGoesBack(_ release: Int) {
    let stage = Stage(release)
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.world.setPrefersZoom(true, of: b)
    stage.turn(idle: false) { stage.world.push(b, onto: nav, animated: true) }
    stage.act(idle: false) { () throws(GestureError) in try stage.world.tapBack() }
    #expect(stage.first("B.viewDidAppear")?.turn == stage.first("B.viewWillDisappear")?.turn)
    stage.world.runUntilIdle()
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 1)
    #expect(stage.world.appearanceState(of: b) == .disappeared)
  }

  /// The covered controller does not decide about the zoom.
  @Test func onlyAZoomOfWhatComesOrGoesCounts() {
    let stage = Stage(18)
    let (nav, stack) = stage.shownNavigation("A B")
    let c = stage.controller("C")
    stage.world.setPrefersZoom(true, of: stack[1])
    stage.turn(idle: false) { stage.world.push(c, onto: nav, animated: true) }
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == .transitionRunning)
    stage.world.runUntilIdle()
    stage.turn(idle: false) { _ = stage.world.pop(from: nav, animated: true) }
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == .transitionRunning)
    stage.world.runUntilIdle()
    #expect(stage.world.viewControllers(ofNavigation: nav) == stack)
  }

  @Test func aPopThatZoomsIsOverAtOnceWhereTheUserGoesFurtherBack() {
    let stage = Stage(18)
    let (nav, stack) = stage.shownNavigation("A B C")
    stage.world.setPrefersZoom(true, of: stack[2])
    stage.turn(idle: false) { _ = stage.world.pop(from: nav, animated: true) }
    stage.act(idle: false) { () throws(GestureError) in try stage.world.beginSwipeBack() }
    #expect(stage.first("B.viewDidAppear")?.turn == stage.first("B.viewWillDisappear")?.turn)
    stage.act { () throws(GestureError) in try stage.world.finishSwipe() }
    #expect(stage.world.viewControllers(ofNavigation: nav) == [stack[0]])
  }

  @Test func whatIsPushedWithoutAnimationHasNothingToInterrupt() {
    let stage = Stage(18)
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.world.setPrefersZoom(true, of: b)
    stage.turn { stage.world.push(b, onto: nav, animated: false) }
    stage.act { () throws(GestureError) in try stage.world.tapBack() }
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 1)
  }

  @Test func whatZoomedIsSwipedAwayWithoutABackButton() {
    let stage = Stage(18)
    let (nav, stack) = stage.shownNavigation("A B")
    let nothing = GestureError.nothingThere("a navigation bar with a back button")
    stage.turn { stage.world.setBarHidden(.navigationBar, true, of: nav) }
    #expect(error { () throws(GestureError) in try stage.world.beginSwipeBack() } == nothing)
    stage.world.setPrefersZoom(true, of: stack[1])
    #expect(error { () throws(GestureError) in try stage.world.tapBack() } == nothing)
    stage.act { () throws(GestureError) in try stage.world.beginSwipeBack() }
    stage.act { () throws(GestureError) in try stage.world.finishSwipe() }
    #expect(stage.world.viewControllers(ofNavigation: nav) == [stack[0]])
  }
}
