/// The way a view follows the size of its superview: `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit for each flexible part.
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

  /// The parts with the names after the dot.
  public static let parts: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// The frame of a view when its superview gets another size.
  /// - Parameters:
  ///   - frame: The view's frame before, in points.
  ///   - old: The size of the superview before, in points.
  ///   - new: The size of the superview afterwards, in points.
  public func frame(of frame: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = AutoresizingMask.resized(
      frame.x, frame.size.width, in: old.width, by: new.width - old.width, rawValue)
    let (y, height) = AutoresizingMask.resized(
      frame.y, frame.size.height, in: old.height, by: new.height - old.height, rawValue >> 3)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Shares the difference among the flexible parts in proportion. Without a flexible part, the
  /// difference goes after the view. Source: `autoresizing-in-proportion`,
  /// `autoresizing-keeps-ratio-2012`. A part beyond an edge counts as zero, and if all flexible
  /// parts are zero, the shares are equal. No source covers these two cases.
  private static func resized(
    _ origin: Double, _ length: Double, in whole: Double, by difference: Double, _ bits: UInt8
  ) -> (origin: Double, length: Double) {
    let before = bits & 1 != 0 ? max(0, origin) : 0
    let inside = bits & 2 != 0 ? max(0, length) : 0
    let after = bits & 4 != 0 ? max(0, whole - origin - length) : 0
    let count = bits & 1 + bits >> 1 & 1 + bits >> 2 & 1
    guard count > 0 else { return (origin, length) }
    let all = before + inside + after
    func share(of part: Double, _ bit: UInt8) -> Double {
      guard bits & bit != 0 else { return 0 }
      return all > 0 ? difference * part / all : difference / Double(count)
    }
    return (origin + share(of: before, 1), max(0, length + share(of: inside, 2)))
  }
}
