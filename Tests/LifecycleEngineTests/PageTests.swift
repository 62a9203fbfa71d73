import Testing

@testable import LifecycleEngine

@Suite struct PageTests {
  static let styles: [PageTransitionStyle] = [.scroll, .pageCurl]

  private func shown(_ stage: Stage, _ style: PageTransitionStyle, _ list: String) -> (
    ObjectID, [ObjectID]
  ) {
    let pages = stage.controllers(list)
    let id = stage.pages(style, pages)
    stage.show(id)
    return (id, pages)
  }

  /// Evidence: `idpage-uipvc-replace-animated`.
  @Test(arguments: styles)
  func theContainmentOfANewPageIsCompleteWhenTheCallReturnsAndTheAppearanceComesLater(
    _ style: PageTransitionStyle
  ) {
    let stage = Stage(7)
    let (pages, list) = shown(stage, style, "A B")
    stage.turn {
      stage.world.setPage(list[1], of: pages, animated: true, completion: nil)
      check(
        stage, [.classic, .containment],
        """
        A.willMove(toParent: nil)
        B.willMove(toParent: pages)
        B.didMove(toParent: pages)
        """)
      stage.mark()
    }
    check(
      stage, .containment,
      "A.didMove(toParent: nil)")
    #expect(stage.events.count { $0.callback.lens == .classic } == 4)
    #expect(stage.first("B.viewDidAppear(animated: true)") != nil)
  }

  /// Evidence: `idpage-uipvc-replace-nonanimated`.
  @Test(arguments: styles) func anUnanimatedTurnIsOverWhenTheCallReturns(
    _ style: PageTransitionStyle
  ) {
    let stage = Stage(7)
    let (pages, list) = shown(stage, style, "A B")
    stage.turn {
      stage.world.setPage(list[1], of: pages, animated: false, completion: nil)
      check(
        stage, .containment,
        """
        A.willMove(toParent: nil)
        B.willMove(toParent: pages)
        A.didMove(toParent: nil)
        B.didMove(toParent: pages)
        """)
      #expect(stage.events.count { $0.callback.lens == .classic } == 4)
      #expect(stage.world.appearanceState(of: list[1]) == .appeared)
      stage.mark()
    }
    check(stage, "")
  }

  /// Evidence: `idpage-uipvc-set-first-nonanimated`, `idpage-uipvc-set-first-animated-is-not-animated`.
  @Test(arguments: [true, false]) func theVeryFirstPageIsShownAtOnceWithoutAnimation(
    _ animated: Bool
  ) {
    let stage = Stage(7)
    let pages = stage.controller("pages", .pageViewController)
    let a = stage.controller("A")
    stage.show(pages)
    stage.turn {
      stage.world.setPage(a, of: pages, animated: animated, completion: nil)
      check(
        stage, [.classic, .containment],
        """
        A.willMove(toParent: pages)
        A.viewWillAppear(animated: false)
        A.viewDidAppear(animated: false)
        A.didMove(toParent: pages)
        """)
      stage.mark()
    }
    check(stage, "")
  }

  @Test func thePageAppearsWithItsContainer() {
    let stage = Stage()
    let list = stage.controllers("A B")
    let pages = stage.pages(.scroll, list)
    stage.mark()
    stage.turn { stage.world.setRootViewController(pages, of: stage.window) }
    check(
      stage, .appearance, "A.viewWillAppear\nA.viewIsAppearing\nA.viewDidAppear")
    #expect(stage.world.viewIfLoaded(of: list[1]) == nil)
  }

  /// Evidence: `page-willtransition`, `page-didfinish`, `page-delegate-gesture-only`,
  /// `pagevc-delegate-scroll-wisdomskyduan`.
  @Test(arguments: styles) func theDelegateHearsOfGesturesOnly(_ style: PageTransitionStyle) {
    let stage = Stage()
    let (pages, list) = shown(stage, style, "A B C")
    stage.world.setPageDelegate(stage.delegate("D"), of: pages)
    stage.swipe(.forward)
    stage.cancel()
    stage.swipe(.forward)
    stage.finish()
    stage.turn { stage.world.setPage(list[2], of: pages, animated: true, completion: nil) }
    check(
      stage, [.delegates], of: "D",
      """
      D.pageViewController(willTransitionTo: [B])
      D.pageViewController(didFinishAnimating: true, previousViewControllers: [A], transitionCompleted: false)
      D.pageViewController(willTransitionTo: [B])
      D.pageViewController(didFinishAnimating: true, previousViewControllers: [A], transitionCompleted: true)
      """)
  }

  @Test func aPageThatLeavesHearsThatItWillAndThatItDid() {
    let stage = Stage()
    _ = shown(stage, .scroll, "A B")
    stage.swipe(.forward)
    stage.finish()
    check(
      stage, .containment,
      """
      B.willMove(toParent: pages)
      B.didMove(toParent: pages)
      A.willMove(toParent: nil)
      A.didMove(toParent: nil)
      """)
    stage.mark()
    stage.swipe(.reverse)
    stage.cancel()
    check(
      stage, .containment,
      """
      A.willMove(toParent: pages)
      A.didMove(toParent: pages)
      A.willMove(toParent: nil)
      A.didMove(toParent: nil)
      """)
  }

  @Test func anUnreachablePageOfTheDataSourceIsNotTurnedTo() {
    let stage = Stage()
    let (pages, list) = shown(stage, .pageCurl, "A B")
    let source = stage.delegate("S")
    stage.world.setPageDataSource(source, of: pages)
    // A view, the page itself and the container cannot be turned to.
    for answer in [stage.world.makeView(of: ClassID(.view)), list[0]] {
      stage.answer(source, .pageAfter) { answer }
      #expect(throws: GestureError.self) { try stage.world.beginPageSwipe(.forward) }
    }
    stage.answer(source, .pageAfter) { list[1] }
    stage.swipe(.forward)
    stage.finish()
    #expect(stage.world.viewControllers(ofPages: pages) == [list[1]])
  }

  @Test func aDataSourceThatIsGoneIsNotAsked() {
    let stage = Stage()
    let (pages, list) = shown(stage, .pageCurl, "A B")
    let source = stage.delegate("S")
    stage.world.setPageDataSource(source, of: pages)
    #expect(throws: GestureError.self) { try stage.world.beginPageSwipe(.forward) }
    stage.drop(source)
    #expect(stage.world.pageDataSource(of: pages) == nil)
    #expect(throws: GestureError.self) { try stage.world.beginPageSwipe(.forward) }
    #expect(stage.world.viewControllers(ofPages: pages) == [list[0]])
  }

  /// Evidence: `pagevc-neighbours-loaded-nrlnishan`.
  @Test(arguments: [true, false]) func aScrollToAPageLoadsTheOneAfterIt(_ isSwipe: Bool) {
    let stage = Stage(10)
    let (pages, list) = shown(stage, .scroll, "A B C D")
    #expect(stage.world.viewIfLoaded(of: list[1]) == nil)
    if isSwipe {
      stage.swipe(.forward)
      stage.finish()
    } else {
      stage.turn { stage.world.setPage(list[1], of: pages, animated: true, completion: nil) }
    }
    check(
      stage, .loading,
      "B.loadView\nB.viewDidLoad\nC.loadView\nC.viewDidLoad")
    stage.mark()
    stage.swipe(.reverse)
    stage.finish()
    check(stage, .loading, "")
  }

  @Test(arguments: [PageTransitionStyle.scroll, .pageCurl])
  func severalPagesAtOnceRaiseAnException(_ style: PageTransitionStyle) {
    let stage = Stage()
    let (pages, list) = shown(stage, style, "A B C")
    stage.turn { stage.world.refusePages(count: 2, of: pages) }
    #expect(
      stage.world.stop
        == .exception(
          "NSInvalidArgumentException: The number of view controllers provided (2) doesn't match "
            + "the number required (1) for the requested transition"))
    #expect(stage.world.viewControllers(ofPages: pages) == [list[0]])
  }

  @Test func aCurlLoadsNoNeighbour() {
    let stage = Stage()
    let (_, list) = shown(stage, .pageCurl, "A B C")
    stage.swipe(.forward)
    stage.finish()
    #expect(stage.world.viewIfLoaded(of: list[2]) == nil)
  }

  /// Evidence: `pagevc-delegate-scroll-wisdomskyduan`.
  @Test func theDataSourceIsAskedForWhatIsNotKnownYet() {
    let stage = Stage(9)
    let (pages, list) = shown(stage, .scroll, "A B C")
    let source = stage.delegate("S")
    var asked: [String] = []
    func answer(_ callback: Callback, _ name: String, _ offset: Int) {
      stage.answer(source, callback) {
        asked.append(name)
        let shown = stage.world.viewControllers(ofPages: pages)
        guard let index = list.firstIndex(where: { shown.contains($0) }) else { return nil }
        return list.indices.contains(index + offset) ? list[index + offset] : nil
      }
    }
    answer(.pageAfter, "after", 1)
    answer(.pageBefore, "before", -1)
    stage.world.setPageDataSource(source, of: pages)
    stage.swipe(.forward)
    stage.cancel()
    #expect(asked == ["after", "before"])
    stage.swipe(.forward)
    #expect(asked == ["after", "before"])
    stage.finish()
    #expect(asked == ["after", "before", "after"])
    stage.swipe(.reverse)
    #expect(asked == ["after", "before", "after"])
    stage.finish()
    #expect(asked == ["after", "before", "after", "before"])
  }

  /// Evidence: `pagevc-setvcs-in-viewdidload-so48653763`.
  @Test(arguments: [true, false]) func aPageSetInViewDidLoadHasAppearedBeforeItsContainerDoes(
    _ animated: Bool
  ) {
    let stage = Stage(11)
    let pages = stage.controller("pages", .pageViewController)
    let c = stage.controller("C")
    stage.once(pages, .viewDidLoad) {
      stage.world.setPage(c, of: pages, animated: animated, completion: nil)
    }
    stage.turn { stage.world.setRootViewController(pages, of: stage.window) }
    let names = stage.events.filter { $0.receiver == .object(c) }.map { $0.callback }
    #expect(
      names.filter { $0.lens != .layout && $0.lens != .geometry } == [
        .initialize, .willMoveToParent, .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear,
        .didMoveToParent,
      ])
    let layout = names.firstIndex(of: .viewWillLayoutSubviews) ?? 0
    #expect(layout > (names.firstIndex(of: .didMoveToParent) ?? 0))
    stage.mark()
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    check(stage, "C.viewWillDisappear\nC.viewDidDisappear")
  }

  // MARK: Completions

  @Test func theCompletionComesWhenTheTurnIsOverAndCarriesItsStep() throws {
    let stage = Stage()
    let (pages, list) = shown(stage, .pageCurl, "A B")
    var finished: [Bool] = []
    let completion = stage.closure { finished.append($0) }
    stage.turn {
      stage.world.setPage(list[1], of: pages, animated: true, completion: completion)
      stage.drop(completion)
      #expect(finished == [])
      #expect(!stage.world.isDeallocated(completion))
    }
    #expect(finished == [true])
    #expect(stage.world.isDeallocated(completion))
    let event = try #require(stage.events.first { $0.callback == .completion })
    let did = try #require(stage.first("B.viewDidAppear"))
    #expect(event.number > did.number)
    #expect(event.step != .author)
  }

  @Test func thePageThatIsShownAlreadyIsDoneAtOnce() {
    let stage = Stage()
    let (pages, list) = shown(stage, .scroll, "A B")
    var finished: [Bool] = []
    let completion = stage.closure { finished.append($0) }
    stage.turn { stage.world.setPage(list[0], of: pages, animated: true, completion: completion) }
    #expect(finished == [true])
    check(stage, [.classic, .containment], "")
  }

  // MARK: Pages set from callbacks

  @Test func aPageSetInTheContainersViewDidAppearIsTurnedTo() {
    let stage = Stage()
    let list = stage.controllers("A B")
    let pages = stage.pages(.scroll, list)
    stage.once(pages, .viewDidAppear) {
      stage.world.setPage(list[1], of: pages, animated: true, completion: nil)
    }
    stage.mark()
    stage.turn { stage.world.setRootViewController(pages, of: stage.window) }
    check(
      stage,
      """
      A.viewWillAppear
      A.viewDidAppear
      B.viewWillAppear
      A.viewWillDisappear
      B.viewDidAppear
      A.viewDidDisappear
      """)
  }

  @Test func aPageSetInTheFirstPagesViewWillAppearIsTurnedToWhenThatHasAppeared() {
    let stage = Stage()
    let list = stage.controllers("A B")
    let pages = stage.pages(.pageCurl, list)
    stage.once(list[0], .viewWillAppear) {
      stage.world.setPage(list[1], of: pages, animated: false, completion: nil)
    }
    stage.turn { stage.world.setRootViewController(pages, of: stage.window) }
    #expect(stage.world.appearanceState(of: list[1]) == .appeared)
    #expect(stage.world.appearanceState(of: list[0]) == .disappeared)
    #expect(stage.world.parent(of: list[0]) == nil)
  }

  /// Evidence: `pagevc-setvcs-in-viewdidload-so48653763`.
  @Test func aPageSetInTheContainersViewDidLoadAppearsBeforeItsDidAppear() {
    let stage = Stage(11)
    let pages = stage.controller("pages", .pageViewController)
    let a = stage.controller("A")
    stage.once(pages, .viewDidLoad) {
      stage.world.setPage(a, of: pages, animated: true, completion: nil)
    }
    stage.mark()
    stage.turn { stage.world.setRootViewController(pages, of: stage.window) }
    check(
      stage, [.classic, .loading], "A.loadView\nA.viewDidLoad\nA.viewWillAppear\nA.viewDidAppear")
  }
}
