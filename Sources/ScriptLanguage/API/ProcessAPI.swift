import LifecycleEngine

// The application, its scene and the notification center.
extension Machine {
  /// The sender of a callback to the delegate of the application or of the scene.
  func systemSender(of callback: Callback) -> Value {
    .system(callback.releases.first >= Release(13) ? .scene : .application)
  }

  func systemProperty(_ name: String, of object: SystemObject) throws(RunError) -> Value? {
    switch (object, name) {
    case (.application, "applicationState"), (.scene, "activationState"):
      return .symbol(stateName(of: object))
    case (.application, "delegate"): return owned(world.currentAppDelegate)
    case (.scene, "delegate"): return owned(world.currentSceneDelegate)
    case (.application, "windows"), (.scene, "windows"): return makeArray(world.windows)
    case (.application, "keyWindow"), (.scene, "keyWindow"): return owned(world.keyWindow)
    case (.application, "connectedScenes"), (.application, "openSessions"):
      return makeArray(world.hasScenes ? [.system(.scene)] : [])
    case (.notificationCenter, _): throw notSimulated(name)
    default: return makeOpaque(name)
    }
  }

  private func stateName(of object: SystemObject) -> String {
    guard case .scene = object else { return world.activity.name }
    return switch world.activity {
    case .active: "foregroundActive"
    case .inactive: "foregroundInactive"
    case .background: "background"
    }
  }

  private func requestGeometry(_ arguments: Arguments) throws(RunError) {
    try checkAvailability("requestGeometryUpdate", of: "UIWindowScene")
    guard let id = arguments.first?.objectID, case .payload(let record) = foreignObject(id),
      record.name == "iOS", let value = record.values.first, let mask = orientationMask(value)
    else {
      throw failed(
        .wrongArgument, "'requestGeometryUpdate' needs orientations",
        ["write 'requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))'"])
    }
    guard !world.requestGeometry(mask), let handler = arguments.closure("errorHandler") else {
      return
    }
    world.schedule(handler, after: .seconds(0))
  }

  func callSystem(
    _ object: SystemObject, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if case .scene = object, name == "requestGeometryUpdate" {
      try requestGeometry(arguments)
      return .void
    }
    guard case .notificationCenter = object else { return makeOpaque(name) }
    try refuse("'\(name)' is called")
    switch name {
    case "addObserver": return try addObserver(arguments)
    case "notifications": return try makeNotifications(arguments)
    case "removeObserver":
      try removeObserver(arguments)
      return .void
    case "post":
      try post(arguments)
      return .void
    default: throw notSimulated(name)
    }
  }
}
