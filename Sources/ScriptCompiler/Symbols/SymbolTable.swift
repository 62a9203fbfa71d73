import Diagnostics
import SwiftSubset
import UIKitNames

/// The declarations of a script: types with their members, functions and variables.
///
/// The table finds declarations by their full names. The meaning of a name at its use depends on
/// the code around, which `TypeLookup` and `NameLookup` know.
package final class SymbolTable {
  /// The kinds of code, which differ in the names that they may use.
  enum CodeKind {
    case scenario
    /// An example may use undeclared names.
    case example
    /// A drive behind an example may use undeclared names, too, but has no wrong names.
    case drive
  }

  private var kind: CodeKind
  /// True for files of an app. A compiler has accepted them, and other files may add members to each
  /// type, so nothing that a file names is wrong.
  package let isOfFile: Bool
  /// The places of declared names.
  private(set) var tables = NameTables()
  private(set) var types: [TypeCode] = []
  /// The declarations of each type: the type, then its extensions.
  private(set) var typeDeclarations: [[TypeDeclaration]] = []
  /// The inheritance between types, once all types are declared.
  private(set) var ancestry = Ancestry()
  /// The static stored properties of all types.
  private(set) var statics: [StaticCode] = []
  /// The top-level variables by slot.
  package private(set) var globals: [GlobalVariable] = []
  /// Names of methods that change the structure or enumeration of the call.
  private var mutatingMethods = NameSet()

  /// Creates a table that knows the variables of the prelude.
  init(_ kind: CodeKind, isOfFile: Bool) {
    self.kind = kind
    self.isOfFile = isOfFile
    for variable in Program.prelude { declareGlobal(variable) }
  }

  init(copying other: SymbolTable) {
    kind = other.kind
    isOfFile = other.isOfFile
    tables = other.tables
    types = other.types
    typeDeclarations = other.typeDeclarations
    ancestry = other.ancestry
    statics = other.statics
    globals = other.globals
    mutatingMethods = other.mutatingMethods
  }

  // MARK: Kinds of code

  /// True if code may use undeclared names.
  package var allowsUndeclared: Bool { kind != .scenario }

  /// True while the code of an example is compiled, which may use undeclared names.
  var isInExample: Bool { kind == .example }

  /// True while the code of a drive behind an example is compiled.
  var isInDrive: Bool { kind == .drive }

  package func beginDrive() { kind = .drive }

  // MARK: Variables

  package func globalSlot(named name: String) -> Int? { tables.globals[name] }

  func declareGlobal(_ variable: GlobalVariable) {
    globals.append(variable)
    tables.globals[variable.name] = globals.count - 1
  }

  func changeGlobal(_ slot: Int, _ change: (inout GlobalVariable) -> Void) {
    change(&globals[slot])
  }

  // MARK: Types

  func typeIndex(named name: String) -> Int? { tables.typesByName[name] }

  func declareType(_ type: TypeCode, _ declaration: TypeDeclaration) {
    typeDeclarations.append([declaration])
    types.append(type)
    let index = types.count - 1
    if type.role == .builtInExtension {
      tables.extensions[type.qualifiedName] = index
    } else {
      tables.typesByName[type.qualifiedName] = index
    }
  }

  func declareExtension(_ declaration: TypeDeclaration, of index: Int) {
    typeDeclarations[index].append(declaration)
    types[index].inherited += declaration.inherited.flatMap { $0.names }
  }

  func declareAlias(_ name: String, _ type: TypeSyntax?) { tables.aliases[name] = type }

  /// Declares a type in a function.
  /// - Parameter place: The place of the type's name.
  func declareLocalType(_ index: Int, at place: SourcePlace) { tables.localTypes[place] = index }

  /// Notes that a type in a function finds another type of the function by its own name.
  func declarePeer(_ peer: Int, named name: String, of type: Int) {
    tables.localPeers[type, default: [:]][name] = peer
  }

  func changeType(_ index: Int, _ change: (inout TypeCode) -> Void) { change(&types[index]) }

  /// Finds the inheritance between types.
  func orderTypes() throws(Ancestry.Circle) { ancestry = try Ancestry(types) }

  /// The extension of a library type or of the nearest type above.
  func nearestExtension(of name: String) -> Int? {
    guard !tables.extensions.isEmpty else { return nil }
    return LibraryTypes.chain(from: name).lazy.compactMap { self.tables.extensions[$0] }.first
  }

  /// Returns true if instances of a type may be values, as conforming types of a protocol may be.
  func mayBeValueType(_ type: Int) -> Bool {
    isValueType(type) || types[type].role == .protocolType
  }

  /// Returns true if instances of a type, the author's or an extended type, are values.
  func isValueType(_ type: Int) -> Bool {
    types[type].isValue
      || types[type].role == .builtInExtension
        && LibraryTypes.isValue(types[type].qualifiedName)
  }

  // MARK: Members

  func declareStatic(_ property: StaticCode) { statics.append(property) }

  func noteMutating(_ method: String) { mutatingMethods.insert(method) }

  /// The names of members that change the collection of the call.
  private static let mutatingMembers = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort",
    "reverse", "swapAt", "removeValue", "updateValue", "toggle", "formUnion", "formIntersection",
    "subtract", "formSymmetricDifference", "update", "merge", "removeSubrange", "replaceSubrange",
    "reserveCapacity", "popFirst", "shuffle",
  ]

  func isMutating(_ name: String) -> Bool {
    SymbolTable.mutatingMembers.contains(name) || mutatingMethods.contains(name)
  }

  /// Notes the members of each type, once all types are declared.
  func tabulateMembers() {
    // Static stored properties are declared type by type as well.
    var nextStatic = 0
    for (index, type) in types.enumerated() {
      while nextStatic < statics.count, statics[nextStatic].type == index {
        noteStaticMember(statics[nextStatic].name, of: index)
        nextStatic += 1
      }
      for field in type.fields { noteMember(field.name, of: index) }
      for method in type.methods { noteMember(method.name, of: index) }
      for property in type.computed { noteMember(property.name, of: index) }
      for name in type.requirements { noteMember(name, of: index) }
      if type.cases.contains(where: { $0.rawValue != nil }) { noteMember("rawValue", of: index) }
      for method in type.staticMethods { noteStaticMember(method.name, of: index) }
      for property in type.staticComputed { noteStaticMember(property.name, of: index) }
      for entry in type.cases { noteStaticMember(entry.name, of: index) }
    }
  }

  private func noteMember(_ name: String, of type: Int) {
    tables.members[name, default: []].append(type)
  }

  private func noteStaticMember(_ name: String, of type: Int) {
    tables.staticMembers[name, default: []].append(type)
  }

  /// Returns true if a name without receiver means a member of a type.
  func isMember(_ name: String, of type: Int, isStatic: Bool) -> Bool {
    let owners = (isStatic ? tables.staticMembers : tables.members)[name] ?? []
    if ancestry.hasAny(owners, above: type, where: { _ in true }) { return true }
    if isStatic {
      return name == "allCases" || !UIKitNames.staticForms(of: name, on: types[type].base).isEmpty
    }
    return UIKitNames.isMember(name, of: types[type].base)
  }

  // MARK: Overloads

  /// Notes a method with its types. Methods with equal names are compared once all are known.
  func noteOverload(_ function: FunctionDeclaration, _ method: MethodCode) {
    let signature = function.signature
    let types = function.parameters.map { $0.type?.spelling ?? "" }
    var alike = tables.methodsBySignature[signature] ?? MethodsOfSignature(types: types)
    if alike.types != types || method.isBesideLibrary { alike.needTypes = true }
    tables.methodsBySignature[signature] = alike
    tables.methodSignatures.append((method.function, function.name, signature))
    var named = tables.methodsByName[function.name] ?? MethodsOfName(signature: signature)
    if named.signature != signature { named.differ = true }
    if function.parameters.contains(where: { $0.defaultValue != nil || $0.isVariadic }) {
      named.canLeaveOut = true
    }
    tables.methodsByName[function.name] = named
  }

  /// Marks the methods that labels alone cannot tell apart.
  func markOverloads() {
    var mixed: Set<Int> = []
    for (function, name, signature) in tables.methodSignatures
    where tables.methodsBySignature[signature]?.needTypes == true
      || tables.methodsByName[name]?.canTakeTheSame == true
    {
      mixed.insert(function)
    }
    guard !mixed.isEmpty else { return }
    for type in types.indices {
      for place in types[type].methods.indices
      where mixed.contains(types[type].methods[place].function) {
        types[type].methods[place].isOverloaded = true
      }
      for place in types[type].staticMethods.indices
      where mixed.contains(types[type].staticMethods[place].function) {
        types[type].staticMethods[place].isOverloaded = true
      }
    }
  }

  // MARK: Functions

  package func functionIndex(named name: String) -> Int? { tables.functions[name] }

  func declareFunction(_ function: FunctionDeclaration, _ index: Int) {
    tables.functions[function.name] = index
    tables.functionNames.append(function.name)
    tables.resultTypes[function.name] = function.returnType
    tables.firstForms[function.name] = FunctionForm(function)
  }

  /// Begins the list of the functions that share a name.
  /// - Parameter place: The place of the list in the program.
  func shareName(_ name: String, with only: FunctionForm, _ index: Int, at place: Int) {
    tables.functionPlaces[only.place] = index
    tables.overloads[name] = FunctionsOfName(place: place, only)
  }

  func declareOverload(_ name: String, _ form: FunctionForm, _ index: Int) {
    tables.overloads[name]?.append(form)
    tables.functionPlaces[form.place] = index
  }

  /// Notes the failure for calls of two functions that differ only in their result.
  func noteAmbiguous(_ places: [SourcePlace], _ failure: Int) {
    for place in places { tables.ambiguous[place] = failure }
  }

  /// Notes the payload of a case of the author.
  func notePayload(of entry: EnumCase) {
    guard !entry.payloadTypes.isEmpty else { return }
    tables.parameters[entry.name, default: []].append(
      zip(entry.payloadLabels, entry.payloadTypes).map { (label: $0, type: $1) })
  }

  /// Notes the parameters of a function of the author.
  func noteParameters(_ function: FunctionDeclaration, of type: Int?) {
    let parameters = function.parameters.map { (label: $0.label, type: $0.type) }
    tables.parameters[function.name, default: []].append(parameters)
    if function.parameters.contains(where: { $0.isAutoclosure }) {
      let name =
        type.flatMap { function.name == "init" ? types[$0].name : nil } ?? function.name
      let form = function.parameters.map { (label: $0.label, isClosure: $0.isAutoclosure) }
      tables.autoclosures[name, default: []].append(form)
      // `.init(…)` names no type.
      if name != function.name { tables.autoclosures[function.name, default: []].append(form) }
    }
    guard case .initializer = function.role, let type else { return }
    tables.parameters[types[type].name, default: []].append(parameters)
  }

  // MARK: Names of members

  var memberNames: MemberNames { MemberNames(types, statics) }

  /// The author's member that a name was most likely meant to be.
  func ownMember(near name: String, of type: Int, isStatic: Bool = false) -> String? {
    let slip = MemberSlip(name: name, type: type, isStatic: isStatic)
    if let known = tables.memberSlips[slip] { return known }
    let near = memberNames.ownMember(near: name, of: type, isStatic: isStatic)
    tables.memberSlips[slip] = .some(near)
    return near
  }
}
