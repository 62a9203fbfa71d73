import LifecycleEngine
import Scenarios
import Testing

@testable import SiteGenerator

/// The badge of a scenario names the weakest evidence of its checks, and the fold below says why.
@Suite struct BadgeTests {
  private func script(_ steps: String) -> String {
    """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A, B)
    window.rootViewController = nav
    \(steps)
    """
  }

  /// The HTML of a page with a scenario.
  private func html(of scenario: String) throws -> String {
    let page = "# A\n\n```scenario swipe\n\(scenario)\n```\n"
    let template = "Site/templates/scenario.mustache"
    let files = ["Content/a.md": page, template: Checkout.file(template)]
    let folder = try TemporaryFolder(TemporaryFolder.theme.merging(files) { _, new in new })
    #expect(try Command.run(["build"], in: folder).status == 0)
    return try folder.text("_site/a.html")
  }

  @Test func onlyTheWeakestChecksNameSteps() throws {
    let html = try html(
      of: script(
        """
        when "swipe" {
          user.beginSwipeBack()
          user.finishSwipe()
        }
        require B.viewWillDisappear < B.viewDidDisappear
        require frame(of: B.viewWillDisappear) < frame(of: B.viewDidDisappear)
        """))
    let swipe = try #require(Choreography.all.first { $0.id == "navigation-swipe-back" })
    let reason = try #require(swipe.steps.first { $0.name == "settling" }?.basis.assumption)
    let check = "<code>require B.viewWillDisappear &lt; B.viewDidDisappear</code> (line 8)"
    #expect(html.contains("<li>\(check): several sources\n"))
    #expect(html.contains("<li><code>navigation-swipe-back/settling</code>: \(reason)<"))
    // The file with the steps of the scenario is named only where the stepper is.
    #expect(html.components(separatedBy: "steps/swipe.js").count == 2)
  }

  @Test func aPageShowsTheGradesInWords() throws {
    let html = try html(
      of: script(
        """
        when "swipe" {
          user.beginSwipeBack()
          user.cancelSwipe()
        }
        require never A.viewDidAppear
        require count(A.viewDidAppear) == 0
        """))
    // Heard alone, the badge says what it is about.
    let prefix = "<span class=\"visually-hidden\">Evidence: </span>"
    #expect(html.contains("</svg> \(prefix)Our model</a><"))
    #expect(html.contains("<p><strong>Our model.</strong> Passed in the simulator: 2 checks."))
    #expect(html.contains("so the simulator assumes what they do"))
    // Two checks with the same evidence stand together.
    let checks =
      "<code>require never A.viewDidAppear</code> (line 8), <code>require count(A.viewDidAppear) == 0</code> (line 9)"
    let steps = "<ul>\n<li><code>swipe-departure/will-move-to-nil</code>"
    #expect(html.contains("<li>\(checks): assumed, no source\n\(steps)"))
    // The site has no page with all assumptions.
    #expect(!html.contains("assumed-steps"))
  }

  @Test func aCheckThatSomebodyHasSeenNamesStepsAndSources() throws {
    let html = try html(
      of: script(
        """
        when "pop" { nav.popViewController(animated: true) }
        require B.viewWillDisappear < A.viewWillAppear
        """))
    #expect(html.contains("<li class=\"badge verified is-observed\">"))
    #expect(html.contains("Observed on devices</a><"))
    let step = try #require(
      Choreography.all.first { $0.id == "navigation-pop" }?.steps
        .first { $0.name == "popped-will-disappear" })
    let sources = SourceLinks(root: nil).html(of: step.basis.sourceIDs)
    let name = "<code>navigation-pop/popped-will-disappear</code>"
    #expect(html.contains(name) && html.contains(": \(sources)<"), "\(sources)")
    #expect(!html.contains("Our model"))
  }

  @Test func documentationHasItsOwnBadge() throws {
    let html = try html(
      of: """
        let A = UIViewController()
        window.rootViewController = A
        require A.view.window == nil at A.viewWillAppear
        """)
    #expect(html.contains("<li class=\"badge verified is-documented\">"))
    #expect(html.contains("<p><strong>Documented by Apple.</strong> Passed"))
  }

  /// Checks of the author's code alone rest on no source.
  @Test func checksOfTheCodeAloneShowOurModel() throws {
    let html = try html(
      of: """
        class Author { func write() { print("a") } }
        Author().write()
        require console contains "a"
        """)
    #expect(html.contains("Our model</a><"))
    #expect(html.contains("(line 3): the code alone, no step of UIKit\n"))
    #expect(!html.contains("the simulator assumes"))
  }

  @Test func aScenarioWithoutChecksIsARunOfTheSimulator() throws {
    let html = try html(of: "let A = UIViewController()\nwindow.rootViewController = A")
    #expect(html.contains("</svg> A run of the simulator, not checked<"))
    #expect(!html.contains("Evidence: ") && !html.contains("class=\"grades\""))
  }
}
