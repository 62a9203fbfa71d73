import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// The cells and other views that an example took out of a table or collection view, which shows them
/// again for other rows.
struct ReusedViews {
  /// The values that stand for the cells, each with the question if it may have its additions already.
  private var cells: [Int32: Bool] = [:]

  var isEmpty: Bool { cells.isEmpty }

  mutating func add(_ number: Int32) { cells[number] = false }

  /// Notes that the code looks for earlier additions, or takes them out.
  mutating func noteLook(at number: Int32) { cells[number] = true }

  /// True if a value is a cell in which the code has not looked for earlier additions.
  func isUnseen(_ number: Int32) -> Bool { cells[number] == false }

  func contains(_ number: Int32) -> Bool { cells[number] != nil }
}

// Cells that a table uses again. A table holds its cells, so the screen with the table holds what the
// cells hold, and what is added to a cell stays for the next row.
extension ExampleObserver {
  /// Notes a call that returned a cell, and a call that adds to a cell.
  func noteCells(_ name: String, _ base: Value?, _ arguments: Arguments, _ result: Int32) {
    if KeepingCalls.reuses(name), base != nil {
      reusedViews.add(result)
      if let owner = controllerAtWork {
        machine.heap.keep(copied(.opaque(name, result)), "cells \(result)", of: owner)
      }
      return
    }
    guard !reusedViews.isEmpty, case .opaque(_, let number)? = base, let cell = cell(of: number)
    else { return }
    if KeepingCalls.finds(name) {
      reusedViews.noteLook(at: cell)
    } else if KeepingCalls.adds(name), reusedViews.isUnseen(cell),
      arguments.first.flatMap({ identifiers[$0] }) == nil,
      !decisions.questions.contains(where: { origin(of: cell).isPart(of: $0) })
    {
      note(.addedToReused(name))
    } else if number == cell {
      noteClosures(arguments, givenToCell: cell, by: name)
      if reusedViews.isUnseen(cell), program.growsCell(byMethod: name, arguments.labels) {
        note(.addedToReused(name))
      }
    }
  }

  /// Notes the closures that a method of a cell gets. A method of the example that sets a property
  /// keeps the closures.
  private func noteClosures(_ arguments: Arguments, givenToCell cell: Int32, by name: String) {
    let functions = program.types.filter { $0.base.isView }.flatMap { $0.methods }
      .filter { $0.name == name }.map { $0.function }
    guard !CodeReach(of: functions, in: program).sets.isEmpty else { return }
    for value in arguments.values where isClosure(value) {
      machine.heap.hold(value, by: cell, as: name)
    }
  }

  /// Notes a member of a cell that the code uses.
  func noteCellMember(_ name: String, of number: Int32) {
    guard !reusedViews.isEmpty, KeepingCalls.finds(name), let cell = cell(of: number) else {
      return
    }
    reusedViews.noteLook(at: cell)
  }

  /// The cell that a value is, or is a part of.
  private func cell(of number: Int32) -> Int32? {
    var current = number
    while !reusedViews.contains(current) {
      guard case .value(let owner)? = opaqueValues.member(current)?.owner else { return nil }
      current = owner
    }
    return current
  }
}
