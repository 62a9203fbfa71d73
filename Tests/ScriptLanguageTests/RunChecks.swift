import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

/// Runs a script and compares the printed text, line by line.
func checkPrint(
  _ source: String, _ expected: String..., at location: Testing.SourceLocation = #_sourceLocation
) {
  checkPrint(source, lines: expected, at: location)
}

/// Runs a script and compares the printed lines.
func checkPrint(
  _ source: String, lines expected: [String],
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let (run, problems) = outcome(of: source)
  var lines: [String] = []
  for event in run?.trace.events ?? [] where event.callback == .consolePrint {
    if case .text(let text) = event.arguments.first?.value { lines.append(text) }
  }
  #expect(problems.isEmpty, sourceLocation: location)
  #expect(lines == expected, sourceLocation: location)
}

/// Runs a scenario and compares all problems, each as `line:column: summary [id]`.
func checkProblems(
  _ source: String, _ expected: String..., at location: Testing.SourceLocation = #_sourceLocation
) {
  #expect(outcome(of: source).problems == expected, sourceLocation: location)
}

/// Expects a scenario to have checks, and every check to be met.
func checkHolds(
  _ source: String, _ attributes: ScenarioAttributes = ScenarioAttributes(),
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let (run, problems) = outcome(of: source, attributes)
  #expect(problems.isEmpty, sourceLocation: location)
  #expect(run?.checks.isEmpty == false, sourceLocation: location)
  #expect(run?.checks.allSatisfy { $0.isMet } == true, sourceLocation: location)
}

/// The record and the problems of a scenario on the newest release.
func outcome(
  of source: String, _ attributes: ScenarioAttributes = ScenarioAttributes()
) -> (run: ScenarioRun?, problems: [String]) {
  do throws(ScriptError) {
    let scenario = try Scenario(source, attributes: attributes)
    let run = scenario.run(on: attributes.releases.last ?? .newest)
    return (run, run.diagnostics.map { short($0, in: source) })
  } catch {
    return (nil, error.diagnostics.map { short($0, in: source) })
  }
}

/// A diagnostic on one line.
func short(_ diagnostic: Diagnostic, in source: String) -> String {
  let place = SourceText(source).location(of: diagnostic.range.start)
  return "\(place.line):\(place.column): \(diagnostic.summary) [\(diagnostic.id)]"
}

/// The first diagnostic of a scenario as the command prints the diagnostic.
func rendered(_ source: String) -> String {
  let diagnostic: Diagnostic?
  do throws(ScriptError) {
    let scenario = try Scenario(source, attributes: ScenarioAttributes())
    diagnostic = scenario.run(on: .newest).diagnostics.first
  } catch {
    diagnostic = error.diagnostic
  }
  guard let diagnostic else { return "" }
  let text = SourceText(source)
  let start = text.location(of: diagnostic.range.start)
  let end = text.location(of: diagnostic.range.end)
  let line = text.line(start.line)
  let width =
    end.line == start.line
    ? end.column - start.column : line.unicodeScalars.count - start.column + 1
  return DiagnosticText.render(
    LocatedDiagnostic(
      diagnostic.noting { text.location(of: $0).line }, path: "page.md", line: start.line,
      column: start.column, sourceLine: line,
      width: width))
}

extension ScenarioAttributes {
  /// The attributes of a scenario for one release.
  init(on major: Int) {
    self.init()
    releases = [Release(major)]
  }
}
