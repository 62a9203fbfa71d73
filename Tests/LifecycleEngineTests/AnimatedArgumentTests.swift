import Testing

@testable import LifecycleEngine

/// The `animated` argument of the callbacks of appearance.
@Suite struct AnimatedArgumentTests {
  /// Presents B without animation, and C over it in B's `viewDidAppear`, then dismisses C.
  private func check(
    _ release: Int, _ expected: [String], at location: SourceLocation = #_sourceLocation
  ) {
    let stage = Stage(release)
    let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
    for id in [b, c] { stage.world.setModalPresentationStyle(.fullScreen, of: id) }
    stage.show(a)
    stage.once(b, .viewDidAppear) {
      stage.world.present(c, from: b, animated: false, completion: nil)
    }
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    stage.turn { stage.world.dismiss(c, animated: false, completion: nil) }
    let happened = ["B.viewWillAppear", "C.viewWillAppear", "C.viewDidDisappear"].map {
      stage.first($0).map(stage.text) ?? "nothing"
    }
    #expect(happened == expected, sourceLocation: location)
  }

  /// Evidence: `animated-flag-appear`, and against it, in a `viewDidAppear`,
  /// `uikittestable-present-nonanimated-full-order`, `uikittestable-present-order`.
  @Test func aPresentationWithoutAnimationIsToldSoUnlessAViewDidAppearAsksForIt() {
    for release in [12, 13] {
      check(
        release,
        [
          "B.viewWillAppear(animated: false)", "C.viewWillAppear(animated: true)",
          "C.viewDidDisappear(animated: false)",
        ])
    }
    for release in [11, 14, 26] {
      check(
        release,
        [
          "B.viewWillAppear(animated: false)", "C.viewWillAppear(animated: false)",
          "C.viewDidDisappear(animated: false)",
        ])
    }
  }
}
