/// A gesture that the user can hold.
public enum HeldGesture: CaseIterable, Hashable, Sendable {
  case swipeBack, pageForward, pageReverse, sheetSwipe

  /// The name in files of pages.
  public var name: String {
    switch self {
    case .swipeBack: "swipeBack"
    case .pageForward: "pageForward"
    case .pageReverse: "pageReverse"
    case .sheetSwipe: "sheetSwipe"
    }
  }

  /// The gesture with a name.
  public init?(named name: String) {
    guard let found = HeldGesture.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
