import ArgumentParser
import Diagnostics
import LifecycleEngine
import Scenarios
import SiteGenerator
import TraceRendering

/// `lifeguard run`.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run one scenario and print its trace",
    discussion: """
      The file is a bare script, or a Markdown page with a scenario. To run a built-in scenario, \
      give the name that pages use.

      EXAMPLE
        lifeguard run push.swift --ios 17
        lifeguard run transitions/swipe-back-cancelled --ios 17
        lifeguard run Content/navigation.md --scenario push-completed --format svg > push.svg
        echo 'window.rootViewController = UIViewController()' | lifeguard run -
      """)

  /// The formats of a printed trace.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg, mermaid, html
  }

  @ArgumentParser.Argument(
    help: ArgumentHelp("The file; '-' for standard input.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "The iOS version as a whole number, instead of the versions that the scenario names.",
      valueName: "version"))
  var ios: String?

  @Option(help: ArgumentHelp("The id of a scenario, for a page with several.", valueName: "id"))
  var scenario: String?

  @Option(help: "The format of the trace.")
  var format = Format.text

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "The callbacks to show, such as 'classic'; may be repeated. Without this option, text and JSON show everything.",
      valueName: "name"))
  var lens: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Open the scenario in the playground of the site, or print the link if there is no browser."
    ))
  var open = false

  @OptionGroup var color: ColorOption

  func validate() throws {
    if open, !lens.isEmpty || format != .text {
      throw ValidationError(
        "'--open' takes neither '--lens' nor '--format': the playground shows the callbacks that "
          + "the checks are about."
      )
    }
    if let ios, release == nil {
      throw ValidationError("iOS '\(ios)' is not simulated; \(Release.listedText).")
    }
    for name in lens where LensSet(named: name) == nil {
      throw ValidationError("'\(name)' is not a lens; the lenses are \(LensSet.names).")
    }
  }

  /// The requested release.
  private var release: Release? {
    ios.flatMap { Int($0) }.map { Release($0) }.flatMap { $0.isModeled ? $0 : nil }
  }

  func run() throws {
    let builtIn = BuiltInScenario.page(of: file)
    let bytes = try Terminal.reportingInput { () throws(InputError) in
      if let builtIn { return builtIn }
      return try InputFile.bytes(of: file)
    }
    let name = builtIn == nil ? file : file + ".md"
    let source: ScenarioFile
    do throws(ScenarioFile.Failure) {
      source = try ScenarioFile(
        name: file == "-" ? "<stdin>" : name, bytes: bytes, id: scenario,
        releases: release.map { [$0] })
    } catch {
      throw report(error)
    }
    if open { return try show(source) }
    let verdict = source.verdict(recordsStates: format == .json)
    let diagnostics = source.diagnostics(of: verdict)
    Terminal.output(render(verdict.run, of: source.scenario, diagnostics))
    for diagnostic in diagnostics { Terminal.error(DiagnosticText.render(diagnostic) + "\n") }
    if verdict.run.trace.events.isEmpty, source.scenario.checkCount == 0 {
      Terminal.error(
        "note: nothing happened: a script shows a controller, as with 'window.rootViewController = "
          + "…'; 'lifeguard check' drives classes that are only declared\n")
    }
    if verdict.isDisagreement { throw ExitCode.disagreement }
    if !diagnostics.isEmpty { throw ExitCode.input }
  }

  /// Opens the scenario in the playground.
  private func show(_ source: ScenarioFile) throws {
    let address = try Terminal.reportingInput { () throws(InputError) in
      guard let base = try PlayLink.base(of: file == "-" ? "script" : file) else {
        throw InputError(
          "The address of the site is not known",
          help: "write it in the 'lifeguard.yml' of the pages: 'base-url: https://example.com/'")
      }
      let (info, body) = source.block
      guard let link = PlayLink(info: info, body, ios: release?.major) else {
        throw InputError(
          "The scenario is too long for a link",
          help: "open \(base)play.html, and paste the scenario there")
      }
      return link.address(at: base)
    }
    if !Browser.open(address) { Terminal.output(address + "\n") }
  }

  private func report(_ failure: ScenarioFile.Failure) -> ExitCode {
    switch failure {
    case .input(let error): Terminal.error(error.description)
    case .refused(let attributes, let diagnostics):
      if format == .json { Terminal.output(TraceJSON.render(refused: attributes, diagnostics)) }
      for diagnostic in diagnostics { Terminal.error(DiagnosticText.render(diagnostic) + "\n") }
    }
    return .input
  }

  private func render(
    _ run: ScenarioRun, of scenario: Scenario, _ diagnostics: [LocatedDiagnostic]
  ) -> String {
    let chosen = lens.compactMap(LensSet.init(named:)).reduce(nil as LensSet?) {
      $0?.union($1) ?? $1
    }
    let named = scenario.namedContainers(in: run)
    switch format {
    case .text: return TraceText.render(run, lenses: chosen ?? .all, naming: named)
    case .json:
      return TraceJSON.render(
        run, lenses: chosen ?? .all, naming: named, diagnostics: diagnostics)
    case .svg:
      return SequenceDiagram.svg(run, lenses: chosen ?? scenario.shownLenses, naming: named)
    case .mermaid:
      return MermaidDiagram.render(run, lenses: chosen ?? scenario.shownLenses, naming: named)
    case .html:
      return TracePage.html(run, lenses: chosen ?? scenario.shownLenses, naming: named)
    }
  }
}
