import LifecycleEngine
import Markdown
import Scenarios
import TraceRendering

/// Turns verified pages into HTML.
struct PageRenderer {
  let folder: VerifiedFolder
  let theme: Theme
  /// The address of the site, ending in a slash; `nil` if the address is not known.
  let baseURL: String?
  /// Draws the images of links to pages; `nil` if the pages have none.
  let images: LinkImages?
  /// True if the site has the playground.
  let hasPlayground: Bool
  /// The languages of the pages.
  let translations: Translations
  private let navigation: Navigation
  private let reference: ReferenceListing

  /// - Parameters:
  ///   - folder: The authors' pages, with the outcomes of their verification.
  ///   - theme: The templates.
  ///   - baseURL: The address of the site, ending in a slash; `nil` if the address is not known.
  ///   - images: Draws the images of links to pages. Other sites need the whole address of an image,
  ///     so a site without an address has no images.
  init(folder: VerifiedFolder, theme: Theme, baseURL: String?, images: LinkImages? = nil) {
    self.images = baseURL == nil ? nil : images
    self.folder = folder
    self.theme = theme
    self.baseURL = baseURL
    hasPlayground = PlayPage.isMade(for: folder, theme)
    let pages = folder.listed.map(\.page)
    translations = Translations(of: pages.map(\.path), usual: folder.configuration.language)
    navigation = Navigation(pages, in: folder.configuration.sections, translations)
    reference = ReferenceListing(hasReference: folder.configuration.hasReference)
  }

  /// The HTML of a page.
  /// - Parameters:
  ///   - verified: The page.
  ///   - index: The place among the pages of the site; `nil` for a page that is not the author's.
  ///   - parents: The pages above the page, the outermost first.
  ///   - neighbours: The pages before and after the page.
  ///   - more: HTML below the text of the page.
  func html(
    of verified: VerifiedPage, at index: Int?, below parents: [Page],
    between neighbours: NeighbouringPages, followedBy more: String = ""
  ) -> String {
    let page = verified.page
    guard let document = page.document else { return "" }
    let language = translations.language(of: page.path)
    let isHome = translations.original(of: page.path) == Page.home
    var values = frame(of: index, at: page.outputPath, root: page.root, in: language)
    values["pageTitle"] = page.title
    values["isHome"] = isHome
    values["isDraft"] = page.isDraft
    let description = PageDescription.text(
      of: document, isHome: isHome, site: folder.configuration.description,
      isGenerated: index == nil)
    values["description"] = description
    values["breadcrumbs"] = breadcrumbs(of: page, at: index, below: parents)
    // The playground's scenario is the reader's.
    let isReference = index == nil && page.outputPath != PlayPage.outputPath
    values["contents"] = PageContents(of: verified, document).values
    let body = body(of: verified, document, isGenerated: isReference) + more
    values["body"] = body
    values["hasLive"] = body.contains(bytes: " data-live=\"")
    values["scripts"] =
      scripts(of: page, isGenerated: index == nil)
      + (body.contains(bytes: "disabled=\"\" type=\"checkbox\"") ? ["checklist.js"] : [])
      + (body.contains(bytes: "<div class=\"tabs\">") ? ["tabs.js"] : [])
    if document.frontMatter.isExercises, index != nil { values["styles"] = ["predict.css"] }
    values["hasScenarios"] = verified.hasScenarios
    values["firstScenario"] = page.blocks.compactMap(\.scenario).first.map {
      ScenarioAnchor.id(of: $0.id)
    }
    values.merge(neighbours.values) { $1 }
    if index != nil, let url = folder.configuration.editURL {
      values["editURL"] = url + URLPath.encoded(page.path)
    }
    if index == nil {
      values["language"] = "en"
    } else {
      values.merge(languages(of: page)) { $1 }
    }
    let url = baseURL.map { $0 + URLPath.encoded(page.outputPath) }
    if let url { values["canonicalURL"] = url }
    if index != nil, let baseURL, images?.image(of: verified) != nil {
      values["imageURL"] = baseURL + URLPath.encoded(LinkImages.path(for: page))
    }
    if index != nil {
      values["textPath"] = URLPath.encoded(page.textPath)
      values["structuredData"] = StructuredData.json(
        of: page, document, description: description, site: folder.configuration.title,
        language: language, url: url)
    }
    return OptionalEndTags.omitted(from: theme.render("layout", values))
  }

  /// The scripts that only a generated page needs.
  private func scripts(of page: Page, isGenerated: Bool) -> [String] {
    switch page.outputPath {
    case ExamplePages.list: ["examples.js"]
    case PlayPage.outputPath where isGenerated: ["play.js"]
    case let path where isGenerated && Combination.isTransition(path): ["transitions.js"]
    default:
      page.document?.frontMatter.isExercises == true && !isGenerated
        ? ["predict-board.js", "predict.js", "exercises.js"] : []
    }
  }

  /// The page for an address without a page: the author's page, or else a standard text. The page
  /// has neither an address nor neighbours, because the page is shown in place of others.
  /// - Parameter root: The address of the site, ending in a slash; empty if unknown.
  func missing(root: String) -> String {
    var values = frame(of: nil, at: nil, root: root, in: translations.usual)
    values["isMissing"] = true
    values["isHome"] = false
    values["breadcrumbs"] = [[String: Any]]()
    values.merge(missingText(root: root)) { $1 }
    return OptionalEndTags.omitted(from: theme.render("layout", values))
  }

  /// The contents of the page for an address without a page.
  private func missingText(root: String) -> [String: Any] {
    guard let own = folder.missing?.shown(below: root), let document = own.page.document else {
      let home = HTMLEscape.attribute(root + home(in: translations.usual))
      let link = "<a href=\"\(home)\">the first page</a>"
      return [
        "pageTitle": "Page not found", "description": folder.configuration.description,
        "contents": [[String: Any]](), "hasScenarios": false,
        "body": "<h1>Page not found</h1>\n<p>There is nothing at this address. It may have moved: "
          + "begin at \(link), or choose one of the list.</p>\n",
      ]
    }
    let description = PageDescription.text(
      of: document, isHome: false, site: folder.configuration.description, isGenerated: false)
    return [
      "pageTitle": own.page.title, "description": description,
      "contents": PageContents(of: own, document).values,
      "hasScenarios": own.hasScenarios,
      "body": body(of: own, document, isGenerated: false),
    ]
  }

  /// The values for the frame of every page.
  private func frame(
    of index: Int?, at path: String?, root: String, in language: String
  ) -> [String: Any] {
    var values: [String: Any] = [
      "siteTitle": folder.configuration.title,
      "language": language,
      "root": root,
      "home": home(in: language),
      "navigation": navigation.values(for: index, in: language)
        + [
          reference.values(for: path, isLarge: navigation.isLarge(in: language)),
          hasPlayground ? PlayPage.listing(at: path) : nil,
        ].compactMap { $0 },
      "engineVersion": EngineVersion.current,
      "newestRelease": Release.newest.major, "hasPlayground": hasPlayground,
      "hasReference": folder.configuration.hasReference,
    ]
    if language != translations.usual { values["searchIndex"] = "\(language)/" }
    if let url = folder.configuration.repositoryURL { values["repositoryURL"] = url }
    values.merge(folder.frame.values(root: root)) { $1 }
    values.merge(folder.versions.values(at: path, root: root)) { $1 }
    return values
  }

  /// The breadcrumbs of a page: the section or the parent pages or folders, and the page itself.
  private func breadcrumbs(
    of page: Page, at index: Int?, below parents: [Page]
  ) -> [[String: Any]] {
    // The home page of the reference is the beginning of all breadcrumbs of the reference.
    guard index != nil || page.outputPath != ReferenceListing.home else { return [] }
    var crumbs: [[String: Any]] = []
    if let section = index.flatMap({ navigation.section(of: $0) }) {
      crumbs.append(["title": section])
    } else if index == nil, reference.has(page.outputPath) {
      crumbs = [ReferenceListing.crumb] + parents.map(crumb(to:))
    } else if parents.isEmpty {
      guard page.path.contains("/") else { return [] }
      let folder = FilePath.name(of: FilePath.parent(of: page.path))
      crumbs.append(["title": Navigation.title(ofFolder: folder)])
    } else {
      crumbs = parents.map(crumb(to:))
    }
    crumbs.append(["title": page.shortTitle, "isCurrent": true])
    return crumbs.map { crumb in
      crumb.merging(["titleHTML": BreakableText.html(crumb["title"] as? String ?? "")]) { $1 }
    }
  }

  private func crumb(to page: Page) -> [String: Any] {
    ["title": page.shortTitle, "href": URLPath.encoded(page.outputPath)]
  }

  /// The path of the page that the site's name links to.
  private func home(in language: String) -> String {
    guard let home = folder.home else { return "index.html" }
    let pages = folder.listed.map(\.page.path)
    let translated =
      translations.page(home.path, in: language)
      ?? pages.first { translations.language(of: $0) == language } ?? home.path
    return URLPath.encoded(Page.outputPath(ofPage: translated))
  }

  /// The page in other languages: the addresses for search engines, and the choice for readers.
  /// The choice of a language without the page leads to the first page in that language.
  private func languages(of page: Page) -> [String: Any] {
    guard translations.languages.count > 1 else { return [:] }
    func address(_ path: String) -> String { URLPath.encoded(Page.outputPath(ofPage: path)) }
    let current = translations.language(of: page.path)
    return [
      "languageName": Translations.name(ofLanguage: current),
      "languages": translations.languages.map { code -> [String: Any] in
        var entry = ["name": Translations.name(ofLanguage: code), "language": code]
        guard code != current else { return entry }
        entry["href"] = translations.page(page.path, in: code).map(address) ?? home(in: code)
        return entry
      },
      "alternates": translations.alternates(of: page.path).map { code, path in
        ["language": code, "href": (baseURL ?? page.root) + address(path)]
      },
    ]
  }

  // MARK: The body

  private func body(
    of verified: VerifiedPage, _ document: MarkdownDocument, isGenerated: Bool
  ) -> String {
    let page = verified.page
    let hooks = RenderingHooks(
      headingIDs: true,
      fencedCode: { block in self.html(of: block, on: verified, document, isGenerated) },
      destination: { link in destination(of: link, on: page) },
      linkText: { folder.links.titles.text(of: $0) },
      codeDestination: sourceLinks(on: page).destination,
      headingEnd: PageRenderer.anchor, scrollsTables: true, breaksLongWords: true)
    let html = document.html(hooks)
    guard !document.headings.contains(where: { $0.level == 1 }) else { return html }
    return "<h1>\(HTMLEscape.text(page.title))</h1>\n" + html
  }

  /// The links of source ids on a page.
  private func sourceLinks(on page: Page) -> SourceLinks {
    SourceLinks(root: folder.configuration.hasReference ? page.root : nil)
  }

  /// The link of a heading to itself. The title of a page needs no link.
  private static func anchor(of heading: Heading) -> String? {
    guard heading.level > 1 else { return nil }
    let (id, text) = (HTMLEscape.attribute(heading.id), HTMLEscape.attribute(heading.text))
    return " <a class=\"permalink\" href=\"#\(id)\" aria-label=\"Link to “\(text)”\">#</a>"
  }

  private func destination(of link: Link, on page: Page) -> String? {
    if let claim = LinkClaim(link.destination) {
      return folder.catalog.address(of: claim.scenario, from: page)
    }
    let destination = folder.links.destination(of: link, on: page)
    // The page is shown in any folder, so relative links need the root of the site.
    guard page.isMissing else { return destination }
    let way = destination ?? link.destination
    let isWhole = LinkResolver.isExternal(way) || way.first.map { "/#?".contains($0) } ?? true
    return isWhole ? destination : page.root + way
  }

  /// The HTML of a live block, of a diagram and of code of a known language; nil for other code.
  private func html(
    of block: FencedCodeBlock, on verified: VerifiedPage, _ document: MarkdownDocument,
    _ isGenerated: Bool
  ) -> String? {
    guard let outcome = verified.outcomes[block.fenceLine] else {
      return verified.page.block(atLine: block.fenceLine).flatMap(ShownBlock.html)
    }
    if outcome.example != nil {
      return ExamplePairs(verified.judged, document).html(of: block, with: theme)
    }
    guard outcome.kind == .swift else {
      var values = self.values(of: outcome, in: block, on: verified.page)
      if outcome.kind == .scenario {
        let above = document.headings.last { $0.line < block.fenceLine }?.level ?? 1
        values["level"] = min(above + 1, 6)
        values["isGenerated"] = isGenerated
        if !isGenerated, verified.predictedLines.contains(block.fenceLine) {
          values["isPredicted"] = true
          values["decoys"] = outcome.section?.prediction?.decoys.joined(separator: " ")
        }
      }
      return theme.render(outcome.kind.rawValue, values)
    }
    return ShownBlock.html(block.literal, language: "swift")
  }

  /// The values of a block's template, with links relative to the page.
  private func values(
    of outcome: BlockOutcome, in block: FencedCodeBlock, on page: Page
  ) -> [String: Any] {
    let links = sourceLinks(on: page)
    var values = TemplateValue.resolved(outcome.values, { links.html(of: $0) }) { scenario in
      folder.catalog.address(of: scenario, from: page) ?? ""
    }
    if outcome.values["isAssumed"] == .flag(true), folder.configuration.hasReference {
      values["allAssumed"] = page.root + LimitsPage.assumedSteps
    }
    let evidence = outcome.evidence
    if !evidence.isEmpty {
      values["evidenceHTML"] = links.html(of: evidence)
    }
    if !outcome.releaseStarts.isEmpty, let read = page.block(atLine: block.fenceLine),
      let steps = StepFile(BlockPlace(read, in: page))
    {
      values["steps"] = page.root + URLPath.encoded(steps.path)
      values["root"] = page.root
    }
    return values
  }
}

extension VerifiedPage {
  /// True if the page has a scenario.
  fileprivate var hasScenarios: Bool { outcomes.values.contains { $0.kind == .scenario } }
}
