import Testing

@testable import LifecycleEngine

/// The user pulls down a sheet.
@Suite struct SheetSwipeTests {
  /// A is the root of the window. B is up as a sheet with a delegate.
  private func stage(_ release: Int = 26) -> (Stage, a: ObjectID, b: ObjectID, d: ObjectID) {
    let stage = Stage(release)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let delegate = stage.delegate("delegate")
    stage.world.setModalPresentationStyle(.pageSheet, of: b)
    stage.world.setPresentationDelegate(
      delegate, of: stage.world.presentationController(of: b))
    stage.show(a)
    stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
    stage.mark()
    return (stage, a, b, delegate)
  }

  private func refusal(in stage: Stage) -> GestureError? {
    do throws(GestureError) {
      try stage.world.beginSheetSwipe()
      return nil
    } catch {
      return error
    }
  }

  /// `sheet-interactive-dismiss-delegate-order-ios13`, `modal-presenting-silent-ios13-sheet`.
  @Test func aFinishedSwipeDismissesAndThePresenterHearsNothing() {
    let (stage, a, b, _) = stage()
    stage.pullSheet()
    check(
      stage, [.appearance, .delegates], of: "A B C delegate",
      """
      delegate.presentationControllerShouldDismiss
      delegate.presentationControllerWillDismiss
      B.viewWillDisappear
      """)
    #expect(stage.world.isBeingDismissed(b))
    stage.mark()
    stage.finish()
    check(
      stage, [.appearance, .delegates], of: "A B C delegate",
      """
      B.viewDidDisappear
      delegate.presentationControllerDidDismiss
      """)
    #expect(stage.world.presentedViewController(of: a) == nil)
    #expect(!stage.world.isBeingDismissed(b))
  }

  @Test func aCancelledSwipeLetsTheSheetAppearAgainAsOftenAsItIsTried() {
    let (stage, a, b, _) = stage()
    for _ in 0..<2 {
      stage.mark()
      stage.pullSheet()
      stage.cancel()
      check(
        stage, [.appearance, .delegates], of: "A B C delegate",
        """
        delegate.presentationControllerShouldDismiss
        delegate.presentationControllerWillDismiss
        B.viewWillDisappear
        B.viewWillAppear
        B.viewIsAppearing
        B.viewDidAppear
        """)
      #expect(stage.world.presentedViewController(of: a) == b)
      #expect(!stage.world.isBeingDismissed(b))
    }
    stage.mark()
    stage.turn { stage.world.dismiss(a, animated: true, completion: nil) }
    check(
      stage, [.appearance, .delegates], of: "A B C delegate",
      "B.viewWillDisappear\nB.viewDidDisappear")
  }

  /// `shoulddismiss-not-asked`, `didattempttodismiss-condition`.
  @Test func aModalSheetOrARefusalByTheDelegateIsAnAttempt() {
    for isModal in [true, false] {
      let (stage, a, b, delegate) = stage()
      stage.world.setModalInPresentation(isModal, of: b)
      stage.reply(delegate, .presentationShouldDismiss, .boolean(false))
      stage.pullSheet()
      stage.finish()
      check(
        stage, [.appearance, .delegates], of: "A B C delegate",
        (isModal ? "" : "delegate.presentationControllerShouldDismiss\n")
          + "delegate.presentationControllerDidAttemptToDismiss")
      #expect(stage.world.presentedViewController(of: a) == b)
      #expect(!stage.world.isGestureHeld)
    }
  }

  @Test func anAttemptThatIsGivenUpIsToldToNobody() {
    let (stage, _, b, _) = stage()
    stage.world.setModalInPresentation(true, of: b)
    stage.pullSheet()
    stage.cancel()
    check(stage, [.appearance, .delegates], of: "A B C delegate", "")
  }

  /// A controller inside the presented controller may be modal.
  @Test func aModalChildOfTheSheetRefusesToo() {
    let stage = Stage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let nav = stage.navigation([b])
    stage.show(a)
    stage.turn { stage.world.present(nav, from: a, animated: true, completion: nil) }
    stage.world.setModalInPresentation(true, of: b)
    stage.pullSheet()
    stage.finish()
    #expect(stage.world.presentedViewController(of: a) == nav)
  }

  @Test func theSheetInFrontIsPulled() {
    let (stage, a, b, _) = stage()
    let c = stage.controller("C")
    stage.turn { stage.world.present(c, from: b, animated: true, completion: nil) }
    stage.mark()
    stage.pullSheet()
    stage.finish()
    check(
      stage, [.appearance, .delegates], of: "A B C delegate",
      "C.viewWillDisappear\nC.viewDidDisappear")
    #expect(stage.world.presentedViewController(of: a) == b)
    #expect(stage.world.presentedViewController(of: b) == nil)
  }

  @Test func whereThereIsNoSheetNothingCanBePulled() {
    let stage = Stage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.world.setModalPresentationStyle(.fullScreen, of: b)
    stage.show(a)
    #expect(refusal(in: stage) == .nothingThere("a sheet"))
    stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
    #expect(refusal(in: stage) == .nothingThere("a sheet"))
    #expect(refusal(in: Stage(12)) == .notOnRelease(first: Release(13)))
  }

  @Test func nobodyPullsASheetThatIsStillComing() {
    let stage = Stage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.show(a)
    stage.turn(idle: false) { stage.world.present(b, from: a, animated: true, completion: nil) }
    #expect(refusal(in: stage) == .transitionRunning)
  }

  @Test func aSheetThatIsPulledIsReleasedOnceItIsGone() {
    let (stage, _, b, _) = stage()
    stage.drop(b)
    stage.pullSheet()
    stage.finish()
    #expect(stage.world.isDeallocated(b))
  }
}
