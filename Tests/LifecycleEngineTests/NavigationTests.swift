import Testing

@testable import LifecycleEngine

@Suite struct NavigationTests {
  // MARK: Push

  /// Evidence: `nav-delegate-segue-push-vast2012`, `arm1-push-b-full`,
  /// `nav-push-viewisappearing-10924293329`.
  @Test(arguments: [true, false]) func aPushInFull(_ animated: Bool) {
    let stage = Stage(17)
    let (nav, _) = stage.shownNavigation("A")
    stage.world.setNavigationDelegate(stage.delegate("D"), of: nav)
    let b = stage.controller("B")
    stage.turn { stage.world.push(b, onto: nav, animated: animated) }
    let question =
      animated ? "\nD.navigationController(animationControllerFor: .push, from: A, to: B)" : ""
    check(
      stage, [.appearance, .loading, .containment, .delegates],
      """
      B.init
      B.willMove(toParent: nav)\(question)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated: \(animated))
      B.viewWillAppear(animated: \(animated))
      D.navigationController(willShow: B, animated: \(animated))
      B.viewIsAppearing(animated: \(animated))
      A.viewDidDisappear(animated: \(animated))
      B.viewDidAppear(animated: \(animated))
      B.didMove(toParent: nav)
      D.navigationController(didShow: B, animated: \(animated))
      """)
  }

  /// Evidence: `nav-push-deferred`, `nav-push-loads-in-transition-ios12`.
  @Test(arguments: [true, false])
  func whenPushReturnsTheStackHasChangedButNothingIsLoadedAndNothingHasAppeared(_ animated: Bool) {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.turn {
      stage.world.push(b, onto: nav, animated: animated)
      check(stage, [.appearance, .loading], "B.init")
      #expect(stage.world.viewControllers(ofNavigation: nav) == stack + [b])
    }
    let last = animated ? "A.viewWillDisappear\nB.viewWillAppear" : nil
    if let last { #expect(stage.first(String(last.prefix(19))) != nil) }
    #expect(stage.world.appearanceState(of: b) == .appeared)
  }

  /// Evidence: `nav-loads-in-transition-ios16`.
  @Test(arguments: [7, 9, 12, 26])
  func whatAnotherPushCoversInTheSameTurnIsNeverLoaded(_ release: Int) {
    let stage = Stage(release)
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    let c = stage.controller("C")
    stage.turn {
      stage.world.push(b, onto: nav, animated: false)
      stage.world.push(c, onto: nav, animated: false)
    }
    #expect(stage.first("B.viewDidLoad") == nil)
    #expect(stage.first("C.viewDidLoad") != nil)
  }

  /// Evidence: `push-loads-in-call-ios6-quesera2`.
  @Test(arguments: [5, 6, 7, 26])
  func aPushLoadsInTheCallUpToIOS6(_ release: Int) {
    let stage = Stage(release)
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.turn {
      stage.world.push(b, onto: nav, animated: true)
      #expect((stage.first("B.viewDidLoad") != nil) == (release < 7))
    }
    #expect(stage.first("B.viewDidLoad") != nil)
  }

  /// Evidence: `willappear-isappearing-same-transaction`, `didappear-separate-transaction`,
  /// `nav-push-timestamps-ppabner-2020`.
  @Test func anAnimatedPushHasItsWillCallbacksInOneTransactionAndItsDidCallbacksInALaterTurn()
    throws
  {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    let willDisappear = try #require(stage.first("A.viewWillDisappear"))
    let willAppear = try #require(stage.first("B.viewWillAppear"))
    let isAppearing = try #require(stage.first("B.viewIsAppearing"))
    let didDisappear = try #require(stage.first("A.viewDidDisappear"))
    let didAppear = try #require(stage.first("B.viewDidAppear"))
    #expect(willDisappear.transaction == willAppear.transaction)
    #expect(isAppearing.transaction == willAppear.transaction)
    #expect(isAppearing.frame == willAppear.frame)
    #expect(didDisappear.turn == didAppear.turn)
    #expect(didDisappear.turn > willAppear.turn)
    #expect(didAppear.transaction > isAppearing.transaction)
    #expect(didAppear.frame > isAppearing.frame)
    #expect(didAppear.time.microseconds - isAppearing.time.microseconds == 500_000)
  }

  /// Evidence: `didappear-transaction-non-animated`, `nav-push-unanimated-didappear-before-layout-jianshu`.
  @Test func anUnanimatedPushIsOverInItsOwnTransactionBeforeTheNewViewIsLaidOut() throws {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.turn { stage.world.push(b, onto: nav, animated: false) }
    let willAppear = try #require(stage.first("B.viewWillAppear"))
    let didAppear = try #require(stage.first("B.viewDidAppear"))
    let layout = try #require(stage.first("B.viewWillLayoutSubviews"))
    #expect(willAppear.turn == didAppear.turn)
    #expect(willAppear.transaction == didAppear.transaction)
    #expect(didAppear.number < layout.number)
  }

  /// Evidence: `nav-push-readke-full`, `perfsuite-push-nonanimated-full-order-with-layout`.
  @Test func anAnimatedPushLaysTheNewViewOutOnceBeforeTheOldOneIsGone() {
    let stage = Stage(12)
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    let shownCallbacks = stage.events.filter { event in
      [.viewWillLayoutSubviews, .viewDidLayoutSubviews].contains(event.callback)
        || event.callback.lens == .classic
    }
    let expected = [
      "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillLayoutSubviews",
      "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear",
    ]
    let happened = shownCallbacks.map { stage.text($0) }.filter { !$0.hasPrefix("nav") }
    #expect(happened.map { $0.split(separator: "(")[0] } == expected.map { $0[...] })
  }

  /// Evidence: `perfsuite-push-nonanimated-full-order-with-layout`.
  @Test func aControllerPushedAtLaunchIsLaidOutOnceBeforeItHasAppeared() {
    let stage = Stage(26)
    let list = stage.controllers("A B C")
    let nav = stage.navigation([list[0]])
    stage.mark()
    stage.turn {
      stage.world.setRootViewController(nav, of: stage.window)
      stage.world.push(list[1], onto: nav, animated: false)
    }
    stage.turn { stage.world.push(list[2], onto: nav, animated: false) }
    let logged: Set<Callback> = [
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]
    let happened = stage.events.filter {
      logged.contains($0.callback) && $0.receiver == .object(list[1])
    }
    #expect(
      happened.map { $0.callback } == [
        .viewDidLoad, .viewWillAppear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
        .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
  }

  /// Evidence: `lasso-nav-two-pushes-with-a-turn-between`.
  @Test func twoPushesWithATurnBetweenBothShow() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let list = stage.controllers("B C")
    for next in list { stage.turn { stage.world.push(next, onto: nav, animated: false) } }
    check(
      stage,
      """
      A.viewWillDisappear
      B.viewWillAppear
      A.viewDidDisappear
      B.viewDidAppear
      B.viewWillDisappear
      C.viewWillAppear
      B.viewDidDisappear
      C.viewDidAppear
      """)
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 3)
  }

  @Test func twoPushesInOneTurnShowOnlyTheLastButBothArrive() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let list = stage.controllers("B C")
    stage.mark()
    stage.turn { for next in list { stage.world.push(next, onto: nav, animated: true) } }
    check(
      stage, [.classic, .containment],
      """
      B.willMove(toParent: nav)
      B.didMove(toParent: nav)
      C.willMove(toParent: nav)
      A.viewWillDisappear
      C.viewWillAppear
      A.viewDidDisappear
      C.viewDidAppear
      C.didMove(toParent: nav)
      """)
  }

  @Test func aPushTakenBackInTheSameTurnShowsNothing() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    let b = stage.controller("B")
    stage.mark()
    stage.turn {
      stage.world.push(b, onto: nav, animated: true)
      _ = stage.world.pop(from: nav, animated: true)
    }
    check(
      stage, [.classic, .containment],
      """
      B.willMove(toParent: nav)
      B.willMove(toParent: nil)
      B.didMove(toParent: nil)
      """)
    #expect(!stage.world.isMovingToParent(b))
    #expect(!stage.world.isMovingFromParent(b))
  }

  /// Evidence: `nav-ismovingtoparent-flags-boostnote`, `reappear-after-cover-not-moving-to-parent`.
  @Test func onlyTheControllerThatComesOrGoesIsMoving() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A")
    let b = stage.controller("B")
    var seen: [String] = []
    for (id, name) in [(stack[0], "A"), (b, "B")] {
      let callbacks: [Callback] = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ]
      for callback in callbacks {
        stage.on(id, callback) {
          if stage.world.isMovingToParent(id) { seen.append("\(name) \(callback) to") }
          if stage.world.isMovingFromParent(id) { seen.append("\(name) \(callback) from") }
        }
      }
    }
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    #expect(seen == ["B viewWillAppear to", "B viewDidAppear to"])
    seen = []
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    #expect(seen == ["B viewWillDisappear from", "B viewDidDisappear from"])
  }

  // MARK: Pop

  /// Evidence: `nav-pop-textfield-vast2012`, `arm1-pop-b-leaves`,
  /// `nav-pop-viewisappearing-10924293329`, `dealloc-order-measured`.
  @Test(arguments: [true, false]) func aPopInFull(_ animated: Bool) {
    let stage = Stage(17)
    let (nav, stack) = stage.shownNavigation("A B")
    stage.world.setNavigationDelegate(stage.delegate("D"), of: nav)
    stage.drop(stack[1])
    stage.turn { _ = stage.world.pop(from: nav, animated: animated) }
    let question =
      animated ? "\nD.navigationController(animationControllerFor: .pop, from: B, to: A)" : ""
    check(
      stage, [.appearance, .loading, .containment, .delegates],
      """
      B.willMove(toParent: nil)\(question)
      A.loadView
      A.viewDidLoad
      B.viewWillDisappear(animated: \(animated))
      A.viewWillAppear(animated: \(animated))
      D.navigationController(willShow: A, animated: \(animated))
      A.viewIsAppearing(animated: \(animated))
      B.viewDidDisappear(animated: \(animated))
      A.viewDidAppear(animated: \(animated))
      B.didMove(toParent: nil)
      D.navigationController(didShow: A, animated: \(animated))
      B.deinit
      """)
  }

  /// Evidence: `nav-poptoroot-deinit-10924293329`, `swiftnav-poptovc-sends-didmove-nil-to-middle`.
  @Test func popToRootSendsTheMiddleOneNoAppearanceAndLetsItGoDuringTheTransition() {
    let stage = Stage(17)
    let (nav, stack) = stage.shownNavigation("A B C")
    stage.drop(stack[1], stack[2])
    stage.turn { _ = stage.world.pop(to: nil, from: nav, animated: true) }
    check(
      stage, [.appearance],
      """
      C.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      C.viewDidDisappear
      A.viewDidAppear
      """)
    let order = stage.events.filter {
      $0.callback == .deinitialize || $0.callback.lens == .classic
    }.map { String(stage.text($0).split(separator: "(")[0]) }
    #expect(
      order == [
        "C.viewWillDisappear", "A.viewWillAppear", "B.deinit", "C.viewDidDisappear",
        "A.viewDidAppear", "C.deinit",
      ])
    check(
      stage, .containment,
      """
      B.willMove(toParent: nil)
      B.didMove(toParent: nil)
      C.willMove(toParent: nil)
      C.didMove(toParent: nil)
      """)
  }

  @Test func popOfTheRootDoesNothing() {
    let stage = Stage()
    let (nav, _) = stage.shownNavigation("A")
    stage.turn { #expect(stage.world.pop(from: nav, animated: true) == nil) }
    check(stage, [.classic, .containment], "")
  }

  @Test func popToAControllerInTheMiddleReturnsThePoppedOnesLowestFirst() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B C D")
    stage.turn {
      #expect(stage.world.pop(to: stack[1], from: nav, animated: true) == [stack[2], stack[3]])
    }
    check(
      stage,
      """
      D.viewWillDisappear
      B.viewWillAppear
      D.viewDidDisappear
      B.viewDidAppear
      """)
  }

  @Test func aControllerPoppedAndPushedAgainInOneTurnStaysWithoutATransition() {
    let stage = Stage()
    let (nav, stack) = stage.shownNavigation("A B")
    stage.turn {
      _ = stage.world.pop(from: nav, animated: true)
      stage.world.push(stack[1], onto: nav, animated: true)
    }
    check(stage, "")
    #expect(stage.world.parent(of: stack[1]) == nav)
    #expect(!stage.world.isMovingFromParent(stack[1]))
    #expect(!stage.world.isMovingToParent(stack[1]))
  }
}
