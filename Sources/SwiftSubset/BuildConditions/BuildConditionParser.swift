import Diagnostics

/// Reads the conditions of `#if` and `#elseif`, and evaluates each condition at once.
struct BuildConditionParser {
  private var parser: Parser

  /// The version of Swift in a build of today.
  private static let languageVersion = [6, 3]

  /// Parses the condition at the current token of a parser. The condition ends with its line.
  /// - Returns: True if the condition holds.
  /// - Throws: An error if the condition is invalid.
  static func parse(_ parser: inout Parser) throws(ScriptError) -> Bool {
    var conditions = BuildConditionParser(parser: parser)
    defer { parser = conditions.parser }
    return try conditions.parseBuildCondition()
  }

  private mutating func parseBuildCondition() throws(ScriptError) -> Bool {
    var result = try parseBuildConjunction()
    while try takeLogical(.logicalOr) {
      let other = try parseBuildConjunction()
      result = result || other
    }
    return result
  }

  private mutating func parseBuildConjunction() throws(ScriptError) -> Bool {
    var result = try parseBuildOperand()
    while try takeLogical(.logicalAnd) {
      let other = try parseBuildOperand()
      result = result && other
    }
    return result
  }

  private mutating func takeLogical(_ kind: Token.Kind) throws(ScriptError) -> Bool {
    guard parser.at(kind), !parser.current.isOnNewLine else { return false }
    return try parser.takeInfixOperator() != nil
  }

  private mutating func parseBuildOperand() throws(ScriptError) -> Bool {
    let outer = try parser.enter()
    defer { parser.leave(outer) }
    guard !parser.current.isOnNewLine else {
      throw parser.error(
        "unexpected-token", "This directive has no condition on its line",
        at: parser.range(from: parser.previousEnd > 0 ? parser.tokens[parser.index - 1].start : 0))
    }
    switch parser.current.kind {
    case .exclamation where !parser.peek().hasSpaceBefore:
      parser.advance()
      return try !parseBuildOperand()
    case .leftParen:
      parser.advance()
      let result = try parseBuildCondition()
      try expectOnLine(.rightParen, "')'")
      return result
    case .true, .false: return parser.advance().kind == .true
    default:
      guard parser.atNewName else { throw parser.unexpected("a condition of the build") }
      let name = parser.text(of: parser.advance())
      guard parser.at(.leftParen), !parser.current.isOnNewLine else { return name == "DEBUG" }
      parser.advance()
      let result = try parseBuildArgument(of: name)
      try expectOnLine(.rightParen, "')'")
      return result
    }
  }

  private mutating func expectOnLine(
    _ kind: Token.Kind, _ expected: String
  ) throws(ScriptError) {
    guard !parser.current.isOnNewLine else {
      throw parser.unexpected(expected + " on the same line")
    }
    try parser.expect(kind, expected)
  }

  /// Parses a question about the build: a debug build for iOS, with a compiler of today.
  private mutating func parseBuildArgument(of name: String) throws(ScriptError) -> Bool {
    switch name {
    case "swift", "compiler": return try parseVersionCondition()
    case "canImport":
      let module = try parseBuildName()
      while parser.at(.period) {
        try parser.advancePeriod()
        _ = try parseBuildName()
      }
      if parser.take(.comma) {
        guard parser.at(word: "_version") || parser.at(word: "_underlyingVersion") else {
          throw parser.unexpected("'_version'")
        }
        parser.advance()
        try parser.expect(.colon, "':'")
        _ = try parser.parseMajorVersion()
      }
      return !["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(module)
    default:
      let argument = try parseBuildName()
      switch name {
      case "os": return argument == "iOS"
      case "targetEnvironment": return argument == "simulator"
      case "hasFeature", "hasAttribute": return true
      case "arch": return argument == "arm64"
      default: return false
      }
    }
  }

  private mutating func parseBuildName() throws(ScriptError) -> String {
    guard parser.atNewName, !parser.current.isOnNewLine else { throw parser.unexpected("a name") }
    return parser.text(of: parser.advance())
  }

  /// Parses `>=5.9` or `<6`.
  private mutating func parseVersionCondition() throws(ScriptError) -> Bool {
    let isLess = parser.take(.less)
    if !isLess {
      guard parser.at(.greater), parser.peek().kind == .equal, !parser.peek().hasSpaceBefore else {
        throw parser.unexpected("'>=' or '<'")
      }
      parser.index += 2
    }
    guard !parser.current.hasSpaceBefore else {
      throw parser.unexpected("a version directly after it")
    }
    let start = parser.current.start
    _ = try parser.parseMajorVersion()
    let asked = parser.text[start..<parser.previousEnd].split(separator: UInt8(ascii: ".")).map {
      digits in
      // No version is higher, and an `Int` may have 32 bits.
      digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 100_000) }
    }
    let isOlder = Self.languageVersion.lexicographicallyPrecedes(asked)
    return isLess == isOlder
  }
}
