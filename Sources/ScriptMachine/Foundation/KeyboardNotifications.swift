import LifecycleEngine
import UIKitNames

// The notifications of the keyboard.
extension Notifications {
  /// Posts a notification of UIKit's.
  func post(_ notification: SystemNotification) throws(RunError) {
    guard let move = notification.keyboard else {
      let name = notification.name
      guard notification.sender == nil else {
        return try post(name, from: notification.sender)
      }
      let sender = name.hasPrefix("UIScene.") ? SystemObject.scene : .application
      return try post(name, from: nil, object: .system(sender))
    }
    let info =
      rules.allowsUndeclared
      ? machine.unknowns.makeOpaque("userInfo") : userInfo(notification, move)
    defer { heap.release(info) }
    let screen = world.screenPostsKeyboard ? machine.unknowns.makeOpaque("UIScreen") : nil
    try post(notification.name, from: nil, info, object: screen)
  }

  /// The frame of the keyboard in the coordinates of a view that fills its window's corner; `nil` for
  /// other values and views, whose frames are not known.
  func frame(_ frame: Value?, convertedTo view: ObjectID, _ arguments: Arguments) -> Value? {
    guard let frame, heap.opaqueValues.partial(frame)?.type == "CGRect" else { return nil }
    let source = arguments.labeled("from")
    guard let source, source.isNull || source.objectID == world.window(of: view) else {
      return nil
    }
    var current: ObjectID? = view
    while let id = current {
      let frame = world.frame(of: id)
      guard frame.x == 0, frame.y == 0 else { return nil }
      current = world.superview(of: id)
    }
    return world.window(of: view) == nil ? nil : heap.copied(frame)
  }

  private func userInfo(_ notification: SystemNotification, _ move: KeyboardMove) -> Value {
    let below = frame(isUp: false)
    let up = frame(isUp: true)
    let duration: Value =
      notification.goesWithTransition
      ? number("duration", NumberBounds(lower: 0, includesLower: true)) : .double(0.25)
    let info: [(KeyboardInfo, Value)] = [
      (.frameBegin, move == .arrival ? below : up), (.frameEnd, move == .arrival ? up : below),
      (.animationDuration, duration),
      (.animationCurve, world.keyboardHasCurve ? .integer(Int64(7)) : number("curve", nil)),
      (.isLocal, .boolean(true)),
    ]
    return .object(
      heap.makeForeign(
        .dictionary(keys: info.map { .string($0.0.rawValue) }, values: info.map { $0.1 })))
  }

  /// An unknown number, which is named in diagnostics.
  private func number(_ part: String, _ bounds: NumberBounds?) -> Value {
    heap.opaqueValues.makeNumber("\(part) of the keyboard", bounds ?? NumberBounds())
  }

  /// The frame of the keyboard in the screen. No source tells the height on the simulated devices, so
  /// only the edges at the screen are known, of an app that has the whole of an upright phone. Source:
  /// `keyboard-frames-logged`.
  private func frame(isUp: Bool) -> Value {
    let device = world.device
    let (width, height) = (device.screenSize.width, device.screenSize.height)
    let isKnown =
      device.idiom == .phone && device.orientation == .portrait
      && device.windowSize == device.screenSize && (isUp || world.keyboardHidesBelow)
      && !machine.unknowns.isKeyboardOfAuthor
    guard isKnown else {
      return frame(
        left: number("x", nil), top: number("y", nil), bottom: number("bottom edge", nil),
        width: number("width", nil), height: number("height", nil))
    }
    let inside = NumberBounds(lower: 0, upper: height)
    return frame(
      left: .double(0),
      top: number("y", isUp ? inside : NumberBounds(lower: height, includesLower: true)),
      bottom: isUp ? .double(height) : number("bottom edge", NumberBounds(lower: height)),
      width: .double(width), height: number("height", inside))
  }

  private func frame(
    left: Value, top: Value, bottom: Value, width: Value, height: Value
  ) -> Value {
    func make(_ part: String, _ type: String, _ members: [String: Value]) -> Value {
      heap.opaqueValues.makePartial(
        "\(part) of the keyboard", PartialValue(type: type, members: members))
    }
    var members = ["minX": left, "minY": top, "maxY": bottom, "width": width, "height": height]
    members["origin"] = make("origin", "CGPoint", ["x": left, "y": top])
    members["size"] = make("size", "CGSize", ["width": width, "height": height])
    // The keyboard is as wide as the screen, if anything is known.
    if width.number != nil { members["maxX"] = width }
    return make("frame", "CGRect", members)
  }
}
