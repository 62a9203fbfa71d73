/// Something in front of a view that takes the touches at its place.
public struct TouchCover: Sendable {
  /// The thing in front.
  public enum Kind: Sendable {
    /// Another visible window, in front or not.
    case window(ObjectID, isInFront: Bool)
    case keyboard
    case sheet
    case bar(Bar, container: ObjectID)
  }
  /// The thing in front.
  public let kind: Kind
  /// The points that are certainly covered, in the coordinates of the window of the view.
  public var certain: Rect
  /// The points that may be covered.
  public var possible: Rect
}

// The covers in front of a view. No source tells the frames of keyboards and sheets, so both rectangles
// of a cover differ.
extension Gestures {
  func covers(of view: ObjectID) -> [TouchCover] {
    guard let window = world.window(of: view) else { return [] }
    return windows(beside: window) + keyboard(over: window) + sheets(over: view, in: window)
      + bars(over: view)
  }

  private func windows(beside window: ObjectID) -> [TouchCover] {
    let origin = world.views[window].frame
    let all = world.views.windowsFromFront
    let place = all.firstIndex(of: window) ?? 0
    return all.indices.filter { $0 != place }.map { index in
      let frame = world.views[all[index]].frame.moved(x: -origin.x, y: -origin.y)
      return TouchCover(
        kind: .window(all[index], isInFront: index < place), certain: frame, possible: frame)
    }
  }

  // MARK: The keyboard

  private func keyboard(over window: ObjectID) -> [TouchCover] {
    guard world.editing.isKeyboardUp else { return [] }
    let (screen, origin) = (world.device.screenSize, world.views[window].frame)
    let isPlain = world.device.isUprightPhone && world.device.windowSize == screen
    let least = isPlain ? KeyboardMetrics.least : 0
    let most = isPlain ? KeyboardMetrics.most : screen.height - KeyboardMetrics.room
    func strip(_ height: Double) -> Rect {
      Rect(y: screen.height - height, width: screen.width, height: height)
        .moved(x: -origin.x, y: -origin.y)
    }
    return [TouchCover(kind: .keyboard, certain: strip(least), possible: strip(most))]
  }

  // MARK: Sheets

  /// The sheets that let touches through to what is not under the sheet itself.
  private func sheets(over view: ObjectID, in window: ObjectID) -> [TouchCover] {
    world.presentations.compactMap { record in
      guard record.phase != .idle, let container = record.containerView,
        world.window(of: container) == window, view != container,
        !world.isDescendant(view, of: container), world.sheets.isUndimmed(behind: record)
      else { return nil }
      return cover(of: record)
    }
  }

  private func cover(of record: PresentationRecord) -> TouchCover? {
    guard let room = world.sheets.sheetRoom(of: record) else { return nil }
    let (width, height) = (room.size.width, room.size.height)
    let whole = Rect(width: width, height: height)
    guard world.device.sizeClasses(of: room.size).horizontal == .compact, !room.isCompactInHeight
    else {
      // A card in the middle leaves the edges.
      let card = whole.part(
        left: width / 10, top: height / 10, right: width * 0.9, bottom: height * 0.9)
      return TouchCover(
        kind: .sheet, certain: .zero, possible: room.isCompactInHeight ? whole : card)
    }
    let top = height - world.sheets.restingHeight(of: record.id, in: room)
    let (slack, edge) = (height / 10, SheetMetrics.gapAtTop * 2)
    return TouchCover(
      kind: .sheet,
      certain: whole.part(
        left: edge, top: top + slack, right: width - edge, bottom: height - edge),
      possible: whole.part(left: 0, top: top - slack, right: width, bottom: height))
  }

  // MARK: Bars

  /// The bars of the containers in whose child a view is.
  private func bars(over view: ObjectID) -> [TouchCover] {
    guard world.holds(.contentUnderBars) else { return [] }
    var result: [TouchCover] = []
    var current: ObjectID? = view
    var inner: ObjectID?
    while let id = current {
      if let controller = world.views[id].controller {
        if let inner, world.controllers[inner].parent == controller {
          result += bars(of: controller, around: inner)
        }
        inner = controller
      }
      current = world.views[id].superview
    }
    return result
  }

  private func hasSearchBar(_ controller: ObjectID) -> Bool {
    world.controllers.contains {
      $0.kind == .searchController && world.searches[$0.id].owner == controller
    }
  }

  private func bars(of container: ObjectID, around child: ObjectID) -> [TouchCover] {
    guard let view = world.controllers[container].view, let origin = origin(of: view) else {
      return []
    }
    let insets = world.containers.barInsets(in: container, around: child)
    let outer = world.views[view].safeAreaInsets
    let size = world.views[view].frame.size
    func cover(_ bar: Bar, _ frame: Rect, with edge: Rect) -> TouchCover {
      TouchCover(
        kind: .bar(bar, container: container),
        certain: world.holds(.barsLetTouchesThrough)
          ? .zero : frame.moved(x: origin.x, y: origin.y),
        possible: edge.moved(x: origin.x, y: origin.y))
    }
    var result: [TouchCover] = []
    if insets.top > 0 {
      let height = max(insets.top, world.device.navigationBarHeight)
      result.append(
        cover(
          .navigationBar,
          Rect(y: outer.top + insets.top - height, width: size.width, height: height),
          with: Rect(
            width: size.width,
            height: outer.top + insets.top + (hasSearchBar(child) ? SearchBarMetrics.most : 0))))
    }
    if world.device.idiom == .pad, world.holds(.padTabBarOnTop),
      world.controllers[container].kind == .tabBarController
    {
      let edge = Rect(width: size.width, height: outer.top + 2 * world.device.tabBarHeight)
      result.append(
        TouchCover(
          kind: .bar(.tabBar, container: container), certain: .zero,
          possible: edge.moved(x: origin.x, y: origin.y)))
    } else if insets.bottom > 0 {
      let height = outer.bottom + insets.bottom
      result.append(
        cover(
          world.controllers[container].kind == .tabBarController ? .tabBar : .toolbar,
          Rect(y: size.height - height, width: size.width, height: insets.bottom),
          with: Rect(y: size.height - height, width: size.width, height: height)))
    }
    return result
  }
}

/// More than the height that a search bar adds to a navigation bar, in points.
private enum SearchBarMetrics { static let most = 80.0 }

/// The heights of keyboards in points. No source has the heights on all devices; every keyboard of an
/// upright phone is between both heights.
private enum KeyboardMetrics {
  static let least = 250.0
  static let most = 420.0
  /// The strip at the top that no keyboard reaches.
  static let room = 100.0
}

extension Gestures {
  /// The place of a view in its window; nil if the view is in no window.
  private func origin(of view: ObjectID) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    var current: ObjectID? = view
    while let id = current {
      if world.views[id].isWindow { return (x, y) }
      x += world.views[id].frame.x
      y += world.views[id].frame.y
      current = world.views[id].superview
    }
    return nil
  }

  func frame(of bar: Bar, in container: ObjectID) -> Rect? {
    guard let view = world.controllers[container].view else { return nil }
    let isOnTop = bar == .tabBar && world.device.idiom == .pad && world.holds(.padTabBarOnTop)
    let (size, outer) = (world.views[view].frame.size, world.views[view].safeAreaInsets)
    guard !isOnTop else { return nil }
    let height = bar == .tabBar ? world.device.tabBarHeight : world.device.toolbarHeight
    let y = bar == .navigationBar ? outer.top : size.height - outer.bottom - height
    return Rect(x: size.width / 4, y: y, width: size.width / 2, height: height)
  }

  func windowOfFrontPresentation() -> ObjectID? {
    world.sheets.presentationInFront().flatMap { world.presentations[$0].containerView }
      .flatMap { world.window(of: $0) }
  }
}

extension Rect {
  /// The rectangle at another place.
  public func moved(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: size.width, height: size.height)
  }

  /// The part between four edges, without points if the edges are the wrong way round.
  fileprivate func part(left: Double, top: Double, right: Double, bottom: Double) -> Rect {
    Rect(x: left, y: max(top, y), width: max(right - left, 0), height: max(bottom - max(top, y), 0))
  }
}

// The covers between a view and the user's finger.
extension World {
  /// The middle of a bar in the view of the bar's container; nil if no source tells the frame.
  public func frame(of bar: Bar, in container: ObjectID) -> Rect? {
    gestures.frame(of: bar, in: container)
  }

  /// The covers in front of a view.
  public func covers(of view: ObjectID) -> [TouchCover] { gestures.covers(of: view) }

  /// The view of the controller that is presented in front.
  public var viewOfFrontPresentation: ObjectID? {
    sheets.presentationInFront().flatMap { presentedViewController(ofPresentation: $0) }
      .flatMap { viewIfLoaded(of: $0) }
  }

  /// The window with the presentation that takes the touches.
  public var windowOfFrontPresentation: ObjectID? { gestures.windowOfFrontPresentation() }
}
