import LifecycleEngine
import ScriptMachine
import UIKitNames

// Geometry that UIKit itself updates after an early read.
extension ExampleObserver {
  /// True if an early read does no harm, because constraints place the views that depend on the
  /// value, or because UIKit ignores the value.
  func isPlacedAnyway(_ read: EarlyRead, _ final: Value) -> Bool {
    guard world.kind(of: read.object) == .view else { return false }
    let placed = world.subviews(of: read.object).filter { placing.isDone(for: $0) }
    switch (read.value, final) {
    case (.point(let oldX, let oldY), .point(let newX, let newY)):
      let middle = world.frame(of: read.object).size
      return placed.contains { view in
        let frame = world.frame(of: view)
        let (x, y) = (frame.x + frame.size.width / 2, frame.y + frame.size.height / 2)
        let isX = oldX == newX || x.isNear(newX) || x.isNear(middle.width / 2)
        let isY = oldY == newY || y.isNear(newY) || y.isNear(middle.height / 2)
        return (read.part == "y" || isX) && (read.part == "x" || isY)
      }
    case (.rect(let before), .rect):
      if read.part == nil, placed.contains(where: { world.frame(of: $0).size == before.size }) {
        return true
      }
      let widths = ["width", "size.width", "minX", "midX", "maxX", "origin.x"]
      return widths.contains(read.part ?? "")
        && isWidthOfSupplement(before.size.width, of: read.controller)
    default: return false
    }
  }

  /// Notes an early read that a mask may have corrected. A run with the final value decides.
  func noteDoubt(_ read: EarlyRead) {
    guard world.kind(of: read.object) == .view else { return }
    let size = world.frame(of: read.object).size
    guard size != read.size else { return }
    let final: Value
    // The position of the view itself does not affect the subviews.
    switch read.value {
    case .point(let x, let y):
      let right = (size.width - read.size.width) / 2
      let down = (size.height - read.size.height) / 2
      final = .point(x: x + right, y: y + down)
    case .rect(let rect):
      final = .rect(Rect(x: rect.x, y: rect.y, width: size.width, height: size.height))
    default: return
    }
    var isFlexible = false
    for view in views(below: read.object) where world.autoresizingMask(of: view).rawValue != 0 {
      isFlexible = true
    }
    guard isFlexible else { return }
    reads.add(
      DoubtfulRead(
        read: read, appearance: appearance(of: read.controller), final: final, size: size))
  }

  /// Notes the places of all views of a controller after layout.
  func noteLayout(of controller: ObjectID) {
    guard let root = world.viewIfLoaded(of: controller) else { return }
    let appearance = appearance(of: controller)
    let isKnown = reads.layouts.contains {
      $0.controller == controller && $0.appearance == appearance
    }
    guard !isKnown else { return }
    let places = views(below: root).map { view in
      SettledLayout.Place(
        view: view, superview: world.superview(of: view), frame: world.frame(of: view),
        mask: world.autoresizingMask(of: view).rawValue,
        isPlacedByConstraints: placing.isDone(for: view))
    }
    reads.add(
      SettledLayout(
        controller: controller, appearance: appearance, places: places,
        uses: reads.uses { self.opaqueValues.standInViews[$0] != nil }))
  }

  /// Notes a use of a value before geometry is final. The uses of two runs differ if a use depends
  /// on an early read.
  /// - Parameter number: A value whose place the use is, if the value is a view.
  func noteUse(_ text: @autoclosure () -> String, about number: Int32? = nil) {
    guard let occasion = occasions.last, isAuthorsCode,
      occasion.callback?.comesWithGeometry != true
    else { return }
    let text = text()
    reads.addUse(text, about: number)
  }

  private func views(below root: ObjectID) -> [ObjectID] {
    var result = world.subviews(of: root)
    var index = 0
    while index < result.count {
      result += world.subviews(of: result[index])
      index += 1
    }
    return result
  }

  /// True if a header, footer or input accessory view of a controller has the given width. UIKit
  /// ignores the width.
  private func isWidthOfSupplement(_ width: Double, of controller: ObjectID) -> Bool {
    let names = ["tableHeaderView", "tableFooterView", "inputAccessoryView"]
    return machine.heap.hasUnmodeledProperty { property in
      guard names.contains(property.name), isOf(controller, property.object),
        let view = property.value.objectID,
        !world.isDeallocated(view), world.kind(of: view) == .view
      else { return false }
      return world.frame(of: view).size.width == width
    }
  }
}

/// An early read whose effect masks may have corrected.
struct DoubtfulRead {
  let read: EarlyRead
  /// The appearance in which the value became final.
  let appearance: Int
  /// The value for the final size.
  let final: Value
  /// The final size of the view that was read.
  let size: Size
}

/// The places of all views of a controller after layout.
struct SettledLayout {
  let controller: ObjectID
  let appearance: Int
  let places: [Place]
  /// The uses of values before the layout.
  let uses: [String]

  struct Place {
    let view: ObjectID
    let superview: ObjectID?
    let frame: Rect
    let mask: UInt8
    let isPlacedByConstraints: Bool
  }

  func place(of view: ObjectID) -> Place? { places.first { $0.view == view } }
}

extension SettledLayout {
  /// True if masks put each affected view where the final value would have put the view.
  /// - Parameters:
  ///   - alone: The layout of a run in which only this read gets the final value.
  ///   - together: The layout of a run in which all doubtful reads get final values.
  func follows(_ doubt: DoubtfulRead, alone: SettledLayout, together: SettledLayout) -> Bool {
    // No mask corrects a value that is no place.
    guard uses == alone.uses else { return false }
    for place in places where !place.isPlacedByConstraints {
      guard let other = alone.place(of: place.view)?.frame, !other.isNear(place.frame, 0.01),
        let superview = place.superview, isSameSize(superview, in: alone)
      else { continue }
      guard let sizes = sizes(of: superview, doubt),
        let wanted = together.place(of: place.view)?.frame,
        place.isMoved(to: wanted, as: sizes)
      else { return false }
    }
    return true
  }

  /// True if a view has the same size in both layouts. A view of another size moves subviews.
  private func isSameSize(_ view: ObjectID, in other: SettledLayout) -> Bool {
    guard let size = place(of: view)?.frame.size else { return true }
    return other.place(of: view)?.frame.size == size
  }

  /// The size of a view at the read, and the final size; `nil` for a view outside of the view read.
  private func sizes(of view: ObjectID, _ doubt: DoubtfulRead) -> (old: Size, new: Size)? {
    guard view != doubt.read.object else { return (doubt.read.size, doubt.size) }
    guard let place = place(of: view), let superview = place.superview,
      let outer = sizes(of: superview, doubt)
    else { return nil }
    let mask = AutoresizingMask(rawValue: place.mask)
    let before = mask.frame(of: place.frame, from: outer.new, to: outer.old)
    return (before.size, place.frame.size)
  }
}

extension SettledLayout.Place {
  /// True if the mask has put the view where the final value would have put the view, along each
  /// axis that the value affects. In the repeated run the mask also moves the view on, so the moved
  /// frame is compared. Code that rounds is off by less than a point.
  fileprivate func isMoved(to wanted: Rect, as sizes: (old: Size, new: Size)) -> Bool {
    let moved = AutoresizingMask(rawValue: mask).frame(of: frame, from: sizes.old, to: sizes.new)
    let isX = frame.x.isNear(wanted.x) && frame.size.width.isNear(wanted.size.width)
    let isY = frame.y.isNear(wanted.y) && frame.size.height.isNear(wanted.size.height)
    return (isX || moved.x.isNear(wanted.x, 1) && moved.size.width.isNear(wanted.size.width, 1))
      && (isY || moved.y.isNear(wanted.y, 1) && moved.size.height.isNear(wanted.size.height, 1))
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, _ distance: Double) -> Bool {
    x.isNear(other.x, distance) && y.isNear(other.y, distance)
      && size.width.isNear(other.size.width, distance)
      && size.height.isNear(other.size.height, distance)
  }
}

extension Double {
  /// True if two coordinates are equal, up to rounding.
  fileprivate func isNear(_ other: Double, _ distance: Double = 0.01) -> Bool {
    abs(self - other) < distance
  }
}

extension ExampleObserver {
  var placing: PlacingNotes { PlacingNotes(observer: self) }
}

/// Views that constraints place, or code that is not simulated.
struct PlacingNotes {
  let observer: ExampleObserver

  /// True if constraints place a view, or code that is not simulated may do so.
  func isDone(for view: ObjectID) -> Bool {
    observer.world.isPlacedByConstraints(view) || observer.reads.helped.contains(view)
  }

  /// Notes the views that a call of code that is not simulated may place: the receiver of a call that gets
  /// a closure or another view, such as `header.snp.makeConstraints { … }` and `header.pin(to: view)`, a view in
  /// a hierarchy that gets a call without arguments, and the views that are given to a view or together.
  func noteHelper(_ name: String, on base: Value?, _ arguments: Arguments) {
    guard !name.isCapitalized, name != "constraint", !UIKitNames.isMethod(name, of: .view),
      !CommonViews.isOfSubclasses(name)
    else { return }
    let views = arguments.values.compactMap { observer.viewBehind($0) }
    let receiver = base.flatMap { observer.viewBehind($0) }
    if let receiver {
      let takesClosure = arguments.values.contains { observer.isClosure($0) }
      let isPlain =
        arguments.values.isEmpty && base?.objectID == receiver
        && observer.world.superview(of: receiver) != nil
      if takesClosure || isPlain || !views.isEmpty { observer.reads.addHelped(receiver) }
    }
    guard receiver != nil || views.count > 1 else { return }
    for view in views { observer.reads.addHelped(view) }
  }

  /// Gives a view the place that code has given the value for which the view stands in, so far.
  func place(_ view: ObjectID, as number: Int32) {
    for name in ["frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints"] {
      guard let value = observer.opaque.take(name, of: number) else { continue }
      try? observer.machine.uikit.setSimulatedMember(name, of: view, to: value)
    }
  }
}
