@testable import LifecycleEngine

// Invariants of an idle world, after code that keeps UIKit's rules.
extension Invariant {
  static let idle = [
    everyBeginHasItsEnd, appearanceAgreesWithTheWindow, oneChildAppears, theRightChildAppears,
    noTransitionStays, presentationsAreSettled, flagsAreCleared, referencesAreCounted,
  ]

  static let everyBeginHasItsEnd = Invariant(
    name: "every-begin-has-its-end",
    statement: "Nobody is left between a will callback and its did callback.", moment: .idle
  ) { scene in
    scene.controllers.filter { scene.isLeftToUIKit($0.id) }.flatMap { controller -> [String] in
      let name = scene.name(controller.id)
      switch controller.appearance {
      case .appearing, .disappearing: return ["\(name) stays \(controller.appearance.name)"]
      case .appeared, .disappeared:
        return controller.openBegins == 0 ? [] : ["\(name) has a begin without end"]
      }
    }
  }

  static let appearanceAgreesWithTheWindow = Invariant(
    name: "appearance-agrees-with-the-window",
    statement: "A controller whose view is in a visible window has appeared, and one that has "
      + "appeared has its view in a window.",
    moment: .idle
  ) { scene in
    scene.controllers.filter { scene.isLeftToUIKit($0.id) }.compactMap { controller in
      if scene.hasAppearedOffScreen(controller.id) { return nil }
      let isIn = controller.view.map { scene.world.window(of: $0) != nil } ?? false
      let isAppeared = controller.appearance == .appeared
      // Views that the author's code puts into a hidden window appear in the window.
      guard isAppeared ? !isIn : scene.isInWindow(controller) else { return nil }
      return "\(scene.name(controller.id)) is \(controller.appearance.name), and its view is "
        + (isIn ? "in a window" : "in no window")
    }
  }

  static let oneChildAppears = Invariant(
    name: "one-child-appears",
    statement: "Of a navigation, tab bar or page view controller at most one child has appeared.",
    moment: .idle
  ) { scene in
    scene.controllers.filter { $0.kind.showsOneChild && scene.isLeftToUIKit($0.id) }.compactMap {
      container in
      let appeared = container.children.filter {
        scene.world.appearanceState(of: $0) != .disappeared
      }
      guard appeared.count > 1 else { return nil }
      return "\(appeared.map(scene.name)) in \(scene.name(container.id)) have all appeared"
    }
  }

  static let theRightChildAppears = Invariant(
    name: "the-right-child-appears",
    statement: "The child on screen is the top, the selected one, or the current page.",
    moment: .idle
  ) { scene in
    let world = scene.world
    return scene.controllers.filter { $0.kind.showsOneChild && scene.isLeftToUIKit($0.id) }
      .flatMap { container -> [String] in
        let (id, name) = (container.id, scene.name(container.id))
        guard container.appearance == .appeared, scene.isInWindow(container) else { return [] }
        let wanted = world.containers.childToShow(in: id)
        var problems: [String] = []
        if world.containers.displayedChild(of: id) != wanted {
          problems.append("\(name) does not show what it should")
        }
        if let wanted, !scene.isByHand.contains(wanted), !scene.isCovered(wanted),
          world.appearanceState(of: wanted) != .appeared
        {
          problems.append("\(scene.name(wanted)) in \(name) has not appeared")
        }
        return problems
      }
  }

  static let noTransitionStays = Invariant(
    name: "no-transition-stays",
    statement: "A transition that is not over waits for its container to appear.", moment: .idle
  ) { scene in
    scene.world.transitions.compactMap { transition in
      let id = Choreography.all[transition.choreography].id
      guard let container = transition.container else { return "\(id) never ended" }
      if scene.world.kind(of: container) == .controller {
        guard scene.world.appearanceState(of: container) == .appeared,
          scene.isLeftToUIKit(container)
        else { return nil }
      }
      return "\(id) in \(scene.name(container)) never ended"
    }
  }

  static let presentationsAreSettled = Invariant(
    name: "presentations-are-settled",
    statement: "What is presented is presented, and nothing is on its way.", moment: .idle
  ) { scene in
    scene.world.presentations.filter { !scene.world.isDeallocated($0.id) }.compactMap { record in
      switch record.phase {
      case .idle: return record.containerView == nil ? nil : "a container view stays behind"
      case .presented: return nil
      case .presenting, .dismissing:
        let name = record.presented.map(scene.name) ?? "a presentation"
        return
          "\(name) stays \(record.phase == .presenting ? "being presented" : "being dismissed")"
      }
    }
  }

  static let flagsAreCleared = Invariant(
    name: "flags-are-cleared",
    statement: "When nothing moves, no controller is being presented, dismissed or moved by UIKit.",
    moment: .idle
  ) { scene in
    let world = scene.world
    return scene.controllers.flatMap { controller -> [String] in
      let name = scene.name(controller.id)
      var problems: [String] = []
      if controller.isBeingPresented { problems.append("\(name) stays isBeingPresented") }
      if controller.isBeingDismissed { problems.append("\(name) stays isBeingDismissed") }
      // In the author's own containers the author decides about the flags.
      guard controller.appearance == .appeared, let parent = controller.parent,
        world.controllers[parent].kind.showsOneChild
      else { return problems }
      if controller.isMovingToParent { problems.append("\(name) stays isMovingToParent") }
      if controller.isMovingFromParent { problems.append("\(name) stays isMovingFromParent") }
      return problems
    }
  }

  static let referencesAreCounted = Invariant(
    name: "references-are-counted",
    statement: "An object has no fewer references than those who hold it.", moment: .idle
  ) { scene in
    let world = scene.world
    var held: [ObjectID: Int] = [:]
    for index in 0..<world.objectCount where !world.isDeallocated(ObjectID(at: index)) {
      for id in world.strongReferences(of: ObjectID(at: index)) { held[id, default: 0] += 1 }
    }
    return (0..<world.objectCount).map { ObjectID(at: $0) }.filter { !world.isDeallocated($0) }
      .compactMap { id in
        let count = held[id, default: 0]
        guard world.strongCount(of: id) < count else { return nil }
        return "\(scene.name(id)) has \(world.strongCount(of: id)) references and \(count) holders"
      }
  }
}
