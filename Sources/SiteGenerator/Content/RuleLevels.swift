import Diagnostics
import ExampleRuns
import Markdown

/// The levels that a site or a page gives to rules.
struct RuleLevels: Sendable {
  /// The weight of a rule's messages.
  enum Level: String, CaseIterable, Sendable { case error, warning, off }

  /// The text that the levels are in.
  enum Origin { case configuration, frontMatter, check }

  private struct Entry {
    let id: String
    /// The files that the level is for; nil for all files.
    let paths: PathPatterns?
    let level: Level
  }

  private var entries: [Entry] = []
  /// The rules and levels that are not there.
  private(set) var issues: [Issue] = []

  /// No levels: each rule has the level of its messages.
  init() {}

  init(_ rules: [KeyedYAML.Rule], in origin: Origin) {
    for rule in rules {
      if let issue = RuleLevels.issue(of: rule, in: origin) {
        issues.append(issue)
      } else if let level = Level(rawValue: rule.level.value) {
        entries.append(
          Entry(
            id: rule.id.value, paths: rule.path.map { PathPatterns([$0.value]) }, level: level))
      }
    }
  }

  // MARK: Use

  /// Gives problems the levels of their rules. A failed check keeps its level.
  /// - Parameters:
  ///   - problems: The problems of a folder.
  ///   - pages: The pages of the folder, whose own levels precede those of the site.
  func applied(to problems: [Problem], of pages: [Page]) -> [Problem] {
    let isUnused = entries.isEmpty && pages.allSatisfy(\.rules.entries.isEmpty)
    guard !isUnused else { return problems }
    let pages = Dictionary(pages.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    return problems.compactMap { problem in
      let id = problem.located.diagnostic.id
      guard problem.kind == .input, RuleLevels.changeable.contains(id),
        let page = pages[problem.located.path],
        let level = page.rules.level(of: id, on: page.path) ?? level(of: id, on: page.path)
      else { return problem }
      var result = problem
      switch level {
      case .off: return nil
      case .warning: result.located.diagnostic.severity = .warning
      case .error: result.located.diagnostic.severity = .error
      }
      return result
    }
  }

  /// The level of a rule on a page: that of the last entry that fits.
  func level(of id: String, on path: String) -> Level? {
    entries.last { $0.id == id && $0.paths?.contain(path) != false }?.level
  }

  // MARK: Reading

  /// The rules whose level can change: those about the text of a page. No rule is here whose messages
  /// say that a check failed, or that nothing checks what an author wrote as a check.
  static let changeable: Set<String> = [
    "broken-anchor", "broken-image", "broken-link", "example-not-run", "external-image",
    "front-matter-key", "front-matter-scenario", "long-short-title", "missing-title",
    "omitted-code", "raw-html", "swift-syntax", "unchecked-swift", "unknown-language",
    "unknown-scheme", "unknown-source", "unresolved-reference", "unsafe-url", "unverified-scenario",
  ]

  private static func issue(of rule: KeyedYAML.Rule, in origin: Origin) -> Issue? {
    let id = rule.id.value
    func issue(_ text: KeyedYAML.Text, _ message: String, _ help: String) -> Issue {
      Issue(
        line: text.line, column: text.column,
        id: origin == .frontMatter ? "front-matter-rule" : "configuration-rule",
        message: message, help: help)
    }
    if origin == .check {
      guard CheckSettings.ids.contains(id) else {
        return issue(
          rule.id, "'\(id)' is nothing that 'lifeguard check' tells",
          Suggestion.text(for: id, among: CheckSettings.ids.sorted())
            ?? "'lifeguard explain findings' lists the findings")
      }
      return issueOfLevel(rule, issue)
    }
    guard changeable.contains(id) else {
      let isKnown = DiagnosticStatement.named(id) != nil || Finding.named(id) != nil
      return issue(
        rule.id, isKnown ? "The level of '\(id)' cannot change" : "There is no rule '\(id)'",
        isKnown
          ? "a failed check or a text that nothing can check is always an error; '--baseline' lets known ones pass"
          : Suggestion.text(for: id, among: changeable.sorted())
            ?? "a rule is the id in brackets after a message, such as 'raw-html'")
    }
    if origin == .frontMatter, let path = rule.path {
      return issue(
        path, "A rule of a page has one level", "write the level of this page: `\(id): warning`")
    }
    return issueOfLevel(rule, issue)
  }

  private static func issueOfLevel(
    _ rule: KeyedYAML.Rule, _ issue: (KeyedYAML.Text, String, String) -> Issue
  ) -> Issue? {
    guard Level(rawValue: rule.level.value) == nil else { return nil }
    return issue(
      rule.level, "'\(rule.level.value)' is not a level", "write 'error', 'warning' or 'off'")
  }
}
