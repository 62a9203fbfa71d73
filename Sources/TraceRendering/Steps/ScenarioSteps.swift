import LifecycleEngine
import Scenarios
import ScriptMachine

/// The steps of a scenario as JSON: the groups of releases with the same behaviour, the newest first. A page loads
/// the steps when a reader steps through the scenario. The functions below describe the parts of a group.
package struct ScenarioSteps {
  private let out = Markup()

  /// No groups yet.
  package init() {}

  /// Adds the group of releases that a run stands for.
  /// - Parameters:
  ///   - run: The run with the states of its events.
  ///   - releases: The releases, in order.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  ///   - isOnPage: True if the page has the table and the diagram of this group. The steps then need
  ///     neither.
  package mutating func add(
    _ run: ScenarioRun, for releases: [Release], lenses: LensSet, naming named: [ObjectID] = [],
    isOnPage: Bool
  ) {
    if !out.bytes.isEmpty { out.raw(",\n") }
    ScenarioSteps.appendGroup(
      run, for: releases, lenses: lenses, naming: named, isOnPage: isOnPage, to: out)
  }

  /// Appends a group as an object.
  /// - Parameters:
  ///   - run: The run with the states of its events.
  ///   - releases: The releases that the run stands for, in order.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  ///   - isOnPage: True if the page has the table and the diagram already.
  ///   - out: The text to append to.
  package static func appendGroup(
    _ run: ScenarioRun, for releases: [Release], lenses: LensSet, naming named: [ObjectID],
    isOnPage: Bool, to out: Markup
  ) {
    out.raw("{").key("label").json(ReleaseGroups.label(of: releases))
    out.raw(",").key("ios").number(releases.last?.major ?? run.release.major)
    let timeline = Timeline(run, lenses: lenses, naming: named)
    appendEvents(of: run, timeline, to: out)
    StepCode(run, timeline).append(to: out)
    out.raw(",\n").key("text").json(TraceText.render(run, lenses: lenses, naming: named))
    out.raw(",\n").key("mermaid").json(MermaidDiagram.render(run, lenses: lenses, naming: named))
    if !isOnPage {
      out.raw(",\n").key("table").json(SequenceTable.html(run, lenses: lenses, naming: named))
      out.raw(",\n").key("svg")
      out.json(SequenceDiagram.svg(run, lenses: lenses, naming: named, embedded: true))
      out.raw(",").key("byCode")
      out.flag(SequenceDiagram.hasCallByCode(run, lenses: lenses, naming: named))
    }
    out.raw("}")
  }

  /// The groups as a list.
  package var text: String { "[\(out.string)]" }

  /// Appends the events, each as time, turn, receiver, call and, for a line of the console, the text. Then
  /// the changes at each event, then the names of the objects by number, then the rests after the steps.
  private static func appendEvents(of run: ScenarioRun, _ timeline: Timeline, to out: Markup) {
    var numbering = StepNumbering()
    var last: StepRows?
    let changes = Markup()
    var rests = StepRests(run.rests)
    out.raw(",\n").key("events").raw("[")
    for case .event(let number, let event) in timeline.items {
      if number > 1 { out.raw(",") }
      append(event, run.names, to: out)
      if number > 1 { changes.raw(",\n") }
      guard let state = event.state else {
        changes.raw("[]")
        rests.note(event, last)
        continue
      }
      let rows = StepRows(state, &numbering)
      StepChange(from: last, to: rows).append(to: changes)
      rests.note(event, rows)
      last = rows
    }
    let ends = rests.markup(&numbering)
    out.raw("],\n").key("names").raw("[")
    for (index, id) in numbering.objects.enumerated() {
      if index > 0 { out.raw(",") }
      out.json(run.names[id])
    }
    out.raw("],\n").key("changes").raw("[").append(changes).raw("]")
    if let ends { out.raw(",\n").key("rests").append(ends) }
  }

  private static func append(_ event: Event, _ names: ObjectNames, to out: Markup) {
    out.raw("[").json(DecimalText.seconds(event.time)).raw(",").number(event.turn)
    out.raw(",").json(names[event.receiver]).raw(",").json(EventText.call(event, names))
    if event.receiver == .console { out.raw(",").json(EventText.consoleLine(event)) }
    out.raw("]")
  }
}
