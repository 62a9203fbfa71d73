import Markdown
import ScriptLanguage

/// A scenario of a page with what its runs showed.
struct VerifiedScenario {
  let scenario: Scenario
  let verdict: ScenarioVerdict
  let place: BlockPlace

  var id: String { scenario.attributes.id }
}

/// The claims of a block with what became of them.
struct VerifiedClaims {
  let verdict: ClaimsVerdict
  let place: BlockPlace
}

/// A page whose live blocks were executed.
struct VerifiedPage {
  let page: Page
  /// By the lines of their fences.
  private(set) var scenarios: [Int: VerifiedScenario] = [:]
  /// By the lines of their fences.
  private(set) var claims: [Int: VerifiedClaims] = [:]
  /// The lines of the fences of plain Swift blocks.
  private(set) var swiftBlocks: Set<Int> = []
  /// The blocks of scenarios that have an id, be they understood or not.
  private(set) var named: [BlockPlace] = []
  private(set) var problems: [Problem] = []

  /// Executes every live block of a page.
  /// - Parameters:
  ///   - page: The page.
  ///   - catalog: What its blocks can be about by name.
  init(_ page: Page, in catalog: ScenarioCatalog) {
    self.page = page
    problems = page.diagnostics.map { Problem($0, .input) }
    guard let document = page.document else { return }
    // A title that could not be read is not missing.
    if page.title.isEmpty, page.diagnostics.isEmpty {
      problems.append(Problem(VerifiedPage.missingTitle(page), .input))
    }
    for issue in document.droppedContent() {
      problems.append(Problem(LocatedDiagnostic(issue, file: page.file, page.source), .input))
    }
    let blocks = document.fencedCodeBlocks
    let lost = LostFences(in: page, blocks).all
    problems += lost.map { Problem($0.diagnostic, .input) }
    // What a block has swallowed is no code of its own.
    for block in blocks where !lost.contains(where: { $0.outer == block }) {
      verify(BlockPlace(block, in: page), catalog)
    }
  }

  /// The scenarios in the order of the page.
  var scenariosInOrder: [VerifiedScenario] {
    scenarios.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func verify(_ place: BlockPlace, _ catalog: ScenarioCatalog) {
    if place.scenarioID != nil { named.append(place) }
    if let unclosed = place.unclosed { return problems.append(Problem(unclosed, .input)) }
    let kind: LiveBlock
    do throws(ScriptError) {
      kind = try LiveBlock(info: place.block.info)
    } catch {
      let wrong = error.diagnostics + place.problemsOfScenario
      problems += wrong.map { Problem(place.located($0), .input) }
      return
    }
    do throws(ScriptError) {
      switch kind {
      case .ordinary: return
      case .swift: swiftBlocks.insert(place.block.fenceLine)
      case .scenario(let attributes):
        let scenario = try Scenario(place.block.literal, attributes: attributes)
        let verdict = ScenarioVerdict(scenario)
        scenarios[place.block.fenceLine] = VerifiedScenario(
          scenario: scenario, verdict: verdict, place: place)
        add(verdict.diagnostics, at: place)
      case .claims(let attributes):
        let claims = try Claims(place.block.literal, attributes: attributes)
        let verdict = ClaimsVerdict(
          claims, in: try catalog.scenarios(of: attributes), runs: catalog.runs)
        self.claims[place.block.fenceLine] = VerifiedClaims(verdict: verdict, place: place)
        add(verdict.diagnostics, at: place)
      }
    } catch {
      problems += error.diagnostics.map { Problem(place.located($0), .input) }
    }
  }

  /// Notes what became of a block that was run.
  private mutating func add(_ diagnostics: [Diagnostic], at place: BlockPlace) {
    for diagnostic in diagnostics {
      let kind: Problem.Kind = diagnostic.isDisagreement ? .disagreement : .input
      problems.append(Problem(place.located(diagnostic), kind))
    }
  }

  private static func missingTitle(_ page: Page) -> LocatedDiagnostic {
    let diagnostic = Diagnostic(
      id: "missing-title", "The page has no title", at: SourceRange(0, 0),
      help: ["begin it with a heading '# Title', or write 'title:' in its front matter"])
    return LocatedDiagnostic(
      diagnostic, path: page.file, line: 1, column: 1, sourceLine: page.source.line(1))
  }
}

/// Something wrong with a page.
struct Problem {
  /// Whether the engine disagrees with what a page says, or the page could not be understood.
  enum Kind { case disagreement, input }
  var located: LocatedDiagnostic
  var kind: Kind

  init(_ located: LocatedDiagnostic, _ kind: Kind) {
    self.located = located
    self.kind = kind
  }

  var isError: Bool { located.diagnostic.severity == .error }
}
