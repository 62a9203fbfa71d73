import LifecycleEngine
import Scenarios

/// The releases of a built-in scenario in groups whose pages show the same, and the difference of
/// each group from the next newer group.
struct TransitionVariants: Codable {
  /// The major versions with which the groups begin, oldest first.
  let starts: [Int]
  /// For each group but the newest, the difference from the next newer group, as Markdown.
  let differences: [String]

  /// - Parameters:
  ///   - scenario: A built-in scenario.
  ///   - shown: The events that the scenario shows on each release; empty if the scenario does not
  ///     compile, which a test finds. Such a scenario has one group, whose block reports the error.
  init(of scenario: BuiltInScenario, _ shown: [ShownEvents]) {
    guard !shown.isEmpty else {
      starts = scenario.releases.prefix(1).map(\.major)
      differences = []
      return
    }
    let groups = ReleaseGroups(of: shown)
    starts = groups.starts
    let lines = groups.groups.map { group in
      shown.first { $0.release == group.last }?.lines() ?? []
    }
    differences = zip(lines, lines.dropFirst()).map { older, newer in
      TransitionVariants.difference(of: older, from: newer)
    }
  }

  /// The difference between calls as Markdown: `` with `New.viewDidUnload`; without
  /// `New.viewIsAppearing` ``. Calls that differ only in order get a text about the order.
  static func difference(of older: [String], from newer: [String]) -> String {
    let more = surplus(of: older, over: newer), less = surplus(of: newer, over: older)
    let parts = [
      ("with ", "", more.filter { !newer.contains($0) }),
      ("without ", "", less.filter { !older.contains($0) }),
      ("", " more often", more.filter { newer.contains($0) }),
      ("", " less often", less.filter { older.contains($0) }),
    ].filter { !$0.2.isEmpty }
    if parts.isEmpty { return "the same in another order" }
    return parts.map { $0.0 + list($0.2) + $0.1 }.joined(separator: "; ")
  }

  /// The texts that occur more often in the first list than in the second, each once.
  private static func surplus(of texts: [String], over others: [String]) -> [String] {
    var left: [String: Int] = [:]
    for text in others { left[text, default: 0] += 1 }
    var result: [String] = []
    for text in texts {
      left[text, default: 0] -= 1
      if left[text, default: 0] < 0, !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// The first few of some calls.
  private static func list(_ calls: [String]) -> String {
    let shown = calls.count > 3 ? Array(calls.prefix(2)) : calls
    let names = shown.map { "`\($0)`" } + (calls.count > 3 ? ["\(calls.count - 2) more"] : [])
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
