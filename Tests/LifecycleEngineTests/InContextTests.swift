import Testing

@testable import LifecycleEngine

/// A presentation in the context of a child goes along with the child.
@Suite struct InContextTests {
  /// A and C are the tabs, A defines a context, and B is up in it.
  private func tabs(_ style: ModalPresentationStyle) -> (
    Stage, tabs: ObjectID, a: ObjectID, b: ObjectID
  ) {
    let stage = Stage()
    let list = stage.controllers("A C")
    let tabs = stage.tabs(list)
    let b = stage.controller("B")
    stage.world.setDefinesPresentationContext(true, of: list[0])
    stage.world.setModalPresentationStyle(style, of: b)
    stage.show(tabs)
    stage.turn { stage.world.present(b, from: list[0], animated: false, completion: nil) }
    stage.mark()
    return (stage, tabs, list[0], b)
  }

  private func isInWindow(_ id: ObjectID, _ stage: Stage) -> Bool {
    stage.world.viewIfLoaded(of: id).map { stage.world.isInWindow($0) } ?? false
  }

  @Test func whatIsPresentedOverATabDisappearsAndAppearsWithIt() {
    let (stage, tabs, _, b) = tabs(.overCurrentContext)
    stage.turn { stage.world.selectTab(1, of: tabs) }
    check(
      stage, of: "A B",
      "A.viewWillDisappear\nB.viewWillDisappear\nA.viewDidDisappear\nB.viewDidDisappear")
    #expect(!isInWindow(b, stage))
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: tabs) }
    check(
      stage, of: "A B", "A.viewWillAppear\nB.viewWillAppear\nA.viewDidAppear\nB.viewDidAppear")
    #expect(isInWindow(b, stage))
  }

  @Test func whatIsPresentedInThePlaceOfATabStandsInForIt() {
    let (stage, tabs, a, b) = tabs(.currentContext)
    stage.turn { stage.world.selectTab(1, of: tabs) }
    check(stage, of: "A B", "B.viewWillDisappear\nB.viewDidDisappear")
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: tabs) }
    check(stage, of: "A B", "B.viewWillAppear\nB.viewDidAppear")
    #expect(isInWindow(b, stage))
    #expect(!isInWindow(a, stage))
  }

  /// A sheet that is still coming gets no callback at the pop's begin, and leaves at its end.
  @Test func whatComesOverAPresentationWhileItsChildIsPoppedGoesAlong() {
    let stage = Stage()
    let list = stage.controllers("A B")
    let nav = stage.navigation(list)
    let (context, sheet) = (stage.controller("H"), stage.controller("E"))
    stage.world.setDefinesPresentationContext(true, of: list[1])
    stage.world.setModalPresentationStyle(.overCurrentContext, of: context)
    stage.world.setModalPresentationStyle(.formSheet, of: sheet)
    stage.show(nav)
    stage.turn { stage.world.present(context, from: list[1], animated: false, completion: nil) }
    stage.mark()
    stage.turn(idle: false) {
      stage.world.present(sheet, from: context, animated: true, completion: nil)
    }
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    check(
      stage, of: "H E",
      "E.viewWillAppear\nH.viewWillDisappear\nE.viewDidAppear\nE.viewWillDisappear\n"
        + "E.viewDidDisappear\nH.viewDidDisappear")
    #expect(!isInWindow(context, stage) && !isInWindow(sheet, stage))
  }

  @Test func aTabWhosePresentationWasDismissedMeanwhileComesBackItself() {
    let (stage, tabs, a, b) = tabs(.currentContext)
    stage.turn { stage.world.selectTab(1, of: tabs) }
    stage.turn { stage.world.dismiss(a, animated: false, completion: nil) }
    stage.mark()
    stage.turn { stage.world.selectTab(0, of: tabs) }
    check(stage, of: "A B", "A.viewWillAppear\nA.viewDidAppear")
    #expect(isInWindow(a, stage))
    #expect(!isInWindow(b, stage))
  }

  @Test func aPresentationThatCoversTheTabBarControllerCoversWhatIsInItsContext() {
    let (stage, tabs, _, _) = tabs(.overCurrentContext)
    let d = stage.controller("D")
    stage.world.setModalPresentationStyle(.fullScreen, of: d)
    stage.turn { stage.world.present(d, from: tabs, animated: false, completion: nil) }
    check(
      stage, of: "A B",
      "A.viewWillDisappear\nB.viewWillDisappear\nA.viewDidDisappear\nB.viewDidDisappear")
    stage.mark()
    stage.turn { stage.world.dismiss(d, animated: false, completion: nil) }
    check(
      stage, [.appearance], of: "A B",
      """
      A.viewWillAppear
      B.viewWillAppear
      A.viewIsAppearing
      B.viewIsAppearing
      A.viewDidAppear
      B.viewDidAppear
      """)
  }

  @Test func aTabSwitchDuringAPresentationInItsContextLeavesNothingOnScreen() {
    let stage = Stage()
    let list = stage.controllers("A C")
    let tabs = stage.tabs(list)
    let b = stage.controller("B")
    stage.world.setDefinesPresentationContext(true, of: list[0])
    stage.world.setModalPresentationStyle(.overCurrentContext, of: b)
    stage.show(tabs)
    stage.turn(idle: false) {
      stage.world.present(b, from: list[0], animated: true, completion: nil)
    }
    stage.turn { stage.world.selectTab(1, of: tabs) }
    #expect(!isInWindow(b, stage))
    #expect(stage.world.appearanceState(of: b) == .disappeared)
    stage.turn { stage.world.selectTab(0, of: tabs) }
    #expect(isInWindow(b, stage))
    #expect(stage.world.appearanceState(of: b) == .appeared)
  }

  @Test func aViewThatTheAuthorTakesOutLeavesWhatIsPresentedBesideIt() {
    let stage = Stage()
    let (p, a, b) = (stage.controller("P"), stage.controller("A"), stage.controller("B"))
    stage.show(p)
    stage.world.setDefinesPresentationContext(true, of: a)
    stage.world.setModalPresentationStyle(.overCurrentContext, of: b)
    guard let host = stage.world.view(of: p), let view = stage.world.view(of: a) else { return }
    stage.turn {
      stage.world.addChild(a, to: p)
      stage.world.addSubview(view, to: host)
    }
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    stage.mark()
    stage.turn { stage.world.removeFromSuperview(view) }
    check(stage, "A.viewWillDisappear\nA.viewDidDisappear")
    #expect(isInWindow(b, stage))
    stage.mark()
    stage.turn { stage.world.removeFromSuperview(host) }
    check(
      stage, "P.viewWillDisappear\nB.viewWillDisappear\nP.viewDidDisappear\nB.viewDidDisappear")
  }

  @Test func aPresentationInAContextThatIsBeingCoveredComesToItsEnd() {
    let stage = Stage(18)
    let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
    let tabs = stage.tabs([a])
    stage.world.setDefinesPresentationContext(true, of: a)
    stage.world.setModalPresentationStyle(.overCurrentContext, of: b)
    stage.world.setModalPresentationStyle(.fullScreen, of: c)
    stage.show(tabs)
    stage.once(a, .viewWillDisappear) {
      stage.world.present(b, from: a, animated: false, completion: nil)
    }
    stage.turn { stage.world.present(c, from: tabs, animated: false, completion: nil) }
    #expect(stage.world.transitions.isEmpty)
    #expect(stage.world.appearanceState(of: b) == .disappeared)
    stage.mark()
    stage.turn { stage.world.dismiss(c, animated: false, completion: nil) }
    check(
      stage, of: "A B", "A.viewWillAppear\nB.viewWillAppear\nA.viewDidAppear\nB.viewDidAppear")
  }

  @Test func aColumnThatIsTakenAwayTakesAlongWhatIsPresentedInItsPlace() {
    let stage = Stage(12)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let split = stage.controller("split", .splitViewController)
    stage.world.setDefinesPresentationContext(true, of: a)
    stage.world.setModalPresentationStyle(.currentContext, of: b)
    stage.turn { stage.world.setViewController(a, for: .primary, of: split) }
    stage.show(split)
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    stage.mark()
    stage.turn { stage.world.setViewController(nil, for: .primary, of: split) }
    check(stage, of: "A B", "B.viewWillDisappear\nB.viewDidDisappear")
    stage.mark()
    stage.turn { stage.world.dismiss(a, animated: false, completion: nil) }
    check(stage, of: "A B", "")
    #expect(!isInWindow(a, stage))
  }

  @Test func aPresentationInWhatIsBeingDismissedGoesWithIt() {
    let stage = Stage(9)
    let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
    let nav = stage.navigation([c])
    let box = stage.controller("box")
    stage.world.setModalPresentationStyle(.fullScreen, of: box)
    stage.world.setModalPresentationStyle(.currentContext, of: b)
    stage.show(a)
    stage.turn {
      stage.world.addChild(nav, to: box)
      if let host = stage.world.view(of: box), let view = stage.world.view(of: nav) {
        stage.world.addSubview(view, to: host)
      }
      stage.world.present(box, from: a, animated: false, completion: nil)
    }
    stage.turn {
      stage.world.present(b, from: nav, animated: false, completion: nil)
      stage.world.dismiss(box, animated: true, completion: nil)
    }
    #expect(!isInWindow(b, stage))
    #expect(stage.world.appearanceState(of: b) == .disappeared)
    #expect(stage.world.transitions.isEmpty)
  }
}

/// Tabs that are exchanged, or removed, while a presentation in their place is dismissed.
extension InContextTests {
  @Test func aTabThatIsBeingLeftDoesNotComeBackWhenWhatIsInItsPlaceIsDismissed() {
    let (stage, tabs, a, b) = tabs(.currentContext)
    let c = stage.world.viewControllers(ofTabBar: tabs)[1]
    stage.once(c, .viewWillAppear) {
      stage.world.dismiss(b, animated: true, completion: nil)
    }
    stage.turn { stage.world.selectTab(1, of: tabs) }
    #expect(stage.world.appearanceState(of: a) == .disappeared)
    #expect(stage.world.appearanceState(of: c) == .appeared)
    #expect(!isInWindow(a, stage))
    stage.turn { stage.world.selectTab(0, of: tabs) }
    #expect(stage.world.appearanceState(of: a) == .appeared)
    #expect(isInWindow(a, stage))
  }

  @Test func aTabComesBackItselfWhenWhatIsInItsPlaceIsDismissedOnTheWay() {
    let (stage, tabs, a, b) = tabs(.currentContext)
    stage.turn { stage.world.selectTab(1, of: tabs) }
    stage.once(b, .viewWillAppear) {
      stage.world.dismiss(b, animated: true, completion: nil)
    }
    stage.turn { stage.world.selectTab(0, of: tabs) }
    #expect(stage.world.appearanceState(of: a) == .appeared)
    #expect(isInWindow(a, stage))
    #expect(stage.world.appearanceState(of: b) == .disappeared)
  }

  @Test func aTabThatIsGoneBeforeItsExchangeIsOverTakesAlongWhatIsInItsPlace() {
    let (stage, tabs, _, b) = tabs(.currentContext)
    let d = stage.controller("D")
    let c = stage.world.viewControllers(ofTabBar: tabs)[1]
    stage.once(c, .viewWillLayoutSubviews) {
      stage.world.setViewControllers([d], ofTabBar: tabs)
    }
    stage.turn { stage.world.selectTab(1, of: tabs) }
    #expect(stage.world.appearanceState(of: b) == .disappeared)
    #expect(!isInWindow(b, stage))
    #expect(stage.world.appearanceState(of: d) == .appeared)
  }

  @Test func aFormerTabInTheAuthorsContainerGoesWithIt() {
    let (stage, tabs, a, _) = tabs(.currentContext)
    let p = stage.controller("P")
    stage.turn { stage.world.setViewControllers([p], ofTabBar: tabs) }
    stage.turn {
      stage.world.addChild(a, to: p)
      if let host = stage.world.view(of: p), let view = stage.world.view(of: a) {
        stage.world.addSubview(view, to: host)
      }
    }
    #expect(stage.world.appearanceState(of: a) == .appeared)
    stage.mark()
    stage.turn { stage.world.setRootViewController(nil, of: stage.window) }
    check(
      stage, of: "A P",
      "P.viewWillDisappear\nA.viewWillDisappear\nP.viewDidDisappear\nA.viewDidDisappear")
  }

  @Test func aSwipeBackThatIsCancelledBringsBackWhoseCoverWasDismissedMeanwhile() {
    let stage = Stage()
    let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
    let nav = stage.navigation([a, b])
    stage.world.setDefinesPresentationContext(true, of: b)
    stage.world.setModalPresentationStyle(.currentContext, of: c)
    stage.show(nav)
    stage.turn { stage.world.present(c, from: b, animated: false, completion: nil) }
    stage.swipeBack()
    stage.turn { stage.world.dismiss(c, animated: false, completion: nil) }
    stage.cancel()
    #expect(isInWindow(b, stage))
    #expect(stage.world.appearanceState(of: b) == .appeared)
    #expect(stage.world.appearanceState(of: a) == .disappeared)
  }

  @Test func whatIsPresentedOverATabThatLeavesAppearsWhenTheTabComesBack() {
    let (stage, tabs, _, b) = tabs(.currentContext)
    let sheet = stage.controller("S")
    stage.world.setModalPresentationStyle(.formSheet, of: sheet)
    stage.world.selectTab(1, of: tabs)
    stage.world.present(sheet, from: b, animated: true, completion: nil)
    stage.turn {}
    stage.turn { stage.world.selectTab(0, of: tabs) }
    #expect(stage.world.appearanceState(of: sheet) == .appeared)
    #expect(isInWindow(sheet, stage))
  }
}
