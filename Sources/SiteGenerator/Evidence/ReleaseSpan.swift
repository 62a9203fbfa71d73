import LifecycleEngine

extension EvidenceSource {
  /// The modelled releases that a text names: `>=13`, `7-8 era`, `CI 16.4, 17.5`, `up to 12`; nil
  /// if the text names no modelled release.
  static func span(of releases: String) -> ClosedRange<Int>? {
    var text = Substring(releases)
    if text.hasPrefix("min "), let place = text.firstRange(of: "CI ") {
      text = text[place.lowerBound...]
    }
    for prefix in ["CI ", "iOS ", "about "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    for prefix in [">=", "<=", "up to ", "before ", "<"] where text.hasPrefix(prefix) {
      guard let number = EvidenceSource.number(text.dropFirst(prefix.count)) else { return nil }
      return switch prefix {
      case ">=": EvidenceSource.clamped(number, .max)
      case "<=", "up to ": EvidenceSource.clamped(0, number)
      default: EvidenceSource.clamped(0, number - 1)
      }
    }
    guard let first = EvidenceSource.number(text) else { return nil }
    let rest = text.drop { $0.isNumber || $0 == "." }
    if rest.hasPrefix("+") { return EvidenceSource.clamped(first, .max) }
    if rest.hasPrefix("-"), let last = EvidenceSource.number(rest.dropFirst()) {
      return EvidenceSource.clamped(first, last)
    }
    if rest.hasPrefix(" and earlier") { return EvidenceSource.clamped(0, first) }
    let others = rest.split(separator: ",").compactMap {
      EvidenceSource.number($0.drop { $0 == " " })
    }
    let all = [first] + (rest.hasPrefix(",") ? others : [])
    return EvidenceSource.clamped(all.min() ?? first, all.max() ?? first)
  }

  /// The whole number at the beginning of a text.
  private static func number(_ text: Substring) -> Int? {
    Int(text.drop { $0 == " " }.prefix { $0.isNumber })
  }

  /// The modelled releases of a range; nil if the range has no modelled release.
  private static func clamped(_ first: Int, _ last: Int) -> ClosedRange<Int>? {
    let (first, last) = (max(first, Release.oldest.major), min(last, Release.newest.major))
    return first <= last ? first...last : nil
  }
}
