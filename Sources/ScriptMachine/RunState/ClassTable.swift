import LifecycleEngine
import ScriptCompiler
import UIKitNames

/// The author's classes in the world, and the author's types of the world's classes.
final class ClassTable {
  /// The class in the world for each of the author's types.
  private let engineClasses: [ClassID]
  /// For each class of the world, the author's type with its members, or -1 for none.
  private let typesOfClasses: [Int32]
  /// The index of the first type of each name, because there may be as many overloads as types.
  private lazy var typesByName = ClassTable.names(of: types)
  private let types: [TypeCode]

  /// Registers the author's classes with the world.
  init(_ program: Program, in world: World) {
    types = program.types
    engineClasses = ClassTable.register(program.types, in: world)
    typesOfClasses = ClassTable.types(engineClasses, program, in: world)
  }

  /// The class in the world for one of the author's types.
  func engineClass(ofType type: Int) -> ClassID { engineClasses[type] }

  /// The author's type with the members of a class, or `nil` for none.
  func type(of class: ClassID) -> Int? {
    let place = Int(`class`.index)
    guard place < typesOfClasses.count, typesOfClasses[place] >= 0 else { return nil }
    return Int(typesOfClasses[place])
  }

  private static func register(_ types: [TypeCode], in world: World) -> [ClassID] {
    types.map { type in
      guard type.role == .class else { return ClassID(type.base) }
      return world.registerClass(
        named: type.name, base: type.base, implements: type.implements,
        library: libraryClass(above: type, in: types))
    }
  }

  /// The author's type with a name.
  func type(named name: String) -> Int? { typesByName[name] }

  private static func names(of types: [TypeCode]) -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, type) in types.enumerated() where type.role != .builtInExtension {
      for name in [type.name, type.qualifiedName] where result[name] == nil { result[name] = index }
    }
    return result
  }

  /// The superclass of the topmost of the author's classes.
  private static func libraryClass(above type: TypeCode, in types: [TypeCode]) -> String? {
    var top = type
    while let next = top.superclass, types[next].role == .class { top = types[next] }
    return top.inherited.first
  }

  private static func types(
    _ engineClasses: [ClassID], _ program: Program, in world: World
  ) -> [Int32] {
    var extended: [(ClassID, Int)] = []
    if !program.extensions.isEmpty {
      for base in UIKitClass.allCases {
        guard let type = program.nearestExtension(of: base.name) else { continue }
        extended.append((ClassID(base), type))
      }
      for name in CommonViews.names + LibraryTypes.controllers {
        guard let type = program.nearestExtension(of: name) else { continue }
        extended.append((world.libraryClass(named: name, base: BuiltInTypes.base(of: name)), type))
      }
    }
    var result = Array(repeating: Int32(-1), count: world.classes.count)
    for (known, type) in extended {
      result[Int(known.index)] = Int32(type)
      world.extendClass(known, by: program.types[type].implements)
    }
    for (index, type) in program.types.enumerated() where type.role == .class {
      result[Int(engineClasses[index].index)] = Int32(index)
    }
    return result
  }
}

extension Program {
  /// The author's extension that a type of the library reaches first: an extension of the type, or
  /// of the nearest superclass.
  func nearestExtension(of name: String) -> Int? {
    for ancestor in LibraryTypes.chain(from: name) {
      let found = extensions.first { types[$0].qualifiedName == ancestor }
      if let found { return found }
    }
    return nil
  }
}
