/// The room of a sheet at the bottom edge of its container view.
struct SheetRoom {
  let size: Size
  let insets: Insets
  let isCompactInHeight: Bool

  /// The height of a sheet that leaves only a strip of its presenter visible.
  var largest: Double { max(0, size.height - insets.top - SheetMetrics.gapAtTop) }
  /// No source fixes how high the medium detent is: about half of the screen, Apple says.
  var medium: Double { min(largest, size.height / 2) }
  /// The maximum value for custom detents, which excludes the safe area at the bottom. Source:
  /// https://developer.apple.com/videos/play/wwdc2022/10068/
  var maximumValue: Double { max(0, largest - insets.bottom) }
}

/// Sheets: the heights of rest, and the swipe that dismisses a sheet.
struct Sheets {
  let world: World

  func setDetents(_ detents: [Detent], of id: ObjectID) {
    world.presentations[id].sheet.list = detents
    world.presentations[id].sheet.forgetAnswers()
    oweHeight(of: id)
  }

  /// Source: `sheet-detent-delegate-user-only`.
  func setSelectedDetent(_ identifier: String?, of id: ObjectID) {
    world.presentations[id].sheet.selected = identifier
    oweHeight(of: id)
  }

  /// Source:
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/invalidatedetents()
  func invalidateDetents(of id: ObjectID) {
    world.presentations[id].sheet.forgetAnswers()
    oweHeight(of: id)
  }

  private func oweHeight(of id: ObjectID) {
    guard let container = world.presentations[id].containerView else { return }
    if let presented = world.alive(world.presentations[id].presented),
      world.appearanceState(of: presented) == .appearing
    {
      world.note(.lateDetents)
    }
    world.presentations[id].sheet.oweHeight()
    world.setNeedsLayout(container)
  }

  /// Gives a sheet the height of its detent, if the height may have changed.
  func rest(_ id: ObjectID) {
    guard let presented = world.alive(world.presentations[id].presented),
      world.presentations[id].sheet.takeOwedHeight()
    else { return }
    world.layout.updateGeometry(of: presented)
  }

  func layOutSheet(_ id: ObjectID) {
    guard let container = world.presentations[id].containerView else { return }
    world.layoutIfNeeded(container)
  }

  /// Source:
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext/containertraitcollection
  func containerTraits(ofSheet id: ObjectID) -> TraitCollection {
    world.presentations[id].containerView.flatMap { world.window(of: $0) }
      .map { world.traitEnvironment.traits(ofWindow: $0) } ?? world.screen.traits
  }

  // MARK: Heights

  func sheetRoom(_ size: Size, _ insets: Insets) -> SheetRoom {
    SheetRoom(
      size: size, insets: insets,
      isCompactInHeight: world.device.sizeClasses(of: size).vertical == .compact)
  }

  func sheetRoom(of record: PresentationRecord) -> SheetRoom? {
    guard let container = record.containerView else { return nil }
    let view = world.views[container]
    return sheetRoom(view.frame.size, view.safeAreaInsets)
  }

  /// The height of a sheet at rest: at the selected detent, or else at the lowest detent. Source:
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
  func restingHeight(of id: ObjectID, in room: SheetRoom) -> Double {
    rest(of: id, in: room)?.height ?? room.largest
  }

  private func rest(of id: ObjectID, in room: SheetRoom) -> ActiveDetent? {
    guard world.holds(.sheetsHaveDetents) else { return nil }
    let active = activeDetents(of: id, in: room)
    let selected = world.presentations[id].sheet.selected
    if let chosen = active.first(where: { $0.identifier == selected }) { return chosen }
    guard var lowest = active.first else { return nil }
    for detent in active where detent.height < lowest.height { lowest = detent }
    return lowest
  }

  /// A detent with its height in a room.
  private struct ActiveDetent {
    let identifier: String
    let height: Double
  }

  private func activeDetents(of id: ObjectID, in room: SheetRoom) -> [ActiveDetent] {
    var result: [ActiveDetent] = []
    let list = world.presentations[id].sheet.list
    for place in list.indices {
      guard let height = height(of: list[place], at: place, of: id, in: room) else { continue }
      result.append(ActiveDetent(identifier: list[place].identifier, height: height))
    }
    return result
  }

  /// The height of a detent; `nil` for an inactive detent. The medium detent is inactive in compact
  /// height, and a custom detent is inactive if the author's code gives no height.
  private func height(
    of detent: Detent, at place: Int, of id: ObjectID, in room: SheetRoom
  ) -> Double? {
    switch detent.height {
    case .large: return room.largest
    case .medium: return room.isCompactInHeight ? nil : room.medium
    case .custom:
      guard let value = value(ofDetentAt: place, of: id, upTo: room.maximumValue) else {
        return nil
      }
      guard value > 0 else { return room.insets.bottom }
      return min(value, room.maximumValue) + room.insets.bottom
    }
  }

  /// The author's answer, asked for once for each maximum and traits until the detents are
  /// invalidated.
  private func value(ofDetentAt place: Int, of id: ObjectID, upTo maximum: Double) -> Double? {
    let traits = containerTraits(ofSheet: id)
    if let known = world.presentations[id].sheet.answer(at: place, upTo: maximum, in: traits) {
      return known
    }
    let height = world.askForHeight(ofDetentAt: place, of: id, upTo: maximum)
    world.presentations[id].sheet.keep(height, at: place, upTo: maximum, in: traits)
    return height
  }

  // MARK: What is behind a sheet

  /// Returns true if the views behind a sheet take touches, because the sheet rests no higher than
  /// the highest detent without dimming. Source:
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
  func isUndimmed(behind record: PresentationRecord) -> Bool {
    guard record.style.isSheet, let limit = record.sheet.largestUndimmed,
      let room = sheetRoom(of: record), let rest = rest(of: record.id, in: room)
    else { return false }
    let known = activeDetents(of: record.id, in: room).first { $0.identifier == limit }?.height
    // UIKit's own detents have a height even if the sheet does not rest at them.
    switch limit {
    case Detent.largeIdentifier: return rest.height <= known ?? room.largest
    case Detent.mediumIdentifier: return rest.height <= known ?? room.medium
    default: return known.map { rest.height <= $0 } ?? false
    }
  }

  // MARK: The user

  func dragSheet(to identifier: String) throws(GestureError) {
    guard world.transitions.heldGesture == nil else { throw .alreadyHeld }
    try world.gestures.checkGesture(.sheetsHaveDetents)
    let record = try settledSheetInFront()
    // A card in the middle has one height.
    guard let room = sheetRoom(of: record),
      world.device.sizeClasses(of: room.size).horizontal == .compact
    else { throw .nothingThere("a sheet at the bottom edge") }
    guard activeDetents(of: record.id, in: room).contains(where: { $0.identifier == identifier })
    else { throw .noSuchDetent }
    guard rest(of: record.id, in: room)?.identifier != identifier else { throw .restsThere }
    world.presentations[record.id].sheet.target = identifier
    world.start(.sheetDrag, in: record.id, from: nil, to: nil, animated: true)
  }

  /// Selects the detent that a sheet was dragged to.
  func selectTarget(of id: ObjectID) {
    guard let target = world.presentations[id].sheet.target else { return }
    world.presentations[id].sheet.target = nil
    setSelectedDetent(target, of: id)
  }
}

// The action of the user.
extension World {
  /// Drags the sheet in front to a detent, and releases the sheet.
  /// - Parameter identifier: The identifier of the detent.
  /// - Throws: If no settled sheet at the bottom edge is in front, if the sheet lacks the detent or
  ///   rests there, if a gesture is held, or if the release has no detents.
  public func dragSheet(to identifier: String) throws(GestureError) {
    try Sheets(world: self).dragSheet(to: identifier)
  }
}
