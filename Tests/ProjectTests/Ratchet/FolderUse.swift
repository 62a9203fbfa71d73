/// The uses of one folder of a target by another.
///
/// The analysis knows names, no types: it counts only names that are declared in one folder alone.
struct FolderUse {
  /// The first place where a file uses a name of another folder.
  struct Use: Equatable {
    let folder: String
    let used: String
    let name: String
    let path: String
    let line: Int
  }

  let target: String
  private(set) var uses: [Use] = []

  /// Reads the uses in a target. `imports` are the targets whose names the target sees.
  init(_ target: String, _ files: [CodeFile], imports: [String]) {
    self.target = target
    let own = files.filter { $0.target == target }
    let homes = NameHomes(
      own: own, seen: files.filter { imports.contains($0.target) },
      others: files.filter { $0.target != target && !imports.contains($0.target) }
    ).homes
    for file in own {
      for (name, line) in file.words.sorted(by: { $0.value < $1.value }) {
        guard let home = homes[name], home != file.folder else { continue }
        uses.append(
          Use(folder: file.folder, used: home, name: name, path: file.path, line: line))
      }
    }
  }
}

/// The folder of each name that stands for one folder of a target.
private struct NameHomes {
  private var types: [String: Set<String>] = [:]
  private var members: [String: Set<String>] = [:]
  private(set) var homes: [String: String] = [:]

  init(own: [CodeFile], seen: [CodeFile], others: [CodeFile]) {
    for file in own { add(file.outline.declarations, home: file.folder) }
    for file in seen {
      let shown = file.outline.declarations.filter { [.type, .member, .global].contains($0.kind) }
      add(shown, home: "another target")
    }
    for (name, folders) in types where folders.count == 1 { homes[name] = folders.first }
    addMembers(of: own)
    // Code that does not see these declarations and has such a member uses a member of the standard library.
    for name in others.flatMap(\.members) where types[name] == nil { homes[name] = nil }
  }

  private mutating func add(_ declarations: [SwiftOutline.Declaration], home: String) {
    for declaration in declarations {
      switch declaration.kind {
      case .type: types[declaration.name, default: []].insert(home)
      case .placeholder: types[declaration.name, default: []].insert("a placeholder")
      case .member, .global, .local, .label:
        members[declaration.name, default: []].insert(home)
      }
    }
  }

  /// Adds functions and variables outside of types, and the members that stand in a folder which does not
  /// declare their type. The other members are used where their type is named.
  private mutating func addMembers(of files: [CodeFile]) {
    for file in files {
      for declaration in file.outline.declarations {
        guard types[declaration.name] == nil, members[declaration.name]?.count == 1 else {
          continue
        }
        switch declaration.kind {
        case .global: homes[declaration.name] = file.folder
        case .member:
          let type = declaration.extended?.split(separator: ".").first.map(String.init)
          if let type, types[type] != [file.folder] { homes[declaration.name] = file.folder }
        case .type, .placeholder, .local, .label: break
        }
      }
    }
  }
}
