import Diagnostics
import Markdown
import ScriptLanguage

/// A page whose live blocks were executed.
struct VerifiedPage {
  private(set) var page: Page
  /// What became of its live blocks, by the lines of their fences.
  private(set) var outcomes: [Int: BlockOutcome] = [:]
  /// The scenarios that were run for this page and not taken from the cache, in its order.
  private(set) var scenarios: [VerifiedScenario] = []
  /// Its blocks of plain Swift, in its order.
  private(set) var swiftBlocks: [BlockPlace] = []
  /// What its links claim, each with whether it is so.
  private(set) var linkClaims: [LinkClaim] = []
  /// Its live blocks of all kinds but plain Swift, be they understood or not.
  private(set) var judgedBlocks: [BlockPlace] = []
  /// Whether what is not in its blocks belongs to this part of the verification.
  private(set) var isLookedAt = true
  /// How many live blocks could not be understood.
  private(set) var refusedBlocks = 0
  /// Whether one of these is about other scenarios.
  private(set) var hasRefusedSubjects = false
  /// The lines of the fences of live blocks that belong to another part of the verification.
  private(set) var skippedLines: Set<Int> = []
  private(set) var problems: [Problem] = []

  /// Executes every live block of a page.
  /// - Parameters:
  ///   - page: The page.
  ///   - catalog: What its blocks can be about by name.
  ///   - dealer: Says what belongs to this part of the verification.
  init(_ page: Page, in catalog: ScenarioCatalog, _ dealer: inout ShardDealer) {
    self.page = page
    let isMine = dealer.takesPage()
    if isMine { problems = page.diagnostics.map { Problem($0, .input) } }
    guard let document = page.document else { return }
    let blocks = document.fencedCodeBlocks
    let lost = LostFences(in: page, blocks).all
    if isMine { look(at: document, lost, catalog) }
    // What a block has swallowed is no code of its own.
    for block in blocks where !lost.contains(where: { $0.outer == block }) {
      let place = BlockPlace(block, in: page)
      if let kind = place.kind, kind != .swift { judgedBlocks.append(place) }
      if !VerifiedPage.isLive(block) {
        if isMine { verify(place, catalog, dealer.options) }
      } else if dealer.takesBlock() {
        verify(place, catalog, dealer.options)
      } else {
        skippedLines.insert(block.fenceLine)
      }
    }
    isLookedAt = isMine
  }

  /// The same page for addresses in any folder.
  /// - Parameter root: Where the site stands, ending in a slash; empty where that is not known.
  func shown(below root: String) -> VerifiedPage {
    var verified = self
    verified.page = page.shown(below: root)
    return verified
  }

  /// Whether a block is a live one, or was most likely meant to be.
  private static func isLive(_ block: FencedCodeBlock) -> Bool {
    do throws(ScriptError) {
      if case .ordinary = try LiveBlock(info: block.info) { return false }
      return true
    } catch {
      return true
    }
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
    problems += LostLinks(in: page, document).diagnostics.map { Problem($0, .input) }
    for link in document.links { verify(link, catalog) }
  }

  /// Whether something on it leads to the page of a built-in scenario.
  func isAboutBuiltIn(_ catalog: ScenarioCatalog) -> Bool {
    linkClaims.contains { catalog.isBuiltIn($0.scenario) }
      || outcomes.values.contains { outcome in
        outcome.isAboutFamilies || outcome.scenarios.contains(where: catalog.isBuiltIn)
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
      guard let outcome = try outcome(of: kind, at: place, catalog, options) else { return }
      outcomes[place.block.fenceLine] = outcome
      if outcome.isPlainSwift { swiftBlocks.append(place) }
      if case .example = kind { judgedBlocks.append(place) }
      for stored in outcome.diagnostics {
        let diagnostic = stored.diagnostic
        problems.append(
          Problem(place.located(diagnostic), diagnostic.isDisagreement ? .disagreement : .input))
      }
      if options.isStrict, outcome.isUnverified {
        problems.append(Problem(place.located(VerifiedPage.unverified, atWord: 0), .input))
      }
      if options.isStrict, outcome.example?.reason != nil {
        problems.append(Problem(place.located(VerifiedPage.notRun, atWord: 1), .input))
      }
    } catch {
      refusedBlocks += 1
      if case .scenario = kind {} else { hasRefusedSubjects = true }
      problems += error.diagnostics.map { Problem(place.located($0), .input) }
    }
  }

  /// What becomes of a block, as it is known already or found out now.
  private mutating func outcome(
    of kind: LiveBlock, at place: BlockPlace, _ catalog: ScenarioCatalog,
    _ options: VerificationOptions
  ) throws(ScriptError) -> BlockOutcome? {
    let key = options.cache == nil ? nil : catalog.key(of: kind, at: place)
    if let key, let known = options.cache?.outcome(for: key) { return known }
    let runner = BlockRunner(catalog: catalog, areReleasesAlike: options.areReleasesAlike)
    guard let result = try runner.run(kind, at: place) else { return nil }
    if let scenario = result.scenario { scenarios.append(scenario) }
    if let key { options.cache?.keep(result.outcome, for: key) }
    return result.outcome
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

  private static let notRun = Diagnostic(
    id: "example-not-run", "This example is not run, so nothing says that it is as it is marked",
    at: SourceRange(0, 0),
    help: ["leave out 'not-run'; without '--strict' it is shown as not run"])

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
