import Diagnostics

extension Occurrence {
  /// True if the runs that show the occurrence break off there.
  var breaksRuns: Bool { Finding.named(finding)?.breaksRuns == true }

  /// True if another occurrence reports the same problem.
  func isSame(as other: Occurrence, in code: ExampleCode) -> Bool {
    guard finding == other.finding else { return false }
    return switch Finding.named(finding)?.extent {
    case .place: range == other.range
    case .line: code.isSameLine(range.place, other.range.place)
    case nil: false
    }
  }
}
