@testable import LifecycleEngine

/// A statement that holds in every world, whatever was done in the world.
struct Invariant: Sendable {
  let name: String
  let statement: String
  /// The moment of the check.
  let moment: Moment
  /// The violations, each as a text.
  let check: @Sendable (Scene) -> [String]

  enum Moment: Sendable {
    /// Between turns, after wild code too.
    case always
    /// In an idle world, after code that keeps UIKit's rules.
    case idle
  }

  static let all = links + idle + [tickBudget]

  /// The subject of a check: a world, and its author's knowledge of the world.
  struct Scene {
    let world: World
    let witness: Witness
    let name: (ObjectID) -> String

    /// The controllers that the author's code has driven by hand.
    var isByHand: Set<ObjectID> { witness.isByHand }

    /// Every living controller.
    var controllers: [ControllerRecord] {
      world.controllers.filter { !world.isDeallocated($0.id) }
    }

    /// True if UIKit, not the author's hands, brings the controller and all its ancestors on the screen.
    func isLeftToUIKit(_ id: ObjectID) -> Bool {
      var current: ObjectID? = id
      while let candidate = current {
        if isByHand.contains(candidate) { return false }
        // A controller that is presented in the context of a child goes along with the child.
        current = world.parent(of: candidate) ?? contextPresenter(of: candidate)
        let forwards = current.map {
          !world.classRecord(of: $0).implements.contains(.forwardsAppearance)
        }
        if forwards == false { return false }
      }
      return true
    }

    /// True if the controller or a controller around has appeared before there was a window. Such a
    /// controller hears nothing when the window comes.
    func hasAppearedOffScreen(_ id: ObjectID) -> Bool {
      var current: ObjectID? = id
      while let candidate = current {
        if witness.isOffScreen.contains(candidate) { return true }
        current = world.parent(of: candidate)
      }
      return false
    }

    private func contextPresenter(of id: ObjectID) -> ObjectID? {
      guard let record = world.presenting.presentation(of: id), record.phase != .idle,
        record.style.isOfContext
      else { return nil }
      return record.presenting
    }

    /// True if the controller presents in a style that takes its view out of the window.
    func isCovered(_ id: ObjectID) -> Bool {
      guard let up = world.controllers[id].presented else { return false }
      return world.presenting.presentation(of: up)?.removesPresenter ?? false
    }

    /// True if the program itself has no end: a controller or a view contains itself, by way of any links, so
    /// that following the links leads back to the beginning.
    var goesInCircles: Bool {
      var done: Set<ObjectID> = []
      for index in 0..<world.objectCount {
        var path: [ObjectID] = []
        if closesCircle(ObjectID(at: index), &path, &done) { return true }
      }
      return false
    }

    private func closesCircle(
      _ id: ObjectID, _ path: inout [ObjectID], _ done: inout Set<ObjectID>
    ) -> Bool {
      if path.contains(id) { return true }
      guard !world.isDeallocated(id), done.insert(id).inserted else { return false }
      path.append(id)
      defer { path.removeLast() }
      return links(from: id).contains { closesCircle($0, &path, &done) }
    }

    /// The objects inside or above an object.
    private func links(from id: ObjectID) -> [ObjectID] {
      switch world.kind(of: id) {
      case .controller:
        let presented = world.controllers[id].presented
        return world.children(of: id) + [presented].compactMap { $0 }
      case .view: return world.subviews(of: id)
      default: return []
      }
    }

    func isInWindow(_ controller: ControllerRecord) -> Bool {
      controller.view.map { world.isInWindow($0) } ?? false
    }
  }

  static let tickBudget = Invariant(
    name: "idle-is-reached", statement: "Whatever was done, the run loop becomes idle.",
    moment: .always
  ) {
    guard case .budget(let reason) = $0.world.stop, !$0.goesInCircles else { return [] }
    return [reason]
  }
}

extension Performance {
  /// Checks every invariant whose moment has come.
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
