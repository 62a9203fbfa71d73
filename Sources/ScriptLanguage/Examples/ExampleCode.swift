import Diagnostics
import LifecycleEngine
import SwiftSubset

/// An example that was parsed: declarations, put into a class where they stand alone, and the classes of
/// screens among them.
struct ExampleCode {
  /// The texts: one of an example; the checked file of an app, and behind it those that it needs.
  let sources: [ParsedSource]
  /// What stands at the top level: types, global variables, functions.
  private(set) var statements: [Statement]
  private(set) var family: ClassFamily
  /// The class that the bare members and statements of the example were put into.
  let wrapper: String?
  /// The method that the bare statements were put into.
  let body: String?
  let words: WordTable
  /// True if the code is a file of an app, with the files that it needs.
  let isFile: Bool

  /// Parses an example.
  /// - Throws: What is wrong with its syntax.
  init(_ bytes: [UInt8]) throws(ScriptError) {
    self.init([try ParsedSource(bytes, in: .main)], isFile: false)
  }

  /// Parses a file of an app: what stands at its top level is what it is.
  /// - Throws: What is wrong with its syntax.
  init(file bytes: [UInt8]) throws(ScriptError) {
    self.init(files: [try ParsedSource(bytes, in: .main)])
  }

  /// Puts files of an app together.
  /// - Parameter files: The file that is looked at first, and the others with other ids.
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
  /// The bytes from a place to the end of its text.
  func bytes(from place: SourcePlace) -> ArraySlice<UInt8> {
    guard let source = sources.first(where: { $0.id == place.source }) else { return [] }
    return source.bytes[place.offset...]
  }

  /// The text in a range.
  func text(in range: SourceRange) -> String {
    String(decoding: bytes(from: range.place).prefix(range.end - range.start), as: UTF8.self)
  }

  /// Returns true if two places are in one line.
  func isSameLine(_ one: SourcePlace, _ other: SourcePlace) -> Bool {
    guard one.source == other.source, let source = sources.first(where: { $0.id == one.source })
    else { return false }
    return source.line(of: one.offset) == source.line(of: other.offset)
  }

  /// A plain class of screens for what is there to be used by any, where there is none.
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
  /// Whether it declares something, and does nothing else.
  fileprivate var isDeclaration: Bool {
    switch kind {
    case .type, .function, .variable, .import, .typeAlias: true
    case .expression, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .labeled:
      false
    }
  }
}

/// The statements of an example by what they are.
private struct SortedStatements {
  /// What stands at the top level.
  var declarations: [Statement] = []
  /// Members of a class that is not shown.
  var members: [Statement] = []
  /// Statements that a method of that class consists of.
  var body: [Statement] = []

  var needsWrapper: Bool { !members.isEmpty || !body.isEmpty }

  /// - Parameter hasControllers: Whether there are classes of screens beside what stands alone.
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
        // It stands among the statements where it was written.
        let index = body.firstIndex { $0.range.start > variable.range.start } ?? body.count
        body.insert(variable, at: index)
      }
    }
  }

  /// Whether something that stands alone can only be a member of a screen: it overrides, is an action, or
  /// uses what a screen has.
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
      && (word.text == "self" || ModeledMembers.contains(word.text, in: .viewController))
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
    // Beside whole types and nothing else it is a variable of their file.
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

  /// The class with the members and statements.
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
  /// The names that it binds.
  var names: [String] {
    switch self {
    case .binding(let name), .variable(let name): [name]
    case .tuple(let elements): elements.flatMap { $0.names }
    case .wildcard, .expression, .enumCase, .isType, .asType, .some: []
    }
  }
}
