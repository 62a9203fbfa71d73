import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The classes that an example declares, and who inherits from whom.
struct ClassFamily {
  struct Entry {
    let name: String
    let range: SourceRange
    let nameRange: SourceRange
    let modifiers: Modifiers
    let isGeneric: Bool
    /// The superclass and the protocols, with those of its extensions.
    var inherited: [String]
    /// With those of its extensions.
    var members: [Statement]
    /// Whether it stands for the extensions of a class of UIKit's.
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
  /// What extensions add to classes of UIKit's.
  private var extensions: [Entry] = []
  /// What the superclasses are that nobody declares.
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

  /// What extensions of protocols and of UIKit's classes add to a class.
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

  /// The protocols that any class can conform to, as all their members have bodies.
  var protocolsWithoutRequirements: [String] {
    entries.filter { entry in
      entry.isProtocol && !entry.members.isEmpty && !entry.hasRequirements
    }.map { $0.name }
  }

  /// A class and those above it that the example declares.
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

  /// The class of UIKit's above a class.
  func base(of entry: Entry) -> UIKitClass {
    guard entry.isClass, let name = lineage(of: entry).last?.inherited.first else { return .object }
    return base(ofUndeclared: name)
  }

  /// The class of UIKit's that a class nobody declares descends from.
  func base(ofUndeclared name: String) -> UIKitClass { undeclared.base(of: name) }

  /// Where a class of screens may stand in for those that the extensions are for.
  var firstRange: SourceRange? { (extensions + entries).first?.range }

  /// The classes of view controllers from which no other one inherits, in order.
  var controllers: [Entry] {
    let parents = Set(entries.compactMap { superclass(of: $0)?.name })
    return entries.filter { entry in
      guard entry.isClass, !parents.contains(entry.name) else { return false }
      let base = base(of: entry)
      return base.isController && base != .alertController
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

  /// Whether a protocol asks for something that none of its extensions has.
  fileprivate var hasRequirements: Bool {
    functions.contains { $0.function.body == nil }
      || properties.contains { $0.entry.accessors?.getter == nil }
  }
}
