import LifecycleEngine
import ScriptLanguage

/// What a rendering shows of a run, in order: the one place where events are chosen and numbered,
/// so that a number means the same event in the table, the diagram, the text and the JSON.
struct Timeline {
  /// One thing that happened.
  enum Item {
    case step(StepMark)
    case action(ActionMark)
    /// An event with its number among the shown ones, from 1.
    case event(Int, Event)
    /// The beginning and the end of something that lasts, by its place in the trace's spans.
    case spanBegin(Int)
    case spanEnd(Int)
  }

  private(set) var items: [Item] = []
  /// The number of events among the items.
  private(set) var eventCount = 0

  /// Chooses what is shown.
  /// - Parameters:
  ///   - run: The run to show.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too, because a check names them.
  init(_ run: ScenarioRun, lenses: LensSet, naming named: [ObjectID]) {
    let marks = Timeline.marks(of: run)
    var next = 0
    for event in run.shownEvents where lenses.shows(event.callback) {
      guard Timeline.isShown(event.receiver, in: run, naming: named) else { continue }
      while next < marks.count, marks[next].index <= event.number {
        items.append(marks[next].item)
        next += 1
      }
      eventCount += 1
      items.append(.event(eventCount, event))
    }
    for mark in marks[next...] { items.append(mark.item) }
  }

  private static func isShown(
    _ receiver: Receiver, in run: ScenarioRun, naming named: [ObjectID]
  ) -> Bool {
    if run.names.isShownByDefault(receiver) { return true }
    guard case .object(let id) = receiver else { return false }
    return named.contains(id)
  }

  // MARK: Marks between events

  /// Something between two events: before the event with the number `index`. Marks at one place
  /// come in the order of their time, those of one time in the order of their rank.
  private struct Mark {
    var index: Int
    var time: Tick
    var rank: Int
    var item: Item

    static func precedes(_ a: Mark, _ b: Mark) -> Bool {
      if a.index != b.index { return a.index < b.index }
      if a.time != b.time { return a.time < b.time }
      return a.rank < b.rank
    }
  }

  /// What comes first of marks at one place and time: what ends does so before a step begins, a
  /// gesture ends through an action, and an animation begins because of one.
  private enum Rank {
    static let animationEnd = 0
    static let gestureBegin = 1
    static let step = 2
    static let action = 3
    static let gestureEnd = 4
    static let animationBegin = 5
    static let emptyAnimationEnd = 6
  }

  private static func marks(of run: ScenarioRun) -> [Mark] {
    var marks: [Mark] = []
    for action in run.actions where action.firstEvent >= run.firstShownEvent {
      marks.append(
        Mark(index: action.firstEvent, time: action.time, rank: Rank.action, item: .action(action)))
      for (place, span) in run.trace.spans.enumerated() where begins(span, with: action) {
        marks.append(
          Mark(
            index: span.firstEvent, time: span.start, rank: Rank.action, item: .spanBegin(place)))
      }
    }
    for step in run.steps {
      marks.append(
        Mark(index: step.firstEvent, time: step.time, rank: Rank.step, item: .step(step)))
    }
    for (place, span) in run.trace.spans.enumerated() {
      appendSpan(span, at: place, of: run, to: &marks)
    }
    insertionSort(&marks)
    return marks
  }

  private static func appendSpan(
    _ span: Span, at place: Int, of run: ScenarioRun, to marks: inout [Mark]
  ) {
    let first = run.firstShownEvent
    if span.firstEvent < first, let end = span.endEvent, end <= first { return }
    let isGesture = span.kind == .gesture
    if span.firstEvent < first || !run.actions.contains(where: { begins(span, with: $0) }) {
      marks.append(
        Mark(
          index: max(span.firstEvent, first), time: span.start,
          rank: isGesture ? Rank.gestureBegin : Rank.animationBegin, item: .spanBegin(place)))
    }
    guard let endEvent = span.endEvent, let end = span.end else { return }
    var endRank = isGesture ? Rank.gestureEnd : Rank.animationEnd
    if !isGesture, end == span.start { endRank = Rank.emptyAnimationEnd }
    marks.append(Mark(index: endEvent, time: end, rank: endRank, item: .spanEnd(place)))
  }

  /// Whether a gesture begins at the very place of the action that began it, nothing having been
  /// called between the two.
  private static func begins(_ span: Span, with action: ActionMark) -> Bool {
    span.kind == .gesture && action.firstEvent == span.firstEvent && action.time == span.start
      && action.text.utf8.starts(with: "begin".utf8)
  }

  /// Sorts few marks, mostly in order, keeping the order of equals.
  private static func insertionSort(_ marks: inout [Mark]) {
    for index in marks.indices {
      var place = index
      while place > 0, Mark.precedes(marks[place], marks[place - 1]) {
        marks.swapAt(place, place - 1)
        place -= 1
      }
    }
  }
}
