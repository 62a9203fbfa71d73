import LifecycleEngine
import UIKitNames

// Places of views before iOS 8. The engine has the places of iOS 8.
//
// Up to iOS 7 a window and the frames in the window stay upright when the interface turns. Up to iOS 6
// the view of a controller lies below the status bar and between the bars, unless the controller wants
// the whole screen, so the height is not known. Sources: https://manongdao.com/article-292769.html,
// https://553668.com/manong/1107645.html,
// https://developer.apple.com/documentation/uikit/uiviewcontroller/wantsfullscreenlayout
extension UnknownValues {
  /// The place of a view where iOS 8 has another one, known at least in part; `nil` for all other views.
  func oldPlace(_ name: String, of id: ObjectID) -> Value? {
    guard !world.turnsWindows, !rules.allowsUndeclared, world.kind(of: id) == .view,
      UIKitNames.marks(of: name, in: .view).contains(.place)
    else { return nil }
    let isWindow = world.classRecord(of: id).base == .window
    let superview = world.superview(of: id)
    if !isInside(name) || isWindow, isTurned(id) {
      if isWindow { return place(name, upright(world.frame(of: id))) }
      if let superview, world.isContainerOfPresentation(superview) { return unknownPlace(name) }
      if let superview, world.classRecord(of: superview).base == .window {
        return isBelowBars(id)
          ? unknownPlace(name) : place(name, upright(world.frame(of: id)))
      }
    }
    return isBelowBars(id) ? placeBelowBars(name, world.frame(of: id)) : nil
  }

  /// The value on iOS 8 of a place that is known in part, and that a view gets as its own place.
  func placeOnIOS8(_ value: Value, for name: String, of id: ObjectID) -> Value? {
    guard world.kind(of: id) == .view, UIKitNames.marks(of: name, in: .view).contains(.place) else {
      return nil
    }
    return heap.opaqueValues.partial(value)?.onIOS8
  }

  /// True if the interface is not upright.
  private func isTurned(_ id: ObjectID) -> Bool {
    guard let window = world.window(of: id) else { return false }
    let size = world.frame(of: window).size
    return size.width > size.height
  }

  private func upright(_ frame: Rect) -> Rect {
    Rect(width: frame.size.height, height: frame.size.width)
  }

  /// True for the view of a controller up to iOS 6, and for a view that changes with such a view.
  private func isBelowBars(_ id: ObjectID) -> Bool {
    guard !world.putsContentUnderBars else { return false }
    if world.controller(ofView: id) != nil { return true }
    let parts: AutoresizingMask = [.flexibleTopMargin, .flexibleHeight]
    guard !world.autoresizingMask(of: id).isDisjoint(with: parts),
      let superview = world.superview(of: id)
    else { return false }
    return isBelowBars(superview)
  }

  private func place(_ name: String, _ frame: Rect) -> Value {
    if isPoint(name) {
      return .point(x: frame.x + frame.size.width / 2, y: frame.y + frame.size.height / 2)
    }
    let inner = Rect(width: frame.size.width, height: frame.size.height)
    return .rect(isInside(name) ? inner : frame)
  }

  private func isInside(_ name: String) -> Bool {
    UIKitNames.marks(of: name, in: .view).contains(.inside)
  }

  private func isPoint(_ name: String) -> Bool { UIKitNames.type(of: name, in: .view) == "CGPoint" }

  private func unknownPlace(_ name: String) -> Value {
    makeOpaque("\(name) of a turned view before iOS 8")
  }

  /// The bars take a part of the height, and move the view down.
  private func placeBelowBars(_ name: String, _ frame: Rect) -> Value {
    func number(_ part: String, from lower: Double, to upper: Double) -> Value {
      heap.opaqueValues.makeNumber(
        "\(part) of a view up to iOS 6",
        NumberBounds(lower: lower, upper: upper, includesLower: true, includesUpper: true))
    }
    func partial(_ type: String, _ members: [String: Value], _ onIOS8: Value) -> Value {
      heap.opaqueValues.makePartial(
        "\(name) of a view up to iOS 6",
        PartialValue(type: type, members: members, onIOS8: onIOS8))
    }
    let size = frame.size
    let bars = 200.0
    let x: Value = .double(isPoint(name) ? frame.x + size.width / 2 : frame.x)
    let onIOS8 = place(name, frame)
    guard !isPoint(name) else {
      let middle = frame.y + size.height / 2
      let y = number("y", from: middle - bars, to: middle + bars)
      return partial("CGPoint", ["x": x, "y": y], onIOS8)
    }
    let height = number("height", from: max(0, size.height - bars), to: size.height)
    let sizes = ["width": Value.double(size.width), "height": height]
    let inner = partial(
      "CGSize", sizes, .size(Size(width: size.width, height: size.height)))
    var members = sizes
    members["size"] = inner
    guard !isInside(name) else {
      members["origin"] = .point(x: 0, y: 0)
      for (part, value) in [
        ("minX", 0), ("minY", 0), ("midX", size.width / 2), ("maxX", size.width),
      ] {
        members[part] = .double(value)
      }
      return partial("CGRect", members, onIOS8)
    }
    let y = number("y", from: frame.y, to: frame.y + bars)
    members["origin"] = partial("CGPoint", ["x": x, "y": y], .point(x: frame.x, y: frame.y))
    members["minX"] = x
    members["minY"] = y
    members["midX"] = .double(frame.x + size.width / 2)
    members["maxX"] = .double(frame.x + size.width)
    return partial("CGRect", members, onIOS8)
  }
}
