import Diagnostics
import LifecycleEngine
import ScriptMachine

// Checks of printed text.
extension Runner {
  /// The reason why a check cannot be judged: an unsimulated part of a console line would decide
  /// the check.
  func undecided(_ requirement: Requirement, _ range: SourceRange) -> Diagnostic? {
    if let problem = unknownFlag(requirement.patterns, shownEvents) { return problem }
    switch requirement {
    case .consoleContains(let text):
      if shownEvents.contains(where: { $0.consoleContains(text) == true }) { return nil }
      return undecided(text, shownEvents, range)
    case .order, .moments, .conditionAt(_, _, isLast: false):
      return undecided(requirement.patterns, in: shownEvents, untilFirst: true)
    default: return undecided(requirement.patterns, in: shownEvents)
    }
  }

  func undecided(_ expectation: Expectation, since start: Int) -> Diagnostic? {
    let events = world.trace.events[min(start, world.trace.events.count)...]
    return unknownFlag(expectation.lines, events) ?? undecided(expectation.lines, in: events)
  }

  /// - Parameter untilFirst: True if only the first matching event counts.
  private func undecided(
    _ patterns: [EventPattern], in events: ArraySlice<Event>, untilFirst: Bool = false
  ) -> Diagnostic? {
    for pattern in patterns where pattern.callback == Callback.consolePrint.baseName {
      guard case .text(let part) = pattern.arguments.first?.value else { continue }
      let known = untilFirst ? events.firstIndex { $0.consoleContains(part) == true } : nil
      if let problem = undecided(part, events[..<(known ?? events.endIndex)], pattern.range) {
        return problem
      }
    }
    return nil
  }

  private func undecided(
    _ part: String, _ events: ArraySlice<Event>, _ range: SourceRange
  ) -> Diagnostic? {
    for event in events {
      if let name = event.unknownName(part) { return opaque(name, range) }
    }
    return nil
  }

  private func opaque(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .opaqueCondition, "'\(name)' is not simulated, so a scenario cannot depend on it",
      at: range,
      notes: ["a line of the console has '\(OpaqueText.mark(name))' where its text would be"],
      help: ["look only at the part of the line that is known"])
  }
}

extension Event {
  /// True if a printed line contains a text, or `nil` if an unsimulated value decides.
  func consoleContains(_ part: String) -> Bool? {
    guard receiver == .console, case .text(let line) = arguments.first?.value else { return false }
    return callback == .consolePrint
      ? OpaqueText.contains(part, in: line) : part.isPart(of: line)
  }

  /// The name of the unsimulated value on which the answer depends.
  fileprivate func unknownName(_ part: String) -> String? {
    guard consoleContains(part) == nil, case .text(let line) = arguments.first?.value else {
      return nil
    }
    return OpaqueText.name(in: line)
  }
}
