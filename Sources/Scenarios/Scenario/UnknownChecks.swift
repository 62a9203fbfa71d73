import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

// Refuses checks that hold only because the engine does not know what UIKit calls.
extension Runner {
  /// The problem of a requirement that has passed, and that an unknown call could break.
  func unknown(_ requirement: Requirement, _ compiled: CompiledCheck) -> Diagnostic? {
    let start = firstShownEvent ?? 0
    switch requirement {
    case .never(let event): return unknown([event], since: start)
    case .count(let event, let operation, _):
      switch operation {
      case .greater, .greaterOrEqual: return unknownDeath([event])
      default: return unknown([event], since: start)
      }
    case .order(let first, let second):
      // An event that came before the moment is the first of its kind in any case.
      return unknown([first, second].filter { !happened($0) }, since: start)
    case .condition: return unknownCondition(compiled)
    case .conditionAt(_, let event, _):
      return unknownCondition(compiled, before: occurrences(of: event).last?.number)
    case .moments(let moment, _, let operand):
      var events = [moment.event]
      if case .moment(let other) = operand { events.append(other.event) }
      return unknownDeath(events)
    case .consoleContains: return nil
    }
  }

  /// The problem of a condition about a variable or property that code may change which never runs.
  /// - Parameter event: The number of the event at which the condition is judged; `nil` for now.
  private func unknownCondition(
    _ compiled: CompiledCheck, before event: Int? = nil
  ) -> Diagnostic? {
    guard let function = compiled.function, let range = compiled.range else { return nil }
    guard !world.trace.unknownMoments.isEmpty else { return nil }
    let reads = CodeReach(of: [function], in: machine.program).reads
    for moment in world.trace.unknownMoments where moment.firstEvent <= event ?? .max {
      let doubtful = reads.filter { name in
        moment.calls.changes.contains(name)
          || isChanged(name, in: moment.calls)
      }
      guard let name = doubtful.sorted().first else { continue }
      return unknown("The engine does not know '\(name)' here", moment.calls, range)
    }
    return nil
  }

  /// Returns true if the changes may change a property of UIKit.
  private func isChanged(_ name: String, in calls: UnknownCalls) -> Bool {
    switch calls.changesOfUIKit {
    case .none: false
    case .sizes: UIKitNames.marks(of: name).contains(.settled)
    case .views: UIKitNames.marks(of: name, in: .view).contains(.simulated)
    case .lives: CodeReach.endOfObjects.contains(name)
    case .named: UIKitNames.isUnknown(name, in: calls.id)
    case .all: UIKitNames.marks(of: name).contains(.simulated)
    }
  }

  /// The problem of an expectation that has passed, and that an unknown call could break.
  func unknown(_ expectation: Expectation, since start: Int) -> Diagnostic? {
    let events = world.trace.events[min(start, world.trace.events.count)...]
    if let problem = unknownFlag(expectation.lines, events) ?? unknownDeath(expectation.lines) {
      return problem
    }
    for moment in world.trace.unknownMoments
    where moment.concerns(eventsSince: start) && looks(expectation, atObjectsOf: moment) {
      let callback = Callback.allCases.first {
        moment.calls.callbacks.contains($0) && expectation.lenses.shows($0)
      }
      guard let callback, callback.lens == .console || hasControllers(expectation) else { continue }
      return unknown(
        "The engine does not know which calls \(expectation.lensText) would show here",
        moment.calls,
        expectation.range)
    }
    return nil
  }

  /// The problem of an event that did happen here and perhaps not in UIKit: the end of an object that
  /// something unknown may hold.
  private func unknownDeath(_ patterns: [EventPattern]) -> Diagnostic? {
    guard let moment = world.trace.unknownMoments.first(where: { $0.calls == .unknownHolder }),
      let pattern = patterns.first(where: { $0.callbacks.contains(.deinitialize) })
    else { return nil }
    return unknown(
      "The engine does not know if '\(pattern.text)' comes here", moment.calls, pattern.range)
  }

  /// The problem of a pattern that asks for a flag of a callback, if no source tells the flag.
  func unknownFlag(_ patterns: [EventPattern], _ events: ArraySlice<Event>) -> Diagnostic? {
    for pattern in patterns {
      if let problem = unknownFlag(pattern, events) { return problem }
    }
    return nil
  }

  private func unknownFlag(_ pattern: EventPattern, _ events: ArraySlice<Event>) -> Diagnostic? {
    guard pattern.arguments.contains(where: { $0.value.isFlag }) else { return nil }
    let names = names
    let reasons = events.lazy.filter {
      pattern.callbacks.contains($0.callback) && names.means(pattern.receiver, $0.receiver)
    }.compactMap { $0.unknownFlag }
    guard let reason = reasons.first else { return nil }
    return Diagnostic(
      id: "not-modelled", "The engine does not know the flag of '\(pattern.text)'",
      at: pattern.range,
      notes: [reason, "judged on iOS \(world.release.major)"],
      help: ["leave the flag out: '\(pattern.receiver).\(pattern.callback)'"]
    ).asDisagreement
  }

  /// True if an expectation looks at an object that may be called.
  private func looks(_ expectation: Expectation, atObjectsOf moment: UnknownMoment) -> Bool {
    let names = names
    return expectation.receivers.isEmpty
      || expectation.receivers.contains { moment.concerns(names.object(named: $0.name)) }
  }

  /// True if an expectation looks at a controller.
  private func hasControllers(_ expectation: Expectation) -> Bool {
    let names = names
    return expectation.receivers.isEmpty
      || expectation.receivers.contains { receiver in
        names.object(named: receiver.name).map { world.kind(of: $0) == .controller } ?? false
      }
  }

  private func happened(_ pattern: EventPattern) -> Bool {
    guard let first = occurrences(of: pattern).first else { return false }
    return world.trace.unknownMoments.allSatisfy {
      !pattern.mayBe(one: $0.calls) || $0.firstEvent > first.number
    }
  }

  func unknown(_ patterns: [EventPattern], since start: Int) -> Diagnostic? {
    for pattern in patterns {
      for moment in world.trace.unknownMoments
      where moment.concerns(eventsSince: start) && pattern.mayBe(one: moment.calls)
        && moment.concerns(names.object(named: pattern.receiver))
      {
        return unknown(
          "The engine does not know if '\(pattern.text)' comes here", moment.calls, pattern.range)
      }
    }
    return nil
  }

  private func unknown(
    _ summary: String, _ calls: UnknownCalls, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "not-modelled", summary, at: range,
      notes: ["\(calls.situation) \(calls.reason)", "judged on iOS \(world.release.major)"],
      help: ["leave the check out: nothing is called there, which proves nothing"]
    ).asDisagreement
  }
}

extension PatternValue {
  fileprivate var isFlag: Bool { if case .boolean = self { true } else { false } }
}

extension EventPattern {
  /// True if the pattern describes an event among unknown calls.
  fileprivate func mayBe(one calls: UnknownCalls) -> Bool {
    candidates.contains { calls.callbacks.contains($0) }
  }
}
