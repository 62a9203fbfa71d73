import Diagnostics
import LifecycleEngine
import ScriptMachine

/// Drives a machine and its world through a scenario.
package final class Runner {
  package let machine: Machine
  let world: World
  let planItems: [PlanItem]
  let hasSteps: Bool
  /// The release whose SDK the scenario names.
  let namedSDK: Release?
  /// The releases that the scenario is for.
  let releases: [Release]
  let text: SourceText
  var steps: [StepMark] = []
  var rests: [Rest] = []
  var checks: [JudgedCheck] = []
  /// The reason why the scenario ended early, as a diagnostic.
  package var stopDiagnostic: Diagnostic?
  /// True if a check names the exception that ended the app.
  var isExceptionNamed = false
  var firstShownEvent: Int?
  /// The number of events at the end of the previous group of checks.
  var groupStart = 0
  /// The number of things that the code had done before the first step, and before this group of checks.
  var firstActs = 0
  var groupActs = 0
  /// True if the previous item was a check. Adjacent checks look at the same events.
  var isInGroup = false
  var watches: [Watch] = []
  /// The place of the code when the world stopped.
  var stopRange: SourceRange?
  /// The wait in which the world stopped.
  var stoppedWait: String?
  /// The failed expectations, with the actual events.
  var failedExpectations: [FailedExpectation] = []
  /// The moments with unknown calls, each as the engine noted it and with what it bears on.
  var doubts: [(situation: UnknownCalls, moment: UnknownMoment)] = []
  /// The functions of checks.
  lazy var functionsOfChecks = Set(
    planItems.compactMap { if case .check(let check) = $0 { check.function } else { nil } })
  /// Hears of each event, if somebody observes the run.
  var eventObserver: EventObserver?
  /// Records the author's code at each event; `nil` if the trace keeps no states either.
  let recorder: CodeRecorder?
  /// The properties that checks name as receivers, and the objects that the properties held first.
  let paths: [String]
  var pathObjects: [String: ObjectID] = [:]
  /// The names, until an object is made or named.
  private var cachedNames: (names: ObjectNames, objectCount: Int, namings: Int)?

  package init(_ scenario: Scenario, _ world: World) {
    self.world = world
    planItems = scenario.judgesChecks ? scenario.plan : scenario.plan.filter { !$0.isCheck }
    paths = scenario.checks.flatMap { $0.paths }
    hasSteps = scenario.hasSteps
    namedSDK = scenario.attributes.sdk
    releases = scenario.attributes.releases
    text = scenario.text
    machine = Machine(
      program: scenario.program, world: world, library: SimulatedLibrary())
    recorder = world.trace.recordsStates ? CodeRecorder(machine, text) : nil
    collectWatches()
  }

  /// True if the script performs a segue, so that controllers can get `prepare(for:sender:)`.
  lazy var performsSegues = machine.program.names.contains("performSegue")

  var names: ObjectNames {
    let count = world.objectCount
    if let cachedNames, cachedNames.objectCount == count,
      cachedNames.namings == machine.variables.namings,
      paths.allSatisfy({ pathObjects[$0] != nil })
    {
      return cachedNames.names
    }
    machine.budget.spend(count)
    var names = machine.names()
    namePaths(&names)
    cachedNames = (names, count, machine.variables.namings)
    return names
  }

  // MARK: Running

  func runAll() {
    checkSDK()
    runSteps()
    machine.concurrency.checkSpinningTasks()
    settleDoubts()
    reportStop()
    machine.detach()
  }

  /// Runs everything and leaves the world in its final state.
  package func runSteps() {
    if !machine.asksForCells, !watches.isEmpty || eventObserver != nil || recorder != nil {
      world.observer = { _, event in self.observe(event) }
    }
    for item in planItems {
      switch item {
      case .statement(let function):
        endGroup()
        if let function { runTurn(function) }
      case .step(let title, let function, let range):
        startShowing()
        endGroup()
        beginStep(title, range)
        runTurn(function)
        noteRest()
      case .check(let check): judge(check)
      }
    }
    if !hasSteps { noteRest() }
  }

  /// True if the running code only leads up to the first step.
  ///
  /// A check in the set-up looks at the set-up so far, a check after the first `when` at the events
  /// since then. Without `when` there is no set-up, and checks look at everything.
  var isSettingUp: Bool { hasSteps && firstShownEvent == nil }

  /// Begins a step, unless the run has failed.
  private func beginStep(_ title: String, _ range: SourceRange) {
    guard world.stop == nil, machine.failure == nil else { return }
    world.advanceToNextFrame()
    steps.append(
      StepMark(
        title: title, firstEvent: world.trace.events.count, time: world.now,
        line: text.location(of: range.start).line))
  }

  private func startShowing() {
    guard firstShownEvent == nil else { return }
    noteRest()
    firstShownEvent = world.trace.events.count
    groupStart = world.trace.events.count
    firstActs = acts
    groupActs = acts
  }

  /// Runs a function as one turn of the run loop, and then the loop until idle. An action ends the
  /// turn and has a turn of its own.
  private func runTurn(_ function: Int) {
    guard machine.failure == nil else { return }
    guard world.stop == nil else { return refuseAfterTermination(function) }
    machine.causes = Causes()
    world.beginTurn()
    do throws(RunError) {
      try machine.begin(function)
      try runCode()
      while let action = machine.actions.take() {
        world.endTurn()
        try machine.actors.placeRequestedAction()
        try perform(action)
        machine.lookAtRows()
        if world.stop == .terminated { try machine.checkNothingFollowsTermination() }
        guard world.stop == nil else { throw RunError.halted }
        world.beginTurn()
        try runCode()
      }
      machine.heap.release(machine.stack.pop())
    } catch {
      machine.note(error)
      stopRange = machine.currentRange
      machine.unwind()
      if machine.failure != nil { world.stopForUserCode() }
    }
    guard world.stop == nil else { return }
    world.endTurn()
    world.runUntilIdle()
    machine.unknowns.tell(.endedTurn)
    machine.lookAtRows()
    guard world.stop != nil else { return }
    // A stop in an author's callback belongs to the callback. Any other stop belongs to the whole
    // function.
    stopRange =
      machine.isRunning
      ? machine.currentRange : machine.program.functions[function].ranges.first
  }

  /// Runs the statements of a step up to an action. Other code, such as callbacks after the turn,
  /// is not the step's code and cannot act.
  private func runCode() throws(RunError) {
    machine.actions.accept(true)
    defer { machine.actions.accept(false) }
    try machine.run(downTo: 0)
  }

  private func perform(_ action: RequestedAction) throws(RunError) {
    switch action {
    case .wait(let duration):
      world.wait(duration)
      if world.stop != nil { stoppedWait = machine.actions.marks.last?.text }
    case .waitUntilIdle: world.runUntilIdle()
    case .make(let make):
      world.beginTurn()
      // The step waits in its call, so the new object becomes the result of the call.
      let made = try make(machine)
      machine.heap.release(machine.stack.pop())
      machine.stack.push(made)
      world.endTurn()
    case .act(let act):
      world.beginTurn()
      do throws(GestureError) {
        try act(machine)
      } catch {
        throw impossible(error)
      }
      world.endTurn()
    }
  }

  private func impossible(_ error: GestureError) -> RunError {
    let text = machine.actions.marks.last?.text ?? ""
    let actor = machine.actions.marks.last?.actor == .system ? "system" : "user"
    let reason: String
    switch error {
    case .nothingThere(let what): reason = "it needs \(what) on screen"
    case .notOnRelease(let first): reason = "it came with iOS \(first.major)"
    case .alreadyHeld: reason = "another gesture is still held"
    case .notHeld: reason = "no gesture is held"
    case .unknown(let why):
      return machine.failed(.notSimulated, "'\(actor).\(text)' is not simulated here: \(why)")
    case .alreadyInFront: reason = "the app is already in front"
    case .alreadyInBackground: reason = "the app is already in the background"
    case .needsScenes:
      reason =
        "an app without scenes that is built with the SDK of iOS \(world.sdk.major) does not launch on iOS "
        + "\(world.sdk.major) ('UIScene life cycle is required for apps built with this SDK'), and that "
        + "release is not simulated"
    case .showing:
      reason = "the windows must be empty before that, and the app not in the background"
    case .transitionRunning: reason = "the last transition is still settling"
    case .hidden: reason = "the tapped view, or a view around it, is hidden"
    case .covered: reason = "what is presented over the tapped view takes the touches"
    case .noSuchDetent: reason = "the sheet has no such detent"
    case .restsThere: reason = "the sheet already rests there"
    case .noSuchRow(let count): reason = count
    case .ignoresTouches(let why): reason = why
    }
    return machine.failed(.impossibleAction, "'\(actor).\(text)' is impossible: \(reason)")
  }
}

extension Runner {
  /// Notes the rest after the set-up or a step, if the run records states.
  func noteRest() {
    guard world.trace.recordsStates, world.stop == nil, machine.failure == nil else { return }
    rests.append(
      Rest(
        eventCount: world.trace.events.count, gestures: machine.possibleGestures,
        state: world.snapshot))
  }
}
