import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Finds the meaning of a name for an author's value or type.
extension RuntimeTypes {
  /// The author's type that has the members of an object of the world.
  package func typeIndex(of id: ObjectID) -> Int? {
    machine.classes.type(of: world.classID(of: id))
  }

  /// The author's extension that a UIKit class reaches first.
  func extensionType(of name: String) -> Int? {
    guard !program.extensions.isEmpty else { return nil }
    return program.nearestExtension(of: LibraryTypes.canonicalName(name))
  }

  /// The author's structure or enumeration of which a value is.
  func valueType(of value: Value) -> Int? {
    switch value {
    case .enumCase(let type, _): return type
    case .object(let id):
      switch heap.foreignObject(id) {
      case .structure(let type, _): return type
      case .payload(let record): return record.type
      default: return nil
      }
    default: return nil
    }
  }

  /// A class and its superclasses, the nearest first.
  package func classes(from type: Int) -> [Int] {
    var chain: [Int] = []
    var current: Int? = type
    while let index = current {
      chain.append(index)
      current = program.types[index].superclass
    }
    budget.spend(chain.count / Budget.ancestorWeight)
    return chain
  }

  /// A type and the types that supply its members: superclasses, then the protocols of all of them.
  func chain(of type: Int) -> [Int] {
    var chain = classes(from: type)
    var position = 0
    while position < chain.count {
      for protocolType in program.types[chain[position]].protocols
      where !chain.contains(protocolType) {
        chain.append(protocolType)
      }
      position += 1
    }
    return chain
  }

  /// True if a type descends from an undeclared class.
  func isOpen(_ type: Int) -> Bool { chain(of: type).contains { program.types[$0].isOpen } }

  func method(named name: String, of type: Int) -> MethodCode? {
    for index in chain(of: type) {
      if let method = program.types[index].methods.first(where: { $0.name == name }) {
        return method
      }
    }
    return nil
  }

  func computed(_ name: String, of type: Int) -> ComputedCode? {
    for index in chain(of: type) {
      if let found = program.types[index].computed.first(where: { $0.name == name }) {
        return found
      }
    }
    return nil
  }

  /// True if a computed property overrides the stored property of this name.
  func overridesField(_ name: String, of type: Int) -> Bool {
    var current: Int? = type
    while let index = current {
      if program.types[index].computed.contains(where: { $0.name == name }) { return true }
      if program.types[index].fields.contains(where: { $0.name == name }) { return false }
      current = program.types[index].superclass
    }
    return false
  }

  func staticComputed(_ name: String, of type: Int) -> ComputedCode? {
    for index in chain(of: type) {
      if let found = program.types[index].staticComputed.first(where: { $0.name == name }) {
        return found
      }
    }
    return nil
  }

  func staticSlot(_ name: String, of type: Int) -> Int? {
    for index in chain(of: type) {
      if let slot = program.statics.firstIndex(where: { $0.type == index && $0.name == name }) {
        return slot
      }
    }
    return nil
  }

  /// The author's initialiser that a call with these labels reaches. If none fits and the UIKit
  /// initialisers are not inherited, returns the nearest one.
  func initializer(of type: Int, _ labels: [String?]) -> Int? {
    if let fitting = fittingInitializer(of: type, labels) { return fitting }
    return inheritsAll(type) && (program.types[type].base != .object || labels.isEmpty)
      ? nil : initializers(of: type).first?.function
  }

  /// The author's initialiser that takes these labels.
  func fittingInitializer(of type: Int, _ labels: [String?]) -> Int? {
    let known = initializers(of: type)
    let exact = known.first { machine.isExact(labels, program.functions[$0.function].parameters) }
    if let exact { return exact.function }
    return known.first { canTake(labels, program.functions[$0.function].parameters) }?.function
  }

  /// The initialisers of a type, the inherited ones last. A class inherits all initialisers if it
  /// declares no designated one, and the convenience ones if it overrides all designated ones.
  private func initializers(of type: Int) -> [InitializerCode] {
    var result: [InitializerCode] = []
    for index in classes(from: type).reversed() {
      let own = program.types[index].initializers
      let inherited = result
      let isCovered = inherited.allSatisfy { initializer in
        initializer.isConvenience
          || own.contains { hasSameLabels($0.function, initializer.function) }
      }
      if own.allSatisfy({ $0.isConvenience }) {
        result = own + inherited
      } else {
        result = isCovered ? own + inherited.filter { $0.isConvenience } : own
      }
    }
    return result
  }

  private func hasSameLabels(_ one: Int, _ other: Int) -> Bool {
    let labels = program.functions[one].parameters.map { $0.label }
    return labels == program.functions[other].parameters.map { $0.label }
  }

  /// True if a type inherits the initialisers of the UIKit class, or `init()` without such a class.
  private func inheritsAll(_ type: Int) -> Bool {
    var current: Int? = type
    while let index = current {
      if program.types[index].initializers.contains(where: { !$0.isConvenience }) { return false }
      current = program.types[index].superclass
    }
    return true
  }

  /// True if a call with these labels can reach a function with these parameters.
  func fits(_ labels: [String?], _ parameters: [ParameterCode]) -> Bool {
    machine.isExact(labels, parameters) || canTake(labels, parameters)
  }

  /// True if defaults can supply the arguments that a call leaves out.
  func canTake(_ labels: [String?], _ parameters: [ParameterCode]) -> Bool {
    places(of: labels, in: parameters) != nil
  }

  /// True if a value may have undeclared members, which a library protocol such as `View` supplies.
  func mayInherit(_ type: Int) -> Bool {
    guard rules.allowsUndeclared else { return false }
    return rules.allowsForeignMembers
      || program.types[type].inherited.contains { name in
        !LibraryConformances.isWithoutMembers(name)
          && !program.types.contains { $0.name == name && $0.role != .builtInExtension }
      }
  }

  func unknownMember(_ name: String, of type: Int, isMethod: Bool = false) -> RunError {
    var known: [String] = []
    for index in chain(of: type) {
      let found = program.types[index]
      known += found.fields.map { $0.name } + found.methods.map { $0.name }
      known += found.computed.map { $0.name } + found.cases.map { $0.name }
      known += found.staticMethods.map { $0.name } + found.staticComputed.map { $0.name }
      known += program.statics.filter { $0.type == index }.map { $0.name }
    }
    let near = EditDistance.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    // The author has not written the name of an added type.
    if near.isEmpty, program.isAdded(type) {
      return failed(.notSimulated, "'\(name)' of Combine is not simulated yet")
    }
    let noun = isMethod ? "method" : "member"
    return failed(.unknownMember, "'\(program.types[type].name)' has no \(noun) '\(name)'\(near)")
  }
}
