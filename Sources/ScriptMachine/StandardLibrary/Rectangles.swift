import LifecycleEngine

// Methods of rectangles. Source: https://developer.apple.com/documentation/corefoundation/cgrect
extension Operators {
  /// A rectangle made from another rectangle; `nil` where the result is not known.
  func callRect(_ rect: Rect, _ name: String, _ arguments: Arguments) -> Value? {
    var result = rect
    switch (name, arguments.first) {
    case ("insetBy", _), ("offsetBy", _):
      guard let dx = arguments.labeled("dx")?.number, let dy = arguments.labeled("dy")?.number
      else { return nil }
      (result.x, result.y) = (rect.x + dx, rect.y + dy)
      guard name == "insetBy" else { break }
      result.size = Size(width: rect.size.width - 2 * dx, height: rect.size.height - 2 * dy)
    case ("contains", .point(let x, let y)?):
      return .boolean(rect.horizontal.contains(x) && rect.vertical.contains(y))
    case ("contains", .rect(let other)?):
      return rect.relation(to: other).map { .boolean($0.contains) }
        ?? machine.unknowns.makeOpaque(name)
    case ("intersects", .rect(let other)?):
      return rect.relation(to: other).map { .boolean($0.meets) }
        ?? machine.unknowns.makeOpaque(name)
    case ("union", .rect(let other)?):
      let (x, y) = (rect.horizontal, rect.vertical)
      let (left, top) = (
        min(x.lowerBound, other.horizontal.lowerBound), min(y.lowerBound, other.vertical.lowerBound)
      )
      return .rect(
        Rect(
          x: left, y: top, width: max(x.upperBound, other.horizontal.upperBound) - left,
          height: max(y.upperBound, other.vertical.upperBound) - top))
    case ("inset", .insets(let insets)?):
      (result.x, result.y) = (rect.x + insets.left, rect.y + insets.top)
      result.size.width -= insets.left + insets.right
      result.size.height -= insets.top + insets.bottom
    default: return nil
    }
    // An inset larger than the rectangle leaves `CGRect.null`.
    guard result.size.width >= 0, result.size.height >= 0 else { return nil }
    return .rect(result)
  }
}

extension Rect {
  fileprivate var horizontal: Range<Double> {
    min(x, x + size.width)..<max(x, x + size.width)
  }

  fileprivate var vertical: Range<Double> {
    min(y, y + size.height)..<max(y, y + size.height)
  }

  /// The relation to another rectangle; `nil` for rectangles without an area and for those that only touch.
  fileprivate func relation(to other: Rect) -> (contains: Bool, meets: Bool)? {
    let (h, v) = (horizontal, vertical)
    let (oh, ov) = (other.horizontal, other.vertical)
    guard !h.isEmpty, !v.isEmpty, !oh.isEmpty, !ov.isEmpty else { return nil }
    let isApart =
      oh.lowerBound > h.upperBound || oh.upperBound < h.lowerBound || ov.lowerBound > v.upperBound
      || ov.upperBound < v.lowerBound
    let meets = h.overlaps(oh) && v.overlaps(ov)
    guard meets || isApart else { return nil }
    let contains =
      h.lowerBound <= oh.lowerBound && oh.upperBound <= h.upperBound
      && v.lowerBound <= ov.lowerBound && ov.upperBound <= v.upperBound
    return (contains, meets)
  }
}
