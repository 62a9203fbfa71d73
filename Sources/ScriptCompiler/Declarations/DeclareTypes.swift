import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

extension TypeDeclarer {
  /// Adds a type and its nested types. Members are declared once all types are known.
  func declareType(
    _ declaration: TypeDeclaration, inside outer: String?, as unique: String? = nil
  ) throws(ScriptError) {
    let qualified =
      unique ?? outer.map { "\($0).\(declaration.name)" } ?? declaration.name
    if symbols.typeIndex(named: qualified) != nil {
      throw ScriptError(
        "duplicate-name", "'\(declaration.name)' is declared twice", declaration.nameRange,
        help: [GlobalDeclarer.nameHelp])
    }
    if declaration.isGeneric, !symbols.isInExample {
      problems.report(ScriptError.unsupported("A generic type", declaration.nameRange).diagnostic)
    }
    symbols.declareType(
      TypeCode(
        role: TypeCode.Role(declaration.role), name: declaration.name, qualifiedName: qualified,
        isActor: declaration.modifiers.isActor,
        isOfMainActor: declaration.modifiers.isOfMainActor,
        inherited: declaration.inherited.flatMap { $0.names }), declaration)
    try declareNestedTypes(of: declaration, in: qualified)
  }

  private func declareNestedTypes(
    of declaration: TypeDeclaration, in qualified: String
  ) throws(ScriptError) {
    for member in declaration.members {
      if case .type(let nested) = member.kind {
        try declareType(nested, inside: qualified)
      } else if case .typeAlias(let name, let type?) = member.kind, declaration.role != .protocol {
        // The name of a protocol stands for another type in each conforming type.
        symbols.declareAlias("\(qualified).\(name)", type)
      }
    }
  }

  /// Adds the members of an extension to the extended type.
  func declareExtension(_ declaration: TypeDeclaration) throws(ScriptError) {
    let extended = typeLookup.aliased(declaration.name) ?? declaration.name
    if let index = symbols.typeIndex(named: extended) {
      symbols.declareExtension(declaration, of: index)
      declareSelf(of: declaration, index)
      return try declareNestedTypes(of: declaration, in: extended)
    }
    let name = LibraryTypes.canonicalName(extended)
    if let index = symbols.tables.extensions[name] {
      symbols.declareExtension(declaration, of: index)
    } else {
      try checkExtended(declaration)
      symbols.declareType(
        TypeCode(
          role: .builtInExtension, name: name, qualifiedName: name,
          base: BuiltInTypes.base(of: name),
          inherited: declaration.inherited.flatMap { $0.names }), declaration)
    }
    try declareNestedTypes(of: declaration, in: name)
  }

  /// Rejects an extension of a type without values in a script, and of a misspelt type.
  private func checkExtended(_ declaration: TypeDeclaration) throws(ScriptError) {
    let name = declaration.name
    if LibraryTypes.isWithoutValues(name) {
      // In an example, the members are as unknown as those of any other type.
      if declaration.members.isEmpty || symbols.isInExample { return }
      throw ScriptError(
        "unsupported-syntax",
        "An extension of '\(name)' cannot be run by the simulator yet", declaration.nameRange,
        help: ["write a function that takes the value as its argument"])
    }
    guard !BuiltInTypes.isKnown(name), !LibraryTypes.isModeled(name), !symbols.isOfFile,
      let near = LibraryNames.slipOfType(name)
    else { return }
    throw ScriptError(
      "unknown-name", "'\(name)' is not declared; did you mean '\(near)'?", declaration.nameRange)
  }

  // MARK: Members

  func linkType(_ index: Int) throws(ScriptError) {
    let inherited = symbols.types[index].inherited.flatMap {
      typeLookup.resolved(.named($0, []), inside: index).names
    }
    symbols.changeType(index) { $0.inherited = inherited }
    let type = symbols.types[index]
    if type.role == .builtInExtension {
      let above = LibraryTypes.superclass(of: type.qualifiedName)
      let superclass = above.flatMap { symbols.nearestExtension(of: $0) }
      symbols.changeType(index) { $0.superclass = superclass }
    }
    linkCases(of: index)
    for (position, name) in type.inherited.enumerated() {
      guard let parent = typeLookup.typeIndex(named: name, inside: index) else {
        try checkProtocol(name, of: index)
        linkToLibrary(index, name, isFirst: position == 0)
        if position == 0, type.role == .class { try linkToUIKit(index, name) }
        if type.role == .protocolType { boundToUIKit(index, name) }
        continue
      }
      switch symbols.types[parent].role {
      case .protocolType: symbols.changeType(index) { $0.protocols.append(parent) }
      case .class where position == 0 && type.role == .class || type.role == .protocolType:
        symbols.changeType(index) { $0.superclass = parent }
      // `where Self == Plain`.
      case .structure where isBoundExtension(index), .enumeration where isBoundExtension(index):
        symbols.changeType(index) { $0.superclass = parent }
      default:
        if symbols.isOfFile { continue }
        throw ScriptError(
          "not-inheritable", "'\(type.name)' cannot inherit from '\(name)'",
          symbols.typeDeclarations[index][0].nameRange,
          help: ["a class inherits from one class, written first, and all others are protocols"])
      }
    }
  }

  private func checkProtocol(_ name: String, of index: Int) throws(ScriptError) {
    if symbols.isInExample { return }
    let protocols = symbols.types.filter { $0.role == .protocolType }.map { $0.name }
    let isOfLibrary = BuiltInTypes.isWithoutMembers(name) || LibraryNames.isPrefixed(name)
    let own = isOfLibrary ? nil : Slips.meant(by: name, among: protocols)
    guard let near = DelegateMethods.meant(by: name) ?? own else { return }
    // An extension may declare the conformance.
    let place = symbols.typeDeclarations[index].first { declaration in
      declaration.inherited.contains { $0.names.contains(name) }
    }
    throw ScriptError(
      "unknown-name", "'\(name)' is not declared; did you mean '\(near)'?",
      (place ?? symbols.typeDeclarations[index][0]).nameRange)
  }

  private func linkToUIKit(_ index: Int, _ name: String) throws(ScriptError) {
    if !symbols.isInExample, !BuiltInTypes.isKnown(name), !BuiltInTypes.isNotYetSimulated(name),
      let near = LibraryNames.slipOfType(name)
    {
      throw ScriptError(
        "unknown-name", "'\(name)' is not declared; did you mean '\(near)'?",
        symbols.typeDeclarations[index][0].nameRange)
    }
    var base =
      symbols.isInExample ? undeclared.base(ofSuperclass: name) : BuiltInTypes.base(of: name)
    // A file's own alert goes through the drives as any other controller of the system does.
    if symbols.isOfFile, base == .alertController || base == .searchController {
      base = .viewController
    }
    let superclass = symbols.nearestExtension(of: base == .object ? "NSObject" : name)
    symbols.changeType(index) { type in
      type.isOpen = base == .object && !BuiltInTypes.isWithoutMembers(name)
      type.base = base
      type.superclass = superclass
    }
  }

  /// Finds the inheritance between types, and gives classes the UIKit class above.
  func orderTypes() throws(ScriptError) {
    do throws(Ancestry.Circle) {
      try symbols.orderTypes()
    } catch {
      throw ScriptError(
        "circular-inheritance", "'\(symbols.types[error.type].name)' inherits from itself",
        symbols.typeDeclarations[error.type][0].nameRange,
        help: ["remove the superclass, or write another one"])
    }
    for index in symbols.ancestry.order where symbols.types[index].base == .object {
      let parents = symbols.types[index].superclass.map { [$0] } ?? boundingProtocols(of: index)
      guard let parent = parents.first(where: { symbols.types[$0].base != .object }) else {
        continue
      }
      let base = symbols.types[parent].base
      symbols.changeType(index) { $0.base = base }
    }
  }

  func countInheritedFields(of index: Int) {
    guard let parent = symbols.types[index].superclass else { return }
    let type = symbols.types[parent]
    symbols.changeType(index) {
      $0.inheritedFieldCount = type.inheritedFieldCount + type.fields.count
    }
  }
}

extension TypeCode.Role {
  init(_ role: TypeDeclaration.Role) {
    switch role {
    case .class: self = .class
    case .struct: self = .structure
    case .enum: self = .enumeration
    case .protocol: self = .protocolType
    case .extension: self = .builtInExtension
    }
  }
}
