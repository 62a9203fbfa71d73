import Diagnostics
import LifecycleEngine
import ScriptMachine

/// A condition that is judged when an event occurs.
struct Watch {
  var pattern: EventPattern
  var check: CompiledCheck
  var isLast: Bool
  /// True if the check stands before the first step and looks at the set-up.
  var isInSetup: Bool
  /// True if the check was judged. Later events do not count.
  var isOver = false
  /// The latest result, or `nil` before the event.
  var result: ConditionResult?
}

/// The result of computing a condition.
enum ConditionResult {
  case holds
  /// The condition is false. The notes name the values of its sides.
  case fails([String])
  /// The condition cannot be computed, or would change the judged state.
  case unusable(Diagnostic)
}

// Conditions that are Swift expressions.
extension Runner {
  func judgeCondition(
    _ requirement: Requirement, _ check: CompiledCheck, _ range: SourceRange
  ) -> Diagnostic? {
    guard let function = check.function else { return nil }
    if case .conditionAt(_, let event, _) = requirement {
      guard let watch = watches.first(where: { $0.check.function == function }),
        let result = watch.result
      else { return unjudged(event) }
      return problem(result, "'\(check.text)' is false at '\(event.text)'", check.range ?? range)
    }
    guard let result = evaluate(check, function) else {
      if world.stop == .terminated { return nothingLeft(check, check.range ?? range) }
      return failed(
        "'\(check.text)' cannot be judged because the app has ended", check.range ?? range)
    }
    return problem(result, "'\(check.text)' is false", check.range ?? range)
  }

  /// The problem of a condition behind the end of the app.
  private func nothingLeft(_ check: CompiledCheck, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "not-modelled", "No app is left for which '\(check.text)' could be true", at: range,
      notes: ["'system.terminate()' ended the app", "judged on iOS \(world.release.major)"],
      help: [
        "write 'at app.applicationWillTerminate', or the same of your own delegate, or print the "
          + "value there"
      ]
    ).asDisagreement
  }

  private func problem(
    _ result: ConditionResult, _ summary: String, _ range: SourceRange
  ) -> Diagnostic? {
    switch result {
    case .holds: nil
    case .fails(let notes): failed(summary, range, notes)
    case .unusable(let diagnostic): diagnostic
    }
  }

  /// - Returns: The result of the condition, or `nil` if the app has ended.
  private func evaluate(_ check: CompiledCheck, _ function: Int) -> ConditionResult? {
    do throws(RunError) {
      return try machine.judge(check, function) { names }
    } catch {
      switch error {
      case .failed(let diagnostic): return .unusable(diagnostic)
      case .thrown: return .unusable(machine.uncaught())
      case .halted: return nil
      }
    }
  }

  // MARK: Watching

  func collectWatches() {
    var isInSetup = hasSteps
    for item in planItems {
      if case .step = item { isInSetup = false }
      guard case .check(let compiled) = item,
        case .requirement(.conditionAt(_, let event, let isLast), _) = compiled.check,
        compiled.function != nil
      else { continue }
      watches.append(
        Watch(pattern: event, check: compiled, isLast: isLast, isInSetup: isInSetup))
    }
  }

  /// Ends the watch of a check, because the check is judged.
  func endWatch(of check: CompiledCheck) {
    guard let function = check.function else { return }
    for index in watches.indices where watches[index].check.function == function {
      watches[index].isOver = true
    }
  }

  /// Judges the conditions of an event before the body of the callback runs.
  func observe(_ event: Event) {
    guard machine.judgement == nil else { return }
    eventObserver?.observe(event, in: self)
    recorder?.record(event)
    for index in watches.indices {
      let watch = watches[index]
      guard !watch.isOver, watch.isInSetup == isSettingUp, watch.isLast || watch.result == nil,
        watch.pattern.callbacks.contains(event.callback), watch.pattern.matches(event, names),
        let function = watch.check.function
      else { continue }
      watches[index].result = evaluate(watch.check, function)
      // A condition that used up the budget leaves nothing for the rest of the script.
      if case .unusable(let diagnostic) = watches[index].result, machine.isExhausted {
        machine.note(.failed(diagnostic))
        world.stopForUserCode()
      }
    }
  }

  /// The failure if the receiver had another name when the event occurred.
  private func unjudged(_ event: EventPattern) -> Diagnostic {
    guard !occurrences(of: event).isEmpty else { return missing(event) }
    return failed(
      "'\(event.text)' came before the object was called '\(event.receiver)'", event.range,
      ["a condition is judged when the event comes, and then the object had no name yet"])
  }
}

extension Machine {
  /// True if the script has used up a budget.
  fileprivate var isExhausted: Bool { budget.instructionsLeft <= 0 || budget.copiesLeft == 0 }

  /// Describes a value in a diagnostic. Objects have the names of the page.
  func describe(_ value: Value, _ names: ObjectNames, depth: Int = 0) -> String {
    guard depth <= Budget.depthBudget else { return "…" }
    switch value {
    case .string(let text): return "\"\(text)\""
    case .object(let id):
      if let elements = heap.array(id) {
        var text = ""
        for element in elements where text.utf8.count <= Budget.stringBudget {
          if !text.isEmpty { text += ", " }
          text += describe(element, names, depth: depth + 1)
        }
        return "[\(text)]"
      }
      return names.hasName(id) ? names[id] : operators.describe(value)
    default: return operators.describe(value)
    }
  }
}
