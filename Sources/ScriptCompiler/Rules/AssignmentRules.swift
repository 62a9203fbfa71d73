import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The rules about members of UIKit's objects and about the values that properties get.
extension SwiftRules {
  /// A class of UIKit as the receiver of a member that no declaration of the author's has.
  private struct Receiver {
    let base: UIKitClass
    let name: String
  }

  /// The class of UIKit whose member a name means, if the class is certain.
  private func receiver(of name: String, on base: Expression?) -> Receiver? {
    guard symbols.tables.members[name] == nil, symbols.tables.staticMembers[name] == nil else {
      return nil
    }
    let type: TypeSyntax?
    switch base?.kind {
    case nil:
      guard let body = bodies.last, let own = body.type, !body.isStatic, self.name(name) == nil,
        globals[name] == nil, functions[name] == nil
      else { return nil }
      type = .named(symbols.types[own].qualifiedName, [])
    case .superReference?:
      type = bodies.last?.type.map { .named(symbols.types[$0].qualifiedName, []) }
    case .selfReference? where self.name("self")?.isWeakSelf != true:
      type = bodies.last?.type.map { .named(symbols.types[$0].qualifiedName, []) }
    case let kind?:
      if case .selfReference = kind { return nil }
      type = base.flatMap { linkType(of: $0) }
    }
    return type.flatMap { receiver(ofType: $0.ruleUnwrapped) }
  }

  private func receiver(ofType type: TypeSyntax) -> Receiver? {
    guard case .named(let library, _) = type else { return nil }
    guard let own = ownType(type) else {
      let base = BuiltInTypes.base(of: library)
      guard base != .object, symbols.typeIndex(named: library) == nil else { return nil }
      return Receiver(base: base, name: library)
    }
    let code = symbols.types[own]
    guard code.role == .class, !code.isOpen, code.base != .object else { return nil }
    return Receiver(base: code.base, name: code.base.name)
  }

  // MARK: Names

  /// Reports a member of UIKit's whose name is written with other capital letters.
  func checkSpelling(_ name: String, on base: Expression?, _ range: SourceRange) {
    // A type may have the name of a member with a capital, such as `Transition`.
    let isType = base == nil && name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
    guard symbols.isInExample, !isType, let receiver = receiver(of: name, on: base),
      let meant = UIKitNames.member(spelledLike: name, in: receiver.base)
    else { return }
    report(
      "unknown-member", "'\(receiver.name)' has no member '\(name)'; did you mean '\(meant)'?",
      SourceRange(max(range.start, range.end - name.utf8.count), range.end, in: range.source),
      help: ["write '\(meant)'"])
  }

  /// Reports a member of an object in a static method, or in the first value of a property.
  func checkInstance(_ name: String, of type: Int, _ range: SourceRange) {
    guard self.name(name) == nil, isMember(name, of: type), symbols.types[type].role == .class,
      symbols.tables.staticMembers[name] == nil, globals[name] == nil, functions[name] == nil,
      symbols.tables.members[name] != nil
        || UIKitNames.marks(of: name, in: symbols.types[type].base).contains(.simulated),
      symbols.typeDeclarations[type].allSatisfy({ $0.nameRange.start < $0.nameRange.end })
    else { return }
    report(
      "not-initialized", "'\(name)' belongs to an object, and there is no object here", range,
      help: ["use the member in 'init', in a method or in a 'lazy var'"])
  }

  /// Looks for members of the object in the first value of a property.
  func checkFirstValue(_ value: Expression, of type: Int) {
    switch value.kind {
    case .identifier(let name): return checkInstance(name, of: type, value.range)
    case .closure, .keyPath, .selector: return
    default: break
    }
    value.forEachPart { part in
      if case .expression(let inner) = part { checkFirstValue(inner, of: type) }
    }
  }

  // MARK: Values

  /// Reports an assignment that no property of UIKit takes.
  func checkAssignment(to target: Expression, _ value: Expression) {
    let (name, base): (String, Expression?)
    switch target.kind {
    case .identifier(let own): (name, base) = (own, nil)
    case .member(let owner, let member): (name, base) = (member, owner)
    default: return
    }
    guard let receiver = receiver(of: name, on: base) else {
      let type = type(of: target)
      conformances.checkObject(value, as: type, name, target.range.union(value.range))
      checkNil(value, as: linkType(of: target), name)
      return checkValue(value, as: type, name)
    }
    guard !UIKitNames.marks(of: name, in: receiver.base).contains(.readOnly) else {
      return report(
        "not-assignable", "'\(name)' of '\(receiver.name)' can only be read", target.range,
        help: ["remove the assignment: only UIKit sets '\(name)'"])
    }
    let demanded = base.flatMap { conformances.listProtocol(of: name, on: $0) }
    let type = demanded.map { .named($0, []) } ?? DeclaredTypes.property(name, of: receiver.name)
    conformances.checkObject(value, as: type, name, target.range.union(value.range))
    checkValue(value, as: type ?? libraryType(of: name, in: receiver.base), name)
    guard case .named(let wanted, _)? = type ?? libraryType(of: name, in: receiver.base),
      SwiftRules.plainTypes.contains(wanted)
    else { return }
    checkOptional(value, as: .named(wanted, []))
    checkNil(value, as: .named(wanted, []), name)
  }

  /// Reports the setter of a property that only its type may set, and of another actor's property.
  func checkSetter(of target: Expression, _ effects: Effects) {
    if case .identifier(let name) = target.kind {
      return isolations.check(name, of: nil, target.range, effects, isSet: true)
    }
    guard case .member(let base, let name) = target.kind else { return }
    isolations.check(name, of: base, target.range, effects, isSet: true)
    if let owner = linkType(of: base)?.ruleUnwrapped {
      checkAccess(to: name, of: owner, target.range, isSet: true)
    }
  }

  /// Reports a value that is certainly of another type than a variable.
  /// - Parameter isFirst: True for the value in a declaration, whose literals another check looks at.
  func checkValue(
    _ value: Expression, as type: TypeSyntax?, _ name: String, isFirst: Bool = false
  ) {
    guard let type, let given = kind(of: value),
      case .named(let wanted, _) = type.wrappedByLibrary ?? type.ruleUnwrapped,
      ownType(.named(wanted, [])) == nil, symbols.tables.aliases[wanted] == nil,
      !(isFirst && given.isLiteral),
      given.isWrong(for: wanted) || symbols.isInExample && given.isNoObject(of: wanted)
    else { return }
    report(
      "type-mismatch", "'\(name)' is of type '\(wanted)', and the value is \(given.text)",
      value.range, help: ["write a value of type '\(wanted)'"])
  }

  /// Reports arguments that the only meant function does not take.
  func checkValues(of arguments: [Argument], _ meant: [FunctionDeclaration]) {
    guard meant.count == 1, let function = meant.first, !function.isGeneric else { return }
    var rest = function.parameters[...]
    for argument in arguments {
      guard let place = rest.firstIndex(where: { $0.label == argument.label }) else { return }
      let parameter = rest[place]
      if parameter.isVariadic || parameter.isInOut { return }
      checkValue(argument.value, as: parameter.type, parameter.name)
      checkOptional(argument.value, as: parameter.type)
      checkNil(argument.value, as: parameter.type, parameter.name)
      conformances.checkObject(argument.value, as: parameter.type, parameter.name)
      rest = rest[(place + 1)...]
    }
  }

  /// Reports an element that an array of the author's does not take.
  func checkElement(of callee: Expression, _ arguments: [Argument]) {
    guard case .member(let base, "append") = callee.kind, arguments.count == 1,
      arguments[0].label == nil, case .array(let element)? = type(of: base)
    else { return }
    checkKept(arguments[0].value)
    checkValue(arguments[0].value, as: element, "newElement")
  }

  /// Reports `as` to a subclass, which may fail.
  func checkCast(of value: Expression, to wanted: TypeSyntax, _ range: SourceRange) {
    guard case .named(let given, _)? = type(of: value), case .named(let name, _) = wanted,
      given != name, ownType(.named(given, [])) == nil, ownType(wanted) == nil,
      given == "UIView" || CommonViews.superclass(of: given) != nil,
      CommonViews.descends(name, from: given)
    else { return }
    report(
      "type-mismatch",
      "'\(given)' is not always '\(name)', so 'as' cannot convert the value", range,
      help: ["write 'as?' or 'as!'"])
  }

  private struct ValueKind {
    enum Name { case text, whole, fraction, truth, list, any, object }
    let name: Name
    let isLiteral: Bool

    var text: String {
      switch name {
      case .text: "a string"
      case .whole: "an Int"
      case .fraction: "a number with a fraction"
      case .truth: "a Bool"
      case .list: "a list"
      case .any: "of the type 'Any'"
      case .object: "of a type of its own"
      }
    }

    /// True if no value of the kind is of a type of the library.
    func isWrong(for type: String) -> Bool {
      switch type {
      case "String": name != .text
      case "Bool": name != .truth
      case "Int": name != .whole
      case "Double", "CGFloat", "TimeInterval", "Float":
        name != .fraction && !(name == .whole && isLiteral)
      default: false
      }
    }

    /// True if the type is one of UIKit's, and no value of the kind is of such a type.
    func isNoObject(of type: String) -> Bool {
      switch type {
      case "UILayoutPriority": false
      case _ where name == .list || name == .any || name == .object: false
      case "CGRect", "CGSize", "CGPoint": true
      default: type.hasPrefix("UI") && !type.hasPrefix("UInt")
      }
    }
  }

  private func kind(of value: Expression) -> ValueKind? {
    if case .string = value.kind { return ValueKind(name: .text, isLiteral: true) }
    if case .integer = value.kind { return ValueKind(name: .whole, isLiteral: true) }
    if case .floating = value.kind { return ValueKind(name: .fraction, isLiteral: true) }
    if case .boolean = value.kind { return ValueKind(name: .truth, isLiteral: true) }
    if case .binary(let symbol, let left, let right) = value.kind {
      if symbol == "??", type(of: value) != nil { return ValueKind(name: .any, isLiteral: false) }
      guard ["+", "-", "*", "/", "%"].contains(symbol), functions[symbol] == nil,
        symbols.tables.members[symbol] == nil, symbols.tables.staticMembers[symbol] == nil,
        let one = kind(of: left), let other = kind(of: right), one.name == .whole,
        other.name == .whole
      else { return nil }
      return ValueKind(name: .whole, isLiteral: one.isLiteral && other.isLiteral)
    }
    let given = self.type(of: value)
    if case .array? = given { return ValueKind(name: .list, isLiteral: false) }
    guard case .named(let type, _)? = given else { return nil }
    if let own = ownType(.named(type, [])), symbols.types[own].role != .protocolType {
      return ValueKind(name: .object, isLiteral: false)
    }
    switch type {
    case "Any": return ValueKind(name: .any, isLiteral: false)
    case "String": return ValueKind(name: .text, isLiteral: false)
    case "Int": return ValueKind(name: .whole, isLiteral: false)
    case "Double", "CGFloat", "TimeInterval": return ValueKind(name: .fraction, isLiteral: false)
    case "Bool": return ValueKind(name: .truth, isLiteral: false)
    default: return nil
    }
  }

  // MARK: Declarations

  /// Reports a property that is there twice, and modifiers that an override cannot have.
  func checkDeclarations(of index: Int) {
    guard [.class, .structure, .enumeration].contains(symbols.types[index].role) else { return }
    var seen: Set<String> = []
    for member in symbols.typeDeclarations[index].flatMap({ $0.members }) {
      switch member.kind {
      case .variable(let variable):
        for entry in variable.entries {
          for name in entry.pattern.boundNames
          where !seen.insert((variable.modifiers.isStatic ? "." : "") + name).inserted {
            report(
              "duplicate-name", "'\(name)' is declared twice", entry.range,
              help: ["remove one of them, or use another name"])
          }
          checkWeak(entry, variable.modifiers)
        }
      case .function(let function): checkModifiers(of: function, index)
      default: break
      }
    }
  }

  /// Reports a class with a part of what the protocol of a data source demands. An example may leave all of
  /// it out.
  func checkDataSource(of index: Int) {
    let type = symbols.types[index]
    guard type.role == .class, !type.isOpen, !type.base.isContainer, type.protocols.isEmpty else {
      return
    }
    for name in type.inherited {
      let required = DelegateMethods.required(by: name)
      guard !required.isEmpty else { continue }
      let methods = chain(of: index).flatMap { symbols.types[$0].methods }
      let missing = required.filter { method in
        !methods.contains { $0.name == method.name && $0.labels == [nil, method.label] }
      }
      guard let first = missing.first, missing.count < required.count else { continue }
      report(
        "missing-requirement",
        "'\(type.name)' has no '\(first.name)(_:\(first.label):)', which '\(name)' requires",
        symbols.typeDeclarations[index][0].nameRange,
        help: ["write the method in '\(type.name)' or in an extension"])
    }
  }

  private func checkWeak(_ entry: VariableDeclaration.Entry, _ modifiers: Modifiers) {
    guard modifiers.strength != .strong,
      case .named(let name, _)? = entry.type?.ruleUnwrapped, symbols.tables.aliases[name] == nil
    else { return }
    let own = ownType(.named(name, [])).map { symbols.types[$0].isValue }
    conformances.checkWeakProtocol(name, entry.range)
    guard own ?? ["Int", "Double", "CGFloat", "Bool", "String"].contains(name) else { return }
    report(
      "type-mismatch", "'\(name)' is not a class, so nothing can hold it weakly", entry.range,
      help: ["remove 'weak' or 'unowned'"])
  }

  private func checkModifiers(of function: FunctionDeclaration, _ index: Int) {
    guard function.modifiers.isOverride, symbols.types[index].role == .class else { return }
    let labels = function.parameters.map { $0.label }
    guard
      let callback = Callback(declared: function.name, labels: labels),
      symbols.types[index].base.isController || callback.isOfViews
    else { return }
    if function.modifiers.isPrivate {
      report(
        "not-overridable", "'\(function.name)' is private, and an override cannot be",
        function.nameRange, help: ["remove 'private'"])
    } else if function.isAsync || function.isThrowing {
      report(
        "overrides-nothing",
        "'\(function.name)' overrides nothing: UIKit's method is neither 'async' nor 'throws'",
        function.nameRange, help: ["put the work into 'Task { … }'"])
    }
  }
}
