/// Where a controller is in its appearance.
public enum AppearanceState: UInt8, Sendable {
  case disappeared, appearing, appeared, disappearing

  /// The name as documentation spells it.
  public var name: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}

/// What the world knows of a view controller.
struct ControllerRecord {
  let id: ObjectID
  let kind: UIKitClass
  /// The root view, held strongly; `nil` until loaded.
  var view: ObjectID?
  /// Whether `loadView` or `viewDidLoad` is under way.
  var isLoadingView = false
  var parent: ObjectID?
  /// Children in the order they were added, held strongly.
  var children: [ObjectID] = []

  var appearance = AppearanceState.disappeared
  /// Begins not yet ended: did callbacks come with the end that brings it to zero.
  var openBegins = 0
  var isAppearanceAnimated = false
  /// Whether `viewIsAppearing` is still owed for the running appearance.
  var owesIsAppearing = false
  /// Whether the running appearance was begun by the parent, which will end it too.
  var isForwarded = false
  var isGeometryFinal = false

  var isMovingToParent = false
  var isMovingFromParent = false

  /// The index of the state of its container kind; -1 for a plain controller.
  var containerSlot = -1

  init(id: ObjectID, kind: UIKitClass) {
    self.id = id
    self.kind = kind
  }
}
