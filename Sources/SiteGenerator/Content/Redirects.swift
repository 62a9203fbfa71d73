import Markdown

/// The redirects that the configuration names: old addresses of the site, which lead to pages.
struct Redirects {
  /// The old addresses as paths in the site, each with the present address relative to the folder
  /// of the old address.
  private(set) var moved: [(path: String, to: String)] = []
  private(set) var issues: [Issue] = []

  /// - Parameters:
  ///   - configuration: The configuration of the site.
  ///   - links: The pages that a redirect may lead to.
  ///   - taken: The paths of the pages and files in the site.
  init(_ configuration: SiteConfiguration, _ links: LinkResolver, taken: [String]) {
    let occupied = Set(taken.map { $0.lowercased() })
    for (old, link) in configuration.redirects {
      if let problem = Redirects.problem(of: old.value, occupied) {
        issues.append(Redirects.issue(at: old, problem.message, help: problem.help))
        continue
      }
      switch links.resolve(link.value, on: Page.home) {
      case .failure(let failure):
        issues.append(Redirects.issue(at: link, failure.message, help: failure.help.first ?? ""))
      case .success(let address):
        let depth = old.value.split(separator: "/").count - 1
        let root = String(repeating: "../", count: depth)
        moved.append((old.value, LinkResolver.isExternal(address) ? address : root + address))
      }
    }
  }

  private static func problem(
    of old: String, _ occupied: Set<String>
  ) -> (message: String, help: String)? {
    let parts = old.split(separator: "/", omittingEmptySubsequences: false)
    guard old.hasSuffix(".html"), !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
      return (
        "'\(old)' is not the address of a page of the site",
        "write the old address below the site's root: 'folder/page.html'"
      )
    }
    guard !occupied.contains(old.lowercased()) else {
      return ("'\(old)' is a page of the site", "remove the redirect, or rename the page")
    }
    return nil
  }

  private static func issue(at text: KeyedYAML.Text, _ message: String, help: String) -> Issue {
    Issue(
      line: text.line, column: text.column, id: "configuration-redirect", message: message,
      help: help)
  }
}
