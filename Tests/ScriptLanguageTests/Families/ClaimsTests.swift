import Diagnostics
import LifecycleEngine
import Testing

@testable import Scenarios

@Suite struct ClaimsTests {
  /// Judges claims in two scenarios with different orders of events.
  private func judged(_ source: String) throws -> ClaimsVerdict {
    let info = InfoString("claims over=swipe,turn")
    let claims = try Claims(source, attributes: ClaimsAttributes(info))
    let push = try Scenario(Self.push, attributes: ScenarioAttributes(id: "push"))
    let turn = try Scenario(Self.turn, attributes: ScenarioAttributes(id: "turn"))
    return ClaimsVerdict(
      claims,
      in: [
        ClaimedScenario(push, source: Self.push, title: "Push", on: nil),
        ClaimedScenario(turn, source: Self.turn, title: "Turn", on: nil),
      ], runs: KeptRuns())
  }

  private static let push = """
    let Current = UIViewController(), New = UIViewController()
    let nav = UINavigationController(rootViewController: Current)
    window.rootViewController = nav

    when "it is pushed" {
        nav.pushViewController(New, animated: true)
    }

    """

  private static let turn = """
    let Current = UIViewController(), New = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [Current, New]
    window.rootViewController = tabs

    when "it is selected" {
        tabs.selectedIndex = 1
    }

    """

  @Test func whatHoldsIsCounted() throws {
    let verdict = try judged(
      """
      always Current.viewWillDisappear < New.viewDidAppear
      varies Current.viewWillDisappear < New.viewWillAppear   // tabs have it the other way round
      never  New.viewDidAppear < New.viewWillAppear
      """)
    #expect(verdict.diagnostics.isEmpty)
    #expect(verdict.runCount == 2)
    #expect(verdict.claims.map(\.inOrder.count) == [2, 1, 0])
    #expect(verdict.claims.map(\.reversed.count) == [0, 1, 2])
    #expect(verdict.claims[1].inOrder.smallest?.scenario == "push")
    #expect(verdict.claims[1].reversed.smallest?.scenario == "turn")
  }

  @Test(arguments: [
    ("always Current.viewWillDisappear < New.viewWillAppear", "1 of 2 runs"),
    ("never Current.viewWillDisappear < New.viewWillAppear", "1 of 2 runs"),
    ("varies Current.viewWillDisappear < New.viewDidAppear", "first in all 2 runs"),
    ("varies New.viewDidAppear < New.viewWillAppear", "last in all 2 runs"),
  ])
  func whatDoesNotHoldIsADisagreement(claim: String, part: String) throws {
    let diagnostics = try judged(claim).diagnostics
    #expect(diagnostics.map(\.id) == ["claim-failed"])
    #expect(diagnostics.allSatisfy { $0.isDisagreement && $0.summary.contains(part) })
  }

  @Test func theCounterExampleCanBePasted() throws {
    let note = try #require(
      try judged("always Current.viewWillDisappear < New.viewWillAppear").diagnostics.first?
        .notes.first)
    #expect(
      note == """
        the smallest run that shows it is 'turn' on iOS 26:
        ```scenario turn-counter-example ios=26
        \(Self.turn)
        require New.viewWillAppear < Current.viewWillDisappear
        ```
        """)
  }

  @Test(arguments: [
    ("always Curent.viewWillDisappear < New.viewDidAppear", "unknown-object"),
    ("always New.viewDidAppear < New.viewWillTransition", "claim-untold"),
  ])
  func whatNeverComesIsNoDisagreement(claim: String, id: String) throws {
    let diagnostics = try judged(claim).diagnostics
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.allSatisfy { !$0.isDisagreement })
  }

  @Test(arguments: [
    (">", "New.viewDidAppear < New.viewWillAppear"),
    ("before", "New.viewWillAppear < New.viewDidAppear"),
    ("after", "New.viewDidAppear < New.viewWillAppear"),
  ])
  func aWordBetweenTwoEventsIsReplaced(word: String, order: String) throws {
    for keyword in ["always", "never"] {
      let error = #expect(throws: ScriptError.self) {
        try judged("\(keyword) New.viewWillAppear \(word) New.viewDidAppear")
      }
      #expect(error?.diagnostics.flatMap(\.help) == ["write '\(keyword) \(order)'"])
    }
  }

  @Test func everyWrongClaimIsReported() {
    let error = #expect(throws: ScriptError.self) {
      try judged(
        """
        allways New.viewWillAppear
          < New.viewDidAppear
        always New.viewWillAppear
        never New.viewWilAppear < New.viewDidAppear
        """)
    }
    #expect(error?.diagnostics.map(\.id) == ["bad-claim", "bad-claim", "unknown-callback"])
  }

  @Test(arguments: [
    ("", "missing-claim"),
    ("allways New.viewWillAppear < New.viewDidAppear", "bad-claim"),
    ("varies New.viewWillAppear\nnever New.viewDidAppear < New.viewWillAppear", "bad-claim"),
    ("varies New.viewWillAppear", "bad-claim"),
    ("always New.viewWillAppear > New.viewDidAppear", "bad-claim"),
    ("always New.viewWillAppear < New.viewWillAppear", "bad-requirement"),
    ("always New.viewWilAppear < New.viewDidAppear", "unknown-callback"),
  ])
  func whatIsNoClaimIsAnError(source: String, id: String) {
    do {
      _ = try judged(source)
      Issue.record("'\(source)' was accepted")
    } catch let error as ScriptError {
      #expect(error.diagnostics.map(\.id) == [id])
    } catch {
      Issue.record(error)
    }
  }
}
