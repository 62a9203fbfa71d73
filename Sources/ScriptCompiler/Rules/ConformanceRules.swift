import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// Types without the protocol that a variable, an operator or a collection demands.
struct ConformanceRules {
  let rules: SwiftRules

  /// Returns true if a type of the author's certainly does not conform to a protocol, nor to one below.
  func lacks(_ names: [String], _ type: Int) -> Bool {
    let known = rules.chain(of: type)
    guard rules.isWhole(type), rules.symbols.types[type].role != .protocolType else { return false }
    let own = rules.allProtocols(known.flatMap { rules.symbols.types[$0].protocols })
    for index in known + own {
      for declaration in rules.symbols.typeDeclarations[index] {
        if declaration.isGeneric || !declaration.selfBounds.isEmpty { return false }
        for name in declaration.inherited.flatMap({ $0.names }) {
          if names.contains(name) || rules.symbols.tables.aliases[name] != nil { return false }
          if rules.ownType(.named(name, [])) == nil, !rules.isExact(name), !isPlainProtocol(name) {
            return false
          }
        }
      }
    }
    return true
  }

  /// Returns true for a protocol of the library whose parents are known.
  private func isPlainProtocol(_ name: String) -> Bool {
    BuiltInTypes.isWithoutMembers(name) || LibraryConformances.isWithoutMembers(name)
      || name.hasPrefix("UI") || DelegateMethods.protocols.contains { $0.name == name }
      || ["ObservableObject", "Codable", "CustomStringConvertible"].contains(name)
  }

  // MARK: Variables of protocols and classes

  /// Reports an object of a class that does not fit the type of a variable.
  /// - Parameter range: The place of the message, if it is not the value's.
  func checkObject(
    _ value: Expression, as type: TypeSyntax?, _ name: String, _ range: SourceRange? = nil
  ) {
    guard let type, case .named(let wanted, _) = type.wrappedByLibrary ?? type.ruleUnwrapped,
      rules.symbols.tables.aliases[wanted] == nil,
      case .named(let given, _)? = rules.type(of: value)?.ruleUnwrapped, given != wanted
    else { return }
    let own = rules.ownType(.named(given, []))
    if let demanded = rules.ownType(.named(wanted, [])) {
      if rules.symbols.types[demanded].role == .protocolType {
        guard let own, isNone(own, demanded) else { return }
        return reportConformance(of: own, wanted, name, range ?? value.range)
      }
      // An object of UIKit's class may be one of the author's class.
      let isAbove = rules.isExact(given) && rules.symbols.types[demanded].base != .object
      guard own == nil, rules.symbols.types[demanded].role == .class, isAbove || given == "Any"
      else {
        return
      }
      return rules.report(
        "type-mismatch", "'\(name)' is of type '\(wanted)', and the value is of type '\(given)'",
        value.range, help: ["write 'as? \(wanted)' after the value"])
    }
    guard let own, wanted.hasSuffix("Delegate") || wanted.hasSuffix("DataSource"),
      isPlainProtocol(wanted), lacks(DelegateMethods.protocols(below: wanted) + below(wanted), own),
      !isOfLibraryController(own)
    else { return }
    reportConformance(of: own, wanted, name, range ?? value.range)
  }

  private func reportConformance(
    of own: Int, _ wanted: String, _ name: String, _ range: SourceRange
  ) {
    let type = rules.symbols.types[own]
    let keyword =
      switch type.role {
      case .structure: "struct"
      case .enumeration: "enum"
      case .class, .protocolType, .builtInExtension: "class"
      }
    let list = (type.inherited.isEmpty ? "" : "…, ") + wanted
    rules.report(
      "type-mismatch", "'\(type.name)' does not conform to '\(wanted)', which '\(name)' requires",
      range, help: ["declare it: '\(keyword) \(type.name): \(list)', or in an extension"])
  }

  /// Returns true if a type certainly does not conform to a protocol of the author's.
  private func isNone(_ type: Int, _ wanted: Int) -> Bool {
    let protocols = rules.chain(of: type).flatMap { rules.symbols.types[$0].protocols }
    return rules.symbols.types[type].role != .protocolType && rules.isWhole(type)
      && !rules.allProtocols(protocols).contains(wanted)
      && !rules.symbols.ancestry.hasAny([wanted], above: type) { _ in true }
      && lacks([rules.symbols.types[wanted].name], type)
  }

  /// The protocols below the protocol of a scroll view's delegate and its like.
  private func below(_ name: String) -> [String] {
    switch name {
    case "UIScrollViewDelegate":
      [
        "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
        "UITextViewDelegate",
      ]
    case "UICollectionViewDelegate": ["UICollectionViewDelegateFlowLayout"]
    default: []
    }
  }

  /// Returns true for a subclass of a controller that is the delegate of its list.
  private func isOfLibraryController(_ type: Int) -> Bool {
    rules.chain(of: type).contains { index in
      rules.symbols.types[index].inherited.contains { LibraryTypes.controllers.contains($0) }
        || rules.symbols.types[index].base.isContainer
    }
  }

  /// The protocol that a delegate or a data source of a list or a bar has to name, and the delegate
  /// of a sheet or a popover.
  func listProtocol(of name: String, on base: Expression) -> String? {
    guard case .named(let owner, _)? = rules.linkType(of: base)?.ruleUnwrapped,
      rules.ownType(.named(owner, [])) == nil
    else { return nil }
    return DelegateMethods.demandedProtocol(of: name, in: owner)
  }

  // MARK: Equality

  /// Reports a comparison of values that have none.
  func checkComparison(_ symbol: String, _ left: Expression, _ right: Expression) {
    let isEquality = symbol == "==" || symbol == "!="
    guard isEquality || ["<", ">", "<=", ">="].contains(symbol), !left.isNil, !right.isNil,
      let type = (rules.type(of: left) ?? rules.type(of: right))?.ruleUnwrapped
    else { return }
    checkEquality(of: type, isEquality ? "Equatable" : "Comparable", "'\(symbol)'", left.range)
  }

  private func checkEquality(
    of type: TypeSyntax, _ demanded: String, _ user: String, _ range: SourceRange
  ) {
    guard let own = rules.ownType(type), isWithout(demanded, own) else { return }
    rules.report(
      "type-mismatch",
      "'\(rules.symbols.types[own].name)' is not '\(demanded)', which \(user) needs",
      range,
      help: ["write ': \(demanded)' after the name of the type"])
  }

  private func isWithout(_ demanded: String, _ own: Int) -> Bool {
    let code = rules.symbols.types[own]
    switch code.role {
    case .structure: break
    case .class:
      guard code.base == .object, !code.inherited.contains("NSObject") else { return false }
    case .enumeration:
      let isPlain = code.cases.allSatisfy { $0.payloadLabels.isEmpty }
      if isPlain, demanded != "Comparable" { return false }
    case .protocolType, .builtInExtension: return false
    }
    let symbol = demanded == "Comparable" ? "<" : "=="
    guard rules.functions[symbol] == nil, rules.symbols.tables.staticMembers[symbol] == nil,
      rules.symbols.tables.members[symbol] == nil
    else { return false }
    let fitting =
      switch demanded {
      case "Comparable": ["Comparable"]
      case "Hashable": ["Hashable", "OptionSet", "SetAlgebra"]
      default: ["Equatable", "Hashable", "Comparable", "Strideable", "OptionSet", "SetAlgebra"]
      }
    let isKnown = code.inherited.allSatisfy {
      rules.ownType(.named($0, [])) != nil || BuiltInTypes.isWithoutMembers($0)
        || LibraryConformances.isWithoutMembers($0) || $0 == "ObservableObject"
    }
    return isKnown && lacks(fitting, own)
  }

  /// Reports a search for, or an order of, elements that cannot be compared.
  func checkElements(of callee: Expression, _ arguments: [Argument], _ range: SourceRange) {
    guard case .member(let base, let name) = callee.kind, rules.symbols.tables.members[name] == nil,
      case .array(let element)? = rules.linkType(of: base)?.ruleUnwrapped
    else { return }
    let labels = arguments.map { $0.label }
    switch (name, labels) {
    case ("contains", [nil]) where !isFunction(arguments[0].value),
      ("firstIndex", ["of"]), ("lastIndex", ["of"]):
      checkEquality(of: element, "Equatable", "'\(name)'", range)
    case ("sort", []), ("sorted", []), ("min", []), ("max", []):
      checkEquality(of: element, "Comparable", "'\(name)'", range)
    default: break
    }
  }

  private func isFunction(_ value: Expression) -> Bool {
    switch value.kind {
    case .closure, .keyPath: return true
    case .call: return false
    default:
      guard case .named? = rules.type(of: value) else { return true }
      return false
    }
  }

  /// Reports a set or a dictionary of values without a hash.
  func checkHash(of type: TypeSyntax, _ range: SourceRange) {
    switch type {
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part):
      checkHash(of: part, range)
    case .named("Set", let parts)
    where parts.count == 1 && rules.symbols.typeIndex(named: "Set") == nil:
      checkEquality(of: parts[0], "Hashable", "a 'Set'", range)
    case .dictionary(let key, _): checkEquality(of: key, "Hashable", "a key", range)
    case .named, .tuple, .function, .composition, .metatype: break
    }
  }

  // MARK: Declarations

  /// Reports a weak variable of a protocol that structures may conform to, too.
  func checkWeakProtocol(_ name: String, _ range: SourceRange) {
    guard let type = rules.ownType(.named(name, [])),
      rules.symbols.types[type].role == .protocolType
    else {
      return
    }
    let isOpen = rules.allProtocols([type]).allSatisfy { index in
      rules.symbols.types[index].base == .object
        && rules.symbols.typeDeclarations[index].allSatisfy { declaration in
          declaration.modifiers.attributes.isEmpty && declaration.selfBounds.isEmpty
            && declaration.inherited.flatMap { $0.names }.allSatisfy {
              rules.ownType(.named($0, [])) != nil || $0 == "Sendable"
            }
        }
    }
    guard isOpen else { return }
    rules.report(
      "type-mismatch", "'\(name)' may be a structure, so nothing can hold it weakly", range,
      help: ["write 'protocol \(name): AnyObject'"])
  }

  /// Reports an argument of a memberwise initializer for a property that the initializer leaves out.
  func checkMemberwise(_ callee: Expression, _ arguments: [Argument]) {
    guard case .identifier(let name) = callee.kind, rules.name(name) == nil,
      let type = rules.ownType(.named(name, [])), rules.symbols.types[type].role == .structure,
      rules.symbols.types[type].initializers.isEmpty
    else { return }
    let isInside = rules.bodies.last?.type.map { inside in
      rules.symbols.types[inside].qualifiedName.hasPrefix(rules.symbols.types[type].qualifiedName)
    }
    for member in rules.symbols.typeDeclarations[type].flatMap({ $0.members }) {
      guard case .variable(let variable) = member.kind, !variable.modifiers.isStatic else {
        continue
      }
      for entry in variable.entries {
        guard case .binding(let own) = entry.pattern,
          let argument = arguments.first(where: { $0.label == own })
        else { continue }
        let isFixed = variable.isConstant && entry.initialValue != nil
        guard isFixed || variable.modifiers.isPrivate && isInside != true else { continue }
        rules.report(
          "wrong-argument",
          isFixed
            ? "'\(own)' is a constant with a value, so no initializer takes it"
            : "'\(own)' is private, so only '\(name)' itself can set it", argument.value.range,
          help: [isFixed ? "write 'var \(own)'" : "remove 'private', or declare an 'init'"])
      }
    }
  }

  /// Reports a constant as the requirement of a protocol.
  func checkRequirements(of declaration: TypeDeclaration) {
    guard declaration.role == .protocol else { return }
    for case .variable(let variable) in declaration.members.map({ $0.kind }) {
      for entry in variable.entries where variable.isConstant {
        rules.report(
          "stored-property", "A protocol has no constants", entry.range,
          help: ["write 'var', and '{ get }' after the type"])
      }
    }
  }

  /// Reports `#selector` with labels that no method of the name has.
  func checkSelectorLabels(_ method: Expression) {
    let (type, full): (Int?, String)
    switch method.kind {
    case .identifier(let name): (type, full) = (rules.bodies.last?.type, name)
    case .member(let base, let name):
      if case .selfReference = base.kind {
        (type, full) = (rules.bodies.last?.type, name)
      } else {
        (type, full) = (rules.typeLookup.namedType(base, inside: rules.bodies.last?.type), name)
      }
    default: return
    }
    guard let type, let end = full.utf8.firstIndex(of: 40), rules.isWhole(type),
      rules.symbols.types[type].role == .class
    else { return }
    let name = String(full[..<end])
    guard
      rules.symbols.types[type].base == .object
        || !UIKitNames.isKnown(name, in: rules.symbols.types[type].base)
    else { return }
    let functions = rules.chain(of: type).flatMap { rules.symbols.typeDeclarations[$0] }.flatMap {
      $0.members
    }
    .compactMap { member -> String? in
      guard case .function(let function) = member.kind, function.name == name else { return nil }
      return function.signature
    }
    guard let first = functions.first, !functions.contains(full) else { return }
    rules.report(
      "unknown-name", "There is no method '\(full)'; the method is '\(first)'", method.range,
      help: ["write '#selector(\(first))'"])
  }
}

extension Expression {
  /// True for `nil` and for an implicit member that an optional has itself.
  fileprivate var isNil: Bool {
    switch kind {
    case .nilLiteral, .implicitMember("none"), .implicitMember("some"): true
    default: false
    }
  }
}
