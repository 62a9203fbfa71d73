// Arguments of parameters with `@autoclosure`: they are closures that nobody writes as such.
extension Compiler {
  /// The arguments of a call with those in closures that a function of the author's of this name takes
  /// so.
  func withAutoclosures(_ arguments: [Argument], of callee: Expression) -> [Argument] {
    guard !tables.autoclosures.isEmpty, let name = callee.calledName,
      let forms = tables.autoclosures[name]
    else { return arguments }
    for form in forms {
      guard let isClosure = Compiler.fit(arguments, form) else { continue }
      return zip(arguments, isClosure).map { argument, isClosure in
        isClosure ? argument.with(Compiler.closure(of: argument.value)) : argument
      }
    }
    return arguments
  }

  /// Which arguments go to such parameters; `nil` where the labels do not fit.
  private static func fit(
    _ arguments: [Argument], _ form: [(label: String?, isClosure: Bool)]
  ) -> [Bool]? {
    var result: [Bool] = []
    var next = 0
    for argument in arguments {
      guard !argument.isTrailing else {
        result.append(false)
        continue
      }
      while next < form.count, form[next].label != argument.label { next += 1 }
      guard next < form.count else { return nil }
      result.append(form[next].isClosure)
      next += 1
    }
    return result
  }

  private static func closure(of value: Expression) -> Expression {
    Expression(
      .closure(
        Closure(
          captures: [], parameters: [], implicitParameterCount: 0, isAsync: false,
          body: [Statement(.expression(value), at: value.range)])), at: value.range)
  }
}
