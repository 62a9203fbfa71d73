import LifecycleEngine
import UIKitNames

// The notifications of the keyboard.
extension Notifications {
  /// Posts a notification of UIKit's.
  func post(_ notification: SystemNotification) throws(RunError) {
    guard let move = notification.keyboard else {
      return try post(notification.name, from: notification.sender)
    }
    let info =
      rules.allowsUndeclared
      ? machine.unknowns.makeOpaque("userInfo") : userInfo(notification, move)
    defer { heap.release(info) }
    // From iOS 16.1 on the screen posts the notification.
    let screen = world.release.major < 16 ? nil : machine.unknowns.makeOpaque("UIScreen")
    try post(notification.name, from: nil, info, object: screen)
  }

  /// The frame of the keyboard in the coordinates of a view that fills its window's corner; `nil` for
  /// other values and views, whose frames are not known.
  func frame(_ frame: Value?, convertedTo view: ObjectID, _ arguments: Arguments) -> Value? {
    guard let frame, machine.unknowns.partial(frame)?.type == "CGRect" else { return nil }
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
    let below = frame(isUp: false, isEnd: move == .departure)
    let up = frame(isUp: true, isEnd: move == .arrival)
    var info: [(KeyboardInfo, Value)] = [
      (.frameBegin, move == .arrival ? below : up), (.frameEnd, move == .arrival ? up : below),
      (
        .animationDuration,
        notification.goesWithTransition
          ? machine.unknowns.makeOpaque("duration of the keyboard") : .double(0.25)
      ),
      (
        .animationCurve,
        world.release.major < 7
          ? machine.unknowns.makeOpaque("curve of the keyboard") : .integer(Int64(7))
      ),
    ]
    if world.release.major >= 9 { info.append((.isLocal, .boolean(true))) }
    return .object(
      heap.makeForeign(
        .dictionary(keys: info.map { .string($0.0.rawValue) }, values: info.map { $0.1 })))
  }

  /// The frame of the keyboard in the screen. No source tells the height on the simulated devices, so
  /// only the edge at the screen's bottom is known. Source: `keyboard-frames-logged`.
  private func frame(isUp: Bool, isEnd: Bool) -> Value {
    let screen = world.device.screenSize
    let isWhole = world.device.windowSize == screen
    let isPhone = world.device.idiom == .phone && world.device.orientation == .portrait
    let (unknowns, height) = (machine.unknowns, screen.height)
    // Up to iOS 6, and in a report of iOS 10, a keyboard that is gone has another frame.
    let knowsBelow = isWhole && isPhone && world.release.major >= 7 && world.release.major != 10
    let knowsUp = isWhole && isPhone
    func number(_ part: String, _ bounds: NumberBounds?) -> Value {
      let name = "\(part) of the keyboard"
      return bounds.map { unknowns.makeNumber(name, $0) } ?? unknowns.makeOpaque(name)
    }
    let inside = NumberBounds(lower: 0, upper: height)
    let tall = number("height", isPhone && isWhole ? inside : nil)
    let width: Value = knowsUp ? .double(screen.width) : number("width", nil)
    let left: Value = knowsUp ? .double(0) : number("x", nil)
    let top: Value
    let bottom: Value
    if isUp {
      top = number("y", knowsUp ? inside : nil)
      bottom = knowsUp ? .double(height) : number("bottom edge", nil)
    } else {
      let under = NumberBounds(lower: height, upper: .infinity, includesLower: true)
      top = number("y", knowsBelow ? under : nil)
      bottom = number(
        "bottom edge", knowsBelow ? NumberBounds(lower: height, upper: .infinity) : nil)
    }
    let origin = unknowns.makePartial(
      "origin of the keyboard",
      PartialValue(type: "CGPoint", members: ["x": left, "y": heap.copied(top)]))
    let size = unknowns.makePartial(
      "size of the keyboard",
      PartialValue(
        type: "CGSize", members: ["width": heap.copied(width), "height": heap.copied(tall)]))
    return unknowns.makePartial(
      "frame of the keyboard",
      PartialValue(
        type: "CGRect",
        members: [
          "origin": origin, "size": size, "minX": left, "minY": top, "maxY": bottom,
          "maxX": heap.copied(width), "width": width, "height": tall,
        ]))
  }
}
