import Diagnostics

/// The conditions of `#if` and `#elseif`, which are judged where they are read.
extension Parser {
  /// The version of Swift that a build of today has.
  private static let languageVersion = [6, 3]

  /// Parses a condition, which ends with its line; returns whether it holds.
  /// - Throws: What is wrong with it.
  mutating func parseBuildCondition() throws(ScriptError) -> Bool {
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
    guard at(kind), !current.isOnNewLine else { return false }
    return try takeInfixOperator() != nil
  }

  private mutating func parseBuildOperand() throws(ScriptError) -> Bool {
    let outer = try enter()
    defer { leave(outer) }
    guard !current.isOnNewLine else {
      throw error(
        "unexpected-token", "This directive has no condition on its line",
        at: range(from: previousEnd > 0 ? tokens[index - 1].start : 0))
    }
    switch current.kind {
    case .exclamation where !peek().hasSpaceBefore:
      advance()
      return try !parseBuildOperand()
    case .leftParen:
      advance()
      let result = try parseBuildCondition()
      try expectOnLine(.rightParen, "')'")
      return result
    case .true, .false: return advance().kind == .true
    default:
      guard atNewName else { throw unexpected("a condition of the build") }
      let name = text(of: advance())
      guard at(.leftParen), !current.isOnNewLine else { return name == "DEBUG" }
      advance()
      let result = try parseBuildArgument(of: name)
      try expectOnLine(.rightParen, "')'")
      return result
    }
  }

  private mutating func expectOnLine(
    _ kind: Token.Kind, _ expected: String
  ) throws(ScriptError) {
    guard !current.isOnNewLine else { throw unexpected(expected + " on the same line") }
    try expect(kind, expected)
  }

  /// Parses what is asked of the build: a debug one for iOS, with a compiler of today.
  private mutating func parseBuildArgument(of name: String) throws(ScriptError) -> Bool {
    switch name {
    case "swift", "compiler": return try parseVersionCondition()
    case "canImport":
      let module = try parseBuildName()
      while at(.period) {
        try advancePeriod()
        _ = try parseBuildName()
      }
      if take(.comma) {
        guard at(word: "_version") || at(word: "_underlyingVersion") else {
          throw unexpected("'_version'")
        }
        advance()
        try expect(.colon, "':'")
        _ = try parseMajorVersion()
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
    guard atNewName, !current.isOnNewLine else { throw unexpected("a name") }
    return text(of: advance())
  }

  /// Parses `>=5.9` or `<6`.
  private mutating func parseVersionCondition() throws(ScriptError) -> Bool {
    let isLess = take(.less)
    if !isLess {
      guard at(.greater), peek().kind == .equal, !peek().hasSpaceBefore else {
        throw unexpected("'>=' or '<'")
      }
      index += 2
    }
    guard !current.hasSpaceBefore else { throw unexpected("a version directly behind it") }
    let start = current.start
    _ = try parseMajorVersion()
    let asked = text[start..<previousEnd].split(separator: UInt8(ascii: ".")).map { digits in
      // No version is beyond this, and an `Int` may have 32 bits.
      digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 100_000) }
    }
    let isOlder = Self.languageVersion.lexicographicallyPrecedes(asked)
    return isLess == isOlder
  }
}
