import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The types of members of the library, of elements and of literals.
extension SwiftRules {
  /// The library's types that a written type may name.
  static let plainTypes = numbers + values + ["Bool", "String", "Any"]
  static let numbers = ["Int"] + LibraryTypes.fractions
  private static let values = ["CGRect", "CGSize", "CGPoint", "UIEdgeInsets"]

  /// The type of a property of UIKit by its row.
  func libraryType(of name: String, in base: UIKitClass) -> TypeSyntax? {
    guard let text = UIKitNames.type(of: name, in: base) else {
      let isTruth = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
      return isTruth && UIKitNames.isKnown(name, in: base) ? .named("Bool", []) : nil
    }
    guard !text.utf8.contains(40) else { return nil }
    // The rows of `text` and its like stand for many classes of views, some with `String!`.
    let view = base == .window ? base : .view
    if base.isView, !UIKitNames.marks(of: name, in: view).contains(.simulated) { return nil }
    if text.utf8.last == 63 { return plainType(text.dropLast()).map { .optional($0) } }
    return plainType(text[...])
  }

  private func plainType(_ text: Substring) -> TypeSyntax? {
    guard text.utf8.first == 91 else { return .named(String(text), []) }
    let element = text.dropFirst().dropLast()
    return element.utf8.contains(58) ? nil : .array(.named(String(element), []))
  }

  /// The type of a property of a rectangle and its like.
  func memberOfValue(_ name: String, _ type: String) -> TypeSyntax? {
    guard SwiftRules.values.contains(type), symbols.tables.members[name] == nil else { return nil }
    return DeclaredTypes.property(name, of: type)
  }

  /// The type of a property of a collection or a text.
  func memberOfCollection(_ name: String, of owner: TypeSyntax) -> TypeSyntax? {
    guard symbols.tables.members[name] == nil || name == "count" else { return nil }
    switch name {
    case "count": return .named("Int", [])
    case "isEmpty": return .named("Bool", [])
    default: return nil
    }
  }

  /// The type of an element of an array, or the optional value of a dictionary.
  func element(of base: Expression, _ arguments: [Argument]) -> TypeSyntax? {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].value.isRange,
      let owner = linkType(of: base), !owner.isRuleOptional,
      !(symbols.tables.members["subscript"] ?? []).contains(where: {
        symbols.types[$0].role == .builtInExtension
      })
    else { return nil }
    switch owner.ruleUnwrapped {
    case .array(let element): return plain(element)
    case .dictionary(_, let value):
      return value.isRuleOptional ? nil : plain(value).map { .optional($0) }
    case .named, .optional, .implicitlyUnwrapped, .tuple, .function, .composition, .metatype:
      return nil
    }
  }

  /// The type of a list of plain literals of one kind.
  func literalType(of value: Expression) -> TypeSyntax? {
    switch value.kind {
    case .integer: return .named("Int", [])
    case .floating: return .named("Double", [])
    case .boolean: return .named("Bool", [])
    case .string: return .named("String", [])
    case .call(let callee, _): return constructed(callee)
    case .array(let elements): return commonType(of: elements).map { .array($0) }
    case .dictionary(let elements):
      guard let key = commonType(of: elements.map { $0.key }),
        let common = commonType(of: elements.map { $0.value })
      else { return nil }
      return .dictionary(key, common)
    case .nilLiteral, .identifier, .closureParameter, .selfReference, .superReference, .tuple,
      .implicitMember, .member, .optionalChain, .forceUnwrap, .subscript, .closure, .prefix,
      .binary,
      .partialRange, .ternary, .assignment, .discard, .cast, .try, .await, .selector, .keyPath,
      .type:
      return nil
    }
  }

  private func commonType(of elements: [Expression]) -> TypeSyntax? {
    guard let first = elements.first.flatMap({ literalType(of: $0) }),
      case .named(let name, _) = first,
      elements.allSatisfy({ literalType(of: $0)?.name == name })
    else { return nil }
    return first
  }

  /// The type of a conversion to a number. A text may be no number.
  func numberType(of callee: Expression, _ arguments: [Argument]) -> TypeSyntax? {
    guard case .identifier(let name) = callee.kind, SwiftRules.numbers.contains(name),
      self.name(name) == nil, symbols.typeIndex(named: name) == nil, arguments.count == 1,
      symbols.tables.aliases[name] == nil, symbols.tables.extensions[name] == nil,
      arguments[0].label == nil, name == "CGFloat" || number(arguments[0].value) != nil
    else { return nil }
    return .named(name, [])
  }

  /// The type of a controller from a storyboard.
  func storyboardType(of callee: Expression, _ arguments: [Argument]) -> TypeSyntax? {
    guard case .member(_, "instantiateViewController") = callee.kind, arguments.count == 1,
      arguments[0].label == "withIdentifier",
      symbols.tables.members["instantiateViewController"] == nil
    else { return nil }
    return .named("UIViewController", [])
  }

  /// The type of `Level(rawValue: 1)`, which may be nil.
  func rawCase(of callee: Expression, _ arguments: [Argument]) -> TypeSyntax? {
    guard case .identifier(let name) = callee.kind, arguments.count == 1, self.name(name) == nil,
      arguments[0].label == "rawValue", let type = ownType(.named(name, [])),
      symbols.types[type].role == .enumeration, symbols.types[type].initializers.isEmpty
    else { return nil }
    return .optional(.named(symbols.types[type].qualifiedName, []))
  }

  // MARK: Unknown members

  /// Reports a member that the declared type lacks, and that objects of another class have.
  func checkLack(of name: String, in owner: TypeSyntax, _ range: SourceRange) {
    guard case .named(let type, _) = owner.ruleUnwrapped, name != "self", name != "init",
      lacks(name, owner.ruleUnwrapped, type)
    else { return }
    report(
      "unknown-member", "'\(type)' has no member '\(name)'", range,
      help: ["convert the value first, as in 'if let item = value as? Item', or write another type"]
    )
  }

  private func lacks(_ name: String, _ owner: TypeSyntax, _ library: String) -> Bool {
    if library == "Any" { return !name.isCapitalized }
    let owners = symbols.tables.members[name] ?? []
    // An extension may give the member to any type.
    guard symbols.tables.staticMembers[name] == nil,
      owners.allSatisfy({ symbols.types[$0].role != .builtInExtension })
    else { return false }
    if let type = ownType(owner) { return lacks(name, type, owners) }
    guard owners.allSatisfy({ symbols.types[$0].role != .protocolType }),
      symbols.typeIndex(named: library) == nil
    else { return false }
    let base = BuiltInTypes.base(of: library)
    if library == "UIView", CommonViews.isOfSubclasses(name) { return true }
    if library == "UIViewController", isOfContainer(name) { return true }
    guard !owners.isEmpty, isExact(library), !UIKitNames.isKnown(name, in: base) else {
      return false
    }
    return DeclaredTypes.property(name, of: library) == nil
      && DeclaredTypes.methods(name, of: library).isEmpty
      && !CommonViews.declares(name, library)
  }

  /// Returns true for a method that UIKit's containers have and other controllers lack.
  private func isOfContainer(_ name: String) -> Bool {
    !UIKitNames.isKnown(name, in: .viewController)
      && [UIKitClass.navigationController, .tabBarController].contains {
        UIKitNames.marks(of: name, in: $0).contains(.simulated)
      }
  }

  /// Returns true if a class of UIKit is known by its name, and not by the ending of the name.
  func isExact(_ library: String) -> Bool {
    UIKitNames.isComplete(for: library) || CommonViews.superclass(of: library) != nil
      || LibraryTypes.controllers.contains(library)
  }

  private func lacks(_ name: String, _ type: Int, _ owners: [Int]) -> Bool {
    let code = symbols.types[type]
    guard code.role != .enumeration, code.role != .builtInExtension, !owners.isEmpty,
      !symbols.ancestry.hasAny(owners, above: type, where: { _ in true }),
      !UIKitNames.isKnown(name, in: .object), isWhole(type),
      code.base == .object || !UIKitNames.isKnown(name, in: code.base),
      symbols.typeDeclarations[type].allSatisfy({
        $0.selfBounds.isEmpty && !$0.isGeneric && $0.modifiers.attributes.isEmpty
      })
    else { return false }
    guard code.role == .protocolType else { return true }
    return allProtocols([type]).allSatisfy { index in
      symbols.types[index].base == .object
        && symbols.types[index].inherited.allSatisfy {
          ownType(.named($0, [])) != nil || ["AnyObject", "Sendable", "class"].contains($0)
        }
    }
  }

  /// Returns true if every class above a type is known.
  func isWhole(_ type: Int) -> Bool {
    chain(of: type).allSatisfy { index in
      let code = symbols.types[index]
      if code.isOpen { return false }
      guard code.role == .class, code.base != .object, let first = code.inherited.first else {
        return true
      }
      return ownType(.named(first, [])) != nil || isExact(first)
    }
  }

  /// Reports a static member without the type in front, in code of an object.
  func checkStatic(_ name: String, _ range: SourceRange) {
    guard let body = bodies.last, let type = body.type, !body.isStatic,
      name.utf8.first.map({ $0 == 95 || $0 >= 97 && $0 <= 122 }) == true,
      [.class, .structure, .enumeration].contains(symbols.types[type].role),
      self.name(name) == nil, !isMember(name, of: type), globals[name] == nil,
      functions[name] == nil,
      let owner = chain(of: type).first(where: {
        symbols.tables.staticMembers[name]?.contains($0) == true
      }), isWhole(type)
    else { return }
    report(
      "unknown-name",
      "'\(name)' belongs to the type '\(symbols.types[owner].name)', not to the object",
      range, help: ["write '\(symbols.types[owner].name).\(name)'"])
  }
}
