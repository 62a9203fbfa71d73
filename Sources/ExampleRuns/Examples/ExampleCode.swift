import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

/// A parsed example: its declarations, with bare code wrapped in a class, and its screen classes.
struct ExampleCode {
  /// The texts: the example, or the checked file of an app followed by the files that it needs.
  let sources: [ParsedSource]
  /// The statements at top level: types, global variables, functions.
  private(set) var statements: [Statement]
  private(set) var family: ClassFamily
  /// The class that wraps the bare members and statements of the example.
  let wrapper: String?
  /// The method that wraps the bare statements.
  let body: String?
  let words: WordTable
  /// True if the code is a file of an app, with the files that it needs.
  let isFile: Bool
  /// The members that are left out, because the simulator cannot compile them.
  private(set) var unread: [SourceRange] = []

  /// Parses an example.
  /// - Throws: The errors in the syntax.
  init(_ bytes: [UInt8]) throws(ScriptError) {
    self.init([try ParsedSource(bytes, in: .main)], isFile: false)
  }

  /// Parses a file of an app. Code at top level is not wrapped.
  /// - Throws: The errors in the syntax.
  init(file bytes: [UInt8]) throws(ScriptError) {
    self.init(files: [try ParsedSource(bytes, in: .main, isFile: true)])
  }

  /// Joins files of an app.
  /// - Parameter files: The checked file, then the other files. Each file has its own id.
  init(files: [ParsedSource]) { self.init(files, isFile: true) }

  private init(_ sources: [ParsedSource], isFile: Bool) {
    let parsed = sources.flatMap { $0.statements }
    words = WordTable(joining: sources.map { $0.words })
    self.sources = sources
    self.isFile = isFile
    let sorted = SortedStatements(
      parsed, words, hasControllers: !ClassFamily(parsed).controllers.isEmpty)
    guard sorted.needsWrapper, !isFile else {
      statements = isFile ? parsed.filter { $0.isDeclaration } : parsed
      family = ClassFamily(parsed)
      wrapper = nil
      body = nil
      if let screen = plainScreen {
        self.statements.append(screen)
        self.family = ClassFamily(self.statements)
        if subjects.allSatisfy({ $0.helpers.isEmpty }) {
          self.statements.removeLast()
          self.family = ClassFamily(self.statements)
        }
      }
      return
    }
    let names = ClassFamily(parsed)
    let name = words.free("Screen") { names.entry(named: $0) == nil }
    let wrapped = sorted.wrapped(in: name, method: words.free("statements") { _ in true })
    statements = sorted.declarations + [wrapped.type]
    family = ClassFamily(statements)
    wrapper = name
    body = wrapped.method
  }
}

extension ExampleCode {
  /// Replaces the statements of a file.
  /// - Parameter left: The members that are left out.
  mutating func keep(_ statements: [Statement], without left: [Statement]) {
    self.statements = statements
    family = ClassFamily(statements)
    unread += left.map { $0.range }
  }

  /// The bytes from a place to the end of its text.
  func bytes(from place: SourcePlace) -> ArraySlice<UInt8> {
    guard let source = sources.first(where: { $0.id == place.source }) else { return [] }
    return source.bytes[place.offset...]
  }

  /// The text in a range.
  func text(in range: SourceRange) -> String {
    String(decoding: bytes(from: range.place).prefix(range.end - range.start), as: UTF8.self)
  }

  /// True if two places are in the same line.
  func isSameLine(_ one: SourcePlace, _ other: SourcePlace) -> Bool {
    guard one.source == other.source, let source = sources.first(where: { $0.id == one.source })
    else { return false }
    return source.line(of: one.offset) == source.line(of: other.offset)
  }

  /// A plain screen class for code without screens, such as extensions that any screen can use.
  fileprivate var plainScreen: Statement? {
    guard family.controllers.isEmpty, let range = family.firstRange ?? statements.first?.range
    else { return nil }
    let place = SourceRange(range.start, range.start, in: range.source)
    let protocols = family.protocolsWithoutRequirements
    let type = TypeDeclaration(
      role: .class, name: words.free("Screen") { family.entry(named: $0) == nil },
      nameRange: place, modifiers: Modifiers(),
      inherited: (["UIViewController"] + protocols).map { .named($0, []) }, members: [], cases: [])
    return Statement(.type(type), at: place)
  }
}

extension Statement {
  /// True if the statement is a declaration.
  fileprivate var isDeclaration: Bool {
    switch kind {
    case .type, .function, .variable, .import, .typeAlias: true
    case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .labeled:
      false
    }
  }
}

/// The statements of an example, sorted by role.
private struct SortedStatements {
  /// The statements for the top level.
  var declarations: [Statement] = []
  /// The members for the wrapper class.
  var members: [Statement] = []
  /// The statements for a method of the wrapper class.
  var body: [Statement] = []

  var needsWrapper: Bool { !members.isEmpty || !body.isEmpty }

  /// - Parameter hasControllers: True if the example declares screen classes.
  init(_ statements: [Statement], _ words: WordTable, hasControllers: Bool) {
    var variables: [Statement] = []
    let isFree = hasControllers && !SortedStatements.needsScreen(statements, words)
    for statement in statements {
      switch statement.kind {
      case .type, .import, .typeAlias: declarations.append(statement)
      case .function:
        if isFree { declarations.append(statement) } else { members.append(statement) }
      case .variable where isFree: declarations.append(statement)
      case .variable: variables.append(statement)
      case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
        .throw, .break, .continue, .fallthrough, .skipped, .labeled:
        body.append(statement)
      }
    }
    let functions = members.map { $0.range }
    for variable in variables {
      switch SortedStatements.place(
        of: variable, functions, hasStatements: !body.isEmpty,
        hasTypes: declarations.contains { $0.isType }, words)
      {
      case .global: declarations.append(variable)
      case .member: members.append(variable)
      case .local:
        // A local variable keeps its place among the statements.
        let index = body.firstIndex { $0.range.start > variable.range.start } ?? body.count
        body.insert(variable, at: index)
      }
    }
  }

  /// True if a statement can only belong to a screen: an override, an action, or code that uses a
  /// member of a screen.
  private static func needsScreen(_ statements: [Statement], _ words: WordTable) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .type, .import, .typeAlias: return false
      case .function(let function):
        let given = function.parameters.map { $0.name }
        guard case .function = function.role else { return true }
        return isMarked(function.modifiers)
          || words.words(in: statement.range).contains {
            !given.contains($0.text) && isOfScreen($0)
          }
      case .variable(let variable):
        return isMarked(variable.modifiers)
          || words.words(in: statement.range).contains { isOfScreen($0) }
      case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
        .throw, .break, .continue, .fallthrough, .skipped, .labeled:
        return true
      }
    }
  }

  private static func isMarked(_ modifiers: Modifiers) -> Bool {
    modifiers.isOverride || modifiers.isLazy || modifiers.strength != .strong
      || modifiers.attributes.contains { $0 == "objc" || $0.hasPrefix("IB") }
  }

  private static func isOfScreen(_ word: WordTable.Word) -> Bool {
    !word.isMember
      && (word.text == "self" || UIKitNames.isMember(word.text, of: .viewController))
  }

  private enum Place { case global, member, local }

  private static func place(
    of variable: Statement, _ functions: [SourceRange], hasStatements: Bool, hasTypes: Bool,
    _ words: WordTable
  ) -> Place {
    guard case .variable(let declaration) = variable.kind else { return .local }
    let modifiers = declaration.modifiers
    let isMarked =
      modifiers.isOverride || modifiers.isLazy || modifiers.strength != .strong
      || !modifiers.attributes.isEmpty
    // Beside whole types only, the variable is a variable of the file.
    let isOfFile = functions.isEmpty && !hasStatements && hasTypes
    if !isMarked, words.hasAccessLevel(variable.range) { return isOfFile ? .global : .member }
    let isComputed = declaration.entries.contains { $0.accessors != nil }
    if isMarked || isComputed { return .member }
    if functions.isEmpty { return hasStatements ? .local : .global }
    guard hasStatements else { return .member }
    let names = declaration.entries.flatMap { $0.pattern.names }
    let isUsed = names.contains { name in
      functions.contains { words.contains(name, in: $0) }
    }
    return isUsed ? .member : .local
  }

  /// The class that wraps the members and statements.
  func wrapped(in name: String, method: String) -> (type: Statement, method: String?) {
    var all = members
    var range = members.first?.range ?? body[0].range
    if let first = body.first, let last = body.last {
      let start = first.range.start
      let place = SourceRange(start, start, in: first.range.source)
      let function = FunctionDeclaration(
        role: .function, name: method, nameRange: place, modifiers: Modifiers(), parameters: [],
        isAsync: false, isThrowing: false, returnType: nil, body: body)
      all.append(Statement(.function(function), at: first.range.union(last.range)))
      if first.range.start < range.start { range = first.range }
    }
    let declaration = TypeDeclaration(
      role: .class, name: name, nameRange: SourceRange(range.start, range.start, in: range.source),
      modifiers: Modifiers(), inherited: [.named("UIViewController", [])], members: all, cases: [])
    return (Statement(.type(declaration), at: range), body.isEmpty ? nil : method)
  }
}

extension Pattern {
  /// The names that the pattern binds.
  var names: [String] {
    switch self {
    case .binding(let name), .variable(let name): [name]
    case .tuple(let elements): elements.flatMap { $0.names }
    case .wildcard, .expression, .enumCase, .isType, .asType, .some: []
    }
  }
}
