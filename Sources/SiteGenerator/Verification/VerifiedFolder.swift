import Diagnostics
import Markdown
import Scenarios

/// A content folder, or some of its pages, with the results of the verification.
struct VerifiedFolder {
  let configuration: SiteConfiguration
  /// The verified pages in the order of the site.
  let pages: [VerifiedPage]
  /// All pages of the folder, also those that were not selected, in the order of the paths.
  var all: [Page] { catalog.pages }
  /// The pages for readers: all pages except the page for addresses without a page, and without drafts
  /// except in a preview.
  let listed: [VerifiedPage]
  let links: LinkResolver
  /// The author's HTML of every page.
  let frame: PageFrame
  /// The older builds and other sites that each page links to.
  let versions: SiteVersions
  /// The redirects that the configuration names.
  let redirects: Redirects
  /// The scenarios that blocks can name.
  let catalog: ScenarioCatalog
  /// The examples of the findings.
  let findings: FindingExamples
  /// The look of the compiler's parser at the blocks of plain Swift.
  let swift: SwiftBlocks.Result
  /// The files beside the pages that belong to the site.
  let files: PublishedFiles
  private(set) var problems: [Problem]

  /// Verifies pages.
  /// - Parameters:
  ///   - content: The folder of the pages, which is searched for the targets of links.
  ///   - selection: The paths of the pages to verify, relative to the folder; nil for all.
  ///   - dealer: Assigns pages and blocks to the shards.
  /// - Throws: An error if a file cannot be read.
  init(
    _ content: ContentFolder, selection: Set<String>? = nil, _ dealer: inout ShardDealer
  ) throws(InputError) {
    var problems: [Problem] = []
    configuration = content.configurationFile.configuration
    let memory = dealer.options.memory
    let pages = try VerifiedFolder.pages(of: content, memory)
    let order = PageOrder(configuration.pages, pages: pages.map(\.path))
    if selection == nil, dealer.isFirst {
      problems += content.configurationFile.problems(with: order.issues)
      problems += ConfigurationFile.misnamed(in: content)
    }
    let builtIns = dealer.options.builtIns ?? BuiltIns(cache: dealer.options.cache)
    let targets =
      configuration.hasReference ? memory?.targets ?? GeneratedTargets(builtIns) : nil
    memory?.targets = targets
    versions = SiteVersions(of: content)
    var links = LinkResolver(
      pages: pages, files: content.filePaths + versions.files.map(\.path), in: content,
      generated: targets)
    catalog = ScenarioCatalog(pages, builtIns: builtIns, recording: dealer.options.recording)
    findings = FindingExamples(catalog, dealer.options)
    let catalog = catalog
    frame = try PageFrame(of: content, links)
    let showsDrafts = dealer.options.showsDrafts
    let shown = pages.filter { showsDrafts || !$0.isDraft }
    files = PublishedFiles(
      of: content, linked: Set(shown.flatMap(links.targets)), frame: frame.targets)
    if !content.isPartial {
      links.unpublished = Set(files.leftOut.filter { !PublishedFiles.isImage($0) })
    }
    self.links = links
    memory?.settle(pages: Set(pages.map(\.path)), links.inputs, catalog)
    let made = (targets?.paths ?? []).map { Page.outputPath(ofPage: $0) }
    let copied = files.paths + versions.files.map(\.path)
    redirects = Redirects(configuration, links, taken: pages.map(\.outputPath) + copied + made)
    if selection == nil, dealer.isFirst {
      problems += VerifiedFolder.collisions(of: copied, in: content) + frame.problems
      problems += content.configurationFile.problems(
        of: redirects.issues + frame.issues + versions.issues)
    }
    let chosen = order.sorted(pages).filter { selection?.contains($0.path) ?? true }
    let verified = VerifiedFolder.verified(chosen, catalog, &dealer)
    self.pages = verified
    listed = verified.filter { !$0.page.isMissing && (showsDrafts || !$0.page.isDraft) }
    problems += verified.flatMap { VerifiedFolder.problems(of: $0, links, memory) }
    if let selection, dealer.isFirst {
      problems += VerifiedFolder.problems(
        of: pages, about: selection, links, catalog, dealer.options)
    }
    swift = SwiftBlocks(verified.flatMap(\.swiftBlocks)).result(
      memory: memory, cache: dealer.options.cache, toolPath: dealer.options.toolPath,
      isStrict: dealer.options.isStrict, asks: dealer.options.asksCompiler)
    let base = configuration.allowsPlayground ? configuration.baseURL : nil
    problems = VerifiedFolder.linked(problems, in: verified, at: base)
    self.problems = problems + swift.problems
    self.problems += taken(content.pagePaths + copied, in: content)
    self.problems = configuration.rules.applied(to: self.problems, of: verified.map(\.page))
  }

  /// Verifies pages in their order.
  private static func verified(
    _ pages: [Page], _ catalog: ScenarioCatalog, _ dealer: inout ShardDealer
  ) -> [VerifiedPage] {
    let memory = dealer.options.memory
    var verified: [VerifiedPage] = []
    for (index, page) in pages.enumerated() {
      dealer.options.progress?(page.file, index + 1, pages.count)
      let known = memory?.verified(page.path)
      let result = known ?? VerifiedPage(page, in: catalog, &dealer)
      if known == nil { memory?.keep(result) }
      verified.append(result)
    }
    memory?.keep(catalog.judged, of: verified)
    return verified
  }

  /// The problems of a verified page and of its links.
  private static func problems(
    of page: VerifiedPage, _ links: LinkResolver, _ memory: SiteMemory?
  ) -> [Problem] {
    guard page.isLookedAt else { return page.problems }
    let path = page.page.path
    let found = memory?.linkProblems(path) ?? links.problems(of: page.page)
    memory?.keep(found, of: path)
    return page.problems + found
  }

  /// The problems of the other pages. A page that lost a heading or a scenario breaks the pages that refer to
  /// the page.
  private static func problems(
    of pages: [Page], about selection: Set<String>, _ links: LinkResolver,
    _ catalog: ScenarioCatalog, _ options: VerificationOptions
  ) -> [Problem] {
    pages.filter { !selection.contains($0.path) }.flatMap { page in
      links.problems(of: page, leadingTo: selection)
        + VerifiedPage(page, about: selection, in: catalog, options).problems
    }
  }

  /// The problems, each with a link to its scenario in the playground if the site has an address.
  private static func linked(
    _ problems: [Problem], in verified: [VerifiedPage], at base: String?
  ) -> [Problem] {
    guard let base else { return problems }
    let files = Dictionary(
      verified.map { ($0.page.file, $0) }, uniquingKeysWith: { first, _ in first })
    return problems.map { $0.linked(in: files, at: base) }
  }

  private static func pages(
    of content: ContentFolder, _ memory: SiteMemory?
  ) throws(InputError) -> [Page] {
    var pages: [Page] = []
    for path in content.pagePaths {
      let file = content.path(of: path)
      if let memory {
        pages.append(try memory.page(path, file))
      } else {
        pages.append(Page(path: path, file: file, bytes: try FileTree.bytes(of: file)))
      }
    }
    return pages
  }

  /// Verifies all pages of a folder.
  init(_ content: ContentFolder) throws(InputError) {
    var dealer = ShardDealer()
    try self.init(content, &dealer)
  }

  /// The first page for a reader: the home page, or else the first page.
  var home: Page? {
    (listed.first { $0.page.path == Page.home } ?? listed.first)?.page
  }

  /// The author's page for addresses without a page; nil if the author has none.
  var missing: VerifiedPage? { pages.first { $0.page.isMissing && !$0.page.isDraft } }

  /// The pages that the site does not have yet.
  var drafts: [Page] { pages.map(\.page).filter(\.isDraft) }

  /// Returns true if a page refers to a built-in scenario.
  var isAboutBuiltIns: Bool {
    pages.contains { !$0.page.isDraft && $0.isAboutBuiltIn(catalog) }
  }

  /// The references of the built-in scenarios to whose places the pages lead. The sections of the blocks have to
  /// be made.
  var builtInsToRead: Set<String> {
    Set(pages.flatMap(\.scenariosToRead).filter(catalog.isBuiltIn))
  }

  /// The problem of a folder for generated pages that has one of the author's files.
  /// - Parameter paths: The paths of the author's files.
  private func taken(_ paths: [String], in content: ContentFolder) -> [Problem] {
    let folders = GeneratedFolder.all(
      hasReference: configuration.hasReference, isAboutBuiltIns: isAboutBuiltIns)
    guard let taken = GeneratedFolder.taken(folders, by: paths) else { return [] }
    let (file, folder) = (content.path(of: taken.file), taken.folder)
    let diagnostic = Diagnostic(
      id: "output-collision", "'\(file)' is where the pages of the \(folder.subject) go",
      at: SourceRange(0, 0), help: ["give its folder another name: \(folder.reason)"])
    return [
      Problem(LocatedDiagnostic(diagnostic, path: file, line: 1, column: 1, sourceLine: ""), .input)
    ]
  }

  /// Pages that would be written where another file of the content folder goes.
  private static func collisions(
    of published: [String], in content: ContentFolder
  ) -> [Problem] {
    var files = SiteFiles()
    for file in published { _ = files.add(file, from: "'\(file)'") }
    return content.pagePaths.compactMap { path in
      guard let collision = files.add(Page.outputPath(ofPage: path), from: "'\(path)'") else {
        return nil
      }
      let diagnostic = Diagnostic(
        id: "output-collision", collision, at: SourceRange(0, 0), help: ["rename one of them"])
      return Problem(
        LocatedDiagnostic(
          diagnostic, path: content.path(of: path), line: 1, column: 1, sourceLine: ""), .input)
    }
  }
}

extension VerifiedFolder {
  /// The files that the site copies: the path in the site, and the file.
  func copies(of content: ContentFolder) -> [(path: String, source: String)] {
    files.paths.map { ($0, content.path(of: $0)) } + versions.files
  }

  /// The paths of the copied files in the site.
  var copied: [String] { files.paths + versions.files.map(\.path) }

  /// Sentences for the author about the files and pages that the site has and does not have.
  var notes: [String] {
    guard !drafts.isEmpty else { return files.notes }
    let names = drafts.map { "'\($0.path)'" }.joined(separator: ", ")
    return files.notes + ["not published, because of 'draft: true': \(names)"]
  }
}
