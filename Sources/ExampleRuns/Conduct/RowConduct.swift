import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine

/// The rows that the tables of an example know of.
struct RowLog {
  /// The number of rows that the table of each controller knows; `nil` until the table has asked.
  fileprivate var known: [ObjectID: Int] = [:]
  /// True if the code of the turn changes rows in a way that is not followed.
  fileprivate var isOpen = false
  /// The controllers whose data source changed and told the table nothing, so that a later update may
  /// agree or not.
  fileprivate var outdated: Set<ObjectID> = []
  /// The rows of the index paths that the code made.
  fileprivate var places: [Int32: Int] = [:]

  mutating func notePlace(_ number: Int32, _ arguments: Arguments) {
    guard case .integer(let row)? = arguments.labeled("row") else { return }
    places[number] = Int(row)
  }
}

// Changes of rows that do not agree with the number that the data source tells. UIKit raises an
// exception then.
extension CrashNotes {
  private static let updates = ["insertRows", "deleteRows", "reloadRows", "scrollToRow"]
  private static let others = [
    "beginUpdates", "performBatchUpdates", "insertSections", "deleteSections", "reloadSections",
    "moveRow", "moveSection",
  ]

  /// Notes a call that tells a table of changed rows, or that names a row.
  func noteRows(_ name: String, _ arguments: Arguments) throws(RunError) {
    guard observer.isAuthorsCode, observer.judgement == nil,
      let controller = observer.controllerAtWork
    else { return }
    if name == "reloadData" {
      observer.rows.known[controller] = nil
      observer.rows.outdated.remove(controller)
      observer.calling.noteJudged()
    }
    if Self.others.contains(name) { observer.rows.isOpen = true }
    try checkRow(name, arguments, of: controller)
    guard Self.updates.contains(name), !observer.rows.isOpen,
      let before = observer.rows.known[controller],
      let paths = indexPaths(arguments), let after = countedRows(of: controller)
    else { return }
    observer.calling.noteJudged()
    let change = name == "insertRows" ? paths.count : name == "deleteRows" ? -paths.count : 0
    // The row that UIKit names is there, so other code has filled the list.
    guard before + change >= 0 || !paths.contains(nil) || !takesOut else { return }
    let limit = name == "deleteRows" ? before : after
    if change != 0, before + change != after {
      noteCrash(
        "'\(name)' does not agree with the data source, so it crashes the app",
        "the table knows \(Quantity.text(before, "row", "rows")), and the data source now reports "
          + "\(Quantity.text(after, "row", "rows"))",
        "first change what the data source reports, by as many rows")
    } else if let row = paths.lazy.compactMap({ $0 }).first(where: { $0 >= limit }),
      limit > 0
    {
      noteCrash(
        "'\(name)' names a row that does not exist, so it crashes the app",
        "there is no row \(row) among \(Quantity.text(limit, "row", "rows"))",
        "name a row that the data source has, counted from 0")
    }
    observer.rows.known[controller] = after
  }

  /// True if the example takes elements out of a list.
  private var takesOut: Bool {
    let program = observer.program
    return program.functions.contains { function in
      function.code.contains { instruction in
        switch instruction {
        case .callMutating(let site), .callMember(let site):
          Self.takes(program.names[site.name])
        default: false
        }
      }
    }
  }

  private static func takes(_ name: String) -> Bool {
    name == "filter" || name.hasPrefix("remove") && !name.hasPrefix("removeFrom")
  }

  /// Fails for a row that the data source does not have, as for an element of a list. Other code may
  /// fill the list before.
  private func checkRow(
    _ name: String, _ arguments: Arguments, of controller: ObjectID
  ) throws(RunError) {
    guard ["scrollToRow", "reloadRows"].contains(name), !observer.rows.isOpen,
      let row = indexPaths(arguments)?.lazy.compactMap({ $0 }).first,
      let count = hasNoSource ? 0 : countedRows(of: controller), row >= count,
      count == 0 || observer.rows.known[controller] == nil
    else { return }
    observer.calling.noteJudged()
    throw observer.machine.failed(
      .uncaughtException,
      "'\(name)' names row \(row) of a table with \(count == 0 ? "no rows" : "\(count) of them"), so UIKit raises an exception",
      ["check the number of rows before the call"])
  }

  /// True if the example makes a table itself, and nothing in the example tells the table rows.
  private var hasNoSource: Bool {
    observer.crashes.hasMadeTable
      && !observer.program.names.contains {
        $0 == "tableView" || $0.hasSuffix("ataSource")
          || $0.hasSuffix("Snapshot")
      } && !observer.program.types.contains { $0.isOpen }
  }

  /// Notes what the tables on screen know at the end of a turn.
  func noteKnownRows() {
    guard observer.program.names.contains(where: { Self.updates.contains($0) }) else { return }
    if observer.rows.isOpen { observer.rows.known = [:] }
    observer.rows.isOpen = false
    for index in 0..<observer.world.objectCount {
      let id = ObjectID(at: index)
      guard !observer.world.isDeallocated(id), observer.world.kind(of: id) == .controller,
        observer.world.classRecord(of: id).isDeclaredByAuthor,
        observer.world.appearanceState(of: id) == .appeared, !observer.rows.outdated.contains(id)
      else { continue }
      let count = countedRows(of: id)
      if let known = observer.rows.known[id], known != count { observer.rows.outdated.insert(id) }
      observer.rows.known[id] = observer.rows.outdated.contains(id) ? nil : count
    }
  }

  /// The rows of the places that a call names; `nil` if the number of places is unknown. An unknown
  /// row is `nil`.
  private func indexPaths(_ arguments: Arguments) -> [Int?]? {
    guard let given = arguments.labeled("at") else { return nil }
    if case .opaque(_, let number) = given { return observer.rows.places[number].map { [$0] } }
    return given.objectID.flatMap { observer.array($0) }?.map { path in
      if case .opaque(_, let number) = path { observer.rows.places[number] } else { nil }
    }
  }

  /// The number of rows that a controller tells as the data source of a table with one section.
  private func countedRows(of controller: ObjectID) -> Int? {
    guard let type = observer.machine.types.typeIndex(of: controller) else { return nil }
    let methods = observer.machine.types.classes(from: type).flatMap {
      observer.program.types[$0].methods
    }
    guard !methods.contains(where: { $0.name == "numberOfSections" }),
      let method = methods.first(where: {
        $0.name == "tableView" && $0.labels == [nil, "numberOfRowsInSection"]
      }), CodeReach(of: [method.function], in: observer.program).sets.isEmpty
    else { return nil }
    let arguments = [
      observer.copied(.object(controller)), observer.machine.unknowns.makeOpaque("tableView"),
      .integer(0),
    ]
    return observer.unnoted {
      do throws(RunError) {
        let result = try observer.machine.call(method.function, arguments)
        if case .integer(let count) = result { return Int(count) }
        observer.release(result)
      } catch {}
      return nil
    }
  }
}
