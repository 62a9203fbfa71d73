import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// Optionals where a value has to be there, and numbers of another kind than the parameter or the operator.
extension SwiftRules {
  enum Number { case whole, fraction }

  /// The kind of number that an expression certainly is; nil for a literal, which fits both kinds.
  func number(_ value: Expression) -> Number? {
    switch value.kind {
    case .prefix("-", let operand): return number(operand)
    case .binary(let symbol, let left, let right):
      guard ["+", "-", "*", "/", "%"].contains(symbol), !isOwnOperator(symbol) else { return nil }
      let (one, other) = (number(left), number(right))
      guard let known = one ?? other, one == other || left.isNumber || right.isNumber else {
        return nil
      }
      return known == .whole && (left.isFraction || right.isFraction) ? nil : known
    default: break
    }
    guard case .named(let name, _) = type(of: value), symbols.typeIndex(named: name) == nil else {
      return nil
    }
    if name == "Int" { return .whole }
    return LibraryTypes.fractions.contains(name) ? .fraction : nil
  }

  /// Returns true if the author declares an operator.
  private func isOwnOperator(_ symbol: String) -> Bool {
    functions[symbol] != nil || symbols.tables.members[symbol] != nil
      || symbols.tables.staticMembers[symbol] != nil
  }

  // MARK: Optionals

  /// Reports an optional beside an operator that needs a value.
  func checkOperands(_ symbol: String, _ left: Expression, _ right: Expression) {
    let needsValues = ["+", "-", "*", "/", "%", "<", ">", "<=", ">=", "&&", "||"].contains(symbol)
    guard needsValues, !isOwnOperator(symbol) else { return }
    for side in [left, right] { checkPresent(side, "'\(symbol)' needs a value") }
    guard symbol == "+", case .call(let callee, _) = left.kind,
      case .implicitMember("now") = callee.kind, symbols.tables.staticMembers["now"] == nil,
      number(right) == .whole
    else { return }
    report(
      "mixed-numbers", "A time takes a number with a fraction, and the value is an Int",
      right.range,
      help: ["write 'Double(\(right.ruleName ?? "…"))'"])
  }

  /// Reports an optional where a value has to be there.
  func checkPresent(_ value: Expression, _ reason: String) {
    guard symbols.tables.extensions["Optional"] == nil, type(of: value)?.isRuleOptional == true
    else { return }
    report(
      "missing-unwrap", "'\(value.ruleName ?? "The value")' is an optional, and \(reason)",
      value.range, help: ["unwrap the value with 'if let', or write '?? …' with a value for nil"])
  }

  /// Reports a condition that is no Bool.
  func checkCondition(_ value: Expression) {
    if case .prefix("!", let operand) = value.kind { return checkCondition(operand) }
    checkPresent(value, "a condition needs a Bool")
  }

  /// Reports a value that is taken out of something that is no optional.
  func checkBinding(_ value: Expression) {
    guard isTaken(value), let type = type(of: value) else { return }
    switch type {
    case .named(let name, _):
      guard ownType(type) != nil || SwiftRules.plainTypes.contains(name), name != "Any" else {
        return
      }
    case .array, .dictionary: break
    case .optional, .implicitlyUnwrapped, .tuple, .function, .composition, .metatype: return
    }
    report(
      "type-mismatch",
      "'\(value.ruleName ?? "The value")' is not an optional, so there is nothing to unwrap",
      value.range, help: ["write 'let' without 'if' or 'guard'"])
  }

  /// Returns true for a variable, a property or a call, whose type a declaration fixes.
  private func isTaken(_ value: Expression) -> Bool {
    switch value.kind {
    case .identifier, .member: true
    case .call(let callee, _): candidates(of: callee) != nil
    default: false
    }
  }

  /// Reports nil as the value of something that cannot be nil.
  func checkNil(_ value: Expression, as type: TypeSyntax?, _ name: String) {
    // A scenario itself lets go of an object by `screen = nil`.
    guard case .nilLiteral = value.kind, let type, plain(type) != nil, bodies.last?.type != nil
    else { return }
    switch type {
    case .named(let wanted, _) where wanted != "Any" && wanted != "Optional": break
    case .array, .dictionary: break
    default: return
    }
    report(
      "type-mismatch", "'\(name)' cannot be nil", value.range,
      help: ["write a value, or make '\(name)' an optional"])
  }

  // MARK: Results

  /// Reports a value that the function around does not return.
  func checkResult(_ value: Expression) {
    guard let body = bodies.last, !body.isClosure else { return }
    if body.isVoid, value.isPlainLiteral || isVariable(value) {
      return report(
        "type-mismatch", "The function has no result, but it returns a value", value.range,
        help: ["write '->' and a type after the parameters, or remove the value"])
    }
    guard let result = body.result else { return }
    checkOptional(value, as: result)
    checkNil(value, as: result, "return")
    checkValue(value, as: result, "return", isFirst: false)
  }

  private func isVariable(_ value: Expression) -> Bool {
    guard case .identifier = value.kind, case .named? = type(of: value) else { return false }
    return true
  }

  /// Reports the only expression of a function, which is the result.
  func checkOnlyResult(of statements: [Statement]) {
    guard statements.count == 1, case .expression(let value) = statements[0].kind,
      bodies.last?.result != nil
    else { return }
    checkResult(value)
  }

  // MARK: Arguments

  /// Reports arguments that UIKit's method or a value's initializer does not take.
  func checkLibraryArguments(of callee: Expression, _ arguments: [Argument]) {
    let labels = arguments.filter { !$0.isTrailing }.map { $0.label }
    let forms = possibleForms(of: callee).filter { form in
      var rest = form.parameters[...]
      for label in labels {
        guard let place = rest.firstIndex(where: { $0.label == label }) else { return false }
        rest = rest[(place + 1)...]
      }
      return true
    }
    guard let form = forms.first else { return }
    let takesWhole = ["CGRect", "CGSize", "CGPoint"].contains(callee.ruleName ?? "")
    // Rectangles and their like take Ints, too, if all numbers are Ints.
    if takesWhole,
      !arguments.contains(where: { number($0.value) == .fraction || $0.value.isFraction })
    {
      return
    }
    var rest = form.parameters[...]
    for argument in arguments where !argument.isTrailing {
      guard let place = rest.firstIndex(where: { $0.label == argument.label }) else { return }
      let isSame = forms.allSatisfy { other in
        other.parameters.contains { $0.label == argument.label && $0.type == rest[place].type }
      }
      if forms.count == 1 || isSame && argument.label != nil {
        check(argument.value, as: rest[place])
      }
      rest = rest[(place + 1)...]
    }
  }

  private func check(_ value: Expression, as parameter: FormParameter) {
    let type = parameter.plainType
    let declared = parameter.type.split(separator: " ").first.map { String($0) } ?? ""
    guard declared == type, !parameter.isFunction, type != "Any", type != "Element",
      BuiltInTypes.base(of: type) != .object || SwiftRules.plainTypes.contains(type)
    else { return }
    let name = parameter.label ?? "the argument"
    checkOptional(value, as: .named(type, []))
    checkNil(value, as: .named(type, []), name)
    guard LibraryTypes.fractions.contains(type) else { return }
    guard number(value) == .whole else { return }
    report(
      "type-mismatch", "'\(name)' is of type '\(type)', and the value is an Int", value.range,
      help: ["write '\(type == "CGFloat" ? type : "Double")(\(value.ruleName ?? "…"))'"])
  }

  private func possibleForms(of callee: Expression) -> [MethodForm] {
    if let forms = libraryForms(of: callee) { return forms }
    switch callee.kind {
    case .identifier(let name):
      guard self.name(name) == nil, symbols.typeIndex(named: name) == nil,
        symbols.tables.extensions[name] == nil, symbols.tables.aliases[name] == nil,
        name.hasPrefix("CG") || name == "UIEdgeInsets"
      else { return [] }
      return DeclaredTypes.methods("init", of: name)
    case .member(let base, let name):
      guard case .identifier(let type) = base.kind, self.name(type) == nil,
        symbols.typeIndex(named: type) == nil, symbols.tables.staticMembers[name] == nil
      else { return [] }
      return UIKitNames.staticForms(of: name, onType: type)
    default: return []
    }
  }

  /// Reports a variable without `&` where the function changes its argument.
  func checkInOut(_ arguments: [Argument], _ meant: [FunctionDeclaration]) {
    guard meant.count == 1, let function = meant.first else { return }
    var rest = function.parameters[...]
    for argument in arguments {
      guard let place = rest.firstIndex(where: { $0.label == argument.label }) else { return }
      if rest[place].isVariadic { return }
      if rest[place].isInOut {
        if case .prefix("&", _) = argument.value.kind {
        } else {
          report(
            "wrong-argument", "'\(function.name)' changes the argument, which needs '&' before it",
            argument.value.range, help: ["write '&\(argument.value.ruleName ?? "…")'"])
        }
      }
      rest = rest[(place + 1)...]
    }
  }

  /// Reports two elements of one array that a function would change at once.
  func checkSwap(_ callee: Expression, _ arguments: [Argument], _ range: SourceRange) {
    guard case .identifier("swap") = callee.kind, arguments.count == 2, name("swap") == nil,
      functions["swap"] == nil, symbols.tables.members["swap"] == nil,
      let one = arguments[0].value.changedArray, one == arguments[1].value.changedArray
    else { return }
    report(
      "wrong-argument", "Two changes of '\(one)' overlap, which Swift forbids", range,
      help: ["write '\(one).swapAt(…, …)'"])
  }

  /// Reports a choice between a text and a number.
  func checkBranches(of value: Expression) {
    guard case .ternary(_, let first, let second) = value.kind,
      let one = literalType(of: first)?.name, let other = literalType(of: second)?.name,
      one != other,
      one == "String" || other == "String" || one == "Bool" || other == "Bool"
    else { return }
    report(
      "type-mismatch", "The branches are of the types '\(one)' and '\(other)'", value.range,
      help: ["write two values of one type"])
  }

  /// Reports a number as the index of a text.
  func checkTextIndex(of base: Expression, _ arguments: [Argument], _ range: SourceRange) {
    guard arguments.count == 1, arguments[0].label == nil,
      case .named("String", _)? = type(of: base), symbols.tables.members["subscript"] == nil,
      number(arguments[0].value) == .whole || arguments[0].value.isNumber
    else { return }
    report(
      "type-mismatch", "A string has no index of type 'Int'", range,
      help: ["write 'Array(\(base.ruleName ?? "…"))[…]', or '.first'"])
  }
}

extension Expression {
  /// True for a number as a literal.
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .floating: true
    case .prefix("-", let operand): operand.isNumber
    case .binary(_, let left, let right): left.isNumber && right.isNumber
    default: false
    }
  }

  /// True for a literal with a fraction.
  fileprivate var isFraction: Bool {
    switch kind {
    case .floating: true
    case .prefix("-", let operand): operand.isFraction
    case .binary(_, let left, let right): left.isFraction || right.isFraction
    default: false
    }
  }

  /// `list` in `&list[0]`.
  fileprivate var changedArray: String? {
    guard case .prefix("&", let place) = kind, case .subscript(let base, _) = place.kind else {
      return nil
    }
    return base.ruleName
  }
}
