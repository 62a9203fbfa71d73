import Diagnostics

/// The problems that are found while a script is compiled, in the order of their discovery.
package final class ProblemList {
  package private(set) var all: [Diagnostic] = []
  /// False if a problem with a name says nothing, because another file may declare the name.
  private let notesNames: Bool

  init(notesNames: Bool) { self.notesNames = notesNames }

  init(copying other: ProblemList) {
    all = other.all
    notesNames = other.notesNames
  }

  package func report(_ problem: Diagnostic) { all.append(problem) }

  package func report(_ problems: [Diagnostic]) { all += problems }

  package func report(_ error: ScriptError) { all += error.diagnostics }

  /// Forgets the problems behind a count.
  package func removeAll(from count: Int) { all.removeSubrange(count...) }

  /// Handles one part of a program. A problem is reported, and other parts can still be handled.
  func attempt(_ body: () throws(ScriptError) -> Void) {
    do throws(ScriptError) {
      try body()
    } catch {
      report(error)
    }
  }

  /// Reports a problem with a name; the surrounding code still compiles. Some code is compiled
  /// twice, so equal problems are reported once.
  func note(_ check: () throws(ScriptError) -> Void) {
    guard notesNames else { return }
    do throws(ScriptError) {
      try check()
    } catch {
      for problem in error.diagnostics
      where !all.contains(where: { $0.range == problem.range && $0.id == problem.id }) {
        all.append(problem)
      }
    }
  }
}

extension ScriptError {
  package init(_ id: String, _ summary: String, _ range: SourceRange, help: [String] = []) {
    self.init(Diagnostic(id: id, summary, at: range, help: help))
  }

  static func unsupported(_ what: String, _ range: SourceRange) -> ScriptError {
    ScriptError("unsupported-syntax", "\(what) cannot be run by the simulator yet", range)
  }
}
