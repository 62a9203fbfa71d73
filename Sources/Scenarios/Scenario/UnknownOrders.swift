import Diagnostics
import LifecycleEngine

// Refuses checks of an order that no source tells.
extension Runner {
  /// The problem of a requirement about the order of two events, if no source tells the order.
  func unordered(_ requirement: Requirement) -> Diagnostic? {
    guard let (first, second) = requirement.ordered,
      let one = occurrences(of: first).first, let other = occurrences(of: second).first,
      let order = world.trace.unknownOrder(of: one.number, and: other.number)
    else { return nil }
    return unordered("'\(first.text)' and '\(second.text)'", order, first.range)
  }

  /// The problem of an expectation that has passed, if no source tells the order of its events.
  func unordered(_ expectation: Expectation, since start: Int) -> Diagnostic? {
    let names = names
    for events in world.trace.unorderedGroups {
      func shown(_ range: Range<Int>) -> Event? {
        world.trace.events[range.clamped(to: world.trace.events.indices)].first {
          $0.number >= start && expectation.looksAt($0, names)
        }
      }
      guard let one = shown(events.first), let other = shown(events.second) else { continue }
      let texts = [one, other].map { EventText.describe($0, names) }
      return unordered("'\(texts[0])' and '\(texts[1])'", events.order, expectation.range)
    }
    guard !world.trace.racingWork.isEmpty else { return nil }
    let shown = world.trace.events[min(start, world.trace.events.count)...].filter {
      expectation.looksAt($0, names)
    }
    for (index, one) in shown.enumerated() {
      for other in shown.dropFirst(index + 1) {
        if let order = world.trace.unknownOrder(of: one.number, and: other.number) {
          let texts = [one, other].map { EventText.describe($0, names) }
          return unordered("'\(texts[0])' and '\(texts[1])'", order, expectation.range)
        }
      }
    }
    return nil
  }

  private func unordered(
    _ events: String, _ order: UnknownOrder, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "not-modelled", "The engine does not know the order of \(events)", at: range,
      notes: ["\(order.situation) \(order.reason)", "judged on iOS \(world.release.major)"],
      help: ["check the two separately, as with 'require count(…) == 1'"]
    ).asDisagreement
  }
}

extension Requirement {
  /// The two events whose order, turns or frames the requirement compares.
  fileprivate var ordered: (EventPattern, EventPattern)? {
    switch self {
    case .order(let first, let second): (first, second)
    case .moments(let first, _, let second): (first.event, second.event)
    case .never, .count, .consoleContains, .conditionAt, .condition: nil
    }
  }
}
