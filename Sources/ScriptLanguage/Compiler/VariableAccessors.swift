import Diagnostics
import SwiftSubset

// Variables outside types that are computed, observed or lazy. Each variable is a pair of
// functions, called at reads and assignments. The kept value is in variables whose names no script
// can write.
extension Compiler {
  /// The functions and the variables behind a variable with accessors.
  struct AccessorParts {
    /// The stored variable, `nil` for a computed variable.
    var storage: Statement?
    /// The flag that is true once the first read has filled the storage.
    var flag: Statement?
    var functions: [FunctionDeclaration] = []
  }

  static func getter(of name: String) -> String { "get \(name)" }
  static func setter(of name: String) -> String { "set \(name)" }
  static func storage(of name: String) -> String { "stored \(name)" }

  /// Returns true if a variable needs functions of its own.
  static func hasAccessors(
    _ entry: VariableDeclaration.Entry, _ declaration: VariableDeclaration
  ) -> Bool {
    entry.accessors != nil || declaration.modifiers.isLazy
  }

  /// The parts of a variable with accessors.
  /// - Parameter isLazy: True if the first read makes the first value.
  func accessorParts(
    of entry: VariableDeclaration.Entry, named name: String, isLazy: Bool
  ) -> AccessorParts {
    var parts = AccessorParts()
    if let getter = entry.accessors?.getter {
      parts.functions.append(
        accessor(Compiler.getter(of: name), getter, result: entry.type, entry.range))
      if let setter = entry.accessors?.setter {
        parts.functions.append(
          accessor(
            Compiler.setter(of: name), setter.body, parameter: setter.parameterName,
            type: entry.type, entry.range))
      }
      return parts
    }
    let builder = AccessorBuilder(name: name, range: entry.range)
    parts.storage = builder.declaration(
      of: Compiler.storage(of: name), entry.type, isLazy ? nil : entry.initialValue)
    if isLazy {
      parts.flag = builder.declaration(
        of: builder.flag, nil, Expression(.boolean(false), at: entry.range))
    }
    for (prefix, observer) in [
      ("will", entry.accessors?.willSet), ("did", entry.accessors?.didSet),
    ] {
      guard let observer else { continue }
      parts.functions.append(
        accessor(
          "\(prefix) \(name)", observer.body, parameter: observer.parameterName, type: nil,
          entry.range))
    }
    let first = isLazy ? entry.initialValue : nil
    parts.functions.append(
      accessor(Compiler.getter(of: name), builder.getter(first), result: entry.type, entry.range))
    parts.functions.append(
      accessor(
        Compiler.setter(of: name),
        builder.setter(
          isLazy: isLazy, willSet: entry.accessors?.willSet != nil,
          didSet: entry.accessors?.didSet != nil),
        parameter: builder.newValue, type: entry.type, entry.range))
    return parts
  }

  private func accessor(
    _ name: String, _ body: [Statement], parameter: String? = nil, type: TypeSyntax? = nil,
    result: TypeSyntax? = nil, _ range: SourceRange
  ) -> FunctionDeclaration {
    let parameters = parameter.map { parameter in
      [
        Parameter(
          label: nil, name: parameter, type: type, defaultValue: nil, isInOut: false,
          isVariadic: false, range: range)
      ]
    }
    return FunctionDeclaration(
      role: .function, name: name, nameRange: range, modifiers: Modifiers(),
      parameters: parameters ?? [], isAsync: false, isThrowing: false,
      returnType: parameter == nil ? result ?? .unknown : nil, body: body)
  }

  // MARK: Using

  /// Reads a variable with accessors through its getter.
  mutating func compileRead(ofComputed name: String, _ range: SourceRange) throws(ScriptError) {
    if isInObserver(of: name) { return try compileIdentifier(Compiler.storage(of: name), range) }
    let getter = Expression(.identifier(Compiler.getter(of: name)), at: range)
    try compileLink(Expression(.call(getter, []), at: range))
  }

  /// Assigns the value on top of the stack to a variable with accessors.
  mutating func compileStore(toComputed name: String, _ range: SourceRange) throws(ScriptError) {
    if isInObserver(of: name) { return try compileStore(toName: Compiler.storage(of: name), range) }
    let setter = Compiler.setter(of: name)
    if case .unknown = meaning(of: setter) {
      throw error("not-assignable", "'\(name)' has no setter", range)
    }
    let slot = scope.declare(" assigned\(scope.nextSlot)", isCell: false, isConstant: true)
    let value = scope.locals[scope.locals.count - 1].name
    let locals = scope.locals.count - 1
    emit(.storeLocal(slot), range)
    let argument = Argument(label: nil, value: Expression(.identifier(value), at: range))
    let callee = Expression(.identifier(setter), at: range)
    try compileLink(Expression(.call(callee, [argument]), at: range))
    emit(.pop, range)
    leaveScope(locals, slot, range)
  }

  /// Returns true in an observer of a variable, which sets the variable without another call.
  private func isInObserver(of name: String) -> Bool {
    scopes.contains { $0.function.name == "did \(name)" || $0.function.name == "will \(name)" }
  }

  // MARK: Local variables

  /// Declares a local variable with accessors.
  mutating func compileLocalWithAccessors(
    _ entry: VariableDeclaration.Entry, isLazy: Bool
  ) throws(ScriptError) {
    guard case .binding(let name) = entry.pattern else {
      throw unsupported("A tuple with accessors", entry.range)
    }
    let parts = accessorParts(of: entry, named: name, isLazy: isLazy)
    for statement in [parts.storage, parts.flag] {
      guard let statement, case .variable(let declaration) = statement.kind else { continue }
      // The functions share the stored variables.
      for stored in declaration.entries.flatMap({ $0.pattern.boundNames }) {
        scope.sharedNames.insert(stored)
      }
      try compile(statement)
    }
    endDeclaration(of: entry.pattern)
    var local = FunctionScope.Local(name: name, slot: scope.nextSlot, isCell: false)
    local.isComputed = true
    local.type = entry.type ?? entry.initialValue.flatMap { staticType(of: $0) }
    _ = scope.declare(local)
    for function in parts.functions { try compileLocalFunction(function, function.nameRange) }
  }

  // MARK: Top-level variables

  /// The statements with the top-level functions of variables with accessors.
  func withAccessors(_ statements: [Statement]) -> [Statement] {
    var result: [Statement] = []
    for statement in statements {
      result.append(statement)
      guard case .variable(let declaration) = statement.kind else { continue }
      for entry in declaration.entries where entry.accessors != nil {
        guard case .binding(let name) = entry.pattern else { continue }
        let parts = accessorParts(of: entry, named: name, isLazy: false)
        result += parts.functions.map { Statement(.function($0), at: entry.range) }
      }
    }
    return result
  }

  /// The declaration of the storage of an observed variable, which runs at top level.
  func storageDeclaration(of entry: VariableDeclaration.Entry) -> VariableDeclaration? {
    guard case .binding(let name) = entry.pattern,
      let storage = accessorParts(of: entry, named: name, isLazy: false).storage,
      case .variable(let declaration) = storage.kind
    else { return nil }
    return declaration
  }
}

/// Writes the bodies of the functions behind a variable.
private struct AccessorBuilder {
  let name: String
  let range: SourceRange

  var newValue: String { "new \(name)" }
  var flag: String { "has \(name)" }

  func declaration(
    of name: String, _ type: TypeSyntax?, _ value: Expression?
  ) -> Statement {
    let entry = VariableDeclaration.Entry(
      pattern: .binding(name), type: type, initialValue: value, accessors: nil, range: range)
    return Statement(
      .variable(
        VariableDeclaration(isConstant: false, modifiers: Modifiers(), entries: [entry])),
      at: range)
  }

  /// - Parameter first: The value of a lazy variable.
  func getter(_ first: Expression?) -> [Statement] {
    let stored = identifier(Compiler.storage(of: name))
    var body: [Statement] = []
    if let first {
      let isMissing = Expression(.prefix("!", identifier(flag)), at: range)
      body.append(
        Statement(
          .if([.expression(isMissing)], [assign(first, to: stored), isFilled], else: nil),
          at: range))
    }
    return body + [Statement(.return(stored), at: range)]
  }

  func setter(isLazy: Bool, willSet: Bool, didSet: Bool) -> [Statement] {
    let stored = identifier(Compiler.storage(of: name))
    var body: [Statement] = []
    if willSet { body.append(call("will \(name)", identifier(newValue))) }
    if didSet { body.append(declaration(of: "old \(name)", nil, stored)) }
    body.append(assign(identifier(newValue), to: stored))
    if isLazy { body.append(isFilled) }
    if didSet { body.append(call("did \(name)", identifier("old \(name)"))) }
    return body
  }

  private var isFilled: Statement {
    assign(Expression(.boolean(true), at: range), to: identifier(flag))
  }

  private func identifier(_ name: String) -> Expression { Expression(.identifier(name), at: range) }

  private func assign(_ value: Expression, to target: Expression) -> Statement {
    Statement(.expression(Expression(.assignment("=", target, value), at: range)), at: range)
  }

  private func call(_ function: String, _ value: Expression) -> Statement {
    let argument = Argument(label: nil, value: value)
    let call = Expression(.call(identifier(function), [argument]), at: range)
    return Statement(.expression(call), at: range)
  }
}
