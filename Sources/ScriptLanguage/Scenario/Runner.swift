import LifecycleEngine

/// Drives a machine and its world through a scenario.
final class Runner {
  let machine: Machine
  let world: World
  let planItems: [PlanItem]
  private let hasSteps: Bool
  private let text: SourceText
  var steps: [StepMark] = []
  var checks: [CheckResult] = []
  var diagnostics: [Diagnostic] = []
  var firstShownEvent: Int?
  /// The number of events at the end of the previous group of checks.
  private var groupStart = 0
  /// Whether the item before was a check: adjacent checks look at the same events.
  private var isInGroup = false
  var watches: [Watch] = []
  /// Where the code was when the world stopped.
  private var stopRange: SourceRange?
  private var namesAtCount = -1
  private var cachedNames: ObjectNames?

  init(_ scenario: Scenario, _ world: World) {
    self.world = world
    planItems = scenario.plan
    hasSteps = scenario.hasSteps
    text = scenario.text
    machine = Machine(program: scenario.program, world: world)
    collectWatches()
  }

  var names: ObjectNames {
    let count = world.objectCount
    if count == namesAtCount, let cachedNames { return cachedNames }
    let names = machine.names()
    cachedNames = names
    namesAtCount = count
    return names
  }

  // MARK: Running

  func runAll() {
    if !hasSteps { startShowing() }
    for item in planItems {
      switch item {
      case .statement(let function):
        endGroup()
        runTurn(function)
      case .step(let title, let function, let range):
        startShowing()
        endGroup()
        if world.stop == nil { world.advanceToNextFrame() }
        steps.append(
          StepMark(
            title: title, firstEvent: world.trace.events.count, time: world.now,
            line: text.location(of: range.start).line))
        runTurn(function)
      case .check(let check): judge(check)
      }
    }
    reportStop()
    machine.detach()
  }

  private func startShowing() {
    guard firstShownEvent == nil else { return }
    firstShownEvent = world.trace.events.count
    groupStart = world.trace.events.count
    guard !watches.isEmpty else { return }
    world.observer = { _, event in self.observe(event) }
  }

  /// Runs a function as one turn of the run loop, and the loop until it is idle. An action ends the
  /// turn and has one of its own.
  private func runTurn(_ function: Int) {
    guard world.stop == nil, machine.failure == nil else { return }
    namesAtCount = -1
    world.beginTurn()
    machine.acceptsActions = true
    defer { machine.acceptsActions = false }
    do throws(RunError) {
      try machine.begin(function)
      try machine.run(downTo: 0)
      while let action = machine.requestedAction {
        machine.requestedAction = nil
        world.endTurn()
        try perform(action)
        guard world.stop == nil else { throw RunError.halted }
        world.beginTurn()
        try machine.run(downTo: 0)
      }
      machine.release(machine.pop())
    } catch {
      machine.note(error)
      stopRange = machine.currentRange
      machine.unwind()
      if machine.failure != nil { world.stopForUserCode() }
    }
    guard world.stop == nil else { return }
    world.endTurn()
    world.runUntilIdle()
    // What stops the world after the code has run belongs to all of that code.
    if world.stop != nil { stopRange = machine.program.functions[function].ranges.first }
    namesAtCount = -1
  }

  private func perform(_ action: Action) throws(RunError) {
    switch action {
    case .wait(let duration): return world.wait(duration)
    case .waitUntilIdle: return world.runUntilIdle()
    default: break
    }
    world.beginTurn()
    do {
      switch action {
      case .tapBack: try world.tapBack()
      case .beginSwipeBack: try world.beginSwipeBack()
      case .beginPageSwipe(let direction): try world.beginPageSwipe(direction)
      case .finishSwipe: try world.finishSwipe()
      default: try world.cancelSwipe()
      }
    } catch {
      throw impossible(error)
    }
    world.endTurn()
  }

  private func impossible(_ error: GestureError) -> RunError {
    let text = machine.actions.last?.text ?? ""
    let reason: String
    switch error {
    case .nothingThere(let what): reason = "it needs \(what) on screen"
    case .alreadyHeld: reason = "another gesture is still held"
    case .notHeld: reason = "no gesture is held"
    }
    return machine.failed("impossible-action", "'user.\(text)' is impossible: \(reason)")
  }

  /// A scenario whose app died or whose script failed is wrong, unless it says so itself.
  private func reportStop() {
    if let failure = machine.failure {
      diagnostics.append(failure)
      return
    }
    switch world.stop {
    case .budget(let reason):
      diagnostics.append(
        Diagnostic(
          id: "budget-exceeded", "The scenario was stopped: \(reason)",
          at: stopRange ?? machine.currentRange,
          help: ["look for code that causes itself again"]))
    case .exception(let text) where !isExceptionNamed(text):
      diagnostics.append(
        Diagnostic(
          id: "uncaught-exception", "UIKit raised an exception: \(text)",
          at: stopRange ?? machine.currentRange,
          help: ["if that is the point, write 'require console contains \"…\"'"]))
    default: break
    }
  }

  private func isExceptionNamed(_ text: String) -> Bool {
    for case .check(let compiled) in planItems {
      switch compiled.check {
      case .requirement(.consoleContains(let part), _) where part.isPart(of: text): return true
      case .expectation(let expectation)
      where expectation.lines.contains(where: { $0.callback == "exception" }):
        return true
      default: continue
      }
    }
    return false
  }

  // MARK: Checks

  /// What happens next belongs to the next group of checks.
  private func endGroup() {
    guard isInGroup else { return }
    isInGroup = false
    groupStart = world.trace.events.count
  }

  private func judge(_ compiled: CompiledCheck) {
    isInGroup = true
    let failure: Diagnostic?
    let kind: String
    switch compiled.check {
    case .expectation(let expectation):
      kind = "expect"
      failure = judge(expectation, since: groupStart)
    case .requirement(let requirement, let range):
      kind = "require"
      failure = judge(requirement, compiled, range)
    }
    // The world stopped because the script failed: that is reported, its consequences are not.
    let isConsequence = machine.failure != nil && failure != nil
    if let failure, !isConsequence { diagnostics.append(failure) }
    checks.append(
      CheckResult(
        line: text.location(of: compiled.check.range.start).line, kind: kind,
        isMet: failure == nil, message: failure?.summary ?? ""))
  }

  func result(of scenario: Scenario, _ release: Release) -> ScenarioRun {
    ScenarioRun(
      scenario: scenario.attributes.id, title: scenario.attributes.title, release: release,
      device: scenario.attributes.device, trace: world.trace, names: machine.names(),
      firstShownEvent: scenario.attributes.showsSetup ? 0 : firstShownEvent ?? 0, steps: steps,
      actions: machine.actions, checks: checks, diagnostics: diagnostics)
  }
}
