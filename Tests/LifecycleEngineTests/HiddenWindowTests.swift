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
}
