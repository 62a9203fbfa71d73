import Testing

@testable import LifecycleEngine

@Suite struct RunLoopTests {
  @Test func noTransactionReachesIntoAnotherTurn() {
    let stage = Stage()
    let stack = stage.controllers("A B C")
    let nav = stage.navigation(stack)
    stage.show(nav)
    stage.drop(stack[1], stack[2])
    stage.turn { _ = stage.world.pop(to: nil, from: nav, animated: true) }
    #expect(stage.first("B.deinit") != nil && stage.first("C.deinit") != nil)
    var turns: [Int: Int] = [:]
    for event in stage.world.trace.events where event.turn > 0 {
      let turn = turns[event.transaction] ?? event.turn
      #expect(turn == event.turn, "\(stage.text(event)) is in a transaction of turn \(turn)")
      turns[event.transaction] = event.turn
    }
  }

  @Test func jobsRunInTheOrderOfTheirTimeAndThenOfTheirAsking() {
    let stage = Stage()
    var order: [Int] = []
    let delays: [Int64] = [5, 3, 9, 3, 1, 0, 9, 5, 7, 1, 0, 3]
    for (index, delay) in delays.enumerated() {
      let block = stage.closure { _ in order.append(index) }
      stage.world.schedule(block, after: .milliseconds(delay))
    }
    stage.world.wait(.seconds(1))
    #expect(order == [5, 10, 4, 9, 1, 3, 11, 0, 7, 8, 2, 6])
  }

  // MARK: Turns, transactions, frames

  @Test func everyTurnCommitsATransaction() {
    let stage = Stage()
    let turn = stage.world.turn
    let transaction = stage.world.transaction
    for _ in 0..<3 { stage.turn {} }
    #expect(stage.world.turn == turn + 3)
    #expect(stage.world.transaction == transaction + 3)
  }

  @Test func aTurnOfTheAuthorsTakesNoTime() {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A"))
    stage.show(nav)
    #expect(stage.world.now == .zero)
    let b = stage.controller("B")
    stage.turn(idle: false) { stage.world.push(b, onto: nav, animated: true) }
    #expect(stage.world.now == .zero)
    stage.world.runUntilIdle()
    #expect(stage.world.now.microseconds == 500_000)
  }

  @Test func theNextFrameBeginsAfterTheTimeItIsAskedOf() {
    #expect(Tick.zero.nextFrame == 1)
    #expect(Tick(microseconds: 16_666).nextFrame == 1)
    #expect(Tick(microseconds: 16_667).nextFrame == 2)
    let stage = Stage()
    for frame in 1...200 {
      stage.world.advanceToNextFrame()
      #expect(stage.world.now.nextFrame == frame + 1)
    }
  }

  @Test func blocksRunInTheOrderOfTheirTimesEachInATurnOfItsOwn() {
    let stage = Stage()
    var order: [String] = []
    for (name, delay) in [("late", 30), ("soon", 10), ("sooner", 10), ("now", 0)]
      as [(String, Int64)]
    {
      let block = stage.closure { _ in order.append("\(name) \(stage.world.turn)") }
      stage.world.schedule(block, after: .milliseconds(delay))
    }
    let turn = stage.world.turn
    stage.world.wait(.milliseconds(20))
    #expect(order == ["now \(turn + 1)", "soon \(turn + 2)", "sooner \(turn + 3)"])
    #expect(stage.world.now.microseconds == 20_000)
    stage.world.wait(.milliseconds(20))
    #expect(order.count == 4)
  }

  @Test func idleDoesNotWaitForABlockThatIsNotDueUnlessAnAnimationRuns() {
    let stage = Stage()
    var isRun = false
    let nav = stage.navigation(stage.controllers("A"))
    stage.show(nav)
    stage.world.schedule(stage.closure { _ in isRun = true }, after: .milliseconds(100))
    stage.world.runUntilIdle()
    #expect(!isRun)
    let b = stage.controller("B")
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    #expect(isRun)
  }

  @Test func timeEndsInsteadOfOverflowing() {
    let stage = Stage()
    for _ in 0..<100 { stage.world.wait(.seconds(1e300)) }
    #expect(stage.world.now == Tick.last)
    #expect(stage.world.now.nextFrame <= Int(Int32.max))
    stage.world.wait(.seconds(-1))
    stage.world.wait(.seconds(.nan))
    #expect(stage.world.now == Tick.last)
    let nav = stage.navigation(stage.controllers("A B"))
    stage.show(nav)
    stage.turn { _ = stage.world.pop(from: nav, animated: true) }
    #expect(stage.first("A.viewDidAppear") != nil)
  }

  // MARK: Budgets

  private func budget(_ stage: Stage) -> String {
    if case .budget(let reason) = stage.world.stop { return reason }
    return "\(String(describing: stage.world.stop))"
  }

  @Test func layoutThatInvalidatesItselfIsStopped() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.on(a, .viewDidLayoutSubviews) {
      if let view = stage.world.viewIfLoaded(of: a) { stage.world.setNeedsLayout(view) }
    }
    stage.turn { stage.world.setRootViewController(a, of: stage.window) }
    #expect(budget(stage) == "layout was invalidated in every one of 100 passes")
  }

  @Test func layoutThatForcesItselfIsStopped() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.on(a, .viewWillLayoutSubviews) {
      guard let view = stage.world.viewIfLoaded(of: a) else { return }
      stage.world.setNeedsLayout(view)
      stage.world.layoutIfNeeded(view)
    }
    stage.turn { stage.world.setRootViewController(a, of: stage.window) }
    #expect(budget(stage) == "callbacks nested more than 60 deep")
  }

  @Test(arguments: [true, false]) func pushesWithoutEndAreStopped(_ animated: Bool) {
    let stage = Stage()
    let nav = stage.navigation([])
    func pushAnother() {
      let next = stage.controller("Next")
      stage.once(next, .viewDidAppear) { pushAnother() }
      stage.world.push(next, onto: nav, animated: animated)
    }
    pushAnother()
    stage.turn { stage.world.setRootViewController(nav, of: stage.window) }
    guard case .budget = stage.world.stop else {
      Issue.record("not stopped")
      return
    }
    #expect(stage.world.trace.events.count <= Trace.budget)
  }

  @Test func rootsThatReplaceEachOtherWithoutEndAreStopped() {
    let stage = Stage()
    let list = stage.controllers("A B")
    for (one, other) in [(list[0], list[1]), (list[1], list[0])] {
      stage.on(one, .viewWillAppear) {
        stage.world.setRootViewController(other, of: stage.window)
      }
    }
    stage.turn { stage.world.setRootViewController(list[0], of: stage.window) }
    #expect(budget(stage) == "callbacks nested more than 60 deep")
  }

  @Test func blocksThatScheduleThemselvesAreStopped() {
    let stage = Stage()
    var block: ObjectID?
    let again = stage.closure { _ in
      if let block { stage.world.schedule(block, after: .milliseconds(0)) }
    }
    block = again
    stage.turn { stage.world.schedule(again, after: .milliseconds(0)) }
    #expect(budget(stage) == "the run loop never became idle")
  }

  @Test func viewsNestedTooDeepAreStopped() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.show(a)
    stage.turn {
      guard var host = stage.world.viewIfLoaded(of: a) else { return }
      for _ in 0..<10_000 {
        let view = stage.world.makeView(of: ClassID(.view))
        stage.world.addSubview(view, to: host)
        stage.drop(view)
        host = view
      }
    }
    #expect(budget(stage) == "views or controllers nested more than 100 deep")
  }

  @Test func controllersNestedTooDeepAreStopped() {
    let stage = Stage()
    let root = stage.controller("P")
    var parent = root
    for _ in 0..<200 {
      let child = stage.world.makeController(of: ClassID(.viewController))
      stage.world.loadViewIfNeeded(parent)
      FirstAppearanceTests.embed(child, in: parent, stage)
      parent = child
    }
    stage.turn {
      stage.world.beginAppearanceTransition(of: root, appearing: true, animated: false)
    }
    #expect(budget(stage) == "views or controllers nested more than 100 deep")
  }

  @Test func nothingIsDeliveredAfterAStop() {
    let stage = Stage()
    let a = stage.controller("A")
    stage.world.stopForUserCode()
    let count = stage.world.trace.events.count
    stage.show(a)
    stage.world.printToConsole("late")
    #expect(stage.world.trace.events.count == count)
    #expect(stage.world.stop == .userCode)
  }

  // MARK: Copies

  private func halfway() -> (Stage, ObjectID) {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A B"))
    stage.show(nav)
    stage.swipeBack()
    return (stage, nav)
  }

  private func goOn(_ stage: Stage, _ nav: ObjectID, cancelled: Bool) {
    if cancelled { stage.cancel() } else { stage.finish() }
    let c = stage.controller("C")
    stage.turn { stage.world.push(c, onto: nav, animated: true) }
  }

  @Test func aCopyGoesOnAsTheOriginalDoes() {
    let (stage, nav) = halfway()
    let copy = Stage(stage.world.copy(), like: stage)
    goOn(stage, nav, cancelled: true)
    let original = transcript(stage)
    #expect(transcript(copy).count < original.count)
    goOn(copy, nav, cancelled: true)
    #expect(transcript(copy) == original)
    #expect(transcript(stage) == original)
  }

  @Test func aCopyThatGoesAnotherWayLeavesTheOriginalAlone() {
    let (stage, nav) = halfway()
    let copy = Stage(stage.world.copy(), like: stage)
    goOn(copy, nav, cancelled: false)
    #expect(stage.world.isGestureHeld)
    goOn(stage, nav, cancelled: true)
    #expect(stage.world.viewControllers(ofNavigation: nav).count == 3)
    #expect(copy.world.viewControllers(ofNavigation: nav).count == 2)
  }

  @Test func aRecordedStateStaysWhatItWas() throws {
    let stage = Stage(recordsStates: true)
    let stack = stage.controllers("A")
    let nav = stage.navigation(stack)
    stage.show(nav)
    let b = stage.controller("B")
    stage.turn { stage.world.push(b, onto: nav, animated: true) }
    let will = try #require(stage.first("B.viewWillAppear")?.state)
    let did = try #require(stage.first("B.viewDidAppear")?.state)
    #expect(will.appearance(of: b) == .appearing)
    #expect(did.appearance(of: b) == .appeared)
    #expect(will.appearance(of: stack[0]) == .disappearing)
    let view = try #require(did.view(of: b))
    #expect(will.window(of: view) == nil)
    #expect(did.window(of: view) == stage.window)
    #expect(will.parent(of: b) == nav)
  }

  // MARK: What comes behind the last layout

  @Test func whatAViewDoesWhileItIsDrawnIsCommittedBeforeTheLoopIsIdle() {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A"))
    stage.show(nav)
    let b = stage.controller("B")
    let type = stage.world.registerClass(named: "Drawn", base: .view, implements: .all)
    let view = stage.world.makeView(of: type)
    if let host = stage.world.viewIfLoaded(of: nav) { stage.world.addSubview(view, to: host) }
    stage.once(view, .draw) { stage.world.push(b, onto: nav, animated: true) }
    stage.turn { stage.world.setNeedsDisplay(view) }
    #expect(stage.world.appearanceState(of: b) == .appeared)
  }

  @Test func whatDeinitDoesBehindTheLastCommitIsCommittedBeforeTheLoopIsIdle() {
    let stage = Stage()
    let stack = stage.controllers("A B C")
    let nav = stage.navigation(stack)
    stage.show(nav)
    let d = stage.controller("D")
    stage.drop(stack[1])
    // The controller is released at the end of the turn, after the last commit.
    stage.once(stack[1], .deinitialize) { stage.world.push(d, onto: nav, animated: true) }
    stage.turn {
      stage.world.setViewControllers([stack[0], stack[2]], ofNavigation: nav, animated: false)
    }
    #expect(stage.first("B.deinit") != nil)
    #expect(stage.world.appearanceState(of: d) == .appeared)
  }
}
