import Diagnostics
import LifecycleEngine
import ScriptCompiler

extension ScenarioParser {
  mutating func parseRequirement() throws(ScriptError) -> Check {
    let keyword = parser.advance()
    let requirement = try parseDemand()
    return .requirement(requirement, keyword.range.union(parser.range(from: keyword.start)))
  }

  private mutating func parseDemand() throws(ScriptError) -> Requirement {
    if parser.at(word: "never"), parser.peek().isName, !parser.peek().isOnNewLine {
      parser.advance()
      return .never(try parseEvent())
    }
    if parser.current.isName, parser.peek().isName, !parser.peek().isOnNewLine,
      !parser.matches(parser.peek(), "at"),
      EditDistance.between(parser.text(of: parser.current), "never") == 1
    {
      let word = parser.text(of: parser.current)
      throw failure(
        "unknown-name", "'\(word)' is not known; did you mean 'never'?", parser.current.range)
    }
    if parser.at(word: "console"), parser.matches(parser.peek(), "contains") {
      return try parseConsole()
    }
    if parser.at(word: "count"), parser.peek().kind == .leftParen, let demand = try parseCount() {
      return demand
    }
    if let moment = try parseMoment() {
      let operation = try parseComparison()
      let start = moment.event.range.start
      guard let other = try parseMoment() else {
        _ = try parseNumber()
        throw VacuousCheck.numbered(moment, parser.range(from: start))
      }
      if moment.isSame(as: other) {
        problems.append(VacuousCheck.sameSides(operation, parser.range(from: start)))
      }
      return .moments(moment, operation, other)
    }
    if let order = try parseOrder() { return order }
    let condition = try parser.parseExpression()
    if case .assignment = condition.kind {
      throw failure(
        "check-with-effect", "A check may not change what it judges: this assigns a value",
        condition.range, ["write '==' to compare"])
    }
    guard parser.at(word: "at"), !parser.current.isOnNewLine else { return .condition(condition) }
    parser.advance()
    let isLast = parser.at(word: "last") && parser.peek().kind != .period
    if isLast { parser.advance() }
    return .conditionAt(condition, try parseEvent(), isLast: isLast)
  }

  private mutating func parseConsole() throws(ScriptError) -> Requirement {
    parser.advance()
    parser.advance()
    let expression = try parser.parseExpression()
    guard case .text(let text) = patternValue(expression) else {
      throw failure(
        "bad-requirement", "The console's text must be in quotes", expression.range,
        ["write 'require console contains \"…\"'"])
    }
    if text.isEmpty { report(emptyText(expression.range, ["write the text that you expect"])) }
    return .consoleContains(text)
  }

  private mutating func parseCount() throws(ScriptError) -> Requirement? {
    let start = self
    // `count(of: 3)` or an author's function is an ordinary condition.
    guard parser.peek(2).isName, parser.peek(3).kind == .period else { return nil }
    parser.advance()
    parser.advance()
    let event = try parseEvent()
    guard parser.take(.rightParen) else {
      self = start
      return nil
    }
    let operation = try parseComparison()
    let number = try parseNumber()
    if operation.holdsAlways(from: 0, number) {
      problems.append(
        VacuousCheck.error(
          "Every count meets this, so the check could not fail",
          parser.range(from: event.range.start)))
    }
    return .count(event, operation, number)
  }

  private mutating func parseMoment() throws(ScriptError) -> Moment? {
    let unit: Moment.Unit
    if parser.at(word: "turn") {
      unit = .turn
    } else if parser.at(word: "transaction") {
      unit = .transaction
    } else if parser.at(word: "frame") {
      unit = .frame
    } else {
      return nil
    }
    guard parser.peek().kind == .leftParen, parser.matches(parser.peek(2), "of"),
      parser.peek(3).kind == .colon
    else { return nil }
    for _ in 0..<4 { parser.advance() }
    let event = try parseEvent()
    try parser.expect(.rightParen, "')'")
    return Moment(unit: unit, event: event)
  }

  private mutating func parseComparison() throws(ScriptError) -> BinaryOperator {
    let start = parser.position
    if let symbol = try parser.takeInfixOperator(), let operation = BinaryOperator(symbol),
      operation.isComparison
    {
      return operation
    }
    parser.position = start
    throw parser.unexpected("a comparison such as '=='")
  }

  private mutating func parseNumber() throws(ScriptError) -> Int64 {
    let expression = try parser.parseExpression()
    guard case .integer(let number) = expression.kind else {
      throw failure("bad-requirement", "A whole number is needed here", expression.range)
    }
    return number
  }

  /// Parses `E < F` if both sides are events. Any other comparison is a condition.
  private mutating func parseOrder() throws(ScriptError) -> Requirement? {
    guard parser.current.isName else { return nil }
    var last = 0
    while parser.peek(last + 1).kind == .period, parser.peek(last + 2).isWord { last += 2 }
    guard last > 0, EventPattern.isCallback(parser.name(of: parser.peek(last))) else { return nil }
    let start = self
    guard let first = speculateEvent() else { return nil }
    if parser.take(.less) { return .order(first, try parseEvent()) }
    if let problem = slipInOrder(behind: first, "require") { throw problem }
    let token = parser.current
    if let symbol = try? parser.takeInfixOperator(), let operation = BinaryOperator(symbol),
      operation.isComparison, first.isNoProperty || (operation != .equal && operation != .notEqual)
    {
      throw failure(
        "bad-requirement", "Events are put in order with '<'", token.range,
        ["write the event that comes first on the left of '<'"])
    }
    guard first.isNoProperty else {
      self = start
      return nil
    }
    let event = first.text
    throw failure(
      "bad-requirement", "'\(event)' is an event; this does not say what is required of it",
      first.range,
      [
        "write 'require never \(event)', 'require count(\(event)) == 1', "
          + "'require \(event) < F' or 'require CONDITION at \(event)'"
      ])
  }

  /// The error for `>` or a word such as `before` between two events.
  func slipInOrder(behind first: EventPattern, _ keyword: String) -> ScriptError? {
    let token = parser.current
    let word = parser.text(of: token)
    var rest = self
    rest.parser.advance()
    guard !token.isOnNewLine, let second = rest.speculateEvent(),
      let isSwapped = KeywordSlips.orders.first(where: { $0.word == word })?.isSwapped
    else { return nil }
    let (left, right) = isSwapped ? (second.text, first.text) : (first.text, second.text)
    return failure(
      keyword == "require" ? "bad-requirement" : "bad-claim", "Events are put in order with '<'",
      token.range, ["write '\(keyword) \(left) < \(right)'"])
  }

  private mutating func speculateEvent() -> EventPattern? {
    var attempt = self
    guard let event = try? attempt.parseEvent() else { return nil }
    self = attempt
    return event
  }
}

extension BinaryOperator {
  /// True if the comparison holds between two numbers.
  func holds(_ a: Int64, _ b: Int64) -> Bool {
    switch self {
    case .equal: a == b
    case .notEqual: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    default: false
    }
  }

  /// True if the comparison may hold for a number above one for which it fails.
  func mayHold(above number: Int64, _ limit: Int64) -> Bool {
    switch self {
    case .equal: number < limit
    case .less, .lessOrEqual: false
    default: true
    }
  }

  /// The end of a sentence about a number that fails the comparison: `not at least 3`.
  func refusal(_ number: String) -> String {
    switch self {
    case .equal: "not \(number)"
    case .notEqual: "which it must not be"
    case .less: "not less than \(number)"
    case .lessOrEqual: "not at most \(number)"
    case .greater: "not more than \(number)"
    default: "not at least \(number)"
    }
  }
}
