import Foundation
import Testing

@testable import SiteGenerator

@Suite struct ComparisonTests {
  private static let scenarios = """
    # Home

    \(Fence.push("push"))
    ```scenario turn
    let A = UIViewController(), B = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [A, B]
    window.rootViewController = tabs
    when "B is selected" { tabs.selectedIndex = 1 }
    require A.viewWillDisappear < B.viewDidAppear
    ```


    """

  private func built(_ block: String) throws -> String {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": Self.scenarios + block]) { _, new in new })
    let site = try RenderedFolder(folder)
    #expect(site.verification.outcome == .agreement)
    return try #require(site.text("index.html"))
  }

  private func places(_ block: String) throws -> [String] {
    let folder = try TemporaryFolder(["Content/index.md": Self.scenarios + block])
    return try folder.diagnostics().map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test func scenariosStandSideBySideAndTheirFirstDifferenceIsMarked() throws {
    let html = try built("```compare lens=classic\npush turn\n```\n")
    #expect(
      html.contains(
        """
        Push iOS 26 index.html#scenario-push Turn iOS 26 index.html#scenario-turn 
        1*|A.viewWillDisappear|B.viewWillAppear
        2|B.viewWillAppear|A.viewWillDisappear
        3|A.viewDidDisappear|B.viewDidAppear
        4|B.viewDidAppear|A.viewDidDisappear
        The first difference is in row 1.

        """), "\(html)")
  }

  @Test func lensesAdd() throws {
    let html = try built("```compare lens=.classic+.containment ios=26\npush turn\n```\n")
    #expect(html.contains("|B.willMove(toParent: nav)|"), "\(html)")
    #expect(html.contains("|A.viewWillDisappear"), "\(html)")
    let rows = html.split(separator: "\n").filter { $0.contains("|") }
    #expect(rows.allSatisfy { !$0.contains("viewIsAppearing") }, "\(html)")
  }

  @Test func whatDoesNotDifferIsSaidNotTo() throws {
    let html = try built(
      "```compare lens=classic ios=18\ntransitions/push-animated,\n  transitions/pop-animated\n```\n"
    )
    #expect(html.contains("4|New.viewDidAppear|New.viewDidAppear\nThey do not differ."), "\(html)")
    #expect(html.contains("A push, animated iOS 18 transitions/navigation-push.html#container="))
  }

  @Test(arguments: [
    ("```compare\npush\n```\n", "A comparison needs two scenarios [missing-id]"),
    ("```compare\n```\n", "A comparison needs two scenarios [missing-id]"),
    ("```compare\npush push\n```\n", "'push' is compared with itself [repeated-id]"),
    (
      "```compare\npush turm\n```\n",
      "'turm' is not the id of a scenario; did you mean 'turn'? [unknown-scenario]"
    ),
    (
      "```compare\npush push-animated\n```\n",
      "'push-animated' is not the id of a scenario; did you mean 'transitions/push-animated'? "
        + "[unknown-scenario]"
    ),
    (
      "```compare lens=clasic\npush turn\n```\n",
      "'clasic' is not a value of 'lens' [bad-attribute]"
    ),
    (
      "```compare lens=classic, loading\npush turn\n```\n",
      "Lenses have '+' between them [bad-attribute]"
    ),
    (
      "```compare lenses=classic\npush turn\n```\n",
      "'lenses' is not an attribute of a 'compare' block; did you mean 'lens'? [unknown-attribute]"
    ),
    (
      "```compare lens=classic+layuot\npush turn\n```\n",
      "'classic+layuot' is not a value of 'lens' [bad-attribute]"
    ),
    ("```compare ios=17\npush turn\n```\n", "'push' is not for iOS 17 [no-runs]"),
    (
      "```compare ios=13...17\npush turn\n```\n",
      "'13...17' is not a value of 'ios' [bad-attribute]"
    ),
  ])
  func whatCannotBeComparedIsSaid(block: String, expected: String) throws {
    let found = try places(block)
    #expect(found.contains(expected), "\(found)")
  }
}
