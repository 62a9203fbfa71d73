import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The cells, headers and footers that tables and collection views make of registered classes, in a run
// that asks for cells.
extension RowMembers {
  func noteRegistration(_ arguments: Arguments, of view: ObjectID) {
    let isSupplement = arguments.labels.contains("forSupplementaryViewOfKind")
    let index = arguments.labels.lastIndex {
      $0?.hasPrefix(isSupplement ? "withReuseIdentifier" : "for") == true
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

  /// The calls that take a view out, with the labels of the calls that register a class, and the words
  /// for the view.
  private static let kinds = [
    (call: "dequeueReusableCell", label: "forCell", name: "a cell"),
    (call: "dequeueReusableHeaderFooterView", label: "forHeaderFooter", name: "a header"),
    (
      call: "dequeueReusableSupplementaryView", label: "withReuseIdentifier",
      name: "a header or footer"
    ),
  ]

  /// Makes the cell, header or footer that a view with rows would make; `nil` outside of a run that asks
  /// for cells, or if nobody knows the class.
  func dequeue(
    _ name: String, _ arguments: Arguments, of view: ObjectID, _ kind: Kind
  ) throws(RunError) -> Value? {
    guard machine.loadedRows.asksCells, let made = Self.kinds.first(where: { $0.call == name }),
      case .string(let identifier)? = arguments.labeled("withReuseIdentifier")
        ?? arguments.labeled("withIdentifier")
    else { return nil }
    let known = machine.loadedRows.registrations(of: view).filter {
      $0.label.hasPrefix(made.label)
    }
    guard let cell = known.last(where: { $0.identifier == identifier }) else {
      guard known.allSatisfy({ $0.identifier != nil }), !machine.mayHaveStoryboard else {
        return nil
      }
      guard arguments.labels.contains("for") else { return .null }
      throw failed(
        .uncaughtException,
        "UIKit raised an exception: unable to dequeue \(made.name) with identifier \(identifier)",
        ["register a class under the identifier in 'viewDidLoad'"])
    }
    guard let type = cell.type else { return nil }
    let result = try makeCell(
      type, identifier, made.label == "forHeaderFooter" ? nil : kind)
    if let id = result?.objectID { machine.loadedRows.note(cell: id) }
    return result
  }

  /// Makes a cell, or the header of a table.
  private func makeCell(
    _ type: Value, _ identifier: String, _ kind: Kind?
  ) throws(RunError) -> Value? {
    switch type {
    case .builtInType(let name):
      guard CommonViews.superclass(of: name) != nil else { return nil }
      return .object(machine.views.makeView(named: name, .view))
    case .type(let index):
      let depth = stack.frames.count
      let (given, labels): ([Value], Int) =
        switch kind {
        case .table: ([.symbol("default"), .string(identifier)], Program.styledCellLabels)
        case .collection: ([.rect(.zero)], Program.frameLabels)
        case nil: ([.string(identifier)], Program.reusedViewLabels)
        }
      for value in given { stack.push(value) }
      try machine.objects.construct(
        index,
        CallSite(name: 0, labels: labels, argumentCount: given.count, callback: nil))
      try machine.run(downTo: depth)
      return stack.pop()
    default: return nil
    }
  }
}

extension Machine {
  /// True if the classes of cells may come from a storyboard.
  fileprivate var mayHaveStoryboard: Bool {
    loadedRows.mayHaveStoryboard || program.names.contains("UIStoryboard")
      || program.types.contains { $0.fields.contains { $0.isOutlet } }
  }
}
