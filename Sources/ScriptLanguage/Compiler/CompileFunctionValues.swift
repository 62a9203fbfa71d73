// Operators and key paths as functions: closures that the author need not write.
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

  /// `\.parent.view` is `{ $0.parent.view }`.
  /// - Parameter path: What is written after the backslash.
  mutating func compileKeyPath(_ path: String, _ range: SourceRange) throws(ScriptError) {
    guard !path.utf8.contains(UInt8(ascii: "[")) else {
      throw unsupported("A key path with a subscript", range)
    }
    var body = Expression(.closureParameter(0), at: range)
    // What stands in front of the first period is a type.
    for part in path.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
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
    try compileClosure(body, parameterCount: 1, range)
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
