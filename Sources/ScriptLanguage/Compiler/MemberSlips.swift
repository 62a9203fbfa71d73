import Diagnostics
import LifecycleEngine
import SwiftSubset

// Undeclared members of the author's classes. A class without a UIKit superclass has only declared
// members. Any other class may have inherited a name, unless the name is close to a member of the
// author: then the name is more likely a slip of the pen.
extension Program {
  /// The author's member that a name was most likely meant to be.
  func ownMember(near name: String, of type: Int, isStatic: Bool = false) -> String? {
    // A property wrapper has names such as `_items` beside `items`.
    guard let first = name.utf8.first, first != 95, first != 36 else { return nil }
    let names = memberNames(of: type, isStatic: isStatic)
    if names.contains(name) { return nil }
    let isObject = isObjectiveC(type) || types[type].role == .builtInExtension
    if isObject, InheritedNames.contains(name, in: types[type].base) { return nil }
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
    let isInherited = name == "perform" || InheritedNames.contains(name, in: .object)
    return isInherited && isObjectiveC(type)
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

extension Compiler {
  /// The member of the enclosing type that a name without receiver most likely meant.
  mutating func ownMember(near name: String) -> String? {
    guard let type = scope.typeIndex else { return nil }
    return ownMember(near: name, of: type, isStatic: scope.isStatic)
  }

  /// Notes a missing member of an object whose class the author declares, as far as declarations
  /// tell.
  mutating func checkMember(
    _ name: String, of base: Expression, _ range: SourceRange, isMethod: Bool = false
  ) {
    // A drive has no wrong names.
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

  /// The author's class of an object, as far as declarations tell.
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

/// A name and the type that was searched for a similar member.
struct MemberSlip: Hashable {
  let name: String
  let type: Int
  let isStatic: Bool
}
