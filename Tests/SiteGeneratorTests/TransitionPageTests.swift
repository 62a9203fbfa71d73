import ExampleRuns
import Foundation
import LifecycleEngine
import Scenarios
import Testing

@testable import SiteGenerator

/// The pages of the transitions, with a table of all combinations.
@Suite struct TransitionPageTests {
  private let builtIns = BuiltIns()
  private var scenarios: [BuiltInScenario] { builtIns.scenarios }

  private func combination(_ id: String) throws -> Combination {
    try #require(builtIns.combination("transitions/\(id)"))
  }

  @Test(arguments: [
    ("push-animated", "container=none&way=push&animated=yes"),
    ("push-not-animated-in-tab", "container=tabs&way=push&animated=no"),
    ("swipe-back-cancelled-in-page", "container=pages&way=swipe-back&finished=no"),
    ("tab-tap-in-tab-in-split", "container=tabs&nesting=split"),
    ("tab-tap", "container=none"),
    ("pop-animated-in-navigation-in-tab-in-sheet", nil),
  ])
  func anAddressNamesItsChoices(_ id: String, _ expected: String?) throws {
    #expect(builtIns.combination("transitions/\(id)")?.fragment == expected)
  }

  @Test func everyCombinationHasAnAddressOfItsOwn() throws {
    let addresses = try scenarios.map { scenario in
      let own = try combination(scenario.id)
      return "\(own.outputPath)#\(own.fragment)"
    }
    #expect(Set(addresses).count == addresses.count)
    #expect(
      addresses.allSatisfy { $0.wholeMatch(of: #/transitions/[a-z-]+\.html#[a-z0-9=&,-]+/#) != nil }
    )
  }

  /// Former addresses lead to the combination; no page of a transition has a former address.
  @Test func formerPagesLeadToTheCombination() throws {
    let moved = Transitions(builtIns, only: nil).moved
    #expect(moved.count == scenarios.count)
    let pages = Set(try scenarios.map { try combination($0.id).outputPath })
    #expect(moved.allSatisfy { !pages.contains($0.path) })
    for (scenario, (path, address)) in zip(scenarios, moved) {
      #expect(path == "transitions/\(scenario.id).html")
      let own = try combination(scenario.id)
      #expect("transitions/\(address)" == "\(own.outputPath)#\(own.fragment)")
    }
  }

  private static let named = """
    # A

    [it](verify:transitions/push-animated)

    ```compare lens=classic
    transitions/push-not-animated-in-tab transitions/page-scroll-animated
    ```

    """

  /// Each named combination has its place, and nothing else is made.
  @Test func aSiteHasTheTransitionsThatItsPagesName() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": Self.named]) { _, new in new })
    _ = try folder.builder().build()
    let pages = ["index", "navigation-push", "page-scroll-variants"].map { $0 + ".html" }
    #expect(try FileTree.files(in: "\(folder.path)/_site/transitions").sorted() == pages)
    let push = try folder.text("_site/transitions/navigation-push.html")
    let places = push.matches(of: /<p id="([^"]+)">/).map { String($0.output.1) }
    #expect(
      places == [
        "container=none&amp;way=push&amp;animated=yes",
        "container=tabs&amp;way=push&amp;animated=no",
      ])
    let list = try folder.text("_site/transitions/index.html")
    #expect(list.contains("navigation-push.html") && !list.contains("navigation-pop.html"))
  }

  @Test func formerAddressesAreMadeWhereTheSiteAsks() throws {
    let folder = try TemporaryFolder(
      TemporaryFolder.theme.merging([
        "Content/index.md": Self.named, "Content/lifeguard.yml": "former-addresses: true\n",
      ]) { _, new in new })
    let result = try folder.builder().build()
    #expect(result.generatedCount == 3)
    let stub = try folder.text("_site/transitions/push-not-animated-in-tab.html")
    let address = "navigation-push.html#container=tabs&amp;way=push&amp;animated=no"
    #expect(stub.contains("content=\"0; url=\(address)\""), "\(stub)")
    #expect(stub.contains("<a href=\"\(address)\">"))
    #expect(stub.utf8.count <= 400)
    #expect(!folder.exists("_site/transitions/push-not-animated.html"))
  }

  /// A row has numbers in place of its title and its script; the texts behind the numbers are the same.
  @Test func aRowNamesTheLinesOfItsScript() throws {
    var found: Set<[String]> = []
    for page in TransitionPage.all(builtIns.observations, hasReference: true) {
      let values = page.values(isWhole: true)
      let json = try #require(values["textsJSON"] as? String)
      let texts = try JSONDecoder().decode([String].self, from: Data(json.utf8))
      #expect(Set(texts).count == texts.count)
      func text(_ row: [String: Any], _ key: String, _ separator: String) throws -> String {
        let numbers = try #require(row[key] as? String).split(separator: " ")
        return try numbers.map { texts[try #require(Int($0))] }.joined(separator: separator)
      }
      for row in try #require(values["rows"] as? [[String: Any]]) {
        found.insert([try text(row, "title", ", "), try text(row, "source", "\n")])
      }
    }
    for scenario in scenarios { #expect(found.contains([scenario.plainTitle, scenario.source])) }
  }

  /// The scenario that a page shows for a combination has the same calls on each release.
  @Test func whatAPageShowsForACombinationHappensInIt() throws {
    let groups = AlikeCombinations.groups(
      of: builtIns.observations.byScenario.filter {
        $0.first?.scenario.choreography == "navigation-push"
      })
    #expect(groups.count > 1 && groups.contains { $0.all.count > 1 })
    for group in groups {
      for other in group.all {
        for release in other.scenario.releases {
          #expect(try received(other, release) == received(group.shown, release))
        }
      }
    }
  }

  private func received(_ combination: Combination, _ release: Release) throws -> [String] {
    let shown = try #require(builtIns.shown(combination.scenario, on: release))
    return zip(shown.events, shown.lines()).filter { event, _ in
      ["Current", "New"].contains(shown.names[event.receiver]) && event.callback.lens != .layout
    }.map(\.1)
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
    let segue = try #require(site.text("transitions/navigation-push.html"))
    #expect(segue.contains("shown"))
    #expect(!segue.contains("written"))
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
