/// A height at which a sheet can rest.
public struct Detent: Equatable, Sendable {
  /// How high it is.
  enum Height: Sendable {
    case medium, large
    /// What the author's code says, which is asked with the place of the detent.
    case custom
  }

  /// The identifier of UIKit's own for half of the height.
  public static let mediumIdentifier = "com.apple.UIKit.medium"
  /// The identifier of UIKit's own for the full height.
  public static let largeIdentifier = "com.apple.UIKit.large"

  /// About half of the height.
  public static let medium = Detent(mediumIdentifier, .medium)
  /// The full height of a sheet.
  public static let large = Detent(largeIdentifier, .large)
  /// A height that the author's code is asked for.
  public static func custom(_ identifier: String) -> Detent { Detent(identifier, .custom) }

  /// What names it.
  public let identifier: String
  let height: Height

  private init(_ identifier: String, _ height: Height) {
    self.identifier = identifier
    self.height = height
  }
}

/// What the world knows of the heights of a sheet.
struct SheetDetents: Equatable {
  var list = [Detent.large]
  /// The identifier of the one that was selected last, by the author's code or by the user.
  var selected: String?
  /// The identifier of the highest one at which what is behind the sheet takes touches.
  var largestUndimmed: String?
  /// The identifier of the one that the user drags it to.
  var target: String?
  /// Whether the next layout of what it is shown in gives it another height.
  fileprivate var owesHeight = false
  /// What the author's code has said about its own detents, in the order of the list.
  fileprivate var answers: [DetentAnswer] = []
}

/// How high the author's code says that a detent is, where a sheet can get so high and the window has
/// these traits; no height makes it inactive.
private struct DetentAnswer: Equatable {
  let place: Int
  let maximum: Double
  let traits: TraitCollection
  let height: Double?
}

/// The room of a sheet at the bottom edge of what it is shown in.
struct SheetRoom {
  let size: Size
  let insets: Insets
  let isCompactInHeight: Bool

  /// The height of a sheet that leaves only some of its presenter to be seen.
  var largest: Double { max(0, size.height - insets.top - SheetMetrics.gapAtTop) }
  /// No source fixes how high the medium detent is: about half of the screen, Apple says.
  var medium: Double { min(largest, size.height / 2) }
  /// The heights of the author's own detents do not count what is below the safe area. Source:
  /// https://developer.apple.com/videos/play/wwdc2022/10068/
  var maximumValue: Double { max(0, largest - insets.bottom) }
}

// Where sheets rest.
extension World {
  /// What `detents` reads.
  public func detents(of id: ObjectID) -> [Detent] {
    presentations[presentationSlot(id)].sheet.list
  }

  /// Sets `detents`; a sheet that is shown gets its height in the next layout. Without any it is as high
  /// as it can be: UIKit demands at least one.
  public func setDetents(_ detents: [Detent], of id: ObjectID) {
    presentations[presentationSlot(id)].sheet.list = detents
    presentations[presentationSlot(id)].sheet.answers = []
    oweHeight(of: id)
  }

  /// What `selectedDetentIdentifier` reads: the detent that was selected last, whoever did it.
  public func selectedDetent(of id: ObjectID) -> String? {
    presentations[presentationSlot(id)].sheet.selected
  }

  /// Sets `selectedDetentIdentifier`, of which the delegate does not hear. An identifier that no detent
  /// has is kept, and changes nothing. Source: `sheet-detent-delegate-user-only`.
  public func setSelectedDetent(_ identifier: String?, of id: ObjectID) {
    presentations[presentationSlot(id)].sheet.selected = identifier
    oweHeight(of: id)
  }

  /// What `largestUndimmedDetentIdentifier` reads.
  public func largestUndimmedDetent(of id: ObjectID) -> String? {
    presentations[presentationSlot(id)].sheet.largestUndimmed
  }

  /// Sets `largestUndimmedDetentIdentifier`: what is behind the sheet takes touches as long as the sheet
  /// rests no higher.
  public func setLargestUndimmedDetent(_ identifier: String?, of id: ObjectID) {
    presentations[presentationSlot(id)].sheet.largestUndimmed = identifier
  }

  /// What `invalidateDetents()` does: the author's code is asked anew how high its detents are, in the
  /// next layout.
  /// Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/invalidatedetents()
  public func invalidateDetents(of id: ObjectID) {
    presentations[presentationSlot(id)].sheet.answers = []
    oweHeight(of: id)
  }

  private func oweHeight(of id: ObjectID) {
    guard let container = presentations[presentationSlot(id)].containerView else { return }
    presentations[presentationSlot(id)].sheet.owesHeight = true
    setNeedsLayout(container)
  }

  /// Gives a sheet the height of the detent at which it rests, if that may be another one.
  func rest(_ id: ObjectID) {
    let record = presentations[presentationSlot(id)]
    guard record.sheet.owesHeight, let presented = alive(record.presented) else { return }
    presentations[presentationSlot(id)].sheet.owesHeight = false
    updateGeometry(of: presented)
  }

  /// What `animateChanges(_:)` does when the changes are made: the sheet is laid out.
  public func layOutSheet(_ id: ObjectID) {
    guard let container = presentations[presentationSlot(id)].containerView else { return }
    layoutIfNeeded(container)
  }

  /// The traits that the author's code is told of for the height of a detent: the window's. Source:
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext/containertraitcollection
  public func containerTraits(ofSheet id: ObjectID) -> TraitCollection {
    presentations[presentationSlot(id)].containerView.flatMap { window(of: $0) }
      .map { traits(ofWindow: $0) } ?? screenTraits
  }

  // MARK: Heights

  func sheetRoom(_ size: Size, _ insets: Insets) -> SheetRoom {
    SheetRoom(
      size: size, insets: insets,
      isCompactInHeight: device.sizeClasses(of: size).vertical == .compact)
  }

  private func sheetRoom(of record: PresentationRecord) -> SheetRoom? {
    guard let container = record.containerView else { return nil }
    let view = views[viewSlot(container)]
    return sheetRoom(view.frame.size, view.safeAreaInsets)
  }

  /// How high a sheet is where it rests: at the selected detent, or else at the lowest one. Source:
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
  func restingHeight(of id: ObjectID, in room: SheetRoom) -> Double {
    rest(of: id, in: room)?.height ?? room.largest
  }

  private func rest(of id: ObjectID, in room: SheetRoom) -> ActiveDetent? {
    guard holds(.sheetsHaveDetents) else { return nil }
    let active = activeDetents(of: id, in: room)
    let selected = presentations[presentationSlot(id)].sheet.selected
    if let chosen = active.first(where: { $0.identifier == selected }) { return chosen }
    guard var lowest = active.first else { return nil }
    for detent in active where detent.height < lowest.height { lowest = detent }
    return lowest
  }

  /// A detent with the height that it has in some room.
  private struct ActiveDetent {
    let identifier: String
    let height: Double
  }

  private func activeDetents(of id: ObjectID, in room: SheetRoom) -> [ActiveDetent] {
    var result: [ActiveDetent] = []
    let list = presentations[presentationSlot(id)].sheet.list
    for place in list.indices {
      guard let height = height(of: list[place], at: place, of: id, in: room) else { continue }
      result.append(ActiveDetent(identifier: list[place].identifier, height: height))
    }
    return result
  }

  /// Nothing for a detent that is not active in the room there is: the medium one in compact height, or
  /// one for which the author's code gives no height.
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

  /// The author's code is asked once for each height that a sheet can get and the traits with it, until the detents are
  /// invalidated.
  private func value(ofDetentAt place: Int, of id: ObjectID, upTo maximum: Double) -> Double? {
    let traits = containerTraits(ofSheet: id)
    for answer in presentations[presentationSlot(id)].sheet.answers
    where answer.place == place && answer.maximum == maximum && answer.traits == traits {
      return answer.height
    }
    let height = askForHeight(ofDetentAt: place, of: id, upTo: maximum)
    presentations[presentationSlot(id)].sheet.answers.removeAll { $0.place == place }
    presentations[presentationSlot(id)].sheet.answers.append(
      DetentAnswer(place: place, maximum: maximum, traits: traits, height: height))
    return height
  }

  // MARK: What is behind a sheet

  /// Whether what is behind a sheet takes touches: it rests no higher than at the highest detent without
  /// dimming. Source:
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
  func isUndimmed(behind record: PresentationRecord) -> Bool {
    guard record.style.isSheet, let limit = record.sheet.largestUndimmed,
      let room = sheetRoom(of: record), let rest = rest(of: record.id, in: room)
    else { return false }
    let known = activeDetents(of: record.id, in: room).first { $0.identifier == limit }?.height
    // UIKit's own have a height whether or not the sheet rests at them.
    switch limit {
    case Detent.largeIdentifier: return rest.height <= known ?? room.largest
    case Detent.mediumIdentifier: return rest.height <= known ?? room.medium
    default: return known.map { rest.height <= $0 } ?? false
    }
  }

  // MARK: The user

  /// Drags the sheet in front to one of its detents, and lets go.
  /// - Parameter identifier: That of the detent.
  /// - Throws: If no sheet at the bottom edge is in front, it is not settled, has no such detent or rests
  ///   there, a gesture is held, or the release has no detents.
  public func dragSheet(to identifier: String) throws(GestureError) {
    guard heldGesture == nil else { throw .alreadyHeld }
    try checkGesture(.sheetsHaveDetents)
    let record = try settledSheetInFront()
    // A card in the middle has one height.
    guard let room = sheetRoom(of: record),
      device.sizeClasses(of: room.size).horizontal == .compact
    else { throw .nothingThere("a sheet at the bottom edge") }
    guard activeDetents(of: record.id, in: room).contains(where: { $0.identifier == identifier })
    else { throw .noSuchDetent }
    guard rest(of: record.id, in: room)?.identifier != identifier else { throw .restsThere }
    presentations[presentationSlot(record.id)].sheet.target = identifier
    start(.sheetDrag, in: record.id, from: nil, to: nil, animated: true)
  }

  /// The detent that a sheet was dragged to is the selected one.
  func selectTarget(of id: ObjectID) {
    let slot = presentationSlot(id)
    guard let target = presentations[slot].sheet.target else { return }
    presentations[slot].sheet.target = nil
    setSelectedDetent(target, of: id)
  }
}
