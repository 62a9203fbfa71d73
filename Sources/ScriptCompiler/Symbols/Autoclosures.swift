import SwiftSubset

// Arguments of `@autoclosure` parameters: closures that the author writes as expressions.
extension SymbolTable {
  /// The arguments of a call, wrapped in closures where a function of the author with the callee's
  /// name has an autoclosure parameter.
  func withAutoclosures(_ arguments: [Argument], of callee: Expression) -> [Argument] {
    guard !tables.autoclosures.isEmpty, let name = functionName(callee),
      let forms = tables.autoclosures[name]
    else { return arguments }
    if name == "init", isOfSeveral(arguments, forms.count) { return arguments }
    for form in forms {
      guard let places = FormsOfOwn.places(of: arguments, among: form.map { $0.label }) else {
        continue
      }
      return zip(arguments, places).map { argument, place in
        guard let place, form[place].isClosure else { return argument }
        return argument.with(SymbolTable.closure(of: argument.value))
      }
    }
    return arguments
  }

  /// The name under which the parameters of a callee are known.
  private func functionName(_ callee: Expression) -> String? {
    if case .member(let base, "init") = callee.kind { return base.calledName }
    return callee.calledName
  }

  /// Returns true if `.init(…)` may be an initialiser that takes all arguments without closures.
  private func isOfSeveral(_ arguments: [Argument], _ known: Int) -> Bool {
    let all = (tables.parameters["init"] ?? []).filter {
      FormsOfOwn.fit(arguments, to: $0) != nil
    }
    return all.count > known
  }

  private static func closure(of value: Expression) -> Expression {
    Expression(
      .closure(
        Closure(
          captures: [], parameters: [], implicitParameterCount: 0, isAsync: false,
          body: [Statement(.expression(value), at: value.range)])), at: value.range)
  }
}
