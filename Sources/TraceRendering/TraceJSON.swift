import Diagnostics
import LifecycleEngine
import Scenarios
import ScriptMachine

/// A run as JSON, for scripts and for the stepper of the site.
package enum TraceJSON {
  /// Renders the shown trace, the lines of the console, the results of the checks and the diagnostics.
  ///
  /// Every string is escaped so that the text can stand in a `script` element of a page.
  /// - Parameters:
  ///   - run: The run to render.
  ///   - lenses: The lenses to look through. Table and diagram number events alike if they have the same
  ///     lenses.
  ///   - named: UIKit's own containers whose events are shown too.
  ///   - diagnostics: The diagnostics. Without any the object has no such key.
  ///   - isCompact: True to write everything on one line, instead of one event on each line.
  /// - Returns: One JSON object and a line feed.
  package static func render(
    _ run: ScenarioRun, lenses: LensSet = .all, naming named: [ObjectID] = [],
    diagnostics: [LocatedDiagnostic] = [], isCompact: Bool = false
  ) -> String {
    let out = Markup()
    let list = JSONList(separator: isCompact ? "" : "\n")
    appendHead(run.scenario, run.release, run.device, to: out)
    out.raw(",").raw(list.separator).key("events")
    let timeline = Timeline(run, lenses: lenses, naming: named)
    list.open(out)
    for case .event(let number, let event) in timeline.items {
      list.next(out, isFirst: number == 1)
      appendEvent(number, event, of: run, to: out)
    }
    list.close(out, isEmpty: timeline.eventCount == 0)
    out.raw(",").raw(list.separator).key("console")
    appendConsole(run, list, to: out)
    out.raw(",").raw(list.separator).key("checks")
    appendChecks(run, list, to: out)
    DiagnosticJSON.append(diagnostics, list, to: out)
    return out.raw("}\n").string
  }

  /// Renders why a scenario did not run, in the shape of a run without events.
  /// - Parameters:
  ///   - attributes: The known attributes of the scenario.
  ///   - diagnostics: The diagnostics.
  ///   - isCompact: True to write everything on one line.
  /// - Returns: One JSON object and a line feed.
  package static func render(
    refused attributes: ScenarioAttributes, _ diagnostics: [LocatedDiagnostic],
    isCompact: Bool = false
  ) -> String {
    let out = Markup()
    let list = JSONList(separator: isCompact ? "" : "\n")
    appendHead(attributes.id, attributes.releases.last ?? .newest, attributes.device, to: out)
    for key in ["events", "console", "checks"] {
      out.raw(",").raw(list.separator).key(key).raw("[]")
    }
    DiagnosticJSON.append(diagnostics, list, to: out)
    return out.raw("}\n").string
  }

  private static func appendHead(
    _ scenario: String, _ release: Release, _ device: Device, to out: Markup
  ) {
    out.raw("{").key("scenario").json(scenario)
    out.raw(",").key("ios").number(release.major)
    out.raw(",").key("device").json(EventText.device(device))
  }

  private static func appendEvent(
    _ number: Int, _ event: Event, of run: ScenarioRun, to out: Markup
  ) {
    out.raw("{").key("n").number(number)
    out.raw(",").key("time").raw(DecimalText.exactSeconds(event.time.microseconds))
    out.raw(",").key("turn").number(event.turn)
    out.raw(",").key("transaction").number(event.transaction)
    out.raw(",").key("step").json(EventText.step(event.step))
    if let cause = event.cause { out.raw(",").key("cause").json(EventText.step(cause)) }
    out.raw(",").key("receiver").json(run.names[event.receiver])
    out.raw(",").key("callback").json(event.callback.baseName)
    out.raw(",").key("arguments").raw("{")
    for (index, argument) in event.arguments.enumerated() {
      if index > 0 { out.raw(",") }
      out.key(argument.label)
      appendValue(argument.value, run.names, to: out)
    }
    out.raw("},").key("lens").json(event.callback.lens.name)
    out.raw(",").key("depth").number(event.depth)
    out.raw(",").key("state")
    if let state = event.state {
      StateJSON(state: state, names: run.names).append(to: out)
    } else {
      out.raw("{}")
    }
    out.raw("}")
  }

  private static func appendValue(_ value: EventValue, _ names: ObjectNames, to out: Markup) {
    switch value {
    case .none: out.raw("null")
    case .boolean(let flag): out.flag(flag)
    case .number(let number): out.decimal(number)
    case .text(let text): out.json(text)
    case .symbol(let name): out.json(".\(name)")
    case .object(let id): out.json(names[id])
    case .objects(let ids):
      out.raw("[")
      for (index, id) in ids.enumerated() {
        if index > 0 { out.raw(",") }
        out.json(names[id])
      }
      out.raw("]")
    case .traits: out.json("UITraitCollection")
    case .size(let size):
      out.raw("{").key("width").decimal(size.width)
      out.raw(",").key("height").decimal(size.height).raw("}")
    }
  }

  private static func appendConsole(_ run: ScenarioRun, _ list: JSONList, to out: Markup) {
    var isEmpty = true
    list.open(out)
    for event in run.shownEvents where event.receiver == .console {
      list.next(out, isFirst: isEmpty)
      isEmpty = false
      out.json(EventText.consoleLine(event))
    }
    list.close(out, isEmpty: isEmpty)
  }

  private static func appendChecks(_ run: ScenarioRun, _ list: JSONList, to out: Markup) {
    list.open(out)
    for (index, check) in run.checks.enumerated() {
      list.next(out, isFirst: index == 0)
      out.raw("{").key("line").number(check.line)
      out.raw(",").key("kind").json(check.kind)
      out.raw(",").key("ok").flag(check.isMet)
      out.raw(",").key("message").json(check.message).raw("}")
    }
    list.close(out, isEmpty: run.checks.isEmpty)
  }
}

/// Separates the elements of a list, on lines of their own or on a single line.
struct JSONList {
  let separator: String

  func open(_ out: Markup) { out.raw("[") }

  func next(_ out: Markup, isFirst: Bool) {
    if !isFirst { out.raw(",") }
    out.raw(separator)
  }

  func close(_ out: Markup, isEmpty: Bool) {
    if !isEmpty { out.raw(separator) }
    out.raw("]")
  }
}
