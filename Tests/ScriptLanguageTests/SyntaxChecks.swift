import Diagnostics
import SwiftSubset
import Testing

@testable import Scenarios

extension Parser {
  /// Parses a text of statements alone. A check or a step in the text is an error.
  static func parse(_ text: [UInt8]) throws(ScriptError) -> [Statement] {
    var parser = try Parser(script: text)
    return try parser.parseStatements(until: .endOfFile)
  }
}

/// Parses a script and compares the syntax tree, printed as s-expressions.
func check(
  _ input: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do throws(ScriptError) {
    let statements = try Parser.parse([UInt8](input.utf8))
    #expect(SyntaxPrinter.print(statements) == expected, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(describe(error, in: input))", sourceLocation: sourceLocation)
  }
}

/// Parses a script and compares the error, as `line:column: summary [id]`, and the first help.
func checkError(
  _ input: String, _ expected: String, help: String? = nil, note: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do throws(ScriptError) {
    let statements = try Parser.parse([UInt8](input.utf8))
    Issue.record("parsed as \(SyntaxPrinter.print(statements))", sourceLocation: sourceLocation)
  } catch {
    #expect(describe(error, in: input) == expected, sourceLocation: sourceLocation)
    if let help { #expect(error.diagnostic.help.first == help, sourceLocation: sourceLocation) }
    let source = SourceText(input)
    let noted = error.diagnostic.noting { source.location(of: $0).line }
    if let note { #expect(noted.notes.first == note, sourceLocation: sourceLocation) }
  }
}

/// An error with the marked range: `1:5-8` on one line.
func describe(_ error: ScriptError, in input: String) -> String {
  let source = SourceText(input)
  let start = source.location(of: error.diagnostic.range.start)
  let end = source.location(of: error.diagnostic.range.end)
  let stop = end.line == start.line ? "\(end.column)" : "\(end.line):\(end.column)"
  let summary = error.diagnostic.summary
  return "\(start.line):\(start.column)-\(stop): \(summary) [\(error.diagnostic.id)]"
}
