import LifecycleEngine

extension Runner {
  func judge(
    _ requirement: Requirement, _ compiled: CompiledCheck, _ range: SourceRange
  ) -> Diagnostic? {
    switch requirement {
    case .never(let event):
      guard let found = occurrences(of: event).first else { return nil }
      return failed(
        "'\(event.text)' happened \(moment(found))", event.range)
    case .count(let event, let operation, let number):
      let count = occurrences(of: event).count
      guard !operation.holds(count, number) else { return nil }
      return failed(
        "'\(event.text)' \(times(count)), where the count must be \(operation.text) \(number)",
        event.range)
    case .consoleContains(let text):
      for event in shownEvents where event.receiver == .console {
        if case .text(let line) = event.arguments.first?.value, text.isPart(of: line) { return nil }
      }
      return failed("The console does not contain \"\(text)\"", range, consoleNotes)
    case .order(let first, let second): return judgeOrder(first, second)
    case .moments(let moment, let operation, let operand):
      return judge(moment, operation, operand, range)
    case .condition, .conditionAt: return judgeCondition(requirement, compiled, range)
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
      "'\(moment.text)' is \(left), which is not \(operation.text) \(right)", range,
      operandNote(operand, right).map { [$0] } ?? [])
  }

  private func operandNote(_ operand: MomentOperand, _ value: Int) -> String? {
    guard case .moment(let moment) = operand else { return nil }
    return "'\(moment.text)' is \(value)"
  }

  private func value(of moment: Moment) -> Int? {
    guard let event = occurrences(of: moment.event).first else { return nil }
    switch moment.unit {
    case .turn: return event.turn
    case .transaction: return event.transaction
    case .frame: return event.frame
    }
  }

  var shownEvents: ArraySlice<Event> {
    world.trace.events[min(firstShownEvent ?? 0, world.trace.events.count)...]
  }

  func occurrences(of pattern: EventPattern) -> [Event] {
    let names = names
    return shownEvents.filter { pattern.matches($0, names) }
  }

  func failed(
    _ summary: String, _ range: SourceRange, _ notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      id: "requirement-failed", summary, at: range,
      notes: notes + ["judged on iOS \(world.release.major)"])
  }

  func missing(_ event: EventPattern) -> Diagnostic {
    failed("'\(event.text)' never happened", event.range)
  }

  private func moment(_ event: Event) -> String {
    "in turn \(event.turn), transaction \(event.transaction)"
  }

  private func times(_ count: Int) -> String {
    count == 1 ? "happened once" : (count == 0 ? "never happened" : "happened \(count) times")
  }

  private var consoleNotes: [String] {
    let lines = shownEvents.filter { $0.receiver == .console }
    if lines.isEmpty { return ["the console is empty"] }
    return lines.map { "the console has: \(EventText.describe($0, names))" }
  }
}

extension Moment {
  /// As it is written.
  var text: String { "\(unit.word)(of: \(event.text))" }
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
