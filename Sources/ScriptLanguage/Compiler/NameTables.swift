import Diagnostics
import SwiftSubset

/// The declarations by name, so that lookup takes the same time in scripts of ten and of a thousand
/// names. Code only looks names up and never lists the tables, because their order is not known.
struct NameTables {
  /// Indices into the program's tables, by name.
  var globals: [String: Int] = [:]
  var functions: [String: Int] = [:]
  /// Aliases and the types behind the aliases.
  var aliases: [String: TypeSyntax] = [:]
  /// The top-level functions, in the order of declaration.
  var functionNames: [String] = []
  /// The result types of top-level functions, as far as the name tells.
  var resultTypes: [String: TypeSyntax] = [:]
  /// The top-level functions of each name that several functions share.
  var overloads: [String: FunctionsOfName] = [:]
  /// The form of the first top-level function of a name.
  var firstForms: [String: FunctionForm] = [:]
  /// The functions of shared names, by the places of their names.
  var functionPlaces: [SourcePlace: Int] = [:]
  /// The failures for calls of functions that differ only in their result, by the places of the
  /// names.
  var ambiguous: [SourcePlace: Int] = [:]
  /// The parameters of the functions, methods and initialisers of each name. Parameters of an
  /// initialiser are also under the name of its type.
  var parameters: [String: [[(label: String?, type: TypeSyntax?)]]] = [:]
  /// The parameters of functions with autoclosures: the labels, and true for an autoclosure.
  var autoclosures: [String: [[(label: String?, isClosure: Bool)]]] = [:]
  /// The author's types by qualified name, and the extensions of library types by name.
  var typesByName: [String: Int] = [:]
  var extensions: [String: Int] = [:]
  /// The types in functions, by the places of their names, and the neighbours of each type.
  var localTypes: [SourcePlace: Int] = [:]
  var localPeers: [Int: [String: Int]] = [:]
  var names: [String: Int] = [:]
  var labels: [[String?]: Int] = [:]
  /// The types that declare a member of a name, in the order of declaration.
  var members: [String: [Int]] = [:]
  var staticMembers: [String: [Int]] = [:]
  /// The methods of each name, and the methods with equal labels by signature.
  var methodsByName: [String: MethodsOfName] = [:]
  var methodsBySignature: [String: MethodsOfSignature] = [:]
  /// Every method with its name and signature, in the order of declaration.
  var methodSignatures: [(function: Int, name: String, signature: String)] = []
  /// The near names of undeclared names, as a cache of finished searches.
  var slips: [String: String?] = [:]
  /// The cache for members of the author's types.
  var memberSlips: [MemberSlip: String?] = [:]
}

extension Compiler {
  mutating func name(_ text: String) -> Int {
    if let index = tables.names[text] { return index }
    program.names.append(text)
    tables.names[text] = program.names.count - 1
    return program.names.count - 1
  }

  mutating func labels(_ list: [String?]) -> Int {
    if let index = tables.labels[list] { return index }
    program.labels.append(list)
    tables.labels[list] = program.labels.count - 1
    return program.labels.count - 1
  }

  func globalSlot(named name: String) -> Int? { tables.globals[name] }

  func functionIndex(named name: String) -> Int? { tables.functions[name] }

  mutating func declareGlobal(_ variable: GlobalVariable) {
    program.globals.append(variable)
    tables.globals[variable.name] = program.globals.count - 1
  }

  mutating func declareType(_ type: TypeCode) {
    program.types.append(type)
    let index = program.types.count - 1
    if type.role == .builtInExtension {
      tables.extensions[type.qualifiedName] = index
      program.extensions.append(index)
    } else {
      tables.typesByName[type.qualifiedName] = index
    }
  }

  func typeIndex(named name: String) -> Int? { tables.typesByName[name] }

  // MARK: Members

  /// Notes the members of each type, once all types are declared.
  mutating func tabulateMembers() {
    // Static stored properties are declared type by type as well.
    var nextStatic = 0
    for (index, type) in program.types.enumerated() {
      while nextStatic < program.statics.count, program.statics[nextStatic].type == index {
        noteStaticMember(program.statics[nextStatic].name, of: index)
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

  private mutating func noteMember(_ name: String, of type: Int) {
    tables.members[name, default: []].append(type)
  }

  private mutating func noteStaticMember(_ name: String, of type: Int) {
    tables.staticMembers[name, default: []].append(type)
  }

  /// Returns true if a name without receiver means a member of a type.
  func isMember(_ name: String, of type: Int, isStatic: Bool) -> Bool {
    let owners = (isStatic ? tables.staticMembers : tables.members)[name] ?? []
    if ancestry.hasAny(owners, above: type, where: { _ in true }) { return true }
    if isStatic {
      return name == "allCases" || !CallForms.formsOfType(program.types[type].base, name).isEmpty
    }
    return ModeledMembers.contains(name, in: program.types[type].base)
  }
}
