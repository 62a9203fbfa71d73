import SwiftSubset
import UIKitNames

// A private member belongs to the class that declares it: a subclass may have a member of the same
// name, and each class means its own.
/// The private members of classes whose subclasses have members of the same names.
struct PrivateMembers {
  /// The declarations of each class, and of each class of UIKit with extensions.
  private var declarations: [String: [TypeDeclaration]] = [:]
  private var superclasses: [String: String] = [:]

  private init(_ statements: [Statement]) { collect(statements) }

  private mutating func collect(_ statements: [Statement]) {
    for case .type(let type) in statements.map({ $0.kind }) {
      declarations[type.name, default: []].append(type)
      if type.role == .class { superclasses[type.name] = type.inherited.first?.name }
      collect(type.members)
    }
  }

  /// The statements with a name of its own for each private member that a subclass declares again.
  static func apart(_ statements: [Statement]) -> [Statement] {
    let members = PrivateMembers(statements)
    let names = members.repeatedNames
    return names.isEmpty ? statements : statements.map { members.apart($0, names) }
  }

  private func apart(_ statement: Statement, _ names: [String: Set<String>]) -> Statement {
    guard case .type(let type) = statement.kind else { return statement }
    let members = type.members.map { apart($0, names) }
    guard let own = names[type.name] else {
      return Statement(.type(type.with(members)), at: statement.range)
    }
    var renaming = MemberRenaming(of: type.name, own, relatives(of: type.name))
    renaming.doubtful = own.filter { isOfOther($0, renaming.relatives) }
    renaming.statics = own.filter { name in
      declarations[type.name]?.contains { $0.declares(name, isStatic: true) } == true
    }
    return Statement(.type(type.with(renaming.members(members))), at: statement.range)
  }

  // MARK: Names

  /// The private members that a subclass declares again, by class.
  private var repeatedNames: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    let allHidden = declarations.mapValues { parts in
      parts.reduce(into: Set<String>()) { $0.formUnion($1.privateMembers) }
    }.filter { !$0.value.isEmpty }
    guard !allHidden.isEmpty else { return [:] }
    for name in superclasses.keys.sorted() {
      let own = (declarations[name] ?? []).flatMap { $0.newMembers }
      guard !own.isEmpty else { continue }
      for ancestor in ancestors(of: name) {
        guard let hidden = allHidden[ancestor], let parts = declarations[ancestor] else { continue }
        let shown = parts.flatMap { $0.shownMembers }
        let repeated = hidden.intersection(own).subtracting(shown)
        if !repeated.isEmpty { result[ancestor, default: []].formUnion(repeated) }
      }
    }
    return result
  }

  /// The classes above a class, those of UIKit last.
  private func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var current = superclasses[name]
    while let next = current, next != name, seen.insert(next).inserted {
      if superclasses[next] == nil,
        declarations[next]?.contains(where: { $0.role == .class }) != true
      {
        return result + LibraryTypes.chain(from: next)
      }
      result.append(next)
      current = superclasses[next]
    }
    return result
  }

  /// The class, its superclasses and its subclasses.
  private func relatives(of name: String) -> Set<String> {
    var result = Set(ancestors(of: name))
    result.insert(name)
    for other in superclasses.keys.sorted() where ancestors(of: other).contains(name) {
      result.insert(other)
    }
    return result
  }

  /// Returns true if a type that is no relative has a member of the name.
  private func isOfOther(_ name: String, _ relatives: Set<String>) -> Bool {
    if DeclaredTypes.property(name) != nil || !DeclaredTypes.methods(name).isEmpty { return true }
    return declarations.contains { other, parts in
      !relatives.contains(other)
        && parts.contains {
          $0.declares(name, isStatic: false) || $0.declares(name, isStatic: true)
        }
    }
  }
}

extension TypeDeclaration {
  fileprivate func with(_ members: [Statement]) -> TypeDeclaration {
    TypeDeclaration(
      role: role, name: name, nameRange: nameRange, modifiers: modifiers, isGeneric: isGeneric,
      inherited: inherited, selfBounds: selfBounds, members: members, cases: cases)
  }

  /// The members that override nothing.
  fileprivate var newMembers: [String] {
    members.flatMap { $0.memberModifiers?.isOverride == false ? $0.memberNames : [] }
  }

  fileprivate var privateMembers: [String] {
    guard role == .class || role == .extension, !modifiers.attributes.contains("objcMembers")
    else { return [] }
    return members.flatMap { $0.isPrivateMember ? $0.memberNames : [] }
  }

  fileprivate var shownMembers: [String] {
    members.flatMap { $0.isPrivateMember ? [] : $0.memberNames }
  }

  fileprivate func declares(_ name: String, isStatic: Bool) -> Bool {
    members.contains { $0.memberModifiers?.isStatic == isStatic && $0.memberNames.contains(name) }
  }
}

extension Statement {
  fileprivate var memberModifiers: Modifiers? {
    switch kind {
    case .variable(let variable): variable.modifiers
    case .function(let function): function.modifiers
    case .expression, .type, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer,
      .return, .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      nil
    }
  }

  fileprivate var memberNames: [String] {
    switch kind {
    case .variable(let variable): return variable.entries.flatMap { $0.pattern.boundNames }
    case .function(let function):
      guard case .function = function.role, function.name != "subscript" else { return [] }
      return [function.name]
    case .expression, .type, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer,
      .return, .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      return []
    }
  }

  /// True for a private member that Objective-C does not see. Objective-C knows members by name.
  var isPrivateMember: Bool {
    guard let modifiers = memberModifiers, modifiers.isPrivate, !modifiers.isOverride else {
      return false
    }
    return !modifiers.attributes.contains {
      $0 == "objc" || $0.hasPrefix("IB") || $0.hasPrefix("NS")
    }
  }
}
