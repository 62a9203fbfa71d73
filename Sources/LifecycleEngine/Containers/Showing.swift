// What `show(_:sender:)` and `showDetailViewController(_:sender:)` do: they go up to the nearest
// container that can show the controller, and present it where there is none.
extension World {
  /// What `show(_:sender:)` does.
  public func show(_ controller: ObjectID, from source: ObjectID) {
    var current: ObjectID? = source
    while let id = current {
      switch controllers[controllerSlot(id)].kind {
      case .navigationController: return requestPush(controller, onto: id, animated: true)
      case .splitViewController:
        return setViewController(controller, for: .primary, of: id)
      default: current = controllers[controllerSlot(id)].parent
      }
    }
    present(controller, from: source, animated: true, completion: nil)
  }

  /// What `showDetailViewController(_:sender:)` does.
  public func showDetail(_ controller: ObjectID, from source: ObjectID) {
    var current: ObjectID? = source
    while let id = current {
      if controllers[controllerSlot(id)].kind == .splitViewController {
        return showDetail(controller, inSplit: id)
      }
      current = controllers[controllerSlot(id)].parent
    }
    present(controller, from: source, animated: true, completion: nil)
  }
}
