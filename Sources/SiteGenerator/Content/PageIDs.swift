import ScriptLanguage

/// The ids that the HTML of a page has beside those of its headings.
///
/// No heading gets one of these: what leads to it would lead to something else.
struct PageIDs {
  /// What the standard theme has around every page, be it in its layout or made by its scripts or those of the
  /// preview. A page is checked without a theme, so that its anchors are the same in all of them.
  private static let ofTheme = [
    "page-content", "site-pages", "drawer-title", "search-results", "lifeguard-problems",
  ]
  /// The same before a number.
  private static let ofThemeNumbered = ["search-result-"]

  private var ids = Set(ofTheme)
  /// What ids begin with that end in a number.
  private var numbered = Set(ofThemeNumbered)

  /// - Parameter blocks: The code blocks of the page.
  init(_ blocks: [PageBlock]) {
    for scenario in blocks.flatMap(\.scenarioIDs) { add(scenario) }
  }

  /// Adds what the section of a scenario has.
  private mutating func add(_ scenario: String) {
    let section = ScenarioAnchor.id(of: scenario)
    ids.formUnion([section, "\(section)-heading", "grades-of-\(section)"])
    // No id in an SVG begins with a digit.
    let drawing = scenario.first?.isNumber == true ? section : scenario
    ids.formUnion(["", "-title", "-description"].map { "\(drawing)-diagram\($0)" })
    numbered.formUnion(["\(drawing)-diagram-event-", "\(drawing)-assumption-"])
  }

  /// True if the page has an id already.
  func contains(_ id: String) -> Bool {
    if ids.contains(id) { return true }
    let digits = id.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !digits.isEmpty && numbered.contains(String(id.dropLast(digits.count)))
  }
}
