import LifecycleEngine

/// A condition that is judged when an event comes.
struct Watch {
  var pattern: EventPattern
  var function: Int
  var isLast: Bool
  /// The latest result; `nil` until the event came.
  var result: Bool?
}

extension Runner {
  // MARK: Expectations

  /// Compares what happened since a place of the trace with what an expectation lists.
  /// - Returns: What is wrong, if anything is.
  func judge(_ expectation: Expectation, since start: Int) -> Diagnostic? {
    let names = names
    let actual = world.trace.events[min(start, world.trace.events.count)...].filter {
      isLookedAt($0, by: expectation, names)
    }
    let rows = Alignment.align(expectation.lines.count, actual.count) { line, event in
      expectation.lines[line].matches(actual[event], names)
    }
    guard rows.contains(where: { !$0.agrees }) else { return nil }
    let labels = expectation.argumentLabels
    let difference = Difference(
      rows: rows.map { row in
        Difference.Row(
          expected: row.expected.map { expectation.lines[$0].text },
          actual: row.actual.map {
            EventText.describe(actual[$0], names, arguments: .shownBy(actual[$0], labels))
          }, agrees: row.agrees)
      })
    return explain(expectation, rows, difference)
  }

  private func isLookedAt(
    _ event: Event, by expectation: Expectation, _ names: ObjectNames
  ) -> Bool {
    guard expectation.lenses.shows(event.callback) else { return false }
    let name = names[event.receiver]
    if !expectation.receivers.isEmpty {
      return expectation.receivers.contains { $0.name == name }
    }
    return names.isShownByDefault(event.receiver)
      || expectation.lines.contains { $0.receiver == name }
  }

  private func explain(
    _ expectation: Expectation, _ rows: [Alignment.Row], _ difference: Difference
  ) -> Diagnostic {
    var range = expectation.range
    var summary = ""
    for (index, row) in rows.enumerated() where !row.agrees {
      if let line = row.expected {
        range = expectation.lines[line].range
        summary = "'\(expectation.lines[line].text)' did not happen here"
      } else if let actual = difference.rows[index].actual {
        summary = "'\(actual)' happened and is not expected"
        // An event too many is reported at the line it comes before, or after the last one.
        let next = rows[index...].lazy.compactMap { $0.expected }.first
        let last = expectation.lines.last?.range
        range = next.map { expectation.lines[$0].range } ?? last ?? expectation.range
      }
      break
    }
    var diagnostic = Diagnostic(
      id: "expectation-failed", summary, at: range, difference: difference,
      help: ["change these lines if they are wrong, or the code above if it is"])
    diagnostic.notes.append(
      "compared through \(expectation.lensText) on iOS \(world.release.major)")
    return diagnostic
  }

  // MARK: Requirements

  func judge(
    _ requirement: Requirement, _ function: Int?, _ range: SourceRange
  ) -> Diagnostic? {
    switch requirement {
    case .never(let event):
      guard let found = occurrences(of: event).first else { return nil }
      return failed(
        "'\(event.text)' happened, \(moment(found))", event.range)
    case .count(let event, let operation, let number):
      let count = occurrences(of: event).count
      guard !operation.holds(count, number) else { return nil }
      return failed(
        "'\(event.text)' happened \(times(count)), not \(operation.text) \(number)", event.range)
    case .consoleContains(let text):
      for event in shownEvents where event.receiver == .console {
        if case .text(let line) = event.arguments.first?.value, text.isPart(of: line) { return nil }
      }
      return failed("The console does not contain \"\(text)\"", range, consoleNotes)
    case .order(let first, let second): return judgeOrder(first, second)
    case .moments(let moment, let operation, let operand):
      return judge(moment, operation, operand, range)
    case .condition, .conditionAt: return judgeCondition(requirement, function, range)
    }
  }

  private func judgeOrder(_ first: EventPattern, _ second: EventPattern) -> Diagnostic? {
    guard let one = occurrences(of: first).first else { return missing(first) }
    guard let other = occurrences(of: second).first else { return missing(second) }
    guard one.number > other.number else {
      return one.number == other.number
        ? failed("'\(first.text)' and '\(second.text)' are the same event", first.range) : nil
    }
    return failed(
      "'\(first.text)' came after '\(second.text)'", first.range,
      [
        "'\(second.text)' came \(moment(other))",
        "'\(first.text)' came \(moment(one))",
      ])
  }

  private func judge(
    _ moment: Moment, _ operation: BinaryOperator, _ operand: MomentOperand, _ range: SourceRange
  ) -> Diagnostic? {
    guard let left = value(of: moment) else { return missing(moment.event) }
    let right: Int
    switch operand {
    case .number(let number): right = number
    case .moment(let other):
      guard let number = value(of: other) else { return missing(other.event) }
      right = number
    }
    guard !operation.holds(left, right) else { return nil }
    return failed(
      "\(left) \(operation.text) \(right) does not hold for these moments", range,
      ["'\(moment.event.text)' came in \(moment.unit.word) \(left)"]
        + (operandNote(operand, right).map { [$0] } ?? []))
  }

  private func operandNote(_ operand: MomentOperand, _ value: Int) -> String? {
    guard case .moment(let moment) = operand else { return nil }
    return "'\(moment.event.text)' came in \(moment.unit.word) \(value)"
  }

  private func value(of moment: Moment) -> Int? {
    guard let event = occurrences(of: moment.event).first else { return nil }
    switch moment.unit {
    case .turn: return event.turn
    case .transaction: return event.transaction
    case .frame: return event.frame
    }
  }

  private func judgeCondition(
    _ requirement: Requirement, _ function: Int?, _ range: SourceRange
  ) -> Diagnostic? {
    guard let function else { return nil }
    if case .conditionAt(_, let event, _) = requirement {
      guard let watch = watches.first(where: { $0.function == function }),
        let result = watch.result
      else { return missing(event) }
      return result ? nil : failed("The condition is false at '\(event.text)'", range)
    }
    do {
      let value = try machine.call(function, [])
      let truth = try machine.condition(value)
      return truth ? nil : failed("The condition is false", range)
    } catch {
      if case .failed(let diagnostic) = error { return diagnostic }
      return failed("The condition cannot be judged because the app ended", range)
    }
  }

  // MARK: Watching

  func collectWatches() {
    for case .check(let compiled) in planItems {
      guard case .requirement(.conditionAt(_, let event, let isLast), _) = compiled.check,
        let function = compiled.function
      else { continue }
      watches.append(Watch(pattern: event, function: function, isLast: isLast))
    }
  }

  /// Judges the conditions that belong to an event, before the callback's body runs.
  func observe(_ event: Event) {
    let names = names
    for index in watches.indices {
      guard watches[index].isLast || watches[index].result == nil,
        watches[index].pattern.matches(event, names)
      else { continue }
      do {
        let value = try machine.call(watches[index].function, [])
        watches[index].result = try machine.condition(value)
      } catch {
        if case .failed(let diagnostic) = error, machine.failure == nil {
          machine.failure = diagnostic
        }
        world.stopForUserCode()
      }
    }
  }

  // MARK: Words

  private var shownEvents: ArraySlice<Event> {
    world.trace.events[min(firstShownEvent ?? 0, world.trace.events.count)...]
  }

  private func occurrences(of pattern: EventPattern) -> [Event] {
    let names = names
    return shownEvents.filter { pattern.matches($0, names) }
  }

  private func failed(
    _ summary: String, _ range: SourceRange, _ notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      id: "requirement-failed", summary, at: range,
      notes: notes + ["judged on iOS \(world.release.major)"])
  }

  private func missing(_ event: EventPattern) -> Diagnostic {
    failed("'\(event.text)' never happened", event.range)
  }

  private func moment(_ event: Event) -> String {
    "in turn \(event.turn), transaction \(event.transaction)"
  }

  private func times(_ count: Int) -> String {
    count == 1 ? "once" : (count == 0 ? "never" : "\(count) times")
  }

  private var consoleNotes: [String] {
    let lines = shownEvents.filter { $0.receiver == .console }
    if lines.isEmpty { return ["the console is empty"] }
    return lines.map { "the console has: \(EventText.describe($0, names))" }
  }
}

extension Moment.Unit {
  var word: String {
    switch self {
    case .turn: "turn"
    case .transaction: "transaction"
    case .frame: "frame"
    }
  }
}

extension Expectation {
  /// The labels the author wrote in patterns of each callback, so that the actual events are shown
  /// the same way.
  var argumentLabels: [String: [String]] {
    var result: [String: [String]] = [:]
    for line in lines where !line.arguments.isEmpty {
      result[line.callback, default: []] += line.arguments.compactMap { $0.label }
    }
    return result
  }
}

extension EventText.ArgumentChoice {
  static func shownBy(_ event: Event, _ labels: [String: [String]]) -> Self {
    if let written = labels[event.callback.baseName], !written.isEmpty { return .labels(written) }
    return .telling
  }
}
