import LifecycleEngine
import Scenarios

/// A run as an SVG sequence diagram.
package enum SequenceDiagram {
  /// Renders the shown trace with a lifeline for UIKit, for the user if the user acts, and for every
  /// receiver.
  ///
  /// Coordinates are whole numbers, every element stands on a line of its own, and every id begins with the
  /// scenario's id, so that a page can hold several diagrams.
  /// - Parameters:
  ///   - run: The run to render.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too, as calls of UIKit to itself.
  ///   - embedded: True for a diagram in a page that has `styleSheet`. Otherwise the diagram carries the
  ///     style and stands alone.
  /// - Returns: An `svg` element.
  package static func svg(
    _ run: ScenarioRun, lenses: LensSet = LensSet(.appearance), naming named: [ObjectID] = [],
    embedded: Bool = false
  ) -> String {
    let timeline = Timeline(run, lenses: lenses, naming: named)
    var drawing = DiagramDrawing(run, timeline)
    drawing.draw(timeline)
    let out = Markup()
    appendOpening(run, drawing, isInPage: embedded, to: out)
    appendDescription(run, timeline, to: out)
    if !embedded { out.raw("<style>\n").raw(styleSheet).raw("</style>\n") }
    drawing.append(to: out)
    return out.raw("</svg>\n").string
  }

  /// True if the diagram has a dashed loop, which is a call made by code.
  /// - Parameters:
  ///   - run: The run that is rendered.
  ///   - lenses: The lenses to look through.
  ///   - named: UIKit's own containers whose events are shown too.
  package static func hasCallByCode(
    _ run: ScenarioRun, lenses: LensSet = LensSet(.appearance), naming named: [ObjectID] = []
  ) -> Bool {
    for case .event(_, let event) in Timeline(run, lenses: lenses, naming: named).items
    where DiagramDrawing.isByCode(event) { return true }
    return false
  }

  private static func appendOpening(
    _ run: ScenarioRun, _ drawing: DiagramDrawing, isInPage: Bool, to out: Markup
  ) {
    let prefix = Markup.identifier(run.scenario)
    let isWide = drawing.width > 360
    // HTML knows the element.
    out.raw(isInPage ? "<svg" : "<svg xmlns=\"http://www.w3.org/2000/svg\"")
    out.attribute("class", isWide ? "sequence-diagram wide" : "sequence-diagram")
    out.attribute("id", prefix + "-diagram").raw(" role=\"img\"")
    out.attribute("aria-labelledby", prefix + "-diagram-title " + prefix + "-diagram-description")
    out.attribute("width", drawing.width).attribute("height", drawing.height)
    out.raw(" viewBox=\"0 0 ").number(drawing.width).raw(" ").number(drawing.height).raw("\">\n")
  }

  private static func appendDescription(
    _ run: ScenarioRun, _ timeline: Timeline, to out: Markup
  ) {
    let prefix = Markup.identifier(run.scenario)
    out.raw("<title").attribute("id", prefix + "-diagram-title").raw(">Sequence diagram")
    let name = run.title.isEmpty ? run.scenario : run.title
    if !name.isEmpty { out.raw(": ").text(TraceText.singleLine(name)) }
    out.raw(", iOS ").number(run.release.major).raw("</title>\n")
    out.raw("<desc").attribute("id", prefix + "-diagram-description").raw(">")
    if timeline.eventCount == 0 { out.raw("No callback that is shown here was called.") }
    for case .event(let number, let event) in timeline.items {
      if number > descriptionBudget {
        out.raw(" and ").number(timeline.eventCount - descriptionBudget).raw(" more.")
        break
      }
      out.raw(number == 1 ? "Callbacks in order: " : " ")
      out.text(run.names[event.receiver]).raw(".").text(event.callback.baseName)
      out.raw(number == timeline.eventCount ? "." : ",")
    }
    for silent in timeline.silent {
      out.raw(" ").text(run.names[silent.id]).raw(" ").raw(silent.words).raw(".")
    }
    out.raw("</desc>\n")
  }

  /// The number of events that the spoken description lists. The table has every event.
  private static let descriptionBudget = 40
}
