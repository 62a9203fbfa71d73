import LifecycleEngine
import Testing

@testable import Scenarios

@Suite struct ReleaseGroupsTests {
  private func groups(_ source: String, _ first: Int, _ last: Int) throws -> [String] {
    var attributes = ScenarioAttributes(id: "a")
    attributes.releases = Release.all(from: Release(first), through: Release(last))
    let verdict = ScenarioVerdict(try Scenario(source, attributes: attributes))
    return verdict.releaseGroups.groups.map(ReleaseGroups.label)
  }

  private static let shown = """
    let A = UIViewController()
    when "A is shown" { window.rootViewController = A }

    """

  @Test func aGroupBeginsWhereACallbackIsNew() throws {
    #expect(try groups(Self.shown, 11, 26) == ["iOS 11–12", "iOS 13–26"])
    #expect(try groups(Self.shown, 12, 13) == ["iOS 12", "iOS 13"])
    #expect(try groups(Self.shown, 13, 26) == ["iOS 13–26"])
  }

  @Test func whatThePageDoesNotShowMakesNoGroup() throws {
    let classic = Self.shown + "expect(.classic) {\n    A.viewWillAppear\n    A.viewDidAppear\n}\n"
    #expect(try groups(classic, 11, 26) == ["iOS 11–26"])
  }

  @Test func anArgumentThatDiffersMakesAGroup() throws {
    let said = """
      let A = UIViewController()
      when "A says it" {
          if #available(iOS 16, *) { print("new") } else { print("old") }
      }
      """
    #expect(try groups(said, 14, 18) == ["iOS 14–15", "iOS 16–18"])
  }

  @Test func startsAreEnoughToMakeThemAgain() {
    let releases = Release.all(from: Release(9), through: Release(14))
    let groups = ReleaseGroups(releases, starts: [9, 13])
    #expect(groups.starts == [9, 13])
    #expect(groups.groups.map(ReleaseGroups.label) == ["iOS 9–12", "iOS 13–14"])
    #expect(ReleaseGroups([], starts: []).groups.isEmpty)
  }
}
