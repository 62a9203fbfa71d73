import LifecycleEngine
import SwiftSubset

// How well a value suits the type of a parameter, which is asked where overloads differ in nothing else.
extension Machine {
  /// The more the better it suits; 0 where that is not known, `nil` where it clearly does not.
  func suits(_ value: Value, _ type: TypeSyntax) -> Int? {
    switch type.inShortForm {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      if value.isNull { return 1 }
      // What is not optional is the better choice.
      return suits(value, wrapped).map { max(0, $0 - 1) }
    case .metatype(let inner): return suits(value, inner)
    case .tuple(let elements, _) where elements.count == 1: return suits(value, elements[0])
    case .named("Any", _): return 0
    case .named(let name, _): return suits(value, named: name)
    case .function: return suits(value, shape: .function)
    case .array: return suits(value, shape: .array)
    case .dictionary: return suits(value, shape: .dictionary)
    case .tuple: return suits(value, shape: .tuple)
    case .composition: return 0
    }
  }

  /// What values of the language's own types are made of.
  private enum Shape { case function, array, dictionary, tuple, other }

  private func shape(of value: Value) -> Shape? {
    switch value {
    case .object(let id):
      switch foreignObject(id) {
      case .closure: return .function
      case .array: return .array
      case .dictionary: return .dictionary
      case .tuple: return .tuple
      // A case with values is of a type that the place of its use decides.
      case .payload(let record): return record.type == nil ? nil : .other
      default: return .other
      }
    case .null, .boolean, .integer, .double, .string, .rect, .size, .point, .insets, .enumCase:
      return .other
    default: return nil
    }
  }

  private func suits(_ value: Value, shape: Shape) -> Int? {
    guard let known = self.shape(of: value) else { return 0 }
    return known == shape ? Machine.exactRank : nil
  }

  /// How well a value suits of which nothing else would suit better.
  private static let exactRank = 100

  private func suits(_ value: Value, named name: String) -> Int? {
    if value.isNull { return isToldApart(name) ? nil : 0 }
    if case .symbol(let member) = value { return suits(symbol: member, name) }
    guard let shape = shape(of: value) else { return 0 }
    guard isToldApart(name) else { return shape == .other || name != "Error" ? 0 : nil }
    if case .integer = value, Machine.fractions.contains(name) { return 1 }
    if let own = kindName(of: value) {
      let canonical = LibraryTypes.canonicalName(name)
      if own == canonical || own == "Double" && canonical == "CGFloat" { return Machine.exactRank }
    }
    guard isInstance(value, named: name, []) else { return nil }
    return Machine.exactRank - distance(of: value, to: name)
  }

  private static let fractions = ["Double", "CGFloat", "TimeInterval", "Float"]

  private func kindName(of value: Value) -> String? {
    switch value {
    case .boolean: "Bool"
    case .integer: "Int"
    case .double: "Double"
    case .string: "String"
    case .rect: "CGRect"
    case .size: "CGSize"
    case .point: "CGPoint"
    case .insets: "UIEdgeInsets"
    default: nil
    }
  }

  /// `.detail` can be of a type of the author's only if that has such a member.
  private func suits(symbol member: String, _ name: String) -> Int? {
    guard let type = ownType(named: name), program.types[type].isValue else { return 0 }
    let code = program.types[type]
    let isMember =
      code.cases.contains { $0.name == member } || staticSlot(member, of: type) != nil
      || staticComputed(member, of: type) != nil
    return isMember ? Machine.exactRank : nil
  }

  private func ownType(named name: String) -> Int? {
    if ownTypes.isEmpty { ownTypes = typesByName() }
    return ownTypes[name]
  }

  /// The first type of each name, since there may be as many overloads as types.
  private func typesByName() -> [String: Int] {
    // There is always one, so that it is not made again.
    var result = ["": -1]
    for (index, type) in program.types.enumerated() where type.role != .builtInExtension {
      for name in [type.name, type.qualifiedName] where result[name] == nil { result[name] = index }
    }
    return result
  }

  /// Whether it is known of every value whether it is of a type.
  private func isToldApart(_ name: String) -> Bool {
    if ["Bool", "Int", "String", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets"].contains(name) {
      return true
    }
    if Machine.fractions.contains(name) || ownType(named: name) != nil { return true }
    return CommonViews.superclass(of: name) != nil
      || UIKitClass.allCases.contains { $0 != .object && $0.name == name }
  }

  /// How far above a value's class a type is; a protocol is farther than any class.
  private func distance(of value: Value, to name: String) -> Int {
    guard let id = value.objectID, let type = valueType(of: value) ?? typeIndex(of: id) else {
      let library = value.objectID.map { LibraryTypes.chain(from: uikitClassName(of: $0)) } ?? []
      return library.firstIndex(of: name) ?? 0
    }
    let own = classes(from: type).filter { program.types[$0].role != .builtInExtension }
    if let place = own.firstIndex(where: {
      program.types[$0].name == name || program.types[$0].qualifiedName == name
    }) {
      return place
    }
    let library = LibraryTypes.chain(from: uikitClassName(of: id))
    return library.firstIndex(of: name).map { own.count + $0 } ?? Machine.exactRank - 1
  }
}
