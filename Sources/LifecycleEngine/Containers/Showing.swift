// `show(_:sender:)` and `showDetailViewController(_:sender:)`. Both go up to the nearest container
// that can show the controller, or that overrides the method. Without such a container, both
// present the controller.
extension Containers {
  func show(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    var current: ObjectID? = source
    while let id = current {
      if id != source, hands(controller, to: id, .show, sender) { return }
      switch world.controllers[id].kind {
      case .navigationController:
        return world.navigation.requestPush(controller, onto: id, animated: true)
      case .splitViewController:
        return world.setViewController(controller, for: .primary, of: id)
      default: current = world.controllers[id].parent
      }
    }
    world.present(controller, from: source, animated: true, completion: nil)
  }

  func showDetail(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    var current: ObjectID? = source
    while let id = current {
      if id != source, hands(controller, to: id, .showDetailViewController, sender) { return }
      if world.controllers[id].kind == .splitViewController {
        return world.splitViews.showDetail(controller, inSplit: id)
      }
      current = world.controllers[id].parent
    }
    world.present(controller, from: source, animated: true, completion: nil)
  }

  /// Returns true if a class shows controllers in its own way, after the class has done so.
  private func hands(
    _ controller: ObjectID, to container: ObjectID, _ callback: Callback, _ sender: ObjectID?
  ) -> Bool {
    guard world.holds(.overriddenShow), world.objects.implements(callback, container) else {
      return false
    }
    let asker: EventValue = sender.map { .object($0) } ?? .none
    world.deliver(callback, to: container, [.object(controller), asker])
    return true
  }
}
