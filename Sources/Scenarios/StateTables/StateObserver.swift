import Diagnostics
import LifecycleEngine
import ScriptMachine

/// A row of a state table, compiled.
struct ObservedRow: Sendable {
  let check: CompiledCheck
  /// The function that computes the row.
  let function: Int
  let isCompared: Bool
}

/// The value of a row at a column.
package enum StateCell: Equatable, Sendable {
  /// The callback was not called.
  case none
  /// A condition that is true or false.
  case truth(Bool)
  /// Another value, as text.
  case text(String)
}

/// Computes the rows of a state table when callbacks are called.
final class StateObserver: EventObserver {
  private let receiver: String
  private let columns: [StateTable.Column]
  private let rows: [ObservedRow]
  /// The values of the rows at the callbacks of the columns and at each `viewDidAppear`.
  private var moments: [Moment] = []
  /// The moment of each column.
  private var places: [Int?]
  /// The problem of the first row that could not be computed.
  private var problem: Diagnostic?

  private struct Moment {
    var values: [Value]
    var texts: [String]
    var isAppearance: Bool
    /// The number of the event.
    var event: Int
  }

  init(_ receiver: String, _ columns: [StateTable.Column], _ rows: [ObservedRow]) {
    self.receiver = receiver
    self.columns = columns
    self.rows = rows
    places = columns.map { _ in nil }
  }

  /// Computes the rows at a callback, before its body runs.
  override func observe(_ event: Event, in runner: Runner) {
    guard problem == nil, runner.names.means(receiver, event.receiver) else { return }
    let hits = columns.indices.filter {
      !runner.isSettingUp && places[$0] == nil && columns[$0].callbacks.contains(event.callback)
    }
    let isAppearance = event.callback == .viewDidAppear
    guard !hits.isEmpty || isAppearance else { return }
    var moment = Moment(
      values: [], texts: [], isAppearance: isAppearance, event: event.number)
    for row in rows {
      // In the set-up, only compared rows are needed, and a row may not be computable yet.
      if runner.isSettingUp, !row.isCompared {
        moment.values.append(.boolean(false))
        moment.texts.append("")
        continue
      }
      guard let value = value(of: row, in: runner) else {
        if runner.isSettingUp { problem = nil }
        return
      }
      moment.values.append(value.value)
      moment.texts.append(value.text)
    }
    for column in hits { places[column] = moments.count }
    moments.append(moment)
  }

  private func value(
    of row: ObservedRow, in runner: Runner
  ) -> (value: Value, text: String)? {
    do throws(RunError) {
      let value = try runner.machine.compute(row.check, row.function)
      let text = runner.machine.describe(value, runner.names)
      runner.machine.heap.release(value)
      // The name replaces an object, because the table must not keep the object alive.
      return (value.objectID == nil ? value : .string(text), text)
    } catch {
      switch error {
      case .failed(var diagnostic):
        diagnostic.range = row.check.range ?? diagnostic.range
        problem = diagnostic
      case .thrown: problem = runner.machine.uncaught()
      case .halted: break
      }
      return nil
    }
  }

  /// The values by row and column.
  /// - Throws: The problem of a row, or the error that none of the callbacks was called.
  func cells(in runner: Runner, _ range: SourceRange) throws(ScriptError) -> [[StateCell]] {
    if let problem { throw ScriptError(problem) }
    guard places.contains(where: { $0 != nil }) else {
      throw ScriptError(
        Diagnostic(
          id: "impossible-event", "'\(receiver)' gets none of these callbacks in the scenario",
          at: range, help: ["a table shows what comes after the first 'when'"]))
    }
    var cells: [[StateCell]] = []
    for row in rows.indices {
      var line: [StateCell] = []
      for place in places {
        line.append(
          try place.map { place throws(ScriptError) in try cell(row, place, runner) } ?? .none)
      }
      cells.append(line)
    }
    return cells
  }

  private func cell(
    _ row: Int, _ place: Int, _ runner: Runner
  ) throws(ScriptError) -> StateCell {
    let moment = moments[place]
    if let problem = runner.unknownCondition(rows[row].check, before: moment.event) {
      throw ScriptError(problem)
    }
    guard rows[row].isCompared else {
      if case .boolean(let truth) = moment.values[row] { return .truth(truth) }
      return .text(moment.texts[row])
    }
    // The next appearance decides, or the last one if no appearance follows.
    let next = moments[place...].first { $0.isAppearance }
    guard let appearance = next ?? moments[..<place].last(where: { $0.isAppearance }) else {
      return .text("unknown")
    }
    do throws(RunError) {
      return .truth(
        try runner.machine.operators.areEqual(moment.values[row], appearance.values[row]))
    } catch {
      guard case .failed(var diagnostic) = error else { return .truth(false) }
      diagnostic.range = rows[row].check.range ?? diagnostic.range
      throw ScriptError(diagnostic)
    }
  }
}
