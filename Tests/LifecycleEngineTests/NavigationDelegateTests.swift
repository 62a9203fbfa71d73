import Testing

@testable import LifecycleEngine

/// The calls to the delegate of a navigation controller when the navigation controller appears.
@Suite struct NavigationDelegateTests {
  private func stage(_ release: Int) -> (Stage, tabs: ObjectID, nav: ObjectID, a: ObjectID) {
    let stage = Stage(release)
    let list = stage.controllers("A B")
    let nav = stage.navigation([list[0]])
    stage.world.setNavigationDelegate(stage.delegate("D"), of: nav)
    let tabs = stage.tabs([nav, list[1]])
    stage.show(tabs)
    return (stage, tabs, nav, list[0])
  }

  /// Evidence: `radar-29912893-didshow-of-tabs`.
  @Test(arguments: [5, 10, 17]) func aTabThatIsSelectedAgainIsToldOfOnce(_ release: Int) {
    let (stage, tabs, _, _) = stage(release)
    stage.turn { stage.world.selectTab(1, of: tabs) }
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: tabs) }
    check(
      stage, [.classic, .delegates], of: "A D",
      """
      A.viewWillAppear
      A.viewDidAppear
      D.navigationController(didShow: A, animated: false)
      """)
  }

  /// Evidence: `uno-didshow-after-modal`.
  @Test(arguments: [11, 26], [true, false])
  func whatAFullScreenPresentationUncoversIsToldOfOnce(_ release: Int, _ animated: Bool) {
    let (stage, _, _, a) = stage(release)
    let modal = stage.controller("M")
    stage.world.setModalPresentationStyle(.fullScreen, of: modal)
    stage.turn { stage.world.present(modal, from: a, animated: animated, completion: nil) }
    check(stage, .delegates, "")
    stage.mark()
    stage.turn { stage.world.dismiss(modal, animated: animated, completion: nil) }
    check(stage, .delegates, "D.navigationController(didShow: A, animated: \(animated))")
  }

  @Test func aTransitionThatIsUnderWayTellsInstead() {
    let (stage, tabs, nav, a) = stage(26)
    let next = stage.controller("C")
    stage.turn { stage.world.selectTab(1, of: tabs) }
    stage.once(a, .viewWillAppear) { stage.world.push(next, onto: nav, animated: true) }
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: tabs) }
    check(
      stage, .delegates,
      """
      D.navigationController(animationControllerFor: .push, from: A, to: C)
      D.navigationController(willShow: C)
      D.navigationController(didShow: C)
      """)
  }

  @Test func anEmptyNavigationControllerHasNothingToTellOf() {
    let (stage, tabs, nav, _) = stage(26)
    stage.turn { stage.world.selectTab(1, of: tabs) }
    stage.turn { stage.world.setViewControllers([], ofNavigation: nav, animated: false) }
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: tabs) }
    check(stage, .delegates, "")
  }
}
