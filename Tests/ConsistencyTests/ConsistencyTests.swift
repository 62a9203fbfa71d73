import Foundation
import Testing

@testable import LifecycleEngine

/// Thousands of worlds in which everything may happen at any time. A failure prints the seed and a scenario
/// that shows the failure. `LIFEGUARD_WORLDS` sets the number of worlds, and `LIFEGUARD_FIRST_WORLD` the
/// first seed.
@Suite struct ConsistencyTests {
  private static let count = number("LIFEGUARD_WORLDS") ?? 1_500
  private static let first = number("LIFEGUARD_FIRST_WORLD") ?? 0
  /// From this number of worlds on, every goal has to be reached.
  private static let enoughForAll = 20_000

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test func noWorldBreaksAnInvariant() async {
    let expedition = await Expedition.through(Self.count, from: Self.first)
    for find in expedition.finds { Issue.record("\(find.report)") }
    guard Self.count >= Self.enoughForAll else { return }
    print(expedition.reach.report)
    #expect(expedition.reach.problems == [])
  }

  @Test func theSameSeedGivesTheSameTraceAndACopyGoesOnAlike() {
    for seed in 0..<(Self.count / 20) {
      let make = {
        RandomWorld(seed: seed, release: Expedition.release(seed), isTame: seed % 2 == 0)
      }
      let world = make()
      let again = make()
      for _ in 0..<15 {
        world.step()
        again.step()
      }
      let copy = RandomWorld(copying: world)
      for _ in 0..<15 {
        world.step()
        again.step()
      }
      let before = world.transcript
      #expect(before == again.transcript)
      // The copy has slept while the original went on, and goes the same way now.
      for _ in 0..<15 { copy.step() }
      #expect(copy.transcript == before)
      #expect(world.transcript == before)
    }
  }

  @Test func aPlanThatIsPerformedAgainGivesTheSameTrace() {
    for seed in 0..<(Self.count / 20) {
      let world = RandomWorld(seed: seed, release: Expedition.release(seed), isTame: true)
      world.run(30)
      let transcript = world.transcript
      let replay = Replay(world.plan, isTame: true, endsWithTearDown: false)
      let again = replay.performance.transcript
      #expect(again == transcript, "seed \(seed)")
      #expect(replay.plan == world.plan, "seed \(seed)")
    }
  }

  @Test func onlyInitAndCallsByHandAreTheAuthorsSteps() {
    for seed in 0..<60 {
      let world = RandomWorld(seed: seed, release: Expedition.release(seed), isTame: true)
      for _ in 0..<20 { world.step() }
      for event in world.world.trace.events {
        guard event.step == .author else {
          let choreography = Choreography.all[Int(event.step.choreography)]
          #expect(choreography.step(at: Int(event.step.step)) != nil)
          continue
        }
        // The random author calls `willMove` and `didMove` by the rules, and appearance for puppets. The
        // delegate is asked for an animator in the author's call.
        #expect(
          event.callback == .initialize
            || event.callback == .navigationAnimator
            || event.callback.lens == .containment
            || event.callback.lens == .classic,
          "\(event.receiver) \(event.callback)")
      }
    }
  }
}
