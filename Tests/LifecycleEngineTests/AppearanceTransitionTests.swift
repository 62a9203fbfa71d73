import Testing

@testable import LifecycleEngine

/// `beginAppearanceTransition` and `endAppearanceTransition` called by the author's code.
@Suite struct AppearanceTransitionTests {
  private func begin(_ stage: Stage, _ id: ObjectID, _ appearing: Bool, animated: Bool = false) {
    stage.world.beginAppearanceTransition(of: id, appearing: appearing, animated: animated)
  }

  private func end(_ stage: Stage, _ id: ObjectID) { stage.world.endAppearanceTransition(of: id) }

  /// Evidence: `modals-begin-end-full-appear`, `bookshelf-begin-end-pair`,
  /// `begin-end-isappearing-without-window`.
  @Test func eachCallSendsItsCallbackBeforeItReturns() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.mark()
    stage.turn {
      begin(stage, a, true, animated: true)
      check(stage, .appearance, "A.viewWillAppear(animated: true)")
      end(stage, a)
      check(
        stage, .appearance,
        """
        A.viewWillAppear(animated: true)
        A.viewIsAppearing(animated: true)
        A.viewDidAppear(animated: true)
        """)
      stage.mark()
      begin(stage, a, false)
      check(stage, .appearance, "A.viewWillDisappear(animated: false)")
      end(stage, a)
    }
    check(
      stage, .appearance,
      "A.viewWillDisappear(animated: false)\nA.viewDidDisappear(animated: false)")
  }

  /// Evidence: `begin-end-nesting`.
  @Test func theDidCallbackComesWithTheLastEndOfNestedBegins() {
    let stage = Stage()
    let a = stage.controller("A")
    for _ in 0..<3 { begin(stage, a, true) }
    check(stage, "A.viewWillAppear")
    end(stage, a)
    end(stage, a)
    check(stage, "A.viewWillAppear")
    #expect(stage.world.appearanceState(of: a) == .appearing)
    end(stage, a)
    check(stage, "A.viewWillAppear\nA.viewDidAppear")
    #expect(stage.world.appearanceState(of: a) == .appeared)
  }

  /// Evidence: `modals-begin-interrupt-appearing-by-disappearing`, `will-callbacks-may-be-unpaired`.
  @Test func aBeginInTheOtherDirectionReplacesTheRunningOne() {
    let stage = Stage()
    let a = stage.controller("A")
    begin(stage, a, true)
    begin(stage, a, true)
    begin(stage, a, false)
    end(stage, a)
    check(stage, "A.viewWillAppear\nA.viewWillDisappear\nA.viewDidDisappear")
    #expect(stage.world.appearanceState(of: a) == .disappeared)
  }

  @Test func anEndWithoutABeginSendsNothing() {
    let stage = Stage()
    let a = stage.controller("A")
    end(stage, a)
    check(stage, "")
    begin(stage, a, true)
    end(stage, a)
    end(stage, a)
    check(stage, "A.viewWillAppear\nA.viewDidAppear")
  }

  @Test func theViewIsLoadedForAnAppearanceAndNotForADisappearance() {
    let stage = Stage()
    let a = stage.controller("A")
    begin(stage, a, false)
    #expect(stage.world.viewIfLoaded(of: a) == nil)
    begin(stage, a, true)
    #expect(stage.world.viewIfLoaded(of: a) != nil)
  }

  /// Evidence: `matrioska-automatic-forwarding-without-window`, `begin-end-reach-descendants`.
  @Test func childrenFollowWithoutAnyWindowThreeLevelsDeep() {
    let stage = Stage()
    let list = stage.controllers("A B C")
    for (parent, child) in zip(list, list.dropFirst()) {
      stage.world.loadViewIfNeeded(parent)
      FirstAppearanceTests.embed(child, in: parent, stage)
    }
    stage.mark()
    begin(stage, list[0], true)
    check(stage, "A.viewWillAppear\nB.viewWillAppear\nC.viewWillAppear")
    stage.mark()
    end(stage, list[0])
    check(stage, "A.viewDidAppear\nB.viewDidAppear\nC.viewDidAppear")
  }

  /// Evidence: `appearance-forwarding-default`.
  @Test func aChildWhoseViewIsNotInItsParentsDoesNotFollow() {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.world.addChild(list[1], to: list[0])
    stage.world.loadViewIfNeeded(list[1])
    stage.mark()
    begin(stage, list[0], true)
    end(stage, list[0])
    check(stage, "A.viewWillAppear\nA.viewDidAppear")
  }

  /// Evidence: `workflow-child-swap-visible`.
  @Test func aSwapOfChildrenByHandSendsExactlyWhatWasBegunAndEnded() {
    let stage = Stage(17)
    let p = stage.controller("P")
    let list = stage.controllers("A B")
    stage.once(p, .viewDidLoad) { FirstAppearanceTests.embed(list[0], in: p, stage) }
    stage.show(p)
    stage.turn {
      let world = stage.world
      world.addChild(list[1], to: p)
      world.deliverFromAuthor(.willMoveToParent, to: list[0], [.none])
      guard let host = world.viewIfLoaded(of: p), let new = world.view(of: list[1]),
        let old = world.viewIfLoaded(of: list[0])
      else { return }
      begin(stage, list[1], true)
      begin(stage, list[0], false)
      world.addSubview(new, to: host)
      world.removeFromSuperview(old)
      end(stage, list[1])
      end(stage, list[0])
      world.deliverFromAuthor(.didMoveToParent, to: list[1], [.object(p)])
      world.removeFromParent(list[0])
    }
    check(
      stage, [.classic, .containment, .loading], of: "A B",
      """
      B.willMove(toParent: P)
      A.willMove(toParent: nil)
      B.loadView
      B.viewDidLoad
      B.viewWillAppear(animated: false)
      A.viewWillDisappear(animated: false)
      B.viewDidAppear(animated: false)
      A.viewDidDisappear(animated: false)
      B.didMove(toParent: P)
      A.didMove(toParent: nil)
      """)
  }

  /// Evidence: `snapshot-double-appearance-when-begin-end-on-window-root`: the did callback comes
  /// although the child has left in between.
  @Test func aChildThatLeavesDuringItsParentsTransitionIsStillToldThatItDisappeared() {
    let stage = Stage()
    let p = stage.controller("P")
    let a = stage.controller("A")
    stage.once(p, .viewDidLoad) { FirstAppearanceTests.embed(a, in: p, stage) }
    stage.show(p)
    stage.turn {
      begin(stage, p, false)
      stage.world.removeFromParent(a)
      if let view = stage.world.viewIfLoaded(of: a) { stage.world.removeFromSuperview(view) }
      end(stage, p)
    }
    check(
      stage, of: "A P",
      """
      P.viewWillDisappear
      A.viewWillDisappear
      P.viewDidDisappear
      A.viewDidDisappear
      """)
  }

  @Test func aParentTurnedAroundInItsOwnCallbackTakesItsChildrenAlongOnce() {
    let stage = Stage()
    let p = stage.controller("P")
    let a = stage.controller("A")
    stage.world.loadViewIfNeeded(p)
    FirstAppearanceTests.embed(a, in: p, stage)
    stage.mark()
    stage.once(p, .viewWillAppear) { begin(stage, p, false) }
    begin(stage, p, true)
    end(stage, p)
    check(stage, "P.viewWillAppear\nP.viewWillDisappear\nP.viewDidDisappear")
    stage.mark()
    stage.once(a, .viewWillAppear) { begin(stage, p, false) }
    begin(stage, p, true)
    end(stage, p)
    check(
      stage,
      """
      P.viewWillAppear
      A.viewWillAppear
      P.viewWillDisappear
      A.viewWillDisappear
      P.viewDidDisappear
      A.viewDidDisappear
      """)
  }

  @Test func aCallbackCalledByTheAuthorIsRecordedAsTheAuthorsAndChangesNoState() throws {
    let stage = Stage()
    let a = stage.controller("A")
    stage.mark()
    stage.turn { stage.world.deliverFromAuthor(.viewWillAppear, to: a, [.boolean(true)]) }
    check(stage, "A.viewWillAppear(animated: true)")
    #expect(try #require(stage.events.first).step == .author)
    #expect(stage.world.appearanceState(of: a) == .disappeared)
  }
}
