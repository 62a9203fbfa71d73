import ExampleRuns
import Foundation
import LifecycleEngine
import Markdown
import Scenarios
import Testing

@testable import SiteGenerator

/// The pages of the built-in scenarios, one page for each way and nesting.
@Suite struct TransitionPageTests {
  private func page(_ id: String) throws -> Page {
    TransitionPage(place: try #require(BuiltIns().place("transitions/\(id)"))).page
  }

  @Test func theNewestVersionIsFirstAndOpenAndTheOthersAreFolded() throws {
    let blocks = try #require(try page("push-animated").document).fencedCodeBlocks
    #expect(
      blocks.map { $0.info.split(separator: " ").prefix(3).joined(separator: " ") }.prefix(3) == [
        "scenario push-animated-ios-26 ios=26", "scenario push-animated-ios-13 ios=13...18",
        "scenario push-animated-ios-11 ios=11...12",
      ])
    let lines = String(decoding: try page("push-animated").source.bytes, as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let folds = lines.filter { $0.hasPrefix("> [!fold] ") }
    #expect(folds.count == blocks.count - 1)
    #expect(folds.first == "> [!fold] **iOS 13–18:** without `New.updateProperties`")
    #expect(lines.contains { $0.hasPrefix("```scenario push-animated-ios-26 ") })
  }

  /// Groups that look the same on the page would confuse readers.
  @Test func neighboursOnAPageDiffer() throws {
    let verified = VerifiedPage(try page("push-animated"), in: ScenarioCatalog([]))
    let runs = verified.scenarios.map(\.scenario).map { scenario in
      let run = scenario.verdict.run
      return run.shownEvents(through: scenario.scenario.shownLenses, naming: [])
        .map { EventText.describe($0, run.names) }
    }
    #expect(runs.count > 5)
    for (newer, older) in zip(runs, runs.dropFirst()) { #expect(newer != older) }
  }

  /// A copied text has to name its scenario, and the heading has to name the versions.
  @Test func itsScenariosAreCalledLikeThePageAndHeadedByTheirVersions() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Site/templates/layout.mustache": "{{#contents}}[{{title}}]{{/contents}}{{{body}}}",
        "Site/templates/scenario.mustache": "<{{title}}|{{heading}}>",
        "Content/a.md": "# A\n\n[it](verify:transitions/push-animated)\n\n" + Fence.push(),
      ]) { _, new in new })
    let site = try RenderedFolder(folder)
    let title = "A push, animated"
    let push = try #require(site.text("transitions/push-animated.html"))
    #expect(push.contains("[iOS 26][iOS 13–18][iOS 11–12]"), "\(push)")
    #expect(push.contains("<\(title)|iOS 26>") && push.contains("<\(title)|iOS 13–18>"), "\(push)")
    let own = try #require(site.text("a.html"))
    #expect(own.contains("[Push]") && own.contains("<Push|Push>"), "\(own)")
  }

  @Test func aPageThatNobodyHasWrittenClaimsNothing() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Site/templates/scenario.mustache":
          "{{#isGenerated}}shown{{/isGenerated}}{{^isGenerated}}written{{/isGenerated}}",
        "Content/a.md": "# A\n\n[it](verify:transitions/show)\n\n" + Fence.push(),
      ]) { _, new in new })
    let site = try RenderedFolder(folder)
    let own = try #require(site.text("a.html"))
    #expect(own.contains("written"))
    #expect(!own.contains("shown"))
    let show = try #require(site.text("transitions/show.html"))
    #expect(show.contains("shown"))
    #expect(!show.contains("written"))
  }

  @Test(arguments: [
    (["a", "b"], ["b", "a"], "the same in another order"),
    (["a", "b"], ["a"], "with `b`"),
    (["a"], ["a", "b"], "without `b`"),
    (["a", "a", "b"], ["a", "b"], "`a` more often"),
    (["a", "b"], ["a", "b", "b"], "`b` less often"),
    (["a", "c"], ["a", "b", "d"], "with `c`; without `b` and `d`"),
    (["a", "b", "c"], ["a"], "with `b` and `c`"),
    (["b", "c", "d"], [], "with `b`, `c` and `d`"),
    (["b", "c", "d", "e"], [], "with `b`, `c` and 2 more"),
  ])
  func whatDiffersIsToldInWords(_ older: [String], _ newer: [String], _ expected: String) {
    #expect(TransitionVariants.difference(of: older, from: newer) == expected)
  }

  /// The page runs a scenario once for each group, or takes the outcome of the run for the groups.
  /// The result equals a run on each version.
  @Test(arguments: ["push-animated", "swipe-back-cancelled", "present-automatic-animated-in-split"])
  func oneRunStandsForAGroup(_ id: String) throws {
    let page = try page(id)
    let catalog = ScenarioCatalog([], recording: .everything)
    var options = VerificationOptions.forPages(cache: nil)
    let full = BlockJudge(catalog: catalog, options: options)
    options.builtIn = catalog.builtIns.scenario("transitions/\(id)")
    #expect(options.builtIn != nil)
    let short = BlockJudge(catalog: catalog, options: options)
    let prepared = BuiltIns(forAllPages: nil)
    #expect(prepared.place("transitions/\(id)") != nil)
    for place in page.places {
      let live = try place.read.reading.get()
      let key = try #require(short.key(of: live, at: place))
      let early = try #require(prepared.outcomes.outcome(for: key, withSection: true))
      let (one, other) = (
        try #require(try full.judge(live, at: place)),
        try #require(try short.judge(live, at: place))
      )
      #expect(one.outcome.releaseStarts == other.outcome.releaseStarts)
      #expect(one.outcome.diagnostics.isEmpty)
      let (section, shortened) = (BlockSection(of: one), BlockSection(of: other))
      #expect(section.subjects == shortened.subjects)
      #expect(section.values == shortened.values)
      #expect(section.steps != nil && section.steps == shortened.steps)
      #expect(early.releaseStarts == one.outcome.releaseStarts && early.diagnostics.isEmpty)
      #expect(early.checks == one.outcome.checks && early.scenarios == one.outcome.scenarios)
      #expect(early.section?.subjects == section.subjects)
      #expect(early.values == section.values && early.section?.steps == section.steps)
    }
  }

  @Test func aScenarioIsShownThroughTheLensesThatItNames() throws {
    func shown(_ lens: String) throws -> [String] {
      let source = """
        let A = UIViewController()
        when "launch" { window.rootViewController = A }
        """
      guard case .scenario(let attributes) = try LiveBlock(info: "scenario a\(lens)") else {
        return []
      }
      let scenario = try Scenario(source, attributes: attributes)
      let run = scenario.run(on: .newest)
      return run.shownEvents(through: scenario.shownLenses, naming: []).map { $0.callback.baseName }
    }
    #expect(try shown("") == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    #expect(try shown(" lens=loading") == ["loadView", "viewDidLoad"])
    #expect(try shown(" lens=classic") == ["viewWillAppear", "viewDidAppear"])
    #expect(try shown(" lens=all").contains("viewDidLayoutSubviews"))
  }
}
