import Testing

@testable import LifecycleEngine
@testable import ScriptMachine

/// A plan that is written as a scenario does the same in the scenario.
@Suite struct ScenarioWriterTests {
  @Test func aScenarioDoesWhatThePlanDid() {
    var different: [String] = []
    var refused = 0
    for seed in 0..<200 {
      let world = RandomWorld(seed: seed, release: Expedition.release(seed), isTame: true)
      world.run(20)
      // A scenario ends when nothing moves any more.
      world.performance.perform(nil, then: .idle)
      let script = ScriptReplay(world.plan)
      let engine = ScriptReplay.appearances(world.world, of: world.plan) {
        world.performance.name(of: $0)
      }
      // A scenario refuses what no source tells, and a touch that cannot be; the plan goes on.
      if script.problems.contains(where: {
        $0.contains("is not simulated here")
          || $0.contains("a tab that does not exist is not simulated")
          || $0.contains("during a transition is not simulated yet")
          || $0.contains("another view covers the tab bar")
      }) {
        refused += 1
        continue
      }
      if script.appearances != engine || script.problems.isEmpty == world.performance.isOver {
        let place = zip(script.appearances, engine).enumerated().first { $1.0 != $1.1 }?.offset
        let end = place ?? min(engine.count, script.appearances.count)
        different.append(
          "seed \(seed): \(script.problems), the script \(script.appearances.dropFirst(end).prefix(1)) "
            + "instead of \(engine.dropFirst(end).prefix(1))")
      }
    }
    #expect(different == [])
    #expect(refused < 20)
  }

  @Test func aFaultIsShrunkToAScenarioThatShowsIt() throws {
    let fault = try #require(PlantedFault.all.first { $0.name == "a did callback is missing" })
    let seed = try #require((0..<1_000).first { fault.breaks($0) != nil })
    let world = RandomWorld(
      seed: seed, release: Expedition.release(seed), isTame: true,
      choreographies: fault.choreographies)
    world.run(30)
    let small = try #require(
      Shrinker(world.plan, isTame: true, choreographies: fault.choreographies))
    #expect(small.plan.count <= 4)
    let script = ScriptReplay(small.plan, choreographies: fault.choreographies)
    #expect(script.problems == [])
    #expect(script.failures.contains { $0.invariant == small.failure.invariant })
    #expect(ScriptReplay(small.plan).failures == [])
  }

  @Test func codeInCallbacksIsAnOverrideWithACounter() {
    let (a, nav) = (Member.plain[0], Member.navigations[0])
    let push = Operation(kind: .push, subject: nav, other: Member.plain[1], isOn: true)
    let plan = Plan(
      release: .newest,
      turns: [
        Plan.Turn(
          operation: Operation(kind: .setStack, subject: nav, list: [a]),
          inside: [
            Plan.Inside(
              place: .callback(.didMoveToParent, of: a, occurrence: 1), operation: push)
          ], pause: .milliseconds(20))
      ])
    #expect(
      ScenarioWriter(plan).markdown("sample") == """
        ```scenario sample ios=26
        var turn = 0
        var count1 = 0
        class KindOfA: UIViewController {
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                if turn == 1 {
                    count1 += 1
                    if count1 == 1 {
                        nav1.pushViewController(B, animated: true)
                    }
                }
            }
        }
        let A = KindOfA()
        let B = UIViewController()
        let nav1 = UINavigationController()

        when "everything happens" {
            turn = 1
            nav1.setViewControllers([A], animated: false)
            system.wait(0.02)
        }
        ```
        """)
  }
}
