import Diagnostics
import SwiftSubset

// Operators and key paths as functions: the compiler writes the closures.
extension Compiler {
  /// `>` in `sorted(by: >)` is `{ $0 > $1 }`.
  mutating func compileOperatorValue(
    _ symbol: String, _ range: SourceRange
  ) throws(ScriptError) {
    let first = Expression(.closureParameter(0), at: range)
    let second = Expression(.closureParameter(1), at: range)
    let body = Expression(.binary(symbol, first, second), at: range)
    try compileClosure(body, parameterCount: 2, range)
  }

  /// `String.init` in `map(String.init)` is `{ String($0) }`.
  mutating func compileInitializerValue(
    _ type: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    let argument = Argument(label: nil, value: Expression(.closureParameter(0), at: range))
    try compileClosure(
      Expression(.call(type, [argument]), at: range), parameterCount: 1, range)
  }

  /// The library functions that may be used as values, with their number of arguments.
  static let functionValues = [
    "min": 2, "max": 2, "abs": 1, "print": 1, "floor": 1, "ceil": 1, "round": 1, "sqrt": 1,
    "pow": 2,
  ]

  /// `max` in `reduce(0, max)` is `{ max($0, $1) }`.
  mutating func compileFunctionValue(
    _ name: String, _ count: Int, _ range: SourceRange
  ) throws(ScriptError) {
    let arguments = (0..<count).map { number in
      Argument(label: nil, value: Expression(.closureParameter(number), at: range))
    }
    let callee = Expression(.identifier(name), at: range)
    try compileClosure(
      Expression(.call(callee, arguments), at: range), parameterCount: count, range)
  }

  /// The UIKit methods whose bare names stand for functions, with their number of arguments.
  private static let boundMethods = [
    "addSubview": 1, "removeFromSuperview": 0, "addArrangedSubview": 1,
    "removeArrangedSubview": 1, "bringSubviewToFront": 1, "sendSubviewToBack": 1,
    "addSublayer": 1, "removeFromSuperlayer": 0, "addConstraint": 1, "removeConstraint": 1,
    "setNeedsLayout": 0, "layoutIfNeeded": 0, "loadView": 0, "loadViewIfNeeded": 0, "addChild": 1,
    "removeFromParent": 0, "removeObserver": 1,
  ]

  /// The callbacks that an example may use as functions, which is a way to call the callbacks.
  private static let boundCallbacks = [
    "viewDidLoad": 0, "viewWillAppear": 1, "viewIsAppearing": 1, "viewDidAppear": 1,
    "viewWillDisappear": 1, "viewDidDisappear": 1,
  ]

  /// The receiver of a method that is used as a value. No name of an example has a space.
  static let boundReceiver = "bound receiver"

  /// `view.addSubview` in `forEach(view.addSubview)` is `{ [view] in view.addSubview($0) }`.
  /// - Returns: True if the member is a method that can be used as a value.
  mutating func compileBoundMethod(
    _ base: Expression, _ name: String, _ range: SourceRange
  ) throws(ScriptError) -> Bool {
    let callback = isInExample ? Compiler.boundCallbacks[name] : nil
    guard let count = Compiler.boundMethods[name] ?? callback, !isInCheck,
      !program.types.contains(where: { $0.fields.contains { $0.name == name } })
    else { return false }
    let receiver = Compiler.boundReceiver
    let arguments = (0..<count).map { number in
      Argument(label: nil, value: Expression(.closureParameter(number), at: range))
    }
    if case .superReference = base.kind {
      // The call goes to `self`, past the override of `self`.
      let method = Expression(.member(base, name), at: range)
      try compileClosure(
        Expression(.call(method, arguments), at: range), parameterCount: count, range)
      return true
    }
    let method = Expression(.member(Expression(.identifier(receiver), at: range), name), at: range)
    let closure = Closure(
      captures: [Capture(strength: .strong, name: receiver, value: base, range: range)],
      parameters: [], implicitParameterCount: count, isAsync: false,
      body: [Statement(.expression(Expression(.call(method, arguments), at: range)), at: range)])
    try compileClosure(closure, range)
    return true
  }

  /// `\.parent.view` is `{ $0.parent.view }`.
  /// - Parameter path: The text after the backslash.
  mutating func compileKeyPath(_ path: String, _ range: SourceRange) throws(ScriptError) {
    guard !path.utf8.contains(UInt8(ascii: "[")) else {
      throw unsupported("A key path with a subscript", range)
    }
    let first = Expression(.closureParameter(0), at: range)
    try compileClosure(pathExpression(path, from: first, range), parameterCount: 1, range)
    guard case .makeClosure(let function, _) = scope.function.code.last else { return }
    let (root, members) = partsOfPath(path)
    let type = typeIndex(named: root, inside: enclosingType)
    program.functions[function].keyPath = (
      type.map { program.types[$0].qualifiedName } ?? root, members
    )
    let setter = reserveFunction(named: "key path")
    program.functions[function].keyPathSetter = setter
    let start = Expression(.identifier("key path root"), at: range)
    let value = Expression(.identifier("key path value"), at: range)
    let target = pathExpression(path, from: start, range)
    guard case .member = target.kind else {
      program.functions[function].keyPathSetter = nil
      return
    }
    let assignment = Expression(.assignment("=", target, value), at: range)
    let entry = VariableDeclaration.Entry(
      pattern: .binding("key path root"), type: nil,
      initialValue: Expression(.identifier("key path start"), at: range), accessors: nil,
      range: range)
    let variable = VariableDeclaration(
      isConstant: false, modifiers: Modifiers(), entries: [entry])
    let parameters = ["key path start", "key path value"].map { name in
      Parameter(
        label: nil, name: name, type: nil, defaultValue: nil, isInOut: false, isVariadic: false,
        range: range)
    }
    try compileBody(
      [
        Statement(.variable(variable), at: range), Statement(.expression(assignment), at: range),
        Statement(.return(start), at: range),
      ], parameters, into: BodyTarget(function: setter, range: range))
    program.functions[setter].keyPath = program.functions[function].keyPath
  }

  /// The type in front of a key path, which may be nested, and the members behind the type.
  private func partsOfPath(_ path: String) -> (root: String, members: String) {
    var end: Int?
    var depth = 0
    let bytes = Array(path.utf8)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      guard byte == UInt8(ascii: "."), depth == 0 else { continue }
      let isType = typeIndex(named: text(bytes[..<place]), inside: enclosingType) != nil
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

  private mutating func compileClosure(
    _ body: Expression, parameterCount: Int, _ range: SourceRange
  ) throws(ScriptError) {
    let closure = Closure(
      captures: [], parameters: [], implicitParameterCount: parameterCount, isAsync: false,
      body: [Statement(.expression(body), at: range)])
    try compileClosure(closure, range)
  }
}
