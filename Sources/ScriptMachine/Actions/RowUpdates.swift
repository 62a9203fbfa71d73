import LifecycleEngine

// Updates of rows, which have to agree with the data source before and after. Source:
// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
extension RowMembers {
  static func isUpdate(_ name: String) -> Bool {
    ["insert", "delete", "move"].contains { name.hasPrefix($0) } || isBatch(name)
      || name.hasPrefix("reload") && !isReload(name)
  }

  static func isReload(_ name: String) -> Bool {
    name.hasPrefix("reload") && name.hasSuffix("Data")
  }

  private static func isBatch(_ name: String) -> Bool { name.hasSuffix("Updates") }

  /// Notes an update, and fails for one that does not agree with the data source.
  func noteUpdate(_ name: String, of id: ObjectID, _ arguments: Arguments) throws(RunError) {
    var changes =
      machine.loadedRows.changes(of: id)
      ?? RowChanges(before: machine.loadedRows.counts(of: id), depth: 0)
    changes.depth += 1
    switch name {
    case _ where !Self.isBatch(name): add(name, arguments, to: &changes)
    case "beginUpdates": return machine.loadedRows.note(changes, of: id)
    case "endUpdates": changes.depth -= 1
    default:
      guard let closure = arguments.values.first?.objectID,
        case .closure? = heap.foreignObject(closure)
      else {
        machine.loadedRows.note(nil, of: id)
        return machine.loadedRows.forget(id)
      }
      machine.loadedRows.note(changes, of: id)
      heap.release(try machine.call(closure: closure, []))
      changes = machine.loadedRows.changes(of: id) ?? changes
    }
    changes.depth -= 1
    guard changes.depth <= 0 else { return machine.loadedRows.note(changes, of: id) }
    machine.loadedRows.note(nil, of: id)
    let after = currentCounts(of: id)
    machine.loadedRows.forget(id)
    guard let after else { return }
    if changes.before != nil { machine.loadedRows.note(after, of: id) }
    let isEmpty = after.isEmpty && changes.before == nil
    let isBeyond = isEmpty && changes.deletedSections.union(changes.reloadedSections) != []
    guard let fault = isBeyond ? "of an empty view" : changes.fault(after) else { return }
    throw machine.unknowns.raises(
      "The invalid update '\(name)', \(fault),", UnknownValues.inconsistency,
      "change the data first, and tell the view exactly what has changed")
  }

  private func add(_ name: String, _ arguments: Arguments, to changes: inout RowChanges) {
    if name.hasSuffix("Sections") {
      guard let sections = sections(arguments.unlabeled) else { return changes.isOpen = true }
      if name.hasPrefix("insert") { changes.insertedSections.formUnion(sections) }
      if name.hasPrefix("delete") { changes.deletedSections.formUnion(sections) }
      if name.hasPrefix("reload") { changes.reloadedSections.formUnion(sections) }
      return
    }
    guard let places = places(arguments.labeled("at")), !name.hasSuffix("Section") else {
      return changes.isOpen = true
    }
    let isMove = name.hasPrefix("move")
    for section in places where isMove || name.hasPrefix("delete") {
      changes.deleted[section, default: 0] += 1
    }
    guard let new = isMove ? self.places(arguments.labeled("to")) : places else {
      return changes.isOpen = true
    }
    for section in new where isMove || name.hasPrefix("insert") {
      changes.inserted[section, default: 0] += 1
    }
  }

  /// The sections of index paths; `nil` if unknown.
  private func places(_ value: Value?) -> [Int64]? {
    guard let value else { return nil }
    let paths = value.objectID.flatMap { heap.array($0) } ?? [value]
    var sections: [Int64] = []
    for path in paths {
      guard case .indexPath(let section, _) = path else { return nil }
      sections.append(section)
    }
    return sections
  }

  /// The numbers in an `IndexSet`; `nil` if unknown.
  private func sections(_ value: Value?) -> [Int64]? {
    switch value {
    case .opaque(_, let number)?:
      return heap.opaqueValues.numbers[number].map { [Int64($0)] }
    case .object(let id)?:
      var sections: [Int64] = []
      for element in heap.array(id) ?? [.void] {
        guard case .integer(let section) = element else { return nil }
        sections.append(section)
      }
      return sections
    default: return nil
    }
  }
}
