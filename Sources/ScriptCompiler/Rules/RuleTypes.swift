import LifecycleEngine
import SwiftSubset
import UIKitNames

// The types that declarations tell for certain, and nil for every other expression.
extension SwiftRules {
  /// The type of a whole expression: an optional if a `?` inside may end the expression early.
  func type(of expression: Expression) -> TypeSyntax? {
    guard let type = linkType(of: expression) else { return nil }
    return expression.isRuleChain && !type.isRuleOptional ? .optional(type.ruleUnwrapped) : type
  }

  /// The type of an expression as long as no `?` in front has met nil.
  func linkType(of expression: Expression) -> TypeSyntax? {
    // Variables can have each other as values, and chains can be long.
    guard depth < SwiftRules.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .boolean: return .named("Bool", [])
    case .string: return .named("String", [])
    case .identifier(let name): return type(ofName: name)
    case .selfReference:
      if let own = name("self") { return own.isWeakSelf ? nil : own.type ?? selfType }
      return selfType
    case .member(let base, let name):
      if let type = typeLookup.namedType(base, inside: bodies.last?.type) {
        guard symbols.types[type].cases.contains(where: { $0.name == name }) else { return nil }
        return .named(symbols.types[type].qualifiedName, [])
      }
      guard let owner = linkType(of: base) else { return nil }
      return memberType(name, of: owner)
    case .optionalChain(let base):
      if case .selfReference = base.kind, name("self")?.isWeakSelf == true { return selfType }
      return linkType(of: base)?.ruleUnwrapped
    case .forceUnwrap(let base): return type(of: base)?.ruleUnwrapped
    case .call(let callee, let arguments): return resultType(of: callee, arguments)
    case .cast(_, let kind, let type):
      switch kind {
      case .asOptional: return .optional(type)
      case .asForced, .as: return type
      case .is: return .named("Bool", [])
      }
    case .await(let value): return linkType(of: value)
    case .try(let kind, let value): return kind == .optional ? nil : linkType(of: value)
    case .subscript(let base, let arguments):
      return slice(of: base, by: arguments) ?? element(of: base, arguments)
    case .binary("??", let value, _):
      // The other side may be of another type, unless any value fits.
      guard case .named("Any", _)? = linkType(of: value)?.ruleUnwrapped else { return nil }
      return .named("Any", [])
    case .nilLiteral, .integer, .floating, .closureParameter, .superReference, .array, .dictionary,
      .tuple, .implicitMember, .closure, .prefix, .binary, .partialRange, .ternary, .assignment,
      .discard, .selector, .keyPath, .type:
      return nil
    }
  }

  var selfType: TypeSyntax? {
    guard let body = bodies.last, let type = body.type, !body.isStatic else { return nil }
    guard symbols.types[type].role != .builtInExtension else { return nil }
    return .named(symbols.types[type].qualifiedName, [])
  }

  /// The declaration of a name in the enclosing blocks.
  func name(_ name: String) -> RuleName? {
    for block in blocks.reversed() {
      if let found = block[name] { return found }
    }
    return nil
  }

  private func type(ofName name: String) -> TypeSyntax? {
    if let own = self.name(name) { return own.type }
    if let body = bodies.last, let type = body.type {
      guard !body.isStatic else { return nil }
      if let member = memberType(name, of: .named(symbols.types[type].qualifiedName, [])) {
        return member
      }
      if isMember(name, of: type) || symbols.types[type].isOpen { return nil }
    }
    return globals[name]?.type
  }

  /// The author's type behind a certain type.
  func ownType(_ type: TypeSyntax) -> Int? {
    guard case .named(let name, _) = type else { return nil }
    return typeLookup.typeIndex(named: name, inside: bodies.last?.type)
  }

  /// A type and its superclasses, as far as the author declares them.
  func chain(of type: Int) -> [Int] {
    var result = [type]
    while let next = symbols.types[result[result.count - 1]].superclass, !result.contains(next) {
      result.append(next)
    }
    return result
  }

  /// Returns true if a name without receiver means a member of an object of the type.
  func isMember(_ name: String, of type: Int) -> Bool {
    let owners = symbols.tables.members[name] ?? []
    if symbols.ancestry.hasAny(owners, above: type, where: { _ in true }) { return true }
    let base = symbols.types[type].base
    return base != .object && UIKitNames.isKnown(name, in: base)
  }

  func memberType(_ name: String, of owner: TypeSyntax) -> TypeSyntax? {
    switch owner {
    case .implicitlyUnwrapped(let wrapped): return memberType(name, of: wrapped)
    case .array(let element) where name == "first" || name == "last":
      return plain(element).map { .optional($0.ruleUnwrapped) }
    case .array, .dictionary, .named("String", _): return memberOfCollection(name, of: owner)
    case .named(let library, _):
      guard let type = ownType(owner) else {
        let base = BuiltInTypes.base(of: library)
        guard symbols.typeIndex(named: library) == nil else { return nil }
        guard base != .object else { return memberOfValue(name, library) }
        return libraryType(of: name, in: base)
      }
      for index in chain(of: type) where symbols.types[index].role != .protocolType {
        if let found = declaredType(of: name, in: index) { return found }
        if declares(name, index) { return nil }
      }
      let code = symbols.types[type]
      if code.isOpen || symbols.tables.extensions["Optional"] != nil { return nil }
      guard symbols.tables.members[name] == nil, code.base != .object else { return nil }
      return libraryType(of: name, in: code.base)
    case .optional, .tuple, .function, .composition, .metatype: return nil
    }
  }

  /// Returns true if a type declares a member itself.
  private func declares(_ name: String, _ index: Int) -> Bool {
    symbols.tables.members[name]?.contains(index) ?? false
  }

  /// The type of a property that a type declares itself, if the type is certain.
  private func declaredType(of name: String, in index: Int) -> TypeSyntax? {
    for declaration in symbols.typeDeclarations[index] {
      for case .variable(let variable) in declaration.members.map({ $0.kind })
      where !variable.modifiers.isStatic {
        for entry in variable.entries where entry.pattern.boundNames.contains(name) {
          let isPlain = variable.modifiers.attributes.allSatisfy {
            !$0.isCapitalized || $0.hasPrefix("IB") || $0 == "MainActor"
          }
          return isPlain ? propertyType(of: entry, variable.modifiers) : nil
        }
      }
    }
    return nil
  }

  /// The type of a property, whose value stands outside of the code that is looked at.
  private func propertyType(
    of entry: VariableDeclaration.Entry, _ modifiers: Modifiers
  ) -> TypeSyntax? {
    guard entry.type == nil, let value = entry.initialValue else {
      return certainType(of: entry, modifiers)
    }
    guard modifiers.strength != .weak else { return nil }
    if case .call(let callee, _) = value.kind { return constructed(callee) }
    if case .member(let base, _) = value.kind, case .identifier(let name) = base.kind,
      symbols.typeIndex(named: name) != nil
    {
      return linkType(of: value)
    }
    return value.isPlainLiteral ? certainType(of: entry, modifiers) : literalType(of: value)
  }

  /// The type of a variable by its declaration.
  func certainType(
    of entry: VariableDeclaration.Entry, _ modifiers: Modifiers
  ) -> TypeSyntax? {
    guard case .binding = entry.pattern else { return nil }
    if let type = entry.type { return plain(type) }
    guard modifiers.strength != .weak, let value = entry.initialValue else { return nil }
    switch value.kind {
    case .integer: return .named("Int", [])
    case .floating: return .named("Double", [])
    case .boolean, .string, .call, .cast, .member, .identifier, .forceUnwrap, .selfReference,
      .subscript:
      return type(of: value)
    case .array, .dictionary: return literalType(of: value)
    case .nilLiteral, .closureParameter, .superReference, .tuple, .implicitMember, .optionalChain,
      .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .try, .await,
      .selector, .keyPath, .type:
      return nil
    }
  }

  /// A written type whose name is no alias and no parameter of a generic type.
  func plain(_ type: TypeSyntax) -> TypeSyntax? {
    switch type {
    case .named(let name, _):
      let isKnown =
        typeLookup.typeIndex(named: name, inside: bodies.last?.type) != nil
        || BuiltInTypes.base(of: name) != .object
        || SwiftRules.plainTypes.contains(name)
      return isKnown && symbols.tables.aliases[name] == nil ? type : nil
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      // An optional of an unknown type is an optional.
      return plain(wrapped) == nil && !type.isRuleOptional ? nil : type
    case .array, .dictionary: return type
    case .tuple, .function, .composition, .metatype: return nil
    }
  }

  // MARK: Calls

  /// The type of the value of a call.
  private func resultType(of callee: Expression, _ arguments: [Argument]) -> TypeSyntax? {
    if let type = constructed(callee) { return type }
    if let type = numberType(of: callee, arguments) ?? rawCase(of: callee, arguments)
      ?? storyboardType(of: callee, arguments)
    {
      return type
    }
    guard let meant = candidates(of: callee), let first = meant.first else {
      return slice(by: callee)
    }
    guard
      meant.allSatisfy({ !$0.isGeneric }),
      meant.allSatisfy({ $0.returnType?.spelling == first.returnType?.spelling })
    else { return nil }
    return first.returnType.flatMap { plain($0) }
  }

  /// The type that a call makes an object of.
  func constructed(_ callee: Expression) -> TypeSyntax? {
    guard case .identifier(let name) = callee.kind, self.name(name) == nil, name.isCapitalized,
      symbols.tables.aliases[name] == nil
    else { return nil }
    if let type = typeLookup.typeIndex(named: name, inside: bodies.last?.type) {
      let code = symbols.types[type]
      guard code.role == .class || code.role == .structure else { return nil }
      for index in chain(of: type) {
        for declaration in symbols.typeDeclarations[index] where declaration.hasFailableInit {
          return nil
        }
      }
      return .named(code.qualifiedName, [])
    }
    return BuiltInTypes.base(of: name) == .object ? nil : .named(name, [])
  }

  /// The author's functions that a call may mean, nil if it may mean something else too.
  func candidates(of callee: Expression) -> [FunctionDeclaration]? {
    switch callee.kind {
    case .identifier(let name):
      guard self.name(name) == nil else { return nil }
      if let body = bodies.last, let type = body.type {
        if let own = methods(named: name, of: type) { return own.isEmpty ? nil : own }
        if isMember(name, of: type) || symbols.types[type].isOpen { return nil }
        if symbols.isInExample { return nil }
      }
      return typeLookup.typeIndex(named: name, inside: bodies.last?.type) == nil
        ? functions[name] : nil
    case .member(let base, let name):
      if case .superReference = base.kind { return nil }
      guard let owner = linkType(of: base),
        let type = ownType(owner.isRuleOptional ? .unknown : owner)
      else { return nil }
      return methods(named: name, of: type).flatMap { $0.isEmpty ? nil : $0 }
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain, .forceUnwrap,
      .call, .subscript, .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard,
      .cast, .try, .await, .selector, .keyPath, .type:
      return nil
    }
  }

  /// The author's methods of a name, nil if there is none. The list is empty if something else of
  /// the name exists too.
  private func methods(named name: String, of type: Int) -> [FunctionDeclaration]? {
    guard let owners = symbols.tables.members[name],
      symbols.ancestry.hasAny(owners, above: type, where: { _ in true })
    else { return nil }
    let code = symbols.types[type]
    if code.role == .protocolType || !code.protocols.isEmpty || code.isOpen { return [] }
    if code.base != .object, UIKitNames.isKnown(name, in: code.base) { return [] }
    var result: [FunctionDeclaration] = []
    for index in chain(of: type) {
      for declaration in symbols.typeDeclarations[index] {
        for member in declaration.members {
          if case .function(let function) = member.kind, function.name == name {
            result.append(function)
          } else if case .variable(let variable) = member.kind,
            variable.entries.contains(where: { $0.pattern.boundNames.contains(name) })
          {
            return []
          }
        }
      }
    }
    return result
  }
}

extension TypeDeclaration {
  fileprivate var hasFailableInit: Bool {
    members.contains { member in
      guard case .function(let function) = member.kind,
        case .initializer(isFailable: true) = function.role
      else { return false }
      // A required `init?(coder:)` has an argument of its own.
      return function.parameters.first?.label != "coder"
    }
  }
}

extension Expression {
  /// True if a `?` in the expression may end it early.
  var isRuleChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _), .subscript(let base, _), .call(let base, _): base.isRuleChain
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .forceUnwrap,
      .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try,
      .await, .selector, .keyPath, .type:
      false
    }
  }
}
