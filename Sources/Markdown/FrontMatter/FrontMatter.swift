/// The values of the YAML at the beginning of a page.
package struct FrontMatter: Sendable, Hashable {
  /// The page's title. This title precedes the first heading's.
  package var title: String?
  /// One or two sentences about the page.
  package var description: String?
  /// A title for narrow places, such as the list of all pages.
  package var shortTitle: String?
  /// The page's place among its siblings, in ascending order.
  package var order: Int?
  /// The id of the scenario whose callbacks a reader may order, or `none`.
  package var predict: String?
  /// True if every scenario of the page is an exercise: readers order the callbacks before they see
  /// the answer.
  package var isExercises: Bool
  /// True if the page lists sources. The search shows such pages only to readers who ask for sources.
  package var isOfSources: Bool
  /// The levels of rules on the page.
  package var rules: [KeyedYAML.Rule]
  /// True if the page is verified, but is no page of the site yet.
  package var isDraft: Bool

  /// Creates front matter. Every value may be missing.
  package init(
    title: String? = nil, description: String? = nil, order: Int? = nil, shortTitle: String? = nil,
    predict: String? = nil, isExercises: Bool = false, isOfSources: Bool = false,
    rules: [KeyedYAML.Rule] = [], isDraft: Bool = false
  ) {
    self.title = title
    self.shortTitle = shortTitle
    self.description = description
    self.order = order
    self.predict = predict
    self.isExercises = isExercises
    self.isOfSources = isOfSources
    self.rules = rules
    self.isDraft = isDraft
  }

  /// The keys that front matter may have, with the kinds of their values.
  static let keys: [KeyedYAML.Key] = [
    KeyedYAML.Key("title", .text), KeyedYAML.Key("description", .text),
    KeyedYAML.Key("order", .wholeNumber), KeyedYAML.Key("short-title", .text),
    KeyedYAML.Key("predict", .text), KeyedYAML.Key("exercises", .truth),
    KeyedYAML.Key("sources", .truth), KeyedYAML.Key("draft", .truth),
    KeyedYAML.Key("rules", .rules),
  ]

  /// The recommended maximum of characters in a short title.
  static let shortTitleLimit = 32
}
