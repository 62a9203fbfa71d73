import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The question of a `state-table` block: the state of a controller at some of its callbacks.
package struct StateTable: Sendable {
  /// A callback of the controller.
  struct Column: Sendable {
    let name: String
    /// All callbacks of this name.
    let callbacks: CallbackSet
    let range: SourceRange
  }

  /// An expression in the members of the controller.
  struct Row: Sendable {
    /// The expression as written.
    let text: String
    /// The computed expression, without the last word of `view.bounds.isFinal`.
    let expression: Expression
    /// True if the value is compared with the value at the controller's appearance.
    let isCompared: Bool
  }

  /// The attributes of the info string.
  package let attributes: StateTableAttributes
  let columns: [Column]
  let rows: [Row]

  /// The callbacks, as written.
  package var columnNames: [String] { columns.map { $0.name } }
  /// The expressions, as written.
  package var rowTexts: [String] { rows.map { $0.text } }

  /// Parses the body of a block.
  /// - Parameters:
  ///   - source: The body.
  ///   - attributes: The attributes of the info string.
  /// - Throws: The first syntax error, or all problems with names.
  package init(_ source: String, attributes: StateTableAttributes) throws(ScriptError) {
    self.attributes = attributes
    var parser = StateTableParser(
      scenario: ScenarioParser(parser: try Parser(script: Array(source.utf8))))
    try parser.parse()
    columns = parser.columns
    rows = parser.rows
  }
}

/// Parses `columns viewDidLoad viewDidAppear` and `rows view.window != nil, view.bounds.isFinal`.
private struct StateTableParser {
  var scenario: ScenarioParser
  var columns: [StateTable.Column] = []
  var rows: [StateTable.Row] = []

  mutating func parse() throws(ScriptError) {
    while !scenario.parser.at(.endOfFile) {
      let word = scenario.parser.current
      switch scenario.parser.text(of: word) {
      case "columns":
        scenario.parser.advance()
        try parseColumns()
      case "rows":
        scenario.parser.advance()
        try parseRows()
      case let text:
        let near = EditDistance.nearest(to: text, in: ["columns", "rows"])
        throw scenario.failure(
          "bad-table",
          "'\(text)' begins neither columns nor rows"
            + (near.map { "; did you mean '\($0)'?" } ?? ""), word.range,
          ["write 'columns viewDidLoad viewDidAppear', and 'rows view.window != nil' below"])
      }
      try scenario.parser.endStatement()
    }
    for (word, isMissing) in [("columns", columns.isEmpty), ("rows", rows.isEmpty)] where isMissing
    {
      scenario.problems.append(
        Diagnostic(
          id: "bad-table", "This table has no \(word)", at: SourceRange(0, 0),
          help: [
            word == "rows" ? "write 'rows view.window != nil'" : "write 'columns viewDidLoad'"
          ]))
    }
    if let error = ScriptError(scenario.problems) { throw error }
  }

  private mutating func parseColumns() throws(ScriptError) {
    while scenario.parser.current.isWord, !scenario.parser.current.isOnNewLine {
      let token = scenario.parser.advance()
      let name = scenario.parser.name(of: token)
      if let problem = scenario.problem(ofCallback: name, token.range) {
        scenario.report(problem)
      } else if EventPattern.isOfConsole(name) {
        scenario.report(
          scenario.failure(
            "unknown-callback", "'\(name)' is not a controller's callback", token.range,
            ["write the name of a controller's callback, such as 'viewDidAppear'"])
        )
      }
      var callbacks = CallbackSet()
      for callback in Callback.named(name) { callbacks.insert(callback) }
      columns.append(StateTable.Column(name: name, callbacks: callbacks, range: token.range))
      if scenario.parser.at(.leftParen), !scenario.parser.current.isOnNewLine {
        throw scenario.failure(
          "bad-table", "A column is named by the callback alone", scenario.parser.current.range,
          ["write '\(name)' without labels"])
      }
    }
  }

  private mutating func parseRows() throws(ScriptError) {
    repeat {
      let expression = try scenario.parser.parseExpression()
      let text = scenario.parser.string(expression.range.start, expression.range.end)
      if case .member(let base, let last) = expression.kind,
        ["isFinal", "isCurrent"].contains(last)
      {
        rows.append(StateTable.Row(text: text, expression: base, isCompared: true))
      } else {
        rows.append(StateTable.Row(text: text, expression: expression, isCompared: false))
      }
    } while scenario.parser.take(.comma)
  }
}
