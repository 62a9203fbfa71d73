import Diagnostics
import Scenarios

/// A content folder whose pages are edited. After each change only the blocks whose text has changed
/// are run again. Texts that an editor has not saved take precedence over the files.
package final class EditedFolder {
  /// The extent of a folder.
  package enum Extent: Sendable {
    /// All pages below the folder, with the configuration.
    case site
    /// The pages in the folder itself, for a page outside of any site.
    case pages
  }

  /// The path of the folder.
  package let path: String
  /// The extent of the folder.
  package let extent: Extent

  private let toolPath: String?
  private var cache = BlockCache()
  private let builtIns: BuiltIns
  private let memory = SiteMemory()
  private var open: Set<String> = []
  private var verified: VerifiedFolder?
  private var problems: [String: [LocatedDiagnostic]] = [:]

  /// All pages of the folder, as far as the last look read the pages.
  package private(set) var pages: [Page] = []
  /// True if a block of plain Swift waits for the compiler.
  package private(set) var needsCompiler = false
  /// The paths of the files that are no pages, after the last look.
  package private(set) var files: [String] = []

  /// The number of outcomes in memory after which the memory begins anew.
  private static let outcomeLimit = 5000

  /// - Parameters:
  ///   - path: The folder; empty for pages that are in no folder.
  ///   - extent: The extent of the folder.
  ///   - toolPath: Folders with colons between them, to search for a Swift compiler.
  package init(_ path: String, _ extent: Extent, toolPath: String?) {
    self.path = path.isEmpty ? "" : FilePath.normalized(path)
    self.extent = extent
    self.toolPath = toolPath
    // The outcomes of pages come and go, those of the built-in scenarios stay.
    builtIns = BuiltIns(cache: BlockCache())
  }

  // MARK: Texts

  /// Sets the text of an open page.
  /// - Parameters:
  ///   - text: The text as UTF-8; nil for a page that is not open any more.
  ///   - page: The path relative to the folder.
  package func edit(_ text: [UInt8]?, of page: String) {
    memory.unsaved[file(of: page)] = text
    if text == nil { open.remove(page) } else { open.insert(page) }
  }

  /// The path of a page's file.
  package func file(of page: String) -> String { path.isEmpty ? page : FilePath.join(path, page) }

  /// The page with a path relative to the folder.
  package func page(_ path: String) -> Page? { pages.first { $0.path == path } }

  // MARK: Looks

  /// Looks at the open pages.
  /// - Parameter asksCompiler: True to wait for the Swift compiler's opinion about new blocks of
  ///   plain Swift.
  /// - Throws: An error if the folder cannot be read. The results of the last look stay.
  package func refresh(asksCompiler: Bool) throws(InputError) {
    if cache.count > EditedFolder.outcomeLimit { cache = BlockCache() }
    var options = VerificationOptions(cache: cache, toolPath: toolPath)
    options.section = EditedFolder.section
    options.keepsRuns = false
    options.asksCompiler = asksCompiler
    options.memory = memory
    options.builtIns = builtIns
    var dealer = ShardDealer(options)
    let listed = extent == .site ? try ContentFolder(path) : try ContentFolder(pagesOf: path)
    let content = listed.adding(pages: open)
    let folder = try VerifiedFolder(content, selection: open, &dealer)
    verified = folder
    pages = folder.all
    files = content.filePaths
    needsCompiler = !asksCompiler && folder.swift.hasCompiler && folder.swift.uncheckedCount > 0
    let blocks = pages.map { page in
      let known = folder.pages.first { $0.page.path == page.path }
      return (page.file, known?.judgedBlocks ?? page.places.filter { $0.kind == .scenario })
    }
    let found = folder.problems + Verification.repeatedIDs(in: blocks)
    problems = Dictionary(grouping: found.map(\.located), by: \.path)
  }

  private static func section(of block: JudgedBlock) -> BlockSection {
    var section = BlockSection()
    if case .scenario(let verified) = block {
      section.events = verified.scenario.matchedEvents(in: verified.verdict.run).map {
        EventMark(line: $0.line, number: $0.number, microseconds: $0.time.microseconds)
      }
    }
    return section
  }

  /// The diagnostics of an open page, by line and column.
  package func diagnostics(of page: String) -> [LocatedDiagnostic] {
    (problems[file(of: page)] ?? []).sorted(by: LocatedDiagnostic.precedes)
  }

  /// The events beside the lines of a scenario's expectations.
  /// - Parameters:
  ///   - line: The line of the block's fence.
  ///   - page: The path of the page.
  package func events(atFence line: Int, of page: String) -> [EventMark] {
    outcome(atFence: line, of: page)?.section?.events ?? []
  }

  /// The configuration of the folder; nil before the first look.
  var configuration: SiteConfiguration? { verified?.configuration }

  private func outcome(atFence line: Int, of page: String) -> BlockOutcome? {
    verified?.pages.first { $0.page.path == page }?.outcomes[line]
  }

  // MARK: Scenarios

  /// The ids of the scenarios on all pages, in order, each with the block of the scenario.
  package var scenarios: [(id: String, place: BlockPlace)] {
    var seen: Set<String> = []
    var result: [(id: String, place: BlockPlace)] = []
    for place in pages.flatMap(\.places) {
      if let id = place.scenarioID, seen.insert(id).inserted { result.append((id, place)) }
    }
    return result.sorted { $0.id < $1.id }
  }

  /// The built-in scenarios.
  package var builtInScenarios: [BuiltInScenario] { builtIns.scenarios }

  /// The number of checks of a scenario, and true if the checks hold; nil for a scenario that was
  /// not run.
  package func verdict(atFence line: Int, of page: String) -> (checks: Int, holds: Bool)? {
    outcome(atFence: line, of: page).map { outcome in
      (outcome.checks, !outcome.diagnostics.contains { $0.severity == .error })
    }
  }

  /// The edits that `--update` would make in a scenario.
  /// - Parameter place: The block of the scenario.
  /// - Returns: The edits of the page; nil if there are none.
  package static func update(of place: BlockPlace) -> [LineEdit]? {
    guard let attributes = place.read.scenario,
      let scenario = try? Scenario.compiled(place.block.literal, attributes)
    else { return nil }
    let release = scenario.judged().run.release
    guard let update = try? scenario.updates(on: release) else { return nil }
    return try? PageUpdate.edits(update.edits, of: place.block, in: place.page.source)
  }
}
