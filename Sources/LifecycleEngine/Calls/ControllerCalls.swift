// Calls about controllers.
extension World {
  /// Creates a controller with one reference and records its `init`. The call is always the
  /// author's, because UIKit makes no controller by itself.
  /// - Parameter class: A class that descends from a view controller. The base decides the kind.
  public func makeController(of class: ClassID) -> ObjectID {
    containment.makeController(of: `class`)
  }

  /// Loads the view if the view is not loaded, like the first read of `view`.
  public func loadViewIfNeeded(_ id: ObjectID) { containment.loadViewIfNeeded(id) }

  /// The root view, loaded if needed; `nil` if `loadView` assigned no view. A read before the
  /// assignment, in `loadView` or in `viewDidLoad`, runs `loadView` again, without end.
  public func view(of id: ObjectID) -> ObjectID? { containment.view(of: id) }

  /// The root view, if loaded.
  public func viewIfLoaded(of id: ObjectID) -> ObjectID? { controllers[id].view }

  /// Sets the root view of a controller, like an assignment of `view`; `nil` unloads the view.
  public func setView(_ view: ObjectID?, of id: ObjectID) { containment.setView(view, of: id) }

  /// The parent, if the controller is in a container.
  public func parent(of id: ObjectID) -> ObjectID? { controllers[id].parent }

  /// The children in the order of addition.
  public func children(of id: ObjectID) -> [ObjectID] {
    kind(of: id) == .controller ? controllers[id].children : []
  }

  /// Performs `addChild`.
  public func addChild(_ child: ObjectID, to parent: ObjectID) {
    containment.addChild(child, to: parent)
  }

  /// Performs `removeFromParent`; without a parent, nothing happens.
  public func removeFromParent(_ child: ObjectID) { containment.removeFromParent(child) }

  /// The nearest ancestor of a container kind: `navigationController`, `tabBarController`.
  public func ancestor(of id: ObjectID, kind: UIKitClass) -> ObjectID? {
    controllers.ancestor(of: id, kind: kind)
  }

  /// Performs `transition(from:to:duration:options:animations:completion:)`.
  /// - Parameters:
  ///   - parent: The receiver, the parent of both.
  ///   - old: The child that leaves.
  ///   - new: The child that comes.
  ///   - duration: The duration of the animation; 0 for no animation.
  ///   - animations: The closure with the changes, which the world holds until the closure has run.
  ///   - completion: The closure to call at the end, which the world holds until then.
  public func transition(
    in parent: ObjectID, from old: ObjectID, to new: ObjectID, duration: Duration,
    animations: ObjectID?, completion: ObjectID?
  ) {
    containment.transition(
      in: parent, from: old, to: new, duration: duration, animations: animations,
      completion: completion)
  }
}
