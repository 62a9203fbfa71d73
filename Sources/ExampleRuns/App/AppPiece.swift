import Diagnostics
import SwiftSubset

/// A part of a file that code of an app reaches by itself: a declaration at top level, a type without
/// the members that are parts of their own, or such a member.
struct AppPiece: Sendable {
  /// The kinds of parts.
  enum Kind: Sendable {
    /// A function, a variable or another name at top level.
    case declaration
    /// A type with its stored properties, initialisers, overrides and cases.
    case type
    /// The head of an extension, with the protocols.
    case extended
    /// A method, a computed property or a nested type. Code reaches the member through its type.
    case member
  }

  let kind: Kind
  /// The names that other code uses.
  let names: [String]
  /// The type that the part belongs to; empty for a declaration at top level.
  let owner: String
  /// The superclass and the protocols of a type or an extension.
  let inherited: [String]
  let range: SourceRange
  /// True if only code of the same file can name the declaration.
  let isPrivate: Bool
  /// True for a method that a library may call by its name.
  let mayBeCallback: Bool
  /// The distinct names in the part, in order.
  private(set) var mentions: [String] = []
  /// The place of the statement, and of the member, in the file.
  let statement: Int
  let member: Int?

  /// The number of bytes in the part.
  private(set) var size: Int

  /// True for a part that needs no other part of its type.
  var isMember: Bool { member != nil }

  /// The parts of a file, in order.
  static func all(in source: ParsedSource) -> [AppPiece] {
    var result: [AppPiece] = []
    for (index, statement) in source.statements.enumerated() {
      guard case .type(let type) = statement.kind else {
        let names = statement.namesForOthers
        guard !names.isEmpty else { continue }
        result.append(
          AppPiece(
            .declaration, names, statement, at: index,
            isPrivate: statement.isPrivate(source.words), source))
        continue
      }
      let split = type.members.indices.filter { type.isSplit(at: $0) }
      var frame = AppPiece(
        type.role == .extension ? .extended : .type, type.role == .extension ? [] : [type.name],
        statement, at: index, owner: type.name, inherited: type.inherited.flatMap { $0.names },
        isPrivate: statement.isPrivate(source.words), source)
      let members = split.map { place in
        AppPiece(
          .member, type.members[place].memberNames, type.members[place], at: index, member: place,
          owner: type.name, isPrivate: false, source)
      }
      frame.remove(members, source)
      result.append(frame)
      result += members
    }
    return result
  }

  private init(
    _ kind: Kind, _ names: [String], _ part: Statement, at statement: Int, member: Int? = nil,
    owner: String = "", inherited: [String] = [], isPrivate: Bool, _ source: ParsedSource
  ) {
    self.kind = kind
    self.names = names
    self.owner = owner
    self.inherited = inherited
    self.isPrivate = isPrivate
    self.statement = statement
    self.member = member
    range = part.range
    size = part.range.end - part.range.start
    if case .function(let function) = part.kind {
      mayBeCallback = !function.modifiers.attributes.contains { $0.hasPrefix("IB") }
    } else {
      mayBeCallback = false
    }
    if kind != .type, kind != .extended { mentions = source.names(in: [part.range]) }
  }

  /// Leaves the members to their own parts.
  private mutating func remove(_ members: [AppPiece], _ source: ParsedSource) {
    var rest: [SourceRange] = []
    var start = range.start
    for member in members {
      rest.append(SourceRange(start, max(start, member.range.start), in: range.source))
      start = max(start, member.range.end)
      size -= member.size
    }
    rest.append(SourceRange(start, max(start, range.end), in: range.source))
    mentions = source.names(in: rest)
  }
}

extension ParsedSource {
  /// The distinct names in some ranges, those in the interpolations of texts included.
  fileprivate func names(in ranges: [SourceRange]) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    for range in ranges {
      for word in words.words(in: range) where known.insert(word.text).inserted {
        result.append(word.text)
      }
      for name in words.interpolatedNames(in: range) where known.insert(name).inserted {
        result.append(name)
      }
    }
    return result
  }

  /// The text without the parts that nothing needs.
  /// - Parameter isKept: Returns true for a part that is needed, by the number of the part.
  func keeping(_ isKept: (Int) -> Bool) -> ParsedSource {
    let pieces = AppPiece.all(in: self)
    var keptMembers: [Int: [Int]] = [:]
    var keptStatements: Set<Int> = []
    for (number, piece) in pieces.enumerated() where isKept(number) {
      keptStatements.insert(piece.statement)
      if let member = piece.member { keptMembers[piece.statement, default: []].append(member) }
    }
    var dropped: [SourceRange] = []
    var result: [Statement] = []
    for (index, statement) in statements.enumerated() {
      if case .import = statement.kind {
        result.append(statement)
        continue
      }
      guard keptStatements.contains(index) else {
        dropped.append(statement.range)
        continue
      }
      guard case .type(let type) = statement.kind else {
        result.append(statement)
        continue
      }
      let kept = keptMembers[index] ?? []
      let left = type.members.indices.filter { type.isSplit(at: $0) && !kept.contains($0) }
      dropped += left.map { type.members[$0].range }
      result.append(Statement(.type(type.without(left)), at: statement.range))
    }
    return ParsedSource(self, statements: result, words: WordTable(words, without: dropped))
  }
}

extension TypeDeclaration {
  /// True if code reaches the member by its name, so the type does not need the member.
  fileprivate func isSplit(at place: Int) -> Bool {
    guard role != .protocol else { return false }
    switch members[place].kind {
    case .function(let function):
      guard case .function = function.role else { return false }
      return !function.modifiers.isOverride && function.hasWordAsName
    case .variable(let variable):
      guard !variable.modifiers.isOverride else { return false }
      return variable.modifiers.isStatic || variable.modifiers.isLazy
        || variable.entries.allSatisfy { $0.accessors?.getter != nil }
    case .type(let type): return type.role != .extension
    case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      return false
    }
  }

  fileprivate func without(_ places: [Int]) -> TypeDeclaration {
    guard !places.isEmpty else { return self }
    return TypeDeclaration(
      role: role, name: name, nameRange: nameRange, modifiers: modifiers, isGeneric: isGeneric,
      inherited: inherited, selfBounds: selfBounds,
      members: members.indices.filter { !places.contains($0) }.map { members[$0] }, cases: cases)
  }
}

extension FunctionDeclaration {
  /// True if code names the function where the code calls it, unlike operators and subscripts.
  fileprivate var hasWordAsName: Bool {
    guard name != "subscript", let first = name.utf8.first else { return false }
    return first | 32 >= 97 && first | 32 <= 122 || first == UInt8(ascii: "_") || first >= 128
  }
}

extension Statement {
  /// True if only code of the same file can name the declaration.
  fileprivate func isPrivate(_ words: WordTable) -> Bool {
    switch kind {
    case .function(let function): words.isPrivate(range.place, function.nameRange.place)
    case .type(let type): words.isPrivate(range.place, type.nameRange.place)
    case .variable(let variable):
      words.isPrivate(range.place, variable.entries.first?.range.place ?? range.place)
    case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      false
    }
  }

  /// The names that a declaration other than a type gives to other code.
  fileprivate var namesForOthers: [String] {
    switch kind {
    case .function(let function): [function.name]
    case .variable(let variable): variable.entries.flatMap { $0.pattern.names }
    case .typeAlias(let name, _): [name]
    case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .import, .labeled, .type:
      []
    }
  }

  /// The names of a member, by which code reaches the member.
  fileprivate var memberNames: [String] {
    if case .type(let type) = kind { return [type.name] }
    return namesForOthers
  }
}
