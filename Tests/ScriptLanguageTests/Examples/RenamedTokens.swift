import Diagnostics

@testable import ScriptMachine
@testable import SwiftSubset

/// The tokens of an example, with the declared names and the scopes of the names.
struct RenamedTokens {
  private let parser: Parser
  private let kinds: [Token.Kind]
  /// The brace or bracket around each token.
  private let openers: [Int?]
  /// The words without backticks that can be names.
  let names: [Int]

  init(_ parser: Parser) {
    self.parser = parser
    kinds = parser.tokens.map(\.kind)
    var open: [Int] = []
    var openers: [Int?] = []
    for (place, token) in parser.tokens.enumerated() {
      if token.kind.isCloser { _ = open.popLast() }
      openers.append(open.last)
      if token.kind.isOpener { open.append(place) }
    }
    self.openers = openers
    names = parser.tokens.indices.filter {
      parser.tokens[$0].isName && !parser.tokens[$0].flags.contains(.isEscaped)
    }
  }

  /// True for a word of Swift's grammar in some places, such as `set`.
  func isKeyword(_ place: Int) -> Bool { kinds[place] != .identifier }

  func word(_ place: Int) -> String { parser.text(of: parser.tokens[place]) }

  func range(_ place: Int) -> SourceRange { parser.tokens[place].range }

  func isMember(_ place: Int) -> Bool { place > 0 && kinds[place - 1] == .period }

  func isMemberOfSelf(_ place: Int) -> Bool {
    guard isMember(place), place > 1 else { return false }
    let isSelf = kinds[place - 2] == .`self` || word(place - 2) == "Self"
    let isOptional = kinds[place - 2] == .question && place > 2 && kinds[place - 3] == .`self`
    return isSelf || isOptional
  }

  /// True for the label of an argument or a parameter, and for a key of a tuple.
  func isLabel(_ place: Int) -> Bool {
    guard place > 0, kinds[place + 1] == .colon, let opener = openers[place] else { return false }
    return kinds[opener] == .leftParen
      && (kinds[place - 1] == .leftParen || kinds[place - 1] == .comma)
  }

  /// The text with other words at some places.
  func text(with replacements: [Int: String]) -> String {
    var result: [UInt8] = []
    var end = 0
    for (place, token) in parser.tokens.enumerated() {
      guard let replacement = replacements[place] else { continue }
      result += parser.text[end..<token.start]
      result += Array(replacement.utf8)
      end = token.end
    }
    result += parser.text[end...]
    return String(decoding: result, as: UTF8.self)
  }
}

// MARK: - Locals

extension RenamedTokens {
  /// A local variable, or a parameter under its inner name.
  struct Local {
    enum Form {
      case plain
      /// A parameter with its name as label.
      case label
      /// `if let name`, where the name is also the value.
      case shorthand
    }
    let place: Int
    let form: Form
    /// The range where the name means the local, except for the declaration.
    let scope: Range<Int>
  }

  /// All locals in the order of places.
  /// - Parameter members: The beginnings of the names of members and globals, because members and
  ///   globals are not locals.
  func locals(besides members: Set<Int>) -> [Local] {
    var result: [Local] = []
    for place in kinds.indices {
      switch kinds[place] {
      case .let, .var: result += variables(at: place, members)
      case .for where kinds[place + 1] != .case: result += loopVariables(at: place)
      case .func, .`init`: result += parameters(ofFunctionAt: place)
      case .leftBrace: result += closureParameters(at: place)
      default: break
      }
    }
    return result
  }

  private func isName(_ place: Int) -> Bool {
    kinds.indices.contains(place) && parser.tokens[place].isName
      && !parser.tokens[place].flags.contains(.isEscaped)
  }

  private func match(_ opener: Int) -> Int { parser.indexOfMatch(for: opener) }

  /// The end of the brackets around a place.
  private func endOfBlock(_ place: Int) -> Int {
    openers[place].map { match($0) } ?? kinds.count - 1
  }

  /// The first token of a kind from a place on, in the same brackets.
  private func next(_ kind: Token.Kind, from place: Int) -> Int? {
    var place = place
    while place < kinds.count, !kinds[place].isCloser {
      if kinds[place] == kind { return place }
      place = kinds[place].isOpener ? match(place) + 1 : place + 1
    }
    return nil
  }

  private func variables(at keyword: Int, _ members: Set<Int>) -> [Local] {
    guard !members.contains(parser.tokens[keyword + 1].start) else { return [] }
    var places: [Int] = []
    if isName(keyword + 1) {
      places = [keyword + 1]
    } else if let opener = next(.leftParen, from: keyword), opener <= keyword + 4 {
      // The patterns are `let (a, b)` and `case let .some(a, b)`.
      places = (opener..<match(opener)).filter { isName($0) && kinds[$0 + 1] != .colon }
      places.removeAll { isMember($0) }
    }
    return places.map { variable($0, keyword) }
  }

  private enum Head { case plain, branch, loop, guarded, caught, pattern }

  /// The kind of statement around a `let` or `var`.
  private func head(of keyword: Int) -> (Head, Int) {
    var place = keyword
    while place > 0 {
      let before = kinds[place - 1]
      if parser.tokens[place].isOnNewLine, !before.goesOn { return (.plain, place) }
      place -= 1
      switch kinds[place] {
      case .if, .while: return (.branch, place)
      case .for: return (.loop, place)
      case .guard: return (.guarded, place)
      case .catch: return (.caught, place)
      case .case:
        let outer = place > 0 ? kinds[place - 1] : .endOfFile
        if [.if, .while, .guard, .for, .comma].contains(outer) { continue }
        return (.pattern, place)
      case .leftBrace, .semicolon, .in, .else: return (.plain, place)
      case let kind where kind.isCloser: place = opener(of: place)
      default: break
      }
    }
    return (.plain, 0)
  }

  private func opener(of closer: Int) -> Int {
    var place = closer - 1
    while place > 0, !(kinds[place].isOpener && match(place) == closer) { place -= 1 }
    return place
  }

  private func variable(_ place: Int, _ keyword: Int) -> Local {
    let (head, start) = head(of: keyword)
    switch head {
    case .plain:
      return Local(
        place: place, form: .plain, scope: endOfValue(keyword)..<endOfBlock(keyword))
    case .guarded:
      let end = endOfClause(place)
      return Local(
        place: place, form: shorthand(place, keyword), scope: end..<max(end, endOfBlock(start)))
    case .branch, .loop, .caught:
      let brace = next(.leftBrace, from: start) ?? place
      let from = head == .branch ? endOfClause(place) : brace
      return Local(
        place: place, form: head == .branch ? shorthand(place, keyword) : .plain,
        scope: from..<max(from, match(brace)))
    case .pattern:
      let following = [next(.case, from: start + 1), next(.default, from: start + 1)]
      let end = following.compactMap { $0 }.min() ?? endOfBlock(start)
      return Local(place: place, form: .plain, scope: place..<max(place, end))
    }
  }

  private func shorthand(_ place: Int, _ keyword: Int) -> Local.Form {
    guard place == keyword + 1, kinds[keyword - 1] != .case else { return .plain }
    return kinds[place + 1] == .equal || kinds[place + 1] == .colon ? .plain : .shorthand
  }

  /// The end of a clause of a condition.
  private func endOfClause(_ place: Int) -> Int {
    var place = place
    while place < kinds.count, ![.comma, .leftBrace, .else].contains(kinds[place]) {
      if kinds[place].isCloser { return place }
      place = kinds[place].isOpener ? match(place) + 1 : place + 1
    }
    return place
  }

  /// The end of the initial value of a variable.
  private func endOfValue(_ keyword: Int) -> Int {
    var place = keyword + 1
    while place < kinds.count, !kinds[place].isCloser, kinds[place] != .semicolon {
      if place > keyword + 1, parser.tokens[place].isOnNewLine, !kinds[place].continuesLine,
        !kinds[place - 1].goesOn
      {
        return place
      }
      place = kinds[place].isOpener ? match(place) + 1 : place + 1
    }
    return place
  }

  private func loopVariables(at keyword: Int) -> [Local] {
    guard let end = next(.in, from: keyword), let brace = next(.leftBrace, from: end) else {
      return []
    }
    let start = next(.where, from: end) ?? brace
    return (keyword..<end).filter { isName($0) && kinds[$0 - 1] != .colon && !isMember($0) }.map {
      Local(place: $0, form: .plain, scope: min(start, brace)..<match(brace))
    }
  }

  private func parameters(ofFunctionAt keyword: Int) -> [Local] {
    guard keyword == 0 || kinds[keyword - 1] != .period,
      let opener = next(.leftParen, from: keyword),
      opener <= keyword + 12
    else { return [] }
    let closer = match(opener)
    // Only the declaration of a requirement knows the parameters.
    let scope = body(behind: closer).map { $0..<match($0) } ?? closer..<closer
    return parameters(in: opener, scope: scope)
  }

  /// The brace of the body behind the parameters of a function; nil for a requirement.
  private func body(behind closer: Int) -> Int? {
    var place = closer + 1
    while place < kinds.count, kinds[place] != .leftBrace {
      let goesOn = [.arrow, .throws, .async, .where].contains(kinds[place])
      if kinds[place].isCloser { return nil }
      if parser.tokens[place].isOnNewLine, !goesOn, !kinds[place - 1].goesOn { return nil }
      place = kinds[place].isOpener ? match(place) + 1 : place + 1
    }
    return place < kinds.count ? place : nil
  }

  private func parameters(in opener: Int, scope: Range<Int>) -> [Local] {
    var result: [Local] = []
    var start = opener + 1
    while start < match(opener) {
      let end = next(.comma, from: start) ?? match(opener)
      if let colon = next(.colon, from: start), colon < end, isName(colon - 1) {
        result.append(
          Local(place: colon - 1, form: colon - 1 == start ? .label : .plain, scope: scope))
      }
      start = end + 1
    }
    return result
  }

  /// The captures with a value and the parameters of a closure.
  private func closureParameters(at brace: Int) -> [Local] {
    var place = brace + 1
    let scope = brace..<match(brace)
    var result: [Local] = []
    if kinds[place] == .leftBracket {
      for index in place..<match(place) where isName(index) && kinds[index + 1] == .equal {
        result.append(Local(place: index, form: .plain, scope: match(place)..<scope.upperBound))
      }
      place = match(place) + 1
    }
    var own: [Local] = []
    if kinds[place] == .leftParen {
      let closer = match(place)
      own = parameters(in: place, scope: scope).map {
        Local(place: $0.place, form: .plain, scope: scope)
      }
      for index in place..<closer where isName(index) {
        let isAlone = [.leftParen, .comma].contains(kinds[index - 1])
        if isAlone, [.rightParen, .comma].contains(kinds[index + 1]) {
          own.append(Local(place: index, form: .plain, scope: scope))
        }
      }
      place = closer + 1
    } else {
      while isName(place) || kinds[place] == .underscore || kinds[place] == .comma {
        if isName(place), kinds[place] != .async {
          own.append(Local(place: place, form: .plain, scope: scope))
        }
        place += 1
      }
    }
    while place < scope.upperBound, kinds[place] != .in {
      guard [.async, .throws, .arrow].contains(kinds[place]) || kinds[place - 1] == .arrow else {
        return result
      }
      place += 1
    }
    return place < scope.upperBound ? result + own : result
  }
}

extension Token.Kind {
  fileprivate var isOpener: Bool {
    [.leftParen, .leftBracket, .leftBrace, .interpolationStart].contains(self)
  }

  fileprivate var isCloser: Bool {
    [.rightParen, .rightBracket, .rightBrace, .interpolationEnd].contains(self)
  }

  /// True if the next line continues the expression or statement behind the token.
  fileprivate var goesOn: Bool {
    switch self {
    case .comma, .leftParen, .leftBracket, .equal, .colon, .arrow, .nilCoalescing, .logicalAnd,
      .logicalOr, .plus, .minus, .multiplicative, .if, .guard, .while, .for, .case:
      true
    default: false
    }
  }

  /// True if the token continues the line before.
  fileprivate var continuesLine: Bool {
    switch self {
    case .period, .question, .nilCoalescing, .colon, .logicalAnd, .logicalOr, .plus, .minus,
      .multiplicative, .comparison:
      true
    default: false
    }
  }
}
