import Diagnostics
import LifecycleEngine
import SwiftSubset

// Members of the author's own classes that nobody declares. A class that inherits nothing of UIKit's
// has the members it declares and no others; any other class may have inherited any name, unless it is
// near to one of its own: then it is more likely a slip of the pen.
extension Program {
  /// The member of the author's own that a name was most likely meant to be.
  func ownMember(near name: String, of type: Int, isStatic: Bool = false) -> String? {
    // A property wrapper has such names: `_items` beside `items`.
    guard let first = name.utf8.first, first != 95, first != 36 else { return nil }
    let names = memberNames(of: type, isStatic: isStatic)
    if names.contains(name) { return nil }
    let isObject = isObjectiveC(type) || types[type].role == .builtInExtension
    if isObject, InheritedNames.contains(name, in: types[type].base) { return nil }
    if isClosed(type) { return EditDistance.nearest(to: name, in: names) }
    return Slips.meant(by: name, among: names)
  }

  /// Whether a type has no members but those that the author declares.
  func isClosed(_ type: Int) -> Bool {
    types[type].base == .object && types[type].role != .builtInExtension
      && lineage(of: type).allSatisfy { !types[$0].isOpen }
  }

  /// Whether an instance of a closed type has a member.
  func hasMember(_ name: String, _ type: Int) -> Bool {
    if name == "init" { return true }
    let isInherited = name == "perform" || InheritedNames.contains(name, in: .object)
    return isInherited && isObjectiveC(type)
      || memberNames(of: type, isStatic: false).contains(name)
  }

  /// A type and all that it has members of: superclasses and protocols.
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

extension Compiler {
  /// The member of the enclosing type that a name without receiver was most likely meant to be.
  mutating func ownMember(near name: String) -> String? {
    guard let type = scope.typeIndex else { return nil }
    return ownMember(near: name, of: type, isStatic: scope.isStatic)
  }

  /// Notes a member of an object whose class the author declares, where the declarations tell that
  /// there is none of this name.
  mutating func checkMember(
    _ name: String, of base: Expression, _ range: SourceRange, isMethod: Bool = false
  ) {
    // A drive names nothing wrongly.
    guard !allowsUndeclared, let type = ownClass(of: base) else { return }
    let near = ownMember(near: name, of: type, isStatic: false)
    if near == nil {
      guard program.isClosed(type), !program.hasMember(name, type) else { return }
    }
    let noun = isMethod ? "method" : "member"
    let suggestion = near.map { "; did you mean '\($0)'?" } ?? ""
    let owner = program.types[type].name
    note { compiler throws(ScriptError) in
      throw compiler.error(
        "unknown-member", "'\(owner)' has no \(noun) '\(name)'\(suggestion)",
        SourceRange(
          max(range.start, range.end - name.utf8.count), range.end, in: range.source))
    }
  }

  private mutating func ownMember(near name: String, of type: Int, isStatic: Bool) -> String? {
    let slip = MemberSlip(name: name, type: type, isStatic: isStatic)
    if let known = tables.memberSlips[slip] { return known }
    let near = program.ownMember(near: name, of: type, isStatic: isStatic)
    tables.memberSlips[slip] = .some(near)
    return near
  }

  /// The class of the author's that an object is of, as far as declarations tell.
  private mutating func ownClass(of base: Expression) -> Int? {
    guard program.types.contains(where: { $0.role == .class }) else { return nil }
    var type = staticType(of: base)
    if case .implicitlyUnwrapped(let wrapped) = type { type = wrapped }
    guard let name = type?.name, let index = typeIndex(named: name, inside: enclosingType),
      program.types[index].role == .class
    else { return nil }
    return index
  }
}

/// A name that was looked for among the members of a type.
struct MemberSlip: Hashable {
  let name: String
  let type: Int
  let isStatic: Bool
}
