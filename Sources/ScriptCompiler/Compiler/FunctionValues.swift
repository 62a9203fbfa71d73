import Diagnostics
import SwiftSubset
import UIKitNames

/// Functions as values: closures in place of operators, methods, initialisers, cases and key paths.
final class FunctionValues {
  let symbols: SymbolTable
  private let scopes: ScopeStack
  let typeLookup: TypeLookup
  let lookup: NameLookup

  init(
    _ symbols: SymbolTable, _ scopes: ScopeStack, _ typeLookup: TypeLookup, _ lookup: NameLookup
  ) {
    self.symbols = symbols
    self.scopes = scopes
    self.typeLookup = typeLookup
    self.lookup = lookup
  }

  /// `>` in `sorted(by: >)` is `{ $0 > $1 }`.
  func closure(ofOperator symbol: String, _ range: SourceRange) -> Closure {
    let first = Expression(.closureParameter(0), at: range)
    let second = Expression(.closureParameter(1), at: range)
    return closure(Expression(.binary(symbol, first, second), at: range), parameterCount: 2)
  }

  /// `String.init` in `map(String.init)` is `{ String($0) }`.
  func closure(ofInitializer type: Expression, _ range: SourceRange) -> Closure {
    let argument = Argument(label: nil, value: Expression(.closureParameter(0), at: range))
    return closure(Expression(.call(type, [argument]), at: range), parameterCount: 1)
  }

  /// `max` in `reduce(0, max)` is `{ max($0, $1) }`.
  /// - Returns: The closure, `nil` for a function that is no value.
  func closure(ofFunction name: String, _ range: SourceRange) -> Closure? {
    guard let count = name == "print" ? 1 : NumberFunctions.parameterCount(of: name) else {
      return nil
    }
    let callee = Expression(.identifier(name), at: range)
    return closure(
      Expression(.call(callee, arguments(count, range)), at: range), parameterCount: count)
  }

  // MARK: Methods of UIKit

  /// The methods without a row whose bare names are functions, with their number of arguments.
  private static let otherMethods = [
    "addArrangedSubview": 1, "removeArrangedSubview": 1, "addSublayer": 1,
    "removeFromSuperlayer": 0, "removeObserver": 1,
  ]

  /// The callbacks that an example may use as functions, which is a way to call the callbacks.
  private static let boundCallbacks = [
    "viewDidLoad": 0, "viewWillAppear": 1, "viewIsAppearing": 1, "viewDidAppear": 1,
    "viewWillDisappear": 1, "viewDidDisappear": 1,
  ]

  /// The receiver of a method that is used as a value. No name of an example has a space.
  static let boundReceiver = "bound receiver"

  /// `view.addSubview` in `forEach(view.addSubview)` is `{ [view] in view.addSubview($0) }`.
  /// - Returns: The closure, `nil` if the member is no method that can be used as a value.
  func closure(ofMethod base: Expression, _ name: String, _ range: SourceRange) -> Closure? {
    let callback = symbols.isInExample ? FunctionValues.boundCallbacks[name] : nil
    let bound = UIKitNames.boundForm(of: name)?.parameters.count
    guard let count = bound ?? FunctionValues.otherMethods[name] ?? callback, !lookup.isInCheck,
      !symbols.types.contains(where: { $0.fields.contains { $0.name == name } })
    else { return nil }
    let receiver = FunctionValues.boundReceiver
    let arguments = arguments(count, range)
    if case .superReference = base.kind {
      // The call goes to `self`, past the override of `self`.
      let method = Expression(.member(base, name), at: range)
      return closure(Expression(.call(method, arguments), at: range), parameterCount: count)
    }
    let method = Expression(.member(Expression(.identifier(receiver), at: range), name), at: range)
    return Closure(
      captures: [Capture(strength: .strong, name: receiver, value: base, range: range)],
      parameters: [], implicitParameterCount: count, isAsync: false,
      body: [Statement(.expression(Expression(.call(method, arguments), at: range)), at: range)])
  }

  // MARK: Key paths

  /// `\.parent.view` is `{ $0.parent.view }`.
  /// - Parameter path: The text after the backslash.
  func closure(ofKeyPath path: String, _ range: SourceRange) -> Closure {
    let first = Expression(.closureParameter(0), at: range)
    return closure(pathExpression(path, from: first, range), parameterCount: 1)
  }

  /// The names of the changed root, the given root and the new value in the setter of a key path.
  private static let pathRoot = "key path root"
  private static let pathStart = "key path start"
  private static let pathValue = "key path value"

  /// The parameters of the setter of a key path.
  func pathParameters(_ range: SourceRange) -> [Parameter] {
    [FunctionValues.pathStart, FunctionValues.pathValue].map { name in
      Parameter(
        label: nil, name: name, type: nil, defaultValue: nil, isInOut: false, isVariadic: false,
        range: range)
    }
  }

  /// The body of the setter of a key path, which returns the changed root.
  /// - Returns: The statements, `nil` for a path that ends with no member.
  func setter(ofKeyPath path: String, _ range: SourceRange) -> [Statement]? {
    let start = Expression(.identifier(FunctionValues.pathRoot), at: range)
    let value = Expression(.identifier(FunctionValues.pathValue), at: range)
    let target = pathExpression(path, from: start, range)
    guard case .member = target.kind else { return nil }
    let assignment = Expression(.assignment("=", target, value), at: range)
    let entry = VariableDeclaration.Entry(
      pattern: .binding(FunctionValues.pathRoot), type: nil,
      initialValue: Expression(.identifier(FunctionValues.pathStart), at: range), accessors: nil,
      range: range)
    let variable = VariableDeclaration(
      isConstant: false, modifiers: Modifiers(), entries: [entry])
    return [
      Statement(.variable(variable), at: range), Statement(.expression(assignment), at: range),
      Statement(.return(start), at: range),
    ]
  }

  /// The type in front of a key path, which may be nested, and the members behind the type.
  func partsOfPath(_ path: String) -> (root: String, members: String) {
    var end: Int?
    var depth = 0
    let bytes = Array(path.utf8)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      guard byte == UInt8(ascii: "."), depth == 0 else { continue }
      let isType =
        typeLookup.typeIndex(named: text(bytes[..<place]), inside: scopes.enclosingType) != nil
      if end == nil || isType { end = place }
    }
    guard let end else { return (path, "") }
    return (text(bytes[..<end]), text(bytes[end...]))
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// The expression for a key path from a root.
  private func pathExpression(
    _ path: String, from root: Expression, _ range: SourceRange
  ) -> Expression {
    var body = root
    let members = partsOfPath(path).members
    for part in members.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
      var name = part
      var suffix: UInt8?
      if let last = name.utf8.last, last == 63 || last == 33 {
        suffix = last
        name.removeLast()
      }
      body = Expression(.member(body, String(name)), at: range)
      if suffix == 63 { body = Expression(.optionalChain(body), at: range) }
      if suffix == 33 { body = Expression(.forceUnwrap(body), at: range) }
    }
    return body
  }

  // MARK: Writing closures

  private func arguments(_ count: Int, _ range: SourceRange) -> [Argument] {
    (0..<count).map { number in
      Argument(label: nil, value: Expression(.closureParameter(number), at: range))
    }
  }

  private func closure(_ body: Expression, parameterCount: Int) -> Closure {
    Closure(
      captures: [], parameters: [], implicitParameterCount: parameterCount, isAsync: false,
      body: [Statement(.expression(body), at: body.range)])
  }
}
