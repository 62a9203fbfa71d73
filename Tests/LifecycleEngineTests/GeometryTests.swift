import Testing

@testable import LifecycleEngine

/// Turned and resized windows, and changes of traits.
@Suite struct GeometryTests {
  @Test(arguments: [8, 12, 13, 26])
  func theRootHearsOfTraitsThenOfTheSizeBeforeTheyChange(release: Int) throws {
    let stage = Stage(release)
    let a = stage.controller("A")
    stage.show(a)
    var widths: [Double] = []
    stage.on(a, .viewWillTransition) { [unowned stage] in
      widths.append(
        stage.world.viewIfLoaded(of: a).map { stage.world.frame(of: $0).size.width } ?? 0)
    }
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    check(
      stage, .geometry,
      """
      A.willTransition
      A.viewWillTransition(to: 852.0 × 393.0)
      A.traitCollectionDidChange
      """)
    #expect(widths == [393])
  }

  @Test(arguments: [5, 6, 7])
  func aRotationOfOldIsToldAroundTheBoundsAndTheAnimation(release: Int) {
    let stage = Stage(release)
    let a = stage.controller("A")
    stage.reply(a, .shouldAutorotateTo, .boolean(true))
    stage.show(a)
    var widths: [Double] = []
    for callback in [Callback.willRotate, .willAnimateRotation, .didRotate] {
      stage.on(a, callback) { [unowned stage] in
        widths.append(stage.world.frame(of: stage.window).size.width)
      }
    }
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    let rotations = stage.events.filter {
      [.willRotate, .willAnimateRotation, .didRotate].contains($0.callback)
    }
    #expect(
      rotations.map { stage.text($0).prefix { $0 != "(" } } == [
        "A.willRotate", "A.willAnimateRotation", "A.didRotate",
      ])
    #expect(widths == [393, 852, 852])
    #expect(rotations[2].time > rotations[1].time)
  }

  @Test func aChildThatKeepsItsSizeHearsNothingOfTheNewOne() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    stage.show(list[0])
    stage.turn {
      for child in list[1...] {
        stage.world.addChild(child, to: list[0])
        if let view = stage.world.view(of: child), let parent = stage.world.view(of: list[0]) {
          stage.world.addSubview(view, to: parent)
          stage.world.setFrame(Rect(width: 100, height: 100), of: view)
        }
        stage.world.deliverFromAuthor(.didMoveToParent, to: child, [.object(list[0])])
      }
      if let view = stage.world.viewIfLoaded(of: list[2]) {
        stage.world.setAutoresizingMask([.flexibleWidth], of: view)
      }
      if let view = stage.world.viewIfLoaded(of: list[1]) {
        stage.world.setAutoresizingMask([], of: view)
      }
    }
    stage.mark()
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    #expect(stage.first("B.viewWillTransition") == nil)
    #expect(stage.first("C.viewWillTransition(to: 559.0 × 100.0)") != nil)
  }

  @Test func whatIsFlexibleSharesTheDifferenceInProportion() {
    func frame(_ mask: AutoresizingMask, _ frame: Rect) -> Rect {
      mask.frame(
        of: frame, from: Size(width: 100, height: 100), to: Size(width: 150, height: 50))
    }
    let card = Rect(x: 10, y: 60, width: 30, height: 40)
    #expect(frame([], card) == card)
    #expect(frame(.flexibleWidth, card) == Rect(x: 10, y: 60, width: 80, height: 40))
    #expect(
      frame([.flexibleLeftMargin, .flexibleWidth], card)
        == Rect(x: 22.5, y: 60, width: 67.5, height: 40))
    #expect(
      frame([.flexibleTopMargin, .flexibleHeight], card)
        == Rect(x: 10, y: 30, width: 30, height: 20))
    // A view does not get smaller than zero, and a part beyond an edge does not count.
    #expect(frame(.flexibleHeight, card) == Rect(x: 10, y: 60, width: 30, height: 0))
    let beyond = Rect(x: 40, y: 0, width: 80, height: 0)
    #expect(
      frame([.flexibleLeftMargin, .flexibleRightMargin], beyond)
        == Rect(x: 90, y: 0, width: 80, height: 0))
    // If all flexible parts are zero, the shares are equal.
    #expect(
      frame([.flexibleTopMargin, .flexibleHeight], beyond)
        == Rect(x: 40, y: -25, width: 80, height: 0))
  }

  @Test func aSizeThatStaysIsNotToldOf() {
    let stage = Stage()
    stage.show(stage.controller("A"))
    stage.turn { stage.world.resize(width: 393, height: 852) }
    check(stage, .geometry, "")
  }

  @Test(arguments: [8, 13, 17, 26])
  func aTraitThatStaysIsNotToldOf(release: Int) {
    let stage = Stage(release)
    stage.show(stage.controller("A"))
    var dark = TraitOverrides()
    dark.style = .dark
    stage.turn { stage.world.setSystemTraits(dark) }
    check(stage, .geometry, "A.traitCollectionDidChange")
    stage.mark()
    stage.turn { stage.world.setSystemTraits(dark) }
    check(stage, .geometry, "")
  }

  @Test func traitsReachParentsBeforeTheirChildren() {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A"))
    stage.show(nav)
    var dark = TraitOverrides()
    dark.style = .dark
    stage.turn { stage.world.setSystemTraits(dark) }
    check(
      stage, [.geometry], of: "A nav",
      "nav.traitCollectionDidChange\nA.traitCollectionDidChange")
  }

  @Test(arguments: [13, 16, 17, 26])
  func anOverrideComesAtOnceUpToIOS16AndThenWithTheNextUpdate(release: Int) {
    let stage = Stage(release)
    let a = stage.controller("A")
    stage.show(a)
    var dark = TraitOverrides()
    dark.style = .dark
    stage.turn {
      stage.world.setTraitOverrides(dark, of: a)
      check(stage, .geometry, release < 17 ? "A.traitCollectionDidChange" : "")
    }
    check(stage, .geometry, "A.traitCollectionDidChange")
  }

  @Test func aHiddenWindowChangesWithoutTellingAnybody() {
    let stage = Stage()
    let other = stage.world.makeWindow()
    stage.turn { stage.world.setRootViewController(stage.controller("B"), of: other) }
    stage.show(stage.controller("A"))
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    #expect(stage.first("B.viewWillTransition") == nil)
    #expect(stage.world.frame(of: other).size.width == 852)
  }

  @Test func theCoordinatorsClosuresComeWithTheAnimationAndAfterIt() throws {
    let stage = Stage()
    let a = stage.controller("A")
    stage.show(a)
    var order: [String] = []
    let (alongside, completion) = (
      stage.closure { _ in order.append("alongside") },
      stage.closure { _ in order.append("completion") }
    )
    stage.on(a, .viewWillTransition) { [unowned stage] in
      order.append("will")
      if let coordinator = stage.world.transitionCoordinator(of: a) {
        _ = stage.world.animate(alongside: alongside, completion: completion, with: coordinator)
      }
    }
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    #expect(order == ["will", "alongside", "completion"])
  }
}
