/// The opposite of a check, which fails if the check holds.
struct NegatedCheck {
  /// The text of the check: `scenario?requirement`.
  let text: String

  /// - Returns: nil for a requirement of a form whose opposite is not known.
  init?(_ check: String) {
    let parts = check.split(separator: "?", maxSplits: 1).map(String.init)
    guard parts.count == 2, let opposite = NegatedCheck.opposite(of: parts[1]) else { return nil }
    text = parts[0] + "?" + opposite
  }

  private static func opposite(of requirement: String) -> String? {
    if requirement.hasPrefix("never ") {
      return "count(\(requirement.dropFirst("never ".count))) > 0"
    }
    if requirement.hasPrefix("console contains ") { return "!(\(requirement))" }
    let (condition, moment) = split(requirement)
    for (sign, other) in [(" == ", " != "), (" != ", " == ")] where condition.contains(sign) {
      return condition.replacing(sign, with: other) + moment
    }
    if let sign = condition.firstIndex(of: "<") {
      let first = condition[..<sign].trimmingSpaces
      let second = condition[condition.index(after: sign)...].trimmingSpaces
      return "\(second)<\(first)" + moment
    }
    if condition.contains(">") { return condition.replacing(">", with: "<=") + moment }
    return condition.hasPrefix("!") ? condition.dropFirst() + moment : "!\(condition)" + moment
  }

  /// The condition, and the callback of the condition with the word `at`.
  private static func split(_ requirement: String) -> (condition: String, moment: String) {
    guard let range = requirement.ranges(of: " at ").last else { return (requirement, "") }
    return (String(requirement[..<range.lowerBound]), String(requirement[range.lowerBound...]))
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
