// What `show(_:sender:)` and `showDetailViewController(_:sender:)` do: they go up to the nearest
// container that can show the controller, or says so by overriding the method, and present it where
// there is none.
extension World {
  /// What `show(_:sender:)` does.
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - source: Whose method is called. If its class overrides the method, this is what `super` does.
  ///   - sender: The object that has asked for it, for those who override the method.
  public func show(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    var current: ObjectID? = source
    while let id = current {
      if id != source, hands(controller, to: id, .show, sender) { return }
      switch controllers[controllerSlot(id)].kind {
      case .navigationController: return requestPush(controller, onto: id, animated: true)
      case .splitViewController:
        return setViewController(controller, for: .primary, of: id)
      default: current = controllers[controllerSlot(id)].parent
      }
    }
    present(controller, from: source, animated: true, completion: nil)
  }

  /// What `showDetailViewController(_:sender:)` does, with the parameters of `show(_:sender:)`.
  public func showDetail(_ controller: ObjectID, from source: ObjectID, sender: ObjectID? = nil) {
    var current: ObjectID? = source
    while let id = current {
      if id != source, hands(controller, to: id, .showDetailViewController, sender) { return }
      if controllers[controllerSlot(id)].kind == .splitViewController {
        return showDetail(controller, inSplit: id)
      }
      current = controllers[controllerSlot(id)].parent
    }
    present(controller, from: source, animated: true, completion: nil)
  }

  /// Whether a class shows controllers in its own way, which is then done.
  private func hands(
    _ controller: ObjectID, to container: ObjectID, _ callback: Callback, _ sender: ObjectID?
  ) -> Bool {
    guard holds(.overriddenShow), classRecord(of: container).implements.contains(callback) else {
      return false
    }
    let asker: EventValue = sender.map { .object($0) } ?? .none
    deliver(callback, to: container, [.object(controller), asker])
    return true
  }
}
