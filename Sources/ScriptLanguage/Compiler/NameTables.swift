import Diagnostics
import SwiftSubset

/// Where each name is declared, so that finding one takes as long in a script of a thousand names
/// as in one of ten. The tables are only asked for names, never listed: their order is not known.
struct NameTables {
  /// Indices into the program's tables, by name.
  var globals: [String: Int] = [:]
  var functions: [String: Int] = [:]
  /// Other names of types, and what they stand for.
  var aliases: [String: TypeSyntax] = [:]
  /// The top-level functions, in the order of declaration.
  var functionNames: [String] = []
  /// What the top-level functions return, as far as the name tells.
  var resultTypes: [String: TypeSyntax] = [:]
  /// The top-level functions of each name that several have.
  var overloads: [String: FunctionsOfName] = [:]
  /// What the first top-level function of a name takes and returns.
  var firstForms: [String: FunctionForm] = [:]
  /// Those functions by where their names stand.
  var functionPlaces: [SourcePlace: Int] = [:]
  /// What is wrong with a call of a function that differs from another one in its result only, by the place of
  /// its name.
  var ambiguous: [SourcePlace: Int] = [:]
  /// The parameters of the functions, methods and initialisers of each name; those of an initialiser
  /// under the name of its type too.
  var parameters: [String: [[(label: String?, type: TypeSyntax?)]]] = [:]
  /// The same of those of which some argument is a closure that need not be written as one: the labels,
  /// and whether it is.
  var autoclosures: [String: [[(label: String?, isClosure: Bool)]]] = [:]
  /// The author's types by qualified name, and the extensions of UIKit's by the name of the class.
  var typesByName: [String: Int] = [:]
  var extensions: [String: Int] = [:]
  /// The types declared in functions, by where their names stand, and what each finds beside itself.
  var localTypes: [SourcePlace: Int] = [:]
  var localPeers: [Int: [String: Int]] = [:]
  var names: [String: Int] = [:]
  var labels: [[String?]: Int] = [:]
  /// The types that declare a member of a name, in the order of declaration.
  var members: [String: [Int]] = [:]
  var staticMembers: [String: [Int]] = [:]
  /// The methods of each name, and those with the same labels by that signature.
  var methodsByName: [String: MethodsOfName] = [:]
  var methodsBySignature: [String: MethodsOfSignature] = [:]
  /// Every method with its name and signature, in the order of declaration.
  var methodSignatures: [(function: Int, name: String, signature: String)] = []
  /// What a name nobody declares is close to, for those that were looked for.
  var slips: [String: String?] = [:]
  /// The same for members of the author's types.
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

  /// Notes what each type declares, when all types are declared.
  mutating func tabulateMembers() {
    // Static stored properties were declared type by type as well.
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

  /// Whether a name without receiver means a member of a type.
  func isMember(_ name: String, of type: Int, isStatic: Bool) -> Bool {
    let owners = (isStatic ? tables.staticMembers : tables.members)[name] ?? []
    if ancestry.hasAny(owners, above: type, where: { _ in true }) { return true }
    if isStatic {
      return name == "allCases" || !CallForms.formsOfType(program.types[type].base, name).isEmpty
    }
    return ModeledMembers.contains(name, in: program.types[type].base)
  }
}
