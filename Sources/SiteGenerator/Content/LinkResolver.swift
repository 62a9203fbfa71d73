import Diagnostics
import Foundation
import LifecycleEngine
import Markdown
import Scenarios

/// Generated pages, as targets of authors' links.
protocol LinkTargets {
  /// The paths of the pages, as links name the pages: `callbacks/viewDidLoad.md`.
  var paths: Set<String> { get }

  /// The anchors of a page.
  /// - Parameter path: The path of the page.
  /// - Returns: `nil` for a page that is not generated, or whose anchors are not known beforehand.
  func anchors(of path: String) -> Set<String>?

  /// Takes the anchors of a page that has been made, so that nobody makes the page again.
  func keep(_ page: Page)
}

/// Finds the targets of links, and gives links the form that the site needs.
struct LinkResolver {
  /// The anchors of every page by its path; nil for a page that could not be read.
  private var anchors: [String: Set<String>?] = [:]
  /// The titles of the pages.
  let titles: ArticleTitles
  private let files: Set<String>
  /// The folder to search for files that are not listed; nil if all files are listed.
  private let folder: ContentFolder?
  /// The generated pages that authors can link to.
  private let generated: (any LinkTargets)?
  /// The pages that only drafts may link to.
  private let drafts: Set<String>
  /// The files that the site does not have.
  var unpublished: Set<String> = []

  init(
    pages: [Page], files: [String], in folder: ContentFolder? = nil,
    generated: (any LinkTargets)? = nil
  ) {
    self.generated = generated
    titles = ArticleTitles(pages)
    self.files = Set(files)
    self.folder = folder.flatMap { $0.isPartial ? $0 : nil }
    drafts = Set(pages.filter(\.isDraft).map(\.path))
    for page in pages { anchors[page.path] = .some(page.anchors) }
  }

  /// Takes the anchors of generated pages that have been made.
  func keep(generated pages: [Page]) {
    for page in pages { generated?.keep(page) }
  }

  var inputs: Inputs {
    Inputs(
      anchors: anchors, files: files, drafts: drafts, unpublished: unpublished,
      hasGenerated: generated != nil)
  }

  /// The problems of the links and images of a page.
  /// - Parameter targets: The pages to which the links lead; nil for all links.
  func problems(of page: Page, leadingTo targets: Set<String>? = nil) -> [Problem] {
    guard let document = page.document else { return [] }
    return document.links.compactMap { link in
      if let targets {
        let path = Destination(link.destination).path
        guard !LinkResolver.isExternal(link.destination),
          let target = LinkResolver.target(of: path, on: page.path), targets.contains(target)
        else { return nil }
      }
      // The Markdown parser has reported unsafe links already.
      guard !link.isUnsafe, LinkClaim(link.destination) == nil else { return nil }
      guard let failure = failure(of: link, on: page.path) else { return nil }
      let diagnostic = Diagnostic(
        id: failure.id, failure.message, at: SourceRange(0, 0), help: failure.help)
      return Problem(
        LocatedDiagnostic(
          diagnostic, path: page.file, line: link.line, column: link.column,
          sourceLine: page.source.line(link.line)), .input)
    }
  }

  private func failure(of link: Link, on page: String) -> Failure? {
    if link.kind == .image, LinkResolver.isExternal(link.destination) {
      if link.destination.lowercased().hasPrefix("data:") { return nil }
      return Failure(
        id: "external-image", message: "The image would be loaded from another site",
        help: ["put it into the content folder: no request leaves the site"])
    }
    if case .failure(let failure) = resolve(link.destination, on: page) { return failure }
    if let failure = LinkResolver.lostPlaying(of: link) { return failure }
    guard link.kind == .image, let source = sourcePage(of: link.destination, on: page) else {
      return nil
    }
    return Failure(
      id: "broken-image", message: "'\(source)' is a page, not an image",
      help: ["link to a page without the exclamation mark"])
  }

  /// The page of the content folder that a destination leads to.
  private func sourcePage(of destination: String, on page: String) -> String? {
    guard !LinkResolver.isExternal(destination) else { return nil }
    let path = Destination(destination).path
    let target = path.isEmpty ? page : LinkResolver.target(of: path, on: page)
    return target.flatMap { hasPage($0) ? $0 : nil }
  }

  /// The destination of a link in the site; nil if the destination does not change.
  func destination(of link: Link, on page: Page) -> String? {
    guard case .success(let destination) = resolve(link.destination, on: page.path) else {
      return nil
    }
    return destination == link.destination ? nil : destination
  }

  /// The paths of the content folder that the links and images of a page lead to.
  func targets(of page: Page) -> [String] {
    (page.document?.links ?? []).compactMap { link in
      guard !link.isUnsafe, !LinkResolver.isExternal(link.destination) else { return nil }
      return LinkResolver.target(of: Destination(link.destination).path, on: page.path)
    }
  }

  // MARK: Resolving

  struct Failure: Error {
    var id: String
    var message: String
    var help: [String]
  }

  func resolve(_ destination: String, on page: String) -> Result<String, Failure> {
    if destination.isEmpty {
      return .failure(
        Failure(
          id: "broken-link", message: "The destination between the parentheses is missing",
          help: ["name a page, such as 'index.md', or a web address"]))
    }
    if destination.hasPrefix("//") {
      return .failure(
        Failure(
          id: "broken-link", message: "'\(destination)' has no scheme",
          help: ["write the whole address: 'https:\(destination)'"]))
    }
    if let article = ArticleLink(destination) { return resolve(article, on: page) }
    if let scheme = LinkScheme.text(of: destination) {
      guard let known = LinkScheme(rawValue: scheme.lowercased()) else {
        return .failure(LinkResolver.unknownScheme(scheme))
      }
      return LinkResolver.incomplete(destination, known).map { .failure($0) }
        ?? .success(destination)
    }
    let parts = Destination(destination)
    if parts.path.isEmpty {
      return suffix(of: parts, in: page)
    }
    guard let target = LinkResolver.target(of: parts.path, on: page) else {
      return .failure(
        Failure(
          id: "broken-link", message: "'\(destination)' leads out of the content folder",
          help: ["link to the web with its whole address"]))
    }
    if let index = indexPage(of: target) {
      return suffix(of: parts, in: index).map {
        LinkResolver.relative(
          Page.outputPath(ofPage: index), from: page) + $0
      }
    }
    return resolve(translation(of: target, on: page), parts, destination, on: page)
  }

  private static func unknownScheme(_ scheme: Substring) -> Failure {
    let nearest = LinkScheme.nearest(to: String(scheme))
    return Failure(
      id: "unknown-scheme", message: "A link cannot lead to '\(scheme):'",
      help: [
        nearest.map { "did you mean '\($0.rawValue):'?" }
          ?? "an address begins with 'https:', 'http:', 'mailto:' or 'verify:', or is a path from the page"
      ])
  }

  private func resolve(
    _ target: String, _ parts: Destination, _ destination: String, on page: String
  ) -> Result<String, Failure> {
    let isPage = hasPage(target)
    if !isPage, !files.contains(target), !isOnDisk(target) {
      if let source = LinkResolver.source(of: target), hasPage(source) || isOnDisk(source) {
        let path = String(parts.encodedPath.dropLast(5)) + ".md"
        return .failure(
          Failure(
            id: "broken-link", message: "'\(target)' is generated from '\(source)'",
            help: ["link to the source: '\(path)\(parts.suffix)'"]))
      }
      let candidates = anchors.keys.sorted() + files.sorted() + (generated?.paths.sorted() ?? [])
      let inside = candidates.filter { $0.hasPrefix("\(target)/") || target.isEmpty }
      guard inside.isEmpty else {
        let index = inside.first { Page.isPage($0) } ?? "\(target)/index.md"
        let path =
          parts.path.hasPrefix("/") ? "/\(index)" : LinkResolver.relative(index, from: page)
        return .failure(
          Failure(
            id: "broken-link",
            message: "'\(destination)' leads to a folder without a page of its own",
            help: ["link to a page, such as '\(path)'"]))
      }
      let meant = LinkResolver.meant(by: target, among: candidates.filter { $0 != page }).map {
        parts.path.hasPrefix("/") ? "/\($0)" : LinkResolver.relative($0, from: page)
      }
      return .failure(
        Failure(
          id: "broken-link", message: "There is no '\(target)' in the content folder",
          help: [
            LinkResolver.address(meantBy: destination).map { "write '\($0)'" }
              ?? meant.map { "did you mean '\($0)'?" }
              ?? (parts.path.hasPrefix("/")
                ? "a link that begins with '/' is relative to the content folder"
                : "a link is relative to its page")
          ]))
    }
    if let failure = absence(of: target, for: page) { return .failure(failure) }
    let isAbsolute = parts.path.hasPrefix("/")
    guard isPage || isAbsolute else { return .success(destination) }
    let output = isPage ? Page.outputPath(ofPage: target) : target
    let isAsWritten =
      !isAbsolute && parts.encodedPath.hasSuffix(".md")
      && LinkResolver.target(of: parts.path, on: page) == target
    let path =
      isAsWritten
      ? String(parts.encodedPath.dropLast(3)) + ".html" : LinkResolver.relative(output, from: page)
    return isPage
      ? suffix(of: parts, in: target).map { path + $0 } : .success(path + parts.suffix)
  }

  /// The reason why the site does not have a page or file of the content folder.
  private func absence(of target: String, for page: String) -> Failure? {
    if drafts.contains(target), !drafts.contains(page) {
      return Failure(
        id: "broken-link", message: "'\(target)' is a draft, so the site does not have the page",
        help: ["remove the link, or remove 'draft: true' from the front matter of '\(target)'"])
    }
    guard unpublished.contains(target) else { return nil }
    return Failure(
      id: "broken-link", message: "'\(target)' is not published",
      help: ["list the file in '\(SiteConfiguration.fileName)': 'files: [\(target)]'"])
  }

  /// True if a path is that of a page, written or generated.
  private func hasPage(_ path: String) -> Bool {
    anchors[path] != nil || generated?.paths.contains(path) == true
  }

  /// The paths of the written pages, in order.
  var pagePaths: [String] { anchors.keys.sorted() }

  /// The page of a folder, as on GitHub: its `index.md`, or else its `README.md`.
  private func indexPage(of target: String) -> String? {
    guard !hasPage(target), !files.contains(target) else { return nil }
    return ["index.md", "README.md"].map { target.isEmpty ? $0 : "\(target)/\($0)" }.first(
      where: hasPage)
  }

  /// The page in the language of the linking page: from `push.de.md`, a link to `index.md` leads to
  /// `index.de.md` if that page exists.
  private func translation(of target: String, on page: String) -> String {
    guard let code = Translations.name(page)?.code, target.hasSuffix(".md") else { return target }
    let translated = "\(target.dropLast(3)).\(code).md"
    return anchors[translated] == nil ? target : translated
  }

  /// The page from which the site would make a file.
  private static func source(of output: String) -> String? {
    output.hasSuffix(".html") ? output.dropLast(5) + ".md" : nil
  }

  /// True if an unlisted file exists.
  private func isOnDisk(_ target: String) -> Bool {
    guard let folder, !target.isEmpty else { return false }
    return FileManager.default.fileExists(atPath: folder.path(of: target))
  }

  /// The query and the fragment of a destination, with the anchor as its page has it. An anchor is found
  /// whatever its capitals, because DocC writes anchors with those of the heading.
  private func suffix(of parts: Destination, in page: String) -> Result<String, Failure> {
    guard let fragment = parts.fragment, !fragment.isEmpty,
      let known = anchors[page] ?? generated?.anchors(of: page), !known.contains(fragment)
    else { return .success(parts.suffix) }
    let alike = known.filter { $0.lowercased() == fragment.lowercased() }.sorted()
    if let anchor = alike.first {
      let query = parts.suffix.prefix { $0 != "#" }
      return .success("\(query)#\(URLPath.encoded(anchor))")
    }
    let suggestion = Suggestion.text(for: fragment, among: known.sorted())
    return .failure(
      Failure(
        id: "broken-anchor", message: "'\(page)' has no anchor '#\(fragment)'",
        help: [
          suggestion
            ?? "the anchors of a page are its headings and 'scenario-' with a scenario's id"
        ]))
  }

  /// True if a destination has a scheme or a host.
  static func isExternal(_ destination: String) -> Bool {
    destination.hasPrefix("//") || LinkScheme.text(of: destination) != nil
  }

  /// The path in the content folder that a path on a page means; nil outside of the folder.
  static func target(of path: String, on page: String) -> String? {
    var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The path that a path without a file was most likely meant to be: a similar path, or else the
  /// only path with the same file name.
  private static func meant(by target: String, among paths: [String]) -> String? {
    let name = target.split(separator: "/").last
    let namesakes = paths.filter { $0.split(separator: "/").last == name }
    if name?.contains(".") == false {
      let page = "\(target).md"
      if paths.contains(page) { return page }
    }
    return EditDistance.nearest(to: target, in: paths)
      ?? (namesakes.count == 1 ? namesakes[0] : nil)
  }

  /// The relative path from a page to a file of the site.
  private static func relative(_ output: String, from page: String) -> String {
    let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
    return String(repeating: "../", count: depth) + URLPath.encoded(output)
  }

  /// A destination cut at its query and its fragment.
  struct Destination {
    /// As written.
    var encodedPath: String
    /// With percent escapes resolved.
    var path: String
    var fragment: String?
    /// The query and the fragment with their marks, as written.
    var suffix: String

    init(_ destination: String) {
      let end =
        destination.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        ?? destination.endIndex
      encodedPath = String(destination[..<end])
      path = Destination.decoded(encodedPath)
      suffix = String(destination[end...])
      fragment = suffix.firstIndex(of: "#").map { mark in
        Destination.decoded(String(suffix[suffix.index(after: mark)...]))
      }
    }

    /// A text with percent escapes resolved.
    private static func decoded(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
      return text.removingPercentEncoding ?? text
    }
  }
}

/// The anchor of a scenario on its page.
package enum ScenarioAnchor {
  /// Headings cannot get the anchor by chance: `push` is a likely heading, `scenario-push` is not.
  package static func id(of scenario: String) -> String { "scenario-\(scenario)" }
}

extension LinkResolver {
  /// Everything that links are resolved with.
  struct Inputs: Equatable {
    let anchors: [String: Set<String>?]
    let files: Set<String>
    let drafts: Set<String>
    let unpublished: Set<String>
    /// True if links can lead to generated pages.
    let hasGenerated: Bool
  }
}
