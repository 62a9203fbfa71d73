/// The controllers and views of a world at one moment, shared until the world changes one of them.
public struct StateSnapshot: Sendable {
  /// The parts are in a separate object, so that the events of a trace without states stay small.
  private final class Parts: Sendable {
    let objects: ObjectTable
    let controllers: ControllerTree
    let views: ViewTree
    let navigations: Records<NavigationRecord>
    let tabs: Records<TabRecord>
    let isKeyboardUp: Bool
    let motions: [MotionState]

    init(
      _ objects: ObjectTable, _ controllers: ControllerTree, _ views: ViewTree,
      _ navigations: Records<NavigationRecord>, _ tabs: Records<TabRecord>, isKeyboardUp: Bool,
      motions: [MotionState]
    ) {
      self.objects = objects
      self.controllers = controllers
      self.views = views
      self.navigations = navigations
      self.tabs = tabs
      self.isKeyboardUp = isKeyboardUp
      self.motions = motions
    }
  }

  private let parts: Parts

  init(
    _ objects: ObjectTable, _ controllers: ControllerTree, _ views: ViewTree,
    _ navigations: Records<NavigationRecord>, _ tabs: Records<TabRecord>, isKeyboardUp: Bool,
    motions: [MotionState]
  ) {
    parts = Parts(
      objects, controllers, views, navigations, tabs, isKeyboardUp: isKeyboardUp, motions: motions)
  }

  /// The windows in order of creation.
  public var windows: [ObjectID] { parts.views.windows }

  private func record(_ id: ObjectID) -> ControllerRecord? { parts.controllers.record(of: id) }

  /// Every living controller, in order of creation.
  public var controllerIDs: [ObjectID] { parts.objects.all(.controller) }

  /// The appearance state of a controller.
  public func appearance(of id: ObjectID) -> AppearanceState? { record(id)?.appearance }
  /// The root view of a controller, if loaded.
  public func view(of id: ObjectID) -> ObjectID? { record(id)?.view }
  /// The parent of a controller.
  public func parent(of id: ObjectID) -> ObjectID? { record(id)?.parent }
  /// The children of a controller.
  public func children(of id: ObjectID) -> [ObjectID] { record(id)?.children ?? [] }
  /// The controller that a controller presents.
  public func presented(by id: ObjectID) -> ObjectID? { record(id)?.presented }
  /// The readiness of a controller's view.
  public func readiness(of id: ObjectID) -> ViewReadiness {
    parts.controllers.readiness(of: id, in: parts.views)
  }

  /// The subviews of a view, from back to front.
  public func subviews(of id: ObjectID) -> [ObjectID] { parts.views.record(of: id)?.subviews ?? [] }
  /// The frame of a view, in points.
  public func frame(of id: ObjectID) -> Rect { parts.views.record(of: id)?.frame ?? .zero }
  /// The distances from the edges of a view that bars and the edges of the screen cover, in points.
  public func safeAreaInsets(of id: ObjectID) -> Insets {
    parts.views.record(of: id)?.safeAreaInsets ?? .zero
  }
  /// The superview of a view.
  public func superview(of id: ObjectID) -> ObjectID? { parts.views.record(of: id)?.superview }
  /// Returns true if a view itself was hidden, even in a hidden superview.
  public func isHidden(_ id: ObjectID) -> Bool { parts.views.record(of: id)?.isHidden ?? false }
  /// The controller of a root view.
  public func controller(of view: ObjectID) -> ObjectID? {
    parts.views.record(of: view)?.controller
  }
  /// True from the beginning of the keyboard's arrival to the beginning of the departure.
  public var isKeyboardUp: Bool { parts.isKeyboardUp }
  /// The transitions that move views, in the order of their beginnings.
  public var motions: [MotionState] { parts.motions }
  var navigations: Records<NavigationRecord> { parts.navigations }
  var tabs: Records<TabRecord> { parts.tabs }
  var controllers: ControllerTree { parts.controllers }
  /// The window a view is in.
  public func window(of view: ObjectID) -> ObjectID? {
    parts.views.record(of: view) == nil ? nil : parts.views.window(of: view)
  }
}
