/// How a view follows the size of its superview: `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit for each part that is flexible.
  public let rawValue: UInt8

  /// Creates a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance to the left edge changes.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge changes.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge changes.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge changes.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The parts by their names after the dot.
  public static let parts: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// The frame of a view when its superview gets another size.
  func frame(of frame: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = AutoresizingMask.resized(
      frame.x, frame.size.width, by: new.width - old.width, rawValue)
    let (y, height) = AutoresizingMask.resized(
      frame.y, frame.size.height, by: new.height - old.height, rawValue >> 3)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The difference is shared out equally among what is flexible; it goes after the view if nothing is.
  private static func resized(
    _ origin: Double, _ length: Double, by difference: Double, _ bits: UInt8
  ) -> (origin: Double, length: Double) {
    let before = bits & 1 != 0
    let inside = bits & 2 != 0
    let after = bits & 4 != 0
    let count = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
    guard count > 0 else { return (origin, length) }
    let share = difference / Double(count)
    return (origin + (before ? share : 0), max(0, length + (inside ? share : 0)))
  }
}

extension World {
  /// What `autoresizingMask` reads.
  public func autoresizingMask(of view: ObjectID) -> AutoresizingMask {
    views[viewSlot(view)].autoresizing
  }

  /// Sets `autoresizingMask`.
  public func setAutoresizingMask(_ mask: AutoresizingMask, of view: ObjectID) {
    views[viewSlot(view)].autoresizing = mask
  }
}
