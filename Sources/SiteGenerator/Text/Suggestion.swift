import Diagnostics
import Scenarios

/// "Did you mean" for paths and anchors.
enum Suggestion {
  /// A sentence that names the candidate most likely meant, or nil.
  static func text(for word: String, among candidates: [String]) -> String? {
    EditDistance.nearest(to: word, in: candidates).map { "did you mean '\($0)'?" }
  }
}
