@testable import LifecycleEngine

// Links that belong together agree, at every moment between two turns.
extension Invariant {
  static let links = [parentsAndChildren, superviews, presentations, theLiving]

  static let parentsAndChildren = Invariant(
    name: "parents-and-children-agree",
    statement: "A controller is once among the children of its parent, and nobody else's child.",
    moment: .always
  ) { scene in
    scene.controllers.flatMap { controller -> [String] in
      let name = scene.name(controller.id)
      var problems = controller.children.compactMap { child in
        scene.world.parent(of: child) == controller.id
          ? nil : "\(scene.name(child)) is a child of \(name), which is not its parent"
      }
      if Set(controller.children).count < controller.children.count {
        problems.append("\(name) has a child twice")
      }
      if let parent = controller.parent, !scene.world.children(of: parent).contains(controller.id) {
        problems.append("\(scene.name(parent)) does not know its child \(name)")
      }
      return problems
    }
  }

  static let superviews = Invariant(
    name: "superviews-and-subviews-agree",
    statement: "A view is once among the subviews of its superview, and a controller's knows it.",
    moment: .always
  ) { scene in
    let world = scene.world
    return world.views.all.filter { !world.isDeallocated($0.id) }.flatMap { view -> [String] in
      var problems = view.subviews.compactMap { subview in
        world.superview(of: subview) == view.id ? nil : "a subview has another superview"
      }
      if Set(view.subviews).count < view.subviews.count { problems.append("a subview is twice") }
      if let superview = view.superview, !world.subviews(of: superview).contains(view.id) {
        problems.append("a superview does not know its subview")
      }
      if let controller = view.controller, world.viewIfLoaded(of: controller) != view.id {
        problems.append("\(scene.name(controller)) does not know its view")
      }
      return problems
    }
  }

  static let presentations = Invariant(
    name: "presenter-and-presented-agree",
    statement: "Who is presented knows its presenter, which holds it.", moment: .always
  ) { scene in
    let world = scene.world
    return scene.controllers.flatMap { controller -> [String] in
      var problems: [String] = []
      if let presented = controller.presented {
        let presenter = world.presenting.presentation(of: presented)?.presenting
        if presenter != controller.id {
          problems.append(
            "\(scene.name(presented)) does not know \(scene.name(controller.id)), which presents it"
          )
        }
      }
      if let record = world.presenting.presentation(of: controller.id),
        let presenter = record.presenting,
        !world.isDeallocated(presenter),
        world.controllers[presenter].presented != controller.id
      {
        problems.append("\(scene.name(presenter)) does not hold \(scene.name(controller.id))")
      }
      return problems
    }
  }

  static let theLiving = Invariant(
    name: "what-is-referred-to-is-alive",
    statement: "What a living object holds has not been deallocated.", moment: .always
  ) { scene in
    let world = scene.world
    return (0..<world.objectCount).map { ObjectID(at: $0) }.filter { !world.isDeallocated($0) }
      .flatMap { id in
        world.strongReferences(of: id).filter { world.isDeallocated($0) }
          .map { "\(scene.name(id)) holds \(scene.name($0)), which is gone" }
      }
  }
}
