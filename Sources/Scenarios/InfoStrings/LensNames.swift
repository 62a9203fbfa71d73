import Diagnostics
import LifecycleEngine

extension LensSet {
  /// The lenses with a name: a lens's name, `all`, or several names with `+` between them.
  /// - Returns: `nil` if no lens has the name.
  package init?(named name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    if parts.count > 1 {
      var sum: LensSet?
      for part in parts {
        guard let one = LensSet(named: String(decoding: Array(part), as: UTF8.self)) else {
          return nil
        }
        sum = sum?.union(one) ?? one
      }
      guard let sum else { return nil }
      self = sum
      return
    }
    // A script writes a period in front of the name.
    if name.utf8.first == UInt8(ascii: ".") {
      let rest = String(decoding: Array(name.utf8.dropFirst()), as: UTF8.self)
      guard rest.utf8.first != UInt8(ascii: "."), let lenses = LensSet(named: rest) else {
        return nil
      }
      self = lenses
      return
    }
    if name == "all" {
      self = .all
      return
    }
    guard let lens = Lens.allCases.first(where: { $0.name == name && $0 != .none }) else {
      return nil
    }
    self = LensSet(lens)
  }

  /// The lenses that an attribute names.
  /// - Throws: An error for another value.
  package init(_ attribute: InfoString.Attribute) throws(ScriptError) {
    if let named = LensSet(named: attribute.value) {
      self = named
      return
    }
    let joined = attribute.value.split(separator: ",").joined(separator: "+")
    guard LensSet(named: joined) != nil else {
      throw attribute.wrongValue("one of \(LensSet.names)")
    }
    throw ScriptError(
      .inInfo(
        "bad-attribute", "Lenses have '+' between them", attribute.valueRange,
        help: ["write '\(attribute.key)=\(joined)'"]))
  }

  /// The names of the lenses, for a sentence.
  package static var names: String {
    (Lens.allCases.filter { $0 != .none }.map { $0.name } + ["all"]).joined(separator: ", ")
  }
}
