import LifecycleEngine
import ScriptCompiler

// The user's taps on rows of tables and on items of collection views.
extension RowMembers {
  /// The tap on a row or an item; nil for a tap on anything else.
  func tap(_ arguments: Arguments) throws(RunError) -> RequestedAction? {
    let row = arguments.labeled("row")
    let view = arguments.first?.objectID
    let kind = view.flatMap { self.kind(of: $0) }
    guard let place = row ?? arguments.labeled("item") else {
      guard let kind else { return nil }
      throw failed(
        .wrongArgument, "A tap on \(kind.name) names \(kind.aPlace)",
        ["write 'user.tap(\(kind.method), \(kind.label): 0)', counted from 0"])
    }
    guard let view, let kind, (kind == .table) == (row != nil) else {
      throw failed(
        .wrongArgument, "Only a table has a 'row:' to tap, and only a collection view an 'item:'",
        ["for example 'user.tap(A.tableView, row: 0)'"])
    }
    guard case .integer(let item) = place,
      case .integer(let section) = arguments.labeled("section") ?? .integer(0)
    else {
      throw failed(.wrongArgument, "'\(kind.label):' and 'section:' need numbers, counted from 0")
    }
    try checkCalls(in: view, kind)
    return .act { (machine) throws(GestureError) in
      try machine.views.checkTap(on: view, kind.name)
      let problem = machine.rows.caught { () throws(RunError) in
        try machine.rows.missing(section, item, in: view, kind)
      }
      if let problem { throw .noSuchRow(problem) }
      let path = Value.indexPath(section: section, item: item)
      if kind == .table, machine.rows.isWithoutHeight(path, in: view) {
        throw .ignoresTouches("the row has no height")
      }
      guard machine.world.stop == nil else { return }
      _ = machine.rows.caught { () throws(RunError) -> String? in
        try machine.rows.tap(.indexPath(section: section, item: item), in: view, kind)
        return nil
      }
    }
  }

  /// Fails for a method of the delegate that a tap would call at a moment that no source tells.
  private func checkCalls(in view: ObjectID, _ kind: Kind) throws(RunError) {
    let delegate = try delegate("delegate", of: view)
    let isDeselected = try !knownSelection(in: view).isEmpty
    for name in kind.untold {
      guard method(kind.method, [nil, name], of: delegate) != nil else { continue }
      if "eselect".isPart(of: name), !isDeselected { continue }
      throw failed(
        .notSimulated,
        "The call of '\(kind.method)(_:\(name):)' in a tap is not simulated yet",
        ["no source shows its place; remove the method"])
    }
    try checkCells(in: view, kind)
    if isOn("isEditing", of: view) {
      throw failed(.notSimulated, "A tap on \(kind.aPlace) during editing is not simulated yet")
    }
  }

  /// Fails if there are no cells, or if something else may take the touches of the cells.
  private func checkCells(in view: ObjectID, _ kind: Kind) throws(RunError) {
    if machine.controls.mayTakeTap(from: view, withSuperviews: true) {
      throw failed(
        .notSimulated,
        "A tap on \(kind.aPlace) below a tap gesture recognizer is not simulated yet",
        [
          "the recognizer takes the touch by default, and nothing is selected; set its "
            + "'cancelsTouchesInView' to false"
        ])
    }
    guard let source = try delegate(RowMembers.dataSource, of: view),
      let type = machine.types.typeIndex(of: source), !machine.types.isOpen(type)
    else { return }
    let label = "cellFor\(kind.suffix)"
    guard let cells = method(kind.method, [nil, label], of: source) else {
      throw failed(
        .notSimulated,
        "\(kind.name) whose data source makes no cells is not simulated yet",
        ["write '\(kind.method)(_:\(label):)'; without the method UIKit raises an exception"])
    }
    guard machine.unknowns.cellsMayIgnoreTouches([cells.function]) else { return }
    throw failed(
      .notSimulated,
      "A tap on \(kind.aPlace) whose cell may have user interaction disabled is not simulated yet")
  }

  /// The reason why a row does not exist; nil for a row that the data source has.
  private func missing(
    _ section: Int64, _ item: Int64, in view: ObjectID, _ kind: Kind
  ) throws(RunError) -> String? {
    let source = try delegate(RowMembers.dataSource, of: view)
    guard let source else { return "\(kind.name) has no data source" }
    machine.unknowns.noteRows()
    let sections = try number("numberOfSections", ["in"], of: source, [heap.owned(view)]) ?? 1
    guard section >= 0, section < sections else {
      return "\(kind.name) has \(sections == 1 ? "1 section" : "\(sections) sections")"
    }
    let label = kind == .table ? "numberOfRowsInSection" : "numberOfItemsInSection"
    let rows = try number(
      kind.method, [nil, label], of: source, [heap.owned(view), .integer(section)])
    guard let rows else {
      throw failed(
        .notSimulated, "The number of \(kind.label)s of this data source is not simulated yet",
        ["write '\(kind.method)(_:\(label):)'"])
    }
    if let loaded = machine.loadedRows.counts(of: view),
      loaded.count != sections || loaded[Int(section)] != rows
    {
      throw failed(
        .notSimulated,
        "A tap on \(kind.aPlace) after a change of the \(kind.label)s without a reload is not simulated",
        [
          "UIKit keeps the \(kind.label)s of the last load; call 'reloadData()' where the data changes"
        ])
    }
    guard item >= 0, item < rows else {
      let count = rows == 1 ? "1 \(kind.label)" : "\(rows) \(kind.label)s"
      return "section \(section) has \(count)"
    }
    return nil
  }

  /// The number that a data source answers; nil if the data source lacks the method.
  func number(
    _ name: String, _ labels: [String?], of source: ObjectID, _ arguments: [Value]
  ) throws(RunError) -> Int64? {
    guard let method = method(name, labels, of: source) else {
      for argument in arguments { heap.release(argument) }
      return nil
    }
    let result = try machine.call(method.function, [heap.owned(source)] + arguments)
    guard case .integer(let count) = result else {
      heap.release(result)
      throw failed(.notSimulated, "A number of \(name) that is not known is not simulated yet")
    }
    return count
  }

  /// Asks and tells the delegate, and selects the row.
  private func tap(_ path: Value, in view: ObjectID, _ kind: Kind) throws(RunError) {
    guard isOn("allowsSelection", of: view, otherwise: true) else { return }
    let rows = try knownSelection(in: view)
    for row in rows where try machine.operators.areEqual(row, path) {
      throw failed(
        .notSimulated, "A tap on \(kind.aPlace) that is selected already is not simulated yet",
        ["deselect it in '\(kind.method)(_:didSelect\(kind.suffix):)'"])
    }
    let delegate = try delegate("delegate", of: view)
    let question = kind == .table ? "willSelectRowAt" : "shouldSelectItemAt"
    var chosen = path
    if let answer = try send(question, to: delegate, from: view, path, kind) {
      switch answer {
      case .boolean(true) where kind == .collection: break
      case .indexPath where kind == .table: chosen = answer
      case .null where kind == .table, .boolean(false) where kind == .collection: return
      default:
        heap.release(answer)
        throw failed(
          .notSimulated, "The answer of '\(question)' is not known, and not simulated yet")
      }
    }
    select(isOn("allowsMultipleSelection", of: view) ? rows + [chosen] : [chosen], in: view)
    if let result = try send("didSelect\(kind.suffix)", to: delegate, from: view, chosen, kind) {
      heap.release(result)
    }
  }

  /// Calls a method of the delegate.
  /// - Returns: The result; nil if the delegate lacks the method.
  private func send(
    _ label: String, to delegate: ObjectID?, from view: ObjectID, _ path: Value, _ kind: Kind
  ) throws(RunError) -> Value? {
    guard let delegate, let method = method(kind.method, [nil, label], of: delegate) else {
      return nil
    }
    return try machine.call(
      method.function, [heap.owned(delegate), heap.owned(view), path])
  }
}

extension RowMembers.Kind {
  var name: String { self == .table ? "the table" : "the collection view" }
  fileprivate var aPlace: String { self == .table ? "a row" : "an item" }

  /// The labels of the methods whose place in a tap no source tells.
  fileprivate var untold: [String] {
    let names = [
      "shouldHighlight", "didHighlight", "didUnhighlight", "performPrimaryActionFor", "didDeselect",
      self == .table ? "willDeselect" : "shouldDeselect",
    ]
    return names.map { $0 + suffix }
  }
}
