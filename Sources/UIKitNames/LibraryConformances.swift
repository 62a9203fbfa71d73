import LifecycleEngine

/// The inheritance between the library's protocols.
package enum LibraryConformances {
  package static let rawTypes = [
    "String", "Character", "Double", "Float", "CGFloat", "Int", "Int8", "Int16", "Int32", "Int64",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Returns true if a protocol gives conforming types no unsimulated members.
  package static func isWithoutMembers(_ name: String) -> Bool {
    if BuiltInTypes.isWithoutMembers(name) || rawTypes.contains(name) { return true }
    return [
      "Encodable", "Decodable", "CaseIterable", "RawRepresentable", "OptionSet", "SetAlgebra",
      "LocalizedError", "CustomNSError", "CustomDebugStringConvertible", "Strideable", "Numeric",
      "AdditiveArithmetic", "SignedNumeric", "Sequence", "IteratorProtocol", "Collection",
      "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection", "CodingKey", "BitwiseCopyable", "Copyable", "Any",
    ].contains(name) || name.hasPrefix("ExpressibleBy")
  }

  /// A protocol and all protocols above, the nearest first.
  package static func all(from name: String) -> [String] {
    var result = [name]
    var place = 0
    while place < result.count {
      for above in parents(of: result[place]) where !result.contains(above) {
        result.append(above)
      }
      place += 1
    }
    return result
  }

  private static func parents(of name: String) -> [String] {
    switch name {
    case "Comparable", "Hashable", "AdditiveArithmetic": ["Equatable"]
    case "Strideable": ["Comparable"]
    case "Numeric": ["AdditiveArithmetic"]
    case "SignedNumeric": ["Numeric"]
    case "OptionSet": ["SetAlgebra", "RawRepresentable"]
    case "SetAlgebra": ["Equatable"]
    case "Codable": ["Encodable", "Decodable"]
    case "LocalizedError", "CustomNSError": ["Error"]
    case "Collection": ["Sequence"]
    case "BidirectionalCollection", "MutableCollection", "RangeReplaceableCollection":
      ["Collection"]
    case "RandomAccessCollection": ["BidirectionalCollection"]
    default: []
    }
  }
}
