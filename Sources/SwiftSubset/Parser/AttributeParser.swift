import Diagnostics

/// Attributes, and the question if a declaration begins.
extension Parser {
  /// Returns true if the current token begins a declaration rather than an expression or statement.
  ///
  /// Words such as `lazy` or `open` are modifiers only in front of a declaration.
  func startsDeclaration() -> Bool {
    var position = index
    while true {
      let token = tokens[position]
      switch token.kind {
      case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .`init`, .deinit,
        .subscript, .typealias, .associatedtype, .import, .unsupportedDeclaration, .static,
        .accessLevel:
        return true
      case .at: return true
      case .actor:
        return tokens[position + 1].isName
      case .async:
        // `async let`, which the declaration parser rejects by name.
        return tokens[position + 1].kind == .let
      case .identifier where position == index && startsMacroDeclaration: return true
      case .override, .lazy, .weak, .unowned, .convenience, .mutating, .ignoredModifier:
        position += 1
        if tokens[position].kind == .leftParen, !tokens[position].hasSpaceBefore {
          position = indexOfMatch(for: position) + 1
        }
      case .case where position > index: return true
      default: return false
      }
    }
  }

  /// Parses an attribute and returns the name. The simulator does not need the arguments.
  mutating func parseAttribute() throws(ScriptError) -> String {
    let start = current.start
    try expect(.at, "'@'")
    guard atNewName, !current.hasSpaceBefore else { throw unexpected("an attribute's name") }
    var name = text(of: advance())
    while at(.period), peek().isWord {
      try advancePeriod()
      name += "." + text(of: advance())
    }
    if isOfFile, at(.less), !current.hasSpaceBefore { _ = try parseTypeArguments() }
    if !isOfExample, name == "main" || name == "UIApplicationMain" {
      throw error(
        "not-simulated", "'@\(name)' is not simulated yet", at: range(from: start),
        help: ["keep an instance of the class, and make it 'UIApplication.shared.delegate'"])
    }
    if !isOfExample, name == "propertyWrapper" || name == "resultBuilder" {
      throw unsupported(
        "'@\(name)' is", at: range(from: start),
        help: [
          name == "propertyWrapper"
            ? "declare a computed property that does what the wrapper does"
            : "take an array of the values instead"
        ])
    }
    // `@escaping(_ name: String) -> Void` is an attribute and a type.
    let takesNone = ["escaping", "autoclosure", "noescape", "Sendable"].contains(name)
    if at(.leftParen), !current.hasSpaceBefore, !takesNone {
      try skipArguments(of: name)
    } else if name == "available" {
      throw unexpected("'('")
    }
    return name
  }

  /// Skips the arguments of an attribute; some attributes have a grammar of their own.
  private mutating func skipArguments(of name: String) throws(ScriptError) {
    switch name {
    case "available": try skipAvailability()
    case "objc": try skipSelectorName()
    case "backDeployed": index = indexOfMatch(for: index) + 1
    case _ where isOfFile && (name.hasPrefix("_") || Self.unreadAttributes.contains(name)):
      index = indexOfMatch(for: index) + 1
    default: attributeArguments = try parseArguments(.rightParen)
    }
  }

  /// The attributes whose arguments have a grammar of their own, and mean nothing to a run.
  private static let unreadAttributes = [
    "attached", "freestanding", "specialize", "differentiable", "derivative", "transpose",
    "storageRestrictions", "lifetime",
  ]

  /// Skips `(iOS 13.0, *)` or `(*, deprecated: 13, message: "…")`.
  private mutating func skipAvailability() throws(ScriptError) {
    advance()
    while !at(.rightParen) {
      if at(.multiplicative), text[current.start] == UInt8(ascii: "*") {
        advance()
      } else {
        try skipAvailabilityWord()
      }
      if !take(.comma) { break }
    }
    try expect(.rightParen, "',' or ')'")
  }

  private mutating func skipAvailabilityWord() throws(ScriptError) {
    guard atNewName else { throw unexpected("a platform and its version") }
    let word = advance()
    switch text(of: word) {
    case "message", "renamed":
      try expect(.colon, "':'")
      try skipPlainText()
    case "introduced", "obsoleted":
      try expect(.colon, "':'")
      _ = try parseMajorVersion()
    case "unavailable", "noasync": break
    case "deprecated": if take(.colon) { _ = try parseMajorVersion() }
    default: if !at(.comma), !at(.rightParen) { _ = try parseMajorVersion() }
    }
  }

  /// Skips a literal that is neither raw nor has interpolations.
  private mutating func skipPlainText() throws(ScriptError) {
    let opening = current
    guard at(.string) || at(.stringStart), text[opening.start] != UInt8(ascii: "#"),
      case .string(let segments) = try parseString().kind
    else { throw unexpected("a text") }
    for case .interpolation(let value) in segments {
      throw error("unexpected-token", "Interpolation in an attribute", at: value.range)
    }
  }

  /// Skips `(name)` or `(first:second:)`.
  private mutating func skipSelectorName() throws(ScriptError) {
    advance()
    var hasColon = false
    while !at(.rightParen) {
      let isNamed = current.isWord
      if isNamed { advance() }
      if take(.colon) {
        hasColon = true
      } else if hasColon || !isNamed || !at(.rightParen) {
        throw unexpected("the name of a method as Objective-C has it")
      }
    }
    advance()
  }
}
