import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

// A second run of a scenario asks the author's code for cells, to find out if the code ends the app.
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
    for view in rows.shownViews() where loadedRows.ask(view) {
      _ = rows.caught { () throws(RunError) -> Bool? in
        try rows.askForCells(of: view)
        return nil
      }
      guard let failure else { continue }
      let isCrash = failure.reason.map { $0.isCrash || $0 == .fatalError || $0.isEndless } ?? false
      guard isCrash else { return nil }
      var crash = failure
      crash.notes.append("UIKit asks for cells and headers when the rows come on screen")
      return crash
    }
    return nil
  }
}

extension RowMembers {
  /// The most rows of a view that are asked for. A small screen shows more of the usual height.
  private static let mostRows = 12

  fileprivate func askForCells(of view: ObjectID) throws(RunError) {
    guard let kind = kind(of: view), hasPlace(view),
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
      if kind == .table { try askForHeaders(of: view, section) }
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
    if kind == .table { try ask("heightForRowAt", of: view, false, [path]) }
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

  private func exception(at method: MethodCode, _ text: String, _ help: String) -> RunError {
    let place = program.functions[method.function].ranges.first ?? machine.currentRange
    return .failed(
      Diagnostic(
        .uncaughtException, "UIKit raised an exception: \(text)", at: place, help: [help]))
  }

  // MARK: Reuse

  func noteRegistration(_ arguments: Arguments, of view: ObjectID) {
    let index = arguments.labels.lastIndex {
      $0?.hasPrefix("for") == true && $0 != "forSupplementaryViewOfKind"
    }
    guard let index, let label = arguments.labels[index] else { return }
    var identifier: String?
    if case .string(let text) = arguments.values[index] { identifier = text }
    var type: Value?
    switch arguments.unlabeled {
    case .type, .builtInType: type = arguments.unlabeled
    default: break
    }
    machine.loadedRows.note(
      LoadedRows.Registration(identifier: identifier, type: type, label: label), of: view)
  }

  /// Makes the cell that a view with rows would make; `nil` outside of a run that asks for cells, or if
  /// nobody knows the class.
  func dequeue(
    _ name: String, _ arguments: Arguments, of view: ObjectID, _ kind: Kind
  ) throws(RunError) -> Value? {
    guard machine.loadedRows.asksCells, name == "dequeueReusableCell",
      case .string(let identifier)? = arguments.first
    else { return nil }
    let isCell = { (label: String) in label.hasPrefix("forCell") }
    let known = machine.loadedRows.registrations(of: view).filter { isCell($0.label) }
    guard let cell = known.last(where: { $0.identifier == identifier }) else {
      let isKnown =
        known.allSatisfy { $0.identifier != nil } && !program.names.contains("UIStoryboard")
        && !program.types.contains { $0.fields.contains { $0.isOutlet } }
      guard isKnown else { return nil }
      guard arguments.labels.contains("for") else { return .null }
      throw failed(
        .uncaughtException,
        "UIKit raised an exception: unable to dequeue a cell with identifier \(identifier)",
        ["register a class of cells under the identifier in 'viewDidLoad'"])
    }
    guard let type = cell.type else { return nil }
    let made = try makeCell(type, identifier, kind)
    if let id = made?.objectID { machine.loadedRows.note(cell: id) }
    return made
  }

  private func makeCell(
    _ type: Value, _ identifier: String, _ kind: Kind
  ) throws(RunError) -> Value? {
    switch type {
    case .builtInType(let name):
      guard CommonViews.superclass(of: name) != nil else { return nil }
      return .object(machine.views.makeView(named: name, .view))
    case .type(let index):
      let depth = stack.frames.count
      let given: [Value] =
        kind == .table ? [.symbol("default"), .string(identifier)] : [.rect(.zero)]
      for value in given { stack.push(value) }
      try machine.objects.construct(
        index,
        CallSite(
          name: 0, labels: kind == .table ? Program.styledCellLabels : Program.frameLabels,
          argumentCount: given.count, callback: nil))
      try machine.run(downTo: depth)
      return stack.pop()
    default: return nil
    }
  }
}
