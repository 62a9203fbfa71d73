import LifecycleEngine

// What `override` promises: that a superclass has the method, and that it was meant.
extension Compiler {
  /// Notes every method of a class that overrides nothing, or overrides without saying so.
  mutating func checkOverrides(of index: Int) {
    guard program.types[index].role == .class else { return }
    for declaration in typeDeclarations[index] {
      for member in declaration.members {
        guard case .function(let function) = member.kind, case .function = function.role,
          !function.modifiers.isStatic
        else { continue }
        attempt { compiler throws(ScriptError) in
          try compiler.checkOverride(function, of: index)
        }
      }
    }
  }

  private func checkOverride(
    _ function: FunctionDeclaration, of index: Int
  ) throws(ScriptError) {
    let isOverriding = isOverriding(function, of: index)
    guard function.modifiers.isOverride != isOverriding else { return }
    if isOverriding {
      throw error(
        "missing-override", "'\(function.signature)' is declared without 'override'",
        function.nameRange, help: ["a superclass has it: write 'override func'"])
    }
    try rejectOverride(function, of: index)
  }

  /// Whether a superclass, the author's or UIKit's, has a method of this name and these labels.
  private func isOverriding(_ function: FunctionDeclaration, of index: Int) -> Bool {
    let labels = function.parameters.map { $0.label }
    for parent in superclasses(of: index) where program.types[parent].role == .class {
      for declaration in typeDeclarations[parent] {
        for case .function(let other) in declaration.members.map({ $0.kind })
        where other.name == function.name && !other.modifiers.isStatic
          && other.parameters.map({ $0.label }) == labels
          && !other.isOverload(of: function)
        {
          return true
        }
      }
    }
    let signature = function.signature
    return inheritedMethods(of: index).contains { list in
      list.contains { $0.signature == signature }
    }
  }

  /// The methods of the UIKit classes above, none for a class that descends from nothing.
  private func inheritedMethods(of index: Int) -> [[OverridableMethods.Method]] {
    guard libraryClass(of: index) != nil else { return [] }
    return OverridableMethods.methods(of: program.types[index].base)
  }

  private func rejectOverride(
    _ function: FunctionDeclaration, of index: Int
  ) throws(ScriptError) {
    var names: [String] = []
    var signatures: [String] = []
    for parent in superclasses(of: index) {
      for method in program.types[parent].methods {
        names.append(method.name)
        if method.name == function.name { signatures.append(method.name) }
      }
    }
    for list in inheritedMethods(of: index) {
      for method in list {
        names.append(String(method.baseName))
        if method.baseName == function.name { signatures.append(method.declaration) }
      }
    }
    let near = EditDistance.nearest(to: function.name, in: names)
    // A class that is not described here may have any methods.
    let library = libraryClass(of: index)
    let isKnown = library.map { OverridableMethods.isComplete(for: $0) } ?? true
    guard isKnown || near != nil || !signatures.isEmpty else { return }
    var help = signatures.filter { $0.utf8.last != nil && $0 != function.name }.map {
      "write 'override func \($0)'"
    }
    if help.isEmpty, let near, near != function.name { help = ["did you mean '\(near)'?"] }
    throw error(
      "overrides-nothing",
      "'\(function.signature)' overrides nothing: no superclass has a method of this name and "
        + "these labels", function.nameRange, help: help)
  }

  private func superclasses(of index: Int) -> [Int] {
    var result: [Int] = []
    var current = program.types[index].superclass
    while let parent = current {
      result.append(parent)
      current = program.types[parent].superclass
    }
    return result
  }

  /// The class above the author's that only the library declares.
  private func libraryClass(of index: Int) -> String? {
    let top = superclasses(of: index).last { program.types[$0].role == .class } ?? index
    guard let name = program.types[top].inherited.first else { return nil }
    if let known = typeIndex(named: name, inside: top), program.types[known].role == .protocolType {
      return nil
    }
    // A protocol of the library's adds no methods to override.
    return BuiltInTypes.isWithoutMembers(name) && name != "NSObject" ? nil : name
  }
}

extension FunctionDeclaration {
  /// Whether two functions of one name differ in the types of their parameters.
  fileprivate func isOverload(of other: FunctionDeclaration) -> Bool {
    for (one, another) in zip(parameters, other.parameters) {
      guard let name = one.type?.name, let otherName = another.type?.name else { continue }
      if name != otherName { return true }
    }
    return false
  }

  /// The name with its argument labels: `viewWillAppear(_:)`.
  var signature: String {
    var text = name + "("
    for parameter in parameters { text += (parameter.label ?? "_") + ":" }
    return text + ")"
  }
}
