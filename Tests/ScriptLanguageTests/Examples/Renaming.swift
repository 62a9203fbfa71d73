import Diagnostics
import LifecycleEngine
import SwiftSubset

@testable import ExampleRuns
@testable import UIKitNames

/// An example with other names for everything outside UIKit.
///
/// Words that only the example uses get another name everywhere: declarations, locals, parameters,
/// labels, and names of omitted code. A word of the library gets another name only where the word
/// means a declaration of the example: a local or parameter in its scope, a member within its type.
struct Renaming {
  let text: String
  /// The library's words declared in the example that cannot be told from the library's own words.
  let kept: Set<String>
  /// Every new name with the old name.
  private let names: [String: String]

  /// - Returns: Nil if the example has no name to change.
  init?(_ text: String, isFile: Bool = false) throws {
    let source = ExampleSource(text)
    let code = isFile ? try ExampleCode(file: source.code) : try ExampleCode(source.code)
    let tokens = RenamedTokens(try Parser(try ActiveCode(of: source.code)))
    var renamer = Renamer(code, tokens)
    renamer.renameOwnWords()
    renamer.renameDeclaredWords()
    renamer.renameLocals()
    guard !renamer.replacements.isEmpty else { return nil }
    self.text = tokens.text(with: renamer.replacements)
    kept = renamer.kept
    names = renamer.names
  }

  /// A diagnostic of the renamed example, with the original names.
  func original(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text + "\n" {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      // Instances without a name have numbers.
      let number = word.reversed().prefix { $0.isNumber }
      result +=
        names[word] ?? names[String(word.dropLast(number.count))].map { $0 + number.reversed() }
        ?? word
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }
}

/// Gives names to the words of an example, token by token.
struct Renamer {
  private let code: ExampleCode
  private let tokens: RenamedTokens
  private(set) var replacements: [Int: String] = [:]
  private(set) var names: [String: String] = [:]
  private(set) var kept: Set<String> = []
  /// The overridden names, except for names declared in the example itself.
  private var overrides: Set<String> = []

  init(_ code: ExampleCode, _ tokens: RenamedTokens) {
    self.code = code
    self.tokens = tokens
    var declared: Set<String> = []
    for statement in code.statements { note(statement, &declared) }
    overrides.subtract(declared)
  }

  private mutating func note(_ statement: Statement, _ declared: inout Set<String>) {
    switch statement.kind {
    case .type(let type): for member in type.members { note(member, &declared) }
    case .function(let function):
      if function.modifiers.isOverride {
        overrides.insert(function.name)
      } else {
        declared.insert(function.name)
      }
    case .variable(let variable):
      for case .binding(let name) in variable.entries.map(\.pattern) {
        if variable.modifiers.isOverride { overrides.insert(name) } else { declared.insert(name) }
      }
    default: break
    }
  }

  /// A new name, unused in all examples, for the word of a type or of something else.
  private mutating func newName(for word: String) -> String {
    let isType = word.first?.isUppercase ?? false
    let name = "\(isType ? "Qx" : "qx")\(names.count)z"
    names[name] = word
    return name
  }

  private func isOwned(_ name: String) -> Bool {
    LibraryWords.all.contains(name) || !Callback.named(name).isEmpty
      || RedeclarableNames.all.contains(name)
      || LibraryNames.isPrefixed(name) || name == code.wrapper || name == code.body
      || name.hasPrefix("$") || name.hasPrefix("_") || overrides.contains(name)
  }

  mutating func renameOwnWords() {
    var own: [String: String] = [:]
    for place in tokens.names where !isOwned(tokens.word(place)) {
      let word = tokens.word(place)
      let name = own[word] ?? newName(for: word)
      own[word] = name
      replacements[place] = name
    }
  }
}

// MARK: - Members, types and functions

extension Renamer {
  /// A declaration of an example under a name of the library.
  private struct Declared {
    let name: String
    let isType: Bool
    /// True if the name is the label of a memberwise initializer.
    let isLabel: Bool
    /// The ranges where code can use the name without a prefix.
    let ranges: [SourceRange]

    var key: String { name + ranges.map { " \($0.start)" }.joined() }

    func overlaps(_ other: Declared) -> Bool {
      ranges.contains { one in
        other.ranges.contains { one.start < $0.end && $0.start < one.end }
      }
    }
  }

  mutating func renameDeclaredWords() {
    var declared: [Declared] = []
    var untouchable: Set<String> = []
    let everything = [SourceRange(0, code.sources[0].bytes.count)]
    for statement in code.statements {
      switch statement.kind {
      case .type(let type): add(type, to: &declared, &untouchable)
      default:
        for name in names(of: statement) {
          declared.append(
            Declared(name: name, isType: false, isLabel: false, ranges: everything))
        }
      }
    }
    var renamed: Set<String> = []
    for item in declared where isOwned(item.name) && item.name != code.wrapper {
      guard item.name != code.body else { continue }
      // Overloads share a name. Members of unrelated types may share a name too.
      let same = declared.filter { $0.name == item.name }
      let isClear = same.allSatisfy { $0.ranges == item.ranges || !$0.overlaps(item) }
      guard renamed.insert(item.key).inserted else { continue }
      guard isClear, !untouchable.contains(item.name), rename(item) else {
        kept.insert(item.name)
        continue
      }
    }
  }

  /// The names declared in a statement, except for overrides.
  private func names(of statement: Statement) -> [String] {
    switch statement.kind {
    case .function(let function):
      guard case .function = function.role, !function.modifiers.isOverride else { return [] }
      let isOfDelegate = DelegateMethods.protocols.contains {
        $0.signatures.contains(function.signature)
      }
      return isOfDelegate ? [] : [function.name]
    case .variable(let variable) where !variable.modifiers.isOverride:
      return variable.entries.compactMap {
        if case .binding(let name) = $0.pattern { name } else { nil }
      }
    case .typeAlias(let name, _): return [name]
    default: return []
    }
  }

  /// - Parameter untouchable: Names possibly required by a protocol.
  private func add(
    _ type: TypeDeclaration, to declared: inout [Declared], _ untouchable: inout Set<String>
  ) {
    let entry = code.family.entry(named: type.name)
    let isOwn = entry != nil
    let everything = [SourceRange(0, code.sources[0].bytes.count)]
    if type.role != .extension {
      declared.append(
        Declared(
          name: type.name, isType: true, isLabel: false, ranges: everything))
    }
    // Bare members have no type around the members.
    let ranges =
      type.name == code.wrapper ? everything : isOwn ? rangesWithHeirs(of: type.name) : []
    let conforms = !isOwn || inherits(fromLibrary: entry?.inherited ?? [], isClass: entry?.isClass)
    for member in type.members {
      if case .type(let nested) = member.kind {
        add(nested, to: &declared, &untouchable)
        continue
      }
      for name in names(of: member) {
        let end = SourcePlace(source: member.range.source, offset: member.range.end)
        let isPrivate = code.words.isPrivate(member.range.place, end)
        if type.role == .protocol || conforms && !isPrivate {
          untouchable.insert(name)
        } else {
          declared.append(
            Declared(
              name: name, isType: false, isLabel: type.role == .struct, ranges: ranges))
        }
      }
    }
    for item in type.cases where isOwned(item.name) { untouchable.insert(item.name) }
    untouchable.formUnion(type.cases.map(\.name))
  }

  /// True if a type inherits from an undeclared type other than a class of UIKit. The undeclared
  /// type may require the members of the type.
  private func inherits(fromLibrary names: [String], isClass: Bool?) -> Bool {
    names.contains { name in
      code.family.entry(named: name) == nil && !BuiltInTypes.all.contains(name)
        && !CommonViews.names.contains(name)
    }
  }

  /// The declarations of a type, of the type's extensions and of the type's heirs.
  private func rangesWithHeirs(of name: String) -> [SourceRange] {
    var result: [SourceRange] = []
    var found: Set<String> = [name]
    for _ in code.family.entries {
      for entry in code.family.entries where !found.isDisjoint(with: entry.inherited) {
        found.insert(entry.name)
      }
    }
    func add(_ statements: [Statement]) {
      for statement in statements {
        guard case .type(let type) = statement.kind else { continue }
        if found.contains(where: { $0 == type.name || $0.hasSuffix("." + type.name) }) {
          result.append(statement.range)
        } else {
          add(type.members)
        }
      }
    }
    add(code.statements)
    return result
  }

  /// - Returns: True if every place of the word is known to mean the declaration.
  private mutating func rename(_ item: Declared) -> Bool {
    var places: [Int] = []
    for place in tokens.names where tokens.word(place) == item.name {
      if tokens.isKeyword(place) { return false }
      if tokens.isLabel(place) {
        // A label of another call has another meaning. A label of a memberwise initializer may mean
        // the item.
        if item.isLabel { return false }
        continue
      }
      if tokens.isMember(place) {
        guard tokens.isMemberOfSelf(place) || item.isType && isInTypeOfFile(place) else {
          return false
        }
      }
      let range = tokens.range(place)
      if item.ranges.contains(where: { $0.start <= range.start && range.end <= $0.end }) {
        places.append(place)
      }
    }
    let name = newName(for: item.name)
    for place in places { replacements[place] = name }
    return true
  }

  /// True if the word before the period is a type of the example.
  private func isInTypeOfFile(_ place: Int) -> Bool {
    place > 1 && code.family.entry(named: tokens.word(place - 2)) != nil
  }
}

// MARK: - Locals and parameters

extension Renamer {
  /// Renames locals and parameters with words of the library, each within its scope.
  mutating func renameLocals() {
    let members = memberPlaces
    for local in tokens.locals(besides: members) where isOwned(tokens.word(local.place)) {
      let word = tokens.word(local.place)
      guard word != "self" else { continue }
      let name = newName(for: word)
      // The value still has the earlier meaning of the word.
      let outer = replacements[local.place] ?? word
      for place in tokens.names where local.scope.contains(place) && tokens.word(place) == word {
        if !tokens.isMember(place), !tokens.isLabel(place) { replacements[place] = name }
      }
      switch local.form {
      case .plain: replacements[local.place] = name
      case .label: replacements[local.place] = "\(word) \(name)"
      case .shorthand: replacements[local.place] = "\(name) = \(outer)"
      }
    }
  }

  /// The beginnings of the names of members and of declarations at top level.
  private var memberPlaces: Set<Int> {
    var result: Set<Int> = []
    func add(_ statements: [Statement]) {
      for statement in statements {
        switch statement.kind {
        case .type(let type): add(type.members)
        case .variable(let variable):
          for entry in variable.entries { result.insert(entry.range.start) }
        default: break
        }
      }
    }
    add(code.statements)
    return result
  }
}

/// UIKit's members that an example may declare again under the same name.
private enum RedeclarableNames {
  static let all: Set<String> = Set(
    UIKitClass.allCases.flatMap { UIKitNames.simulated($0) } + CommonViews.names
      + BuiltInTypes.all)
}
