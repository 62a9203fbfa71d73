import Testing

@testable import LifecycleEngine

/// Tab bar controllers, with selections by the user and by the author's code.
@Suite struct TabBarTests {
  private func shown(_ list: String, _ release: Int = 26) -> (Stage, ObjectID, [ObjectID]) {
    let stage = Stage(release)
    let tabs = stage.controllers(list)
    let id = stage.tabs(tabs)
    stage.show(id)
    return (stage, id, tabs)
  }

  private func tap(_ stage: Stage, _ index: Int) {
    stage.act { () throws(GestureError) in try stage.world.tapTab(index) }
  }

  @Test(arguments: [5, 12, 13, 26])
  func onlyTheSelectedTabIsLoadedAndAppears(release: Int) {
    let stage = Stage(release)
    let list = stage.controllers("A B")
    let id = stage.tabs(list)
    stage.mark()
    stage.turn { stage.world.setRootViewController(id, of: stage.window) }
    check(stage, "A.viewWillAppear(animated: false)\nA.viewDidAppear(animated: false)")
    #expect(stage.world.viewIfLoaded(of: list[1]) == nil)
  }

  @Test(arguments: [5, 8, 13, 17])
  func theWillCallbacksOfASelectionComeBeforeTheCallReturns(release: Int) {
    let (stage, id, _) = shown("A B", release)
    stage.turn {
      stage.world.selectTab(1, of: id)
      check(stage, "B.viewWillAppear(animated: false)\nA.viewWillDisappear(animated: false)")
      stage.mark()
    }
    check(stage, "A.viewDidDisappear\nB.viewDidAppear")
  }

  /// Evidence: `n-tabs-e2e-order`, `n-tabs-did-half-a-second-late`.
  @Test(arguments: [18, 26]) func aSelectedTabFadesIn(release: Int) {
    let (stage, id, _) = shown("A B", release)
    stage.turn {
      stage.world.selectTab(1, of: id)
      check(stage, "B.viewWillAppear\nA.viewWillDisappear")
      stage.mark()
    }
    check(stage, "B.viewDidAppear\nA.viewDidDisappear")
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: id, mayFade: false) }
    check(
      stage, "A.viewWillAppear\nB.viewWillDisappear\nB.viewDidDisappear\nA.viewDidAppear")
  }

  @Test func anOlderSDKKeepsTheOldOrder() {
    let world = World(release: Release(26), sdk: Release(17))
    #expect(!world.holds(.tabsFade))
    #expect(World(release: Release(17), sdk: Release(26)).holds(.tabsFade) == false)
    #expect(World(release: Release(18)).holds(.tabsFade))
  }

  @Test func aSelectionInCodeAsksAndTellsNobody() {
    let (stage, id, _) = shown("A B")
    let delegate = stage.delegate("P")
    stage.world.setTabBarDelegate(delegate, of: id)
    stage.turn { stage.world.selectTab(1, of: id) }
    check(stage, .delegates, "")
    tap(stage, 0)
    check(
      stage, .delegates,
      "P.tabBarController(shouldSelect: A)\nP.tabBarController(didSelect: A)")
  }

  @Test func aTabThatIsRefusedIsNeitherSelectedNorToldOf() {
    let (stage, id, list) = shown("A B")
    let delegate = stage.delegate("P")
    stage.world.setTabBarDelegate(delegate, of: id)
    stage.reply(delegate, .tabShouldSelect, .boolean(false))
    tap(stage, 1)
    check(stage, [.classic, .delegates], "P.tabBarController(shouldSelect: B)")
    #expect(stage.world.selectedViewController(of: id) == list[0])
  }

  @Test func aTapOnTheSelectedTabGoesBackToTheRootOfItsStack() {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A B C"))
    stage.show(stage.tabs([nav]))
    tap(stage, 0)
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 1)
    check(
      stage, of: "A C",
      """
      C.viewWillDisappear(animated: true)
      A.viewWillAppear(animated: true)
      C.viewDidDisappear(animated: true)
      A.viewDidAppear(animated: true)
      """)
  }

  @Test func aTabThatIsLeftKeepsItsViewOutOfTheWindow() {
    let (stage, id, list) = shown("A B")
    stage.turn { stage.world.selectTab(1, of: id) }
    let view = stage.world.viewIfLoaded(of: list[0])
    #expect(view.map { stage.world.window(of: $0) == nil } == true)
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: id) }
    check(stage, .loading, "")
    #expect(view.map { stage.world.window(of: $0) == stage.window } == true)
  }

  /// Evidence: `tab-setviewcontrollers`.
  @Test func newTabsAreToldAndTheOldOnesThatGo() {
    let (stage, id, list) = shown("A B")
    let c = stage.controller("C")
    stage.turn { stage.world.setViewControllers([list[0], c], ofTabBar: id) }
    #expect(stage.first("B.willMove(toParent: nil)") != nil)
    #expect(stage.first("B.didMove(toParent: nil)") != nil)
    #expect(stage.first("C.didMove(toParent: tabs)") != nil)
    #expect(stage.first("A.viewWillDisappear") == nil)
    stage.drop(list[1])
    #expect(stage.world.isDeallocated(list[1]))
  }

  @Test func aSelectionOutsideAWindowIsShownWhenItComesIntoOne() {
    let stage = Stage()
    let id = stage.tabs(stage.controllers("A B"))
    stage.turn { stage.world.selectTab(1, of: id) }
    stage.mark()
    stage.turn { stage.world.setRootViewController(id, of: stage.window) }
    check(stage, "B.viewWillAppear\nB.viewDidAppear")
  }

  @Test func aSelectionInACallbackOfTheSwitchEndsAtTheLastOne() {
    let (stage, id, list) = shown("A B C")
    stage.once(list[1], .viewWillAppear) { [unowned stage] in stage.world.selectTab(2, of: id) }
    stage.turn { stage.world.selectTab(1, of: id) }
    #expect(stage.world.selectedViewController(of: id) == list[2])
    #expect(stage.world.appearanceState(of: list[2]) == .appeared)
    #expect(stage.world.appearanceState(of: list[0]) == .disappeared)
    #expect(stage.world.appearanceState(of: list[1]) == .disappeared)
  }
}
