import Diagnostics
import ExampleRuns
import Markdown
import Scenarios

/// A page whose live blocks were executed.
struct VerifiedPage {
  /// The page with the outcomes of its live blocks.
  private(set) var judged: JudgedPage
  /// The scenarios that were run for this page without the cache, in page order, if kept.
  private(set) var scenarios: [PlacedScenario] = []
  /// The blocks of plain Swift, in page order.
  private(set) var swiftBlocks: [BlockPlace] = []
  /// The reasons of the blocks of Swift that are only shown; nil for a fragment.
  private(set) var shownSwift: [String?] = []
  /// The claims of the links.
  private(set) var linkClaims: [LinkClaim] = []
  /// The live blocks of all kinds except plain Swift, including refused blocks.
  private(set) var judgedBlocks: [BlockPlace] = []
  /// True if the shard verifies the page outside of the blocks.
  private(set) var isLookedAt = true
  /// The number of live blocks that could not be understood.
  private(set) var refusedBlocks = 0
  /// True if a refused block is about other scenarios.
  private(set) var hasRefusedSubjects = false
  /// The lines of the fences of live blocks that belong to another part of the verification.
  private(set) var skippedLines: Set<Int> = []
  private(set) var problems: [Problem] = []
  /// The seconds that the blocks took, by the lines of their fences, if a clock was given.
  private(set) var seconds: [Int: Double] = [:]
  /// The lines about examples that the runs did not follow as a whole.
  private(set) var notes: [String] = []

  var page: Page { judged.page }
  /// The outcomes of the live blocks, by the lines of their fences.
  var outcomes: [Int: BlockOutcome] { judged.outcomes }

  /// Executes every live block of a page.
  /// - Parameters:
  ///   - page: The page.
  ///   - catalog: The scenarios that blocks can name.
  ///   - dealer: Assigns pages and blocks to the shards.
  init(_ page: Page, in catalog: ScenarioCatalog, _ dealer: inout ShardDealer) {
    judged = JudgedPage(page: page)
    let isMine = dealer.takesPage()
    if isMine { problems = page.diagnostics.map { Problem($0, .input) } }
    guard let document = page.document else { return }
    let lost = LostFences(in: page, document.fencedCodeBlocks).all
    if isMine { look(at: document, lost, catalog) }
    // A block that has swallowed another block is not judged.
    for place in page.places where !lost.contains(where: { $0.outer == place.block }) {
      if let kind = place.kind, kind != .swift { judgedBlocks.append(place) }
      if !place.read.isLive {
        if isMine { verify(place, catalog, dealer.options) }
      } else if dealer.takesBlock() {
        let start = dealer.options.clock?()
        verify(place, catalog, dealer.options)
        if let start, let end = dealer.options.clock?() {
          seconds[place.block.fenceLine] = end - start
        }
      } else {
        skippedLines.insert(place.block.fenceLine)
      }
    }
    isLookedAt = isMine
  }

  /// The same page for addresses in any folder.
  /// - Parameter root: The address of the site, ending in a slash; empty if unknown.
  func shown(below root: String) -> VerifiedPage {
    var verified = self
    verified.judged.page = page.shown(below: root)
    return verified
  }

  /// Executes every live block of a page.
  init(_ page: Page, in catalog: ScenarioCatalog) {
    var dealer = ShardDealer()
    self.init(page, in: catalog, &dealer)
  }

  /// Executes only what refers to scenarios of some other pages, or to scenarios that are gone.
  /// - Parameters:
  ///   - page: The page.
  ///   - others: The paths of the other pages.
  init(
    _ page: Page, about others: Set<String>, in catalog: ScenarioCatalog,
    _ options: VerificationOptions
  ) {
    judged = JudgedPage(page: page)
    for place in page.places where place.read.isLive {
      let subjects = place.read.live?.subjects(in: place.block.literal) ?? []
      guard subjects.contains(where: { catalog.isLost($0, orOn: others) }) else { continue }
      verify(place, catalog, options)
    }
    for link in page.document?.links ?? [] {
      guard let claim = LinkClaim(link.destination), catalog.isLost(claim.scenario, orOn: others)
      else { continue }
      verify(link, catalog)
    }
  }

  /// Looks at everything but the blocks.
  private mutating func look(
    at document: MarkdownDocument, _ lost: [LostFences.Lost], _ catalog: ScenarioCatalog
  ) {
    // A title that could not be read is not missing.
    if page.title.isEmpty, page.diagnostics.isEmpty {
      problems.append(Problem(VerifiedPage.missingTitle(page), .input))
    }
    for issue in document.droppedContent() + document.markupIssues {
      problems.append(Problem(LocatedDiagnostic(issue, file: page.file, page.source), .input))
    }
    for problem in [page.unknownPrediction, page.missingExercises].compactMap(\.self) {
      problems.append(Problem(problem, .input))
    }
    problems += lost.map { Problem($0.diagnostic, .input) }
    problems += LostLinks(in: page, document).diagnostics.map { Problem($0, .input) }
    for link in document.links { verify(link, catalog) }
  }

  /// True if a link or a block leads to the page of a built-in scenario.
  func isAboutBuiltIn(_ catalog: ScenarioCatalog) -> Bool {
    linkClaims.contains { catalog.isBuiltIn($0.scenario) }
      || outcomes.values.contains { outcome in
        outcome.isAboutFamilies || outcome.scenarios.contains(where: catalog.isBuiltIn)
      }
  }

  /// The scenarios to whose places links and sections of the page lead.
  var scenariosToRead: [String] {
    linkClaims.map(\.scenario)
      + outcomes.sorted { $0.key < $1.key }.flatMap {
        TemplateValue.fields($0.value.values).scenarios
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
      kind = try place.read.reading.get()
    } catch {
      let wrong = error.diagnostics + place.problemsOfScenario
      problems += wrong.map { Problem(place.located($0), .input) }
      refusedBlocks += 1
      return
    }
    if case .ordinary(let language) = kind {
      if case .failure(let error) = place.read.diagram {
        problems += error.diagnostics.map { Problem(place.located($0), .input) }
      }
      let isLost = page.document?.markupIssues.contains { $0.line == place.block.fenceLine } == true
      let problem = isLost ? nil : ShownLanguage(language).problem(of: place.block.literal)
      if let problem { problems.append(Problem(place.located(problem, atWord: 0), .input)) }
      return
    }
    if case .scenario = kind {
      let unknown = CitedSources(place.read.info).problems
      problems += unknown.map { Problem(place.located($0), .input) }
    }
    for id in kind.subjects(in: place.block.literal) ?? [] {
      guard let draft = catalog.draft(with: id, for: page) else { continue }
      let diagnostic = VerifiedPage.inDraft(id, draft).diagnostic
      problems.append(Problem(place.located(diagnostic, atWord: 0), .input))
    }
    do throws(ScriptError) {
      guard let outcome = try outcome(of: kind, at: place, catalog, options) else { return }
      judged.outcomes[place.block.fenceLine] = outcome
      if case .swift = kind { swiftBlocks.append(place) }
      if case .fragment = kind { shownSwift.append(place.reasonToIgnore) }
      if case .example = kind { judgedBlocks.append(place) }
      note(outcome.unfollowed, at: place)
      for diagnostic in outcome.diagnostics {
        problems.append(
          Problem(place.located(diagnostic), diagnostic.isDisagreement ? .disagreement : .input))
      }
      if options.isStrict, outcome.isUnverified {
        problems.append(Problem(place.located(VerifiedPage.unverified, atWord: 0), .input))
      }
      if options.isStrict, outcome.reasonNotRun != nil {
        problems.append(Problem(place.located(VerifiedPage.notRun, atWord: 1), .input))
      }
    } catch {
      refusedBlocks += 1
      if case .scenario = kind {} else { hasRefusedSubjects = true }
      problems += error.diagnostics.map { Problem(place.located($0), .input) }
    }
  }

  /// Notes the calls of an example that no run followed.
  private mutating func note(_ calls: [UnfollowedCall], at place: BlockPlace) {
    guard !calls.isEmpty else { return }
    let text = UnfollowedText(calls) { place.line(at: $0) }
    notes.append("\(page.file):\(place.block.fenceLine): not followed: \(text.plain)")
  }

  /// The outcome of a block, from the cache or judged now.
  private mutating func outcome(
    of kind: LiveBlock, at place: BlockPlace, _ catalog: ScenarioCatalog,
    _ options: VerificationOptions
  ) throws(ScriptError) -> BlockOutcome? {
    let judge = BlockJudge(catalog: catalog, options: options)
    let key = options.cache == nil ? nil : judge.key(of: kind, at: place)
    if let key, let known = options.cache?.outcome(for: key, withSection: options.section != nil) {
      return known
    }
    guard let judged = try judge.judge(kind, at: place) else { return nil }
    var outcome = judged.outcome
    outcome.section = options.section?(judged)
    if options.keepsRuns, case .scenario(let scenario) = judged {
      scenarios.append(PlacedScenario(scenario: scenario, place: place))
    }
    if let key { options.cache?.keep(outcome, for: key) }
    return outcome
  }

  /// Judges the claim of a link with the scheme `verify:`.
  private mutating func verify(_ link: Link, _ catalog: ScenarioCatalog) {
    guard let claim = LinkClaim(link.destination) else { return }
    linkClaims.append(claim)
    do throws(LinkFailure) {
      guard link.kind == .link else { throw LinkFailure.image }
      if let draft = catalog.draft(with: claim.scenario, for: page) {
        throw VerifiedPage.inDraft(claim.scenario, draft)
      }
      try catalog.judge(claim)
    } catch {
      let located = LocatedDiagnostic(
        error.diagnostic, path: page.file, line: link.line, column: link.column,
        sourceLine: page.source.line(link.line))
      problems.append(Problem(located, error.isDisagreement ? .disagreement : .input))
    }
  }

  private static func inDraft(_ id: String, _ draft: Page) -> LinkFailure {
    LinkFailure(
      "broken-link",
      "'\(id)' is a scenario of the draft '\(draft.path)', which the site does not have",
      help: "remove the reference, or remove 'draft: true' from the front matter of '\(draft.path)'"
    )
  }

  private static let unverified = Diagnostic(
    id: "unverified-scenario", "This scenario has no checks, so nothing shows that it is right",
    at: SourceRange(0, 0),
    help: ["add 'expect { … }' or 'require …'; without '--strict' it is shown as not verified"])

  private static let notRun = Diagnostic(
    id: "example-not-run", "This example is not run, so nothing shows that its mark is right",
    at: SourceRange(0, 0),
    help: ["remove 'not-run'; without '--strict' it is shown as not run"])

  private static func missingTitle(_ page: Page) -> LocatedDiagnostic {
    let diagnostic = Diagnostic(
      id: "missing-title", "The page has no title", at: SourceRange(0, 0),
      help: ["begin it with a heading '# Title', or write 'title:' in its front matter"])
    return LocatedDiagnostic(
      diagnostic, path: page.file, line: 1, column: 1, sourceLine: page.source.line(1))
  }
}

extension VerifiedPage {
  /// Returns true if the outcome of the page depends on one of the scenarios, or may depend on one.
  func isAbout(_ ids: Set<String>) -> Bool {
    hasRefusedSubjects || linkClaims.contains { ids.contains($0.scenario) }
      || outcomes.values.contains { outcome in
        ![.scenario, .swift].contains(outcome.kind)
          && (outcome.isAboutFamilies || outcome.scenarios.contains(where: ids.contains))
      }
  }
}
