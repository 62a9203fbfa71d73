import Testing

@testable import LifecycleEngine

@Suite struct ViewLoadingTests {
  /// Evidence: `svc-uinav-init-loads-nav-view`.
  @Test(arguments: [true, false])
  func theFirstChangeOfTheStackLoadsTheNavigationControllersOwnViewAndNoOther(_ isPush: Bool) {
    let stage = Stage(13)
    let nav = stage.controller("nav", .navigationController)
    let a = stage.controller("A")
    #expect(stage.world.viewIfLoaded(of: nav) == nil)
    if isPush {
      stage.world.push(a, onto: nav, animated: false)
    } else {
      stage.world.setViewControllers([a], ofNavigation: nav, animated: false)
    }
    check(
      stage, [.loading, .containment], of: "nav A",
      "nav.init\nA.init\nA.willMove(toParent: nav)\nnav.loadView\nnav.viewDidLoad")
  }

  /// Evidence: `bookshelf-view-loads-lazily`, `view-loads-lazily`.
  @Test func theFirstReadLoadsTheViewOnce() {
    let stage = Stage()
    let a = stage.controller("A")
    #expect(stage.world.viewIfLoaded(of: a) == nil)
    let view = stage.world.view(of: a)
    #expect(view != nil)
    #expect(stage.world.view(of: a) == view)
    stage.world.loadViewIfNeeded(a)
    check(stage, .loading, "A.init\nA.loadView\nA.viewDidLoad")
  }

  /// Evidence: `tero-init-with-root-loads-nothing`, `storyboard-instance-view-not-loaded`.
  @Test func beingPutIntoAContainerLoadsNothing() {
    let stage = Stage()
    let a = stage.controller("A")
    _ = stage.tabs([stage.navigation([a])])
    #expect(stage.world.viewIfLoaded(of: a) == nil)
  }

  @Test func loadViewMayAssignAViewOfItsOwn() {
    let stage = Stage()
    let a = stage.controller("A")
    let own = stage.world.makeView(of: ClassID(.view))
    stage.on(a, .loadView) { stage.world.setView(own, of: a) }
    #expect(stage.world.view(of: a) == own)
    #expect(stage.world.controller(ofView: own) == a)
  }

  /// Evidence: `loadview-reentrancy-before-assignment`.
  @Test func aReadInsideLoadViewBeforeTheAssignmentRunsItAgain() {
    let stage = Stage()
    let a = stage.controller("A")
    let own = stage.world.makeView(of: ClassID(.view))
    var isFirst = true
    stage.on(a, .loadView) {
      if isFirst {
        isFirst = false
        #expect(stage.world.view(of: a) == own)
      }
      stage.world.setView(own, of: a)
      #expect(stage.world.view(of: a) == own)
    }
    #expect(stage.world.view(of: a) == own)
    check(stage, .loading, "A.init\nA.loadView\nA.loadView\nA.viewDidLoad\nA.viewDidLoad")
  }

  /// Evidence: `loadview-reentrancy-before-assignment`.
  @Test func aLoadViewThatAlwaysReadsTheViewNeverEnds() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.on(a, .loadView) { _ = stage.world.view(of: a) }
    _ = stage.world.view(of: a)
    guard case .budget = stage.world.stop else {
      Issue.record("it was not stopped")
      return
    }
  }

  /// Evidence: `loadview-leaves-nil`.
  @Test func aLoadViewThatAssignsNothingRunsAgainWithEveryRead() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.on(a, .loadView) {}
    #expect(stage.world.view(of: a) == nil)
    #expect(stage.world.viewIfLoaded(of: a) == nil)
    #expect(stage.world.view(of: a) == nil)
    check(stage, .loading, "A.init\nA.loadView\nA.viewDidLoad\nA.loadView\nA.viewDidLoad")
  }

  /// Evidence: `loadview-leaves-nil`.
  @Test func aReadInViewDidLoadOfAViewThatIsNeverAssignedIsStoppedByTheDepthBudget() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.on(a, .loadView) {}
    stage.on(a, .viewDidLoad) { _ = stage.world.view(of: a) }
    stage.turn { stage.world.loadViewIfNeeded(a) }
    #expect(stage.world.stop == .budget("callbacks nested more than 60 deep"))
  }

  @Test func aRootThatNeverAssignsAViewShowsNothingAndEndsNoRun() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.on(a, .loadView) {}
    stage.show(stage.navigation([a]))
    #expect(stage.world.stop == nil)
    #expect(stage.world.transitions.isEmpty)
  }

  /// Evidence: `viewdidload-more-than-once-possible`.
  @Test func aViewSetToNilIsLoadedAgain() {
    let stage = Stage()
    let a = stage.controller("A")
    let first = stage.world.view(of: a)
    stage.world.setView(nil, of: a)
    #expect(stage.world.viewIfLoaded(of: a) == nil)
    #expect(stage.world.view(of: a) != first)
    check(
      stage, .loading, "A.init\nA.loadView\nA.viewDidLoad\nA.loadView\nA.viewDidLoad")
  }

  /// Evidence: `loadview-view-not-shared`.
  @Test func aViewOfAnotherControllerCannotBeAssignedBeforeItWasCleared() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    guard let view = stage.world.view(of: list[0]) else { return }
    stage.world.retain(view)
    stage.world.setView(nil, of: list[0])
    stage.world.setView(view, of: list[1])
    #expect(stage.world.controller(ofView: view) == list[1])
    stage.drop(list[1])
    stage.world.setView(view, of: list[0])
    #expect(stage.world.stop == nil)
    stage.world.setView(view, of: list[0])
    #expect(stage.world.stop == nil)
    stage.world.setView(view, of: list[2])
    #expect(stage.world.stop != nil)
    #expect(stage.world.controller(ofView: view) == list[0])
    #expect(stage.world.viewIfLoaded(of: list[2]) == nil)
  }

  /// The cause of the inverted orders in `modal-segue-early-view-load-jsq253`.
  @Test func aViewReadEarlyIsNotLoadedByThePush() {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A"))
    stage.show(nav)
    let b = stage.controller("B")
    stage.turn { _ = stage.world.view(of: b) }
    stage.mark()
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    check(stage, .loading, "")
    #expect(stage.world.appearanceState(of: b) == .appeared)
  }
}
