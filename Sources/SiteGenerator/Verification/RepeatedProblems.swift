import Diagnostics

/// Problems that a page has again and again, such as an element of HTML that it cannot have. One message
/// about all of them is enough: their author mends all in one go.
enum RepeatedProblems {
  /// The ids whose messages name everything that an author has to know, so that the places need no
  /// messages of their own.
  private static let ids: Set<String> = [
    "broken-anchor", "broken-link", "external-image", "mistyped-block", "omitted-code", "raw-html",
    "swift-syntax",
    "unknown-language", "unknown-scheme", "unresolved-reference",
  ]

  private struct Key: Hashable {
    let path: String
    let id: String
    let summary: String
    let isError: Bool
    let isKnown: Bool
  }

  /// The problems with one for those of the same page and the same message, which names the lines of the
  /// others.
  static func joined(_ problems: [Problem]) -> [Problem] {
    // The places of the groups, in the order of the groups' first problems.
    var groups: [[Int]] = []
    var known: [Key: Int] = [:]
    for (index, problem) in problems.enumerated() {
      guard let key = key(of: problem) else { continue }
      if let group = known[key] {
        groups[group].append(index)
      } else {
        known[key] = groups.count
        groups.append([index])
      }
    }
    var result = problems.map(Optional.some)
    for indices in groups where indices.count > 1 {
      let sorted = indices.sorted {
        LocatedDiagnostic.precedes(problems[$0].located, problems[$1].located)
      }
      let lines = sorted.dropFirst().map { "\(problems[$0].located.line)" }.unique()
      for index in sorted.dropFirst() { result[index] = nil }
      let word = lines.count == 1 ? "line" : "lines"
      result[sorted[0]]?.located.diagnostic.notes.append(
        "the same on \(word) \(lines.joined(separator: ", "))")
    }
    return result.compactMap(\.self)
  }

  private static func key(of problem: Problem) -> Key? {
    let diagnostic = problem.located.diagnostic
    guard problem.kind == .input, ids.contains(diagnostic.id) else { return nil }
    return Key(
      path: problem.located.path, id: diagnostic.id, summary: diagnostic.summary,
      isError: problem.isError, isKnown: problem.isKnown)
  }
}
