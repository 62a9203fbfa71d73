import Diagnostics
import LifecycleEngine
import ScriptCompiler
import SwiftSubset
import UIKitNames

/// The classes that an example declares, with their inheritance.
struct ClassFamily {
  struct Entry {
    let name: String
    let range: SourceRange
    let nameRange: SourceRange
    let modifiers: Modifiers
    let isGeneric: Bool
    /// The superclass and the protocols, including the protocols of extensions.
    var inherited: [String]
    /// The members, including those of extensions.
    var members: [Statement]
    /// True if the entry stands for extensions of a UIKit class.
    var isOfLibrary = false
    let isClass: Bool
    let isEnumeration: Bool
    let isProtocol: Bool
    let cases: [EnumCase]

    var properties: [(entry: VariableDeclaration.Entry, modifiers: Modifiers, range: SourceRange)] {
      var result: [(entry: VariableDeclaration.Entry, modifiers: Modifiers, range: SourceRange)] =
        []
      for member in members {
        guard case .variable(let variable) = member.kind else { continue }
        for entry in variable.entries { result.append((entry, variable.modifiers, entry.range)) }
      }
      return result
    }

    var functions: [(function: FunctionDeclaration, range: SourceRange)] {
      var result: [(function: FunctionDeclaration, range: SourceRange)] = []
      for member in members {
        if case .function(let function) = member.kind { result.append((function, member.range)) }
      }
      return result
    }
  }

  private(set) var entries: [Entry] = []
  /// The extensions of UIKit classes.
  private var extensions: [Entry] = []
  /// The superclasses that the example does not declare.
  private var undeclared = UndeclaredClasses([])

  init(_ statements: [Statement]) {
    for statement in statements {
      if case .type(let type) = statement.kind, type.role != .extension {
        add(type, inside: nil, statement.range)
      }
    }
    for statement in statements {
      guard case .type(let type) = statement.kind, type.role == .extension else { continue }
      addNested(in: type, named: type.name)
      if let index = entries.firstIndex(where: { $0.name == type.name }) {
        entries[index].members += type.members
        entries[index].inherited += type.inherited.flatMap { $0.names }
      } else {
        var entry = Entry(type, named: type.name, statement.range)
        entry.isOfLibrary = true
        extensions.append(entry)
      }
    }
    undeclared = UndeclaredClasses(
      entries.filter { $0.isClass }.map { ($0.name, $0.inherited.first, $0.members) })
  }

  private mutating func add(_ type: TypeDeclaration, inside outer: String?, _ range: SourceRange) {
    let name = outer.map { "\($0).\(type.name)" } ?? type.name
    entries.append(Entry(type, named: name, range))
    addNested(in: type, named: name)
  }

  private mutating func addNested(in type: TypeDeclaration, named name: String) {
    for member in type.members {
      if case .type(let nested) = member.kind, nested.role != .extension {
        add(nested, inside: name, member.range)
      }
    }
  }

  func entry(named name: String) -> Entry? {
    entries.first { $0.name == name } ?? entries.first { $0.name.hasSuffix(".\(name)") }
  }

  /// The entries of the protocols and UIKit extensions that add members to a class.
  func additions(to entry: Entry) -> [Entry] {
    let lineage = lineage(of: entry)
    var names = lineage.flatMap { $0.inherited }
    var result: [Entry] = []
    while let name = names.popLast() {
      guard let found = self.entry(named: name), found.isProtocol,
        !result.contains(where: { $0.name == found.name })
      else { continue }
      result.append(found)
      names += found.inherited
    }
    let above = lineage.last?.inherited.first.map { LibraryTypes.chain(from: $0) } ?? []
    return result + extensions.filter { above.contains($0.name) }
  }

  /// The protocols whose members all have bodies. Any class can conform to these protocols.
  var protocolsWithoutRequirements: [String] {
    entries.filter { entry in
      entry.isProtocol && !entry.members.isEmpty && !entry.hasRequirements
    }.map { $0.name }
  }

  /// A class, followed by its superclasses in the example.
  func lineage(of entry: Entry) -> [Entry] {
    var result = [entry]
    while let parent = result.last.flatMap({ superclass(of: $0) }),
      !result.contains(where: { $0.name == parent.name })
    {
      result.append(parent)
    }
    return result
  }

  private func superclass(of entry: Entry) -> Entry? {
    guard let name = entry.inherited.first, let found = self.entry(named: name), found.isClass
    else {
      return nil
    }
    return found
  }

  /// The UIKit class that a class descends from.
  func base(of entry: Entry) -> UIKitClass {
    guard entry.isClass, let name = lineage(of: entry).last?.inherited.first else { return .object }
    return undeclared.base(ofSuperclass: name)
  }

  /// The UIKit class that an undeclared class descends from.
  func base(ofUndeclared name: String) -> UIKitClass { undeclared.base(of: name) }

  /// The range of the first extension or type, where a plain screen class is placed.
  var firstRange: SourceRange? { (extensions + entries).first?.range }

  /// The view controller classes without subclasses, in order.
  var allControllers: [Entry] {
    let parents = Set(entries.compactMap { superclass(of: $0)?.name })
    return entries.filter { entry in
      entry.isClass && !parents.contains(entry.name) && base(of: entry).isController
    }
  }

  /// The view controller classes that are screens, in order.
  var controllers: [Entry] {
    allControllers.filter { entry in
      let base = base(of: entry)
      return base != .alertController && base != .searchController
    }
  }
}

extension ClassFamily.Entry {
  fileprivate init(_ type: TypeDeclaration, named name: String, _ range: SourceRange) {
    self.init(
      name: name, range: range, nameRange: type.nameRange, modifiers: type.modifiers,
      isGeneric: type.isGeneric, inherited: type.inherited.flatMap { $0.names },
      members: type.members, isClass: type.role == .class, isEnumeration: type.role == .enum,
      isProtocol: type.role == .protocol, cases: type.cases)
  }

  /// True if a member of a protocol has no body. Extensions of the protocol count as members.
  fileprivate var hasRequirements: Bool {
    functions.contains { $0.function.body == nil }
      || properties.contains { $0.entry.accessors?.getter == nil }
  }
}
