import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The rules about expressions.
extension SwiftRules {
  // MARK: self

  /// Reports a member without `self.` in a closure that outlives its call.
  func checkSelf(_ name: String, _ range: SourceRange, isMethod: Bool) {
    guard let body = bodies.last, body.needsSelf, !body.isStatic, let type = body.type,
      symbols.types[type].role == .class, self.name(name) == nil, isMember(name, of: type)
    else { return }
    if let own = self.name("self"), !own.isWeakSelf { return }
    report(
      "missing-self", "'\(name)' needs 'self.' in a closure that outlives its call", range,
      help: ["write 'self.\(name)', or '[self] in' at the beginning of the closure"])
  }

  /// Reports the wrong uses of a member.
  func checkMember(_ name: String, of base: Expression, _ range: SourceRange) {
    if name == "deinit" {
      return report(
        "called-deinit", "'deinit' cannot be called", range,
        help: ["remove the call: Swift calls 'deinit' of the class and of its superclasses"])
    }
    if case .selfReference = base.kind {
      guard self.name("self")?.isWeakSelf == true, !SwiftRules.ofOptional.contains(name) else {
        return
      }
      return report(
        "missing-unwrap", "'self' is held weakly here, so it may be nil", base.range,
        help: ["write 'self?.\(name)', or 'guard let self else { return }' above"])
    }
    guard let owner = linkType(of: base) else { return }
    if owner.isRuleOptional {
      guard !SwiftRules.ofOptional.contains(name), symbols.tables.extensions["Optional"] == nil,
        !base.endsInQuestion, let text = base.ruleName
      else { return }
      return report(
        "missing-unwrap", "'\(text)' is an optional, so '\(name)' needs a '?' before it", range,
        help: ["write '\(text)?.\(name)', or unwrap the value with 'if let' above"])
    }
    checkAccess(to: name, of: owner, range)
    checkLack(of: name, in: owner, range)
  }

  /// The members of an optional itself.
  private static let ofOptional = [
    "map", "flatMap", "some", "none", "unsafelyUnwrapped", "hashValue", "hash", "self", "take",
    "debugDescription", "customMirror", "encode", "description",
  ]

  // MARK: Access

  /// Reports a `private` member of another type.
  /// - Parameter isSet: True for a use that sets the member.
  func checkAccess(
    to name: String, of owner: TypeSyntax, _ range: SourceRange, isSet: Bool = false
  ) {
    guard let type = ownType(owner), let holder = privateOwner(of: name, type, isSet) else {
      return
    }
    var current = bodies.last?.type.map { symbols.types[$0].qualifiedName }
    let full = symbols.types[holder].qualifiedName
    while let inside = current {
      if inside == full { return }
      current = inside.utf8.lastIndex(of: 46).map { String(inside[..<$0]) }
    }
    report(
      "private-member", "'\(name)' is private to '\(symbols.types[holder].name)'", range,
      help: ["remove 'private' before '\(name)'"])
  }

  /// The type whose private member a name means.
  private func privateOwner(of name: String, _ type: Int, _ isSet: Bool) -> Int? {
    for index in chain(of: type) {
      var isPrivate: Bool?
      for declaration in symbols.typeDeclarations[index] {
        for member in declaration.members {
          guard let modifiers = member.modifiers(ofMember: name), !modifiers.isStatic else {
            continue
          }
          let isOwn = modifiers.isPrivate || isSet && modifiers.isPrivatelySet
          isPrivate = isOwn && isPrivate != false
        }
      }
      if let isPrivate { return isPrivate ? index : nil }
    }
    return nil
  }

  // MARK: Effects

  /// Reports a call without `try` or `await`, and one where neither can stand.
  func checkEffects(of meant: [FunctionDeclaration], _ callee: Expression, _ effects: Effects) {
    guard let body = bodies.last, let name = callee.ruleName else { return }
    // A function that only throws what its closure throws is written alike.
    let takesNone = meant.allSatisfy { $0.parameters.allSatisfy { $0.type?.isFunction != true } }
    let throwing = takesNone && meant.allSatisfy { $0.isThrowing }
    let waits = meant.allSatisfy { $0.isAsync }
    if throwing, !effects.tries {
      report(
        "missing-try", "'\(name)' can throw, and the call has no 'try'", callee.range,
        help: ["write 'try' before the call"])
    } else if throwing, body.isThrowing == false, !body.catches {
      report(
        "unhandled-error", "An error of '\(name)' is not caught, and the function cannot throw",
        callee.range,
        help: [
          "put the call into 'do { … } catch { … }', write 'try?', or mark the function 'throws'"
        ])
    }
    if waits, !effects.awaits {
      report(
        "missing-await", "'\(name)' is async, and the call has no 'await'", callee.range,
        help: ["write 'await' before the call"])
    }
  }

  /// Reports an `await` in a function that cannot wait.
  func checkAwait(_ range: SourceRange) {
    guard bodies.last?.isAsync == false else { return }
    report(
      "misplaced-await", "'await' is used in a function that is not async", range,
      help: ["put the code into 'Task { … }', or mark the function 'async'"])
  }

  func checkThrow(_ range: SourceRange) {
    guard let body = bodies.last, body.isThrowing == false, !body.catches else { return }
    report(
      "unhandled-error", "The function throws an error and is not marked 'throws'", range,
      help: ["mark the function 'throws', or catch the error with a 'do' around it"])
  }

  // MARK: Optionals and numbers

  /// Reports an optional as the value of a variable that cannot be nil.
  func checkOptional(_ value: Expression, as declared: TypeSyntax?) {
    guard case .named(let name, _) = declared, name != "Any", name != "AnyObject", name != "_",
      name != "Optional", symbols.tables.aliases[name] == nil,
      let type = type(of: value), type.isRuleOptional,
      ownType(.named(name, [])) != nil || BuiltInTypes.base(of: name) != .object
        || ["Int", "Double", "CGFloat", "Bool", "String"].contains(name)
    else { return }
    report(
      "missing-unwrap", "The value is an optional, and '\(name)' cannot be nil", value.range,
      help: ["unwrap the value with 'if let' or 'guard let', or write '\(name)?' as the type"])
  }

  /// Reports an infix operator between a whole number and one with a fraction.
  func checkNumbers(
    _ symbol: String, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) {
    guard ["+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!="].contains(symbol),
      let one = number(left), let other = number(right), one != other, functions[symbol] == nil,
      symbols.tables.members[symbol] == nil, symbols.tables.staticMembers[symbol] == nil
    else { return }
    let whole = one == .whole ? left : right
    let text = whole.ruleName ?? "…"
    report(
      "mixed-numbers", "'\(symbol)' mixes an Int and a number with a fraction", range,
      help: ["write 'CGFloat(\(text))' or 'Double(\(text))'"])
  }

  // MARK: switch

  /// Reports a `switch` that leaves a case of the author's enumeration out.
  func checkCases(_ cases: [SwitchCase], of subject: Expression, _ range: SourceRange) {
    let patterns = cases.flatMap { $0.patterns }
    guard !cases.contains(where: { $0.isDefault }),
      !patterns.contains(where: { $0.condition == nil && $0.pattern.takesAll })
    else { return }
    let subjectType = type(of: subject)
    guard let type = subjectType.flatMap({ ownType($0) }), symbols.types[type].role == .enumeration
    else { return checkDefault(of: subjectType, range) }
    var named: [String] = []
    for pattern in patterns where pattern.condition == nil {
      guard let name = pattern.pattern.caseName else { return }
      named.append(name)
    }
    let missing = symbols.types[type].cases.map { $0.name }.filter { !named.contains($0) }
    guard let first = missing.first else { return }
    report(
      "switch-not-exhaustive", "The 'switch' has no case for '.\(first)'",
      SourceRange(range.start, range.start + 6, in: range.source),
      help: ["write 'case .\(missing.joined(separator: ", .")):', or 'default:'"])
  }

  /// Reports a `switch` over texts or numbers, whose values no list of cases names all.
  private func checkDefault(of type: TypeSyntax?, _ range: SourceRange) {
    guard case .named(let name, _)? = type, name == "String" || SwiftRules.numbers.contains(name),
      ownType(.named(name, [])) == nil
    else { return }
    report(
      "switch-not-exhaustive", "The 'switch' does not name all values of '\(name)'",
      SourceRange(range.start, range.start + 6, in: range.source), help: ["write 'default:'"])
  }

  // MARK: Selectors and labels

  /// Reports `#selector` of a method that Objective-C cannot see.
  func checkSelector(_ method: Expression) {
    conformances.checkSelectorLabels(method)
    guard let (type, name) = selectorTarget(method) else { return }
    let code = symbols.types[type]
    guard code.role == .class, !code.isOpen,
      code.base == .object || !UIKitNames.isKnown(name, in: code.base)
    else { return }
    var found = false
    for index in chain(of: type) {
      let code = symbols.types[index]
      // A protocol of Objective-C makes its methods visible.
      let isAlone = code.inherited.dropFirst().allSatisfy { name in
        DelegateMethods.protocols.contains { $0.name == name }
      }
      if code.role == .protocolType || !code.protocols.isEmpty || !isAlone { return }
      for declaration in symbols.typeDeclarations[index] {
        let seesAll = declaration.modifiers.attributes.contains { $0.hasPrefix("objc") }
        for case .function(let function) in declaration.members.map({ $0.kind })
        where function.name == name {
          let isSeen = function.modifiers.attributes.contains {
            $0.hasPrefix("objc") || $0.hasPrefix("IB") || $0.hasPrefix("NS") || $0.hasPrefix("GK")
          }
          if seesAll || isSeen || function.modifiers.isOverride { return }
          if DelegateMethods.protocols.contains(where: {
            $0.signatures.contains(function.signature)
          }) {
            return
          }
          found = true
        }
      }
    }
    guard found else { return }
    report(
      "missing-objc", "'\(name)' is not '@objc', so no '#selector' can name it", method.range,
      help: ["write '@objc func \(name)'"])
  }

  private func selectorTarget(_ method: Expression) -> (Int, String)? {
    switch method.kind {
    case .identifier(let name):
      guard let type = bodies.last?.type else { return nil }
      return (type, name.ruleBaseName)
    case .member(let base, let name):
      if case .selfReference = base.kind {
        return bodies.last?.type.map { ($0, name.ruleBaseName) }
      }
      return typeLookup.namedType(base, inside: bodies.last?.type).map { ($0, name.ruleBaseName) }
    case .call(let callee, _): return selectorTarget(callee)
    case .cast(let value, _, _): return selectorTarget(value)
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain, .forceUnwrap,
      .subscript, .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .try,
      .await, .selector, .keyPath, .type:
      return nil
    }
  }

  /// Reports a call of UIKit's method without an argument that the method needs.
  func checkLabels(of callee: Expression, _ arguments: [Argument], _ range: SourceRange) {
    guard case .member(_, let name) = callee.kind, let forms = libraryForms(of: callee) else {
      return
    }
    let given = arguments.map { $0.label }
    for form in forms {
      let needed = form.parameters.filter { !$0.hasDefault && !$0.isFunction }
      // Every needed label is there, or the form is another one.
      if needed.allSatisfy({ parameter in given.contains { $0 == parameter.label } }) { return }
      if form.parameters.contains(where: { $0.isFunction && $0.label == nil }) { return }
    }
    // All labels that are given belong to one form, so the call means this form.
    let fitting = forms.filter { form in
      given.allSatisfy { label in form.parameters.contains { $0.label == label } }
    }
    guard fitting.count == 1, !arguments.contains(where: { $0.isTrailing }),
      let missing = fitting[0].parameters.first(where: { parameter in
        !parameter.hasDefault && !parameter.isFunction
          && !given.contains { $0 == parameter.label }
      }), let label = missing.label
    else { return }
    report(
      "wrong-argument", "'\(name)' is called without '\(label):'", callee.range,
      help: ["write '\(fitting[0].signature)' with all its arguments"])
  }
}

extension Statement {
  /// The modifiers of the member that the statement declares under a name.
  fileprivate func modifiers(ofMember name: String) -> Modifiers? {
    switch kind {
    case .function(let function): return function.name == name ? function.modifiers : nil
    case .variable(let variable):
      return variable.entries.contains { $0.pattern.boundNames.contains(name) }
        ? variable.modifiers : nil
    case .expression, .type, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer,
      .return, .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      return nil
    }
  }
}

extension Pattern {
  /// The case that the pattern names, whatever its payload.
  fileprivate var caseName: String? {
    switch self {
    case .enumCase(let name, _, _, _): return name
    case .expression(let value):
      if case .implicitMember(let name) = value.kind { return name }
      if case .member(_, let name) = value.kind { return name }
      return nil
    case .wildcard, .binding, .variable, .tuple, .isType, .asType, .some: return nil
    }
  }
}

extension Expression {
  /// The text of a plain name or of a chain of names, for messages.
  var ruleName: String? {
    switch kind {
    case .identifier(let name): name
    case .selfReference: "self"
    case .member(let base, let name): base.ruleName.map { "\($0).\(name)" }
    case .optionalChain(let base): base.ruleName.map { "\($0)?" }
    case .forceUnwrap(let base): base.ruleName.map { "\($0)!" }
    case .call(let callee, _): callee.ruleName.map { "\($0)(…)" }
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .superReference,
      .array, .dictionary, .tuple, .implicitMember, .subscript, .closure, .prefix, .binary,
      .partialRange, .ternary, .assignment, .discard, .cast, .try, .await, .selector, .keyPath,
      .type:
      nil
    }
  }

  fileprivate var endsInQuestion: Bool {
    if case .optionalChain = kind { return true }
    if case .forceUnwrap = kind { return true }
    return false
  }
}

extension String {
  /// The name without the labels of a full name: `tap` of `tap(_:)`.
  fileprivate var ruleBaseName: String { String(prefix { $0 != "(" }) }
}
