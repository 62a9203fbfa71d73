import LifecycleEngine
import SwiftSubset
import UIKitNames

extension RuntimeTypes {
  func executeCast(_ type: TypeSyntax, _ kind: CastKind) throws(RunError) {
    let value = stack.pop()
    // A forced cast asserts the type, so an unknown value passes.
    if rules.allowsUnknownValues, kind == .asForced, value.isOpaque || isUnknown(type) {
      if case .opaque(_, let number) = value, case .named(let name, _) = type {
        tell(.cast(number: number, to: name))
      }
      return stack.push(value)
    }
    let fits = kind == .as ? true : try isInstance(value, of: type)
    switch kind {
    case .is:
      heap.release(value)
      stack.push(.boolean(fits))
    case .asOptional where !fits:
      heap.release(value)
      stack.push(.null)
    case .asForced where !fits:
      let text = machine.describeKind(value)
      heap.release(value)
      throw failed(.castFailed, "\(text) is not of the type it is cast to")
    case .as:
      if case .integer(let number) = value, case .named(let name, _) = type,
        name == "Double" || name == "CGFloat"
      {
        stack.push(.double(Double(number)))
      } else {
        stack.push(value)
      }
    default: stack.push(value)
    }
  }

  /// The type of the error that a cancelled task throws from `sleep` or `checkCancellation`.
  static let cancellation = "CancellationError"

  /// True if nothing is known of a type, such as a generic parameter.
  private func isUnknown(_ type: TypeSyntax) -> Bool {
    guard case .named(let name, _) = type else { return false }
    return !program.types.contains { $0.name == name || $0.qualifiedName == name }
      && !BuiltInTypes.isKnown(name) && !LibraryNames.isPrefixed(name) && name != "Any"
      && name != "AnyObject"
  }

  private func isInstance(_ value: Value, of type: TypeSyntax) throws(RunError) -> Bool {
    // The type behind a generic parameter is not known.
    if rules.allowsUnknownValues, isUnknown(type), !value.isNull, !value.isOpaque {
      return machine.unknowns.decide("\(machine.unknowns.identity(of: value)) is \(type)")
    }
    if case .named(let name, _) = type,
      let fits = heap.opaqueValues.isInstance(value, named: name)
    {
      return fits
    }
    if case .opaque(let name, let number) = value {
      if name == RuntimeTypes.cancellation, case .named(let wanted, _) = type {
        return [name, "Error", "NSError", "Any", "Sendable"].contains(wanted)
      }
      if rules.allowsUnknownValues {
        return isMade(number, name, as: type)
          ?? machine.unknowns.decide("\(machine.unknowns.origin(of: number)) is \(type)")
      }
      throw failed(.opaqueCondition, "'\(name)' is not simulated, so its type is not known")
    }
    if let fits = try machine.library.isStandIn(value, of: type, in: machine) { return fits }
    switch type {
    case .named(let name, let arguments): return isInstance(value, named: name, arguments)
    case .optional(let wrapped):
      if value.isNull { return true }
      return try isInstance(value, of: wrapped)
    case .array(let element):
      guard let id = value.objectID, let elements = heap.array(id) else { return false }
      budget.spend(elements.count)
      try machine.checkBudgets()
      for item in elements where !(try isInstance(item, of: element)) { return false }
      return true
    case .composition(let types):
      for part in types where !(try isInstance(value, of: part)) { return false }
      return true
    case .metatype(let inner): return try isInstance(value, of: inner)
    case .implicitlyUnwrapped, .dictionary, .tuple, .function: return !value.isNull
    }
  }

  /// Returns true if an initialiser made the value as this type, or `nil` if the answer is not
  /// known. Among the types of Core Animation, the answer is always known.
  private func isMade(_ number: Int32, _ name: String, as type: TypeSyntax) -> Bool? {
    guard heap.opaqueValues.made.contains(number), case .named(let wanted, _) = type else {
      return nil
    }
    if wanted == name { return true }
    guard name.hasPrefix("CA"), wanted.hasPrefix("CA") else { return nil }
    return wanted == "CALayer" && name.hasSuffix("Layer")
  }

  func isInstance(_ value: Value, named name: String, _ arguments: [TypeSyntax]) -> Bool {
    if name == "Any" { return !value.isNull }
    if machine.valueTypes.conformsByExtension(value, to: name) { return true }
    switch value {
    case .integer: return name == "Int" || name == "UInt" || name == "NSNumber"
    case .double: return LibraryTypes.fractions.contains(name) || name == "NSNumber"
    case .string: return name == "String"
    case .boolean: return name == "Bool" || name == "NSNumber"
    case .rect: return name == "CGRect" || name == "NSValue"
    case .object(let id):
      if let type = valueType(of: value) { return conforms(type, to: name) }
      if heap.set(id) != nil { return name == "Set" }
      if let type = typeIndex(of: id), conforms(type, to: name) { return true }
      return isUIKitInstance(id, named: name)
    case .enumCase(let type, _): return conforms(type, to: name)
    case .system(let object): return isSystemInstance(object, named: name)
    default: return false
    }
  }

  private func isSystemInstance(_ object: SystemObject, named name: String) -> Bool {
    if name == "AnyObject" || name == "NSObject" { return true }
    return switch object {
    case .application: name == "UIApplication" || name == "UIResponder"
    case .scene: name == "UIWindowScene" || name == "UIScene" || name == "UIResponder"
    case .notificationCenter: name == "NotificationCenter"
    }
  }

  private func isUIKitInstance(_ id: ObjectID, named name: String) -> Bool {
    if world.kind(of: id) == .foreign {
      guard case .instance = heap.foreignObject(id) else { return false }
      return ["AnyObject", "NSObject", world.classRecord(of: id).name].contains(name)
    }
    if name == "AnyObject" || name == "NSObject" { return true }
    if name == "UIResponder" {
      return world.kind(of: id) == .controller || world.kind(of: id) == .view
    }
    if name == "UIControl", world.classRecord(of: id).base == .textField { return true }
    if machine.types.isCommonView(id, name) { return true }
    if world.classRecord(of: id).name == name, !isAuthors(id) { return true }
    var base: UIKitClass? = world.classRecord(of: id).base
    while let known = base {
      if known.name == name { return true }
      base = BuiltInTypes.parent(of: known)
    }
    return false
  }

  /// True if the class of an object is the author's.
  private func isAuthors(_ id: ObjectID) -> Bool {
    typeIndex(of: id).map { program.types[$0].role == .class } ?? false
  }

  /// True if an author's type is, inherits from or conforms to the named type.
  package func conforms(_ type: Int, to name: String) -> Bool {
    chain(of: type).contains { index in
      let code = program.types[index]
      return code.inherited.contains(name)
        || code.role != .builtInExtension && (code.name == name || code.qualifiedName == name)
    }
  }
}
