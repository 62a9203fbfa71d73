import Testing

@testable import LifecycleEngine

/// Appearances that follow from the author's moves of views, outside UIKit's containers.
@Suite struct ViewArrivalTests {
  /// A visible P, and C without a parent.
  private func shown(_ release: Int = 26) -> (Stage, p: ObjectID, c: ObjectID) {
    let stage = Stage(release)
    let p = stage.controller("P")
    let c = stage.controller("C")
    stage.show(p)
    return (stage, p, c)
  }

  private func addView(of child: ObjectID, to parent: ObjectID, _ stage: Stage) {
    guard let host = stage.world.view(of: parent), let view = stage.world.view(of: child) else {
      return
    }
    stage.world.addSubview(view, to: host)
  }

  private func contain(_ child: ObjectID, in parent: ObjectID, _ stage: Stage) {
    stage.world.addChild(child, to: parent)
    addView(of: child, to: parent, stage)
    stage.world.deliverFromAuthor(.didMoveToParent, to: child, [.object(parent)])
  }

  private func removeView(of child: ObjectID, _ stage: Stage) {
    if let view = stage.world.viewIfLoaded(of: child) { stage.world.removeFromSuperview(view) }
  }

  private func remove(_ child: ObjectID, _ stage: Stage) {
    stage.world.deliverFromAuthor(.willMoveToParent, to: child, [.none])
    removeView(of: child, stage)
    stage.world.removeFromParent(child)
  }

  private let lenses: [Lens] = [.appearance, .containment]

  // MARK: Coming

  /// Evidence: `containment-visible-parent-mattyohe`.
  @Test(arguments: [9, 12]) func aChildAddedToAVisibleParentAppears(_ release: Int) {
    let (stage, p, c) = shown(release)
    stage.turn {
      contain(c, in: p, stage)
      check(
        stage, lenses,
        """
        C.willMove(toParent: P)
        C.viewWillAppear(animated: false)
        C.didMove(toParent: P)
        """)
      stage.mark()
    }
    check(stage, lenses, "C.viewDidAppear(animated: false)\nC.didMove(toParent: P)")
    #expect(!stage.world.isMovingToParent(c))
  }

  /// Evidence: `measured-orphan-view-gets-callbacks`.
  @Test func aViewWhoseControllerHasNoParentAppearsAndTheControllerGoesWhenNobodyHoldsIt() {
    let (stage, p, c) = shown()
    stage.turn {
      addView(of: c, to: p, stage)
      stage.drop(c)
    }
    check(stage, lenses, "C.viewWillAppear\nC.viewIsAppearing\nC.viewDidAppear")
    #expect(stage.world.isDeallocated(c))
  }

  @Test func itIsAppearingInItsFirstLayoutWithItsGeometry() throws {
    let (stage, p, c) = shown()
    stage.turn { contain(c, in: p, stage) }
    let names = stage.events.filter { $0.receiver == .object(c) }.map { $0.callback }
    let isAppearing = try #require(names.firstIndex(of: .viewIsAppearing))
    let layout = try #require(names.firstIndex(of: .viewWillLayoutSubviews))
    let did = try #require(names.firstIndex(of: .viewDidAppear))
    #expect(isAppearing < layout && layout < did)
    let will = try #require(stage.first("C.viewWillAppear"))
    let appeared = try #require(stage.first("C.viewDidAppear"))
    #expect(will.turn == appeared.turn)
    #expect(will.transaction < appeared.transaction)
    #expect(stage.world.safeAreaInsets(of: try #require(stage.world.view(of: c))).top == 59)
  }

  /// Evidence: `containment-visible-parent-chengqifan`.
  @Test(arguments: [Callback.viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews])
  func aChildAddedWhileItsParentAppearsHasAppearedAfterIt(_ callback: Callback) {
    let stage = Stage()
    let p = stage.controller("P")
    let c = stage.controller("C")
    stage.once(p, callback) { contain(c, in: p, stage) }
    stage.show(p)
    let classic = stage.world.trace.events.filter { $0.callback.lens == .classic }
    #expect(
      classic.map { stage.text($0) } == [
        "P.viewWillAppear(animated: false)", "C.viewWillAppear(animated: false)",
        "P.viewDidAppear(animated: false)", "C.viewDidAppear(animated: false)",
      ])
  }

  @Test func aChildThatLeavesItsParentWhileItAppearsAppearsWithItsView() {
    let (stage, p, c) = shown()
    stage.once(c, .viewWillAppear) { stage.world.removeFromParent(c) }
    stage.turn { contain(c, in: p, stage) }
    check(stage, .appearance, "C.viewWillAppear\nC.viewIsAppearing\nC.viewDidAppear")
    stage.mark()
    stage.turn { removeView(of: c, stage) }
    check(stage, .appearance, "C.viewWillDisappear\nC.viewDidDisappear")
  }

  @Test func aChildThatLeavesAParentItWaitsForAppearsWithItsView() {
    let stage = Stage()
    let p = stage.controller("P")
    let c = stage.controller("C")
    stage.once(p, .viewWillAppear) { contain(c, in: p, stage) }
    stage.once(p, .viewWillLayoutSubviews) { stage.world.removeFromParent(c) }
    stage.show(p)
    #expect(stage.world.appearanceState(of: c) == .appeared)
    let texts = stage.world.trace.events.map { stage.text($0) }
    #expect(texts.filter { $0 == "C.viewDidAppear(animated: false)" }.count == 1)
  }

  /// Evidence: `containment-no-addchild-root-phchan9`, `addsubview-without-addchild-ivanchan`.
  @Test func withoutAddChildAViewAppearsWithTheRootItIsInButNotInAPush() {
    let stage = Stage(9)
    let list = stage.controllers("A B C D")
    stage.once(list[0], .viewDidLoad) { addView(of: list[2], to: list[0], stage) }
    stage.turn { stage.world.setRootViewController(list[0], of: stage.window) }
    check(
      stage, "A.viewWillAppear\nC.viewWillAppear\nC.viewDidAppear\nA.viewDidAppear")
    let other = Stage(9)
    let stack = other.controllers("A B C")
    let nav = other.navigation([stack[0]])
    other.show(nav)
    other.once(stack[1], .viewDidLoad) { addView(of: stack[2], to: stack[1], other) }
    other.turn { other.world.push(stack[1], onto: nav, animated: true) }
    check(other, of: "C", "")
  }

  /// Evidence: `nav-direct-child-added-iloveanan`.
  @Test func aChildThatTheAuthorAddsToANavigationControllerOnlyAppearsByHand() {
    let stage = Stage(13)
    let nav = stage.navigation(stage.controllers("A"))
    let c = stage.controller("C")
    stage.show(nav)
    stage.turn { contain(c, in: nav, stage) }
    check(stage, "")
    stage.turn {
      stage.world.beginAppearanceTransition(of: c, appearing: true, animated: false)
      stage.world.endAppearanceTransition(of: c)
    }
    check(stage, "C.viewWillAppear\nC.viewDidAppear")
  }

  /// Evidence: `appearance-forwarding-default`.
  @Test func aContainerThatForwardsItselfSeesToTheAppearanceOfItsChildren() {
    let (stage, p, c) = shown()
    stage.ownForwarding = [p]
    stage.turn { contain(c, in: p, stage) }
    stage.turn { remove(c, stage) }
    check(stage, "")
    stage.turn { contain(c, in: p, stage) }
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    check(stage, "P.viewWillDisappear\nP.viewDidDisappear")
  }

  /// Evidence: `workflow-child-swap-visible`.
  @Test func beginAndEndByHandAroundASwapOfViewsAreNotDoubled() {
    let (stage, p, c) = shown()
    let d = stage.controller("D")
    stage.turn { contain(c, in: p, stage) }
    stage.mark()
    stage.turn {
      stage.world.addChild(d, to: p)
      stage.world.beginAppearanceTransition(of: d, appearing: true, animated: false)
      stage.world.beginAppearanceTransition(of: c, appearing: false, animated: false)
      addView(of: d, to: p, stage)
      removeView(of: c, stage)
      stage.world.endAppearanceTransition(of: d)
      stage.world.endAppearanceTransition(of: c)
    }
    check(
      stage, "D.viewWillAppear\nC.viewWillDisappear\nD.viewDidAppear\nC.viewDidDisappear")
  }

  @Test func aContainerOfUIKitsAddedToAVisibleParentBringsItsChild() {
    let (stage, p, _) = shown()
    let nav = stage.navigation(stage.controllers("A"), "B")
    stage.turn { contain(nav, in: p, stage) }
    check(stage, of: "A", "A.viewWillAppear\nA.viewDidAppear")
    check(stage, of: "B", "B.viewWillAppear\nB.viewDidAppear")
    #expect(stage.world.transitions.isEmpty)
  }

  @Test func aViewThatMovesWithinTheWindowNeitherLeavesNorArrives() {
    let (stage, p, c) = shown()
    stage.turn { contain(c, in: p, stage) }
    stage.mark()
    let box = stage.world.makeView(of: ClassID(.view))
    stage.turn {
      if let host = stage.world.view(of: p) { stage.world.addSubview(box, to: host) }
      if let view = stage.world.view(of: c) { stage.world.addSubview(view, to: box) }
    }
    check(stage, "")
  }

  // MARK: Going

  /// Evidence: `msdrawer-add-and-remove-pane`, `container-crossfade-woelmer1`.
  @Test func aChildThatIsRemovedHasDisappearedWhenItsViewIsGone() {
    let (stage, p, c) = shown()
    stage.turn { contain(c, in: p, stage) }
    stage.mark()
    stage.turn {
      remove(c, stage)
      check(
        stage, lenses,
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(animated: false)
        C.viewDidDisappear(animated: false)
        C.didMove(toParent: nil)
        """)
      stage.mark()
    }
    check(stage, lenses, "")
  }

  @Test(arguments: [true, false]) func itsViewAloneIsEnoughAndSoIsOneAroundIt(_ isAlone: Bool) {
    let (stage, p, c) = shown()
    let box = stage.world.makeView(of: ClassID(.view))
    stage.turn {
      if let host = stage.world.view(of: p) { stage.world.addSubview(box, to: host) }
      stage.world.addChild(c, to: p)
      if let view = stage.world.view(of: c) { stage.world.addSubview(view, to: box) }
    }
    check(stage, "C.viewWillAppear\nC.viewDidAppear")
    stage.mark()
    stage.turn {
      if isAlone { removeView(of: c, stage) } else { stage.world.removeFromSuperview(box) }
    }
    check(stage, "C.viewWillDisappear\nC.viewDidDisappear")
    stage.mark()
    stage.turn {
      if let host = stage.world.view(of: p) { stage.world.addSubview(box, to: host) }
    }
    check(stage, isAlone ? "" : "C.viewWillAppear\nC.viewDidAppear")
  }

  @Test func aChildTakenOutInTheTurnItCameInNeverHasAppeared() {
    let (stage, p, c) = shown()
    stage.turn {
      contain(c, in: p, stage)
      remove(c, stage)
    }
    check(stage, .appearance, "C.viewWillAppear\nC.viewWillDisappear\nC.viewDidDisappear")
    #expect(stage.world.transitions.isEmpty)
    #expect(!stage.world.isMovingToParent(c))
  }

  @Test func aChildTakenOutAsItsParentLeavesDisappearsOnce() {
    let (stage, p, c) = shown()
    stage.turn { contain(c, in: p, stage) }
    stage.mark()
    stage.once(p, .viewWillDisappear) { remove(c, stage) }
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    check(
      stage, "P.viewWillDisappear\nC.viewWillDisappear\nC.viewDidDisappear\nP.viewDidDisappear")
  }
}

extension ViewArrivalTests {
  /// A root whose view the author's code removes from the window behaves like any other controller
  /// whose view leaves the window. No source has this case; `viewwillappear-needs-window-livefront`
  /// says that the window decides.
  @Test func aRootWhoseViewIsTakenAwayDisappearsAndComesBack() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.show(a)
    guard let view = stage.world.viewIfLoaded(of: a) else { return }
    stage.turn { stage.world.removeFromSuperview(view) }
    check(stage, "A.viewWillDisappear\nA.viewDidDisappear")
    stage.mark()
    stage.turn { stage.world.addSubview(view, to: stage.window) }
    check(stage, "A.viewWillAppear\nA.viewDidAppear")
  }

  @Test func aControllerThatBecomesAChildAfterItsViewHasComeIsNotToldThatItLeaves() {
    let (stage, p, c) = shown()
    stage.turn {
      addView(of: c, to: p, stage)
      stage.world.addChild(c, to: p)
      stage.world.deliverFromAuthor(.didMoveToParent, to: c, [.object(p)])
    }
    check(stage, [.containment], "C.willMove(toParent: P)\nC.didMove(toParent: P)")
    #expect(!stage.world.isMovingToParent(c))
  }

  /// No source has this case. The child is in a window afterwards, and the window decides.
  @Test func aChildThatComesWhileAViewOfItsParentIsToldOfTheWindowAppearsWithTheParent() {
    let stage = Stage()
    let (p, c) = (stage.controller("P"), stage.controller("C"))
    let type = stage.world.registerClass(named: "V", base: .view, implements: .all)
    let view = stage.world.makeView(of: type)
    stage.once(p, .viewDidLoad) {
      if let host = stage.world.viewIfLoaded(of: p) { stage.world.addSubview(view, to: host) }
    }
    stage.once(view, .willMoveToWindow) { contain(c, in: p, stage) }
    stage.turn { stage.world.setRootViewController(p, of: stage.window) }
    check(stage, of: "C", "C.viewWillAppear\nC.viewDidAppear")
    #expect(stage.world.appearanceState(of: c) == .appeared)
    #expect(stage.world.transitions.isEmpty)
  }
}
