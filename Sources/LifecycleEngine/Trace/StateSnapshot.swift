/// The controllers and views of a world at one moment, kept by reference until one of them changes.
public struct StateSnapshot: Sendable {
  /// Apart from the snapshot, so that the events of a trace without states stay small.
  private final class Parts: Sendable {
    let objects: ObjectTable
    let controllers: ControllerTree
    let views: ViewTree

    init(_ objects: ObjectTable, _ controllers: ControllerTree, _ views: ViewTree) {
      self.objects = objects
      self.controllers = controllers
      self.views = views
    }
  }

  private let parts: Parts

  init(_ objects: ObjectTable, _ controllers: ControllerTree, _ views: ViewTree) {
    parts = Parts(objects, controllers, views)
  }

  /// The windows in the order they were made.
  public var windows: [ObjectID] { parts.views.windows }

  private func record(_ id: ObjectID) -> ControllerRecord? { parts.controllers.record(of: id) }

  /// Every controller that was alive, in order of creation.
  public var controllerIDs: [ObjectID] { parts.objects.all(.controller) }

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
  /// Returns true if the view was in a window and had the frame and safe area it appears with.
  public func isGeometryFinal(of id: ObjectID) -> Bool {
    guard let record = record(id), record.isGeometryFinal, let view = record.view else {
      return false
    }
    return window(of: view) != nil
  }

  /// Returns true if the view was in a window and the controller had been told the traits of its
  /// place there.
  public func areTraitsFinal(of id: ObjectID) -> Bool {
    guard let record = record(id), record.hasCurrentTraits, let view = record.view else {
      return false
    }
    return window(of: view) != nil
  }

  /// The subviews of a view, from back to front.
  public func subviews(of id: ObjectID) -> [ObjectID] { parts.views.record(of: id)?.subviews ?? [] }
  /// The frame of a view, in points.
  public func frame(of id: ObjectID) -> Rect { parts.views.record(of: id)?.frame ?? .zero }
  /// The distances from the edges of a view that bars and the edges of the screen cover, in points.
  public func safeAreaInsets(of id: ObjectID) -> Insets {
    parts.views.record(of: id)?.safeAreaInsets ?? .zero
  }
  /// The view that a view is a subview of.
  public func superview(of id: ObjectID) -> ObjectID? { parts.views.record(of: id)?.superview }
  /// Returns true if a view was hidden by itself, whatever its superviews were.
  public func isHidden(_ id: ObjectID) -> Bool { parts.views.record(of: id)?.isHidden ?? false }
  /// The controller whose root view this is.
  public func controller(of view: ObjectID) -> ObjectID? {
    parts.views.record(of: view)?.controller
  }
  /// The window a view is in.
  public func window(of view: ObjectID) -> ObjectID? {
    parts.views.record(of: view) == nil ? nil : parts.views.window(of: view)
  }
}
