import LifecycleEngine

/// A `CGAffineTransform` as far as hit testing needs the transform: a scale, then a turn by an angle
/// that nobody computes, then a move.
struct AffineTransform: Equatable {
  var scaleX = 1.0
  var scaleY = 1.0
  var moveX = 0.0
  var moveY = 0.0
  var isTurned = false

  static let identity = AffineTransform()

  /// The transform with the next transform behind; nil for a move that is turned.
  func concatenating(_ next: AffineTransform) -> AffineTransform? {
    guard !next.isTurned || moveX == 0 && moveY == 0 else { return nil }
    guard !isTurned || next.scaleX == next.scaleY else { return nil }
    return AffineTransform(
      scaleX: scaleX * next.scaleX, scaleY: scaleY * next.scaleY,
      moveX: moveX * next.scaleX + next.moveX, moveY: moveY * next.scaleY + next.moveY,
      isTurned: isTurned || next.isTurned)
  }

  /// The rectangle of a view with the transform. A turned view has the square that each turn of the
  /// view has inside, around the same middle.
  /// - Parameter frame: The rectangle without the transform.
  func rectangle(of frame: Rect) -> Rect {
    var (width, height) = (frame.size.width * scaleX, frame.size.height * scaleY)
    if width < 0 { width = -width }
    if height < 0 { height = -height }
    if isTurned {
      width = min(width, height) / 2.0.squareRoot()
      height = width
    }
    return Rect(
      x: frame.x + frame.size.width / 2 - width / 2 + moveX,
      y: frame.y + frame.size.height / 2 - height / 2 + moveY, width: width, height: height)
  }

  /// A part of a view, in the coordinates of the superview; the whole of a turned view.
  /// - Parameter frame: The rectangle of the view without the transform.
  func place(of part: Rect, in frame: Rect) -> Rect {
    guard !isTurned else { return rectangle(of: frame) }
    let (middleX, middleY) = (frame.size.width / 2, frame.size.height / 2)
    let inner = Rect(
      x: frame.x + middleX + (part.x - middleX) * scaleX,
      y: frame.y + middleY + (part.y - middleY) * scaleY,
      width: part.size.width * scaleX, height: part.size.height * scaleY)
    let (width, height) = (inner.size.width, inner.size.height)
    return Rect(
      x: width < 0 ? inner.x + width + moveX : inner.x + moveX,
      y: height < 0 ? inner.y + height + moveY : inner.y + moveY,
      width: width < 0 ? -width : width, height: height < 0 ? -height : height)
  }
}
