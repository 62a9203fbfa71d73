import Diagnostics
import LifecycleEngine
import SwiftSubset

/// Parses the body of a `scenario`: Swift, with `when`, `expect` and `require` at top level.
package struct ScenarioParser {
  var parser: Parser

  /// The problems that are no syntax errors.
  var problems: [Diagnostic] = []

  /// - Parameter source: The id that distinguishes the text from others compiled with it.
  /// - Throws: All problems, if a statement or a step has a syntax error.
  package static func parse(
    _ text: [UInt8], in source: SourceID = .main
  ) throws(ScriptError) -> ScenarioSyntax {
    let parser: Parser
    do throws(ScriptError) {
      parser = try Parser(script: text, in: source)
    } catch {
      throw KeywordSlips.unopenedStep(in: text, source, before: error) ?? error
    }
    var scenario = ScenarioParser(parser: parser)
    var syntax = try scenario.parse()
    syntax.problems = scenario.problems
    return syntax
  }

  private mutating func parse() throws(ScriptError) -> ScenarioSyntax {
    var syntax = ScenarioSyntax()
    var hasSteps = false
    var isMisplaced = false
    var isUnreadable = false
    while !parser.at(.endOfFile) {
      let start = parser.position
      do throws(ScriptError) {
        let item = try parseItem()
        if case .step = item { hasSteps = true }
        // Only the first misplaced statement is reported.
        if case .statement(let statement) = item, hasSteps, !isMisplaced {
          let slips = KeywordSlips(parser)
          if let problem = slips.problem(ofStatementAt: parser.tokens[start]) { throw problem }
          isMisplaced = true
          report(slips.misplaced(statement, at: parser.tokens[start]))
        }
        try parser.endStatement()
        syntax.items.append(item)
      } catch {
        report(error)
        // Nothing depends on a check. Without a statement or a step, the other code has no meaning.
        let isCheck = KeywordSlips.beginsCheck(at: start, parser)
        if !isCheck { isUnreadable = true }
        KeywordSlips.skip(from: start, in: &parser) {
          KeywordSlips.beginsItem($0, behindCheck: isCheck)
        }
      }
    }
    if isUnreadable, let error = ScriptError(problems) { throw error }
    return syntax
  }

  private mutating func parseItem() throws(ScriptError) -> ScenarioSyntax.Item {
    if atStep { return try parseStep() }
    if let problem = KeywordSlips(parser).problem { throw problem }
    if parser.at(word: "expect"), atExpectation {
      return .check(.expectation(try parseExpectation()))
    }
    if parser.at(word: "require") {
      if atRequirement { return .check(try parseRequirement()) }
      if parser.peek().isOnNewLine || parser.peek().kind == .endOfFile {
        throw failure(
          "bad-requirement", "'require' does not say what is required", parser.current.range,
          ["write it on the same line: 'require never A.viewDidLoad'"])
      }
    }
    return .statement(try parser.parseStatement())
  }

  /// Reports a problem and continues, because the syntax is right.
  mutating func report(_ error: ScriptError) { problems += error.diagnostics }

  private var atStep: Bool {
    guard parser.at(word: "when") else { return false }
    let kind = parser.peek().kind
    return kind == .string || kind == .stringStart
  }

  private var atExpectation: Bool {
    let kind = parser.peek().kind
    return kind == .leftParen || kind == .leftBrace
  }

  private var atRequirement: Bool {
    let kind = parser.peek().kind
    return kind != .equal && kind != .period && kind != .compoundAssignment
      && !parser.peek().isOnNewLine
  }

  private mutating func parseStep() throws(ScriptError) -> ScenarioSyntax.Item {
    let start = parser.advance().range
    let title = try parser.parseExpression()
    guard case .string(let segments) = title.kind else {
      throw failure("bad-step", "A step needs a title in quotes", title.range)
    }
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else {
        throw failure("bad-step", "A step's title cannot have interpolations", title.range)
      }
      text += part
    }
    guard parser.at(.leftBrace) else {
      throw KeywordSlips.unopenedStep(text, start.union(title.range))
    }
    let body = try parser.parseBlock()
    return .step(title: text, body: body, range: start.union(title.range))
  }

  func failure(
    _ id: String, _ summary: String, _ range: SourceRange, _ help: [String] = []
  ) -> ScriptError {
    ScriptError(Diagnostic(id: id, summary, at: range, help: help))
  }

  // MARK: Expectations

  private mutating func parseExpectation() throws(ScriptError) -> Expectation {
    let keyword = parser.advance()
    var expectation = Expectation(
      lenses: LensSet(.appearance), lensText: ".appearance", receivers: [], lines: [],
      range: keyword.range, opening: keyword.range, end: keyword.range)
    if parser.at(.leftParen) { try parseHead(of: &expectation) }
    guard parser.at(.leftBrace) else { throw KeywordSlips(parser).unopenedExpectation(keyword) }
    expectation.opening = parser.advance().range
    while !parser.at(.rightBrace) {
      let start = parser.position
      do throws(ScriptError) {
        expectation.lines.append(try parseLine())
      } catch {
        guard skipLine(from: start) else { throw error }
        report(error)
      }
    }
    expectation.end = try parser.expect(.rightBrace, "'}'").range
    return expectation
  }

  private mutating func parseLine() throws(ScriptError) -> EventPattern {
    let pattern = try parseEvent()
    guard parser.at(.rightBrace) || parser.at(.semicolon) || parser.current.isOnNewLine else {
      throw failure(
        "bad-event",
        "'\(parser.text(of: parser.current))' follows an event on the same line",
        parser.current.range, ["write one event per line"])
    }
    parser.take(.semicolon)
    return pattern
  }

  /// Skips a line that is no event.
  /// - Returns: True if the next line can be found.
  private mutating func skipLine(from start: Int) -> Bool {
    parser.position = start
    repeat {
      if parser.at(.leftBrace) || parser.at(.endOfFile) { return false }
      if parser.at(.rightBrace) { return true }
      parser.advance()
    } while !parser.current.isOnNewLine
    return true
  }

  private mutating func parseHead(of expectation: inout Expectation) throws(ScriptError) {
    parser.advance()
    if parser.at(.period) {
      let start = parser.current.range
      var lenses = try parseLens()
      while parser.take(.plus) { lenses = lenses.union(try parseLens()) }
      expectation.lenses = lenses
      expectation.lensText = parser.string(start.start, parser.previousEnd)
      if !parser.at(.rightParen) { try parser.expect(.comma, "',' or ')'") }
    } else if parser.current.isName, parser.peek().kind != .colon {
      let word = parser.text(of: parser.current)
      let isLens = Lens.allCases.contains { $0.name == word }
      throw parser.unexpected(
        "a lens such as '.classic'", help: [isLens ? "write '.\(word)'" : "write 'of: \(word)'"])
    }
    if parser.at(word: "of"), parser.peek().kind == .colon {
      parser.advance()
      parser.advance()
      repeat {
        guard parser.current.isName else { throw parser.unexpected("the name of a receiver") }
        expectation.receivers.append(parseReceiver(isBeforeCallback: false))
      } while parser.take(.comma)
    }
    try parser.expect(.rightParen, "')'")
  }

  private mutating func parseLens() throws(ScriptError) -> LensSet {
    try parser.expect(.period, "a lens such as '.classic'")
    let token = parser.advance()
    let name = parser.text(of: token)
    if name == "all" { return .all }
    for lens in Lens.allCases where lens.name == name && lens != .none {
      return LensSet(lens)
    }
    let known = Lens.allCases.filter { $0 != .none }.map { $0.name } + ["all"]
    let near = EditDistance.nearest(to: name, in: known).map { "; did you mean '.\($0)'?" } ?? ""
    report(
      failure(
        "unknown-lens", "'.\(name)' is not a lens\(near)", token.range,
        ["the lenses are \(known.map { ".\($0)" }.joined(separator: ", "))"]))
    return LensSet(.appearance)
  }
}
