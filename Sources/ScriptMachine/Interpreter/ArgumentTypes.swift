import LifecycleEngine
import SwiftSubset
import UIKitNames

// Ranks how well a value suits the type of a parameter, to decide between overloads.
extension RuntimeTypes {
  /// Returns a rank, higher for a better match, 0 for an unknown match, `nil` for no match.
  func suits(_ value: Value, _ type: TypeSyntax) -> Int? {
    switch type.inShortForm {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      if value.isNull { return 1 }
      // A parameter that is not optional is the better choice.
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

  /// The kinds of values that types written in the language's own syntax have.
  private enum Shape { case function, array, dictionary, tuple, other }

  private func shape(of value: Value) -> Shape? {
    switch value {
    case .object(let id):
      switch heap.foreignObject(id) {
      case .closure: return .function
      case .array: return .array
      case .dictionary: return .dictionary
      case .tuple: return .tuple
      // The type of a case with values depends on the place of use.
      case .payload(let record): return record.type == nil ? nil : .other
      default: return .other
      }
    case .null, .boolean, .integer, .double, .string, .rect, .size, .point, .insets, .indexPath,
      .enumCase:
      return .other
    default: return nil
    }
  }

  private func suits(_ value: Value, shape: Shape) -> Int? {
    guard let known = self.shape(of: value) else { return 0 }
    return known == shape ? RuntimeTypes.exactRank : nil
  }

  /// The rank of a perfect match.
  private static let exactRank = 100

  private func suits(_ value: Value, named name: String) -> Int? {
    if value.isNull { return isToldApart(name) ? nil : 0 }
    if case .symbol(let member) = value { return suits(symbol: member, name) }
    guard let shape = shape(of: value) else { return 0 }
    guard isToldApart(name) else { return shape == .other || name != "Error" ? 0 : nil }
    if case .integer = value, LibraryTypes.fractions.contains(name) { return 1 }
    if let own = kindName(of: value) {
      let canonical = LibraryTypes.canonicalName(name)
      if own == canonical || own == "Double" && canonical == "CGFloat" {
        return RuntimeTypes.exactRank
      }
    }
    guard isInstance(value, named: name, []) else { return nil }
    return RuntimeTypes.exactRank - distance(of: value, to: name)
  }

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
    case .indexPath: "IndexPath"
    default: nil
    }
  }

  /// `.detail` can be of an author's type only if the type has a member of this name.
  private func suits(symbol member: String, _ name: String) -> Int? {
    guard let type = ownType(named: name), program.types[type].isValue else { return 0 }
    let code = program.types[type]
    let isMember =
      code.cases.contains { $0.name == member } || staticSlot(member, of: type) != nil
      || staticComputed(member, of: type) != nil
    return isMember ? RuntimeTypes.exactRank : nil
  }

  private func ownType(named name: String) -> Int? {
    machine.classes.type(named: name)
  }

  /// True if the machine can decide for every value if the value is of the named type.
  private func isToldApart(_ name: String) -> Bool {
    if ["Bool", "Int", "String", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets"].contains(name) {
      return true
    }
    if LibraryTypes.fractions.contains(name) || ownType(named: name) != nil { return true }
    return CommonViews.superclass(of: name) != nil
      || UIKitClass.allCases.contains { $0 != .object && $0.name == name }
  }

  /// The number of classes from a value's class up to a type. A protocol is farther than any class.
  private func distance(of value: Value, to name: String) -> Int {
    guard let id = value.objectID, let type = valueType(of: value) ?? typeIndex(of: id) else {
      let library =
        value.objectID.map { LibraryTypes.chain(from: machine.types.uikitClassName(of: $0)) } ?? []
      return library.firstIndex(of: name) ?? 0
    }
    let own = classes(from: type).filter { program.types[$0].role != .builtInExtension }
    if let place = own.firstIndex(where: {
      program.types[$0].name == name || program.types[$0].qualifiedName == name
    }) {
      return place
    }
    let library = LibraryTypes.chain(from: machine.types.uikitClassName(of: id))
    return library.firstIndex(of: name).map { own.count + $0 } ?? RuntimeTypes.exactRank - 1
  }
}
