import Diagnostics
import ExampleRuns
import LifecycleEngine
import Markdown
import Scenarios

extension BuiltInScenario {
  /// A page with a built-in scenario.
  /// - Parameter reference: The name that pages use: `transitions/push-animated`.
  /// - Returns: `nil` if no built-in scenario has the name.
  package static func page(of reference: String) -> [UInt8]? {
    guard reference.hasPrefix(prefix),
      let scenario = all().first(where: { $0.reference == reference }),
      let first = scenario.releases.first, let last = scenario.releases.last
    else { return nil }
    let device = scenario.device.idiom == .pad ? " device=pad" : ""
    let info = "scenario \(scenario.id) ios=\(first.major)...\(last.major)\(device)"
    return [UInt8]("# \(scenario.title)\n\n```\(info)\n\(scenario.source)```\n".utf8)
  }
}

extension BuiltInScenario {
  /// "Did you mean" the name of a built-in scenario, for a similar name.
  package static func suggestion(for reference: String) -> String? {
    guard reference.hasPrefix(prefix) else { return nil }
    return Suggestion.text(for: reference, among: all().map(\.reference))
  }
}

/// One scenario from a file: a bare script, or a block of a Markdown page.
package struct ScenarioFile {
  /// The reason why a file cannot be run.
  package enum Failure: Error {
    /// The file or the chosen scenario cannot be used.
    case input(InputError)
    /// The scenario is not understood. The attributes are complete as far as known.
    case refused(ScenarioAttributes, [LocatedDiagnostic])
  }

  /// The compiled scenario.
  package private(set) var scenario: Scenario
  /// The block of the scenario; a bare script gets an info string.
  package let block: (info: String, body: String)
  private let located: (Diagnostic) -> LocatedDiagnostic
  /// The file's line of a line of the script.
  private let fileLine: (Int) -> Int

  /// Reads a scenario.
  /// - Parameters:
  ///   - name: The file as the user named the file.
  ///   - bytes: The contents of the file.
  ///   - id: The scenario to take from a page with several scenarios; nil for a single scenario.
  ///   - releases: The releases to run on, instead of the scenario's releases.
  /// - Throws: An error if the file has no such scenario, or the errors of the text.
  package init(
    name: String, bytes: [UInt8], id: String? = nil, releases: [Release]? = nil
  ) throws(Failure) {
    if ScenarioFile.isMarkdown(name, bytes) {
      let block = try ScenarioFile.block(of: name, bytes, id)
      self = try ScenarioFile(block, releases)
    } else {
      self = try ScenarioFile(script: bytes, name, id, releases)
    }
  }

  private init(
    scenario: Scenario, block: (info: String, body: String), fileLine: @escaping (Int) -> Int,
    _ located: @escaping (Diagnostic) -> LocatedDiagnostic
  ) {
    self.scenario = scenario
    self.block = block
    self.fileLine = fileLine
    self.located = located
  }

  /// Runs the scenario on all its releases. The lines of steps and checks are lines of the file.
  /// - Parameter recordsStates: True if the shown run keeps the states of its events.
  package func verdict(recordsStates: Bool) -> ScenarioVerdict {
    var verdict = scenario.judged(recording: recordsStates ? .shownStates : .nothing)
    for index in verdict.run.checks.indices {
      verdict.run.checks[index].line = fileLine(verdict.run.checks[index].line)
    }
    for index in verdict.run.steps.indices {
      verdict.run.steps[index].line = fileLine(verdict.run.steps[index].line)
    }
    return verdict
  }

  /// The diagnostics of a verdict at their places in the file.
  package func diagnostics(of verdict: ScenarioVerdict) -> [LocatedDiagnostic] {
    verdict.diagnostics.map(located).sorted(by: LocatedDiagnostic.precedes)
  }

  // MARK: A bare script

  private init(
    script: [UInt8], _ name: String, _ id: String?, _ releases: [Release]?
  ) throws(Failure) {
    if let unreadable = UnreadableText(script, as: .swift) {
      throw .refused(ScenarioAttributes(), [unreadable.located(name)])
    }
    let text = String(decoding: script, as: UTF8.self)
    if let id {
      throw .input(
        InputError(
          "'\(name)' is a bare script and has no scenario '\(id)'",
          help: "remove '--scenario', or name a Markdown page"))
    }
    let source = SourceText(script)
    let located = { (diagnostic: Diagnostic) in
      LocatedDiagnostic(diagnostic, path: name, source)
    }
    var attributes = ScenarioAttributes()
    if let releases { attributes.releases = releases }
    do throws(ScriptError) {
      self.init(
        scenario: try Scenario.compiled(text, attributes), block: ("scenario my-script", text),
        fileLine: { $0 }, located)
    } catch {
      throw .refused(attributes, error.diagnostics.map(located))
    }
  }

  // MARK: A page

  private init(_ place: BlockPlace, _ releases: [Release]?) throws(Failure) {
    var attributes = ScenarioAttributes()
    if let unclosed = place.unclosed { throw .refused(attributes, [unclosed]) }
    let kind: LiveBlock
    do throws(ScriptError) {
      kind = try place.read.reading.get()
    } catch {
      let wrong = error.diagnostics + place.problemsOfScenario
      throw .refused(attributes, wrong.map { place.located($0) })
    }
    do throws(ScriptError) {
      guard case .scenario(let written) = kind else {
        throw ScriptError(Diagnostic(id: "no-scenario", "No scenario", at: SourceRange(0, 0)))
      }
      attributes = written
      if let releases { attributes.releases = releases }
      let scenario = try Scenario.compiled(place.block.literal, attributes)
      self.init(
        scenario: scenario, block: (place.block.info, place.block.literal),
        fileLine: place.block.fileLine(ofLine:)
      ) { place.located($0) }
    } catch {
      throw .refused(attributes, error.diagnostics.map { place.located($0) })
    }
  }

  /// A page, or any text with a fence of a scenario, which no script can have.
  private static func isMarkdown(_ name: String, _ bytes: [UInt8]) -> Bool {
    if Page.isPage(name) { return true }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
      return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
    }
  }

  private static func noScenario(in name: String) -> InputError {
    InputError(
      "There is no scenario in '\(name)'",
      help: "a scenario is a block that begins with '```scenario ID'; 'lifeguard verify' runs the "
        + "blocks of other kinds")
  }

  private static func block(
    of name: String, _ bytes: [UInt8], _ id: String?
  ) throws(Failure) -> BlockPlace {
    let page = Page(path: name, file: name, bytes: bytes)
    guard page.document != nil else { throw .refused(ScenarioAttributes(), page.diagnostics) }
    let places = page.places.filter(\.isScenario)
    var candidates = places
    if let id { candidates = places.filter { $0.scenarioID == id } }
    let ids = places.compactMap(\.scenarioID)
    guard let first = candidates.first else {
      guard let id else { throw .input(noScenario(in: name)) }
      throw .input(
        InputError(
          "There is no scenario '\(id)' in '\(name)'",
          help: Suggestion.text(for: id, among: ids)
            ?? "its scenarios are \(ids.joined(separator: ", "))"))
    }
    guard candidates.count == 1 else {
      throw .input(
        InputError(
          "There are \(candidates.count) scenarios in '\(name)'",
          help: "choose one with '--scenario ID': \(ids.joined(separator: ", "))"))
    }
    return first
  }
}
