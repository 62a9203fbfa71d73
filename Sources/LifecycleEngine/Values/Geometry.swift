/// A width and a height in points.
public struct Size: Equatable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, in the coordinates of the superview.
public struct Rect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle in points.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.size = Size(width: width, height: height)
  }
  /// The point in the middle, which is the position of a view's layer.
  var middle: (x: Double, y: Double) { (x + size.width / 2, y + size.height / 2) }
  /// Changes the size and keeps the middle, as a view does whose bounds change.
  public mutating func resize(to new: Size) {
    x += (size.width - new.width) / 2
    y += (size.height - new.height) / 2
    size = new
  }
  /// The empty rectangle at the origin.
  public static let zero = Rect(width: 0, height: 0)
}

/// Distances from the four edges in points.
public struct Insets: Equatable, Sendable {
  /// Takes away what a view at some distance from the edges does not touch.
  /// - Parameters:
  ///   - frame: The frame of the view; an empty frame is not known yet.
  ///   - size: The size of the view around it.
  public mutating func leave(_ frame: Rect, within size: Size) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    top = min(top, max(0, top - frame.y))
    left = min(left, max(0, left - frame.x))
    bottom = min(bottom, max(0, bottom - (size.height - frame.y - frame.size.height)))
    right = min(right, max(0, right - (size.width - frame.x - frame.size.width)))
  }

  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// No inset on any edge.
  public static let zero = Insets()

  mutating func add(_ other: Insets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}

/// The room in one direction.
public enum SizeClass: Sendable { case compact, regular }

/// The room in both directions.
public struct SizeClasses: Equatable, Sendable {
  /// The room from left to right.
  public var horizontal: SizeClass
  /// The room from top to bottom.
  public var vertical: SizeClass
}

/// The orientation of the interface.
public enum Orientation: CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// The device the simulated app runs on.
public struct Device: Equatable, Sendable {
  /// The two kinds of device. The raw value is the value of `device=`.
  public enum Idiom: String, Sendable { case phone, pad }
  /// The kind of device.
  public var idiom: Idiom
  /// The orientation of the interface.
  public var orientation: Orientation
  /// The size of the app's scene, if not the size of the screen.
  var sceneSize: Size?

  /// Creates a device.
  public init(_ idiom: Idiom = .phone, orientation: Orientation = .portrait) {
    self.idiom = idiom
    self.orientation = orientation
  }

  var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }

  /// The screen's size in points: 393 × 852 for the phone, 1024 × 1366 for the pad, in portrait.
  public var screenSize: Size {
    let portrait =
      idiom == .phone ? Size(width: 393, height: 852) : Size(width: 1024, height: 1366)
    return isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait
  }

  /// The size of a window that fills the app's scene.
  public var windowSize: Size { sceneSize ?? screenSize }

  /// The insets of the status bar, the sensor housing and the home indicator, in points.
  public var safeAreaInsets: Insets {
    if idiom == .pad { return Insets(top: 24, bottom: 20) }
    return isLandscape
      ? Insets(left: 59, bottom: 21, right: 59) : Insets(top: 59, bottom: 34)
  }

  /// True for an upright phone.
  var isUprightPhone: Bool { idiom == .phone && !isLandscape }

  /// The height in points by which the navigation bar of an upright phone reaches into the safe area.
  static let overlapOfBar = 16.0 / 3

  /// The height of a navigation bar in points, up to iOS 18.
  var navigationBarHeight: Double {
    idiom == .pad ? 50 : (isLandscape ? 32 : 44)
  }

  /// The height a tab bar adds above the bottom inset, in points.
  var tabBarHeight: Double { idiom == .pad ? 50 : (isLandscape ? 32 : 49) }

  /// The height a toolbar adds above the bottom inset, in points.
  var toolbarHeight: Double { idiom == .pad ? 50 : (isLandscape ? 32 : 44) }

  /// The size classes of a window of a given size. A phone of the modelled size is compact in
  /// width, and in landscape also in height. A window on a pad is compact if narrow.
  func sizeClasses(of window: Size) -> SizeClasses {
    guard idiom == .pad else {
      return SizeClasses(
        horizontal: .compact, vertical: window.width > window.height ? .compact : .regular)
    }
    return SizeClasses(
      horizontal: window.width < Device.regularWidth ? .compact : .regular, vertical: .regular)
  }

  /// The smallest width in points at which a window on a pad is regular in width.
  private static let regularWidth = 640.0
}
