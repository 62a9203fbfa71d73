import Diagnostics
import Scenarios
import TraceRendering

/// The answer to a reader who wants the expectation of a scenario written: `lifeguard verify
/// --update` for one block.
///
/// `{ok, source, note}`. `source` is the script whose failed expectations describe the actual
/// events. A script without an expectation gets one at the end. `note` is a clause that says why
/// something was not written, or is `null`.
enum ExpectationWidget {
  /// Answers a block.
  /// - Parameter block: The info string on the first line, then the body.
  static func json(block: String) -> String {
    let (info, body) = TextLines.cut(block)
    do throws(ScriptError) {
      let attributes = try ScenarioAttributes(info: info)
      return answer(try Scenario(body, attributes: attributes), body)
    } catch {
      let summary = error.diagnostics.first?.summary ?? "the code has an error"
      return json(body, note: "the code cannot run: \(summary)")
    }
  }

  private static func answer(_ scenario: Scenario, _ body: String) -> String {
    let verdict = ScenarioVerdict(scenario)
    let release = verdict.run.release
    do throws(UpdateRefusal) {
      let update = try scenario.updates(on: release)
      return json(update.source, note: update.unchanged?.reason(on: release))
    } catch {
      if let reason = error.reason(on: release) { return json(body, note: reason) }
    }
    guard verdict.diagnostics.isEmpty else {
      return json(body, note: "another error comes first: \(verdict.diagnostics[0].summary)")
    }
    guard !verdict.run.checks.contains(where: { $0.kind == "expect" }) else {
      return json(body, note: "every expectation already holds")
    }
    return added(to: scenario, body)
  }

  /// An empty expectation at the end, rewritten to what happened.
  private static func added(to scenario: Scenario, _ body: String) -> String {
    let text = (body.utf8.last == 10 ? body : body + "\n") + "\nexpect {\n}\n"
    do throws(ScriptError) {
      let longer = try Scenario(text, attributes: scenario.attributes)
      let release = ScenarioVerdict(longer).run.release
      do throws(UpdateRefusal) {
        let update = try longer.updates(on: release)
        if let reason = update.unchanged?.reason(on: release) { return json(body, note: reason) }
        return json(update.source, note: nil)
      } catch {
        let reason = error.reason(on: release)
        return json(body, note: reason ?? "nothing happened that an expectation could state")
      }
    } catch {
      return json(body, note: error.diagnostics.first?.summary ?? "the code has an error")
    }
  }

  private static func json(_ source: String, note: String?) -> String {
    let out = Markup()
    out.raw("{").key("ok").flag(note == nil).raw(",").key("source").json(source)
    out.raw(",").key("note")
    if let note { out.json(note) } else { out.raw("null") }
    return out.raw("}\n").string
  }
}
