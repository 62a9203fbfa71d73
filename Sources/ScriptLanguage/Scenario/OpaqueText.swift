import Diagnostics
import LifecycleEngine

// What is not simulated has no text. Where it is printed, a mark stands for it, so that its name is
// not taken for its text, and nothing can be decided by a text with such a mark.
enum OpaqueText {
  private static let start = "<not simulated: "
  private static let end = ">"

  /// What stands for a value that is not simulated.
  static func mark(_ name: String) -> String { start + name + end }

  /// The name in the first mark of a text, if it has one.
  static func name(in text: String) -> String? {
    let parts = text.pieces(separatedBy: start)
    guard parts.count > 1 else { return nil }
    return parts[1].pieces(separatedBy: end).first
  }

  /// True if a part is in a text: `nil` where that depends on what is not simulated.
  static func contains(_ part: String, in text: String) -> Bool? {
    let parts = text.pieces(separatedBy: start)
    guard parts.count > 1 else { return part.isPart(of: text) }
    var known = [parts[0]]
    for piece in parts.dropFirst() {
      let rest = piece.pieces(separatedBy: end).dropFirst()
      known.append(rest.joined(separator: end))
    }
    return known.contains { part.isPart(of: $0) } ? true : nil
  }
}

extension Machine {
  /// The name of what is not simulated in a text, if something is.
  func opaqueName(in text: String) -> String? {
    hasOpaqueText ? OpaqueText.name(in: text) : nil
  }

  /// Ends the code where a decision depends on a text that is not known as a whole.
  func checkIsKnown(_ text: String) throws(RunError) {
    if let name = opaqueName(in: text) { throw opaqueCondition(name) }
  }
}

// Checks of what is printed.
extension Runner {
  /// What keeps a check from being judged: it looks at a line of the console of which a part is not
  /// simulated, and which that part would decide.
  func undecided(_ requirement: Requirement, _ range: SourceRange) -> Diagnostic? {
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
    undecided(
      expectation.lines, in: world.trace.events[min(start, world.trace.events.count)...])
  }

  /// - Parameter untilFirst: True if only the first event that matches counts.
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
  /// True if a printed line has a text: `nil` where that depends on what is not simulated.
  func consoleContains(_ part: String) -> Bool? {
    guard receiver == .console, case .text(let line) = arguments.first?.value else { return false }
    return callback == .consolePrint
      ? OpaqueText.contains(part, in: line) : part.isPart(of: line)
  }

  /// The name of what would decide whether the line has a text.
  fileprivate func unknownName(_ part: String) -> String? {
    guard consoleContains(part) == nil, case .text(let line) = arguments.first?.value else {
      return nil
    }
    return OpaqueText.name(in: line)
  }
}
