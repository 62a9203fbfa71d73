@testable import LifecycleEngine

// Two worlds in the same state behave the same from now on.
extension World {
  /// A field of a world, with the comparison of the field in two worlds.
  struct Part: Sendable {
    let name: String
    let isSame: @Sendable (World, World) -> Bool

    init(_ name: String, _ isSame: @escaping @Sendable (World, World) -> Bool) {
      self.name = name
      self.isSame = isSame
    }
  }

  /// The constant fields of a world.
  static let constants = ["release", "sdk", "choreographies", "otherWays"]

  /// Every field but the hooks and constants.
  static let parts =
    tables + loop + [
      Part("screen") { $0.screen == $1.screen },
      Part("updateState") { $0.updateState == $1.updateState },
      Part("process") { $0.process == $1.process },
      Part("current") { $0.current == $1.current },
      Part("directCall") { $0.directCall == $1.directCall },
      Part("segueContainers") { $0.segueContainers == $1.segueContainers },
      Part("editing") { $0.editing == $1.editing },
      Part("trace") { $0.hasSameTrace(as: $1) },
      Part("depth") { $0.depth == $1.depth },
      Part("deliveries") { $0.deliveries == $1.deliveries },
      Part("nesting") { $0.nesting == $1.nesting },
      Part("stop") { $0.stop == $1.stop },
      Part("observedReads") { $0.observedReads == $1.observedReads },
      Part("animatorsEndAlone") { $0.animatorsEndAlone == $1.animatorsEndAlone },
      Part("areAnimationsOff") { $0.areAnimationsOff == $1.areAnimationsOff },
    ]

  private static let tables = [
    Part("objects") { $0.objects == $1.objects },
    Part("controllers") { $0.controllers == $1.controllers },
    Part("views") { $0.views == $1.views },
    Part("navigations") { $0.navigations == $1.navigations },
    Part("tabs") { $0.tabs == $1.tabs },
    Part("pages") { $0.pages == $1.pages },
    Part("splits") { $0.splits == $1.splits },
    Part("presentations") { $0.presentations == $1.presentations },
    Part("searches") { $0.searches == $1.searches },
    Part("coordinators") { $0.coordinators == $1.coordinators },
    Part("transitions") { $0.transitions == $1.transitions },
  ]

  private static let loop = [
    Part("runLoop") { $0.runLoop == $1.runLoop }
  ]

  /// The names of the fields in which two worlds differ.
  func differences(from other: World) -> [String] {
    World.parts.filter { !$0.isSame(self, other) }.map(\.name)
  }

  /// Returns true if no field differs.
  func isSame(as other: World) -> Bool { World.parts.allSatisfy { $0.isSame(self, other) } }

  /// Returns true if the same events were recorded, by any step.
  private func hasSameTrace(as other: World) -> Bool {
    let (mine, its) = (trace, other.trace)
    guard mine.events.count == its.events.count, mine.spans == its.spans,
      mine.recordsStates == its.recordsStates
    else { return false }
    return zip(mine.events, its.events).reversed().allSatisfy { $0.isSame(as: $1) }
  }
}

extension Event {
  fileprivate func isSame(as other: Event) -> Bool {
    time == other.time && turn == other.turn && transaction == other.transaction
      && container == other.container && receiver == other.receiver && callback == other.callback
      && arguments == other.arguments && depth == other.depth
  }
}
