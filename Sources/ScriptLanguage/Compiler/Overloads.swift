import LifecycleEngine
import SwiftSubset

// Methods that differ only in parameter types, so the arguments of a call choose the method.
extension Compiler {
  /// Notes a method with its types. Methods with equal names are compared once all are known.
  mutating func noteOverload(_ function: FunctionDeclaration, _ method: MethodCode) {
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

  /// Returns true if a UIKit class above has a method of this name and these labels, which a method
  /// without `override` does not replace.
  func isBesideLibrary(_ function: FunctionDeclaration, of index: Int) -> Bool {
    let signature = function.signature
    let base = program.types[index].base
    guard base != .object, !function.modifiers.isOverride, !function.modifiers.isStatic else {
      return false
    }
    return CallForms.forms(of: function.name, on: base).contains { $0.signature == signature }
  }

  /// Marks the methods that labels alone cannot tell apart.
  mutating func markOverloads() {
    var mixed: Set<Int> = []
    for (function, name, signature) in tables.methodSignatures
    where tables.methodsBySignature[signature]?.needTypes == true
      || tables.methodsByName[name]?.canTakeTheSame == true
    {
      mixed.insert(function)
    }
    guard !mixed.isEmpty else { return }
    for type in program.types.indices {
      for place in program.types[type].methods.indices
      where mixed.contains(program.types[type].methods[place].function) {
        program.types[type].methods[place].isOverloaded = true
      }
      for place in program.types[type].staticMethods.indices
      where mixed.contains(program.types[type].staticMethods[place].function) {
        program.types[type].staticMethods[place].isOverloaded = true
      }
    }
  }

  /// Returns true if a parameter's value may be a function. An undeclared type may be a function.
  func mayBeFunction(_ type: TypeSyntax?, inside outer: Int?) -> Bool {
    guard let type else { return true }
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      return mayBeFunction(wrapped, inside: outer)
    case .array, .dictionary: return false
    case .tuple(let elements, _):
      return elements.count == 1 && mayBeFunction(elements[0], inside: outer)
    case .named(let name, _):
      // A key path is a function, but no closure is a key path.
      return typeIndex(named: name, inside: outer) == nil && !LibraryTypes.isValue(name)
        && !BuiltInTypes.isKnown(name) && !name.hasSuffix("KeyPath")
    case .function, .composition: return true
    }
  }

  /// Returns true if a method differs from the UIKit method of the same name and labels, because
  /// the parameter types clearly differ.
  func isOverload(_ function: FunctionDeclaration, of method: OverridableMethods.Method) -> Bool {
    for (own, theirs) in zip(function.parameters, method.parameters) {
      guard let type = own.type?.withoutOptional, !theirs.type.isEmpty else { continue }
      switch type {
      case .named(let name, _):
        if name == "Any" || name == "AnyObject" { continue }
        guard isToldApart(name) || theirs.plainType == "Any",
          LibraryTypes.canonicalName(name) != theirs.plainType
        else { continue }
        return true
      case .array, .dictionary: if !theirs.type.utf8.starts(with: "[".utf8) { return true }
      case .function: if !theirs.isFunction { return true }
      case .optional, .implicitlyUnwrapped, .tuple, .composition, .metatype: continue
      }
    }
    return false
  }

  /// Returns true if a type is the author's or well known, and no alias of a UIKit type.
  private func isToldApart(_ name: String) -> Bool {
    if let index = typeIndex(named: name) { return program.types[index].role != .protocolType }
    if program.types.contains(where: { $0.name == name && $0.role != .builtInExtension }) {
      return true
    }
    return LibraryTypes.isValue(name) || LibraryTypes.canonicalName(name) != name
      || BuiltInTypes.isKnown(name)
  }
}

/// The methods of one name.
struct MethodsOfName {
  /// The signature of the first method.
  let signature: String
  /// True if another method has other labels.
  var differ = false
  /// True if a call of a method may omit an argument.
  var canLeaveOut = false
  /// True if one call can fit several methods although their labels differ.
  var canTakeTheSame: Bool { differ && canLeaveOut }
}

/// The methods of one name with equal labels.
struct MethodsOfSignature {
  /// The parameter types of the first method.
  let types: [String]
  /// True if only types tell the methods apart, or tell a method from UIKit's method.
  var needTypes = false
}

extension TypeSyntax {
  /// The type without `?` and without the words in front.
  fileprivate var withoutOptional: TypeSyntax {
    switch inShortForm {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      wrapped.withoutOptional
    case .tuple(let elements, _) where elements.count == 1: elements[0].withoutOptional
    case .named, .array, .dictionary, .tuple, .function, .composition: inShortForm
    }
  }

  /// The type as a text for comparisons.
  var spelling: String {
    func list(_ types: [TypeSyntax]) -> String {
      types.map { $0.spelling }.joined(separator: ", ")
    }
    switch inShortForm {
    case .named(let name, let arguments):
      return arguments.isEmpty ? name : "\(name)<\(list(arguments))>"
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return wrapped.spelling + "?"
    case .array(let element): return "[\(element.spelling)]"
    case .dictionary(let key, let value): return "[\(key.spelling): \(value.spelling)]"
    case .tuple(let elements, _): return "(\(list(elements)))"
    case .function(let parameters, let result):
      return "(\(list(parameters))) -> \(result.spelling)"
    case .composition(let parts): return parts.map { $0.spelling }.joined(separator: " & ")
    case .metatype(let inner): return inner.spelling
    }
  }
}
