import Diagnostics
import SwiftSubset

/// A Swift file of an app, with the names that the file declares and uses.
package struct AppFile: Sendable {
  /// The file as UTF-8.
  package let bytes: [UInt8]
  /// The problem with the syntax of the file; `nil` if the syntax is correct.
  package let error: ScriptError?
  /// The id that tells the file from the other files of the app.
  let source: SourceID
  /// The parsed file; `nil` if the syntax is wrong.
  let parsed: ParsedSource?
  /// The names that the file declares for other files, including members of extensions.
  private let declared: Set<String>
  private let types: Set<String>
  private let named: Set<String>

  /// Parses a file.
  /// - Parameters:
  ///   - bytes: The file as UTF-8.
  ///   - source: The id of the file. Another file with the same id is parsed again with a new id.
  package init(_ bytes: [UInt8], in source: SourceID = .main) {
    self.bytes = bytes
    self.source = source
    do throws(ScriptError) {
      let parsed = try ParsedSource(bytes, in: source, isFile: true)
      let code = ExampleCode(files: [parsed])
      error = nil
      self.parsed = parsed
      named = Set(code.words.words.map { $0.text })
      let types = Set(code.family.entries.map { $0.name })
      let others = code.statements.filter { !$0.isPrivate(code.words) && !$0.extends(types) }
      self.types = types
      declared = types.union(others.flatMap { $0.namesForOthers })
    } catch {
      self.error = error
      parsed = nil
      named = []
      types = []
      declared = []
    }
  }

  /// The file and the files that it needs, each with an id of its own.
  func parsed(with context: [AppFile]) -> [ParsedSource] {
    var used: Set<SourceID> = [source]
    var result = parsed.map { [$0] } ?? []
    for file in needed(of: context) {
      var file = file
      while used.contains(file.source), let free = SourceID.unused(among: used) {
        file = AppFile(file.bytes, in: free)
      }
      used.insert(file.source)
      if let parsed = file.parsed { result.append(parsed) }
    }
    return result
  }

  /// The files that declare the names this file uses, and the files that those files need in turn.
  func needed(of others: [AppFile]) -> [AppFile] {
    var left = others.filter { $0.error == nil && $0.types.isDisjoint(with: types) }
    var names = named
    var known = types
    var result: [AppFile] = []
    while let index = left.firstIndex(where: { !$0.declared.isDisjoint(with: names) }) {
      let file = left.remove(at: index)
      // Of two types with one name, only the first is known.
      guard file.types.isDisjoint(with: known) else { continue }
      result.append(file)
      names.formUnion(file.named)
      known.formUnion(file.types)
    }
    return result
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

  /// True if the statement extends one of some types. A file that needs the extension names the
  /// type.
  fileprivate func extends(_ types: Set<String>) -> Bool {
    if case .type(let type) = kind { return type.role == .extension && types.contains(type.name) }
    return false
  }

  /// The names that a declaration at top level adds for other files.
  fileprivate var namesForOthers: [String] {
    switch kind {
    case .function(let function): [function.name]
    case .variable(let variable): variable.names
    case .typeAlias(let name, _): [name]
    case .type(let type) where type.role == .extension:
      type.members.flatMap { $0.namesForOthers }
    case .type(let type): [type.name]
    case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .import, .labeled:
      []
    }
  }
}

extension VariableDeclaration {
  fileprivate var names: [String] {
    entries.flatMap { entry in
      if case .binding(let name) = entry.pattern { return [name] }
      return []
    }
  }
}

extension SourceID {
  /// The first id that no text uses. The drive's own id is never returned.
  fileprivate static func unused(among used: Set<SourceID>) -> SourceID? {
    (0..<UInt16.max).lazy.map { SourceID($0) }.first { !used.contains($0) }
  }
}
