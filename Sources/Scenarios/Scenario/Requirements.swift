import Diagnostics
import LifecycleEngine
import ScriptCompiler

extension Runner {
  func judge(
    _ requirement: Requirement, _ compiled: CompiledCheck, _ range: SourceRange
  ) -> Diagnostic? {
    if let problem = undecided(requirement, range) { return problem }
    switch requirement {
    case .never(let event):
      guard let found = occurrences(of: event).first else { return nil }
      return doubtful([event])
        ?? failed("'\(event.text)' happened \(moment(found))", event.range)
    case .count(let event, let operation, let number):
      let count = occurrences(of: event).count
      guard !operation.holds(Int64(count), number) else { return nil }
      if operation.mayHold(above: Int64(count), number), let problem = unknown([event]) {
        return problem
      }
      let notes = setupNotes(event)
      let since = notes.isEmpty ? "" : " since the first 'when'"
      return failed(
        "'\(event.text)' \(happened(count))\(since), but must \(demand(operation, number))",
        event.range, notes)
    case .consoleContains(let text):
      guard !shownEvents.contains(where: { $0.consoleContains(text) == true }) else { return nil }
      if let problem = unknownLine(text, range) { return problem }
      return failed(
        "The console does not contain \(EventText.quoted(text))", range, consoleNotes(text))
    case .order(let first, let second): return judgeOrder(first, second)
    case .moments(let moment, let operation, let other):
      return judge(moment, operation, other, range)
    case .condition, .conditionAt:
      let problem = judgeCondition(requirement, compiled, range)
      guard problem?.id == "requirement-failed" else { return problem }
      return unknown(requirement, compiled) ?? problem
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
    _ moment: Moment, _ operation: BinaryOperator, _ other: Moment, _ range: SourceRange
  ) -> Diagnostic? {
    guard let left = value(of: moment) else { return missing(moment.event) }
    guard let right = value(of: other) else { return missing(other.event) }
    guard !operation.holds(left, right) else { return nil }
    return failed(
      "'\(moment.text)' is \(left), \(operation.refusal("\(right)"))", range,
      ["'\(other.text)' is \(right)"])
  }

  private func value(of moment: Moment) -> Int64? {
    guard let event = occurrences(of: moment.event).first else { return nil }
    switch moment.unit {
    case .turn: return Int64(event.turn)
    case .transaction: return Int64(event.transaction)
    case .frame: return Int64(event.frame)
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
      notes: notes + ["judged on iOS \(world.release.major)"],
      help: ["change this line if it is wrong, or the code above if it is"]
    ).asDisagreement
  }

  func missing(_ event: EventPattern) -> Diagnostic {
    if let problem = unknown([event]) { return problem }
    let notes = setupNotes(event)
    let since = notes.isEmpty ? "" : " since the first 'when'"
    return failed("'\(event.text)' never happened\(since)", event.range, notes)
  }

  /// The note about events in the set-up, which checks after the first `when` ignore.
  private func setupNotes(_ event: EventPattern) -> [String] {
    guard hasSteps, let firstShownEvent, occurrences(of: event).isEmpty else { return [] }
    let names = names
    let count = world.trace.events.prefix(firstShownEvent).filter { event.matches($0, names) }.count
    return count == 0 ? [] : ["it \(happened(count)) in the setup, before the first 'when'"]
  }

  private func moment(_ event: Event) -> String {
    "in turn \(event.turn), transaction \(event.transaction)"
  }

  private func happened(_ count: Int) -> String {
    count == 0 ? "never happened" : "happened \(times(Int64(count)))"
  }

  private func demand(_ operation: BinaryOperator, _ number: Int64) -> String {
    switch operation {
    case .equal: number == 0 ? "never happen" : "happen \(times(number))"
    case .notEqual: "not happen exactly \(times(number))"
    case .less: number == 1 ? "never happen" : "happen fewer than \(number) times"
    case .lessOrEqual: "happen at most \(times(number))"
    case .greater: "happen more than \(times(number))"
    default: "happen at least \(times(number))"
    }
  }

  private func times(_ count: Int64) -> String {
    count == 1 ? "once" : (count == 2 ? "twice" : "\(count) times")
  }

  private func consoleNotes(_ text: String) -> [String] {
    let names = names
    let lines = shownEvents.filter { $0.receiver == .console }
    let setup = world.trace.events.prefix(firstShownEvent ?? 0).filter { $0.receiver == .console }
    let since = setup.isEmpty ? "" : " since the first 'when'"
    var notes = lines.map { "the console has: \(EventText.describe($0, names))" }
    if notes.isEmpty { notes.append("the console is empty\(since)") }
    for event in setup where event.consoleContains(text) == true {
      notes.append(
        "this came in the setup, before the first 'when': \(EventText.describe(event, names))")
    }
    return notes
  }
}

extension Moment {
  /// The moment as written.
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
