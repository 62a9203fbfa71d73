import Diagnostics
import ExampleRuns
import Foundation
import LifecycleEngine

@testable import SiteGenerator

/// A small site with a reference, made once for all tests.
struct ReferenceSite: Sendable {
  /// The text of each page, by path.
  let pages: [String: String]
  /// The HTML of some pages, by path.
  let html: [String: String]
  /// The problems of the generated pages.
  let problems: [String]
  let paths: Set<String>
  let listing: ReferenceListing

  static let shared = try? ReferenceSite()

  /// The authors' pages.
  private static let content = [
    "Content/lifeguard.yml": "reference: true\n",
    "Content/index.md":
      "# Home\n\n[a](callbacks/viewDidLoad.md#sources)\n\n" + Fence.push("shown-push"),
    "Content/404.md": "# Gone\n\n" + Fence.push("push-of-what-is-gone"),
    "Content/a-questions.md": """
    # Questions

    ## Is viewDidLoad late?

    No.

    ## Why viewDidLoad?

    ### Why is loadView early?
    """,
    "Content/loading.md": """
    # Loading

    ## After viewDidLoad

    ### A push

    \(Fence.push("loading-push"))

    ## Before viewDidLoad, in Swift

    ```swift
    let a = 1
    ```

    ## loadView, not run

    ```swift correct not-run="It shows a line."
    let a = 1
    ```

    ## Overriding loadView

    ### loadView in code

    \(Fence.push("overriding-push"))
    """,
    "Content/mistakes.md": """
    # Mistakes

    ## Left out

    ```swift incorrect finding=missing-super
    \(Finding.missingSuperExample)
    ```

    """,
  ]

  private init() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(ReferenceSite.content) { _, new in new })
    let rendered = try RenderedFolder(folder)
    let (verified, site) = (rendered.verified, rendered.site)
    paths = Set(site.paths)
    listing = ReferenceListing(hasReference: verified.configuration.hasReference)
    var (pages, html): ([String: String], [String: String]) = ([:], [:])
    var problems = verified.problems.map { DiagnosticText.render($0.located) }
    for page in GeneratedPages(for: verified, hasPlayground: false).pages().joined() {
      pages[page.path] = String(decoding: page.source.bytes, as: UTF8.self)
      problems += rendered.problems(of: page).map { DiagnosticText.render($0.located) }
      html[page.path] = rendered.text(page.outputPath)
    }
    (self.pages, self.html, self.problems) = (pages, html, problems)
  }

  /// The text below a heading of a page.
  func section(_ title: String, of path: String) -> String {
    let parts = (pages[path] ?? "").components(separatedBy: "\n## ")
    return parts.first { $0.hasPrefix(title + "\n") } ?? ""
  }
}

extension Finding {
  fileprivate static var missingSuperExample: String { named("missing-super")?.breaking ?? "" }
}
