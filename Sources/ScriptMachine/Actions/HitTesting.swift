import LifecycleEngine
import UIKitNames

// The points of a view at which the view, and no other view, gets a touch.
//
// Only views whose place is known count. A view that constraints place, or that the script gives no
// frame, is taken to be where the author wants the view.
extension ViewMembers {

  /// Throws if no touch reaches a view in a window, because of the frames of the views around the view
  /// or in front of the view.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  func checkGetsHit(_ view: ObjectID, _ name: String) throws(GestureError) {
    guard knownFrame(of: view).map({ !$0.isEmpty }) ?? true else {
      throw .ignoresTouches("\(name) has no size")
    }
    var region = TouchedRegion(
      parts: knownFrame(of: view).map { [Rect(width: $0.size.width, height: $0.size.height)] })
    var current = view
    while let around = world.superview(of: current) {
      region = try visible(region, of: current, in: around, name)
      current = around
    }
    try checkUncovered(region, of: view, name)
  }

  /// The part of a region of a subview that its superview and the subviews in front leave to the
  /// subview, in the coordinates of the superview; nil if nothing is known.
  private func visible(
    _ region: TouchedRegion, of view: ObjectID, in around: ObjectID, _ name: String
  ) throws(GestureError) -> TouchedRegion {
    // The user scrolls to the view, wherever the view is.
    let isScrolled = machine.types.isCommonView(around, "UIScrollView")
    var region = region
    if !isScrolled, let place = knownFrame(of: view) {
      region.move(x: place.x, y: place.y)
    } else if !isScrolled, let place = sheetFrame(of: view) {
      region.move(x: place.x, y: place.y)
      region.isEstimated = true
    } else {
      region.parts = nil
    }
    if let bounds = knownFrame(of: around) {
      let inside = Rect(width: bounds.size.width, height: bounds.size.height)
      region.parts = region.parts?.compactMap { $0.intersection(inside) } ?? [inside]
      if region.parts?.isEmpty == true {
        let isWindow = [around, world.superview(of: around) ?? around].contains {
          world.classRecord(of: $0).base == .window
        }
        throw .ignoresTouches(
          "\(name) is outside of \(isWindow ? "the screen" : "the bounds of a view around")")
      }
    }
    guard !isScrolled, let known = region.parts else { return region }
    let siblings = world.subviews(of: around)
    var rest = known
    for sibling in siblings.drop(while: { $0 != view }).dropFirst() where takesTouches(sibling) {
      guard let cover = knownFrame(of: sibling) else { continue }
      rest = rest.flatMap { $0.subtracting(cover) }
    }
    guard !rest.isEmpty else { throw .ignoresTouches("another view covers \(name)") }
    region.parts = rest
    return region
  }

  /// Returns true if a view in front certainly takes the touches at its place.
  private func takesTouches(_ view: ObjectID) -> Bool {
    guard !world.isHidden(view), !world.isContainerOfPresentation(view), isInteractive(view) else {
      return false
    }
    // The containers of UIKit put the views of their children where the children do not overlap.
    guard world.controller(ofView: view) != nil,
      let parent = world.superview(of: view).flatMap({ world.controller(ofView: $0) })
    else { return true }
    return world.classRecord(of: parent).base == .viewController
  }

  /// The frame of a view, if the frame is certainly the one that the user sees.
  private func knownFrame(of view: ObjectID) -> Rect? {
    guard !world.usesConstraints(view), heap.kept(ViewMembers.unsettled, of: view) == nil else {
      return nil
    }
    let frame = world.frame(of: view)
    // No source tells the heights of sheets and the places of popovers on the simulated devices.
    if let around = world.superview(of: view), world.isContainerOfPresentation(around) {
      let all = world.frame(of: around).size
      return frame == Rect(width: all.width, height: all.height) && !frame.isEmpty ? frame : nil
    }
    return frame.isEmpty && !isEmptied(view) ? nil : frame
  }

  /// The frame of a sheet at the bottom edge, as far as the simulator knows the frame.
  private func sheetFrame(of view: ObjectID) -> Rect? {
    guard let around = world.superview(of: view), world.isContainerOfPresentation(around),
      heap.kept(ViewMembers.unsettled, of: view) == nil
    else { return nil }
    let (frame, all) = (world.frame(of: view), world.frame(of: around).size)
    let isAtBottom = frame.size.width == all.width && frame.y + frame.size.height == all.height
    return isAtBottom ? frame : nil
  }

  /// Returns true if the script has assigned a frame without a size, and nothing else can place the
  /// view: an extension that is not simulated, such as `snp`, or a size of the class itself.
  private func isEmptied(_ view: ObjectID) -> Bool {
    guard case .boolean(true)? = heap.kept(ViewMembers.empty, of: view) else { return false }
    let isSized = ["UISwitch", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPickerView"]
      .contains { machine.types.isCommonView(view, $0) }
    return !isSized && !heap.opaqueValues.members.keys.contains { $0.owner == .object(view) }
  }
}

/// The points at which a view gets touches.
struct TouchedRegion {
  /// The points; nil if the place of the view is not known.
  var parts: [Rect]?
  /// True if the place is known only in part.
  var isEstimated = false

  mutating func move(x: Double, y: Double) { parts = parts?.map { $0.moved(x: x, y: y) } }
}

extension Rect {
  /// True for a rectangle without points.
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The points that two rectangles share; nil without such points.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + size.width, other.x + other.size.width)
    let bottom = min(y + size.height, other.y + other.size.height)
    let shared = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return shared.isEmpty ? nil : shared
  }

  /// The points that another rectangle leaves, as up to four rectangles: above, below, left and right.
  func subtracting(_ other: Rect) -> [Rect] {
    guard let hole = intersection(other) else { return [self] }
    let (right, bottom) = (x + size.width, y + size.height)
    let (holeRight, holeBottom) = (hole.x + hole.size.width, hole.y + hole.size.height)
    return [
      Rect(x: x, y: y, width: size.width, height: hole.y - y),
      Rect(x: x, y: holeBottom, width: size.width, height: bottom - holeBottom),
      Rect(x: x, y: hole.y, width: hole.x - x, height: hole.size.height),
      Rect(x: holeRight, y: hole.y, width: right - holeRight, height: hole.size.height),
    ].filter { !$0.isEmpty }
  }
}
