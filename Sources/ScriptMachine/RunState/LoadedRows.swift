import Diagnostics
import LifecycleEngine

/// The rows of tables and the items of collection views: their numbers as of the last load, and the
/// classes that the views make cells of.
package struct LoadedRows {
  /// A class of cells, headers or footers.
  struct Registration {
    /// `nil` for an identifier that is known only in an app.
    let identifier: String?
    /// The class; `nil` for a nib.
    let type: Value?
    /// The label of the call, such as `forCellReuseIdentifier`.
    let label: String
  }

  private var counts: [ObjectID: [Int64]] = [:]
  private var open: [ObjectID: RowChanges] = [:]
  private var registrations: [ObjectID: [Registration]] = [:]
  /// The cells that a view with rows has made.
  private(set) var cells: Set<ObjectID> = []
  /// The views whose data source was asked for cells since the last load.
  private var asked: Set<ObjectID> = []
  /// True in a run that calls the author's code of cells, to find out if the code ends the app.
  var asksCells = false
  /// The reason why the author's code of cells ends the app.
  package var crash: Diagnostic?

  /// True if a storyboard that nobody shows may have registered classes of cells.
  package var mayHaveStoryboard = false
  /// The kinds of supplementary views for which a flow layout has room.
  private var room: Set<String> = []

  /// Notes a property of a flow layout.
  mutating func noteLayout(_ name: String, _ value: Value) {
    guard name.hasSuffix("ReferenceSize"), case .size(let size) = value else { return }
    let kind = name.hasPrefix("header") ? "Header" : "Footer"
    if size.height > 0 { room.insert(kind) } else { room.remove(kind) }
  }

  func hasRoom(for kind: String) -> Bool { room.contains(kind) }

  /// The numbers of rows in the sections, as of the last load; `nil` before the first.
  func counts(of view: ObjectID) -> [Int64]? { counts[view] }

  mutating func note(_ numbers: [Int64], of view: ObjectID) { counts[view] = numbers }

  /// The changes of an update that is not over.
  func changes(of view: ObjectID) -> RowChanges? { open[view] }

  mutating func note(_ changes: RowChanges?, of view: ObjectID) { open[view] = changes }

  /// Notes that a view loads its rows anew in the next layout.
  mutating func forget(_ view: ObjectID) {
    counts[view] = nil
    asked.remove(view)
  }

  mutating func note(_ registration: Registration, of view: ObjectID) {
    registrations[view, default: []].append(registration)
  }

  func registrations(of view: ObjectID) -> [Registration] { registrations[view] ?? [] }

  mutating func note(cell: ObjectID) { cells.insert(cell) }

  /// Returns true at the first call since the last load.
  mutating func ask(_ view: ObjectID) -> Bool { asked.insert(view).inserted }
}
