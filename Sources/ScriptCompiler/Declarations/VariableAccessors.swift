import Diagnostics
import SwiftSubset

/// The functions and the variables behind a variable outside of types that is computed, observed or
/// lazy.
///
/// Each variable is a pair of functions, called at reads and assignments. The kept value is in
/// variables whose names no script can write.
struct VariableAccessors {
  /// The stored variable, `nil` for a computed variable.
  private(set) var storage: Statement?
  /// The flag that is true once the first read has filled the storage.
  private(set) var flag: Statement?
  private(set) var functions: [FunctionDeclaration] = []

  static func getter(of name: String) -> String { "get \(name)" }
  static func setter(of name: String) -> String { "set \(name)" }
  static func storage(of name: String) -> String { "stored \(name)" }

  /// Returns true if a variable needs functions of its own.
  static func areNeeded(
    _ entry: VariableDeclaration.Entry, _ declaration: VariableDeclaration
  ) -> Bool {
    entry.accessors != nil || declaration.modifiers.isLazy
  }

  /// - Parameter isLazy: True if the first read makes the first value.
  init(of entry: VariableDeclaration.Entry, named name: String, isLazy: Bool) {
    if let getter = entry.accessors?.getter {
      functions.append(
        VariableAccessors.accessor(
          VariableAccessors.getter(of: name), getter, result: entry.type, entry.range))
      if let setter = entry.accessors?.setter {
        functions.append(
          VariableAccessors.accessor(
            VariableAccessors.setter(of: name), setter.body, parameter: setter.parameterName,
            type: entry.type, entry.range))
      }
      return
    }
    let builder = AccessorBuilder(name: name, range: entry.range)
    storage = builder.declaration(
      of: VariableAccessors.storage(of: name), entry.type, isLazy ? nil : entry.initialValue)
    if isLazy {
      flag = builder.declaration(
        of: builder.flag, nil, Expression(.boolean(false), at: entry.range))
    }
    for (prefix, observer) in [
      ("will", entry.accessors?.willSet), ("did", entry.accessors?.didSet),
    ] {
      guard let observer else { continue }
      functions.append(
        VariableAccessors.accessor(
          "\(prefix) \(name)", observer.body, parameter: observer.parameterName, type: nil,
          entry.range))
    }
    let first = isLazy ? entry.initialValue : nil
    functions.append(
      VariableAccessors.accessor(
        VariableAccessors.getter(of: name), builder.getter(first), result: entry.type, entry.range))
    functions.append(
      VariableAccessors.accessor(
        VariableAccessors.setter(of: name),
        builder.setter(
          isLazy: isLazy, willSet: entry.accessors?.willSet != nil,
          didSet: entry.accessors?.didSet != nil),
        parameter: builder.newValue, type: entry.type, entry.range))
  }

  private static func accessor(
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

  // MARK: Top-level variables

  /// The statements with the top-level functions of variables with accessors.
  static func withAccessors(_ statements: [Statement]) -> [Statement] {
    var result: [Statement] = []
    for statement in statements {
      result.append(statement)
      guard case .variable(let declaration) = statement.kind else { continue }
      for entry in declaration.entries where entry.accessors != nil {
        guard case .binding(let name) = entry.pattern else { continue }
        let accessors = VariableAccessors(of: entry, named: name, isLazy: false)
        result += accessors.functions.map { Statement(.function($0), at: entry.range) }
      }
    }
    return result
  }

  /// The declaration of the storage of an observed variable, which runs at top level.
  static func storageDeclaration(of entry: VariableDeclaration.Entry) -> VariableDeclaration? {
    guard case .binding(let name) = entry.pattern,
      let storage = VariableAccessors(of: entry, named: name, isLazy: false).storage,
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
    let stored = identifier(VariableAccessors.storage(of: name))
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
    let stored = identifier(VariableAccessors.storage(of: name))
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
