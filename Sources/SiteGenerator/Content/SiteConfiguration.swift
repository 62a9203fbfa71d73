import Markdown

/// The settings of the site in `lifeguard.yml` of the content folder.
///
///     title: Lifeguard
///     description: When UIKit calls your view controllers
///     repository-url: https://github.com/owner/name
///     edit-url: https://github.com/owner/name/edit/main/Content/
///     base-url: https://example.com/lifecycle/
///     reference: true
///     pages:
///       - index.md
///       - title: Containers
///         pages: [navigation.md, tab-bars.md]
///     exclude: [notes, "*.draft.md"]
///     files: [downloads, CNAME]
///     rules:
///       raw-html: warning
///       swift-syntax: {archive: off}
///     redirects:
///       old.html: new.md#part
///     former-addresses: true
///     lang: de
///     head: parts/head.html
///     footer: parts/footer.html
///     versions:
///       - name: "2.0"
///       - { name: "1.0", path: old/1.0 }
///     check:
///       paths: [Sources/App]
///
/// Every key may be missing; an unknown key is an error.
package struct SiteConfiguration: Sendable {
  /// The name of the file, in the root of the content folder.
  package static let fileName = "lifeguard.yml"

  /// The name of the site.
  package var title = "Lifecycle guide"
  /// One sentence for pages without a description.
  package var description = ""
  /// The address of the source of the pages.
  package var repositoryURL: String?
  /// The address for editing pages, ending in a slash. The path of a page is appended.
  package var editURL: String?
  /// The address of the site, ending in a slash.
  package var baseURL: String?
  /// True if the site has generated pages about the examples, UIKit's callbacks, the findings and
  /// the versions.
  package var hasReference = false
  /// The pages in order, relative to the content folder. Pages that are not named follow.
  package var pages: [KeyedYAML.Text] = []
  /// The sections of the list of pages, in order.
  package var sections: [Section] = []

  /// The paths of the content folder that are neither pages nor files of the site.
  var exclude = SiteConfiguration.usuallyExcluded
  /// The files that the site has besides the pages and the images of the pages.
  var files = PathPatterns([])

  /// The levels of rules.
  var rules = RuleLevels()

  /// The old addresses of the site, each with the link to its present place.
  var redirects: [(old: KeyedYAML.Text, link: KeyedYAML.Text)] = []

  /// True if pages lead from the addresses that generated pages had on earlier sites to the present ones.
  var hasFormerAddresses = false
  /// The language of the pages, as HTML names languages.
  var language = "en"
  /// The HTML files at the end of the head and of the body of every page.
  var frameFiles: [FramePart: KeyedYAML.Text] = [:]
  /// The entries of the list of versions: `name`, and `path` or `url`.
  var versions: [[String: KeyedYAML.Text]] = []

  /// The settings of `lifeguard check`.
  var check = CheckSettings()

  /// Folders of tools, and names that begin with an underscore, as drafts have by custom.
  private static let usuallyExcluded = PathPatterns(["node_modules", "_*"])

  /// Pages that stand together in the list of all pages.
  package struct Section: Sendable, Equatable {
    /// The heading above the pages.
    package let title: String
    /// The paths of the pages, relative to the content folder.
    package let pages: [String]
  }

  /// The configuration of a content folder without the file.
  package init() {}

  /// The errors in the file.
  package private(set) var issues: [Issue] = []

  /// Reads the file as far as the file can be understood.
  /// - Parameter source: The text of the file.
  package init(yaml source: String) {
    let lineCount = source.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let subject = KeyedYAML.Subject(
      name: SiteConfiguration.fileName, id: "configuration", lastLine: lineCount)
    let yaml = KeyedYAML(source, subject: subject, keys: SiteConfiguration.keys)
    var issues = yaml.issues
    if let title = yaml.text("title") { self.title = title.value }
    description = yaml.text("description")?.value ?? ""
    repositoryURL = SiteConfiguration.url(yaml.text("repository-url"), &issues)
    baseURL = SiteConfiguration.folderURL(yaml.text("base-url"), &issues)
    hasReference = yaml.truth("reference") ?? false
    editURL = SiteConfiguration.folderURL(yaml.text("edit-url"), &issues)
    for entry in yaml.entries("pages") ?? [] { add(entry, &issues) }
    if let exclude = yaml.list("exclude") { self.exclude = PathPatterns(exclude.map(\.value)) }
    if let files = yaml.list("files") { self.files = PathPatterns(files.map(\.value)) }
    language = SiteConfiguration.language(yaml.text("lang"), &issues) ?? language
    for part in FramePart.allCases { frameFiles[part] = yaml.text(part.rawValue) }
    versions = yaml.records("versions") ?? []
    redirects = (yaml.pairs("redirects") ?? []).map { (old: $0.key, link: $0.value) }
    hasFormerAddresses = yaml.truth("former-addresses") ?? false
    rules = RuleLevels(yaml.rules("rules") ?? [], in: .configuration)
    check = yaml.keyed("check").map(CheckSettings.init) ?? check
    self.issues = issues + rules.issues + check.levels.issues
  }

  private mutating func add(_ entry: KeyedYAML.Entry, _ issues: inout [Issue]) {
    switch entry {
    case .text(let page): pages.append(page)
    case .section(let title, let texts):
      pages += texts
      if !title.value.isEmpty, sections.contains(where: { $0.title == title.value }) {
        issues.append(
          Issue(
            line: title.line, column: title.column, id: "configuration-section",
            message: "There are two sections '\(title.value)'",
            help: "give one of them another title, or put their pages together"))
      }
      sections.append(Section(title: title.value, pages: texts.map(\.value)))
    }
  }

  private static let keys: [KeyedYAML.Key] = [
    KeyedYAML.Key("title", .text), KeyedYAML.Key("description", .text),
    KeyedYAML.Key("repository-url", .text), KeyedYAML.Key("edit-url", .text),
    KeyedYAML.Key("base-url", .text), KeyedYAML.Key("reference", .truth),
    KeyedYAML.Key("pages", .sections), KeyedYAML.Key("exclude", .texts),
    KeyedYAML.Key("files", .texts), KeyedYAML.Key("redirects", .pairs),
    KeyedYAML.Key("rules", .rules),
    KeyedYAML.Key("former-addresses", .truth),
    KeyedYAML.Key("lang", .text), KeyedYAML.Key("head", .text), KeyedYAML.Key("footer", .text),
    KeyedYAML.Key("versions", .records(["name", "path", "url"])),
    KeyedYAML.Key("check", .keyed(CheckSettings.keys)),
  ]

  /// True if a text is the address of a page on the web.
  package static func isWebAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else {
      return false
    }
    let rest = text.dropFirst(scheme.count)
    return !rest.isEmpty && !rest.hasPrefix("/")
      && rest.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// True if paths of pages can be appended to an address, so the address has no query and no
  /// fragment.
  package static func isAddressOfFolder(_ text: String) -> Bool {
    !text.contains { $0 == "?" || $0 == "#" }
  }

  /// An address with a slash at the end, so that paths can be appended.
  package static func folder(_ address: String) -> String {
    address.hasSuffix("/") ? address : address + "/"
  }

  private static func language(_ text: KeyedYAML.Text?, _ issues: inout [Issue]) -> String? {
    guard let text else { return nil }
    guard text.value.wholeMatch(of: #/[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/#) != nil else {
      issues.append(
        Issue(
          line: text.line, column: text.column, id: "configuration-language",
          message: "'\(text.value)' is not the name of a language in HTML",
          help: "write the code of the language, and of the region if needed: `de` or `pt-BR`"))
      return nil
    }
    return text.value
  }

  private static func url(_ text: KeyedYAML.Text?, _ issues: inout [Issue]) -> String? {
    guard let text else { return nil }
    guard isWebAddress(text.value) else {
      issues.append(
        Issue(
          line: text.line, column: text.column, id: "configuration-url",
          message: "'\(text.value)' is not a web address",
          help: "write it with its scheme: `https://example.com/`"))
      return nil
    }
    return text.value
  }

  private static func folderURL(_ text: KeyedYAML.Text?, _ issues: inout [Issue]) -> String? {
    guard let text, let address = url(text, &issues) else { return nil }
    guard isAddressOfFolder(address) else {
      issues.append(
        Issue(
          line: text.line, column: text.column, id: "configuration-url",
          message: "'\(address)' has a query or a fragment",
          help: "remove the part that begins with `?` or `#`: the addresses of pages are appended"))
      return nil
    }
    return folder(address)
  }
}
