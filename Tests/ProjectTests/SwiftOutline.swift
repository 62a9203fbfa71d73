/// The declarations of a Swift file, read from its tokens.
struct SwiftOutline {
  enum Kind: Equatable {
    /// A struct, class, enum, actor, protocol, type alias or associated type.
    case type
    /// A placeholder of a generic declaration.
    case placeholder
    /// A function, property or case of a type.
    case member
    /// A function or variable outside of types.
    case global
    /// A variable or function in a body.
    case local
    /// A label of an argument, or a parameter.
    case label
  }

  struct Declaration {
    let name: String
    let kind: Kind
    let line: Int
    /// The type that an extension around the declaration extends.
    let extended: String?
  }

  /// The lines from the keyword of a type or an extension to the closing brace.
  struct Body {
    /// The name with the types around: `Machine.Frame`.
    let type: String
    let isExtension: Bool
    let lines: ClosedRange<Int>
  }

  /// The case of an enum.
  struct Case {
    /// The enum with the types around: `Expression.Kind`.
    let type: String
    let name: String
    /// The number of values that the case carries.
    let payload: Int
  }

  fileprivate(set) var declarations: [Declaration] = []
  fileprivate(set) var bodies: [Body] = []
  fileprivate(set) var cases: [Case] = []
  /// True if every brace has its counterpart.
  fileprivate(set) var isBalanced = true

  init(_ tokens: [SwiftToken]) {
    var reader = OutlineReader(tokens)
    reader.read()
    self = reader.outline
  }

  fileprivate init() {}
}

private struct OutlineReader {
  /// The content of a pair of braces.
  struct Scope {
    /// The path of the type, or `nil` for any other braces.
    var type: String?
    var isEnum = false
    /// The type that is extended, in the braces of an extension.
    var extended: String?
    var line = 0
  }

  let tokens: [SwiftToken]
  var outline = SwiftOutline()
  var index = 0
  var scopes: [Scope] = []
  /// A named type whose braces have not come yet.
  var pending: Scope?

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  func text(_ place: Int) -> String {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  func isWord(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].isWord }

  mutating func declare(_ place: Int, _ kind: SwiftOutline.Kind) {
    guard isWord(place), text(place) != "_" else { return }
    outline.declarations.append(
      SwiftOutline.Declaration(
        name: text(place), kind: kind, line: tokens[place].line,
        extended: scopes.last { $0.type != nil }?.extended))
  }

  /// The kind of a variable or function that is declared in the innermost braces.
  var kind: SwiftOutline.Kind {
    guard let scope = scopes.last else { return .global }
    return scope.type == nil ? .local : .member
  }

  mutating func read() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case "{": open()
      case "}": close()
      case ":" where token.isGlued && isWord(index - 1) && text(index - 2) != ".":
        declare(index - 1, .label)
      default:
        if !token.isEscaped, text(index - 1) != ".", text(index + 1) != ":" { readKeyword() }
      }
      index += 1
    }
    if !scopes.isEmpty { outline.isBalanced = false }
  }

  mutating func open() {
    scopes.append(pending ?? Scope())
    guard pending == nil else { return pending = nil }
    declareParameters(from: index + 1)
  }

  mutating func close() {
    guard let scope = scopes.popLast() else { return outline.isBalanced = false }
    guard let type = scope.type else { return }
    outline.bodies.append(
      .init(
        type: type, isExtension: scope.extended != nil, lines: scope.line...tokens[index].line))
  }

  mutating func readKeyword() {
    switch text(index) {
    case "struct", "class", "enum", "protocol", "actor", "extension": readType()
    case "typealias", "associatedtype":
      declare(index + 1, .type)
      declarePlaceholders(from: index + 2)
    case "func":
      declare(index + 1, kind)
      declarePlaceholders(from: index + 2)
    case "init", "subscript": declarePlaceholders(from: index + 1)
    case "let", "var", "for": readNames()
    case "case" where scopes.last?.isEnum == true: readCases()
    default: break
    }
  }
}

extension OutlineReader {
  mutating func readType() {
    let keyword = text(index)
    let modified = ["func", "var", "let", "subscript", "init", "override", "final"]
    guard isWord(index + 1), !modified.contains(text(index + 1)) else { return }
    let around = scopes.last { $0.type != nil }?.type
    var path = text(index + 1)
    var next = index + 2
    if keyword == "extension" {
      while text(next) == ".", isWord(next + 1) {
        path += "." + text(next + 1)
        next += 2
      }
    } else {
      declare(index + 1, .type)
      declarePlaceholders(from: next)
    }
    pending = Scope(
      type: around.map { $0 + "." + path } ?? path, isEnum: keyword == "enum",
      extended: keyword == "extension" ? path : nil, line: tokens[index].line)
  }

  /// Reads the names behind `let`, `var` and `for`. The names of a pattern stand in parentheses.
  mutating func readNames() {
    var next = index + 1
    if ["let", "var", "case", "await", "try"].contains(text(next)) { return }
    if isWord(next) { return declare(next, kind) }
    while text(next) == "." || isWord(next) { next += 1 }
    guard text(next) == "(" else { return }
    declareList(from: next + 1)
  }

  /// Declares the words that stand alone between commas, up to the closing parenthesis.
  mutating func declareList(from start: Int) {
    var depth = 1
    var next = start
    while depth > 0, next < tokens.count {
      if text(next) == "(" { depth += 1 }
      if text(next) == ")" { depth -= 1 }
      if isWord(next), [",", ")"].contains(text(next + 1)) { declare(next, .local) }
      next += 1
    }
  }

  /// Declares `Element` of `<Element: Equatable>`.
  mutating func declarePlaceholders(from start: Int) {
    guard text(start) == "<" else { return }
    var depth = 1
    var next = start + 1
    while depth > 0, next < tokens.count {
      if depth == 1, ["<", ",", "each"].contains(text(next - 1)) { declare(next, .placeholder) }
      if text(next) == "<" { depth += 1 }
      if text(next) == ">", text(next - 1) != "-" { depth -= 1 }
      next += 1
    }
  }

  /// Declares `a` and `b` of a closure that begins with `{ a, b in`.
  mutating func declareParameters(from start: Int) {
    let marks = [",", "(", ")", "[", "]", ":", ".", "?", "<", ">", "-", "@", "="]
    var next = start
    while next < tokens.count, tokens[next].line == tokens[start].line, text(next) != "in" {
      guard isWord(next) || marks.contains(text(next)) else { return }
      next += 1
    }
    guard text(next) == "in" else { return }
    for place in start..<next where isWord(place) && !tokens[place].isCapitalized {
      declare(place, .local)
    }
  }

  /// Reads the cases behind `case` in the braces of an enum.
  mutating func readCases() {
    guard let type = scopes.last?.type else { return }
    var next = index + 1
    while isWord(next) {
      declare(next, .member)
      let payload = payload(from: next + 1)
      outline.cases.append(
        SwiftOutline.Case(type: type, name: text(next), payload: payload.count))
      next = payload.end
      if text(next) == "=" {
        let line = tokens[next].line
        while next < tokens.count, text(next) != ",", tokens[next].line == line { next += 1 }
      }
      guard text(next) == "," else { return }
      next += 1
    }
  }

  /// The number of values between the parentheses that may stand here, and the place behind them.
  func payload(from start: Int) -> (count: Int, end: Int) {
    guard text(start) == "(" else { return (0, start) }
    var count = 1
    var depth = 0
    var next = start
    repeat {
      if ["(", "[", "<"].contains(text(next)) { depth += 1 }
      if [")", "]"].contains(text(next)) || text(next) == ">" && text(next - 1) != "-" {
        depth -= 1
      }
      if text(next) == ",", depth == 1 { count += 1 }
      next += 1
    } while depth > 0 && next < tokens.count
    return (count, next)
  }
}
