import LifecycleEngine

/// The place of a view in the coordinates of the superview.
struct Placement {
  /// The frame without the transform; nil if the frame is not known.
  var frame: Rect?
  /// The transform; nil if nobody knows the transform.
  var transform: AffineTransform?
  /// The points that the view may have.
  var possible: Rect

  private static let far = 1e6
  /// The points of a superview of unknown size.
  static let inside = Rect(width: far, height: far)
  static let everywhere = Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)

  /// The points that the view certainly has.
  var certain: Rect? {
    guard let frame, let transform else { return nil }
    return transform.rectangle(of: frame)
  }

  /// A view between two edges on each axis, as far as known.
  init(_ x: Extent, _ y: Extent, _ transform: AffineTransform?) {
    self.transform = transform
    possible = Placement.everywhere
    if let left = x.low, let right = x.high, let top = y.low, let bottom = y.high {
      let frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
      self.frame = frame
      if let transform { possible = Placement.reach(of: frame, transform) }
    } else if transform == .identity {
      let (left, top) = (x.low ?? -Placement.far, y.low ?? -Placement.far)
      possible = Rect(
        x: left, y: top, width: (x.high ?? Placement.far) - left,
        height: (y.high ?? Placement.far) - top)
    }
  }

  /// A view with a place that nobody knows, or that is not in front of anything.
  init(isSomewhere: Bool, _ transform: AffineTransform?) {
    self.transform = transform
    possible = isSomewhere ? Placement.everywhere : .zero
  }

  private static func reach(of frame: Rect, _ transform: AffineTransform) -> Rect {
    guard transform.isTurned else { return transform.rectangle(of: frame) }
    let (width, height) = (
      frame.size.width * transform.scaleX, frame.size.height * transform.scaleY
    )
    let length = (width * width + height * height).squareRoot()
    return Rect(
      x: frame.x + frame.size.width / 2 - length / 2 + transform.moveX,
      y: frame.y + frame.size.height / 2 - length / 2 + transform.moveY, width: length,
      height: length)
  }
}

extension ViewMembers {
  static let isScrollEnabled = "isScrollEnabled"
  static let offset = "contentOffset"

  /// The place of a view, as frames, constraints and transforms tell.
  func placement(of view: ObjectID) -> Placement {
    let transform = machine.unknowns.transform(of: view)
    guard !isUnplaced(view) || machine.unknowns.isMoved(view) else {
      return Placement(isSomewhere: false, transform)
    }
    guard !isUnsettled(view), isOfKnownSheet(view) else {
      return Placement(isSomewhere: true, transform)
    }
    return Placement(
      extent(of: view, isHorizontal: true), extent(of: view, isHorizontal: false), transform)
  }

  /// Returns true for a view that certainly has no points.
  func isWithoutSize(_ view: ObjectID) -> Bool {
    if let transform = machine.unknowns.transform(of: view),
      transform.scaleX == 0 || transform.scaleY == 0
    {
      return true
    }
    guard !isUnsettled(view), world.usesConstraints(view) || isEmptied(view) else { return false }
    return [true, false].contains { isHorizontal in
      extent(of: view, isHorizontal: isHorizontal).length.map { $0 <= 0 } ?? false
    }
  }

  /// Returns true for a view that the script places nowhere, or that a stack view places.
  private func isUnplaced(_ view: ObjectID) -> Bool {
    if let stack = world.superview(of: view), machine.arrangements.views(of: stack).contains(view) {
      return true
    }
    return !world.usesConstraints(view) && world.frame(of: view).isEmpty && !isEmptied(view)
  }

  private func isUnsettled(_ view: ObjectID) -> Bool {
    heap.kept(UnknownValues.unsettledFrame, of: view).map { !$0.isNull } ?? false
  }

  /// Returns false for a sheet or popover. No source tells the heights of sheets and the places of
  /// popovers on the simulated devices.
  private func isOfKnownSheet(_ view: ObjectID) -> Bool {
    guard let around = world.superview(of: view), world.isContainerOfPresentation(around) else {
      return true
    }
    let (frame, all) = (world.frame(of: view), world.frame(of: around).size)
    return frame == Rect(width: all.width, height: all.height) && !frame.isEmpty
  }

  /// The frame of a sheet at the bottom edge, as far as the simulator knows the frame.
  func sheetFrame(of view: ObjectID) -> Rect? {
    guard let around = world.superview(of: view), world.isContainerOfPresentation(around),
      !isUnsettled(view)
    else { return nil }
    let (frame, all) = (world.frame(of: view), world.frame(of: around).size)
    let isAtBottom = frame.size.width == all.width && frame.y + frame.size.height == all.height
    return isAtBottom ? frame : nil
  }

  /// Returns true if the script has assigned a frame without a size, and nothing else can place the
  /// view: an extension that is not simulated, such as `snp`, or a size of the class itself.
  private func isEmptied(_ view: ObjectID) -> Bool {
    guard case .boolean(true)? = heap.kept(UnknownValues.emptyFrame, of: view) else { return false }
    let isSized = ["UISwitch", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPickerView"]
      .contains { machine.types.isCommonView(view, $0) }
    return !isSized && !heap.opaqueValues.members.keys.contains { $0.owner == .object(view) }
  }

  // MARK: Constraints

  /// The extent of a view along an axis, by its frame or its constraints.
  private func extent(of view: ObjectID, isHorizontal: Bool, depth: Int = 0) -> Extent {
    guard world.usesConstraints(view) else {
      let frame = world.frame(of: view)
      var extent = Extent(
        low: isHorizontal ? frame.x : frame.y,
        length: isHorizontal ? frame.size.width : frame.size.height)
      extent.complete()
      return extent
    }
    var extent = Extent()
    guard depth < 6 else { return extent }
    for record in heap.opaqueValues.activeConstraints {
      guard let (attribute, value) = value(record, of: view, isHorizontal, depth) else { continue }
      extent[attribute] = extent[attribute] ?? value
    }
    fill(&extent, of: view, isHorizontal)
    extent.complete()
    return extent
  }

  /// The value that a constraint gives an attribute of a view.
  private func value(
    _ record: ConstraintRecord, of view: ObjectID, _ isHorizontal: Bool, _ depth: Int
  ) -> (ConstraintRecord.Attribute, Double)? {
    let (mine, other): (ConstraintRecord.Anchor, ConstraintRecord.Anchor?)
    let isFirst = record.first.view == view
    if isFirst {
      (mine, other) = (record.first, record.second)
    } else if let second = record.second, second.view == view {
      (mine, other) = (second, record.first)
    } else {
      return nil
    }
    guard mine.isHorizontal == isHorizontal, !mine.isSafe else { return nil }
    guard let other else { return (mine.attribute, record.constant) }
    guard other.view != view, other.isHorizontal == isHorizontal || mine.attribute == .length,
      let known = coordinate(other, beside: view, depth + 1)
    else { return nil }
    return (
      mine.attribute,
      isFirst
        ? known * record.multiplier + record.constant
        : (known - record.constant) / record.multiplier
    )
  }

  /// The coordinate of an anchor in the superview of a view.
  private func coordinate(
    _ anchor: ConstraintRecord.Anchor, beside view: ObjectID, _ depth: Int
  ) -> Double? {
    guard !world.isDeallocated(anchor.view), depth < 6 else { return nil }
    let around = world.superview(of: view)
    if anchor.view != around {
      guard anchor.attribute == .length || world.superview(of: anchor.view) == around,
        !anchor.isSafe
      else { return nil }
      let other = extent(of: anchor.view, isHorizontal: anchor.isHorizontal, depth: depth)
      return other[anchor.attribute]
    }
    let isSized =
      !isUnsettled(anchor.view) && !isUnplaced(anchor.view) && isOfKnownSheet(anchor.view)
    let length =
      isSized
      ? extent(of: anchor.view, isHorizontal: anchor.isHorizontal, depth: depth).length : nil
    var inside = Extent(low: 0, length: length)
    if anchor.isSafe {
      guard world.controller(ofView: anchor.view) != nil else { return nil }
      let insets = world.safeAreaInsets(of: anchor.view)
      inside.low = anchor.isHorizontal ? insets.left : insets.top
      inside.length = length.map {
        anchor.isHorizontal ? $0 - insets.left - insets.right : $0 - insets.top - insets.bottom
      }
    }
    inside.complete()
    return inside[anchor.attribute]
  }

  /// Extends a view that fills a superview of unknown size.
  private func fill(_ extent: inout Extent, of view: ObjectID, _ isHorizontal: Bool) {
    guard extent.high == nil, let low = extent.low, low <= 0, extent.length == nil,
      let around = world.superview(of: view)
    else { return }
    let fills = heap.opaqueValues.activeConstraints.contains { record in
      guard record.multiplier == 1, let second = record.second,
        record.first.isHorizontal == isHorizontal, second.isHorizontal == isHorizontal,
        record.first.attribute == .high, second.attribute == .high, !record.first.isSafe,
        !second.isSafe
      else { return false }
      return record.first.view == view && second.view == around && record.constant >= 0
        || record.first.view == around && second.view == view && record.constant <= 0
    }
    if fills { extent.high = Placement.inside.size.width }
  }

  // MARK: Scrolling

  /// Throws if the user cannot scroll to a region of the contents of a scroll view.
  func checkScrolls(
    to region: TouchedRegion, in scroll: ObjectID, _ name: String
  ) throws(GestureError) {
    guard region.isExact, let parts = region.parts, let size = placement(of: scroll).frame?.size,
      let content = contentSize(of: scroll), heap.kept("zoomScale", of: scroll) == nil,
      case .insets(let insets)? = kept("contentInset", of: scroll)
    else { return }
    let offset = kept(ViewMembers.offset, of: scroll) ?? .symbol("zero")
    var visible = Rect(width: size.width, height: size.height)
    if case .point(let x, let y) = offset { visible = visible.moved(x: x, y: y) }
    guard offset.isZeroPoint || visible.x != 0 || visible.y != 0 else { return }
    func reach(_ outer: Insets) -> Rect {
      let (left, top) = (insets.left + outer.left, insets.top + outer.top)
      return Rect(
        x: -left, y: -top,
        width: max(content.width + left + insets.right + outer.right, size.width),
        height: max(content.height + top + insets.bottom + outer.bottom, size.height))
    }
    func reaches(_ rect: Rect) -> Bool { parts.contains { $0.intersection(rect) != nil } }
    if reaches(visible) || reaches(reach(.zero)) { return }
    var current: ObjectID? = scroll
    while let view = current, world.controller(ofView: view) == nil {
      current = world.superview(of: view)
    }
    guard current.map({ reaches(reach(world.safeAreaInsets(of: $0))) }) ?? false else {
      throw .ignoresTouches(
        "\(name) is outside the contents that the user can scroll to, according to 'contentSize'")
    }
    throw .unknown("it isn't clear whether the user can scroll to \(name)")
  }

  /// The size of the contents of a scroll view; nil if UIKit computes the size.
  private func contentSize(of scroll: ObjectID) -> Size? {
    let isComputed = ["UITableView", "UICollectionView", "UITextView"].contains {
      machine.types.isCommonView(scroll, $0)
    }
    guard !isComputed, !isTextView(scroll) else { return nil }
    switch heap.kept("contentSize", of: scroll) {
    case .size(let size): return size
    case .symbol("zero"): return Size(width: 0, height: 0)
    case nil:
      // Constraints between the contents and the scroll view tell the size.
      let isOpen = world.subviews(of: scroll).contains { world.usesConstraints($0) }
      return isOpen ? nil : Size(width: 0, height: 0)
    default: return nil
    }
  }
}
