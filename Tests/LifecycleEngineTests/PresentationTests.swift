import Testing

@testable import LifecycleEngine

/// Presentations and dismissals. Each test expects the observations that it names.
@Suite struct PresentationTests {
  /// A is the root of the window, B is up for being presented in a style.
  private func stage(
    _ style: ModalPresentationStyle, _ release: Int = 26, _ device: Device = Device()
  ) -> (Stage, a: ObjectID, b: ObjectID) {
    let stage = Stage(release, device: device)
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    stage.world.setModalPresentationStyle(style, of: b)
    stage.world.setHasAnchor(true, of: stage.world.presentationController(of: b))
    stage.show(a)
    return (stage, a, b)
  }

  /// `modal-fullscreen-betterhee`, `modal-fullscreen-wlgusdn`, `measured-order-fullscreen-modal`.
  @Test func aFullScreenPresentationLetsThePresenterDisappearLast() {
    let (stage, a, b) = stage(.fullScreen)
    stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
    check(
      stage, [.appearance],
      """
      A.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      A.viewDidDisappear
      """)
    stage.mark()
    stage.turn { stage.world.dismiss(b, animated: true, completion: nil) }
    check(
      stage, [.appearance],
      """
      B.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewDidDisappear
      """)
  }

  /// `lasso-fullscreen-present-nonanimated`: nothing but the loading of the view comes before the
  /// call returns, all else in the same turn. `uikittestable-present-nonanimated-full-order`.
  @Test func aPresentationBeginsWithTheCommitEvenWithoutAnimation() {
    let (stage, a, b) = stage(.fullScreen)
    stage.turn(idle: false) {
      stage.world.present(b, from: a, animated: false, completion: stage.closure { _ in })
      check(stage, [.classic, .loading], "B.loadView\nB.viewDidLoad")
    }
    check(
      stage, [.classic, .layout, .loading, .completion], of: "B A",
      """
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated: false)
      B.viewWillAppear(animated: false)
      B.viewLayoutMarginsDidChange
      B.viewSafeAreaInsetsDidChange
      B.updateProperties
      B.updateViewConstraints
      B.viewWillLayoutSubviews
      B.viewDidLayoutSubviews
      B.viewDidAppear(animated: false)
      A.viewDidDisappear(animated: false)
      A.completion(of: present)
      """)
  }

  /// `lasso-pagesheet-present-nonanimated-ios13`, `lasso-pagesheet-dismiss-nonanimated-ios13`.
  @Test func aSheetWithoutAnimationTakesAnotherTurn() {
    let (stage, a, b) = stage(.pageSheet)
    stage.turn(idle: false) { stage.world.present(b, from: a, animated: false, completion: nil) }
    check(stage, "B.viewWillAppear")
    stage.world.runUntilIdle()
    check(stage, "B.viewWillAppear\nB.viewDidAppear")
    stage.mark()
    stage.turn(idle: false) { stage.world.dismiss(a, animated: false, completion: nil) }
    check(stage, "B.viewWillDisappear")
    stage.world.runUntilIdle()
    check(stage, "B.viewWillDisappear\nB.viewDidDisappear")
  }

  /// `modal-style-table-livefront-ios12`: the presenter's callbacks on the phone and on the pad;
  /// `bookshelf-ui-pagesheet-vs-fullscreen` and `sheets-compact-width-stay-sheets` later.
  @Test(arguments: [
    (12, ModalPresentationStyle.fullScreen, true, true), (12, .pageSheet, true, false),
    (12, .formSheet, true, false), (12, .currentContext, true, true), (12, .custom, false, false),
    (12, .overFullScreen, false, false), (12, .overCurrentContext, false, false),
    (12, .popover, true, false), (12, .automatic, true, true), (13, .pageSheet, false, false),
    (13, .automatic, false, false), (18, .automatic, false, false), (26, .popover, false, false),
    (26, .fullScreen, true, true),
  ])
  func theStyleDecidesWhetherThePresenterHears(
    _ release: Int, _ style: ModalPresentationStyle, _ onPhone: Bool, _ onPad: Bool
  ) {
    for (device, hears) in [(Device(.phone), onPhone), (Device(.pad), onPad)] {
      let (stage, a, b) = stage(style, release, device)
      stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
      stage.turn { stage.world.dismiss(a, animated: true, completion: nil) }
      let own = stage.events.filter { $0.receiver == .object(a) && $0.callback.lens == .classic }
      #expect(own.isEmpty == !hears, "\(style) on \(device.idiom)")
      #expect(stage.world.appearanceState(of: a) == .appeared)
    }
  }

  /// `sheets-compact-height-fullscreen`.
  @Test func aSheetIsFullScreenOnAPhoneOnItsSide() {
    let (stage, a, b) = stage(.pageSheet, 26, Device(.phone, orientation: .landscapeLeft))
    stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
    #expect(stage.first("A.viewDidDisappear") != nil)
  }

  /// `modal-automatic-resolution`, `rnn-automatic-style-resolves-differently-on-ios18`.
  @Test func automaticReadsAsTheStyleItStandsFor() {
    for (release, style) in [
      (12, ModalPresentationStyle.fullScreen), (17, .pageSheet), (18, .formSheet),
    ] {
      let (stage, _, b) = stage(.automatic, release)
      #expect(stage.world.modalPresentationStyle(of: b) == style)
    }
  }

  /// `workflow-present-sets-presenting-synchronously`, `modal-unit-test-winobjc-fullscreen`,
  /// `swiftnav-viewdiddisappear-isbeingdismissed-true`.
  @Test func theLinksAndFlagsChangeWhereTheyWereSeenToChange() {
    let (stage, a, b) = stage(.fullScreen)
    let world = stage.world
    var seen: [String] = []
    func note(_ place: String) {
      let links =
        (world.presentedViewController(of: a) == b ? "presents " : "")
        + (world.presentingViewController(of: b) == a ? "presented " : "")
      let flags =
        (world.isBeingPresented(b) ? "up " : "") + (world.isBeingDismissed(b) ? "down " : "")
      seen.append("\(place): \(links)\(flags)")
    }
    for callback in [
      Callback.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ] {
      stage.on(b, callback) { note("B.\(callback)") }
      stage.on(a, callback) { note("A.\(callback)") }
    }
    stage.turn {
      world.present(b, from: a, animated: true, completion: stage.closure { _ in note("end") })
      note("call")
    }
    stage.turn {
      world.dismiss(a, animated: true, completion: stage.closure { _ in note("end") })
    }
    #expect(
      seen == [
        "call: presents presented up ", "A.viewWillDisappear: presents presented up ",
        "B.viewWillAppear: presents presented up ", "B.viewDidAppear: presents presented up ",
        "A.viewDidDisappear: presents presented up ", "end: presents presented ",
        "B.viewWillDisappear: presents presented down ",
        "A.viewWillAppear: presents presented down ", "A.viewDidAppear: down ",
        "B.viewDidDisappear: down ", "end: ",
      ])
    #expect(!world.isBeingDismissed(b))
  }

  /// `lasso-presenting-vc-is-topmost-parent`, `swiftnav-nested-presentation-seen-from-child-and-nav`,
  /// `flags-by-ancestor`.
  @Test func theTopmostParentPresentsAndItsChildrenReadTheLinks() {
    let stage = Stage()
    let world = stage.world
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let (nav, sheet) = (stage.navigation([a]), stage.navigation([b], "sheet"))
    stage.show(nav)
    stage.turn { world.present(sheet, from: a, animated: true, completion: nil) }
    #expect(world.presentedViewController(of: a) == sheet)
    #expect(world.presentedViewController(of: nav) == sheet)
    #expect(world.presentingViewController(of: b) == nav)
    stage.once(b, .viewWillDisappear) { #expect(world.isBeingDismissed(b)) }
    stage.turn { world.dismiss(b, animated: true, completion: nil) }
    #expect(world.presentedViewController(of: a) == nil)
    check(
      stage, of: "B", "B.viewWillAppear\nB.viewDidAppear\nB.viewWillDisappear\nB.viewDidDisappear")
  }

  /// `overcurrentcontext-presenter-child-testpresent`, `context-styles-find-context`.
  @Test func aStyleOfAContextIsPresentedByWhoDefinesOne() {
    for (style, presenter) in [
      (ModalPresentationStyle.overCurrentContext, "C"), (.fullScreen, "A"),
    ] {
      let (stage, a, b) = stage(style)
      let c = stage.controller("C")
      stage.world.setDefinesPresentationContext(true, of: c)
      stage.turn {
        stage.world.addChild(c, to: a)
        if let (outer, inner) = views(of: a, c, in: stage) {
          stage.world.addSubview(inner, to: outer)
        }
      }
      stage.turn { stage.world.present(b, from: c, animated: false, completion: nil) }
      #expect(stage.world.presentingViewController(of: b).map(stage.name) == presenter)
    }
  }

  private func views(of a: ObjectID, _ b: ObjectID, in stage: Stage) -> (ObjectID, ObjectID)? {
    guard let outer = stage.world.view(of: a), let inner = stage.world.view(of: b) else {
      return nil
    }
    return (outer, inner)
  }

  /// `dismiss-stack`: all presentations above leave, and only the topmost is animated.
  @Test func aDismissalTakesTheWholeChainAway() {
    let (stage, a, b) = stage(.pageSheet)
    let c = stage.controller("C")
    stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
    stage.turn { stage.world.present(c, from: b, animated: true, completion: nil) }
    stage.mark()
    stage.turn { stage.world.dismiss(a, animated: true, completion: nil) }
    check(
      stage,
      """
      C.viewWillDisappear
      B.viewWillDisappear(animated: false)
      B.viewDidDisappear
      C.viewDidDisappear
      """)
    for id in [b, c] { #expect(stage.world.presentingViewController(of: id) == nil) }
    #expect(stage.world.subviews(of: stage.window).count == 1)
  }

  /// `uikittestable-dismiss-nonanimated-flag`: a controller may dismiss itself as soon as it has
  /// appeared. The dismissal then overtakes the presenter's own callback.
  @Test func aControllerCanDismissItselfInViewDidAppear() {
    let (stage, a, b) = stage(.fullScreen)
    stage.once(b, .viewDidAppear) { stage.world.dismiss(b, animated: false, completion: nil) }
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    #expect(stage.world.appearanceState(of: a) == .appeared)
    #expect(stage.world.appearanceState(of: b) == .disappeared)
    #expect(stage.world.presentedViewController(of: a) == nil)
  }

  /// `uikittestable-present-nonanimated-full-order`: a chain that grows in `viewDidAppear`.
  @Test func aControllerCanPresentInItsOwnViewDidAppear() {
    let (stage, a, b) = stage(.fullScreen, 12)
    let c = stage.controller("C")
    stage.once(b, .viewDidAppear) {
      stage.world.present(c, from: b, animated: false, completion: nil)
    }
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    #expect(stage.world.appearanceState(of: c) == .appeared)
    #expect(stage.world.appearanceState(of: b) == .disappeared)
    #expect(stage.world.presentingViewController(of: c) == b)
  }

  // MARK: What is refused

  /// `warning-not-in-window-hierarchy`: nothing is presented.
  @Test func presentingOffWindowIsRefused() {
    let (stage, _, b) = stage(.fullScreen)
    let c = stage.controller("C")
    stage.turn { stage.world.present(b, from: c, animated: true, completion: nil) }
    checkWarning(stage, contains: "whose view is not in the window hierarchy")
    #expect(stage.world.presentingViewController(of: b) == nil)
    #expect(stage.first("B.viewDidLoad") == nil)
  }

  /// `warning-already-presenting-text`, `warning-present-while-presenting-klaas`.
  @Test func presentingOverAnotherIsRefused() {
    for (release, text) in [
      (26, "which is already presenting"), (7, "while a presentation is in progress!"),
    ] {
      let (stage, a, b) = stage(.fullScreen, release)
      let c = stage.controller("C")
      stage.turn {
        stage.world.present(b, from: a, animated: true, completion: nil)
        stage.world.present(c, from: a, animated: true, completion: nil)
      }
      checkWarning(stage, contains: text)
      #expect(stage.world.presentedViewController(of: a) == b)
      #expect(stage.first("C.viewDidLoad") == nil)
    }
  }

  /// `warning-present-while-presenting-klaas`.
  @Test func dismissingDuringAPresentationIsRefused() {
    let (stage, a, b) = stage(.fullScreen, 7)
    stage.turn {
      stage.world.present(b, from: a, animated: true, completion: nil)
      stage.world.dismiss(a, animated: true, completion: nil)
    }
    checkWarning(stage, contains: "while a presentation or dismiss is in progress!")
    #expect(stage.world.presentedViewController(of: a) == b)
  }

  /// `warning-detached-vc-text`: the presentation goes on.
  @Test func presentingFromADetachedControllerIsWarnedOf() {
    let (stage, a, b) = stage(.fullScreen)
    let c = stage.controller("C")
    stage.turn {
      if let (outer, inner) = views(of: a, c, in: stage) {
        stage.world.addSubview(inner, to: outer)
      }
    }
    stage.turn { stage.world.present(b, from: c, animated: false, completion: nil) }
    checkWarning(stage, contains: "from detached view controller ")
    #expect(stage.world.presentingViewController(of: b) == c)
  }

  /// `modal-style-table-livefront-ios12`.
  @Test func theStyleNoneIsAnException() {
    let (stage, a, b) = stage(.none, 12)
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    guard case .exception = stage.world.stop else {
      Issue.record("no exception: \(String(describing: stage.world.stop))")
      return
    }
  }

  private func checkWarning(
    _ stage: Stage, contains text: String, location: SourceLocation = #_sourceLocation
  ) {
    let warnings = stage.events.filter { $0.callback == .consoleWarning }.map(stage.text)
    #expect(
      warnings.count == 1 && warnings[0].contains(text), "\(warnings)", sourceLocation: location)
  }

  // MARK: References

  /// The presenter holds the presented controller; nothing holds a presenter because of that.
  @Test func aPresenterHoldsWhatItPresents() {
    let (stage, a, b) = stage(.fullScreen)
    let world = stage.world
    stage.turn { world.present(b, from: a, animated: true, completion: nil) }
    #expect(world.strongReferences(of: a).contains(b))
    #expect(!world.strongReferences(of: b).contains(a))
    stage.drop(b)
    stage.turn {}
    #expect(!world.isDeallocated(b))
    stage.mark()
    stage.turn { world.dismiss(a, animated: true, completion: nil) }
    #expect(world.isDeallocated(b))
    check(
      stage, [.classic, .loading], of: "B", "B.viewWillDisappear\nB.viewDidDisappear\nB.deinit")
  }

  /// `rootvc-swap-leaves-presented-so26763020`: the views of a presentation stay behind the new root.
  @Test func aPresentationSurvivesTheReplacementOfTheRoot() {
    let (stage, a, b) = stage(.overFullScreen, 8)
    let c = stage.controller("C")
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    stage.turn { stage.world.setRootViewController(c, of: stage.window) }
    #expect(stage.world.viewIfLoaded(of: b).flatMap { stage.world.window(of: $0) } == stage.window)
    stage.drop(a, b)
    stage.turn {}
    #expect(!stage.world.isDeallocated(a))
    #expect(!stage.world.isDeallocated(b))
    stage.turn { stage.world.dismiss(b, animated: true, completion: nil) }
    #expect(stage.world.isDeallocated(a))
    #expect(stage.world.isDeallocated(b))
  }

  /// When the presentation over a replaced root ends, another root has the place.
  @Test(arguments: [8, 12, 13, 26])
  func aReplacedRootDoesNotComeBackWhenWhatItPresentsIsDismissed(release: Int) {
    let (stage, a, b) = stage(.fullScreen, release)
    let c = stage.controller("C")
    stage.turn { stage.world.present(b, from: a, animated: false, completion: nil) }
    stage.turn { stage.world.setRootViewController(c, of: stage.window) }
    stage.mark()
    stage.turn { stage.world.dismiss(a, animated: true, completion: nil) }
    check(stage, [.classic], of: "A B C", "B.viewWillDisappear\nB.viewDidDisappear")
    #expect(stage.world.viewIfLoaded(of: a).flatMap { stage.world.window(of: $0) } == nil)
  }

  @Test func aCopiedWorldHasItsOwnPresentation() {
    let (stage, a, b) = stage(.fullScreen)
    stage.turn(idle: false) { stage.world.present(b, from: a, animated: true, completion: nil) }
    let copy = Stage(stage.world.copy(), like: stage)
    copy.world.runUntilIdle()
    copy.turn { copy.world.dismiss(a, animated: false, completion: nil) }
    #expect(copy.world.presentedViewController(of: a) == nil)
    #expect(stage.world.presentedViewController(of: a) == b)
    stage.world.runUntilIdle()
    #expect(stage.world.appearanceState(of: b) == .appeared)
  }

  /// The user's touches reach the views in front, and no view below.
  @Test func whatIsPresentedTakesTheTouches() {
    let stage = Stage()
    let list = stage.controllers("A B C D")
    let (below, above) = (
      stage.navigation([list[0], list[1]], "below"), stage.navigation([list[2], list[3]], "above")
    )
    stage.show(below)
    stage.turn { stage.world.present(above, from: below, animated: true, completion: nil) }
    stage.act { () throws(GestureError) in try stage.world.tapBack() }
    #expect(stage.world.viewControllers(ofNavigation: above) == [list[2]])
    #expect(stage.world.viewControllers(ofNavigation: below) == [list[0], list[1]])
  }
}
