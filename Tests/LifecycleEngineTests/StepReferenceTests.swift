import Testing

@testable import LifecycleEngine

/// Every event has the step that produced the event.
@Suite struct StepReferenceTests {
  private func step(_ event: Event) -> String? {
    guard event.step != .author else { return nil }
    let choreography = Choreography.all[Int(event.step.choreography)]
    return choreography.step(at: Int(event.step.step)).map { "\(choreography.id).\($0.name)" }
  }

  @Test func layoutAndGeometryHaveStepsOfTheirOwn() throws {
    let stage = Stage()
    let a = stage.controller("A")
    stage.show(stage.navigation([a]))
    stage.turn {
      if let view = stage.world.viewIfLoaded(of: a) { stage.world.setNeedsLayout(view) }
    }
    check(stage, .layout, "A.viewWillLayoutSubviews\nA.viewDidLayoutSubviews")
    #expect(
      stage.events.map { step($0) } == [
        "layout-pass.will-layout-subviews", "layout-pass.did-layout-subviews",
      ])
    let safeArea = try #require(
      stage.world.trace.events.first { $0.callback == .viewSafeAreaInsetsDidChange })
    #expect(step(safeArea) == "geometry-update.safe-area-insets-did-change")
  }

  @Test func aLayoutThatACallbackForcesIsNotTheCallbacksStep() throws {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A"))
    stage.show(nav)
    let b = stage.controller("B")
    stage.on(b, .viewIsAppearing) {
      if let view = stage.world.viewIfLoaded(of: b) { stage.world.layoutIfNeeded(view) }
    }
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    let layout = try #require(stage.first("B.viewDidLayoutSubviews"))
    #expect(step(layout) == "layout-pass.did-layout-subviews")
    #expect(layout.depth == 1)
    let did = try #require(stage.first("B.viewDidAppear"))
    #expect(step(did) == "navigation-push.new-did-appear")
  }

  @Test func appearancesByHandHaveStepsOfTheirOwnInsideCallbacksToo() throws {
    let stage = Stage()
    let list = stage.controllers("A B")
    stage.once(list[0], .viewWillAppear) {
      stage.world.beginAppearanceTransition(of: list[1], appearing: true, animated: false)
      stage.world.endAppearanceTransition(of: list[1])
    }
    stage.show(list[0])
    let events = stage.world.trace.events.filter {
      $0.receiver == .object(list[1]) && $0.callback.lens == .classic
    }
    #expect(
      events.map { step($0) } == [
        "manual-appearance-begin.will-appear", "manual-appearance-end.did-appear-or-disappear",
      ])
  }

  @Test func theStepsOfACancelledSwipeAreThoseOfItsCancellation() throws {
    let stage = Stage()
    stage.show(stage.navigation(stage.controllers("A B")))
    stage.swipeBack()
    stage.cancel()
    #expect(
      stage.events.filter { $0.callback.lens == .classic && stage.text($0).hasPrefix("B") }
        .map { step($0) } == [
          "navigation-swipe-back.popped-will-disappear",
          "navigation-swipe-back.current-will-appear",
          "navigation-swipe-back.current-did-appear",
        ])
  }

  /// No source logs containment during a swipe, so the step is an assumption.
  @Test func theWillMoveOfAPopIsObservedAndThatOfASwipeAssumed() throws {
    for isSwipe in [false, true] {
      let stage = Stage()
      let nav = stage.navigation(stage.controllers("A B"))
      stage.show(nav)
      if isSwipe {
        stage.swipeBack()
      } else {
        stage.turn { _ = stage.world.pop(from: nav, animated: true) }
      }
      let event = try #require(stage.first("B.willMove(toParent: nil)"))
      let choreography = Choreography.all[Int(event.step.choreography)]
      let basis = try #require(choreography.step(at: Int(event.step.step))).basis
      var isAssumed = false
      if case .assumed = basis { isAssumed = true }
      #expect(isAssumed == isSwipe)
    }
  }

  // MARK: What began a transition

  private func cause(_ event: Event) -> String? {
    guard let cause = event.cause else { return nil }
    let choreography = Choreography.all[Int(cause.choreography)]
    return choreography.step(at: Int(cause.step)).map { "\(choreography.id).\($0.name)" }
  }

  @Test func aPopThatATapOnATabBeginsNamesTheStepOfTheTap() throws {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A B"))
    stage.show(stage.tabs([nav]))
    stage.act { () throws(GestureError) in try stage.world.tapTab(0) }
    let popped = try #require(stage.first("B.viewDidDisappear"))
    #expect(step(popped) == "navigation-pop.popped-did-disappear")
    #expect(cause(popped) == "tab-tap.select")
  }

  /// A collapse during a push has to wait with the stack. The push does not fill the stack.
  @Test func whatANavigationControllerDefersKeepsTheStepThatAskedForIt() throws {
    let stage = Stage(26, device: Device(.pad, orientation: .landscapeLeft))
    let world = stage.world
    let split = stage.controller("split", .splitViewController)
    let list = stage.controllers("A B C")
    let (nav, column) = (stage.navigation([list[0]]), stage.navigation([list[1]]))
    for (holder, place) in [(nav, SplitColumn.primary), (column, .secondary)] {
      world.setViewController(holder, for: place, of: split)
    }
    stage.show(split)
    stage.turn(idle: false) { world.push(list[2], onto: nav, animated: true) }
    stage.turn { world.resize(width: 320, height: 1366) }
    let will = try #require(
      world.trace.events.last {
        $0.receiver == .object(list[1]) && $0.callback == .viewWillAppear
      })
    #expect(step(will) == "navigation-push.new-will-appear")
    #expect(cause(will) == "split-collapse.arrange")
  }

  @Test func aPushInACallbackIsTheAuthors() throws {
    let stage = Stage()
    let list = stage.controllers("A B")
    let nav = stage.navigation([list[0]])
    stage.once(list[0], .viewDidAppear) { stage.world.push(list[1], onto: nav, animated: true) }
    stage.show(nav)
    let all = stage.world.trace.events.filter { $0.receiver == .object(list[1]) }
    let will = try #require(all.first { $0.callback == .viewWillAppear })
    #expect(step(will) == "navigation-push.new-will-appear")
    #expect(cause(will) == nil)
  }

  @Test func theFirstAppearanceInAContainerNamesTheStepOfTheRoot() throws {
    let stage = Stage()
    let a = stage.controller("A")
    stage.show(stage.tabs([a]))
    let did = try #require(
      stage.world.trace.events.first {
        $0.receiver == .object(a) && $0.callback == .viewDidAppear
      })
    #expect(step(did) == "tab-first-appearance.did-appear")
    #expect(cause(did)?.hasPrefix("root-appearance.") == true)
  }

  // MARK: The registry

  @Test func idsAreKebabCaseAndUnique() {
    var ids: Set<String> = []
    for choreography in Choreography.all {
      #expect(ids.insert(choreography.id).inserted, "\(choreography.id)")
      #expect(choreography.id.allSatisfy { $0 == "-" || $0.isNumber || $0.isLowercase })
      for list in [choreography.steps, choreography.cancellation] {
        var names: Set<String> = []
        for step in list {
          #expect(names.insert(step.name).inserted, "\(choreography.id).\(step.name)")
          #expect(step.name.allSatisfy { $0 == "-" || $0.isLowercase })
        }
      }
    }
  }

  @Test func everyStepSaysWhatItRestsOn() {
    for choreography in Choreography.all {
      #expect(choreography.statement.hasSuffix("."))
      #expect(!choreography.steps.isEmpty)
      for step in choreography.steps + choreography.cancellation {
        switch step.basis {
        case .evidence(let ids): #expect(!ids.isEmpty && !ids.contains(""))
        case .assumed(let reason): #expect(reason.hasSuffix("."))
        }
      }
    }
  }

  @Test func anExceptionThatTheAuthorsCodeRunsIntoIsAStep() throws {
    let segue = Stage()
    segue.world.raiseUnknownSegue("elsewhere", from: segue.controller("A"))
    let unknown = try #require(segue.world.trace.events.last)
    #expect(step(unknown) == "unknown-segue.exception")
    let method = Stage()
    method.world.raiseUnrecognizedSelector("hear", of: method.controller("A"))
    let unrecognized = try #require(method.world.trace.events.last)
    #expect(step(unrecognized) == "unrecognized-selector.exception")
  }

  @Test func aTextOfSomeReleasesIsAStepOfTheseReleases() throws {
    func message(on release: Int) throws -> String? {
      let stage = Stage(release)
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.turn { stage.world.present(b, from: a, animated: true, completion: nil) }
      return step(try #require(stage.world.trace.events.last))
    }
    #expect(try message(on: 12) == "presented-off-window.message")
    #expect(try message(on: 13) == "presented-off-window.message-with-source")
  }

  @Test func aStepIsFoundByItsIndexInTheStepsAndThenInTheCancellation() {
    let swipe = Choreography.navigationSwipeBack
    #expect(swipe.step(at: 0)?.name == swipe.steps[0].name)
    #expect(swipe.step(at: swipe.steps.count)?.name == "interaction-changed")
    #expect(swipe.step(at: swipe.steps.count + swipe.cancellation.count) == nil)
  }

  /// A changed choreography changes the behaviour, because the order is nowhere else.
  @Test func theOrderOfCallbacksIsTheOrderOfSteps() {
    var all = Choreography.all
    let push = Choreography.navigationPush
    var steps = push.steps
    let will = steps.firstIndex { $0.name == "current-will-disappear" } ?? 0
    steps.swapAt(will, will + 1)
    all[ChoreographyIndex.navigationPush.rawValue] = Choreography(
      id: push.id, statement: push.statement, duration: push.duration, steps: steps)
    let world = World(choreographies: all)
    let controllers = (0..<2).map { _ in world.makeController(of: ClassID(.viewController)) }
    let nav = world.makeController(of: ClassID(.navigationController))
    world.setViewControllers([controllers[0]], ofNavigation: nav, animated: false)
    world.setRootViewController(nav, of: world.windows[0])
    world.endTurn()
    let count = world.trace.events.count
    world.push(controllers[1], onto: nav, animated: false)
    world.endTurn()
    let first = world.trace.events[count...].first { $0.callback.lens == .classic }
    #expect(first?.callback == .viewWillAppear)
  }
}
