import Diagnostics
import Scenarios

/// An error or a warning about a page.
struct Problem {
  /// The engine disagrees with a page, or the page could not be understood.
  enum Kind { case disagreement, input }
  var located: LocatedDiagnostic
  var kind: Kind
  /// True if a baseline has the problem, so that it is told and fails nothing.
  var isKnown = false

  init(_ located: LocatedDiagnostic, _ kind: Kind) {
    self.located = located
    self.kind = kind
  }

  var isError: Bool { located.diagnostic.severity == .error }
}
