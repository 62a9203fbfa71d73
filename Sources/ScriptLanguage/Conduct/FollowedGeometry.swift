import LifecycleEngine

// Geometry that UIKit itself brings up to date for what was made from it.
extension Machine {
  /// Whether what was made of a value that was read early has followed its change: by its mask, or because
  /// constraints place it whatever its frame was.
  func isFollowed(_ read: EarlyRead, _ final: Value) -> Bool {
    guard world.kind(of: read.object) == .view else { return false }
    let views = world.subviews(of: read.object)
    switch (read.value, final) {
    case (.point(let oldX, let oldY), .point(let newX, let newY)):
      // What was put there is in the middle, or where it would be put now.
      let size = world.frame(of: read.object).size
      return views.contains { view in
        let frame = world.frame(of: view)
        let (x, y) = (frame.x + frame.size.width / 2, frame.y + frame.size.height / 2)
        let isX = oldX == newX || x.isNear(newX) || x.isNear(size.width / 2)
        let isY = oldY == newY || y.isNear(newY) || y.isNear(size.height / 2)
        return (read.part == "y" || isX) && (read.part == "x" || isY)
      }
    case (.rect(let before), .rect(let after)) where before.size != after.size:
      if read.part == nil,
        views.contains(where: {
          world.isPlacedByConstraints($0) && world.frame(of: $0).size == before.size
        })
      {
        return true
      }
      let axes = Axes(of: read.part)
      if axes == .x, isWidthOfSupplement(before.size.width, of: read.controller) { return true }
      return views.contains { follows($0, from: before.size, to: after.size, along: axes) }
    default: return false
    }
  }

  private func follows(
    _ view: ObjectID, from old: Size, to new: Size, along axes: Axes
  ) -> Bool {
    let mask = world.autoresizingMask(of: view).rawValue
    let frame = world.frame(of: view)
    let isX = Stretch(frame.x, frame.size.width, mask).isKept(from: old.width, to: new.width)
    let isY = Stretch(frame.y, frame.size.height, mask >> 3).isKept(
      from: old.height, to: new.height)
    return (axes == .y || isX) && (axes == .x || isY)
  }

  /// Whether a view was given a width to which UIKit pays no heed: that of the header or footer of a
  /// controller's table or of what accompanies its keyboard.
  private func isWidthOfSupplement(_ width: Double, of controller: ObjectID) -> Bool {
    let names = ["tableHeaderView", "tableFooterView", "inputAccessoryView"]
    return unmodeled.contains { property in
      guard names.contains(property.name), isOf(controller, property.object),
        let view = property.value.objectID,
        !world.isDeallocated(view), world.kind(of: view) == .view
      else { return false }
      return world.frame(of: view).size.width == width
    }
  }
}

/// Along which axes a part of a rectangle lies.
private enum Axes {
  case x, y, both

  init(of part: String?) {
    switch part {
    case "width", "size.width", "minX", "midX", "maxX", "origin.x": self = .x
    case "height", "size.height", "minY", "midY", "maxY", "origin.y": self = .y
    default: self = .both
    }
  }
}

/// What a view takes up of its superview along one axis, after the superview got another size.
private struct Stretch {
  let origin: Double
  let length: Double
  /// What of it is flexible: what comes before it, itself, and what comes behind.
  let flexible: UInt8

  init(_ origin: Double, _ length: Double, _ mask: UInt8) {
    self.origin = origin
    self.length = length
    flexible = mask & 7
  }

  private static let fractions = [1, 0.5, 1.0 / 3, 2.0 / 3, 0.25, 0.75]

  /// Whether it is to the new length of the superview what it was to the old one: where it was a fraction
  /// of that the same fraction, else as far from the edge that its mask holds it to.
  func isKept(from old: Double, to new: Double) -> Bool {
    guard old != new else { return true }
    guard flexible != 0 else { return false }
    let share = (new - old) / Double(flexible.nonzeroBitCount)
    let oldOrigin = origin - (flexible & 1 != 0 ? share : 0)
    let oldLength = length - (flexible & 2 != 0 ? share : 0)
    let places = [
      (oldOrigin, origin), (oldOrigin + oldLength / 2, origin + length / 2),
      (oldOrigin + oldLength, origin + length), (oldLength, length),
    ]
    var isFraction = false
    for (was, now) in places {
      for fraction in Stretch.fractions where was.isNear(old * fraction) {
        guard now.isNear(new * fraction) else { return false }
        isFraction = true
      }
    }
    return isFraction || flexible == 1 || flexible == 2
  }
}

extension Double {
  /// Whether it is the same place, but for what calculations lose.
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 0.01 }
}
