import LifecycleEngine
import Scenarios

/// The events of one step of a drive, as a page tells the events.
package struct ToldStep: Sendable {
  /// The title of the step.
  package let title: String
  /// The events as lines of an expectation.
  package private(set) var lines: [String] = []
  /// The indices of the lines that the evidence is about.
  package private(set) var marked: [Int] = []
  /// For each line the plain UIKit controller that the line is about, if any.
  package private(set) var plain: [String?] = []

  fileprivate init(
    _ title: String, _ events: ArraySlice<Event>, of run: ScenarioRun, _ occurrence: Occurrence?
  ) {
    self.title = title
    for event in events {
      if event.number == occurrence?.event { marked.append(lines.count) }
      lines.append(EventText.describe(event, run.names, arguments: .telling))
      plain.append(ToldStep.plainController(event, in: run))
    }
  }

  /// The name of the receiver if the receiver is a plain UIKit controller.
  private static func plainController(_ event: Event, in run: ScenarioRun) -> String? {
    guard case .object(let id) = event.receiver, plainName(run.names[id]) != nil else { return nil }
    return run.names[id]
  }

  /// The UIKit class that an object is named after; several objects have numbers.
  fileprivate static func plainName(_ name: String) -> String? {
    let digits = name.utf8.reversed().prefix { $0 >= 48 && $0 <= 57 }.count
    let base = name.dropLast(digits)
    return UIKitClass.allCases.first { $0.name == base }?.name
  }
}

extension ExampleTrace {
  /// The lenses of the told events: everything but layout, unless the finding is about layout.
  private static let lenses = [
    Lens.appearance, .loading, .geometry, .containment, .completion, .memory, .console,
  ]

  /// The steps of the run with the events that a page tells.
  /// - Parameter occurrence: The occurrence of the run, whose event is marked; nil for none.
  package func told(about occurrence: Occurrence?) -> [ToldStep] {
    var lenses = Self.lenses.map(LensSet.init).reduce(LensSet(.classic)) { $0.union($1) }
    if let lens = occurrence.flatMap({ Finding.named($0.finding)?.lens }) {
      lenses = lenses.union(LensSet(lens))
    }
    return run.steps.enumerated().map { place, step in
      let end =
        place + 1 < run.steps.count ? run.steps[place + 1].firstEvent : run.trace.events.count
      let events = run.trace.events[min(step.firstEvent, end)..<end].filter {
        lenses.shows($0.callback) && isTold($0)
      }
      return ToldStep(step.title, events[...], of: run, occurrence)
    }
  }

  /// True if an event is of the example's objects, of a plain controller, or of the console.
  private func isTold(_ event: Event) -> Bool {
    guard case .object(let id) = event.receiver else { return event.receiver == .console }
    guard run.names.isShownByDefault(event) else { return false }
    let base = ToldStep.plainName(run.names[id])
    return base == nil || base == "UIViewController"
  }
}
