import Foundation
import Testing

@testable import LifecycleEngine

/// Thousands of worlds in which everything may happen at any time. A failure prints its seed and
/// what was done; `LIFEGUARD_WORLDS` makes more of them.
@Suite struct RandomWorldTests {
  static let count =
    Int(ProcessInfo.processInfo.environment["LIFEGUARD_WORLDS"] ?? "") ?? 250
  static let releases = [5, 12, 13, 17, 18, 26].map { Release($0) }

  private func release(_ seed: Int) -> Release { Self.releases[seed % Self.releases.count] }

  private func report(_ world: RandomWorld, _ seed: Int) -> Bool {
    guard let first = world.failures.first else { return true }
    Issue.record(
      "seed \(seed) on iOS \(release(seed).major): \(first)\n\(world.log.joined(separator: "\n"))")
    return false
  }

  @Test func tameCodeKeepsEveryControllerOnTheAppearanceAutomatonAndLeaksNothing() {
    var failed = 0
    for seed in 0..<Self.count where failed < 3 {
      let world = RandomWorld(seed: seed, release: release(seed), isTame: true)
      for _ in 0..<30 where world.failures.isEmpty { world.step() }
      if world.failures.isEmpty { world.tearDown() }
      if !report(world, seed) { failed += 1 }
      if case .budget(let reason) = world.world.stop {
        failed += 1
        Issue.record("seed \(seed): \(reason)\n\(world.log.joined(separator: "\n"))")
      }
    }
  }

  @Test func wildCodeNeverTraps() {
    for seed in 0..<Self.count {
      let world = RandomWorld(seed: seed, release: release(seed), isTame: false)
      for _ in 0..<30 { world.step() }
      world.tearDown()
    }
  }

  @Test func theSameSeedGivesTheSameTraceAndACopyGoesOnAlike() {
    for seed in 0..<(Self.count / 2) {
      let isTame = seed % 2 == 0
      let world = RandomWorld(seed: seed, release: release(seed), isTame: isTame)
      let again = RandomWorld(seed: seed, release: release(seed), isTame: isTame)
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

  /// The invariants are worth something: without any one step that begins or ends an appearance,
  /// some world breaks them.
  @Test func everyMissingAppearanceStepIsNoticed() {
    let transitions: [ChoreographyIndex] = [
      .rootAppearance, .navigationPush, .navigationPop, .navigationSwipeBack, .pageScroll,
      .pageCurl, .viewArrival, .viewRemoval, .fullScreenPresentation,
      .fullScreenDismissal, .overPresentation, .overDismissal, .sheetPresentation, .sheetDismissal,
      .sheetSwipe, .adaptationCovers, .adaptationUncovers,
    ]
    for index in transitions {
      let whole = Choreography.all[index.rawValue]
      for place in 0..<(whole.steps.count + whole.cancellation.count) {
        guard let step = whole.step(at: place), step.isAppearance else { continue }
        var all = Choreography.all
        all[index.rawValue] = whole.without(place)
        let isNoticed = (0..<60_000).contains { breaksWorld($0, all) }
        #expect(isNoticed, "\(whole.id) without \(step.name)")
      }
    }
  }

  private func breaksWorld(_ seed: Int, _ choreographies: [Choreography]) -> Bool {
    let world = RandomWorld(
      seed: seed, release: .newest, isTame: true, choreographies: choreographies)
    for _ in 0..<30 where world.failures.isEmpty { world.step() }
    return !world.failures.isEmpty
  }
}

extension Step {
  var isAppearance: Bool {
    switch action {
    case .appearance(.isAppearing, _): false
    case .appearance: true
    default: false
    }
  }
}

extension Choreography {
  /// The same with one step less.
  func without(_ place: Int) -> Choreography {
    var steps = steps
    var cancellation = cancellation
    if place < steps.count {
      steps.remove(at: place)
    } else {
      cancellation.remove(at: place - steps.count)
    }
    return Choreography(
      id: id, statement: statement, duration: duration, spanTitle: spanTitle,
      steps: steps, cancellation: cancellation)
  }
}
