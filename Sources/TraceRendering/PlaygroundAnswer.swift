import Diagnostics
import LifecycleEngine
import Scenarios

/// Takes a live block and answers with JSON. The editor of a page and `lifeguard run --format json` show this
/// answer.
///
/// The answer to a scenario that holds is `TraceJSON` with the state of every event. Diagnostics are added
/// under `diagnostics`, and a failing check keeps its trace.
package enum PlaygroundAnswer {
  /// Answers a whole block.
  /// - Parameters:
  ///   - block: The info string on the first line, then the body. Lines are counted from the first.
  ///   - isCompact: True to write the answer on one line.
  /// - Returns: One JSON object and a line feed.
  package static func json(block: String, isCompact: Bool = false) -> String {
    let (info, body) = TextLines.cut(block)
    let attributes: ScenarioAttributes
    do throws(ScriptError) {
      attributes = try ScenarioAttributes(info: info)
    } catch {
      let problems = error.diagnostics.map { located($0, in: SourceText(info)) { $0 } }
      return TraceJSON.render(refused: ScenarioAttributes(), problems, isCompact: isCompact)
    }
    return json(script: body, attributes: attributes, isCompact: isCompact) {
      SourceLocation(line: $0.line + 1, column: $0.column)
    }
  }

  /// Answers a script whose attributes are known.
  /// - Parameters:
  ///   - script: The body of a block, or a file that holds only a script.
  ///   - attributes: The attributes from the info string.
  ///   - isCompact: True to write the answer on one line.
  ///   - place: Maps a place in the script to a place in the file around the script.
  /// - Returns: One JSON object and a line feed.
  package static func json(
    script: String, attributes: ScenarioAttributes, isCompact: Bool = false,
    place: (SourceLocation) -> SourceLocation = { $0 }
  ) -> String {
    let text = SourceText(script)
    let scenario: Scenario
    do throws(ScriptError) {
      scenario = try Scenario(script, attributes: attributes)
    } catch {
      let problems = error.diagnostics.map { located($0, in: text, place) }
      return TraceJSON.render(refused: attributes, problems, isCompact: isCompact)
    }
    let verdict = ScenarioVerdict(scenario, recording: .shownStates)
    var run = verdict.run
    for index in run.checks.indices {
      run.checks[index].line = place(SourceLocation(line: run.checks[index].line, column: 1)).line
    }
    return TraceJSON.render(
      run, naming: scenario.namedContainers(in: run),
      diagnostics: verdict.diagnostics.map { located($0, in: text, place) },
      isCompact: isCompact)
  }

  // MARK: Diagnostics

  private static func located(
    _ diagnostic: Diagnostic, in text: SourceText, _ place: (SourceLocation) -> SourceLocation
  ) -> LocatedDiagnostic {
    let start = text.location(of: diagnostic.range.start)
    let end = text.location(of: diagnostic.range.end)
    let there = place(start)
    let noted = diagnostic.noting { place(text.location(of: $0)).line }
    return LocatedDiagnostic(
      noted, path: "", line: there.line, column: there.column,
      sourceLine: text.line(start.line),
      width: end.line == start.line ? end.column - start.column : 1)
  }
}
