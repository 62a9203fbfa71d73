import Testing

@testable import LifecycleEngine

/// Presentation controllers: the author's own, their delegates, and styles that change with the room.
@Suite struct PresentationControllerTests {
  private func stage(_ release: Int = 26, _ device: Device = Device()) -> (Stage, [ObjectID]) {
    let stage = Stage(release, device: device)
    let list = stage.controllers("A B C")
    stage.show(list[0])
    return (stage, list)
  }

  /// B gets the style `.custom` and a presentation controller of the author's class.
  private func customize(_ b: ObjectID, in stage: Stage) -> ObjectID {
    let world = stage.world
    let type = world.registerClass(
      named: "card", base: .presentationController, implements: .all)
    let card = world.makePresentationController(of: type)
    stage.rename(card, "card")
    world.setPresented(b, of: card)
    let transition = stage.delegate("transition")
    stage.reply(transition, .presentationControllerForPresented, .object(card))
    world.setModalPresentationStyle(.custom, of: b)
    world.setTransitioningDelegate(transition, of: b)
    return card
  }

  /// `custom-presentation-presenter-silent-group`, `presentation-controller-phases`,
  /// `containerview-layout-callbacks`.
  @Test func anOwnPresentationControllerIsToldThePhases() {
    let (stage, list) = stage()
    let card = customize(list[1], in: stage)
    stage.turn { stage.world.present(list[1], from: list[0], animated: true, completion: nil) }
    #expect(stage.world.presentationController(of: list[1]) == card)
    check(
      stage, [.appearance, .delegates], of: "A B card transition",
      """
      transition.presentationController(forPresented: B, presenting: A, source: A)
      transition.animationController(forPresented: B, presenting: A, source: A)
      card.presentationTransitionWillBegin
      B.viewWillAppear
      card.containerViewWillLayoutSubviews
      B.viewIsAppearing
      card.containerViewDidLayoutSubviews
      B.viewDidAppear
      card.presentationTransitionDidEnd(completed: true)
      """)
    stage.mark()
    stage.turn { stage.world.dismiss(list[0], animated: true, completion: nil) }
    check(
      stage, [.appearance, .delegates], of: "A B card transition",
      """
      transition.animationController(forDismissed: B)
      card.dismissalTransitionWillBegin
      B.viewWillDisappear
      B.viewDidDisappear
      card.dismissalTransitionDidEnd(completed: true)
      """)
  }

  /// `custom-style-shouldremovepresentersview`.
  @Test func anOwnPresentationControllerMayTakeThePresentersViewAway() {
    let (stage, list) = stage()
    let card = customize(list[1], in: stage)
    stage.reply(card, .removesPresentersView, .boolean(true))
    stage.turn { stage.world.present(list[1], from: list[0], animated: true, completion: nil) }
    stage.turn { stage.world.dismiss(list[0], animated: true, completion: nil) }
    check(
      stage, [.classic], of: "A",
      """
      A.viewWillDisappear
      A.viewDidDisappear
      A.viewWillAppear
      A.viewDidAppear
      """)
  }

  /// `custom-style-shouldpresentinfullscreen`.
  @Test func anOwnPresentationControllerMayKeepToTheContext() {
    for isFullScreen in [true, false] {
      let (stage, list) = stage()
      let (a, b, c) = (list[0], list[1], list[2])
      stage.turn {
        stage.world.addChild(c, to: a)
        stage.world.addSubview(
          stage.world.view(of: c)!, to: stage.world.view(of: a)!)
      }
      stage.world.setDefinesPresentationContext(true, of: c)
      let card = customize(b, in: stage)
      stage.reply(card, .presentsInFullscreen, .boolean(isFullScreen))
      stage.turn { stage.world.present(b, from: c, animated: true, completion: nil) }
      #expect(stage.world.presentingViewController(of: b) == (isFullScreen ? a : c))
    }
  }

  /// `context-styles-find-context`: a navigation controller defines a context by default.
  @Test func aNavigationControllerIsTheContextOfWhatItsChildrenPresent() {
    let stage = Stage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let nav = stage.navigation([a])
    stage.show(stage.tabs([nav]))
    stage.world.setModalPresentationStyle(.overCurrentContext, of: b)
    stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
    #expect(stage.world.presentingViewController(of: b) == nav)
  }

  /// `popover-adaptation-ios13`: the delegate can keep a popover a popover.
  @Test func theDelegateDecidesWhatAPopoverBecomesOnAPhone() {
    for (answer, expected, told) in [
      (Reply.none, ModalPresentationStyle.formSheet, "formSheet"),
      (.symbol("none"), .popover, "none"), (.symbol("fullScreen"), .fullScreen, "fullScreen"),
    ] {
      let (stage, list) = stage()
      stage.world.setModalPresentationStyle(.popover, of: list[1])
      let id = stage.world.presentationController(of: list[1])
      let delegate = stage.delegate("delegate")
      stage.world.setHasAnchor(true, of: id)
      stage.world.setPresentationDelegate(delegate, of: id)
      stage.reply(delegate, .adaptiveStyleForTraits, answer)
      stage.turn { stage.world.present(list[1], from: list[0], animated: true, completion: nil) }
      #expect(stage.world.presentationStyle(of: id) == expected)
      #expect(
        stage.first("delegate.presentationController(willPresentWithAdaptiveStyle: .\(told))")
          != nil)
      #expect(
        (stage.first("delegate.presentationController(prepare: object") == nil)
          || expected != .popover)
      #expect((stage.first("A.viewDidDisappear") != nil) == (expected == .fullScreen))
    }
  }

  /// A delegate may put the presented controller into a navigation controller if the style adapts.
  @Test func theDelegateMayGiveAnotherControllerToShow() {
    let (stage, list) = stage()
    let (a, b) = (list[0], list[1])
    let nav = stage.navigation([])
    let world = stage.world
    world.setModalPresentationStyle(.popover, of: b)
    let delegate = stage.delegate("delegate")
    world.setPresentationDelegate(delegate, of: world.presentationController(of: b))
    stage.answer(delegate, .adaptiveViewController) {
      world.setViewControllers([b], ofNavigation: nav, animated: false)
      return nav
    }
    stage.turn { world.present(b, from: a, animated: true, completion: nil) }
    #expect(world.presentedViewController(of: a) == nav)
    #expect(world.appearanceState(of: b) == .appeared)
    stage.turn { world.dismiss(b, animated: true, completion: nil) }
    #expect(world.presentedViewController(of: a) == nil)
    #expect(world.appearanceState(of: b) == .disappeared)
  }

  /// Each style has a presentation controller of its own class. Another style replaces the object.
  @Test func anotherStyleGivesAnotherPresentationController() {
    let (stage, list) = stage()
    let world = stage.world
    #expect(world.sheetPresentationController(of: list[1]) != nil)
    #expect(world.popoverPresentationController(of: list[1]) == nil)
    world.setModalPresentationStyle(.popover, of: list[1])
    #expect(world.sheetPresentationController(of: list[1]) == nil)
    #expect(world.popoverPresentationController(of: list[1]) != nil)
    #expect(world.activePresentationController(of: list[1]) == nil)
  }

  /// `adaptation-may-swap-presentation-controller`, `sheets-compact-height-fullscreen`.
  @Test func aSheetTakesThePresenterAwayWhenThereIsLittleHeightAndGivesItBack() {
    let (stage, list) = stage()
    let (a, b) = (list[0], list[1])
    let world = stage.world
    stage.turn { world.present(b, from: a, animated: true, completion: nil) }
    stage.mark()
    resize(stage, Size(width: 852, height: 393))
    check(stage, [.appearance], "A.viewWillDisappear\nA.viewDidDisappear")
    #expect(world.view(of: a).flatMap { world.window(of: $0) } == nil)
    stage.mark()
    resize(stage, Size(width: 393, height: 852))
    check(stage, [.appearance], "A.viewWillAppear\nA.viewIsAppearing\nA.viewDidAppear")
    stage.mark()
    stage.turn { world.dismiss(a, animated: true, completion: nil) }
    check(stage, [.appearance], "B.viewWillDisappear\nB.viewDidDisappear")
  }

  private func resize(_ stage: Stage, _ size: Size) {
    stage.turn { stage.world.resize(width: size.width, height: size.height) }
  }

  /// `double-dismiss-race-rns4591`.
  @Test func aDismissalAtOnceTakesThePlaceOfAnAnimatedOne() {
    let (stage, list) = stage()
    let world = stage.world
    stage.turn { world.present(list[1], from: list[0], animated: true, completion: nil) }
    var done: [String] = []
    stage.turn(idle: false) {
      world.dismiss(list[0], animated: true, completion: stage.closure { _ in done.append("1") })
      world.dismiss(list[0], animated: false, completion: stage.closure { _ in done.append("2") })
    }
    stage.world.runUntilIdle()
    #expect(done == ["2"])
    #expect(world.presentedViewController(of: list[0]) == nil)
  }

  /// `popover-nested-presenter-no-appear`.
  @Test func aPresenterInsideAPopoverKeepsItsView() {
    let (stage, list) = stage(26, Device(.pad))
    let world = stage.world
    world.setModalPresentationStyle(.popover, of: list[1])
    world.setHasAnchor(true, of: world.presentationController(of: list[1]))
    world.setModalPresentationStyle(.fullScreen, of: list[2])
    stage.turn { world.present(list[1], from: list[0], animated: true, completion: nil) }
    stage.mark()
    stage.turn { world.present(list[2], from: list[1], animated: true, completion: nil) }
    stage.turn { world.dismiss(list[1], animated: true, completion: nil) }
    check(stage, [.classic], of: "A B", "")
  }

  @Test func aDelegateIsNotHeld() {
    let (stage, list) = stage()
    let id = stage.world.presentationController(of: list[1])
    let delegate = stage.delegate("delegate")
    stage.world.setPresentationDelegate(delegate, of: id)
    stage.drop(delegate)
    #expect(stage.world.presentationDelegate(of: id) == nil)
  }
}
