/// How the columns of a split view controller are shown: `UISplitViewController.DisplayMode`.
public enum SplitDisplayMode: CaseIterable, Sendable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

  /// The name after the dot.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    }
  }

  /// The mode of a name, one of those until iOS 13 included.
  public init?(named name: String) {
    switch name {
    case "primaryHidden": self = .secondaryOnly
    case "allVisible": self = .oneBesideSecondary
    case "primaryOverlay": self = .oneOverSecondary
    default:
      guard let mode = SplitDisplayMode.allCases.first(where: { $0.name == name }) else {
        return nil
      }
      self = mode
    }
  }

  /// How many columns there are beside the secondary one.
  private var others: Int {
    switch self {
    case .secondaryOnly: 0
    case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The columns on screen, from the leading one.
  func columns(isTriple: Bool) -> [SplitColumn] {
    let all: [SplitColumn] =
      isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return Array(all.suffix(1 + others))
  }

  /// The mode in which a column is on screen too, and the one in which it is not.
  func showing(_ column: SplitColumn, isTriple: Bool, isTall: Bool) -> SplitDisplayMode {
    if columns(isTriple: isTriple).contains(column) || column == .compact { return self }
    if isTriple && column == .primary { return isTall ? .twoOverSecondary : .twoBesideSecondary }
    return isTall ? .oneOverSecondary : .oneBesideSecondary
  }

  func hiding(_ column: SplitColumn, isTriple: Bool) -> SplitDisplayMode {
    guard column == .primary || column == .supplementary,
      columns(isTriple: isTriple).contains(column)
    else { return self }
    guard isTriple && column == .primary else { return .secondaryOnly }
    return isOver ? .oneOverSecondary : .oneBesideSecondary
  }

  /// Whether the secondary column keeps its place under the others.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

// Which columns are shown while there is room for several.
extension World {
  /// What `displayMode` reads.
  public func displayMode(of id: ObjectID) -> SplitDisplayMode {
    splits[splitSlot(id)].isCollapsed ? .secondaryOnly : expandedMode(of: id)
  }

  /// The mode while there is room for several columns.
  func expandedMode(of id: ObjectID) -> SplitDisplayMode {
    splits[splitSlot(id)].displayMode ?? automaticMode(of: id)
  }

  /// What `.automatic` comes to.
  private func automaticMode(of id: ObjectID) -> SplitDisplayMode {
    automaticMode(isTall: isTall(id))
  }

  /// What `.automatic` comes to in a window that is higher than wide, or not.
  private func automaticMode(isTall: Bool) -> SplitDisplayMode {
    isTall && holds(.splitHidesColumnsInTallWindow) ? .secondaryOnly : .oneBesideSecondary
  }

  private func isTall(_ id: ObjectID) -> Bool {
    let size = sizeOfWindow(around: id)
    return size.height > size.width
  }

  /// The columns are put in place for the first time.
  func chooseFirstMode(of id: ObjectID) {
    splits[splitSlot(id)].displayMode = expandedMode(of: id)
    splits[splitSlot(id)].isTall = isTall(id)
  }

  /// Its window may be on its side now; a mode that the author's code prefers stays.
  /// - Returns: The mode for the room there is, `nil` where there is nothing to choose.
  func modeForNewRoom(of id: ObjectID) -> SplitDisplayMode? {
    let slot = splitSlot(id)
    let isTall = isTall(id)
    guard splits[slot].isTall != isTall else { return nil }
    splits[slot].isTall = isTall
    return splits[slot].preferredDisplayMode == .automatic ? automaticMode(of: id) : nil
  }

  /// The mode it will have when the change of its window that has been announced is made.
  func modeToCome(of id: ObjectID) -> SplitDisplayMode {
    let record = splits[splitSlot(id)]
    guard record.preferredDisplayMode == .automatic,
      let window = controllers[controllerSlot(id)].view.flatMap({ self.window(of: $0) }),
      let change = transitions.last(where: { $0.container == window && $0.change != nil })?.change
    else { return expandedMode(of: id) }
    let size = sceneSize(after: change)
    let isTall = size.height > size.width
    return isTall == record.isTall
      ? expandedMode(of: id) : automaticMode(isTall: isTall)
  }

  /// What `preferredDisplayMode` reads.
  public func preferredDisplayMode(of id: ObjectID) -> SplitDisplayMode {
    splits[splitSlot(id)].preferredDisplayMode
  }

  /// Sets how the columns are to be shown.
  public func setPreferredDisplayMode(_ mode: SplitDisplayMode, of id: ObjectID) {
    splits[splitSlot(id)].preferredDisplayMode = mode
    changeDisplayMode(to: mode == .automatic ? automaticMode(of: id) : mode, of: id)
  }

  /// Shows a column: what `show(_:)` does. A collapsed interface goes to it.
  public func showColumn(_ column: SplitColumn, of id: ObjectID) {
    let record = splits[splitSlot(id)]
    if record.isCollapsed { return goTo(column, of: id) }
    if !record.isArranged { splits[splitSlot(id)].top = column }
    let isTall = record.preferredDisplayMode == .automatic && isTall(id)
    changeDisplayMode(
      to: expandedMode(of: id).showing(column, isTriple: record.isTriple, isTall: isTall), of: id)
  }

  /// Hides a column: what `hide(_:)` does. A collapsed interface goes back from it.
  public func hideColumn(_ column: SplitColumn, of id: ObjectID) {
    let record = splits[splitSlot(id)]
    guard record.isCollapsed else {
      return changeDisplayMode(
        to: expandedMode(of: id).hiding(column, isTriple: record.isTriple), of: id)
    }
    switch column {
    case .secondary: goTo(record.isTriple ? .supplementary : .primary, of: id)
    case .supplementary: goTo(.primary, of: id)
    case .primary, .compact: break
    }
  }

  private func goTo(_ column: SplitColumn, of id: ObjectID) {
    splits[splitSlot(id)].top = column
    arrangeColumns(of: id, filling: true, animated: true)
  }

  /// Another mode is told to the delegate before the columns come and go.
  func changeDisplayMode(to mode: SplitDisplayMode, of id: ObjectID) {
    let slot = splitSlot(id)
    let old = expandedMode(of: id)
    guard old != mode else { return }
    splits[slot].displayMode = mode
    guard splits[slot].isArranged, !splits[slot].isCollapsed else { return }
    splits[slot].oldDisplayMode = old
    perform(.splitDisplayChange, subject: id)
  }

  /// What the delegate is told before columns come and go.
  func tellOfDisplayMode(of id: ObjectID) {
    let record = splits[splitSlot(id)]
    _ = deliver(
      .splitWillChangeMode, toDelegate: record.delegate, from: id,
      [.symbol(expandedMode(of: id).name)])
  }

  func tellOfHiddenColumns(of id: ObjectID) {
    let record = splits[splitSlot(id)]
    tell(
      .splitWillHide, record.oldDisplayMode.columns(isTriple: record.isTriple),
      besides: expandedMode(of: id).columns(isTriple: record.isTriple), of: id)
  }

  func tellOfShownColumns(of id: ObjectID) {
    let record = splits[splitSlot(id)]
    tell(
      .splitWillShow, expandedMode(of: id).columns(isTriple: record.isTriple),
      besides: record.oldDisplayMode.columns(isTriple: record.isTriple), of: id)
  }

  /// Only split view controllers with a style have columns to speak of.
  private func tell(
    _ callback: Callback, _ columns: [SplitColumn], besides others: [SplitColumn], of id: ObjectID
  ) {
    guard splits[splitSlot(id)].hasStyle else { return }
    for column in columns where !others.contains(column) {
      _ = deliver(
        callback, toDelegate: splits[splitSlot(id)].delegate, from: id, [.symbol(column.name)])
    }
  }
}
