import Foundation
import Testing

/// The files that the reference tells readers to copy.
@Suite struct SetupPageTests {
  private static let page = Checkout.file("Content/reference/continuous-integration.md")

  /// The code of a page in blocks of a language.
  private static func blocks(_ language: String, in page: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// The program `pre-commit` reads a list below `repos`, from one file name only.
  @Test func theHookOfPreCommitIsAWholeFile() throws {
    let hook = try #require(Self.blocks("yaml", in: Self.page).first { $0.contains("repo: local") })
    #expect(hook.hasPrefix("repos:\n  - repo: local\n"))
    #expect(Self.page.contains("`.pre-commit-config.yaml`"))
    // A page depends on files of any kind.
    #expect(hook.contains("always_run: true") && !hook.contains("files:"))
  }

  @Test func theHookOfGitIsExecutable() {
    #expect(Self.page.contains("`chmod +x .git/hooks/pre-commit`"))
  }

  /// A command that a workflow compiles has no simulator for the browser, so the workflow uses the release.
  @Test func theWorkflowForPagesUsesTheRelease() throws {
    let workflow = try #require(
      Self.blocks("yaml", in: Self.page).first { $0.contains("deploy-pages") })
    #expect(workflow.contains("uses: OWNER/lifeguard@"))
    #expect(!workflow.contains("swift build"))
  }

  /// No rule of the standard theme for a custom property weighs more than `:root` in an author's style sheet.
  @Test func theTokensOfTheThemeCanBeSetInRoot() {
    let tokens = Checkout.file("Site/styles/a-tokens.css")
    let selectors = tokens.split(separator: "\n").filter {
      $0.contains("{") && $0.contains(":root")
    }
    let setting = selectors.filter { !$0.contains("color-scheme") }
    #expect(setting.count == 3)
    for selector in setting {
      let outer = selector.replacing(#/:where\(.*\)/#, with: "")
      #expect(outer.trimmingPrefix(while: \.isWhitespace) == ":root {")
    }
    #expect(Checkout.file("Content/reference/site.md").contains("--accent: light-dark("))
  }
}
