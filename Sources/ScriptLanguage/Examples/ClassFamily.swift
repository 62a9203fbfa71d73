import LifecycleEngine

/// The classes that an example declares, and who inherits from whom.
struct ClassFamily {
  struct Entry {
    let name: String
    let range: SourceRange
    let nameRange: SourceRange
    let modifiers: Modifiers
    let isGeneric: Bool
    let inherited: [String]
    /// With those of its extensions.
    var members: [Statement]
    let isClass: Bool
    let isEnumeration: Bool
    let cases: [EnumCase]

    var functions: [(function: FunctionDeclaration, range: SourceRange)] {
      var result: [(function: FunctionDeclaration, range: SourceRange)] = []
      for member in members {
        if case .function(let function) = member.kind { result.append((function, member.range)) }
      }
      return result
    }
  }

  private(set) var entries: [Entry] = []

  init(_ statements: [Statement]) {
    for statement in statements {
      if case .type(let type) = statement.kind, type.role != .extension {
        add(type, inside: nil, statement.range)
      }
    }
    for statement in statements {
      if case .type(let type) = statement.kind, type.role == .extension,
        let index = entries.firstIndex(where: { $0.name == type.name })
      {
        entries[index].members += type.members
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration, inside outer: String?, _ range: SourceRange) {
    let name = outer.map { "\($0).\(type.name)" } ?? type.name
    entries.append(
      Entry(
        name: name, range: range, nameRange: type.nameRange, modifiers: type.modifiers,
        isGeneric: type.isGeneric,
        inherited: type.inherited.flatMap { $0.names }, members: type.members,
        isClass: type.role == .class, isEnumeration: type.role == .enum, cases: type.cases))
    for member in type.members {
      if case .type(let nested) = member.kind, nested.role != .extension {
        add(nested, inside: name, member.range)
      }
    }
  }

  func entry(named name: String) -> Entry? {
    entries.first { $0.name == name } ?? entries.first { $0.name.hasSuffix(".\(name)") }
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
    return BuiltInTypes.base(ofUndeclared: name)
  }

  /// The classes of view controllers from which no other one inherits, in order.
  var controllers: [Entry] {
    entries.filter { entry in
      entry.isClass && base(of: entry).isController && base(of: entry) != .alertController
        && !entries.contains { superclass(of: $0)?.name == entry.name }
    }
  }
}
