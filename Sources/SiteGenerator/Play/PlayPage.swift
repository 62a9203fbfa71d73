import Markdown

/// The playground: a generated page on which a reader runs a scenario or a view controller of the
/// reader's own.
///
/// A site has the page if the site has the simulator for the browser and something to run, unless the
/// configuration refuses the page. A page of the author's at the same path takes precedence.
enum PlayPage {
  /// The path of the page in the site.
  static let outputPath = "play.html"
  static let title = "Playground"

  /// True if a site has the page.
  static func isMade(for folder: VerifiedFolder, _ theme: Theme) -> Bool {
    guard theme.isLive, folder.configuration.allowsPlayground else { return false }
    let own = folder.listed.map(\.page.outputPath) + folder.files.paths
    guard !own.contains(where: { $0.lowercased() == outputPath }) else { return false }
    return folder.configuration.hasReference || hasCode(folder)
  }

  /// True if a page has code that a reader could edit and run.
  static func hasCode(_ folder: VerifiedFolder) -> Bool {
    folder.pages.contains { $0.page.blocks.contains(where: canBeRun) }
  }

  /// True for a scenario and for an example that is run.
  private static func canBeRun(_ block: PageBlock) -> Bool {
    if case .success(.example) = block.reading { return true }
    return block.scenario != nil
  }

  /// The page, with a scenario that is complete without scripts.
  static var page: Page {
    let scenario = PlayTemplate.all.first { $0.scenario != nil }?.scenario
    let lines = [
      "---", "title: \(title)",
      "description: Run a view controller or a scenario of your own in a simulator of UIKit, "
        + "in this window.",
      "---", "", "# \(title)", "",
      "Run a view controller or a scenario of your own in the simulator of UIKit that checks this "
        + "site. The simulator runs in this window: nothing that you write is sent anywhere.", "",
      "The playground needs JavaScript. In a terminal, `lifeguard run` and `lifeguard check` do the same.",
      "",
      "```scenario my-scenario ios=15...26 title=\"Your scenario\"",
      (scenario?.body ?? "") + "```",
    ]
    return ReferencePages.page("play.md", lines)
  }

  /// The entry in the list of pages.
  /// - Parameter path: The path of the current page in the site; `nil` for none.
  static func listing(at path: String?) -> [String: Any] {
    ["title": title, "titleHTML": title, "href": outputPath, "isCurrent": path == outputPath]
  }
}
