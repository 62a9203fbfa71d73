import LifecycleEngine

/// A condition that is judged when an event comes.
struct Watch {
  var pattern: EventPattern
  var check: CompiledCheck
  var isLast: Bool
  /// Whether its check stands before the first step, and looks at the set-up.
  var isInSetup: Bool
  /// Whether its check was judged: what comes later does not count.
  var isOver = false
  /// The latest result; `nil` until the event came.
  var result: ConditionResult?
}

/// Whether a condition held, and if not, what its sides were.
struct ConditionResult {
  var holds: Bool
  var notes: [String] = []
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
      guard !result.holds else { return nil }
      return failed(
        "'\(check.text)' is false at '\(event.text)'", check.range ?? range, result.notes)
    }
    do throws(RunError) {
      let result = try evaluate(check, function)
      guard !result.holds else { return nil }
      return failed("'\(check.text)' is false", check.range ?? range, result.notes)
    } catch {
      if case .failed(let diagnostic) = error { return diagnostic }
      return failed(
        "'\(check.text)' cannot be judged because the app has ended", check.range ?? range)
    }
  }

  private func evaluate(
    _ check: CompiledCheck, _ function: Int
  ) throws(RunError) -> ConditionResult {
    let value = try machine.call(function, [])
    do throws(RunError) {
      if try machine.condition(value) { return ConditionResult(holds: true) }
    } catch {
      // The place is the condition, not what the machine was at when the event came.
      guard case .failed(var diagnostic) = error, let range = check.range else { throw error }
      diagnostic.range = range
      throw .failed(diagnostic)
    }
    var result = ConditionResult(holds: false)
    for operand in check.operands {
      let value = try machine.call(operand.function, [])
      let shown = machine.describe(value, names)
      if shown != operand.text { result.notes.append("'\(operand.text)' is \(shown)") }
      machine.release(value)
    }
    return result
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

  /// Ends the watch of a check that is judged.
  func endWatch(of check: CompiledCheck) {
    guard let function = check.function else { return }
    for index in watches.indices where watches[index].check.function == function {
      watches[index].isOver = true
    }
  }

  /// Judges the conditions that belong to an event, before the callback's body runs.
  func observe(_ event: Event) {
    for index in watches.indices {
      let watch = watches[index]
      guard !watch.isOver, watch.isInSetup == isSettingUp, watch.isLast || watch.result == nil,
        watch.pattern.callback == event.callback.baseName, watch.pattern.matches(event, names),
        let function = watch.check.function
      else { continue }
      do throws(RunError) {
        watches[index].result = try evaluate(watch.check, function)
      } catch {
        machine.note(error)
        world.stopForUserCode()
      }
    }
  }

  /// An event whose receiver had another name when it came could not be found then.
  private func unjudged(_ event: EventPattern) -> Diagnostic {
    guard !occurrences(of: event).isEmpty else { return missing(event) }
    return failed(
      "'\(event.text)' came before the object was called '\(event.receiver)'", event.range,
      ["a condition is judged when the event comes, and then the object had no name yet"])
  }
}

extension Machine {
  /// A value in a diagnostic: objects under the names the page gives them.
  func describe(_ value: Value, _ names: ObjectNames, depth: Int = 0) -> String {
    guard depth <= Machine.depthBudget else { return "…" }
    switch value {
    case .string(let text): return "\"\(text)\""
    case .object(let id):
      if let elements = array(id) {
        var text = ""
        for element in elements where text.utf8.count <= Machine.stringBudget {
          if !text.isEmpty { text += ", " }
          text += describe(element, names, depth: depth + 1)
        }
        return "[\(text)]"
      }
      return names.hasName(id) ? names[id] : describe(value)
    default: return describe(value)
    }
  }
}
