@testable import LifecycleEngine

/// A world in which a seed chooses the operations of the author, the user and the system, in turns and inside
/// callbacks.
final class RandomWorld {
  /// The releases of generated worlds: the releases that changed behaviour.
  static let releases = [5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 26].map { Release($0) }

  let performance: Performance
  private var generator: Generator

  init(
    seed: Int, release: Release, isTame: Bool, theme: Generator.Theme? = nil,
    choreographies: [Choreography] = Choreography.all
  ) {
    var random = SplitMix(state: UInt64(seed))
    let room: Plan.Room = random.next(4) == 0 ? .pad : .phone
    performance = Performance(release, room, choreographies: choreographies)
    generator = Generator(random, isTame: isTame, theme: theme)
    attach()
    generator.queue = Blueprint.queue(&generator.random)
  }

  /// An independent world in the same state, whose author and user go on in the same way.
  init(copying other: RandomWorld) {
    performance = Performance(copying: other.performance)
    generator = other.generator
    attach()
  }

  private func attach() {
    performance.improvise = { [unowned self] performance, place, _ in
      generator.inside(performance, place)
    }
  }

  var world: World { performance.world }
  var plan: Plan { performance.plan }
  var failures: [Failure] { performance.failures }

  /// Performs a turn of the author's code, the user or the system, and the time after the turn.
  func step() {
    guard !performance.isOver else { return }
    let (operation, pause) = generator.turn(performance)
    performance.perform(operation, then: pause)
    performance.check(isTame: generator.isTame)
  }

  /// Steps until the plan has this number of operations or an invariant breaks.
  func run(_ count: Int) {
    var turns = 0
    while plan.count < count, failures.isEmpty, !performance.isOver, turns < count {
      step()
      turns += 1
    }
  }

  /// Releases all references. No object may stay alive, and no object may have died before.
  func tearDown() { performance.tearDown() }

  /// The full trace of the world.
  var transcript: [String] { performance.transcript }
}
