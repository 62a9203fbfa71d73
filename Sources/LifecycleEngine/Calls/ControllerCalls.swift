// Calls about controllers.
extension World {
  /// Creates a controller with one reference to it and records its `init`, which is a call of the
  /// author's code: UIKit makes no controller of its own accord.
  /// - Parameter class: A class that descends from a view controller; its base decides the kind.
  public func makeController(of class: ClassID) -> ObjectID {
    containment.makeController(of: `class`)
  }

  /// Loads the view if it is not loaded: what the first read of `view` does.
  public func loadViewIfNeeded(_ id: ObjectID) { containment.loadViewIfNeeded(id) }

  /// The root view, loaded if it was not; `nil` if `loadView` has assigned none. A read before that,
  /// in `loadView` or in `viewDidLoad`, runs it again, without end.
  public func view(of id: ObjectID) -> ObjectID? { containment.view(of: id) }

  /// The root view if it is loaded.
  public func viewIfLoaded(of id: ObjectID) -> ObjectID? { controllers[id].view }

  /// Gives the controller a root view, as assigning `view` does; `nil` unloads it.
  public func setView(_ view: ObjectID?, of id: ObjectID) { containment.setView(view, of: id) }

  /// The parent, if the controller is in a container.
  public func parent(of id: ObjectID) -> ObjectID? { controllers[id].parent }

  /// The children in the order they were added.
  public func children(of id: ObjectID) -> [ObjectID] {
    kind(of: id) == .controller ? controllers[id].children : []
  }

  /// Does what `addChild` does.
  public func addChild(_ child: ObjectID, to parent: ObjectID) {
    containment.addChild(child, to: parent)
  }

  /// Does what `removeFromParent` does; nothing when there is no parent.
  public func removeFromParent(_ child: ObjectID) { containment.removeFromParent(child) }

  /// The nearest ancestor of a container kind: `navigationController`, `tabBarController`.
  public func ancestor(of id: ObjectID, kind: UIKitClass) -> ObjectID? {
    controllers.ancestor(of: id, kind: kind)
  }

  /// Does what `transition(from:to:duration:options:animations:completion:)` does.
  /// - Parameters:
  ///   - parent: The controller that is asked, the parent of both.
  ///   - old: The child that goes.
  ///   - new: The child that comes.
  ///   - duration: How long the animation takes; with 0 there is none.
  ///   - animations: The closure with the changes; the world holds it until it has run.
  ///   - completion: The closure to call at the end; the world holds it until then.
  public func transition(
    in parent: ObjectID, from old: ObjectID, to new: ObjectID, duration: Duration,
    animations: ObjectID?, completion: ObjectID?
  ) {
    containment.transition(
      in: parent, from: old, to: new, duration: duration, animations: animations,
      completion: completion)
  }
}
