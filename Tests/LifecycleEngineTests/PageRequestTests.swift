import Testing

@testable import LifecycleEngine

/// Pages that are set while a turn is running or cannot begin.
@Suite struct PageRequestTests {
  private func shown(_ stage: Stage, _ style: PageTransitionStyle, _ list: String) -> (
    ObjectID, [ObjectID]
  ) {
    let pages = stage.controllers(list)
    let id = stage.pages(style, pages)
    stage.show(id)
    return (id, pages)
  }

  @Test func ofThePagesSetDuringATurnTheLastComesAfterIt() {
    let stage = Stage()
    let (pages, list) = shown(stage, .scroll, "A B C D")
    var finished: [String] = []
    stage.turn(idle: false) {
      stage.world.setPage(list[1], of: pages, animated: true, completion: nil)
    }
    stage.turn {
      stage.world.setPage(
        list[2], of: pages, animated: true, completion: stage.closure { finished.append("C \($0)") }
      )
      stage.world.setPage(
        list[3], of: pages, animated: true, completion: stage.closure { finished.append("D \($0)") }
      )
      #expect(finished == ["C false"])
      #expect(stage.world.viewControllers(ofPages: pages) == [list[1]])
    }
    #expect(finished == ["C false", "D true"])
    #expect(stage.world.viewControllers(ofPages: pages) == [list[3]])
    #expect(stage.world.parent(of: list[2]) == nil)
  }

  @Test func aSwipeWhoseNextPageTakesTheContainerAwayTurnsNothing() {
    let stage = Stage()
    let (pages, list) = shown(stage, .pageCurl, "A B")
    let other = stage.controller("Other")
    stage.once(list[1], .willMoveToParent) {
      stage.world.setRootViewController(other, of: stage.window)
    }
    stage.turn { _ = stage.world.paging.beginPageGesture(in: pages, .forward) }
    #expect(stage.world.viewControllers(ofPages: pages) == [list[0]])
    #expect(stage.world.parent(of: list[1]) == nil)
    #expect(stage.world.transitions.isEmpty)
  }

  @Test(arguments: PageTests.styles)
  func aPageThatHoldsTheViewOfItsContainerIsNotTurnedToAgainAndAgain(
    _ style: PageTransitionStyle
  ) {
    let stage = Stage()
    let page = stage.controller("A")
    let pages = stage.controller("pages", .pageViewController)
    stage.world.setPageStyle(style, of: pages)
    stage.turn {
      if let inner = stage.world.view(of: pages), let outer = stage.world.view(of: page) {
        stage.world.addSubview(inner, to: outer)
      }
      stage.world.setPage(page, of: pages, animated: false, completion: nil)
    }
    #expect(stage.world.parent(of: page) == pages)
    #expect(stage.events.count { $0.callback == .viewWillAppear } == 1)
  }

  @Test func thePageThatACallbackSetsOnceMoreStays() {
    let stage = Stage()
    let (pages, list) = shown(stage, .scroll, "A B")
    stage.once(list[0], .willMoveToParent) {
      stage.world.setPage(list[1], of: pages, animated: false, completion: nil)
    }
    stage.turn { stage.world.setPage(list[1], of: pages, animated: false, completion: nil) }
    #expect(stage.world.viewControllers(ofPages: pages) == [list[1]])
    #expect(stage.world.parent(of: list[1]) == pages)
    #expect(stage.world.appearanceState(of: list[1]) == .appeared)
  }

  @Test func aFormerPageThatPresentsDoesNotComeBackWhenThatIsDismissed() {
    let stage = Stage(12)
    let (pages, list) = shown(stage, .scroll, "A B")
    let (c, d) = (stage.controller("C"), stage.controller("D"))
    stage.world.setModalPresentationStyle(.fullScreen, of: c)
    stage.world.setModalPresentationStyle(.fullScreen, of: d)
    stage.turn(idle: false) {
      stage.world.present(c, from: pages, animated: true, completion: nil)
    }
    stage.turn(idle: false) {
      stage.world.setPage(list[1], of: pages, animated: false, completion: nil)
    }
    stage.turn { stage.world.present(d, from: list[0], animated: true, completion: nil) }
    stage.turn { stage.world.dismiss(c, animated: false, completion: nil) }
    stage.turn { stage.world.dismiss(d, animated: false, completion: nil) }
    let view = stage.world.viewIfLoaded(of: list[0])
    #expect(view.map { stage.world.window(of: $0) == nil } == true)
    #expect(stage.world.appearanceState(of: list[1]) == .appeared)
  }

  @Test func whatBeganInAPageEndsWhenTheWindowGoesBeforeTheLayout() {
    let stage = Stage(11)
    let (root, a, b) = (stage.controller("R"), stage.controller("A"), stage.controller("B"))
    let nav = stage.navigation([b])
    let pages = stage.pages(.scroll, [a, nav])
    // The parent forwards nothing to its children, so the pages never appear.
    stage.ownForwarding.insert(root)
    stage.world.addChild(pages, to: root)
    if let host = stage.world.view(of: root), let view = stage.world.view(of: pages) {
      stage.world.addSubview(view, to: host)
    }
    stage.show(root)
    stage.turn {
      stage.world.setPage(nav, of: pages, animated: false, completion: nil)
      stage.world.setRootViewController(nil, of: stage.window)
    }
    #expect(stage.world.appearanceState(of: b) != .appearing)
    #expect(!stage.world.transitions.contains { $0.container == nav })
  }
}
