import Scenarios

/// The ids in the HTML of a page, other than the ids of headings.
///
/// No heading gets an id of the list, because links to the id would lead to another place.
struct PageIDs {
  /// The ids that the standard theme and the preview put around every page, in the layout or by
  /// scripts. A page is checked without a theme, so the anchors are the same in all themes.
  private static let ofTheme = [
    "page-content", "site-pages", "drawer-title", "search-results", "lifeguard-problems",
  ]
  /// The prefixes of ids of the theme that end in a number.
  private static let ofThemeNumbered = [
    "search-result-", "live-example-", "tabbed-label-", "tabbed-panel-",
  ]

  private var ids = Set(ofTheme)
  /// The prefixes of ids that end in a number.
  private var numbered = Set(ofThemeNumbered)

  /// - Parameter blocks: The code blocks of the page.
  init(_ blocks: [PageBlock]) {
    for scenario in blocks.flatMap(\.scenarioIDs) { add(scenario) }
  }

  /// Adds the ids in the section of a scenario.
  private mutating func add(_ scenario: String) {
    let section = ScenarioAnchor.id(of: scenario)
    ids.formUnion([section, "\(section)-heading", "grades-of-\(section)"])
    // No id in an SVG begins with a digit.
    let drawing = scenario.first?.isNumber == true ? section : scenario
    ids.formUnion(["", "-title", "-description"].map { "\(drawing)-diagram\($0)" })
    numbered.insert("\(drawing)-assumption-")
  }

  /// True if the page has an id already.
  func contains(_ id: String) -> Bool {
    if ids.contains(id) { return true }
    let digits = id.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !digits.isEmpty && numbered.contains(String(id.dropLast(digits.count)))
  }
}
