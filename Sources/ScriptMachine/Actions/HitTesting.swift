import LifecycleEngine
import UIKitNames

// The points of a view at which the view, and no other view, gets a touch.
//
// A view whose place is not known, because the script gives no frame or leaves the size to the contents,
// is taken to be where the author wants the view. Only a view that certainly covers everything around
// covers such a view. A view in front of a known place has to leave points of the place for certain.
extension ViewMembers {

  /// Throws if no touch reaches a view in a window, because of the frames of the views around the view
  /// or in front of the view.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  func checkGetsHit(_ view: ObjectID, _ name: String) throws(GestureError) {
    guard !isWithoutSize(view) else { throw .ignoresTouches("\(name) has no size") }
    let size = placement(of: view).frame?.size
    try checkReached(
      TouchedRegion(parts: size.map { [Rect(width: $0.width, height: $0.height)] }), from: view,
      name)
  }

  /// Throws if no touch reaches a part of a view.
  /// - Parameter region: The points, in the coordinates of the view.
  /// - Parameter isBar: True for a bar, which no other bar covers.
  func checkReached(
    _ region: TouchedRegion, from view: ObjectID, _ name: String, isBar: Bool = false
  ) throws(GestureError) {
    var region = region
    var current = view
    while let around = world.superview(of: current) {
      region = try visible(region, of: current, in: around, name)
      current = around
    }
    try checkUncovered(region, of: view, name, isBar: isBar)
  }

  /// The part of a region of a subview that its superview and the subviews in front leave to the
  /// subview, in the coordinates of the superview.
  private func visible(
    _ region: TouchedRegion, of view: ObjectID, in around: ObjectID, _ name: String
  ) throws(GestureError) -> TouchedRegion {
    var region = region
    try move(&region, outOf: view, name)
    let front = world.subviews(of: around).drop { $0 != view }.dropFirst()
    let isScrolled =
      machine.types.isCommonView(around, "UIScrollView")
      && !isSwitchedOff(ViewMembers.isScrollEnabled, of: around)
    if isScrolled {
      if region.isExact { try uncover(&region, by: front, name) }
      try checkScrolls(to: region, in: around, name)
      // The user scrolls to the view, wherever the view is.
      (region.parts, region.isExact) = (nil, false)
    } else if let offset = kept(ViewMembers.offset, of: around), !offset.isZeroPoint {
      if case .point(let x, let y) = offset {
        region.parts = region.parts?.map { $0.moved(x: -x, y: -y) }
      } else {
        (region.parts, region.isExact) = (nil, false)
      }
    }
    guard !isWithoutSize(around) else { throw outside(of: around, name) }
    if let size = placement(of: around).frame?.size {
      let inside = Rect(width: size.width, height: size.height)
      region.isExact = region.isExact && region.parts != nil
      region.parts = region.parts?.compactMap { $0.intersection(inside) } ?? [inside]
      if region.parts?.isEmpty == true { throw outside(of: around, name) }
    }
    if !isScrolled { try uncover(&region, by: front, name) }
    return region
  }

  private func outside(of around: ObjectID, _ name: String) -> GestureError {
    let isWindow = [around, world.superview(of: around) ?? around].contains {
      world.classRecord(of: $0).base == .window
    }
    return .ignoresTouches(
      "\(name) is outside \(isWindow ? "the screen" : "the bounds of a view around it")")
  }

  /// Moves a region into the coordinates of the superview.
  private func move(
    _ region: inout TouchedRegion, outOf view: ObjectID, _ name: String
  ) throws(GestureError) {
    let place = placement(of: view)
    if let frame = place.frame, let transform = place.transform {
      region.parts = region.parts?.map { transform.place(of: $0, in: frame) }
    } else if let frame = sheetFrame(of: view) {
      region.parts = region.parts?.map { $0.moved(x: frame.x, y: frame.y) }
      region.isEstimated = region.parts != nil
    } else {
      (region.parts, region.isExact) = (nil, false)
    }
    if let transform = place.transform,
      place.frame != nil || transform.moveX == 0 && transform.moveY == 0
    {
      return
    }
    throw .unknown(
      "the 'transform' of \(name), or of a view around, may move the touches away; give the view a "
        + "frame, and the transform numbers")
  }

  /// Takes the points from a region that views in front take.
  func uncover(
    _ region: inout TouchedRegion, by front: some Sequence<ObjectID>, _ name: String
  ) throws(GestureError) {
    var sure = region.parts ?? [Placement.inside]
    var perhaps = sure
    for cover in front {
      guard let takesTouches = takesTouches(cover) else { continue }
      let place = placement(of: cover)
      if takesTouches, let certain = place.certain {
        sure = sure.flatMap { $0.subtracting(certain) }
      }
      perhaps = perhaps.flatMap { $0.subtracting(place.possible) }
    }
    guard !sure.isEmpty else { throw .ignoresTouches("another view covers \(name)") }
    if region.parts != nil { region.parts = sure }
    guard perhaps.isEmpty, region.isExact, region.parts != nil, !region.isEstimated else { return }
    throw .unknown(
      "it isn't clear whether another view covers \(name) there; give the view in front a frame, or "
        + "constraints for all edges, or no touches")
  }

  /// Returns true if a view in front takes the touches at its place, false if nobody knows, and nil if
  /// the view takes none.
  private func takesTouches(_ view: ObjectID) -> Bool? {
    guard !world.isHidden(view), !world.isContainerOfPresentation(view), !isOfContainer(view),
      let switched = kept(ViewMembers.interaction, of: view), !switched.isFalse
    else { return nil }
    guard let alpha = kept(ViewMembers.opacity, of: view)?.number else { return false }
    return alpha < 0.01 ? nil : switched.isTrue
  }

  /// Returns true for the view of a child that a container of UIKit's has placed, where the children do
  /// not overlap.
  private func isOfContainer(_ view: ObjectID) -> Bool {
    guard let child = world.controller(ofView: view),
      let parent = world.superview(of: view).flatMap({ world.controller(ofView: $0) })
    else { return false }
    return switch world.classRecord(of: parent).base {
    case .viewController: false
    case .navigationController: world.viewControllers(ofNavigation: parent).contains(child)
    case .tabBarController: world.viewControllers(ofTabBar: parent).contains(child)
    default: true
    }
  }

  /// The views that the script has put into the view of a container, in front of all of UIKit's own.
  func viewsInFront(inside view: ObjectID) -> [ObjectID] {
    let all = world.subviews(of: view)
    let last = all.lastIndex { isOfContainer($0) }
    return Array(all.dropFirst(last.map { $0 + 1 } ?? 0))
  }
}

/// The points at which a view gets touches.
struct TouchedRegion {
  /// The points; nil if the place of the view is not known.
  var parts: [Rect]?
  /// True if the place is known only in part.
  var isEstimated = false
  /// False if the view is somewhere in the points.
  var isExact = true
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
