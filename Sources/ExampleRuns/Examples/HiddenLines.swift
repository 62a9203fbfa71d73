import Diagnostics
import SwiftSubset

// A reader sees the shown lines, so the shown lines have to deserve the verdict.
extension ExampleSource {
  /// The code without the hidden lines in the bodies of shown functions.
  /// - Parameter statements: The parsed code.
  /// - Returns: The code of the same length, and the first such line; `nil` if there is no such line.
  func withoutHiddenStatements(_ statements: [Statement]) -> (code: [UInt8], line: SourceRange)? {
    var bodies: [SourceRange] = []
    for statement in statements { collectBodies(in: .statement(statement), &bodies) }
    var code = code
    var first: SourceRange?
    for line in hiddenLines where bodies.contains(where: { $0.contains(line) }) {
      for index in line.start..<line.end where code[index] != UInt8(ascii: "\n") {
        code[index] = 32
      }
      first = first ?? line
    }
    return first.map { (code, $0) }
  }

  private func collectBodies(in part: SyntaxPart, _ bodies: inout [SourceRange]) {
    switch part {
    case .statement(let statement):
      if case .function(let function) = statement.kind,
        shownLine(at: function.nameRange.start) != nil
      {
        bodies.append(SourceRange(function.nameRange.end, statement.range.end))
      }
      statement.forEachPart { collectBodies(in: $0, &bodies) }
    case .code(let statements):
      for statement in statements { collectBodies(in: .statement(statement), &bodies) }
    case .expression, .pattern: break
    }
  }
}

extension ExampleVerdict {
  /// The problem of a verdict that only hidden lines of shown functions bring about.
  /// - Parameters:
  ///   - text: The example.
  ///   - code: The parsed code.
  static func hiddenReason(
    _ text: ExampleSource, _ code: ExampleCode, _ attributes: ExampleAttributes,
    _ verdict: ExampleVerdict, _ limit: Int
  ) -> Diagnostic? {
    if let finding = attributes.finding?.text, attributes.mark == .incorrect {
      let blamed = verdict.occurrences.filter { $0.finding == finding }
      if let first = blamed.first, blamed.allSatisfy({ text.isHidden($0) }) {
        return problem("Only hidden lines show '\(finding)'", first.range)
      }
    }
    guard let (bytes, line) = text.withoutHiddenStatements(code.statements),
      let shown = try? ExampleCode(bytes),
      let other = try? verdict.judged(shown, attributes, limit)
    else { return nil }
    switch attributes.mark {
    case .correct:
      guard let finding = other.findings.first else { return nil }
      return problem(
        "Without the hidden lines of its functions this example shows '\(finding)'", line)
    case .incorrect:
      guard let finding = attributes.finding?.text, !other.findings.contains(finding) else {
        return nil
      }
      return problem(
        "Without the hidden lines of its functions this example does not show '\(finding)'", line)
    }
  }

  private static func problem(_ summary: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "hidden-reason", summary, at: range,
      help: ["show the lines that decide: a reader can judge only what is shown"]
    ).asDisagreement
  }
}

extension ExampleSource {
  /// Returns true if a reader sees neither place of an occurrence.
  fileprivate func isHidden(_ occurrence: Occurrence) -> Bool {
    shownLine(at: occurrence.range.start) == nil
      && occurrence.other.map { shownLine(at: $0.range.start) == nil } ?? true
  }
}
