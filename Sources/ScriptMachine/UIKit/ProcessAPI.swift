import LifecycleEngine
import UIKitNames

// The application, its scene and the notification center.
extension AppObjects {
  /// The sender of a callback to the delegate of the application or of the scene.
  func systemSender(of callback: Callback) -> Value {
    .system(callback.releases.first >= Release(13) ? .scene : .application)
  }

  func systemProperty(_ name: String, of object: SystemObject) throws(RunError) -> Value? {
    switch (object, name) {
    case (.application, "applicationState"), (.scene, "activationState"):
      return state(of: object)
    case (.application, "delegate"):
      // An app has a delegate, which a scenario need not declare.
      if world.currentAppDelegate == nil, !rules.allowsUndeclared {
        return machine.unknowns.makeOpaque(name)
      }
      return heap.owned(world.currentAppDelegate)
    case (.scene, "delegate"): return heap.owned(world.currentSceneDelegate)
    case (.application, "windows"), (.scene, "windows"):
      if world.windows.contains(where: { machine.views.isWithoutScene($0) }) {
        throw failed(
          .notSimulated, "'windows' with a window that is made without a scene is not simulated",
          ["make the window with 'UIWindow(windowScene:)'"])
      }
      return heap.makeArray(world.windows)
    case (.application, "keyWindow"), (.scene, "keyWindow"): return heap.owned(world.keyWindow)
    case (.application, "connectedScenes"), (.application, "openSessions"):
      // UIKit makes a scene for an app without scenes, too. Source: `only-scene-inactive-at-start`.
      return heap.makeArray([.system(.scene)])
    case (.notificationCenter, _): throw notSimulated(name)
    default: return machine.unknowns.makeOpaque(name)
    }
  }

  func setSystemProperty(
    _ name: String, of object: SystemObject, to value: Value
  ) throws(RunError) {
    switch (object, name) {
    case (.application, "delegate"):
      world.setAppDelegate(
        try machine.controllers.delegateObject(value, name, "UIApplicationDelegate"))
    case (.scene, "delegate"):
      world.setSceneDelegate(try machine.controllers.delegateObject(value, name, "UISceneDelegate"))
    case (.notificationCenter, "delegate"): throw notSimulated(name)
    default: if !rules.allowsUndeclared { throw notSimulated(name) }
    }
  }

  private func state(of object: SystemObject) -> Value {
    let isOfScene = object == .scene
    switch world.activity {
    case .connecting where !rules.allowsUndeclared:
      return heap.opaqueValues.makePartial(
        isOfScene ? "activationState" : "applicationState",
        PartialValue(
          type: isOfScene ? "UIScene.ActivationState" : "UIApplication.State",
          excluded: isOfScene ? "foregroundActive" : "active"))
    case .active: return .symbol(isOfScene ? "foregroundActive" : "active")
    case .inactive, .connecting: return .symbol(isOfScene ? "foregroundInactive" : "inactive")
    case .background: return .symbol("background")
    }
  }

  private func requestGeometry(_ arguments: Arguments) throws(RunError) {
    try machine.types.checkAvailability("requestGeometryUpdate", of: "UIWindowScene")
    guard let id = arguments.first?.objectID, case .payload(let record) = heap.foreignObject(id),
      record.name == "iOS", let value = record.values.first,
      let mask = machine.geometry.orientationMask(value)
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
    if case .application = object, !rules.allowsUndeclared, name == "sendAction" || name == "open" {
      throw failed(
        .notSimulated, "'\(name)' is not simulated yet",
        [name == "open" ? "write 'system.enterBackground()'" : "call the method itself"])
    }
    if case .application = object, !rules.allowsUndeclared, UIKitNames.uncallable.contains(name) {
      throw failed(.notSimulated, "'\(name)' is not simulated yet", ["the app has one scene here"])
    }
    guard case .notificationCenter = object else {
      machine.unknowns.noteHandedOver(arguments)
      return machine.unknowns.makeOpaque(name)
    }
    try machine.refuse("'\(name)' is called")
    switch name {
    case "addObserver": return try machine.notifications.addObserver(arguments)
    case "notifications": return try machine.notifications.makeNotifications(arguments)
    case "removeObserver":
      try machine.notifications.removeObserver(arguments)
      return .void
    case "post":
      try machine.notifications.post(arguments)
      return .void
    default: throw notSimulated(name)
    }
  }
}
