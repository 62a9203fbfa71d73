import Markdown
import ScriptLanguage

/// A page whose live blocks were executed.
struct VerifiedPage {
  let page: Page
  /// Its live blocks by the lines of their fences.
  private(set) var blocks: [Int: VerifiedBlock] = [:]
  /// What its links claim, each with whether it is so.
  private(set) var linkClaims: [LinkClaim] = []
  /// The blocks of scenarios that have an id, be they understood or not.
  private(set) var named: [BlockPlace] = []
  /// Whether what is not in its blocks belongs to this part of the verification.
  private(set) var isLookedAt = true
  /// How many live blocks could not be understood.
  private(set) var refusedBlocks = 0
  /// How many live blocks belong to another part of the verification.
  private(set) var skippedBlocks = 0
  private(set) var problems: [Problem] = []

  /// Executes every live block of a page.
  /// - Parameters:
  ///   - page: The page.
  ///   - catalog: What its blocks can be about by name.
  ///   - dealer: Says what belongs to this part of the verification.
  init(_ page: Page, in catalog: ScenarioCatalog, _ dealer: inout ShardDealer) {
    self.page = page
    let isMine = dealer.takesNext()
    if isMine { problems = page.diagnostics.map { Problem($0, .input) } }
    guard let document = page.document else { return }
    let blocks = document.fencedCodeBlocks
    let lost = LostFences(in: page, blocks).all
    if isMine { look(at: document, lost, catalog) }
    // What a block has swallowed is no code of its own.
    for block in blocks where !lost.contains(where: { $0.outer == block }) {
      let place = BlockPlace(block, in: page)
      if place.scenarioID != nil { named.append(place) }
      if dealer.takesNext() {
        verify(place, catalog, dealer.options)
      } else if LiveBlockKind(info: block.info) != nil {
        skippedBlocks += 1
      }
    }
    isLookedAt = isMine
  }

  /// Executes every live block of a page.
  init(_ page: Page, in catalog: ScenarioCatalog) {
    var dealer = ShardDealer()
    self.init(page, in: catalog, &dealer)
  }

  /// Looks at everything but the blocks.
  private mutating func look(
    at document: MarkdownDocument, _ lost: [LostFences.Lost], _ catalog: ScenarioCatalog
  ) {
    // A title that could not be read is not missing.
    if page.title.isEmpty, page.diagnostics.isEmpty {
      problems.append(Problem(VerifiedPage.missingTitle(page), .input))
    }
    for issue in document.droppedContent() {
      problems.append(Problem(LocatedDiagnostic(issue, file: page.file, page.source), .input))
    }
    problems += lost.map { Problem($0.diagnostic, .input) }
    for link in document.links { verify(link, catalog) }
  }

  /// The live blocks in the order of the page.
  var blocksInOrder: [VerifiedBlock] { blocks.sorted { $0.key < $1.key }.map(\.value) }

  /// The scenarios in the order of the page.
  var scenariosInOrder: [VerifiedScenario] {
    blocksInOrder.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
  }

  /// The blocks of plain Swift in the order of the page.
  var swiftBlocks: [BlockPlace] {
    blocksInOrder.compactMap { if case .swift(let place) = $0 { place } else { nil } }
  }

  /// Whether something on it leads to the page of a built-in scenario.
  func isAboutBuiltIn(_ catalog: ScenarioCatalog) -> Bool {
    linkClaims.contains { catalog.isBuiltIn($0.scenario) }
      || blocks.values.contains { block in
        switch block {
        case .claims: true
        case .comparison(let comparison):
          comparison.columns.contains { catalog.isBuiltIn($0.id) }
        case .stateTable(let table): catalog.isBuiltIn(table.table.attributes.scenario.text)
        case .scenario, .swift: false
        }
      }
  }

  private mutating func verify(
    _ place: BlockPlace, _ catalog: ScenarioCatalog, _ options: VerificationOptions
  ) {
    if let unclosed = place.unclosed {
      refusedBlocks += 1
      return problems.append(Problem(unclosed, .input))
    }
    let kind: LiveBlock
    do throws(ScriptError) {
      kind = try LiveBlock(info: place.block.info)
    } catch {
      let wrong = error.diagnostics + place.problemsOfScenario
      problems += wrong.map { Problem(place.located($0), .input) }
      refusedBlocks += 1
      return
    }
    do throws(ScriptError) {
      let block = try verified(kind, place, catalog)
      blocks[place.block.fenceLine] = block
      if options.isStrict, case .scenario(let scenario) = block, scenario.scenario.checkCount == 0 {
        problems.append(Problem(place.located(VerifiedPage.unverified, atWord: 0), .input))
      }
    } catch {
      refusedBlocks += 1
      problems += error.diagnostics.map { Problem(place.located($0), .input) }
    }
  }

  /// Runs a block.
  /// - Returns: `nil` for code of another language.
  private mutating func verified(
    _ kind: LiveBlock, _ place: BlockPlace, _ catalog: ScenarioCatalog
  ) throws(ScriptError) -> VerifiedBlock? {
    let source = place.block.literal
    switch kind {
    case .ordinary: return nil
    case .swift: return .swift(place)
    case .scenario(let attributes):
      let scenario = try Scenario(source, attributes: attributes)
      let verdict = ScenarioVerdict(scenario)
      add(verdict.diagnostics, at: place)
      return .scenario(VerifiedScenario(scenario: scenario, verdict: verdict, place: place))
    case .claims(let attributes):
      let claims = try Claims(source, attributes: attributes)
      let verdict = ClaimsVerdict(
        claims, in: try catalog.scenarios(of: attributes), runs: catalog.runs)
      add(verdict.diagnostics, at: place)
      return .claims(VerifiedClaims(verdict: verdict))
    case .compare(let attributes):
      return .comparison(
        try VerifiedComparison(try Comparison(source), attributes, in: catalog))
    case .stateTable(let attributes):
      return .stateTable(
        try VerifiedStateTable(try StateTable(source, attributes: attributes), in: catalog))
    }
  }

  /// Notes what became of a block that was run.
  private mutating func add(_ diagnostics: [Diagnostic], at place: BlockPlace) {
    for diagnostic in diagnostics {
      let kind: Problem.Kind = diagnostic.isDisagreement ? .disagreement : .input
      problems.append(Problem(place.located(diagnostic), kind))
    }
  }

  /// Judges what a link with the scheme `verify:` claims.
  private mutating func verify(_ link: Link, _ catalog: ScenarioCatalog) {
    guard let claim = LinkClaim(link.destination) else { return }
    linkClaims.append(claim)
    do throws(LinkFailure) {
      guard link.kind == .link else { throw LinkFailure.image }
      try catalog.judge(claim)
    } catch {
      let located = LocatedDiagnostic(
        error.diagnostic, path: page.file, line: link.line, column: link.column,
        sourceLine: page.source.line(link.line))
      problems.append(Problem(located, error.isDisagreement ? .disagreement : .input))
    }
  }

  private static let unverified = Diagnostic(
    id: "unverified-scenario", "This scenario has no checks, so nothing says that it is right",
    at: SourceRange(0, 0),
    help: ["add 'expect { … }' or 'require …'; without '--strict' it is shown as not verified"])

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
