/// A column of a split view controller.
public enum SplitColumn: Int, CaseIterable, Sendable {
  case primary, supplementary, secondary, compact

  /// The name after the dot: `.primary`.
  public var name: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    }
  }
}

/// The display of a split view controller's columns: `UISplitViewController.DisplayMode`.
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

  /// The mode for a name, including the names until iOS 13.
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

  /// The number of columns beside the secondary column.
  private var others: Int {
    switch self {
    case .secondaryOnly: 0
    case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The columns on screen, from the leading column.
  func columns(isTriple: Bool) -> [SplitColumn] {
    let all: [SplitColumn] =
      isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return Array(all.suffix(1 + others))
  }

  /// The mode after a column comes onto the screen too.
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

  /// True if the secondary column keeps its place under the other columns.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
