import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// Swift that a compiler decides by the declared types. A script runs by the types that its values have,
// so code with two meanings is refused.
extension SwiftRules {
  /// Reports the members that a caller reaches or misses by the declared type alone.
  func checkStaticDispatch() {
    guard !symbols.isInExample else { return }
    for index in symbols.types.indices {
      let role = symbols.types[index].role
      if role == .protocolType { checkBoundDefaults(of: index) }
      guard role != .protocolType, role != .builtInExtension else { continue }
      let added = membersOfExtensions(above: index)
      let settled = settledRequirements(above: index)
      for declaration in symbols.typeDeclarations[index] {
        for member in declaration.members {
          checkMember(member, of: index, added)
          checkRequirement(member, settled)
        }
      }
    }
  }

  /// Reports a member that does not replace the member of an extension which a superclass has taken.
  private func checkRequirement(_ member: Statement, _ settled: [String: (String, String)]) {
    guard let own = member.newMember, let (owner, parent) = settled[own.full] else { return }
    report(
      "not-simulated",
      "'\(parent)' has taken '\(own.full)' from an extension of '\(owner)'; Swift keeps calling "
        + "that method, but the simulator does not", own.range,
      help: ["declare '\(own.name)' in '\(parent)' as well, and override it"])
  }

  /// The requirements that a superclass meets by the method of an extension, each with the protocol and
  /// the superclass.
  private func settledRequirements(above index: Int) -> [String: (String, String)] {
    var settled: [String: (String, String)] = [:]
    let parents = chain(of: index).dropFirst()
    for (place, parent) in zip(parents.indices, parents)
    where !symbols.types[parent].protocols.isEmpty {
      let own = Set(
        parents[place...].flatMap { symbols.typeDeclarations[$0] }.flatMap { $0.members }
          .flatMap { $0.instanceMembers.map { $0.full } })
      for owner in allProtocols(symbols.types[parent].protocols) {
        for member in symbols.typeDeclarations[owner].flatMap({ $0.members }) {
          for name in member.instanceMembers
          where symbols.types[owner].requirements.contains(name.base) && !own.contains(name.full) {
            settled[name.full] = (symbols.types[owner].name, symbols.types[parent].name)
          }
        }
      }
    }
    return settled
  }

  private func checkMember(_ member: Statement, of index: Int, _ added: [String: String]) {
    if case .function(let function) = member.kind, !function.modifiers.isStatic {
      if let owner = added[function.signature] {
        reportShadow(function.signature, owner, "func \(function.name)", function.nameRange)
      }
      if function.modifiers.isOverride { checkDefaults(of: function, of: index) }
    } else if case .variable(let variable) = member.kind, !variable.modifiers.isStatic {
      for entry in variable.entries {
        checkType(of: entry)
        for name in entry.pattern.boundNames {
          guard let owner = added[name] else { continue }
          reportShadow(name, owner, "var \(name)", entry.range)
        }
      }
    }
  }

  private func reportShadow(
    _ member: String, _ owner: String, _ declaration: String, _ range: SourceRange
  ) {
    report(
      "not-simulated",
      "An extension of '\(owner)' has '\(member)', too, and the simulator does not choose by the "
        + "declared type, as Swift does", range,
      help: ["declare '\(declaration)' in the protocol '\(owner)'"])
  }

  /// The members that extensions give to the protocols of a type without a requirement for them, each
  /// with the protocol.
  private func membersOfExtensions(above index: Int) -> [String: String] {
    var protocols = chain(of: index).flatMap { symbols.types[$0].protocols }
    var place = 0
    while place < protocols.count {
      for next in symbols.types[protocols[place]].protocols where !protocols.contains(next) {
        protocols.append(next)
      }
      place += 1
    }
    guard !protocols.isEmpty else { return [:] }
    let required = protocols.flatMap { symbols.types[$0].requirements }
    var added: [String: String] = [:]
    for owner in protocols {
      for declaration in symbols.typeDeclarations[owner] {
        for member in declaration.members {
          for name in member.instanceMembers where !required.contains(name.base) {
            added[name.full] = symbols.types[owner].name
          }
        }
      }
    }
    return added
  }

  /// Reports a default value that replaces the default value of the overridden method.
  private func checkDefaults(of function: FunctionDeclaration, of index: Int) {
    for parent in chain(of: index).dropFirst() {
      for declaration in symbols.typeDeclarations[parent] {
        for case .function(let base) in declaration.members.map({ $0.kind })
        where base.signature == function.signature {
          for (own, other) in zip(function.parameters, base.parameters) {
            guard let value = own.defaultValue, let replaced = other.defaultValue,
              !value.isSameLiteral(as: replaced)
            else { continue }
            report(
              "not-simulated",
              "Swift takes the default value of '\(own.name)' from the declared type, and the "
                + "simulator does not", value.range,
              help: ["write the same default value as in '\(symbols.types[parent].name)'"])
          }
        }
      }
    }
  }

  // MARK: Types

  /// The numbers that would have to lose digits.
  private static let narrowNumbers = [
    "Float", "Float32", "Int8", "Int16", "Int32", "UInt8", "UInt16", "UInt32",
  ]

  /// Reports a variable of a type whose values are not kept as Swift keeps them.
  func checkType(of entry: VariableDeclaration.Entry) {
    var type = entry.type
    if type == nil, case .call(let callee, _)? = entry.initialValue?.kind,
      case .identifier(let name) = callee.kind
    {
      type = .named(name, [])
    }
    if let type { checkDeclared(type, entry.range) }
  }

  /// Reports a declared type whose values are not kept as Swift keeps them.
  func checkDeclared(_ type: TypeSyntax, _ range: SourceRange) {
    guard !symbols.isInExample else { return }
    switch type {
    case .named(let name, _) where SwiftRules.narrowNumbers.contains(name):
      guard symbols.typeIndex(named: name) == nil else { return }
      let other = name.hasPrefix("F") ? "Double" : "Int"
      report(
        "not-simulated", "Numbers of the type '\(name)' are not simulated yet", range,
        help: ["write '\(other)'"])
    case .optional(.optional):
      report(
        "not-simulated", "An optional inside an optional is not simulated yet", range,
        help: ["write one '?'"])
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part):
      checkDeclared(part, range)
    case .dictionary(_, .optional):
      report(
        "not-simulated", "A dictionary of optionals is not simulated yet", range,
        help: ["leave out the keys without a value"])
    case .named, .dictionary, .tuple, .function, .composition, .metatype: break
    }
  }

  // MARK: Overloads

  /// Reports a call of functions that differ in related types, if the declared type of an argument
  /// decides.
  func checkOverloads(_ meant: [FunctionDeclaration], _ arguments: [Argument], _ range: SourceRange)
  {
    guard !symbols.isInExample, meant.count > 1 else { return }
    for (place, one) in meant.enumerated() {
      for other in meant[(place + 1)...] where one.signature == other.signature {
        for (position, argument) in arguments.enumerated()
        where position < one.parameters.count && position < other.parameters.count {
          guard let first = one.parameters[position].type,
            let second = other.parameters[position].type,
            first.spelling != second.spelling, let narrow = narrower(first, second)
          else { continue }
          // A value keeps the type that it has behind `Any`, as in `5 as Any`.
          let given = type(of: argument.value).flatMap { $0.spelling == "Any" ? nil : $0.spelling }
          guard given != narrow, !argument.value.hasExactType,
            !(argument.value.isPlace && given != nil)
          else { continue }
          return report(
            "not-simulated",
            "Swift chooses among the functions '\(one.signature)' by the declared type of the "
              + "argument, and the simulator does not", range,
            help: ["give the functions different names"])
        }
      }
    }
  }

  /// The narrower of two related types, or nil for types that no value can both have.
  private func narrower(_ one: TypeSyntax, _ other: TypeSyntax) -> String? {
    if isAbove(one, other) { return other.spelling }
    return isAbove(other, one) ? one.spelling : nil
  }

  private func isAbove(_ one: TypeSyntax, _ other: TypeSyntax) -> Bool {
    if case .optional(let wrapped) = one { return wrapped.spelling == other.spelling }
    guard case .named(let name, _) = one else { return false }
    if name == "Any" || name == "AnyObject" { return true }
    guard case .named(let lower, _) = other else { return false }
    guard let type = ownType(other) else {
      return name != lower && LibraryTypes.chain(from: lower).contains(name)
    }
    let above = chain(of: type)
    let names = above.flatMap { index in
      [symbols.types[index].qualifiedName] + symbols.types[index].inherited
        + symbols.types[index].protocols.map { symbols.types[$0].qualifiedName }
    }
    return names.dropFirst().contains { LibraryTypes.chain(from: $0).contains(name) }
  }

  // MARK: Slices

  /// A slice of an array, which has a first index of its own.
  private static let ofArray = TypeSyntax.named("ArraySlice", [])
  /// A slice of an array or of a text.
  private static let ofAny = TypeSyntax.named("Slice", [])
  private static let indexMembers = [
    "startIndex", "endIndex", "indices", "firstIndex", "lastIndex",
  ]

  /// The type of a call that leaves out the first elements of an array, or nil for another call.
  func slice(by callee: Expression) -> TypeSyntax? {
    guard case .member(let base, let name) = callee.kind,
      ["dropFirst", "drop", "suffix"].contains(name)
    else { return nil }
    return slice(of: base)
  }

  /// The type of a part of an array that leaves out the first elements, or nil for another part.
  func slice(of base: Expression, by arguments: [Argument]) -> TypeSyntax? {
    guard arguments.count == 1, let bounds = arguments.first?.value.kind else { return nil }
    if case .partialRange(_, let lower?, _) = bounds, !lower.isZero { return slice(of: base) }
    guard case .binary(let symbol, let lower, _) = bounds, symbol.isRangeOperator, !lower.isZero
    else { return nil }
    return slice(of: base)
  }

  private func slice(of base: Expression) -> TypeSyntax? {
    switch type(of: base)?.ruleUnwrapped {
    case .array: SwiftRules.ofArray
    case nil: SwiftRules.ofAny
    case .named("ArraySlice", _): SwiftRules.ofArray
    default: nil
    }
  }

  /// Reports an index of a slice.
  func checkIndex(of base: Expression, _ arguments: [Argument], _ range: SourceRange) {
    guard !symbols.isInExample, !arguments.contains(where: { $0.value.isRange }),
      case .named(let name, _)? = type(of: base), name == "ArraySlice" || name == "Slice"
    else { return }
    reportIndex(range)
  }

  /// Reports a member that tells the indices of a slice.
  func checkIndexMember(_ name: String, of base: Expression, _ range: SourceRange) {
    guard !symbols.isInExample, SwiftRules.indexMembers.contains(name),
      case .named(let type, _)? = type(of: base), type == "ArraySlice" || type == "Slice"
    else { return }
    reportIndex(range)
  }

  private func reportIndex(_ range: SourceRange) {
    report(
      "not-simulated", "A slice keeps the indices of its array, which is not simulated yet", range,
      help: ["write 'Array(…)' around the slice, or '.first'"])
  }
}

extension Statement {
  /// The instance members with a body that a declaration gives, with and without labels.
  fileprivate var instanceMembers: [(base: String, full: String)] {
    if case .function(let function) = kind {
      let isMember = function.body != nil && !function.modifiers.isStatic
      return isMember ? [(function.name, function.signature)] : []
    }
    guard case .variable(let variable) = kind, !variable.modifiers.isStatic else { return [] }
    return variable.entries.flatMap { entry in
      entry.accessors == nil ? [] : entry.pattern.boundNames.map { ($0, $0) }
    }
  }
}

extension String {
  fileprivate var isRangeOperator: Bool { self == "..." || self == "..<" }
}

extension Expression {
  /// True for a literal, and for a call of a type, whose value has exactly that type.
  fileprivate var hasExactType: Bool {
    if case .call(let callee, _) = kind, case .identifier(let name) = callee.kind {
      return name.isCapitalized
    }
    if case .array = kind { return true }
    if case .dictionary = kind { return true }
    if case .closure = kind { return true }
    return isPlainLiteral
  }

  fileprivate var isZero: Bool {
    guard case .integer(0) = kind else { return false }
    return true
  }

  fileprivate func isSameLiteral(as other: Expression) -> Bool {
    switch (kind, other.kind) {
    case (.nilLiteral, .nilLiteral): true
    case (.boolean(let one), .boolean(let two)): one == two
    case (.integer(let one), .integer(let two)): one == two
    case (.floating(let one), .floating(let two)): one == two
    case (.implicitMember(let one), .implicitMember(let two)): one == two
    default: false
    }
  }
}
