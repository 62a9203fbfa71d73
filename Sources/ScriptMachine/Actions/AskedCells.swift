import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

// A second run of a scenario asks the author's code for cells, sizes and titles, to find out if the code
// ends the app.
// Events and changes of that run count nowhere.
extension Machine {
  /// Lets the run ask for cells.
  package func askForCells() { loadedRows.asksCells = true }

  /// True if the run asks for cells.
  package var asksForCells: Bool { loadedRows.asksCells }

  /// Asks for the cells of the views on screen that load their rows now.
  /// - Returns: The reason why the author's code ends the app.
  func crashOfCells() -> Diagnostic? {
    guard failure == nil, world.stop == nil, judgement == nil else { return nil }
    for view in rows.shownViews(withPickers: true) where loadedRows.ask(view) {
      if let crash = crash(
        "UIKit asks for cells, headers and sizes when the rows come on screen",
        { () throws(RunError) in try rows.askForCells(of: view) })
      {
        return crash
      }
      guard failure == nil else { return nil }
    }
    return nil
  }

  /// The reason why the author's code ends the app when the user goes to the ends: selects the first and
  /// the last row, and turns to the first and the last page.
  package func crashAtEnds() -> Diagnostic? {
    for view in rows.shownViews() {
      if let crash = crash(
        "UIKit calls the method when the user selects the first or the last row",
        { () throws(RunError) in try rows.selectEnds(of: view) })
      {
        return crash
      }
    }
    return crash("UIKit asks the data source for the page before the first and after the last") {
      () throws(RunError) in try rows.turnPages()
    }
  }

  /// Runs the author's code, and returns the reason why the code ends the app.
  private func crash(
    _ note: String, _ body: () throws(RunError) -> Void
  ) -> Diagnostic? {
    guard failure == nil, world.stop == nil, judgement == nil else { return nil }
    _ = rows.caught { () throws(RunError) -> Bool? in
      try body()
      return nil
    }
    guard var crash = failure, let reason = crash.reason,
      reason.isCrash || reason == .fatalError || reason.isEndless
    else { return nil }
    crash.notes.append(note)
    return crash
  }
}

extension RowMembers {
  /// The most rows of a view that are asked for. A small screen shows more of the usual height.
  private static let mostRows = 12

  fileprivate func askForCells(of view: ObjectID) throws(RunError) {
    guard let kind = kind(of: view) else { return try askForTitles(of: view) }
    guard hasPlace(view),
      let source = try delegate(RowMembers.dataSource, of: view),
      let type = machine.types.typeIndex(of: source), !machine.types.isOpen(type)
    else { return }
    let sections = try number("numberOfSections", ["in"], of: source, [heap.owned(view)]) ?? 1
    var left = Self.mostRows
    for section in 0..<max(0, min(sections, Int64(Self.mostRows))) where left > 0 {
      let rows =
        try number(
          kind.method, [nil, kind.countLabel], of: source, [heap.owned(view), .integer(section)])
        ?? 0
      if kind == .table {
        try askForHeaders(of: view, section)
      } else {
        try askForSupplements(of: view, source, section)
      }
      for item in 0..<max(0, min(rows, Int64(left))) {
        try askForCell(at: .indexPath(section: section, item: item), of: view, kind, source)
      }
      left -= Int(clamping: rows)
    }
  }

  /// Returns false for a view of no size, whose rows do not come on screen. Constraints are not solved.
  private func hasPlace(_ view: ObjectID) -> Bool {
    let size = world.frame(of: view).size
    return world.usesConstraints(view) || size.width > 0 && size.height > 0
  }

  private func askForHeaders(of view: ObjectID, _ section: Int64) throws(RunError) {
    let questions = [
      "heightForHeaderInSection", "titleForHeaderInSection", "viewForHeaderInSection",
      "titleForFooterInSection", "viewForFooterInSection",
    ]
    for label in questions {
      let isTitle = label.hasPrefix("title")
      try ask(label, of: view, isTitle, [.integer(section)])
    }
  }

  private func askForCell(
    at path: Value, of view: ObjectID, _ kind: Kind, _ source: ObjectID
  ) throws(RunError) {
    let label = "cellFor\(kind.suffix)"
    guard let method = method(kind.method, [nil, label], of: source) else {
      throw failed(
        .uncaughtException,
        "UIKit raised an exception: \(kind.name) has \(kind.label)s, and its data source makes no cells",
        ["write '\(kind.method)(_:\(label):)'"])
    }
    if kind == .table {
      try ask("heightForRowAt", of: view, false, [path])
    } else {
      heap.release(try askLayout("sizeForItemAt", of: view, path))
    }
    let cell = try machine.call(method.function, [heap.owned(source), heap.owned(view), path])
    if kind == .collection, let id = cell.objectID, !machine.loadedRows.cells.contains(id) {
      throw exception(
        at: method, "the cell of a collection view was not dequeued, so it has no reuse identifier",
        "register a class, and call 'dequeueReusableCell(withReuseIdentifier:for:)'")
    }
    if let delegate = try delegate(RowMembers.listener, of: view),
      let shown = self.method(
        kind.method, [nil, "willDisplay", kind == .table ? "forRowAt" : "forItemAt"], of: delegate)
    {
      heap.release(
        try machine.call(
          shown.function,
          [heap.owned(delegate), heap.owned(view), heap.copied(cell), path]))
    }
    heap.release(cell)
  }

  /// Asks the delegate or the data source of a table.
  private func ask(
    _ label: String, of view: ObjectID, _ isOfSource: Bool, _ arguments: [Value]
  ) throws(RunError) {
    let name = isOfSource ? RowMembers.dataSource : RowMembers.listener
    guard let object = try delegate(name, of: view),
      let method = method(Kind.table.method, [nil, label], of: object)
    else { return }
    heap.release(
      try machine.call(method.function, [heap.owned(object), heap.owned(view)] + arguments))
  }

  // MARK: Flow layouts

  /// Asks for the sizes of a section, and for the header and the footer for which there is room.
  private func askForSupplements(
    of view: ObjectID, _ source: ObjectID, _ section: Int64
  ) throws(RunError) {
    for label in [
      "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
    ] {
      heap.release(try askLayout(label, of: view, .integer(section)))
    }
    let label = "viewForSupplementaryElementOfKind"
    for kind in ["Header", "Footer"] {
      let told = try askLayout("referenceSizeFor\(kind)InSection", of: view, .integer(section))
      var hasRoom = machine.loadedRows.hasRoom(for: kind)
      if case .size(let size) = told { hasRoom = size.height > 0 }
      heap.release(told)
      guard hasRoom, let method = method(Kind.collection.method, [nil, label, "at"], of: source)
      else { continue }
      let name = try machine.libraries.libraryMember(
        "elementKindSection\(kind)", of: .builtInType("UICollectionView"))
      let made = try machine.call(
        method.function,
        [heap.owned(source), heap.owned(view), name, .indexPath(section: section, item: 0)])
      heap.release(made)
    }
  }

  /// The answer of the delegate of a flow layout. Other layouts do not ask.
  private func askLayout(
    _ label: String, of view: ObjectID, _ place: Value
  ) throws(RunError) -> Value {
    guard !program.names.contains(where: { $0.hasPrefix("UICollectionViewCompositional") }),
      !program.types.contains(where: { $0.inherited.first == "UICollectionViewLayout" }),
      let object = try delegate(RowMembers.listener, of: view),
      let method = method(Kind.collection.method, [nil, "layout", label], of: object)
    else { return .void }
    let layout = machine.unknowns.makeOpaque(UnknownValues.layout)
    return try machine.call(
      method.function, [heap.owned(object), heap.owned(view), layout, place])
  }

  // MARK: Pickers

  /// The most rows of a column of a picker that are asked for. The first is in the middle.
  private static let mostTitles: Int64 = 3

  private func askForTitles(of picker: ObjectID) throws(RunError) {
    let method = "pickerView"
    guard case .weak(let source)? = heap.kept("asked \(RowMembers.dataSource)", of: picker),
      case .weak(let asked)? = heap.kept("asked \(RowMembers.listener)", of: picker),
      !world.isGone(source), !world.isGone(asked)
    else { return }
    let columns = try number("numberOfComponents", ["in"], of: source, [heap.owned(picker)]) ?? 1
    for column in 0..<max(0, min(columns, Self.mostTitles)) {
      let rows =
        try number(
          method, [nil, "numberOfRowsInComponent"], of: source,
          [heap.owned(picker), .integer(column)]) ?? 0
      for row in 0..<max(0, min(rows, Self.mostTitles)) {
        for label in ["titleForRow", "attributedTitleForRow", "viewForRow"] {
          let isView = label == "viewForRow"
          let labels = [nil, label, "forComponent"] + (isView ? ["reusing"] : [])
          guard let title = self.method(method, labels, of: asked) else { continue }
          heap.release(
            try machine.call(
              title.function,
              [heap.owned(asked), heap.owned(picker), .integer(row), .integer(column)]
                + (isView ? [.null] : [])))
        }
      }
    }
  }

  // MARK: The ends

  /// Selects the first row and the last one that the data source tells.
  fileprivate func selectEnds(of view: ObjectID) throws(RunError) {
    guard let kind = kind(of: view), let delegate = try delegate(RowMembers.listener, of: view),
      let method = method(kind.method, [nil, "didSelect\(kind.suffix)"], of: delegate),
      let counts = currentCounts(of: view), let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 })
    else { return }
    for (section, item) in [(first, 0), (last, counts[last] - 1)] {
      let path = Value.indexPath(section: Int64(section), item: item)
      heap.release(
        try machine.call(method.function, [heap.owned(delegate), heap.owned(view), path]))
    }
  }

  /// The most pages that are turned in each direction.
  private static let mostPages = 20

  /// Turns the pages of page view controllers to the ends.
  fileprivate func turnPages() throws(RunError) {
    for index in 0..<world.objectCount {
      let id = ObjectID(at: index)
      guard !world.isDeallocated(id), world.kind(of: id) == .controller,
        world.classRecord(of: id).base == .pageViewController,
        world.appearanceState(of: id) == .appeared, let source = world.pageDataSource(of: id),
        let first = world.viewControllers(ofPages: id).first
      else { continue }
      for label in ["viewControllerBefore", "viewControllerAfter"] {
        guard let method = method("pageViewController", [nil, label], of: source) else { continue }
        var page = heap.owned(first)
        for _ in 0..<Self.mostPages {
          let next = try machine.call(method.function, [heap.owned(source), heap.owned(id), page])
          page = next
          guard next.objectID != nil else { break }
        }
        heap.release(page)
      }
    }
  }

  fileprivate func exception(at method: MethodCode, _ text: String, _ help: String) -> RunError {
    let place = program.functions[method.function].ranges.first ?? machine.currentRange
    return .failed(
      Diagnostic(
        .uncaughtException, "UIKit raised an exception: \(text)", at: place, help: [help]))
  }
}
