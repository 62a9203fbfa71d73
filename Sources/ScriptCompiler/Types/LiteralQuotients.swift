import Diagnostics
import SwiftSubset
import UIKitNames

// A literal has the type of its context: `1 / 2` is a half where a fractional number is expected,
// and 0 elsewhere. At run time an integer does not know its literals, so the compiler looks at the
// context.
extension StaticTypes {
  func settled(_ expression: Expression, as type: TypeSyntax?) -> Expression {
    guard expression.hasLooseInteger, type?.isFractional == true else { return expression }
    return expression.withFractions
  }

  /// An expression whose type nothing but its parts gives.
  func inferred(_ expression: Expression) -> Expression {
    guard expression.hasLooseInteger, isFractional(expression) else { return expression }
    return expression.withFractions
  }

  /// An operation whose operands share a type.
  func settled(_ expression: Expression) -> Expression {
    guard expression.hasLooseInteger else { return expression }
    if case .binary(let symbol, let left, let right) = expression.kind,
      symbol == "&&" || symbol == "||"
    {
      return Expression(.binary(symbol, settled(left), right), at: expression.range)
    }
    return isFractional(expression) ? expression.withFractions : expression
  }

  /// The assigned value with the type of the target.
  func settled(_ value: Expression, for target: Expression) -> Expression {
    // A variable or property converts a plain literal itself; a collection does not.
    var isElement = false
    if case .subscript = target.kind { isElement = true }
    guard value.hasLooseInteger || isElement && value.hasInteger else { return value }
    if isFractional(target) { return value.withFractions }
    // In an example, a property of an unknown type gets an unknown number. No member or function of
    // the example has the name, because of the sign at its end.
    guard symbols.isInExample, value.literalQuotient != nil,
      case .member(_, let name) = target.kind, symbols.tables.members[name] == nil,
      linkType(of: target) == nil
    else { return value }
    return Expression(.identifier("\(value.literalText)$"), at: value.range)
  }

  /// The arguments of a call with the types of the parameters.
  func settled(_ arguments: [Argument], of callee: Expression) -> [Argument] {
    guard arguments.contains(where: { $0.value.hasInteger }) else { return arguments }
    if case .member(let base, let name) = callee.kind, let type = linkType(of: base),
      let types = elementTypes(of: arguments, name, on: type.unwrapped)
    {
      return settled(arguments, types)
    }
    if case .function(let types, _)? = staticType(of: callee)?.unwrapped.inShortForm {
      return settled(arguments, arguments.indices.map { $0 < types.count ? types[$0] : nil })
    }
    guard arguments.contains(where: { $0.value.hasLooseInteger }) else { return arguments }
    return settled(arguments, parameterTypes(arguments, of: callee))
  }

  private func settled(_ arguments: [Argument], _ types: [TypeSyntax?]) -> [Argument] {
    zip(arguments, types).map { argument, type in
      type?.isFractional == true ? argument.with(argument.value.withFractions) : argument
    }
  }

  /// Returns true if an expression is known to be a fractional number, or a time, to which only
  /// fractional numbers are added.
  func isFractional(_ expression: Expression) -> Bool {
    var rest = expression
    while case .binary(let symbol, let left, let right) = rest.kind {
      if symbol == "??" || symbol == "&&" || symbol == "||" {
        return symbol == "??" && (isFractional(left) || isFractional(right))
      }
      if isFractional(right) { return true }
      rest = left
    }
    switch rest.kind {
    case .floating: return true
    case .prefix(_, let operand): return isFractional(operand)
    case .ternary(_, let first, let second): return isFractional(first) || isFractional(second)
    case .array(let elements): return elements.contains { isFractional($0) }
    case .implicitMember(let name):
      guard symbols.tables.staticMembers[name] == nil else { return false }
      return DeclaredTypes.constant(name)?.isFractional == true
    case .call(let callee, let arguments):
      if isFractionalFunction(callee, arguments) || isTime(callee) { return true }
    case .nilLiteral, .boolean, .integer, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .dictionary, .tuple, .member, .optionalChain, .forceUnwrap, .subscript,
      .closure, .binary, .partialRange, .assignment, .discard, .cast, .try, .await, .selector,
      .keyPath, .type:
      break
    }
    return staticType(of: rest)?.isFractional ?? false
  }

  /// Returns true for a call of a function of numbers whose result has a fraction.
  func isFractionalFunction(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard let function = numberFunction(callee) else { return false }
    return NumberFunctions.isFractional(function) || hasFraction(arguments)
  }

  private func hasFraction(_ arguments: [Argument]) -> Bool {
    for argument in arguments where isFractional(argument.value) { return true }
    return false
  }

  /// Returns true if a callee is `.now` or `DispatchTime.now`.
  private func isTime(_ callee: Expression) -> Bool {
    if case .implicitMember("now") = callee.kind { return true }
    guard case .member(let base, "now") = callee.kind else { return false }
    return base.calledName == "DispatchTime"
  }

  // MARK: Calls

  /// The library's function of numbers that a callee means, unless the author declares the name.
  private func numberFunction(_ callee: Expression) -> String? {
    guard let name = callee.calledName, NumberFunctions.parameterCount(of: name) != nil else {
      return nil
    }
    guard !scopes.isEmpty else { return symbols.tables.parameters[name] == nil ? name : nil }
    if case .member(let base, _) = callee.kind { return lookup.isModule(base) ? name : nil }
    guard case .identifier = callee.kind, case .builtInFunction = lookup.meaning(of: name) else {
      return nil
    }
    return name
  }

  /// The types of a call's parameters, `nil` where no declaration tells the type.
  private func parameterTypes(
    _ arguments: [Argument], of callee: Expression
  ) -> [TypeSyntax?] {
    if numberFunction(callee) != nil {
      let isFractional = isFractionalFunction(callee, arguments)
      return arguments.map { _ in isFractional ? .named("Double", []) : nil }
    }
    let own = ownParameters(of: callee).compactMap { FormsOfOwn.fit(arguments, to: $0) }
    if !own.isEmpty {
      return arguments.indices.map { place in
        let types = own.map { $0[place].map { typeLookup.resolved($0) } ?? .unknown }
        // Of overloaded functions, Swift takes the one for integers.
        return types.first { !$0.isFractional } ?? types[0]
      }
    }
    return types(of: arguments, in: libraryForms(of: callee))
  }

  /// The types of the parameters of a collection's method, `nil` for any other method.
  private func elementTypes(
    of arguments: [Argument], _ name: String, on type: TypeSyntax
  ) -> [TypeSyntax?]? {
    let (element, kind): (TypeSyntax, CollectionForms.Kind)
    switch type {
    case .array(let own): (element, kind) = (own, .array)
    case .dictionary(_, let value): (element, kind) = (value, .dictionary)
    case .named, .optional, .implicitlyUnwrapped, .tuple, .function, .composition, .metatype:
      return nil
    }
    let forms = CollectionForms.forms(of: name, on: kind)
    let types = types(of: arguments, in: forms)
    guard types.contains(where: { $0 != nil }) else { return nil }
    return types.map { type in
      type?.name.map { CollectionForms.elementTypes.contains($0) } == true ? element : type
    }
  }

  /// The types that all fitting forms give the parameters of a call.
  private func types(of arguments: [Argument], in forms: [MethodForm]) -> [TypeSyntax?] {
    let fitting = forms.compactMap { form in
      FormsOfOwn.fit(
        arguments,
        to: form.parameters.map { ($0.label, TypeSyntax.named($0.plainType, [])) })
    }
    return arguments.indices.map { place in
      guard let first = fitting.first?[place] else { return nil }
      return fitting.allSatisfy { $0[place]?.isFractional == first.isFractional } ? first : nil
    }
  }

  /// The forms of the library's functions that a callee may mean: those of the receiver's type, or
  /// all of the name.
  private func libraryForms(of callee: Expression) -> [MethodForm] {
    guard let name = callee.calledName else { return [] }
    if case .identifier = callee.kind, name.isCapitalized {
      return DeclaredTypes.methods("init", of: name)
    }
    var known: [MethodForm] = []
    if case .member(let base, _) = callee.kind {
      let owner = linkType(of: base)?.unwrapped.name ?? base.calledName
      known = owner.map { DeclaredTypes.methods(name, of: $0) } ?? []
    }
    return known.isEmpty ? DeclaredTypes.methods(name) : known
  }

  /// The parameters of all author's functions that a call may mean, by name.
  private func ownParameters(of callee: Expression) -> [[(label: String?, type: TypeSyntax?)]] {
    guard let name = callee.calledName else { return [] }
    let declared = symbols.tables.parameters[name] ?? []
    guard declared.isEmpty, let type = typeLookup.namedType(callee), symbols.types[type].isValue
    else {
      return declared
    }
    return [symbols.types[type].fields.map { ($0.name, $0.type) }]
  }
}

extension Closure {
  /// The type of the closure, if all parameters have a type.
  var declaredType: TypeSyntax? {
    let types = parameters.compactMap { $0.type }
    guard !types.isEmpty, types.count == parameters.count else { return nil }
    return .function(types, .unknown)
  }
}

extension Coercion {
  /// An expression as the coercion expects.
  func settle(_ expression: Expression) -> Expression {
    switch (self, expression.kind) {
    case (.double, _): return expression.withFractions
    case (.elements(let inner), .array(let elements)):
      return Expression(.array(elements.map { inner.settle($0) }), at: expression.range)
    case (.elements(let inner), .dictionary(let elements)):
      let settled = elements.map { DictionaryElement(key: $0.key, value: inner.settle($0.value)) }
      return Expression(.dictionary(settled), at: expression.range)
    case (.tuple(let inner, _), .tuple(let elements)) where inner.count == elements.count:
      let settled = zip(inner, elements).map { part, element in
        part.map { element.with($0.settle(element.value)) } ?? element
      }
      return Expression(.tuple(settled), at: expression.range)
    case (.result(_, let type), .closure(var closure)) where closure.resultType == nil:
      closure.resultType = type
      return Expression(.closure(closure), at: expression.range)
    default: return expression
    }
  }
}

extension Argument {
  func with(_ value: Expression) -> Argument {
    Argument(label: label, value: value, isTrailing: isTrailing)
  }
}

extension Expression {
  var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }

  /// True if a part of the same type divides literals. The loop handles long chains of operators.
  var hasQuotient: Bool {
    var rest = self
    var chain: [(symbol: String, right: Expression)] = []
    while case .binary(let symbol, let left, let right) = rest.kind {
      chain.append((symbol, right))
      rest = left
    }
    var isLiteral = rest.isOfIntegerLiterals
    for link in chain.reversed() {
      if isLiteral { isLiteral = link.right.isOfIntegerLiterals }
      if isLiteral && link.symbol == "/" || link.right.hasQuotient { return true }
    }
    switch rest.kind {
    case .prefix(_, let operand): return operand.hasQuotient
    case .ternary(_, let first, let second): return first.hasQuotient || second.hasQuotient
    case .array(let elements): return elements.contains { $0.hasQuotient }
    case .dictionary(let elements): return elements.contains { $0.value.hasQuotient }
    case .tuple(let elements): return elements.contains { $0.value.hasQuotient }
    case .call(let callee, let arguments):
      guard let name = callee.calledName, NumberFunctions.isGeneric(name) else { return false }
      return arguments.contains { $0.value.hasQuotient }
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .implicitMember, .member, .optionalChain, .forceUnwrap,
      .subscript, .closure, .binary, .partialRange, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      return false
    }
  }

  /// An expression of integer literals as a text.
  fileprivate var literalText: String {
    switch kind {
    case .integer(let value): return String(value)
    case .prefix(let symbol, let operand): return symbol + operand.literalText
    case .binary(let symbol, let left, let right):
      return "(\(left.literalText) \(symbol) \(right.literalText))"
    case .nilLiteral, .boolean, .floating, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .member, .optionalChain,
      .forceUnwrap, .call, .subscript, .closure, .partialRange, .ternary, .assignment, .discard,
      .cast, .try, .await, .selector, .keyPath, .type:
      return ""
    }
  }

  var isOfIntegerLiterals: Bool {
    var rest = self
    while case .binary(let symbol, let left, let right) = rest.kind {
      guard ["+", "-", "*", "/"].contains(symbol), right.isOfIntegerLiterals else { return false }
      rest = left
    }
    if case .integer = rest.kind { return true }
    if case .prefix(_, let operand) = rest.kind { return operand.isOfIntegerLiterals }
    return false
  }
}
