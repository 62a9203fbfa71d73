import LifecycleEngine
import UIKitNames

// Things in front of a view that take the touches: another window, the keyboard, a sheet, a bar.
//
// A view whose place is not known is taken to be where the author wants the view, so only a cover of
// everything around the view covers the view.
extension ViewMembers {
  /// Throws if no touch reaches a region, because something in front takes the touches.
  /// - Parameter region: The points, in the coordinates of the window of the view.
  /// - Parameter isBar: True for a bar, which no other bar covers.
  func checkUncovered(
    _ region: TouchedRegion, of view: ObjectID, _ name: String, isBar: Bool = false
  ) throws(GestureError) {
    guard world.activity != .background else {
      throw .ignoresTouches("the app is in the background")
    }
    try checkNotAnimated(view, name)
    guard let window = world.window(of: view) else { return }
    if isWithoutScene(window), world.hasScenes {
      throw .unknown("a window that is made without a scene is not on screen in an app with scenes")
    }
    let size = world.frame(of: window).size
    let all = [Rect(width: size.width, height: size.height)]
    var (sure, perhaps) = (region.parts ?? all, region.parts ?? all)
    var (first, doubtful): (String?, String?)
    for cover in world.covers(of: view) {
      if isBar, case .bar = cover.kind { continue }
      guard let cover = known(cover, over: window) else { continue }
      let text = describe(cover.kind)
      let left = perhaps.flatMap { $0.subtracting(cover.possible) }
      if left != perhaps { doubtful = doubtful ?? text }
      perhaps = left
      let rest = sure.flatMap { $0.subtracting(cover.certain) }
      if rest != sure { first = first ?? text }
      sure = rest
    }
    if !perhaps.isEmpty { return }
    if let first, sure.isEmpty, !region.isEstimated {
      throw .ignoresTouches("\(first) covers \(name)")
    }
    guard let doubtful else { return }
    throw .unknown("no source says whether \(doubtful) covers \(name) there")
  }

  /// Throws if an animation keeps the touches from a view, or from a view around the view.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction
  private func checkNotAnimated(_ view: ObjectID, _ name: String) throws(GestureError) {
    var current: ObjectID? = view
    while let id = current {
      let what = id == view ? name : "a view that \(name) is in"
      switch world.isAnimated(id) {
      case true?:
        throw .ignoresTouches("\(what) is being animated without '.allowUserInteraction'")
      case false?:
        throw .unknown("no source says whether an animation still keeps the touches from \(what)")
      case nil: break
      }
      current = world.superview(of: id)
    }
  }

  /// Throws if something covers all of a view, wherever the user touches the view.
  func checkUncovered(_ view: ObjectID, _ name: String) throws(GestureError) {
    try checkReached(TouchedRegion(parts: nil), from: view, name)
  }

  /// Throws if something covers all of a view that moves with the user's finger.
  /// - Parameter width: The width of the strip at the edge that begins the gesture.
  func checkSwiped(_ view: ObjectID, _ name: String, width: Double? = nil) throws(GestureError) {
    let size = placement(of: view).frame?.size
    var region = TouchedRegion(
      parts: size.map { [Rect(width: width ?? $0.width, height: $0.height)] })
    if let pages = world.controller(ofView: view),
      world.classRecord(of: pages).base == .pageViewController,
      world.pageStyle(of: pages) == .scroll
    {
      // The views beside UIKit's scroll view hand no touches to the recognizer of the scroll view.
      try uncover(&region, by: viewsInFront(inside: view), name)
    }
    try checkReached(region, from: view, name)
  }

  /// Throws if something covers a bar.
  func checkUncovered(_ bar: Bar, of container: ObjectID, _ name: String) throws(GestureError) {
    guard let view = world.viewIfLoaded(of: container) else { return }
    let place = placement(of: view).frame == nil ? nil : world.frame(of: bar, in: container)
    var region = TouchedRegion(parts: place.map { [$0] })
    try uncover(&region, by: viewsInFront(inside: view), name)
    try checkReached(region, from: view, name, isBar: true)
  }

  /// Throws if another window covers the presentation in front.
  func checkPresentationInFront() throws(GestureError) {
    guard let window = world.windowOfFrontPresentation else { return }
    if let doubt = machine.unknowns.hostedDoubt(.dismissal) { throw doubt }
    guard let view = world.viewOfFrontPresentation else {
      return try checkUncovered(window, "what is presented")
    }
    try checkUncovered(view, "what is presented")
    if world.isAnimated(view) != nil {
      throw .unknown("no source says whether the presentation's animation keeps the touches")
    }
  }

  /// Throws if the user cannot move the presentation in front.
  func checkMovesPresentation() throws(GestureError) {
    try checkPresentationInFront()
    if let view = world.viewOfFrontPresentation, isSwitchedOff(ViewMembers.interaction, of: view) {
      throw .unknown("no source says whether the user can move a sheet whose view takes no touches")
    }
    try checkRecognizers()
  }

  private func describe(_ kind: TouchCover.Kind) -> String {
    switch kind {
    case .window: "a window in front"
    case .keyboard: "the keyboard"
    case .sheet: "the sheet"
    case .bar(let bar, _): "the \(bar.name)"
    }
  }

  /// A cover with everything that the script has set of it; nil if the cover lets touches through.
  private func known(_ cover: TouchCover, over window: ObjectID) -> TouchCover? {
    var cover = cover
    switch cover.kind {
    case .window(let front, let isInFront):
      let isOrderKnown = !hasUnknownLevel(front) && !hasUnknownLevel(window)
      if isOrderKnown, !isInFront { return nil }
      if isSwitchedOff(ViewMembers.interaction, of: front) { return nil }
      if let alpha = kept(ViewMembers.opacity, of: front)?.number, alpha < 0.01 { return nil }
      let isKnown =
        isInteractive(front) && !isWithoutScene(front) && isOrderKnown
      if !isKnown { cover.certain = .zero }
    case .keyboard:
      if machine.unknowns.isKeyboardOfAuthor { cover.certain = .zero }
    case .sheet: break
    case .bar(let bar, let container):
      let switches = machine.controls.switches(of: bar.property, of: container)
      if switches[ViewMembers.interaction]?.isFalse == true { return nil }
      if switches[ViewMembers.isTranslucent]?.isFalse == true { return nil }
      if let alpha = switches[ViewMembers.opacity]?.number, alpha < 0.01 { return nil }
      if bar == .navigationBar, let large = switches[ViewMembers.largeTitles], !large.isFalse {
        cover.possible.size.height += ViewMembers.largeTitleHeight
      }
    }
    return cover
  }

  /// More than the height that a large title adds to a bar, in points.
  private static let largeTitleHeight = 80.0

  private func hasUnknownLevel(_ window: ObjectID) -> Bool {
    heap.kept(ViewMembers.unknownLevel, of: window)?.isTrue == true
  }
}

extension Bar {
  var name: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    }
  }
}
