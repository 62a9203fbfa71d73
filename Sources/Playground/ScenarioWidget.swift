import Diagnostics
import LifecycleEngine
import Scenarios
import TraceRendering

/// The answer to a scenario that a reader looks at or edits.
///
/// `{ok, info, ios, checks, highlight, diagnostics, versions, group}`. `versions` are the groups of releases with the same
/// events, the newest first, each with `label`, `first` and `ios`. `group` has the parts of a group in a
/// step file: see `StepScript`. Without a run there are neither versions nor a group. Lines count from the
/// first line of the body.
enum ScenarioWidget {
  /// Answers a block.
  /// - Parameters:
  ///   - block: The info string on the first line, then the body.
  ///   - options: The options of the request: `ios` is the release to show; `checks=off` leaves the checks
  ///     unjudged.
  static func json(block: String, _ options: InfoString) -> String {
    let (info, body) = TextLines.cut(block)
    let out = Markup()
    do throws(ScriptError) {
      var attributes = try ScenarioAttributes(info: info)
      let shown = try options.release
      if options.value(of: "checks") == "off", let shown { attributes.releases = [shown] }
      let scenario = try Scenario(body, attributes: attributes)
      append(scenario, showing: shown, body, to: out)
    } catch {
      out.raw("{").key("ok").flag(false)
      appendHighlight(body, to: out)
      appendDiagnostics(error.diagnostics, of: body, to: out)
    }
    return out.raw("}\n").string
  }

  private static func append(
    _ scenario: Scenario, showing release: Release?, _ body: String, to out: Markup
  ) {
    let verdict = ScenarioVerdict(scenario, recording: .shownStates)
    var run = verdict.run
    if let release, release != run.release {
      run = scenario.run(on: release, recordsStates: true)
    }
    run.title = scenario.attributes.shownTitle
    let groups = verdict.releaseGroups.groups
    let own = groups.first { $0.contains(run.release) } ?? [run.release]
    out.raw("{").key("ok").flag(verdict.diagnostics.isEmpty)
    out.raw(",").key("ios").number(run.release.major)
    out.raw(",").key("checks").number(verdict.checkCount)
    appendHighlight(body, to: out)
    appendDiagnostics(verdict.diagnostics, of: body, to: out)
    out.raw(",").key("versions").raw("[")
    for (index, group) in groups.reversed().enumerated() {
      if index > 0 { out.raw(",") }
      out.raw("{").key("label").json(ReleaseGroups.label(of: group))
      out.raw(",").key("first").number(group.first?.major ?? 0)
      out.raw(",").key("ios").number(group.last?.major ?? 0).raw("}")
    }
    out.raw("],").key("group")
    StepScript.appendGroup(
      run, for: own, lenses: scenario.shownLenses, naming: scenario.namedContainers(in: run),
      isOnPage: false, to: out)
  }

  private static func appendHighlight(_ body: String, to out: Markup) {
    out.raw(",").key("highlight").json(SwiftHighlighter.html(body, dialect: .scenario))
  }

  private static func appendDiagnostics(
    _ diagnostics: [Diagnostic], of body: String, to out: Markup
  ) {
    let text = SourceText(body)
    out.raw(",").key("diagnostics")
    DiagnosticJSON.append(
      list: diagnostics.map { LocatedDiagnostic($0, path: "", text) }, to: out)
  }
}

extension InfoString {
  /// The value of an option; nil if the request leaves the option out.
  func value(of key: String) -> String? { attributes.first { $0.key == key }?.value }

  /// The release that a request names; nil if the request names none.
  /// - Throws: An error for a release that is not simulated.
  var release: Release? {
    get throws(ScriptError) {
      guard let attribute = attributes.first(where: { $0.key == "ios" }) else { return nil }
      return try ScenarioAttributes.release(attribute)
    }
  }
}
