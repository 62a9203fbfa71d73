import Testing

@testable import LifecycleEngine

/// The heights at which sheets rest.
@Suite struct DetentTests {
  private let medium = Detent.mediumIdentifier
  private let large = Detent.largeIdentifier

  /// A is the root of the window. B has a sheet presentation controller with a delegate.
  private struct Scene {
    let stage: Stage
    let a: ObjectID
    let b: ObjectID
    let sheet: ObjectID

    var height: Double {
      stage.world.viewIfLoaded(of: b).map { stage.world.frame(of: $0).size.height } ?? 0
    }
    var selected: String? { stage.world.selectedDetent(of: sheet) }

    func present() {
      stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
      stage.mark()
    }

    func select(_ identifier: String?) {
      stage.turn { stage.world.setSelectedDetent(identifier, of: sheet) }
    }

    func drag(to identifier: String, idle: Bool = true) {
      stage.act(idle: idle) { () throws(GestureError) in
        try stage.world.dragSheet(to: identifier)
      }
    }

    func refusal(to identifier: String) -> GestureError? {
      do throws(GestureError) {
        try stage.world.dragSheet(to: identifier)
        return nil
      } catch {
        return error
      }
    }
  }

  private func scene(
    _ release: Int = 26, _ device: Device = Device(), _ detents: [Detent] = [.medium, .large],
    style: ModalPresentationStyle = .pageSheet
  ) -> Scene {
    let stage = Stage(release, device: device)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.world.setModalPresentationStyle(style, of: b)
    let sheet = stage.world.presentationController(of: b)
    stage.world.setPresentationDelegate(stage.delegate("delegate"), of: sheet)
    stage.world.setDetents(detents, of: sheet)
    stage.show(a)
    return Scene(stage: stage, a: a, b: b, sheet: sheet)
  }

  private func presented(
    _ release: Int = 26, _ device: Device = Device(), _ detents: [Detent] = [.medium, .large],
    style: ModalPresentationStyle = .pageSheet
  ) -> Scene {
    let scene = scene(release, device, detents, style: style)
    scene.present()
    return scene
  }

  /// 852 points, of which 59 are above the safe area and 10 show the presenter.
  @Test func aSheetRestsAtItsLowestDetentUntilAnotherIsSelected() {
    #expect(presented().height == 426)
    #expect(presented(26, Device(), [.large, .medium]).height == 426)
    #expect(presented(26, Device(), [.large]).height == 783)
    #expect(presented(26, Device(), []).height == 783)
    #expect(presented().selected == nil)
  }

  @Test func whatIsSetBeforeItComesHoldsWhenItComes() {
    let scene = scene()
    scene.select(large)
    scene.present()
    #expect(scene.height == 783)
    #expect(scene.selected == large)
  }

  /// `sheet-detent-delegate-user-only`.
  @Test func aSelectionInCodeChangesHeightAndLayoutAndTellsNobody() {
    let scene = presented()
    scene.select(large)
    #expect(scene.height == 783)
    check(
      scene.stage, [.appearance, .delegates, .layout, .geometry], of: "A B delegate",
      "B.viewWillLayoutSubviews\nB.viewDidLayoutSubviews")
    scene.stage.mark()
    scene.select(large)
    check(scene.stage, [.appearance, .delegates, .layout], of: "A B delegate", "")
    scene.select(nil)
    #expect(scene.height == 426)
    #expect(scene.selected == nil)
  }

  @Test func anIdentifierThatNoDetentHasIsKeptAndChangesNothing() {
    let scene = presented()
    scene.select("tiny")
    #expect(scene.selected == "tiny")
    #expect(scene.height == 426)
    scene.stage.turn {
      scene.stage.world.setDetents([.medium, .custom("tiny")], of: scene.sheet)
    }
    // The author's code gives the detent no height, so the detent is inactive.
    #expect(scene.height == 426)
  }

  @Test func otherDetentsGiveAnotherHeight() {
    let scene = presented()
    scene.select(large)
    scene.stage.turn { scene.stage.world.setDetents([.medium], of: scene.sheet) }
    #expect(scene.height == 426)
    #expect(scene.selected == large)
    scene.stage.turn { scene.stage.world.setDetents([], of: scene.sheet) }
    #expect(scene.height == 783)
  }

  /// `sheet-detent-delegate-user-only`.
  @Test func theDelegateHearsOfADragWhenTheSheetHasSettled() {
    let scene = presented()
    scene.drag(to: large)
    #expect(scene.selected == large)
    #expect(scene.height == 783)
    check(
      scene.stage, [.appearance, .delegates, .layout, .geometry], of: "A B delegate",
      """
      B.viewWillLayoutSubviews
      B.viewDidLayoutSubviews
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier
      """)
    scene.stage.mark()
    scene.drag(to: medium)
    #expect(scene.selected == medium)
    #expect(scene.height == 426)
    check(
      scene.stage, [.delegates], of: "delegate",
      "delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier")
  }

  @Test func theAuthorsDetentsHaveTheHeightThatItsCodeSays() {
    let scene = scene(26, Device(), [.custom("small"), .medium])
    var highest: Double?
    scene.stage.detentHeight = { place, maximum in
      highest = maximum
      return place == 0 ? 200 : nil
    }
    scene.present()
    // The safe area at the bottom does not count.
    #expect(highest == 749)
    #expect(scene.height == 234)
    scene.stage.detentHeight = { _, _ in 300 }
    scene.select("small")
    #expect(scene.height == 234)
    scene.stage.turn { scene.stage.world.invalidateDetents(of: scene.sheet) }
    #expect(scene.height == 334)
    for (value, height) in [(5000.0, 783.0), (-3, 34), (.nan, 34)] {
      scene.stage.detentHeight = { _, _ in value }
      scene.stage.turn { scene.stage.world.invalidateDetents(of: scene.sheet) }
      #expect(scene.height == height)
    }
    scene.drag(to: medium)
    scene.drag(to: "small")
    #expect(scene.selected == "small")
  }

  @Test func nobodyDragsWhatIsNoSheetWithThatDetent() {
    let scene = scene()
    #expect(scene.refusal(to: large) == .nothingThere("a sheet"))
    scene.present()
    #expect(scene.refusal(to: medium) == .restsThere)
    #expect(scene.refusal(to: "tiny") == .noSuchDetent)
    scene.stage.pullSheet()
    #expect(scene.refusal(to: large) == .alreadyHeld)
    scene.stage.finish()
    #expect(scene.refusal(to: large) == .nothingThere("a sheet"))
    #expect(presented(14).refusal(to: large) == .notOnRelease(first: Release(15)))
    #expect(
      presented(26, Device(), [.medium, .large], style: .fullScreen).refusal(to: large)
        == .nothingThere("a sheet"))
  }

  @Test func nobodyDragsASheetThatIsStillMoving() {
    let scene = scene()
    scene.stage.turn(idle: false) {
      scene.stage.world.present(scene.b, from: scene.a, animated: true, completion: nil)
    }
    #expect(scene.refusal(to: large) == .transitionRunning)
    scene.stage.world.runUntilIdle()
    scene.drag(to: large, idle: false)
    #expect(scene.refusal(to: medium) == .transitionRunning)
    #expect(throws: GestureError.transitionRunning) { try scene.stage.world.beginSheetSwipe() }
    scene.stage.world.runUntilIdle()
    scene.stage.turn(idle: false) {
      scene.stage.world.dismiss(scene.a, animated: true, completion: nil)
    }
    #expect(scene.refusal(to: medium) == .transitionRunning)
  }

  @Test func aSheetThatIsDismissedAsItSettlesTellsNobodyOfItsHeight() {
    let scene = presented()
    scene.drag(to: large, idle: false)
    scene.stage.turn { scene.stage.world.dismiss(scene.a, animated: false, completion: nil) }
    check(scene.stage, [.delegates], of: "delegate", "")
    scene.stage.drop(scene.b)
    #expect(scene.stage.callbacksOfTheDead.isEmpty)
  }

  @Test func aCardHasOneHeight() {
    let scene = presented(26, Device(.pad))
    let height = scene.height
    scene.select(large)
    #expect(scene.height == height)
    #expect(scene.refusal(to: medium) == .nothingThere("a sheet at the bottom edge"))
    scene.stage.turn { scene.stage.world.resize(width: 320, height: 1000) }
    #expect(scene.height == 1000 - 24 - 10)
    scene.drag(to: medium)
    #expect(scene.height == 500)
  }

  @Test func untilIOS14ASheetHasItsFullHeight() {
    #expect(presented(14).height == 783)
  }

  @Test func aCopyHasTheDetentsOfItsOwn() {
    let scene = presented()
    let copy = scene.stage.world.copy()
    scene.select(large)
    #expect(copy.selectedDetent(of: scene.sheet) == nil)
    #expect(copy.detents(of: scene.sheet) == [.medium, .large])
  }

  /// Returns true if the view of the presenter takes touches while the sheet is up.
  private func isUndimmed(_ scene: Scene) -> Bool {
    let world = scene.stage.world
    return world.sheets.isUndimmed(behind: world.presentations[scene.sheet])
  }

  @Test func whatIsBehindTakesTouchesAsLongAsTheSheetIsNoHigher() {
    let scene = presented()
    #expect(!isUndimmed(scene))
    scene.stage.world.setLargestUndimmedDetent(medium, of: scene.sheet)
    #expect(isUndimmed(scene))
    scene.drag(to: large)
    #expect(!isUndimmed(scene))
    scene.stage.world.setLargestUndimmedDetent(large, of: scene.sheet)
    #expect(isUndimmed(scene))
    scene.stage.world.setLargestUndimmedDetent("tiny", of: scene.sheet)
    #expect(!isUndimmed(scene))
    // UIKit's own have a height in any case.
    let low = presented(26, Device(), [.medium])
    low.stage.world.setLargestUndimmedDetent(large, of: low.sheet)
    #expect(isUndimmed(low))
  }
}
