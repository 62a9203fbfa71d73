import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

// Refuses checks that hold only because the engine does not know what UIKit calls.
extension Runner {
  /// The moments with unknown calls, with what the author's own code does that they bear on.
  private var unknownMoments: [UnknownMoment] {
    let moments = world.trace.unknownMoments
    for moment in moments.dropFirst(doubts.count) {
      let known = doubts.first { $0.situation == moment.calls }?.moment.calls
      let calls = known ?? machine.program.spreading(moment.calls, except: functionsOfChecks)
      doubts.append((moment.calls, moment.replacing(calls)))
    }
    return doubts.map { $0.moment }
  }

  /// The problem of a requirement that has passed, and that an unknown call could break.
  func unknown(_ requirement: Requirement, _ compiled: CompiledCheck) -> Diagnostic? {
    let start = firstShownEvent ?? 0
    switch requirement {
    case .never(let event): return unknown([event], since: start)
    case .count(let event, let operation, _):
      switch operation {
      case .greater, .greaterOrEqual: return unknownDeath([event]) ?? doubtful([event])
      default: return unknown([event], since: start)
      }
    case .order(let first, let second):
      // An event that came before the moment is the first of its kind in any case.
      return unknown([first, second].filter { !happened($0) }, since: start)
        ?? doubtful([first, second])
    case .condition: return unknownCondition(compiled)
    case .conditionAt(_, let event, _):
      return unknownCondition(compiled, before: occurrences(of: event).last?.number)
        ?? doubtful([event])
    case .moments(let moment, _, let other):
      let events = [moment.event, other.event]
      return unknownDeath(events) ?? doubtful(events)
    case .consoleContains(let text):
      let lines = shownEvents.filter { $0.consoleContains(text) == true }
      return doubtful(lines, compiled.check.range)
    }
  }

  /// The problem of events that may be lines of the console which would be others in UIKit.
  func doubtful(_ patterns: [EventPattern]) -> Diagnostic? {
    for pattern in patterns {
      if let problem = doubtful(occurrences(of: pattern), pattern.range) { return problem }
    }
    return nil
  }

  private func doubtful(_ events: [Event], _ range: SourceRange) -> Diagnostic? {
    guard !world.trace.unknownMoments.isEmpty else { return nil }
    for event in events {
      let moment = unknownMoments.first { moment in
        moment.firstEvent <= event.number
          && (event.receiver == .console
            && moment.calls.texts.contains { $0.isEmpty || event.consoleContains($0) == true }
            || moment.mayUndo(event))
      }
      guard let moment else { continue }
      return unknown(
        event.receiver == .console
          ? "The engine does not know if UIKit leads to the same line of the console"
          : "The engine does not know if UIKit leads to the same event", moment.calls, range)
    }
    return nil
  }

  /// The problem of a condition about a variable or property that code may change which never runs.
  /// - Parameter event: The number of the event at which the condition is judged; `nil` for now.
  func unknownCondition(
    _ compiled: CompiledCheck, before event: Int? = nil
  ) -> Diagnostic? {
    guard let function = compiled.function, let range = compiled.range else { return nil }
    guard !world.trace.unknownMoments.isEmpty else { return nil }
    let reads = CodeReach(of: [function], in: machine.program).reads
    for moment in unknownMoments where moment.firstEvent <= event ?? .max {
      if event == nil, moment.calls.endsWithStep { continue }
      let doubtful = reads.filter { moment.calls.mayChange($0) }
      guard let name = doubtful.sorted().first else { continue }
      return unknown("The engine does not know '\(name)' here", moment.calls, range)
    }
    return nil
  }

  /// The problem of an expectation that has passed, and that an unknown call could break.
  func unknown(_ expectation: Expectation, since start: Int) -> Diagnostic? {
    let events = world.trace.events[min(start, world.trace.events.count)...]
    if let problem = unknownFlag(expectation.lines, events) ?? unknownDeath(expectation.lines) {
      return problem
    }
    for moment in unknownMoments where moment.concerns(eventsSince: start) {
      let callback = Callback.allCases.first {
        moment.calls.callbacks.contains($0) && expectation.lenses.shows($0)
          && looks(expectation, at: $0, moment)
      }
      guard callback != nil else { continue }
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
      help: ["remove the flag: '\(pattern.receiver).\(pattern.callback)'"]
    ).asDisagreement
  }

  /// True if an expectation looks at an object that may get a callback at a moment.
  private func looks(
    _ expectation: Expectation, at callback: Callback, _ moment: UnknownMoment
  ) -> Bool {
    let names = names
    return expectation.receivers.isEmpty
      || expectation.receivers.contains { receiver in
        moment.concerns(names.object(named: receiver.name))
          && !cannotGet(CollectionOfOne(callback), receiver.name)
      }
  }

  private func happened(_ pattern: EventPattern) -> Bool {
    guard let first = occurrences(of: pattern).first else { return false }
    let object = names.object(named: pattern.receiver)
    return unknownMoments.allSatisfy {
      !pattern.mayBe(one: $0.calls) || !$0.concerns(object) || $0.firstEvent > first.number
    }
  }

  /// The problem of a text that no line of the console has, if an unknown call may print.
  func unknownLine(_ text: String, _ range: SourceRange) -> Diagnostic? {
    let start = firstShownEvent ?? 0
    let moment = unknownMoments.first {
      $0.concerns(eventsSince: start) && $0.calls.mayPrint(text)
    }
    return moment.map {
      unknown("The engine does not know if a line has the text", $0.calls, range)
    }
  }

  /// The problem of events that did not come and may come in UIKit.
  func unknown(_ patterns: [EventPattern]) -> Diagnostic? {
    unknown(patterns, since: firstShownEvent ?? 0)
  }

  func unknown(_ patterns: [EventPattern], since start: Int) -> Diagnostic? {
    for pattern in patterns {
      for moment in unknownMoments
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
      help: ["remove the check: nothing is called there, which proves nothing"]
    ).asDisagreement
  }
}

extension PatternValue {
  fileprivate var isFlag: Bool { if case .boolean = self { true } else { false } }
}

extension EventPattern {
  /// True if the pattern describes an event among unknown calls.
  func mayBe(one calls: UnknownCalls) -> Bool {
    candidates.contains { calls.callbacks.contains($0) }
      && (candidates != [.consolePrint] || line.map { calls.mayPrint($0) } ?? true)
  }

  /// The text of a line of the console; `nil` for any line.
  private var line: String? {
    if case .text(let text)? = arguments.first?.value { text } else { nil }
  }
}

extension UnknownCalls {
  /// Returns true if the calls may print a line with a text.
  fileprivate func mayPrint(_ text: String) -> Bool {
    callbacks.contains(.consolePrint) && lines?.contains { text.isPart(of: $0) } ?? true
  }
}
