import LifecycleEngine
import ScriptCompiler

// Tables and collection views: the selection, the data source and the delegate. Cells are not made.
extension RowMembers {
  private static let selection = "selected rows"
  private static let clears = "clears at the selection"

  /// The properties of the objects that tell the rows and hear of the rows.
  static let (dataSource, listener) = ("dataSource", "delegate")

  /// The kinds of views with rows. A row of a collection view is an item.
  enum Kind: CaseIterable {
    case table, collection

    /// The name that the methods of delegates and data sources share.
    var method: String { self == .table ? "tableView" : "collectionView" }
    /// The label of a place in a section.
    var label: String { self == .table ? "row" : "item" }
    /// The ends of the labels of delegates' methods.
    var suffix: String { self == .table ? "RowAt" : "ItemAt" }
  }

  /// Runs the author's code. An error ends the run, as in a callback.
  func caught<Result>(_ body: () throws(RunError) -> Result?) -> Result? {
    do throws(RunError) { return try body() } catch {
      machine.note(error)
      world.stopForUserCode()
      return nil
    }
  }

  /// The kind of a view with rows; nil for other objects, and in example code.
  func kind(of id: ObjectID) -> Kind? {
    guard !rules.allowsUndeclared, world.kind(of: id) == .view else { return nil }
    if machine.types.isCommonView(id, "UITableView") { return .table }
    return machine.types.isCommonView(id, "UICollectionView") ? .collection : nil
  }

  /// Notes that the author's code lays out rows or items in no window.
  func noteLayout(of id: ObjectID) {
    if world.window(of: id) == nil, hasRows(id) { world.note(.rowsOutOfWindow) }
  }

  private func hasRows(_ id: ObjectID) -> Bool {
    kind(of: id) != nil || world.subviews(of: id).contains { hasRows($0) }
  }

  /// The collection view of a `UICollectionViewController` whose view is loaded.
  func collectionView(of controller: ObjectID) -> ObjectID? {
    guard let view = world.viewIfLoaded(of: controller) else { return nil }
    if kind(of: view) == .collection { return view }
    return world.subviews(of: view).first { kind(of: $0) == .collection }
  }

  // MARK: Index paths

  /// Makes an `IndexPath`; nil for arguments of another form.
  func makeIndexPath(_ arguments: Arguments) -> Value? {
    guard case .integer(let section)? = arguments.labeled("section"),
      case .integer(let item)? = arguments.labeled("row") ?? arguments.labeled("item")
    else { return nil }
    return .indexPath(section: section, item: item)
  }

  func member(_ name: String, of path: Value) -> Value? {
    guard case .indexPath(let section, let item) = path else { return nil }
    switch name {
    case "section": return .integer(section)
    case "row", "item": return .integer(item)
    case "description": return .string(machine.operators.describe(path))
    default: return nil
    }
  }

  // MARK: Delegates

  /// Keeps the delegate or data source of a view with rows, which does not hold the object.
  /// - Returns: False for another view.
  func setDelegate(_ name: String, of id: ObjectID, to value: Value) throws(RunError) -> Bool {
    guard kind(of: id) != nil else {
      if !rules.allowsUndeclared, let picked = value.objectID {
        heap.keep(.weak(picked), "asked \(name)", of: id)
      }
      return false
    }
    if name == RowMembers.dataSource, !value.isNull { machine.unknowns.noteRows() }
    heap.keep(value.objectID.map { .weak($0) } ?? heap.copied(value), name, of: id)
    return true
  }

  /// Notes that UIKit asks a table or collection view controller for cells.
  func noteCells(of controller: ObjectID) {
    guard !rules.allowsUndeclared else { return }
    let view: Kind
    switch machine.types.uikitClassName(of: controller) {
    case "UITableViewController": view = .table
    case "UICollectionViewController": view = .collection
    default: return
    }
    if method(view.method, [nil, "cellFor\(view.suffix)"], of: controller) != nil {
      machine.unknowns.noteRows()
    }
  }

  /// The delegate or data source: the assigned object, or the controller whose class is made for the
  /// view. Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
  func delegate(_ name: String, of id: ObjectID) throws(RunError) -> ObjectID? {
    switch heap.kept(name, of: id) {
    case .weak(let object)?: return world.isGone(object) ? nil : object
    case .opaque?:
      throw failed(
        .notSimulated, "A '\(name)' that is not declared is not simulated yet",
        ["declare its class, or set 'self'"])
    case nil: return owner(of: id)
    default: return nil
    }
  }

  /// The table or collection view controller of a view.
  private func owner(of id: ObjectID) -> ObjectID? {
    let view = kind(of: id) == .collection ? world.superview(of: id) ?? id : id
    guard let controller = world.controller(ofView: view) else { return nil }
    let name = machine.types.uikitClassName(of: controller)
    return name == "UITableViewController" && kind(of: id) == .table
      || name == "UICollectionViewController" && kind(of: id) == .collection ? controller : nil
  }

  /// The author's method of a delegate or data source.
  func method(_ name: String, _ labels: [String?], of object: ObjectID?) -> MethodCode? {
    guard let object, let type = machine.types.typeIndex(of: object) else { return nil }
    for index in machine.types.chain(of: type) {
      let methods = program.types[index].methods
      if let found = methods.first(where: { $0.name == name && $0.labels == labels }) {
        return found
      }
    }
    return nil
  }

  // MARK: Selection

  /// The selected places, in the order of selection.
  /// - Throws: If no source tells what is selected.
  func selected(in id: ObjectID) throws(RunError) -> [Value] {
    let rows = heap.kept(RowMembers.selection, of: id)
    if case .symbol? = rows {
      throw failed(
        .notSimulated, "The selection that stays when rows change is not simulated yet",
        ["select the row again, or do not read the selection"])
    }
    guard let rows = rows?.objectID.flatMap({ heap.array($0) }), !rows.isEmpty else { return [] }
    return try isCleared(id) ? [] : rows
  }

  /// Returns true if a controller has cleared the selection on its return.
  /// Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear
  private func isCleared(_ id: ObjectID) throws(RunError) -> Bool {
    guard let controller = owner(of: id), !isOn("allowsMultipleSelection", of: id),
      isOn("clearsSelectionOnViewWillAppear", of: controller, otherwise: true),
      case .integer(let before)? = heap.kept(RowMembers.clears, of: id)
    else { return false }
    let isCleared = world.selectionClears(of: controller) > before
    let isReturning = world.appearanceState(of: controller) == .appearing
    guard isReturning, kind(of: id) == .collection || isCleared && !world.isSelectionClearTold
    else { return isCleared }
    throw failed(
      .notSimulated, "The moment at which a controller clears its selection is not simulated yet",
      ["read the selection in 'viewDidAppear' or later"])
  }

  func select(_ rows: [Value], in id: ObjectID) {
    heap.keep(heap.makeArray(rows), RowMembers.selection, of: id)
    if let controller = owner(of: id) {
      heap.keep(
        .integer(world.selectionClears(of: controller)), RowMembers.clears, of: id)
    }
  }

  func isOn(_ property: String, of id: ObjectID, otherwise initial: Bool = false) -> Bool {
    if case .boolean(let isOn)? = heap.kept(property, of: id) { return isOn }
    return initial
  }

  /// The simulated value of a property of a view with rows; nil for any other.
  func property(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    switch (name, kind(of: id)) {
    case ("indexPathForSelectedRow", .table?): return try selected(in: id).first ?? .null
    case ("indexPathsForSelectedRows", .table?):
      let rows = try selected(in: id)
      return rows.isEmpty ? .null : heap.makeArray(rows)
    case ("indexPathsForSelectedItems", .collection?): return heap.makeArray(try selected(in: id))
    case ("delegate", .some), (RowMembers.dataSource, .some):
      return heap.owned(try delegate(name, of: id))
    case ("allowsSelection", .some): return .boolean(isOn(name, of: id, otherwise: true))
    case ("allowsMultipleSelection", .some): return .boolean(isOn(name, of: id))
    default: return nil
    }
  }

  /// Calls a method that changes the selection. The delegate is not told. Source:
  /// https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)
  /// - Returns: False for another method.
  func call(_ name: String, of id: ObjectID, _ arguments: Arguments) throws(RunError) -> Bool {
    guard let kind = kind(of: id) else { return false }
    switch name {
    case kind == .table ? "deselectRow" : "deselectItem":
      guard let path = arguments.labeled("at") else { return false }
      var rows: [Value] = []
      for row in try selected(in: id) where try !machine.operators.areEqual(row, path) {
        rows.append(row)
      }
      select(rows, in: id)
    case kind == .table ? "selectRow" : "selectItem":
      guard let path = arguments.labeled("at") else { return false }
      if path.isNull {
        select([], in: id)
      } else {
        select(
          try isOn("allowsMultipleSelection", of: id) ? selected(in: id) + [path] : [path], in: id)
      }
    default:
      // No source tells which rows stay selected.
      let isChange =
        name.hasPrefix("reload") || name.hasPrefix("insert") || name.hasPrefix("delete")
        || name.hasPrefix("move") || name == "performBatchUpdates"
      if isChange && name != "reloadData" || name.hasPrefix("scrollTo") { world.note(.updatedRows) }
      if isChange, world.window(of: id) == nil { world.note(.rowsOutOfWindow) }
      if isChange || name.hasPrefix("scroll") { world.noteRows(of: id) }
      if isChange, try hasSelection(in: id) {
        heap.keep(.symbol("unknown"), RowMembers.selection, of: id)
      }
      return false
    }
    return true
  }

  private func hasSelection(in id: ObjectID) throws(RunError) -> Bool {
    if case .symbol? = heap.kept(RowMembers.selection, of: id) { return false }
    return try !selected(in: id).isEmpty
  }

  /// Forgets a selection that nobody knows, when the user selects another row.
  func knownSelection(in id: ObjectID) throws(RunError) -> [Value] {
    if case .symbol? = heap.kept(RowMembers.selection, of: id) { return [] }
    return try selected(in: id)
  }
}
