import Foundation
import LifecycleEngine
import Scenarios
import Testing

@testable import TraceRendering

/// The moving views, bars and gestures in a step file.
@Suite struct ScreenRowsTests {
  /// The group of a scenario in its step file.
  private func group(_ source: String, on release: Release = .newest) throws -> [String: Any] {
    let scenario = try Scenario(source, attributes: ScenarioAttributes(id: "screen"))
    let run = scenario.run(on: release, recordsStates: true)
    #expect(run.diagnostics.isEmpty)
    var steps = ScenarioSteps()
    steps.add(run, for: [release], lenses: .all, isOnPage: true)
    let json = try JSONSerialization.jsonObject(with: Data(steps.text.utf8))
    return try #require((json as? [[String: Any]])?.first)
  }

  /// The rows of the motions at each event, each with the call of the event.
  private func motions(_ group: [String: Any]) throws -> [(call: String, rows: [[Double]])] {
    let events = try #require(group["events"] as? [[Any]])
    let changes = try #require(group["changes"] as? [[Any]])
    var rows: [[Double]] = []
    return try zip(events, changes).map { event, change in
      if change.count > 4, let new = change[4] as? [[Double]] { rows = new }
      return ("\(try #require(event[2] as? String)).\(try #require(event[3] as? String))", rows)
    }
  }

  private func check(
    _ list: [(call: String, rows: [[Double]])], at call: String, _ expected: [Double],
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let row = list.first { $0.call.hasPrefix(call) }?.rows.first
    #expect(
      row.map { [$0[1], $0[2], $0[5], $0[9]] } == expected, "\(call)", sourceLocation: location)
  }

  private static let stack = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav

    """

  @Test func aPushSlidesFromTheRightByTheClock() throws {
    let group = try group(
      Self.stack + """
        when "B is pushed" {
            nav.pushViewController(B, animated: true)
            system.wait(0.25)
            print("half")
        }
        """)
    let list = try motions(group)
    check(list, at: "B.viewWillAppear", [0, 0, 0, 393])
    check(list, at: "console.print", [0, 0.5, -65.5, 196.5])
    check(list, at: "B.viewDidAppear", [0, 1, -131, 0])
    #expect(list.first { $0.call.hasPrefix("B.viewWillAppear") }?.rows.first?.first == 0)
    let change = try #require((group["changes"] as? [[Any]])?.first)
    let names = try #require(group["names"] as? [String])
    let bar = try #require((change.last as? [[Double]])?.first)
    #expect(names[Int(bar[3])] == "A", "the bar stays until the view of B comes")
  }

  @Test func theFingerMovesTheViewsAndTheClockTheRest() throws {
    let swipe = Self.stack + "nav.pushViewController(B, animated: false)\nsystem.wait()\n"
    let group = try group(
      swipe + """
        when "the user swipes and gives up" {
            user.beginSwipeBack()
            user.moveSwipe(to: 0.6)
            print("held")
            user.cancelSwipe()
            system.wait(0.1)
            print("a third")
        }
        """)
    let list = try motions(group)
    check(list, at: "B.viewWillDisappear", [1, 0, 0, -131])
    check(list, at: "console.print(\"held", [1, 0.6, 235.8, -52.4])
    check(list, at: "console.print(\"a third", [3, 0.4, 157.2, -78.6])
    check(list, at: "A.viewDidDisappear", [3, 0, 0, -131])
    let last = try #require(list.last { !$0.rows.isEmpty }?.rows.first)
    #expect(last[0] == 1 && last.count == 19)
    #expect(last[12] == 0.6 && abs(last[14] - last[13] - 0.3) < 1e-9)
    let rests = try #require(group["rests"] as? [[Any]])
    #expect(rests.map { $0.count > 1 ? $0[1] as? String : nil } == ["swipeBack", "swipeBack"])
    #expect(rests[0][0] as? Int == 0)
  }

  @Test func aHeldGestureIsInTheRestOfItsStep() throws {
    let group = try group(
      Self.stack + """
        nav.pushViewController(B, animated: false)
        when "the user swipes" {
            user.beginSwipeBack()
            user.moveSwipe(to: 0.25)
        }
        """)
    let rest = try #require((group["rests"] as? [[Any]])?.last)
    #expect(rest[1] as? String == "swipeBack")
    let change = try #require(rest[2] as? [Any])
    let row = try #require((change[4] as? [[Double]])?.first)
    #expect(row.prefix(3) == [1, 1, 0.25] && row[5] == 98.25)
  }

  @Test func sheetsRiseFromTheBottomAndPagesPush() throws {
    let sheet = try motions(
      try group(
        """
        let A = UIViewController(), B = UIViewController()
        window.rootViewController = A
        when "B is presented" { A.present(B, animated: true) }
        """))
    let row = try #require(sheet.first { $0.call.hasPrefix("B.viewIsAppearing") }?.rows.first)
    #expect(row[0] == 2 && row[2] == 0 && row[10] == 783)
    let pages = try motions(
      try group(
        """
        let A = UIViewController(), B = UIViewController()
        let pages = UIPageViewController(.scroll, A, B)
        window.rootViewController = pages
        pages.setViewControllers([B], direction: .forward, animated: false)
        when "A comes back" {
            pages.setViewControllers([A], direction: .reverse, animated: true)
        }
        """))
    check(pages, at: "A.viewWillAppear", [0, 0, 0, -393])
    check(pages, at: "A.viewDidAppear", [0, 1, 393, 0])
  }

  @Test func barsHaveTheRoomOfTheSafeAreas() throws {
    let group = try group(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      let tabs = UITabBarController()
      tabs.viewControllers = [nav, UIViewController()]
      B.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      window.rootViewController = tabs
      when "the bars are there" { print("now") }
      """, on: Release(18))
    let names = try #require(group["names"] as? [String])
    let changes = try #require(group["changes"] as? [[Any]])
    let bars = try #require(changes.first { $0.count > 5 && $0[5] is [Any] }?[5] as? [[Double]])
    #expect(bars.map { names[Int($0[0])] } == ["nav", "tabs"])
    #expect(bars[0].prefix(2).last == 0 && names[Int(bars[0][3])] == "B" && bars[0][4] == 1)
    #expect(bars[1][1...3] == [1, 83, 0] && bars[1].count == 6)
  }

  @Test func nothingIsWrittenWhereNothingMoves() throws {
    let group = try group(
      """
      let A = UIViewController()
      when "A comes" { window.rootViewController = A }
      """)
    let changes = try #require(group["changes"] as? [[Any]])
    #expect(changes.allSatisfy { $0.count <= 4 })
    #expect(group["rests"] == nil)
  }

  @Test(arguments: [0, 0.25, 0.5, 1]) func theLowerViewFollowsByAThird(_ progress: Double) {
    let (push, pop) = (places(.push, progress), places(.pop, 1 - progress))
    #expect(push.to.x == 300 * (1 - progress) && push.from.x == -100 * progress)
    #expect(pop.from.x == push.to.x && pop.to.x == push.from.x)
  }

  @Test func fadesCurlsAndFlipsHaveAnOpacity() {
    #expect(places(.tab, 0.3).to.opacity == 0.3 && places(.child, 0.3).to.opacity == 0.3)
    #expect(places(.curl, 0.49).to.opacity == 0 && places(.curl, 0.5).to.opacity == 1)
    #expect(places(.present, 0.3, .crossDissolve).to.opacity == 0.3)
    #expect(places(.dismiss, 0.3, .flipHorizontal).from.opacity == 1)
    #expect(places(.dismiss, 0.7, .flipHorizontal).from.opacity == 0)
    #expect(places(.present, 0.25).to.y == 450 && places(.dismiss, 0.25).from.y == 150)
    #expect(places(.resist, 0.5).from.y == 30)
  }

  private func places(
    _ motion: Motion, _ progress: Double, _ style: ModalTransitionStyle = .coverVertical
  ) -> ScreenPlaces {
    ScreenPlaces(
      MotionState(
        motion: motion, phase: .animated, progress: progress, containerView: nil, from: nil,
        to: nil,
        style: style, isReversed: false, isVertical: false, first: 0, time: nil),
      room: Size(width: 300, height: 700), drop: 600, at: progress)
  }
}
