import Testing

@testable import LifecycleEngine

/// The six sequences of transitions between a current and a new controller. Evidence:
/// `nav-push-wangling`, `nav-swipe-cancel-wangling`, `pagevc-scroll-complete-wangling`,
/// `pagevc-scroll-cancel-wangling`, `pagevc-curl-complete-wangling`, `pagevc-curl-cancel-wangling`.
@Suite struct SixSequencesTests {
  static let receivers = "Current New"
  static let navigationCompleted = """
    Current.viewWillDisappear
    New.viewWillAppear
    Current.viewDidDisappear
    New.viewDidAppear
    """
  static let navigationCancelled = """
    Current.viewWillDisappear
    New.viewWillAppear
    New.viewWillDisappear
    New.viewDidDisappear
    Current.viewWillAppear
    Current.viewDidAppear
    """
  static let scrollCompleted = """
    New.viewWillAppear
    Current.viewWillDisappear
    New.viewDidAppear
    Current.viewDidDisappear
    """
  static let scrollCancelled = """
    New.viewWillAppear
    Current.viewWillDisappear
    Current.viewWillAppear
    Current.viewDidAppear
    New.viewWillDisappear
    New.viewDidDisappear
    """
  static let curlCompleted = """
    New.viewWillAppear
    Current.viewWillDisappear
    Current.viewDidDisappear
    New.viewDidAppear
    """
  static let curlCancelled = """
    New.viewWillAppear
    Current.viewWillDisappear
    New.viewWillDisappear
    Current.viewWillAppear
    New.viewDidDisappear
    Current.viewDidAppear
    """

  static func completed(_ style: PageTransitionStyle) -> String {
    style == .scroll ? scrollCompleted : curlCompleted
  }
  static func cancelled(_ style: PageTransitionStyle) -> String {
    style == .scroll ? scrollCancelled : curlCancelled
  }

  /// The place of the two controllers during the transition.
  enum Place: CaseIterable { case window, tab, threeDeep, tabThreeDeep }
  static let releases = [5, 7, 12, 13, 17, 18, 26]
  /// Swiping back came with iOS 7.
  static let swipeReleases = [7, 12, 13, 17, 18, 26]

  private func showNavigation(_ stage: Stage, _ place: Place, _ stack: [ObjectID]) -> ObjectID {
    let below = place == .threeDeep || place == .tabThreeDeep ? [stage.controller("Below")] : []
    let nav = stage.navigation(below + stack)
    let isTab = place == .tab || place == .tabThreeDeep
    stage.show(isTab ? stage.tabs([nav, stage.controller("Other")]) : nav)
    return nav
  }

  @Test(arguments: Place.allCases, releases) func pushCompleted(_ place: Place, _ release: Int) {
    for animated in [true, false] {
      let stage = Stage(release)
      let current = stage.controller("Current")
      let new = stage.controller("New")
      let nav = showNavigation(stage, place, [current])
      stage.turn { stage.world.push(new, onto: nav, animated: animated) }
      check(stage, of: Self.receivers, Self.navigationCompleted)
    }
  }

  @Test(arguments: Place.allCases, releases) func popCompleted(_ place: Place, _ release: Int) {
    for animated in [true, false] {
      let stage = Stage(release)
      let new = stage.controller("New")
      let nav = showNavigation(stage, place, [new, stage.controller("Current")])
      stage.turn { _ = stage.world.pop(from: nav, animated: animated) }
      check(stage, of: Self.receivers, Self.navigationCompleted)
    }
  }

  @Test(arguments: Place.allCases, swipeReleases)
  func swipeBackFinishedIsAPop(_ place: Place, _ release: Int) {
    let stage = Stage(release)
    let new = stage.controller("New")
    let nav = showNavigation(stage, place, [new, stage.controller("Current")])
    stage.swipeBack()
    stage.finish()
    check(stage, of: Self.receivers, Self.navigationCompleted)
    #expect(stage.world.viewControllers(ofNavigation: nav).last == new)
  }

  @Test(arguments: Place.allCases, swipeReleases)
  func swipeBackCancelled(_ place: Place, _ release: Int) {
    let stage = Stage(release)
    let current = stage.controller("Current")
    let nav = showNavigation(stage, place, [stage.controller("New"), current])
    stage.swipeBack()
    stage.cancel()
    check(stage, of: Self.receivers, Self.navigationCancelled)
    #expect(stage.world.viewControllers(ofNavigation: nav).last == current)
  }

  @Test(arguments: Place.allCases, swipeReleases)
  func swipeBackCancelledTwiceAndThenFinished(_ place: Place, _ release: Int) {
    let stage = Stage(release)
    _ = showNavigation(stage, place, [stage.controller("New"), stage.controller("Current")])
    for _ in 0..<2 {
      stage.swipeBack()
      stage.cancel()
    }
    stage.swipeBack()
    stage.finish()
    let cancelled = Self.navigationCancelled
    check(
      stage, of: Self.receivers,
      [cancelled, cancelled, Self.navigationCompleted].joined(separator: "\n"))
  }

  // MARK: Pages

  private func showPages(
    _ stage: Stage, _ style: PageTransitionStyle, _ place: Place, isBackwards: Bool = false
  ) -> ObjectID {
    let current = stage.controller("Current")
    let new = stage.controller("New")
    let list =
      isBackwards
      ? [new, current, stage.controller("Last")] : [current, new, stage.controller("Last")]
    let pages = stage.pages(style, list, showing: isBackwards ? 1 : 0)
    switch place {
    case .window: stage.show(pages)
    case .tab: stage.show(stage.tabs([pages]))
    case .threeDeep: stage.show(stage.navigation([stage.controller("Below"), pages]))
    case .tabThreeDeep:
      stage.show(stage.tabs([stage.navigation([stage.controller("Below"), pages])]))
    }
    return pages
  }

  @Test(arguments: Place.allCases, [PageTransitionStyle.scroll, .pageCurl])
  func pageTurnBySwipe(_ place: Place, _ style: PageTransitionStyle) {
    for isBackwards in [false, true] {
      let stage = Stage()
      _ = showPages(stage, style, place, isBackwards: isBackwards)
      stage.swipe(isBackwards ? .reverse : .forward)
      stage.finish()
      check(stage, of: Self.receivers, Self.completed(style))
    }
  }

  @Test(arguments: Place.allCases, [PageTransitionStyle.scroll, .pageCurl])
  func pageTurnCancelledTwiceAndThenFinished(_ place: Place, _ style: PageTransitionStyle) {
    for isBackwards in [false, true] {
      let stage = Stage()
      _ = showPages(stage, style, place, isBackwards: isBackwards)
      for _ in 0..<2 {
        stage.swipe(isBackwards ? .reverse : .forward)
        stage.cancel()
      }
      check(
        stage, of: Self.receivers,
        [Self.cancelled(style), Self.cancelled(style)].joined(separator: "\n"))
      stage.mark()
      stage.swipe(isBackwards ? .reverse : .forward)
      stage.finish()
      check(stage, of: Self.receivers, Self.completed(style))
    }
  }

  @Test(arguments: Place.allCases, [PageTransitionStyle.scroll, .pageCurl])
  func pageTurnInCode(_ place: Place, _ style: PageTransitionStyle) {
    for animated in [true, false] {
      let stage = Stage()
      let pages = showPages(stage, style, place)
      let new = stage.world.pages[pages].source[1]
      stage.turn { stage.world.setPage(new, of: pages, animated: animated, completion: nil) }
      check(stage, of: Self.receivers, Self.completed(style))
    }
  }

  @Test(arguments: [PageTransitionStyle.scroll, .pageCurl])
  func aFinishedTurnCanBeTurnedBack(_ style: PageTransitionStyle) {
    let stage = Stage()
    _ = showPages(stage, style, .window)
    stage.swipe(.forward)
    stage.finish()
    stage.mark()
    stage.swipe(.reverse)
    stage.finish()
    let back = Self.completed(style)
      .replacing("New", with: "X").replacing("Current", with: "New").replacing("X", with: "Current")
    check(stage, of: Self.receivers, back)
  }
}

extension String {
  func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
