import LifecycleEngine
import Scenarios
import ScriptCompiler

/// The shown parts of a run, in order. Events are chosen and numbered only here, so that a number means the
/// same event in the table, the diagram, the text and the JSON.
struct Timeline {
  /// An entry of a timeline.
  enum Item {
    case step(StepMark)
    case action(ActionMark)
    /// An event with its number among the shown events, from 1.
    case event(Int, Event)
    /// The beginning and the end of a span, by the span's place in the trace.
    case spanBegin(Int)
    case spanEnd(Int)
  }

  private(set) var items: [Item] = []
  /// The number of events among the items.
  private(set) var eventCount = 0
  /// The objects that get no shown event although a reader looks for them.
  let silent: [SilentReceiver]

  /// Chooses the shown items.
  /// - Parameters:
  ///   - run: The run to show.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too, because a check names the containers.
  init(_ run: ScenarioRun, lenses: LensSet, naming named: [ObjectID]) {
    let marks = Timeline.marks(of: run)
    var next = 0
    let shown = run.shownEvents(through: lenses, naming: named)
    silent = run.silentReceivers(among: shown)
    for event in shown {
      while next < marks.count, marks[next].index <= event.number {
        items.append(marks[next].item)
        next += 1
      }
      eventCount += 1
      items.append(.event(eventCount, event))
    }
    for mark in marks[next...] { items.append(mark.item) }
  }

  // MARK: Marks between events

  /// An item between two events: before the event with the number `index`. Marks at the same place are
  /// ordered by time, then by rank.
  private struct Mark {
    var index: Int
    var time: Tick
    var rank: Rank
    var item: Item

    static func precedes(_ a: Mark, _ b: Mark) -> Bool {
      if a.index != b.index { return a.index < b.index }
      if a.time != b.time { return a.time < b.time }
      return a.rank.order < b.rank.order
    }
  }

  /// The order of marks with the same place and time: spans end before a step begins; spans that an action
  /// begins or releases follow the action, before the next action.
  private enum Rank {
    case animationEnd
    case step
    /// Behind this number of actions.
    case behind(actions: Int)
    case action(number: Int)

    var order: Int {
      switch self {
      case .animationEnd: -2
      case .step: -1
      case .behind(let actions): 2 * actions
      case .action(let number): 2 * number + 1
      }
    }
  }

  private static func marks(of run: ScenarioRun) -> [Mark] {
    var marks: [Mark] = []
    for (number, action) in run.actions.enumerated()
    where action.firstEvent >= run.firstShownEvent {
      marks.append(
        Mark(
          index: action.firstEvent, time: action.time, rank: .action(number: number),
          item: .action(action)))
    }
    for step in run.steps {
      marks.append(Mark(index: step.firstEvent, time: step.time, rank: .step, item: .step(step)))
    }
    var actionCount = 0
    for place in run.trace.spans.indices {
      while actionCount < run.actions.count, run.actions[actionCount].firstSpan <= place {
        actionCount += 1
      }
      appendSpan(place, behind: actionCount, of: run, to: &marks)
    }
    // Marks that compare as equal keep their order.
    let order = marks.indices.sorted { a, b in
      if Mark.precedes(marks[a], marks[b]) { return true }
      return !Mark.precedes(marks[b], marks[a]) && a < b
    }
    return order.map { marks[$0] }
  }

  private static func appendSpan(
    _ place: Int, behind actionCount: Int, of run: ScenarioRun, to marks: inout [Mark]
  ) {
    let span = run.trace.spans[place]
    let first = run.firstShownEvent
    if span.firstEvent < first, let end = span.endEvent, end <= first { return }
    let begin = beginning(of: span, behind: actionCount, in: run)
    marks.append(
      Mark(
        index: max(begin, first), time: span.start, rank: .behind(actions: actionCount),
        item: .spanBegin(place)))
    guard let endEvent = span.endEvent, let end = span.end else { return }
    var rank = Rank.animationEnd
    if span.kind == .gesture {
      rank = .behind(actions: release(of: span, behind: actionCount, in: run))
    } else if end == span.start {
      rank = .behind(actions: actionCount)
    }
    marks.append(Mark(index: endEvent, time: end, rank: rank, item: .spanEnd(place)))
  }

  /// The number of the first event behind the beginning of a span. Callbacks that an animation brings without
  /// any time passing, up to the next action, belong to the beginning and not to the span.
  private static func beginning(
    of span: Span, behind actionCount: Int, in run: ScenarioRun
  ) -> Int {
    guard span.kind == .animation, span.end.map({ span.start < $0 }) ?? true else {
      return span.firstEvent
    }
    var limit = span.endEvent ?? run.trace.events.count
    if actionCount < run.actions.count {
      limit = min(limit, run.actions[actionCount].firstEvent)
    }
    var index = span.firstEvent
    while index < limit, run.trace.events[index].time == span.start { index += 1 }
    return index
  }

  /// The number of actions up to the action that releases a gesture: the user's first action at the end of
  /// the gesture. Gestures do not overlap, so each action is looked at once for all gestures.
  private static func release(
    of span: Span, behind actionCount: Int, in run: ScenarioRun
  ) -> Int {
    guard let endEvent = span.endEvent, let end = span.end else { return actionCount }
    for number in actionCount..<run.actions.count {
      let action = run.actions[number]
      guard action.firstEvent <= endEvent, action.time <= end else { break }
      if action.actor == .user, action.firstEvent == endEvent, action.time == end {
        return number + 1
      }
    }
    return actionCount
  }
}
