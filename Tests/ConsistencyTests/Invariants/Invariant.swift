@testable import LifecycleEngine

/// Something that holds in every world, whatever was done in it.
struct Invariant: Sendable {
  let name: String
  let statement: String
  /// When it is looked at.
  let moment: Moment
  /// What breaks it; one text for each.
  let check: @Sendable (Scene) -> [String]

  enum Moment: Sendable {
    /// Between turns, wild code or not.
    case always
    /// When nothing is under way, after code that keeps UIKit's rules.
    case idle
  }

  static let all = links + idle + [tickBudget]

  /// What is looked at: a world, and what its author knows of it.
  struct Scene {
    let world: World
    let witness: Witness
    let name: (ObjectID) -> String

    /// Whom the author's code has driven by hand.
    var isByHand: Set<ObjectID> { witness.isByHand }

    /// Every controller that is alive.
    var controllers: [ControllerRecord] {
      world.controllers.filter { !world.isDeallocated($0.id) }
    }

    /// Whether UIKit, not the author's hands, brings it and all its ancestors on the screen.
    func isLeftToUIKit(_ id: ObjectID) -> Bool {
      var current: ObjectID? = id
      while let candidate = current {
        if isByHand.contains(candidate) || isInContextOffScreen(candidate) { return false }
        current = world.parent(of: candidate)
        let forwards = current.map {
          !world.classRecord(of: $0).implements.contains(.forwardsAppearance)
        }
        if forwards == false { return false }
      }
      return true
    }

    /// Whether it is presented over a context that has left the screen: no source says what UIKit
    /// tells it then.
    private func isInContextOffScreen(_ id: ObjectID) -> Bool {
      guard let record = world.presentation(of: id), record.style.isOfContext,
        let container = record.containerView
      else { return false }
      return world.window(of: container) == nil
    }

    /// Whether it presents a controller in a style that takes its view out of the window.
    func isCovered(_ id: ObjectID) -> Bool {
      guard let up = world.controllers[world.controllerSlot(id)].presented else { return false }
      return world.presentation(of: up)?.removesPresenter ?? false
    }

    func isInWindow(_ controller: ControllerRecord) -> Bool {
      controller.view.map { world.isInWindow($0) } ?? false
    }
  }

  static let tickBudget = Invariant(
    name: "idle-is-reached", statement: "Whatever was done, the run loop becomes idle.",
    moment: .always
  ) {
    // Only wild code can put a controller into what it presents, and then nothing has an end.
    guard case .budget(let reason) = $0.world.stop, !reason.contains("nested more than") else {
      return []
    }
    return [reason]
  }
}

extension Performance {
  /// Looks at every invariant whose moment it is.
  func check(isTame: Bool) {
    notePairs()
    let scene = Invariant.Scene(
      world: world, witness: state.witness, name: { self.name(of: $0) })
    let isIdle =
      isTame && world.stop == nil && !world.isGestureHeld && plan.turns.last?.pause == .idle
    for invariant in Invariant.all where invariant.moment == .always || isIdle {
      for problem in invariant.check(scene) { fail(invariant.name, problem) }
    }
  }
}
