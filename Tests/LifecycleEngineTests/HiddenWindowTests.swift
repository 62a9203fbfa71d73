import Testing

@testable import LifecycleEngine

/// Windows that are hidden and shown again.
@Suite struct HiddenWindowTests {
  @Test(arguments: [5, 8, 13, 26])
  func aWindowThatIsHiddenAndShownAgainLeavesItsRootCovered(release: Int) {
    let stage = Stage(release)
    let list = stage.controllers("A B")
    stage.show(list[0])
    stage.world.setModalPresentationStyle(.fullScreen, of: list[1])
    stage.turn { stage.world.present(list[1], from: list[0], animated: false, completion: nil) }
    stage.mark()
    stage.turn { stage.world.setHidden(true, ofWindow: stage.window) }
    stage.turn { stage.world.setHidden(false, ofWindow: stage.window) }
    check(stage, of: "A", "")
    let view = stage.world.viewIfLoaded(of: list[0])
    #expect(view.map { stage.world.window(of: $0) == nil } == true)
    stage.turn { stage.world.dismiss(list[0], animated: false, completion: nil) }
    check(stage, of: "A", "A.viewWillAppear\nA.viewDidAppear")
  }

  @Test func aWindowThatIsShownAgainWhileItIsBeingHiddenKeepsItsRootsView() {
    let stage = Stage(6)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.show(a)
    let type = stage.world.registerClass(named: "V", base: .view, implements: .all)
    let view = stage.world.makeView(of: type)
    stage.turn {
      if let host = stage.world.viewIfLoaded(of: a) { stage.world.addSubview(view, to: host) }
    }
    stage.once(view, .willMoveToWindow) {
      stage.world.setHidden(false, ofWindow: stage.window)
    }
    stage.turn { stage.world.setHidden(true, ofWindow: stage.window) }
    #expect(stage.world.viewIfLoaded(of: a).map { stage.world.isInWindow($0) } == true)
    #expect(stage.world.appearanceState(of: a) == .appeared)
    #expect(stage.world.appearanceState(of: b) == .disappeared)
  }

  @Test func aRootThatIsAPageElsewhereKeepsItsViewThereWhenItsWindowLosesIt() {
    let stage = Stage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let pages = stage.pages(.scroll, [a, b], showing: 1)
    stage.show(pages)
    let other = stage.world.makeWindow()
    stage.turn {
      stage.world.setHidden(false, ofWindow: other)
      stage.world.setRootViewController(a, of: other)
    }
    stage.turn { stage.world.setPage(a, of: pages, animated: false, completion: nil) }
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    stage.turn { stage.world.setRootViewController(nil, of: other) }
    stage.turn { stage.world.setRootViewController(pages, of: other) }
    #expect(stage.world.viewIfLoaded(of: a).map { stage.world.isInWindow($0) } == true)
    #expect(stage.world.appearanceState(of: a) == .appeared)
  }
}
