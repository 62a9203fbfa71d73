import LifecycleEngine

// Extensions of the library's protocols, whose members conforming types of the author get.
extension TypeDeclarer {
  /// Gives a type the extensions of a name after its colon.
  func linkToLibrary(_ index: Int, _ name: String, isFirst: Bool) {
    guard !symbols.tables.extensions.isEmpty else { return }
    let type = symbols.types[index]
    // A class already has the extensions of its superclass.
    if isFirst, type.role == .class, BuiltInTypes.base(of: name) != .object { return }
    if type.role == .enumeration, LibraryConformances.rawTypes.contains(name) {
      return adopt("RawRepresentable", index)
    }
    adopt(name, index)
  }

  /// Makes an enumeration without payloads conform to `Hashable`, which Swift implies.
  func linkCases(of index: Int) {
    guard !symbols.tables.extensions.isEmpty, symbols.types[index].role == .enumeration else {
      return
    }
    let cases = symbols.typeDeclarations[index].flatMap { $0.cases }
    if cases.allSatisfy({ $0.payloadLabels.isEmpty }) { adopt("Hashable", index) }
  }

  private func adopt(_ name: String, _ index: Int) {
    for name in LibraryConformances.all(from: name) {
      guard let added = symbols.tables.extensions[name], added != index,
        !symbols.types[index].protocols.contains(added)
      else { continue }
      symbols.changeType(index) { $0.protocols.append(added) }
    }
  }
}

/// The inheritance between the library's protocols.
enum LibraryConformances {
  static let rawTypes = [
    "String", "Character", "Double", "Float", "CGFloat", "Int", "Int8", "Int16", "Int32", "Int64",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Returns true if a protocol gives conforming types no unsimulated members.
  static func isWithoutMembers(_ name: String) -> Bool {
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
  static func all(from name: String) -> [String] {
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
