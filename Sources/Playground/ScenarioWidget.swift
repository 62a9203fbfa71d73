import Diagnostics
import LifecycleEngine
import Scenarios
import TraceRendering

/// The answer to a scenario that a reader looks at, edits or asks about.
///
/// `{ok, ios, checks, highlight, diagnostics, source, versions, group}`. `source` is the changed script, if the reader asks what
/// would happen otherwise. `versions` are the groups of releases with the same events, the newest first, each
/// with `label`, `first` and `ios`. `group` has the parts of a group in a step file: see `ScenarioSteps`. Without a
/// run there are neither versions nor a group. Lines count from the first line of the body.
enum ScenarioWidget {
  /// Answers a block.
  /// - Parameters:
  ///   - block: The info string on the first line, then the body.
  ///   - options: The options of the request. `ios` shows another release. The other controls of `WhatIf`
  ///     change the script, and so does a gesture of the reader's: `drag`, `after`, `progress` and `end`.
  ///     `checks=off` leaves the checks unjudged, as every change does.
  static func json(block: String, _ options: InfoString) -> String {
    let (info, body) = TextLines.cut(block)
    let out = Markup()
    var shown = body
    do throws(ScriptError) {
      let attributes = try ScenarioAttributes(info: info)
      let question = try Question(body, attributes, options)
      shown = question.source
      append(try question.scenario(), question, to: out)
    } catch {
      out.raw("{").key("ok").flag(false)
      appendHighlight(shown, to: out)
      BlockDiagnostics.append(error.diagnostics, info, shown, to: out)
    }
    return out.raw("}\n").string
  }

  private static func append(_ scenario: Scenario, _ question: Question, to out: Markup) {
    let body = question.source
    let verdict = ScenarioVerdict(scenario, recording: .shownStates)
    var run = verdict.run
    if let release = question.release, release != run.release {
      run = scenario.run(on: release, recordsStates: true)
    }
    run.title = scenario.attributes.shownTitle
    let groups = verdict.releaseGroups.groups
    let own = groups.first { $0.contains(run.release) } ?? [run.release]
    out.raw("{").key("ok").flag(verdict.diagnostics.isEmpty)
    out.raw(",").key("ios").number(run.release.major)
    out.raw(",").key("checks").number(verdict.checkCount)
    if question.isChanged { out.raw(",").key("source").json(body) }
    appendHighlight(body, to: out)
    BlockDiagnostics.append(verdict.diagnostics, "", body, to: out)
    out.raw(",").key("versions").raw("[")
    for (index, group) in groups.reversed().enumerated() {
      if index > 0 { out.raw(",") }
      out.raw("{").key("label").json(ReleaseGroups.label(of: group))
      out.raw(",").key("first").number(group.first?.major ?? 0)
      out.raw(",").key("ios").number(group.last?.major ?? 0).raw("}")
    }
    out.raw("],").key("group")
    ScenarioSteps.appendGroup(
      run, for: own, lenses: scenario.shownLenses, naming: scenario.namedContainers(in: run),
      isOnPage: false, to: out)
  }

  private static func appendHighlight(_ body: String, to out: Markup) {
    out.raw(",").key("highlight").json(SwiftHighlighter.html(body, dialect: .scenario))
  }

}
