import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

/// The names of the members of the author's types, and what an undeclared member may be.
///
/// A class without a UIKit superclass has only declared
/// members. Any other class may have inherited a name, unless the name is close to a member of the
/// author: then the name is more likely a slip of the pen.
package struct MemberNames {
  private let types: [TypeCode]
  private let statics: [StaticCode]

  package init(_ types: [TypeCode], _ statics: [StaticCode]) {
    self.types = types
    self.statics = statics
  }

  /// The author's member that a name was most likely meant to be.
  package func ownMember(
    near name: String, of type: Int, isStatic: Bool = false
  ) -> String? {
    // A property wrapper has names such as `_items` beside `items`.
    guard let first = name.utf8.first, first != 95, first != 36 else { return nil }
    let names = memberNames(of: type, isStatic: isStatic)
    if names.contains(name) { return nil }
    let isObject = types.isObjectiveC(type) || types[type].role == .builtInExtension
    if isObject, UIKitNames.isKnown(name, in: types[type].base) { return nil }
    if isClosed(type) { return EditDistance.nearest(to: name, in: names) }
    return Slips.meant(by: name, among: names)
  }

  /// Returns true if a type has only members that the author declares.
  func isClosed(_ type: Int) -> Bool {
    types[type].base == .object && types[type].role != .builtInExtension
      && lineage(of: type).allSatisfy { !types[$0].isOpen }
  }

  /// Returns true if an instance of a closed type has a member.
  func hasMember(_ name: String, _ type: Int) -> Bool {
    if name == "init" { return true }
    let isInherited = name == "perform" || UIKitNames.isKnown(name, in: .object)
    return isInherited && types.isObjectiveC(type)
      || memberNames(of: type, isStatic: false).contains(name)
  }

  /// A type and the types of its inherited members: superclasses and protocols.
  private func lineage(of type: Int) -> [Int] {
    var result = [type]
    var place = 0
    while place < result.count {
      let found = types[result[place]]
      for parent in (found.superclass.map { [$0] } ?? []) + found.protocols
      where !result.contains(parent) {
        result.append(parent)
      }
      place += 1
    }
    return result
  }

  private func memberNames(of type: Int, isStatic: Bool) -> [String] {
    var names: [String] = []
    for index in lineage(of: type) {
      let found = types[index]
      if isStatic {
        names += found.staticMethods.map { $0.name } + found.staticComputed.map { $0.name }
        names += found.cases.map { $0.name }
        names += statics.filter { $0.type == index }.map { $0.name }
      } else {
        names += found.fields.map { $0.name } + found.methods.map { $0.name }
        names += found.computed.map { $0.name } + found.requirements
      }
    }
    return names
  }
}

/// A name and the type that was searched for a similar member.
struct MemberSlip: Hashable {
  let name: String
  let type: Int
  let isStatic: Bool
}
