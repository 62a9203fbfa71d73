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
  func showing(_ column: SplitColumn, isTriple: Bool) -> SplitDisplayMode {
    if columns(isTriple: isTriple).contains(column) || column == .compact { return self }
    return isTriple && column == .primary ? .twoBesideSecondary : .oneBesideSecondary
  }

  func hiding(_ column: SplitColumn, isTriple: Bool) -> SplitDisplayMode {
    guard column == .primary || column == .supplementary,
      columns(isTriple: isTriple).contains(column)
    else { return self }
    return isTriple && column == .primary ? .oneBesideSecondary : .secondaryOnly
  }
}

// Which columns are shown while there is room for several.
extension World {
  /// What `displayMode` reads.
  public func displayMode(of id: ObjectID) -> SplitDisplayMode {
    let record = splits[splitSlot(id)]
    return record.isCollapsed ? .secondaryOnly : record.displayMode
  }

  /// What `preferredDisplayMode` reads.
  public func preferredDisplayMode(of id: ObjectID) -> SplitDisplayMode {
    splits[splitSlot(id)].preferredDisplayMode
  }

  /// Sets how the columns are to be shown.
  public func setPreferredDisplayMode(_ mode: SplitDisplayMode, of id: ObjectID) {
    splits[splitSlot(id)].preferredDisplayMode = mode
    changeDisplayMode(to: mode == .automatic ? .oneBesideSecondary : mode, of: id)
  }

  /// Shows a column: what `show(_:)` does. A collapsed interface goes to it.
  public func showColumn(_ column: SplitColumn, of id: ObjectID) {
    let record = splits[splitSlot(id)]
    if record.isCollapsed { return goTo(column, of: id) }
    if !record.isArranged { splits[splitSlot(id)].top = column }
    changeDisplayMode(
      to: record.displayMode.showing(column, isTriple: record.isTriple), of: id)
  }

  /// Hides a column: what `hide(_:)` does. A collapsed interface goes back from it.
  public func hideColumn(_ column: SplitColumn, of id: ObjectID) {
    let record = splits[splitSlot(id)]
    guard record.isCollapsed else {
      return changeDisplayMode(
        to: record.displayMode.hiding(column, isTriple: record.isTriple), of: id)
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
  private func changeDisplayMode(to mode: SplitDisplayMode, of id: ObjectID) {
    let slot = splitSlot(id)
    let old = splits[slot].displayMode
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
      [.symbol(record.displayMode.name)])
  }

  func tellOfHiddenColumns(of id: ObjectID) {
    let record = splits[splitSlot(id)]
    tell(
      .splitWillHide, record.oldDisplayMode.columns(isTriple: record.isTriple),
      besides: record.displayMode.columns(isTriple: record.isTriple), of: id)
  }

  func tellOfShownColumns(of id: ObjectID) {
    let record = splits[splitSlot(id)]
    tell(
      .splitWillShow, record.displayMode.columns(isTriple: record.isTriple),
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
