/// The kind of an entry.
enum SearchKind: UInt8, CaseIterable {
  case page, section, scenario, example, callback, finding, transition, source

  /// The letter of the kind in the index.
  var letter: Character {
    switch self {
    case .page: "p"
    case .section: "s"
    case .scenario: "c"
    case .example: "x"
    case .callback: "k"
    case .finding: "f"
    case .transition: "t"
    case .source: "r"
    }
  }

  /// The factor of the kind in quarters. The combinations of a transition look alike, so transitions
  /// count less. A source helps a reader less than the page that rests on the source.
  var quarters: Int {
    switch self {
    case .callback: 6
    case .page, .finding: 5
    case .section, .scenario: 4
    case .example: 3
    case .transition, .source: 2
    }
  }

  /// The kind of a generated page, by its folder: `callbacks/viewDidLoad.md`.
  /// - Parameter path: The path of the page.
  init(ofGenerated path: String) {
    let folder = path.prefix { $0 != "/" }
    switch folder {
    case "sources", "limits": self = .source
    case _ where path.hasSuffix("/index.md"): self = .page
    case "callbacks": self = .callback
    case "findings": self = .finding
    case "transitions": self = .transition
    default: self = .page
    }
  }
}
