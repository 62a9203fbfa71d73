import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What SwiftParser says of one program.
struct Judgement {
  /// Why it is not Swift, one line for each reason; empty where it is.
  let problems: [String]

  /// Parses a program.
  /// - Parameters:
  ///   - source: The program.
  ///   - path: What to call it.
  init(_ source: String, path: String) {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let lines = converter.sourceLines
    var problems = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { diagnostic in
        let place = diagnostic.location(converter: converter)
        let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
        let code = line.trimmingSuffix { $0.isNewline }
        return "\(path):\(place.line):\(place.column): \(diagnostic.message)\n    \(code)"
      }
    // Every node that is missing or unexpected should have its diagnostic; if one has not, the program
    // is no Swift all the same.
    if problems.isEmpty, tree.hasError {
      problems = ["\(path):1:1: the tree has missing or unexpected nodes"]
    }
    self.problems = problems
  }
}

extension String {
  /// The text without what ends it.
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
