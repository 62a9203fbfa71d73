import Testing

@testable import LifecycleEngine

@Suite struct FirstAppearanceTests {
  /// Evidence: `launch-plain-root-mattneub-ios15`, `launch-scene-viewisappearing-10924293329`.
  @Test func aPlainRootAppearsWithExactlyOneLayout() {
    let stage = Stage(15)
    let a = stage.controller("A")
    stage.mark()
    stage.turn { stage.world.setRootViewController(a, of: stage.window) }
    check(
      stage, [.appearance, .loading],
      """
      A.loadView
      A.viewDidLoad
      A.viewWillAppear(animated: false)
      A.viewIsAppearing(animated: false)
      A.viewDidAppear(animated: false)
      """)
    check(
      stage, [.classic, .layout],
      """
      A.viewWillAppear
      A.viewLayoutMarginsDidChange
      A.viewSafeAreaInsetsDidChange
      A.updateViewConstraints
      A.viewWillLayoutSubviews
      A.viewDidLayoutSubviews
      A.viewDidAppear
      """)
  }

  /// Evidence: `isappearing-availability`.
  @Test(arguments: [5, 12, 13, 17, 18, 26]) func viewIsAppearingExistsFrom13(_ release: Int) {
    let stage = Stage(release)
    let a = stage.controller("A")
    stage.show(stage.navigation([a]))
    let happened = stage.world.trace.events.contains { $0.callback == .viewIsAppearing }
    #expect(happened == (release >= 13))
  }

  /// Evidence: `willappear-before-hierarchy`, `isappearing-state`.
  @Test func theViewIsInTheWindowAtViewIsAppearingAndNotAtViewWillAppear() {
    for place in SixSequencesTests.Place.allCases where place != .threeDeep {
      let stage = Stage()
      let a = stage.controller("A")
      var windows: [ObjectID?] = []
      for callback in [Callback.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
        stage.on(a, callback) {
          windows.append(stage.world.viewIfLoaded(of: a).flatMap { stage.world.window(of: $0) })
        }
      }
      let root: ObjectID =
        switch place {
        case .window: a
        case .tab: stage.tabs([a])
        default: stage.tabs([stage.navigation([a])])
        }
      stage.show(root)
      #expect(windows == [nil, stage.window, stage.window])
    }
  }

  /// Evidence: `svc-uinav-root-in-window-six-events`, `nav-delegate-launch-vast2012`.
  @Test(arguments: [13, 17, 18, 26])
  func theRootOfANavigationControllerArrivesAfterItHasAppeared(_ release: Int) {
    let stage = Stage(release)
    let a = stage.controller("A")
    stage.mark()
    let nav = stage.navigation([a])
    stage.world.setNavigationDelegate(stage.delegate("D"), of: nav)
    stage.turn { stage.world.setRootViewController(nav, of: stage.window) }
    check(
      stage, [.classic, .containment, .loading, .delegates], of: "A D",
      """
      A.willMove(toParent: nav)
      A.loadView
      A.viewDidLoad
      A.viewWillAppear
      D.navigationController(willShow: A)
      D.navigationController(didShow: A)
      A.viewDidAppear
      A.didMove(toParent: nav)
      D.navigationController(didShow: A)
      """)
  }

  @Test func onlyTheTopOfAStackIsLoaded() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    stage.show(stage.navigation(list))
    #expect(list.map { stage.world.viewIfLoaded(of: $0) != nil } == [false, false, true])
    #expect(list.map { stage.world.isMovingToParent($0) } == [false, false, false])
  }

  /// Evidence: `nav-delegate-launch-vast2012`, `radar-44966342-didshow-at-launch`.
  @Test(arguments: [5, 6, 12, 26]) func theDelegateHearsTwiceOfTheFirstRoot(_ release: Int) {
    let stage = Stage(release)
    let a = stage.controller("A")
    let nav = stage.navigation([a])
    let delegate = stage.delegate("D")
    stage.once(a, .viewDidLoad) { stage.world.setNavigationDelegate(delegate, of: nav) }
    stage.mark()
    stage.turn { stage.world.setRootViewController(nav, of: stage.window) }
    check(
      stage, [.classic, .delegates], of: "A D",
      """
      A.viewWillAppear
      D.navigationController(willShow: A)
      D.navigationController(didShow: A)
      A.viewDidAppear
      D.navigationController(didShow: A)
      """)
  }

  /// Evidence: `tab-first-load-pgzxc`, `tab-lazy-children`.
  @Test func onlyTheSelectedTabIsLoadedAndAppears() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    let tabs = stage.tabs(list)
    stage.mark()
    stage.turn { stage.world.setRootViewController(tabs, of: stage.window) }
    check(
      stage, [.classic, .loading], "A.loadView\nA.viewDidLoad\nA.viewWillAppear\nA.viewDidAppear")
  }

  @Test func theChildrenOfAnAuthorsOwnContainerAppearWithIt() {
    let stage = Stage()
    let p = stage.controller("P")
    let list = stage.controllers("A B")
    stage.on(p, .viewDidLoad) {
      for child in list { Self.embed(child, in: p, stage) }
    }
    stage.mark()
    stage.turn { stage.world.setRootViewController(p, of: stage.window) }
    check(
      stage, .appearance,
      """
      P.viewWillAppear
      A.viewWillAppear
      B.viewWillAppear
      P.viewIsAppearing
      A.viewIsAppearing
      B.viewIsAppearing
      P.viewDidAppear
      A.viewDidAppear
      B.viewDidAppear
      """)
    stage.mark()
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    check(
      stage,
      """
      P.viewWillDisappear
      A.viewWillDisappear
      B.viewWillDisappear
      P.viewDidDisappear
      A.viewDidDisappear
      B.viewDidDisappear
      """)
  }

  static func embed(_ child: ObjectID, in parent: ObjectID, _ stage: Stage) {
    stage.world.addChild(child, to: parent)
    if let host = stage.world.viewIfLoaded(of: parent), let view = stage.world.view(of: child) {
      stage.world.addSubview(view, to: host)
    }
    stage.world.deliverFromAuthor(.didMoveToParent, to: child, [.object(parent)])
  }

  @Test func aChildAddedInViewWillAppearAppearsWithItsParent() {
    let stage = Stage()
    let p = stage.controller("P")
    let a = stage.controller("A")
    stage.once(p, .viewWillAppear) { Self.embed(a, in: p, stage) }
    stage.mark()
    stage.turn { stage.world.setRootViewController(p, of: stage.window) }
    check(stage, "P.viewWillAppear\nA.viewWillAppear\nP.viewDidAppear\nA.viewDidAppear")
  }

  // MARK: Roots and windows

  @Test func aReplacedRootDisappearsBeforeTheNewOneHasAppeared() {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.show(list[0])
    stage.turn { stage.world.setRootViewController(list[1], of: stage.window) }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      A.viewDidDisappear
      B.viewDidAppear
      """)
  }

  @Test func aRootReplacedTwiceInOneTurnNeverAppears() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    stage.show(list[0])
    stage.turn {
      stage.world.setRootViewController(list[1], of: stage.window)
      stage.world.setRootViewController(list[2], of: stage.window)
    }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      B.viewWillDisappear
      C.viewWillAppear
      A.viewDidDisappear
      B.viewDidDisappear
      C.viewDidAppear
      """)
  }

  @Test func aRootReplacedByAnotherAndBackInOneTurnReturns() {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.show(list[0])
    stage.turn {
      stage.world.setRootViewController(list[1], of: stage.window)
      stage.world.setRootViewController(list[0], of: stage.window)
    }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      B.viewWillDisappear
      A.viewWillAppear
      B.viewDidDisappear
      A.viewDidAppear
      """)
    #expect(stage.world.viewIfLoaded(of: list[0]).flatMap { stage.world.window(of: $0) } != nil)
  }

  @Test func hidingTheWindowMakesItsRootDisappearAndShowingItBringsItBack() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.show(stage.navigation([a]))
    stage.turn { stage.world.setHidden(true, ofWindow: stage.window) }
    check(stage, "A.viewWillDisappear\nA.viewDidDisappear")
    stage.mark()
    stage.turn { stage.world.setHidden(false, ofWindow: stage.window) }
    check(stage, "A.viewWillAppear\nA.viewDidAppear")
  }

  @Test func aRootSetWhileTheWindowIsHiddenWaitsForIt() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.turn {
      stage.world.setHidden(true, ofWindow: stage.window)
      stage.world.setRootViewController(a, of: stage.window)
    }
    check(stage, "")
    stage.turn { stage.world.setHidden(false, ofWindow: stage.window) }
    check(stage, "A.viewWillAppear\nA.viewDidAppear")
  }

  @Test func aWindowHiddenInTheTurnThatShowsItsRootTurnsTheRootAround() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.turn {
      stage.world.setRootViewController(a, of: stage.window)
      stage.world.setHidden(true, ofWindow: stage.window)
    }
    check(stage, "A.viewWillAppear\nA.viewWillDisappear\nA.viewDidDisappear")
    #expect(stage.world.transitions.isEmpty)
  }

  @Test func aContainerThatLeavesBeforeItsChildHasAppearedStartsAfreshAndLeaksNothing() {
    for release in [17, 18] {
      let stage = Stage(release)
      let a = stage.controller("A")
      let nav = stage.navigation([a])
      let other = stage.controller("Other")
      stage.turn {
        stage.world.setRootViewController(nav, of: stage.window)
        stage.world.setRootViewController(other, of: stage.window)
      }
      #expect(stage.world.appearanceState(of: a) == .disappeared)
      #expect(stage.world.transitions.isEmpty)
      stage.mark()
      stage.turn { stage.world.setRootViewController(nav, of: stage.window) }
      check(
        stage, [.classic, .containment],
        "A.viewWillAppear\nA.viewDidAppear\nA.didMove(toParent: nav)")
      stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
      stage.drop(nav, a)
      #expect(stage.world.isDeallocated(nav))
      #expect(stage.world.isDeallocated(a))
    }
  }

  @Test func aTopThatLeavesTheStackInItsViewDidLoadDoesNotAppearWithIt() {
    let stage = Stage(16)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let nav = stage.navigation([a])
    stage.once(a, .viewDidLoad) {
      stage.world.setViewControllers([b], ofNavigation: nav, animated: false)
    }
    stage.mark()
    stage.turn { stage.world.setRootViewController(nav, of: stage.window) }
    check(stage, of: "A B", "B.viewWillAppear\nB.viewDidAppear")
    #expect(stage.world.containers.displayedChild(of: nav) == b)
  }

  @Test func aColumnThatAppearedWithoutAWindowDisappearsWithoutOne() {
    let stage = Stage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let split = stage.controller("split", .splitViewController)
    stage.turn { stage.world.setViewController(a, for: .primary, of: split) }
    let pages = stage.controller("pages", .pageViewController)
    stage.turn {
      _ = stage.world.view(of: pages)
      stage.world.setPage(split, of: pages, animated: false, completion: nil)
    }
    #expect(stage.world.appearanceState(of: a) == .appeared)
    stage.turn { stage.world.setViewController(b, for: .primary, of: split) }
    #expect(stage.world.appearanceState(of: a) == .disappeared)
  }
}
