/// What kind of thing a reader finds.
enum SearchKind: UInt8, CaseIterable {
  case page, section, scenario, example, callback, finding, transition, source

  /// The letter that stands for it in the index.
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

  /// How much it counts, in quarters. Of transitions there are more than a thousand, which look alike; a source
  /// says less to a reader than the page that rests on it.
  var quarters: Int {
    switch self {
    case .callback: 6
    case .page, .finding: 5
    case .section, .scenario: 4
    case .example: 3
    case .transition, .source: 2
    }
  }

  /// What a page is that nobody has written, by its folder: `callbacks/viewDidLoad.md`.
  /// - Parameter path: The path of the page.
  init(ofGenerated path: String) {
    let folder = path.prefix { $0 != "/" }
    switch folder {
    case _ where path.hasSuffix("/index.md"): self = .page
    case "callbacks": self = .callback
    case "findings": self = .finding
    case "transitions": self = .transition
    case "sources": self = .source
    default: self = .page
    }
  }
}
