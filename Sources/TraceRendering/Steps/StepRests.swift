import LifecycleEngine
import Scenarios
import ScriptMachine

/// The moments after the set-up and after each step, in the order of the steps. A page begins a gesture of the
/// reader's there.
struct StepRests {
  private struct Item {
    let rest: Rest
    /// The number of listed events before the rest.
    var count = 0
    /// The rows of the last of these events; of the first listed event if there are none.
    var rows: StepRows?
  }

  private var items: [Item]

  init(_ rests: [Rest]) { items = rests.map { Item(rest: $0) } }

  /// Takes the next listed event.
  /// - Parameter rows: The state at the event, or at an earlier event.
  mutating func note(_ event: Event, _ rows: StepRows?) {
    for index in items.indices {
      let isBefore = event.number < items[index].rest.eventCount
      if isBefore { items[index].count += 1 }
      if isBefore || items[index].rows == nil { items[index].rows = rows }
    }
  }

  /// The rests as a list; `nil` if no gesture is possible at any rest. A rest is the number of events before,
  /// then, if a gesture is possible, the names of the gestures and what has changed since the last of the
  /// events, or before the first event.
  func markup(_ numbering: inout StepNumbering) -> Markup? {
    guard items.contains(where: { !$0.rest.gestures.isEmpty }) else { return nil }
    let out = Markup().raw("[")
    for (index, item) in items.enumerated() {
      out.raw(index > 0 ? ",[" : "[").number(item.count)
      if !item.rest.gestures.isEmpty {
        out.raw(",").json(item.rest.gestures.map { $0.rawValue }.joined(separator: " ")).raw(",")
        let rows = StepRows(item.rest.state, &numbering)
        StepChange(from: item.rows, to: rows).append(to: out)
      }
      out.raw("]")
    }
    return out.raw("]")
  }
}
