import Diagnostics
import LifecycleEngine
import ScriptMachine

/// A failed expectation with the actual events.
struct FailedExpectation {
  let expectation: Expectation
  /// The expected lines beside the actual events.
  let rows: [Alignment.Row]
  /// The actual events by row, in the notation of an expectation.
  let actual: [String?]
  /// For each row, the line that describes the actual event but stands at another place.
  let moved: [Int?]
  /// The first line whose event happened out of sight of the expectation.
  let hidden: HiddenEvent?
}

/// An event that an expectation lists and does not look at.
struct HiddenEvent {
  /// The line that describes the event.
  let line: EventPattern
  /// The lenses and receivers that look at the listed events: `expect(.appearance + .loading)`.
  let neededHead: String
  /// The reason why the expectation does not look at the event.
  let reason: String

  /// - Parameters:
  ///   - lines: The numbers of lines whose events happened out of sight.
  ///   - expectation: The expectation, with at least one such line.
  init?(_ lines: [Int], in expectation: Expectation, _ callbacks: [Callback]) {
    guard let first = lines.first, let callback = callbacks.first else { return nil }
    line = expectation.lines[first]
    var lensText = expectation.lensText
    var lenses = expectation.lenses
    for callback in callbacks where !lenses.shows(callback) {
      lenses = lenses.union(LensSet(callback.lens))
      lensText += " + .\(callback.lens.name)"
    }
    var receivers = expectation.receivers.map { $0.name }
    for number in lines where !receivers.isEmpty {
      let receiver = expectation.lines[number].receiver
      if !receivers.contains(receiver) { receivers.append(receiver) }
    }
    let list = receivers.joined(separator: ", ")
    neededHead = "expect(\(lensText)\(list.isEmpty ? "" : ", of: \(list)"))"
    reason =
      expectation.lenses.shows(callback)
      ? "'of:' does not name '\(line.receiver)'"
      : "\(expectation.lensText) does not show '\(line.callback)'"
  }
}

extension Runner {
  /// Compares the events since a place of the trace with the lines of an expectation.
  /// - Returns: The problem, if there is one.
  func judge(_ expectation: Expectation, since start: Int) -> Diagnostic? {
    let names = names
    let actual = world.trace.events[min(start, world.trace.events.count)...].filter {
      expectation.looksAt($0, names)
    }
    let rows = Alignment.align(expectation.lines.count, actual.count) { line, event in
      expectation.lines[line].matches(actual[event], names)
    }
    guard rows.contains(where: { !$0.agrees }) else { return nil }
    let missing = rows.filter { $0.actual == nil }.compactMap { $0.expected }
    if let problem = undecided(expectation, since: start)
      ?? unknown(missing.map { expectation.lines[$0] }, since: start)
    {
      return problem
    }
    let labels = expectation.argumentLabels
    let compared = comparedNames(expectation)
    let difference = Difference(
      rows: rows.map { row in
        Difference.Row(
          expected: row.expected.map { expectation.lines[$0].text },
          actual: row.actual.map {
            EventText.describe(actual[$0], compared, arguments: .shownBy(actual[$0], labels))
          }, agrees: row.agrees)
      })
    let failed = FailedExpectation(
      expectation: expectation, rows: rows, actual: difference.rows.map { $0.actual },
      moved: moved(rows, expectation, actual), hidden: hidden(rows, expectation, since: start))
    failedExpectations.append(failed)
    return failed.hidden.map { explain($0, expectation, difference) }
      ?? explain(expectation, rows, difference)
  }

  /// The listed events that happened, but out of sight of the expectation.
  private func hidden(
    _ rows: [Alignment.Row], _ expectation: Expectation, since start: Int
  ) -> HiddenEvent? {
    let names = names
    let others = world.trace.events[min(start, world.trace.events.count)...].filter {
      !expectation.looksAt($0, names)
    }
    var lines: [Int] = []
    var callbacks: [Callback] = []
    for row in rows where !row.agrees {
      guard let line = row.expected,
        let event = others.first(where: { expectation.lines[line].matches($0, names) })
      else { continue }
      lines.append(line)
      callbacks.append(event.callback)
    }
    return HiddenEvent(lines, in: expectation, callbacks)
  }

  private func explain(
    _ hidden: HiddenEvent, _ expectation: Expectation, _ difference: Difference
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      id: "hidden-by-lens",
      "'\(hidden.line.text)' happened, but \(hidden.reason), so 'expect' does not see the event",
      at: hidden.line.range, difference: difference,
      help: ["write '\(hidden.neededHead)', or delete the line"]
    ).asDisagreement
    diagnostic.check = expectation.range
    diagnostic.notes.append(comparison(by: expectation))
    return diagnostic
  }

  private func comparison(by expectation: Expectation) -> String {
    "compared through \(expectation.lensText) on iOS \(world.release.major)"
  }

  /// For each row, the line that describes the row's event but expects the event at another place.
  private func moved(
    _ rows: [Alignment.Row], _ expectation: Expectation, _ actual: [Event]
  ) -> [Int?] {
    let names = names
    var free = rows.compactMap { $0.agrees ? nil : $0.expected }
    return rows.map { row in
      guard !row.agrees, row.expected == nil, let event = row.actual,
        let place = free.firstIndex(where: { expectation.lines[$0].matches(actual[event], names) })
      else { return nil }
      return free.remove(at: place)
    }
  }

  private func explain(
    _ expectation: Expectation, _ rows: [Alignment.Row], _ difference: Difference
  ) -> Diagnostic {
    var range = expectation.end
    var summary = ""
    for (index, row) in rows.enumerated() where !row.agrees {
      if let line = row.expected {
        range = expectation.lines[line].range
        summary = "'\(expectation.lines[line].text)' did not happen here"
      } else if let actual = difference.rows[index].actual {
        summary = "'\(actual)' happened here and is not expected"
        // An unexpected event is reported at the next expected line, or at the end.
        var next: Int?
        for later in rows[index...] where next == nil { next = later.expected }
        range = next.map { expectation.lines[$0].range } ?? expectation.end
      }
      break
    }
    var diagnostic = Diagnostic(
      id: "expectation-failed", summary, at: range, difference: difference,
      help: ["change these lines if they are wrong, or the code above if it is"]
    ).asDisagreement
    diagnostic.check = expectation.range
    diagnostic.notes.append(comparison(by: expectation))
    return diagnostic
  }
}

extension Expectation {
  /// True if the expectation lists the event or would have to list the event.
  func looksAt(_ event: Event, _ names: ObjectNames) -> Bool {
    guard lenses.shows(event.callback) else { return false }
    if !receivers.isEmpty { return receivers.contains { names.means($0.name, event.receiver) } }
    return names.isShownByDefault(event)
      || lines.contains { names.means($0.receiver, event.receiver) }
  }

  /// The labels that the author wrote in patterns of each callback. The actual events show the same
  /// labels.
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
