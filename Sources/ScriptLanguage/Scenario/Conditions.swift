import LifecycleEngine

/// A condition that is judged when an event comes.
struct Watch {
  var pattern: EventPattern
  var check: CompiledCheck
  var isLast: Bool
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
      else { return missing(event) }
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
    for case .check(let compiled) in planItems {
      guard case .requirement(.conditionAt(_, let event, let isLast), _) = compiled.check,
        compiled.function != nil
      else { continue }
      watches.append(Watch(pattern: event, check: compiled, isLast: isLast))
    }
  }

  /// Judges the conditions that belong to an event, before the callback's body runs.
  func observe(_ event: Event) {
    let names = names
    for index in watches.indices {
      guard watches[index].isLast || watches[index].result == nil,
        watches[index].pattern.matches(event, names), let function = watches[index].check.function
      else { continue }
      do throws(RunError) {
        watches[index].result = try evaluate(watches[index].check, function)
      } catch {
        machine.note(error)
        world.stopForUserCode()
      }
    }
  }
}

extension Machine {
  /// A value in a diagnostic: objects under the names the page gives them.
  func describe(_ value: Value, _ names: ObjectNames) -> String {
    switch value {
    case .string(let text): return "\"\(text)\""
    case .object(let id):
      if let elements = array(id) {
        return "[\(elements.map { describe($0, names) }.joined(separator: ", "))]"
      }
      return names.hasName(id) ? names[id] : describe(value)
    default: return describe(value)
    }
  }
}
