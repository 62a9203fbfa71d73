/// The controllers and views of a world at one moment, kept by reference until one of them changes.
public struct StateSnapshot: Sendable {
  let objects: [ObjectRecord]
  let controllers: [ControllerRecord]
  let views: [ViewRecord]
  /// The windows in the order they were made.
  public let windows: [ObjectID]

  init(of world: World) {
    objects = world.objects
    controllers = world.controllers
    views = world.views
    windows = world.windows
  }

  private func record(_ id: ObjectID) -> ControllerRecord? {
    let object = objects[Int(id.index)]
    return object.kind == .controller ? controllers[Int(object.slot)] : nil
  }

  /// Every controller that was alive, in order of creation.
  public var controllerIDs: [ObjectID] {
    var result: [ObjectID] = []
    for (index, object) in objects.enumerated()
    where object.kind == .controller && !object.isDeallocated {
      result.append(ObjectID(index: Int32(index)))
    }
    return result
  }

  /// Where in its appearance a controller was.
  public func appearance(of id: ObjectID) -> AppearanceState? { record(id)?.appearance }
  /// Its root view, if loaded.
  public func view(of id: ObjectID) -> ObjectID? { record(id)?.view }
  /// Its parent.
  public func parent(of id: ObjectID) -> ObjectID? { record(id)?.parent }
  /// Its children.
  public func children(of id: ObjectID) -> [ObjectID] { record(id)?.children ?? [] }
  /// The controller that it presents.
  public func presented(by id: ObjectID) -> ObjectID? { record(id)?.presented }
  /// Whether the view was in a window and had the frame and safe area it appears with.
  public func isGeometryFinal(of id: ObjectID) -> Bool {
    guard let record = record(id), record.isGeometryFinal, let view = record.view else {
      return false
    }
    return window(of: view) != nil
  }

  /// Whether the view was in a window and the controller had been told the traits of its place there.
  public func areTraitsFinal(of id: ObjectID) -> Bool {
    guard let record = record(id), record.hasCurrentTraits, let view = record.view else {
      return false
    }
    return window(of: view) != nil
  }

  /// The subviews of a view, from back to front.
  public func subviews(of id: ObjectID) -> [ObjectID] {
    let object = objects[Int(id.index)]
    return object.kind == .view ? views[Int(object.slot)].subviews : []
  }

  /// The frame of a view, in points.
  public func frame(of id: ObjectID) -> Rect {
    let object = objects[Int(id.index)]
    return object.kind == .view ? views[Int(object.slot)].frame : .zero
  }

  /// What bars and the edges of the screen cover of a view, in points.
  public func safeAreaInsets(of id: ObjectID) -> Insets {
    let object = objects[Int(id.index)]
    return object.kind == .view ? views[Int(object.slot)].safeAreaInsets : .zero
  }

  /// The view that a view is a subview of.
  public func superview(of id: ObjectID) -> ObjectID? {
    let object = objects[Int(id.index)]
    return object.kind == .view ? views[Int(object.slot)].superview : nil
  }

  /// Whether a view was hidden by itself, whatever its superviews were.
  public func isHidden(_ id: ObjectID) -> Bool {
    let object = objects[Int(id.index)]
    return object.kind == .view && views[Int(object.slot)].isHidden
  }

  /// The controller whose root view this is.
  public func controller(of view: ObjectID) -> ObjectID? {
    let object = objects[Int(view.index)]
    return object.kind == .view ? views[Int(object.slot)].controller : nil
  }

  /// The window a view is in.
  public func window(of view: ObjectID) -> ObjectID? {
    var current: ObjectID? = view
    while let id = current {
      let object = objects[Int(id.index)]
      guard object.kind == .view else { return nil }
      if views[Int(object.slot)].isWindow { return id }
      current = views[Int(object.slot)].superview
    }
    return nil
  }
}
