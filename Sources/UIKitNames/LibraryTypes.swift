import LifecycleEngine

/// The types of UIKit and the standard library that an extension can add members to, and their
/// superclasses. All subclasses of a class have the members of an extension of the class.
package enum LibraryTypes {
  /// View controllers with names of their own, treated as plain controllers by the simulator.
  package static let controllers = ["UITableViewController", "UICollectionViewController"]

  /// The types of numbers with fractions.
  package static let fractions = ["Double", "CGFloat", "TimeInterval", "Float"]

  /// The canonical name of a type with several names.
  package static func canonicalName(_ name: String) -> String {
    if NotificationNames.isType(name) { return NotificationNames.type }
    return name == "TimeInterval" ? "Double" : name
  }

  /// The superclass of a UIKit class, `nil` for a type without superclass and for an unknown type.
  package static func superclass(of name: String) -> String? {
    switch name {
    case "NSObject": return nil
    case "UIView", "UIViewController", "UIApplication", "UIScene": return "UIResponder"
    case "UIWindowScene": return "UIScene"
    case "UITextField": return "UIControl"
    case "UIResponder", "NotificationCenter", "Timer", "OperationQueue", "UITraitCollection":
      return "NSObject"
    default: break
    }
    if let known = CommonViews.superclass(of: name) { return known }
    let base = BuiltInTypes.base(of: name)
    if base == .object { return nil }
    return base.name == name ? BuiltInTypes.parent(of: base)?.name : base.name
  }

  /// A type and the types above, the nearest first.
  package static func chain(from name: String) -> [String] {
    var result = [name]
    var current = superclass(of: name)
    while let next = current {
      result.append(next)
      current = superclass(of: next)
    }
    return result
  }

  /// The types whose values the machine has itself. A member is an error if a value of the type
  /// lacks the member. An undeclared name in an extension of the type is therefore a member.
  private static let closed =
    values + [
      "UITraitCollection", "UIApplication", "UIScene", "UIWindowScene", "NotificationCenter",
      "Timer", "Task",
      "DispatchQueue", NotificationNames.type,
    ] + demanding

  /// The protocols with requirements. Extensions of the protocols use the requirements without a
  /// receiver.
  private static let demanding = [
    "Identifiable", "CustomStringConvertible", "RawRepresentable", "CaseIterable", "LocalizedError",
  ]

  private static let values = [
    "String", "StringProtocol", "Int", "Double", "CGFloat", "Bool", "Array", "Dictionary",
    "Optional",
    "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection", "Range",
    "ClosedRange", "Set", "Comparable", "Numeric", "BinaryInteger",
    "FixedWidthInteger", "SignedInteger", "FloatingPoint", "BinaryFloatingPoint", "Hashable",
    "Equatable", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets",
  ]

  /// Returns true if instances of a type are values, which a method of the type can change.
  package static func isValue(_ name: String) -> Bool { values.contains(name) }

  /// Returns true if an undeclared name without receiver is a member of `self` in an extension.
  package static func isClosed(_ name: String) -> Bool { closed.contains(name) }

  /// Returns true if instances of a type are made without a defining value. An initializer in an
  /// extension can then run on an instance.
  package static func isMade(_ name: String) -> Bool {
    if isClosed(name) || name == "NSObject" || name == "UIResponder" { return false }
    return !BuiltInTypes.base(of: name).isPresentationController
  }

  /// The types of the language whose values the simulator lacks, and the protocols of many types.
  private static let withoutValues = [
    "Character", "Substring", "Float", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Result", "Error",
    "Codable",
    "Encodable", "Decodable", "Identifiable", "CustomStringConvertible", "CaseIterable",
    "RawRepresentable", "AdditiveArithmetic", "Strideable", "IteratorProtocol",
    "AsyncSequence", "ExpressibleByStringLiteral", "AnyObject", "Any", "Never", "Sendable",
    "MutableCollection", "RangeReplaceableCollection", "KeyValuePairs", "DispatchTime",
  ]

  /// Returns true if no value in a script is of a type, as far as the machine can tell.
  package static func isWithoutValues(_ name: String) -> Bool { withoutValues.contains(name) }

  /// Returns true if instances of a type are objects or values of the simulator, not opaque values.
  package static func isModeled(_ name: String) -> Bool {
    isClosed(name) || UIKitClass.allCases.contains { $0.name == name } || name == "UIResponder"
      || BuiltInTypes.base(of: name) != .object
  }
}
